-- Passes of a log: commands over the requests of docs/protocol.md, in Neovim 0.7 and later.

local M = {}

local requests = require('mlir_ls_requests')

local no_log = 'this file holds no IR that a compiler printed between passes, as with --mlir-print-ir-after-all'

-- what is shown where a request finds nothing
local nothing = {
  ['mlir/nextPass'] = 'there is no pass below',
  ['mlir/previousPass'] = 'there is no pass above',
  ['mlir/nextChange'] = 'no pass below changed this operation',
  ['mlir/previousChange'] = 'no pass above changed this operation',
  ['mlir/passDifference'] = 'the cursor is not in what a pass has printed',
  ['mlir/followedLine'] = 'no dump before has this line',
}

local function go_to(found)
  requests.go_to_line(found.line)
end

--- Goes to the pass that a method finds: `mlir/nextPass`, `mlir/previousChange`, and so on.
function M.go(method)
  requests.here(method, go_to, nothing[method])
end

--- Lists the passes of the log in the location list.
function M.list()
  local buffer = vim.api.nvim_get_current_buf()
  requests.here('mlir/passes', function(passes)
    if #passes == 0 then
      requests.inform(no_log)
      return
    end
    local items = {}
    for _, pass in ipairs(passes) do
      local change = (pass.change == '' or pass.change == 'unchanged') and '' or ('  ' .. pass.change)
      local on = pass.symbol ~= '' and (' @' .. pass.symbol) or ''
      table.insert(items, { bufnr = buffer, lnum = pass.line + 1, text = pass.title .. on .. change })
    end
    vim.fn.setloclist(0, {}, ' ', { title = 'Passes', items = items })
    vim.cmd('lopen')
  end)
end

--- Shows what the pass at the cursor changed, in a buffer of its own.
function M.difference()
  requests.here('mlir/passDifference', function(pass)
    vim.cmd('vnew')
    vim.bo[requests.scratch(pass.rows, 'diff')].filetype = 'diff'
  end, nothing['mlir/passDifference'])
end

--- Goes to where the line at the cursor was before the pass.
function M.follow()
  M.go('mlir/followedLine')
end

--- Adds the commands to a buffer.
function M.attach(buffer)
  local commands = {
    MlirPasses = M.list,
    MlirPassDiff = M.difference,
    MlirFollow = M.follow,
  }
  for _, name in ipairs({ 'NextPass', 'PreviousPass', 'NextChange', 'PreviousChange' }) do
    commands['Mlir' .. name] = function()
      M.go('mlir/' .. name:sub(1, 1):lower() .. name:sub(2))
    end
  end
  for name, run in pairs(commands) do
    vim.api.nvim_buf_create_user_command(buffer, name, run, {})
  end
end

return M
