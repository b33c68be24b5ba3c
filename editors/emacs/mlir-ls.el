;;; mlir-ls.el --- MLIR with the language server mlir-ls  -*- lexical-binding: t; -*-

;; Version: 0.2.0
;; Package-Requires: ((emacs "29.1"))
;; Keywords: languages

;;; Commentary:

;; A mode for MLIR that is open to every dialect, and mlir-ls for it: with eglot, which comes with Emacs, it starts by
;; itself; with lsp-mode once `lsp-deferred' is in `mlir-mode-hook'.  A `mlir-mode' that was defined before stays.

;;; Code:

(require 'subr-x)

(defgroup mlir-ls nil
  "MLIR with the language server mlir-ls."
  :group 'languages)

(defcustom mlir-ls-command '("mlir-ls" "lsp")
  "The program that is the language server, and its arguments."
  :type '(repeat string))

(defcustom mlir-ls-eglot t
  "Whether eglot starts the server for every file of MLIR."
  :type 'boolean)

(defcustom mlir-ls-indent-width 2
  "The blanks by which the content of a region is deeper than its operation."
  :type 'natnum)

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

;; Indentation: the depth of a line follows from what the lines above it open and close.

(defconst mlir-ls--max-lines 200
  "The lines above a closing bracket in which its opening bracket is searched.")

(defun mlir-ls--code ()
  "The line, without its strings, its comment and the blanks around it."
  (let ((line (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
        (string "\"\\(?:\\\\.\\|[^\"\\\\]\\)*\"?"))
    (string-trim (replace-regexp-in-string "//.*" "" (replace-regexp-in-string string "" line)))))

(defun mlir-ls--inside (code)
  "CODE without the brackets that it closes at its beginning."
  (replace-regexp-in-string "\\`[])} \t]+" "" code))

(defun mlir-ls--unmatched (code)
  "How many brackets CODE closes without opening them, and the other way round."
  (let ((closed 0) (opened 0))
    (dolist (character (append code nil))
      (cond ((memq character '(?\( ?\[ ?\{)) (setq opened (1+ opened)))
            ((not (memq character '(?\) ?\] ?\}))))
            ((> opened 0) (setq opened (1- opened)))
            (t (setq closed (1+ closed)))))
    (cons closed opened)))

(defun mlir-ls--goes-on-p (code)
  "Whether CODE goes on with the operation above: an arrow, types, or a clause."
  (let ((case-fold-search nil))
    (string-match-p "\\`\\(?:->\\|:\\|[a-z][[:alnum:]_]*(\\)" code)))

(defun mlir-ls--to-opening ()
  "Go to the line that opens what this one closes after its beginning.
From a line that goes on with an operation, go to where that begins."
  (let* ((start (point))
         (code (mlir-ls--code))
         (missing (car (mlir-ls--unmatched (mlir-ls--inside code))))
         (left mlir-ls--max-lines))
    (while (and (> left 0) (or (> missing 0) (mlir-ls--goes-on-p code)) (zerop (forward-line -1)))
      (setq left (1- left)
            code (mlir-ls--code))
      (let ((found (mlir-ls--unmatched (if (> missing 0) code (mlir-ls--inside code)))))
        (setq missing (+ (max 0 (- missing (cdr found))) (car found)))))
    (when (> missing 0)
      (goto-char start))))

(defun mlir-ls--depth ()
  "The indentation of the line, from those above it and how it begins itself."
  (save-excursion
    (beginning-of-line)
    (let ((line (mlir-ls--code)))
      (skip-chars-backward " \t\n")
      (if (bobp)
          0
        (beginning-of-line)
        (let ((above (mlir-ls--code)))
          (mlir-ls--to-opening)
          (let* ((is-label (and (string-prefix-p "^" (mlir-ls--code)) (string-suffix-p ":" above)))
                 (opens (or is-label (string-match-p "\\(?:[({[]\\|{-#\\)\\'" above)))
                 (closes (string-match-p "\\`\\(?:[])}^]\\|#-}\\)" line))
                 (goes-on (or (> (cdr (mlir-ls--unmatched (mlir-ls--inside above))) 0) (mlir-ls--goes-on-p line)))
                 (levels (if (and goes-on (not opens)) 2 (- (if opens 1 0) (if closes 1 0)))))
            (max 0 (+ (current-indentation) (* levels mlir-ls-indent-width)))))))))

(defun mlir-ls-indent-line ()
  "Indent the line."
  (let ((depth (mlir-ls--depth)))
    (if (<= (current-column) (current-indentation))
        (indent-line-to depth)
      (save-excursion (indent-line-to depth)))))

(defun mlir-ls--begins-line-p (character)
  "Whether CHARACTER, which was typed, goes back at the beginning of a line."
  (and (memq character '(?\) ?\] ?\} ?^))
       (looking-back "^[ \t]*." (line-beginning-position))))

(unless (fboundp 'mlir-mode)
  (define-derived-mode mlir-mode prog-mode "MLIR"
    "A mode for MLIR."
    :syntax-table mlir-ls-syntax-table
    (setq-local comment-start "// "
                comment-start-skip "//+\\s-*"
                indent-tabs-mode nil
                indent-line-function #'mlir-ls-indent-line
                font-lock-defaults '(mlir-ls-font-lock-keywords))
    (add-hook 'electric-indent-functions #'mlir-ls--begins-line-p nil t)))

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
