-- Passes of a log: commands over the requests of docs/protocol.md, in Neovim 0.7 and later.

local M = {}

--- Sends a request about the cursor's place to mlir-ls; `done` gets a result that is not null.
local function request(method, done)
  local params = vim.lsp.util.make_position_params(0, 'utf-16')
  vim.lsp.buf_request(0, method, params, function(failure, result)
    if failure then
      vim.notify(failure.message, vim.log.levels.ERROR)
    elseif result == nil or result == vim.NIL then
      vim.notify('mlir-ls: there is none', vim.log.levels.INFO)
    else
      done(result)
    end
  end)
end

local function go_to_line(found)
  vim.cmd("normal! m'")
  vim.api.nvim_win_set_cursor(0, { found.line + 1, 0 })
end

--- Goes to the pass that a method finds: `mlir/nextPass`, `mlir/previousChange`, and so on.
function M.go(method)
  request(method, go_to_line)
end

--- Lists the passes of the log in the location list.
function M.list()
  local buffer = vim.api.nvim_get_current_buf()
  request('mlir/passes', function(passes)
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
  request('mlir/passDifference', function(pass)
    vim.cmd('vnew')
    local buffer = vim.api.nvim_get_current_buf()
    vim.bo[buffer].buftype, vim.bo[buffer].bufhidden, vim.bo[buffer].swapfile = 'nofile', 'wipe', false
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, pass.rows)
    vim.bo[buffer].filetype, vim.bo[buffer].modifiable = 'diff', false
  end)
end

--- Goes to where the line at the cursor was before the pass.
function M.follow()
  request('mlir/followedLine', go_to_line)
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
