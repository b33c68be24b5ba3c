-- What Neovim shows in the picture: the colours of the server's tokens, and hints between the words.

local look = dofile(vim.g.pictures .. '/look.lua')

look.open('saxpy_gpu.mlir', function()
  return vim.lsp.buf_is_attached(0, 1)
end)
vim.lsp.inlay_hint.enable(true)
look.wait_for(function()
  return #vim.lsp.inlay_hint.get({ bufnr = 0 }) > 0
end)
vim.o.wrap = false
vim.fn.search('gpu.func')
vim.cmd('normal! zt')
vim.defer_fn(look.ready, 300)
