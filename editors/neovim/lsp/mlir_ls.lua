-- Read by Neovim 0.11 and later: `vim.lsp.enable('mlir_ls')`.
return require('mlir_ls').config()
