if not vim.g.loaded_mlir_ls then
  vim.g.loaded_mlir_ls = true
  require('mlir_ls').enable()
end
