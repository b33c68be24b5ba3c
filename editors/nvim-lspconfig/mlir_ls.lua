---@brief
---
--- https://pypi.org/project/mlir-ls/
---
--- `mlir-ls`, a language server for MLIR with any dialect. It is installed with pip:
---
--- ```sh
--- pipx install mlir-ls
--- ```
---
--- A project's dialects are named in `.mlir-ls.toml`.
---@type vim.lsp.Config
return {
  cmd = { 'mlir-ls', 'lsp' },
  filetypes = { 'mlir' },
  root_markers = { '.mlir-ls.toml', '.git' },
}
