---@brief
---
--- https://pypi.org/project/mlir-ls/
---
--- `mlir-ls`, a language server for MLIR with any dialect. Until it is published there, it is installed from a clone of its repository:
---
--- ```sh
--- pipx install .
--- ```
---
--- A project's dialects are named in `.mlir-ls.toml`, which counts where `settings = { ['mlir-ls'] = { trusted = true } }` is set.
---@type vim.lsp.Config
return {
  cmd = { 'mlir-ls', 'lsp' },
  filetypes = { 'mlir' },
  root_markers = { '.mlir-ls.toml', '.git' },
}
