-- How Neovim looks in the pictures, and what their scripts share.

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
  mlirArgument = { fg = '#d4d8e0', italic = true },
  LspInlayHint = { fg = '#7d8796', bg = '#252a33' },
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


local M = {}

--- Waits until a condition holds.
function M.wait_for(condition)
  if not vim.wait(20000, condition, 20) then
    error('waited in vain')
  end
end

--- Opens a file, and waits until the server has sent its diagnostics and, if requested, its semantic tokens.
function M.open(file, condition)
  require('mlir_ls').setup({ cmd = vim.g.server })
  vim.cmd('edit ' .. file)
  M.wait_for(condition)
  M.wait_for(function()
    return not vim.lsp.semantic_tokens or next(vim.lsp.semantic_tokens.get_at_pos(0, vim.g.coloured, vim.fn.indent(vim.g.coloured + 1)) or {}) ~= nil
  end)
end

--- Has the picture taken once Neovim has drawn everything.
function M.ready()
  vim.cmd('echo ""')
  vim.rpcnotify(1, 'picture_is_ready')
end

return M
