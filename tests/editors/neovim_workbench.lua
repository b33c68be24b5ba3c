-- Opens the test $MLIR_LS_FILE, runs it and its pipeline with the plugin's commands, and writes what it saw to $MLIR_LS_RESULT as JSON.

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
  local source, window = vim.api.nvim_get_current_buf(), vim.api.nvim_get_current_win()
  local function output()
    for _, each in ipairs(vim.api.nvim_list_bufs()) do
      if vim.api.nvim_buf_is_valid(each) and vim.bo[each].buftype == 'nofile' then
        return each, table.concat(vim.api.nvim_buf_get_lines(each, 0, -1, false), '\n')
      end
    end
    return nil, ''
  end

  vim.cmd('MlirTest')
  wait_for('the outcomes', function()
    return #vim.fn.getloclist(0) > 0
  end)
  seen.outcomes = vim.tbl_map(function(item)
    return { item.lnum, item.text }
  end, vim.fn.getloclist(0))

  wait_for('the directive that fails', function()
    return #vim.tbl_filter(function(each) return each.code == 'failed-check' end, vim.diagnostic.get(source)) > 0
  end)
  for _, each in ipairs(vim.diagnostic.get(source)) do
    if each.code == 'failed-check' then
      seen.failed = { each.lnum, each.message }
    end
  end

  seen.completed = require('mlir_ls_workbench').complete('--symbol-d', 'MlirPipeline --cse --symbol-d', 29)

  vim.cmd("MlirPipeline --pass-pipeline='builtin.module(func.func(cse))'")
  wait_for('the output', function()
    return select(2, output()):find('arith.constant 2') ~= nil
  end)
  vim.api.nvim_buf_set_lines(source, 3, 4, false, { '  %c = arith.constant 5 : i32' })
  vim.cmd('doautocmd TextChanged')
  wait_for('the output again', function()
    return select(2, output()):find('arith.constant 5') ~= nil
  end)
  local buffer = output()
  local output_window = vim.fn.bufwinid(buffer)
  vim.api.nvim_set_current_win(output_window)
  vim.fn.search('return')
  vim.cmd('normal gd')
  seen.place = { vim.api.nvim_get_current_win() == window, vim.api.nvim_win_get_cursor(window)[1] }
  vim.api.nvim_win_close(output_window, true)

  vim.cmd('MlirGraph cfg')
  wait_for('the graph', function()
    return select(2, output()):find('entry') ~= nil
  end)
  seen.graph = vim.api.nvim_buf_get_lines(output(), 0, -1, false)
  local graph_window = vim.fn.bufwinid((output()))
  vim.api.nvim_set_current_win(graph_window)
  vim.fn.search('entry')
  vim.cmd('normal gd')
  seen.node = { vim.api.nvim_get_current_win() == window, vim.api.nvim_win_get_cursor(window)[1] }
  vim.api.nvim_win_set_cursor(window, { 5, 0 })
  vim.cmd('doautocmd CursorMoved')
  local space = vim.api.nvim_get_namespaces()['mlir_ls_beside']
  seen.marked = vim.tbl_map(function(each) return each[2] end, vim.api.nvim_buf_get_extmarks(output(), space, 0, -1, {}))
  vim.api.nvim_win_close(graph_window, true)

  vim.cmd('MlirPipelineFunction --no-such-pass')
  wait_for('the trouble', function()
    return select(2, output()):find('no%-such%-pass') ~= nil
  end)
  local trouble = output()
  if vim.env.MLIR_LS_LIT == '1' then
    vim.cmd('MlirLit')
    wait_for('the results of lit', function()
      return vim.fn.getqflist({ title = 0 }).title:find('passed') ~= nil
    end)
    seen.lit = { vim.fn.getqflist({ title = 0 }).title, vim.fn.getqflist()[1].lnum, vim.fn.getqflist()[1].text }
  end
  seen.trouble = vim.api.nvim_buf_get_lines(trouble, 0, 1, false)[1]
end

local ok, problem = pcall(session)
if not ok then
  seen.problem = problem
end
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.MLIR_LS_RESULT)
vim.cmd('qall!')
