-- Opens the log $MLIR_LS_FILE, goes from pass to pass with the plugin's commands, and writes what it saw to $MLIR_LS_RESULT as JSON.

local seen = {}

local function wait_for(what, condition)
  if not vim.wait(20000, condition, 10) then
    error('waited in vain for ' .. what)
  end
end

local function session()
  vim.cmd('edit ' .. vim.env.MLIR_LS_FILE)
  wait_for('the server', function()
    local client = (vim.lsp.get_clients or vim.lsp.get_active_clients)({ bufnr = 0 })[1]
    return client ~= nil and client.initialized
  end)
  local log = vim.api.nvim_get_current_win()
  local function at(line)
    wait_for('line ' .. line, function()
      return vim.api.nvim_win_get_cursor(log)[1] == line
    end)
  end
  vim.cmd('MlirNextPass')
  at(7)
  vim.cmd('MlirNextChange')
  at(12)
  vim.cmd('MlirPreviousPass')
  at(7)
  vim.cmd('MlirNextPass')
  at(12)
  vim.api.nvim_win_set_cursor(0, { 15, 2 })
  vim.cmd('MlirFollow')
  at(9)
  vim.api.nvim_win_set_cursor(0, { 15, 2 })
  vim.cmd('MlirPassDiff')
  wait_for('the difference', function()
    return vim.bo.filetype == 'diff'
  end)
  seen.difference = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  vim.cmd('close')
  vim.cmd('MlirPasses')
  wait_for('the list', function()
    return vim.bo.filetype == 'qf'
  end)
  seen.list = vim.tbl_map(function(item)
    return item.text
  end, vim.fn.getloclist(0))
end

local function session_without_log()
  vim.cmd('new')
  vim.bo.filetype = 'mlir'
  vim.cmd('file ' .. vim.env.MLIR_LS_FILE .. '.other.mlir')
  vim.cmd('edit')
  local said = {}
  vim.notify = function(text) table.insert(said, text) end
  local function show(name)
    local before = #said
    vim.cmd(name)
    wait_for('what ' .. name .. ' shows', function() return #said > before end)
  end
  for _, name in ipairs({ 'MlirPasses', 'MlirNextPass', 'MlirFollow', 'MlirPipeline', 'MlirGraph cfg' }) do
    show(name)
  end
  local running = vim.lsp.get_clients or vim.lsp.get_active_clients
  vim.lsp.stop_client(running(), true)
  wait_for('the end of the server', function() return #running() == 0 end)
  show('MlirLit')
  seen.nothing = said
end

local ok, problem = pcall(function()
  session()
  session_without_log()
end)
if not ok then
  seen.problem = problem
end
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.MLIR_LS_RESULT)
vim.cmd('qall!')
