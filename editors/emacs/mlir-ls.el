;;; mlir-ls.el --- MLIR with the language server mlir-ls  -*- lexical-binding: t; -*-

;; Version: 0.2.0
;; Package-Requires: ((emacs "29.1"))
;; Keywords: languages

;;; Commentary:

;; A mode for MLIR that is open to every dialect, and mlir-ls for it: with eglot, which comes with Emacs, it starts by
;; itself; with lsp-mode once `lsp-deferred' is in `mlir-mode-hook'.  A `mlir-mode' that was defined before stays.

;;; Code:

(defgroup mlir-ls nil
  "MLIR with the language server mlir-ls."
  :group 'languages)

(defcustom mlir-ls-command '("mlir-ls" "lsp")
  "The program that is the language server, and its arguments."
  :type '(repeat string))

(defcustom mlir-ls-eglot t
  "Whether eglot starts the server for every file of MLIR."
  :type 'boolean)

(defvar mlir-ls-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (dolist (character '(?% ?@ ?^ ?! ?# ?$ ?. ?_))
      (modify-syntax-entry character "_" table))
    (modify-syntax-entry ?< "(>" table)
    (modify-syntax-entry ?> ")<" table)
    table)
  "Sigils and dots belong to names.")

(defvar mlir-ls-font-lock-keywords
  `(("@\\(?:[[:alnum:]_$.-]+\\|\"[^\"\n]*\"\\)" (0 font-lock-function-name-face t))
    ("\\^[[:alnum:]_$.-]+" . font-lock-constant-face)
    ("%[[:alnum:]_$.-]+" . font-lock-variable-name-face)
    ("![[:alpha:]_$][[:alnum:]_$.]*" . font-lock-type-face)
    ("#[[:alnum:]_$.]+" . font-lock-constant-face)
    ("\\_<\\(?:[su]?i[0-9]+\\|b?f[0-9]+\\|tf32\\|f[0-9]E[0-9]M[0-9][A-Z0-9]*\\|index\\|none\\)\\_>" . font-lock-type-face)
    ("\\_<\\(?:tensor\\|vector\\|memref\\|complex\\|tuple\\)\\(?:<\\)" (0 font-lock-type-face))
    ("\"[[:alpha:]_][[:alnum:]_$]*\\.[[:alnum:]_$.]+\"\\s-*(" (0 font-lock-keyword-face t))
    ("\\_<[[:alpha:]_][[:alnum:]_$]*\\.[[:alpha:]_][[:alnum:]_$.]*" . font-lock-keyword-face)
    ("^\\s-*\\(module\\|func\\|return\\|call\\|br\\|cond_br\\|yield\\)\\_>" (1 font-lock-keyword-face))
    ("\\_<\\([[:alpha:]_][[:alnum:]_$.]*\\)\\s-*=[^=]" (1 font-lock-property-name-face))
    ("\\_<\\(?:true\\|false\\|unit\\|loc\\|dense\\|affine_map\\|affine_set\\)\\_>" . font-lock-builtin-face))
  "What is what in MLIR, whatever the dialect.")

(unless (fboundp 'mlir-mode)
  (define-derived-mode mlir-mode prog-mode "MLIR"
    "A mode for MLIR."
    :syntax-table mlir-ls-syntax-table
    (setq-local comment-start "// "
                comment-start-skip "//+\\s-*"
                indent-tabs-mode nil
                font-lock-defaults '(mlir-ls-font-lock-keywords))))

(add-to-list 'auto-mode-alist '("\\.\\(?:mlir\\(?:\\.in\\)?\\|ttg?ir\\)\\'" . mlir-mode))

(defvar eglot-server-programs)
(declare-function eglot-ensure "eglot")

(defun mlir-ls-contact (&rest _)
  "What eglot runs."
  mlir-ls-command)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(mlir-mode . mlir-ls-contact)))

(defun mlir-ls-start ()
  "Have eglot start the server, where that is configured."
  (when mlir-ls-eglot
    (eglot-ensure)))

(add-hook 'mlir-mode-hook #'mlir-ls-start)

(defvar lsp-language-id-configuration)
(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")

(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(mlir-mode . "mlir"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection (lambda () mlir-ls-command))
                    :major-modes '(mlir-mode)
                    :priority 1
                    :server-id 'mlir-ls)))

(provide 'mlir-ls)

;;; mlir-ls.el ends here
