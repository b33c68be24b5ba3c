;;; A session at the keyboard: opens the file $MLIR_LS_FILE, types, sends requests, and writes what it saw to $MLIR_LS_RESULT as JSON.
;;; It runs as `emacs --batch -Q -l emacs_session.el`.  -*- lexical-binding: t; -*-

(require 'json)
(require 'eglot)
(require 'flymake)
(require 'xref)
(load (getenv "MLIR_LS_PLUGIN") nil t)
(setq mlir-ls-command (append (json-parse-string (getenv "MLIR_LS_COMMAND") :array-type 'list) nil)
      eglot-sync-connect 20
      make-backup-files nil
      create-lockfiles nil)

(defvar seen nil)

(defun note (name value)
  (push (cons name value) seen))

(defun wait-for (what condition)
  (let ((until (+ (float-time) 20)))
    (while (not (funcall condition))
      (when (> (float-time) until)
        (error "waited in vain for %s" what))
      (accept-process-output nil 0.02))))

(defun diagnostics ()
  (mapcar (lambda (each)
            (vector (line-number-at-pos (flymake-diagnostic-beg each)) (flymake-diagnostic-text each)))
          (flymake-diagnostics)))

(defun send-changes ()
  "Do what Emacs does after a moment without input; in batch mode its timers do not run."
  (eglot--signal-textDocument/didChange)
  (flymake-start nil))

(defun put-cursor-on (line text)
  (goto-char (point-min))
  (forward-line (1- line))
  (search-forward text (line-end-position))
  (goto-char (match-beginning 0)))

(defun session ()
  (find-file (getenv "MLIR_LS_FILE"))
  (note 'mode (symbol-name major-mode))
  (note 'face (progn (font-lock-ensure) (put-cursor-on 2 "arith.addi")
                     (symbol-name (get-text-property (point) 'face))))
  (run-hooks 'post-command-hook) ; where `eglot-ensure' waits; a batch has no commands
  (wait-for "the server" #'eglot-managed-p)
  (add-hook 'before-save-hook #'eglot-format-buffer nil t)

  (put-cursor-on 3 "  return")
  (insert "%bad = arith.addi %missing, %right : i32\n")
  (send-changes)
  (wait-for "a diagnostic" #'flymake-diagnostics)
  (note 'after-typing (vconcat (diagnostics)))

  (put-cursor-on 4 "%total")
  (let ((text nil))
    (eglot-hover-eldoc-function (lambda (string &rest _) (setq text (substring-no-properties string))))
    (wait-for "a hover" (lambda () text))
    (note 'hover text))

  (put-cursor-on 4 "%total")
  (let ((found (xref-location-marker
                (xref-item-location (car (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot)))))))
    (note 'definition (vector (line-number-at-pos found) (save-excursion (goto-char found) (current-column)))))

  (put-cursor-on 3 "%bad")
  (delete-region (line-beginning-position) (line-beginning-position 2))
  (insert "      // saved\n")
  (send-changes)
  (wait-for "the diagnostic to go" (lambda () (null (flymake-diagnostics))))
  (save-buffer))

(condition-case problem
    (session)
  (error (note 'problem (error-message-string problem))))
(with-temp-file (getenv "MLIR_LS_RESULT")
  (insert (json-encode seen)))
(kill-emacs 0)
