-- What Neovim shows in the picture: a file with mistakes, the cursor on an operation, and its hover.

vim.o.termguicolors = true
vim.o.number = true
vim.o.signcolumn = 'yes'
vim.o.laststatus = 0
vim.o.ruler = false
vim.o.showcmd = false
vim.o.shortmess = vim.o.shortmess .. 'FIW'

local colours = {
  Normal = { fg = '#d4d8e0', bg = '#1b1e24' },
  NormalFloat = { fg = '#d4d8e0', bg = '#2a2f39' },
  FloatBorder = { bg = '#2a2f39' },
  SignColumn = { bg = '#1b1e24' },
  LineNr = { fg = '#5c6472' },
  NonText = { fg = '#1b1e24' },
  EndOfBuffer = { fg = '#1b1e24' },
  Comment = { fg = '#7d8796', italic = true },
  String = { fg = '#99c794' },
  Statement = { fg = '#78a9ff' },
  Keyword = { fg = '#c594c5' },
  Identifier = { fg = '#d4d8e0' },
  Function = { fg = '#fac863' },
  Type = { fg = '#5fc8d8' },
  Constant = { fg = '#f99157' },
  Number = { fg = '#f99157' },
  Label = { fg = '#ec9bd0' },
  DiagnosticError = { fg = '#f2777a' },
  DiagnosticWarn = { fg = '#fac863' },
  DiagnosticInfo = { fg = '#78a9ff' },
  DiagnosticUnderlineError = { undercurl = true, sp = '#f2777a' },
  DiagnosticUnderlineInfo = { undercurl = true, sp = '#78a9ff' },
}
if vim.fn.has('nvim-0.11') == 1 then
  colours.LspReferenceTarget = { bg = '#333a47' }
  colours['@markup.raw'] = { fg = '#99c794' }
  colours['@markup.link.label'] = { fg = '#78a9ff', underline = true }
end
for group, look in pairs(colours) do
  vim.api.nvim_set_hl(0, group, look)
end
for _, severity in ipairs({ 'Error', 'Warn', 'Info' }) do
  vim.fn.sign_define('DiagnosticSign' .. severity, { text = '●', texthl = 'Diagnostic' .. severity })
end
local signs = true
if vim.fn.has('nvim-0.11') == 1 then
  signs = { text = { '●', '●', '●', '●' } }
end
vim.diagnostic.config({ virtual_text = { prefix = '■' }, severity_sort = true, signs = signs })

local function wait_for(condition)
  if not vim.wait(20000, condition, 20) then
    error('waited in vain')
  end
end

local function hover_is_open()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return true
    end
  end
end

require('mlir_ls').setup({ cmd = vim.g.server })
vim.cmd('edit broken.mlir')
wait_for(function()
  return #vim.diagnostic.get(0) > 0
end)
vim.fn.search('^// Operations')
vim.cmd('normal! zt')
vim.fn.search('^func.func @fine')
vim.fn.search('tensor.extract')

-- later, when Neovim has noticed that the cursor moved: that would close the hover
vim.defer_fn(function()
  vim.lsp.buf.hover({ border = 'solid', max_width = 84 })
  wait_for(hover_is_open)
  vim.cmd('echo ""')
  vim.rpcnotify(1, 'picture_is_ready')
end, 300)
