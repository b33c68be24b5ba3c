-- What Neovim shows in the picture: a file with mistakes, the cursor on an operation, and its hover.

local look = dofile(vim.g.pictures .. '/look.lua')

local function hover_is_open()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return true
    end
  end
end

look.open('broken.mlir', function()
  return #vim.diagnostic.get(0) > 0
end)
vim.fn.search('^// Operations')
vim.cmd('normal! zt')
vim.fn.search('^func.func @fine')
vim.fn.search('tensor.extract')

-- later, when Neovim has noticed that the cursor moved: that would close the hover
vim.defer_fn(function()
  vim.lsp.buf.hover({ border = 'solid', max_width = 84 })
  look.wait_for(hover_is_open)
  look.ready()
end, 300)
