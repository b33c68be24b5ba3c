-- Passes of a log: commands over the requests of docs/protocol.md, in Neovim 0.7 and later.

local M = {}

local requests = require('mlir_ls_requests')

local function go_to(found)
  requests.go_to_line(found.line)
end

--- Goes to the pass that a method finds: `mlir/nextPass`, `mlir/previousChange`, and so on.
function M.go(method)
  requests.here(method, go_to)
end

--- Lists the passes of the log in the location list.
function M.list()
  local buffer = vim.api.nvim_get_current_buf()
  requests.here('mlir/passes', function(passes)
    local items = {}
    for _, pass in ipairs(passes) do
      local change = pass.added + pass.removed > 0 and ('  +%d -%d'):format(pass.added, pass.removed) or ''
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
  end)
end

--- Goes to where the line at the cursor was before the pass.
function M.follow()
  requests.here('mlir/followedLine', go_to)
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
