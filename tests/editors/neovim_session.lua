-- A session at the keyboard: opens the file $MLIR_LS_FILE, types, sends requests, and writes what it saw to $MLIR_LS_RESULT as JSON.
-- It runs in Neovim 0.7 and later, as `nvim --headless --clean … -c 'luafile neovim_session.lua'`.

local PATIENCE = 20000 -- milliseconds

local seen = {}

local function wait_for(what, condition)
  if not vim.wait(PATIENCE, condition, 10) then
    error('waited in vain for ' .. what)
  end
end

local function type_keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'tx', false)
end

local function put_cursor_on(line, text)
  local column = vim.fn.getline(line):find(text, 1, true)
  vim.api.nvim_win_set_cursor(0, { line, column - 1 })
end

local function diagnostics()
  return vim.tbl_map(function(diagnostic)
    return { code = diagnostic.code, line = diagnostic.lnum + 1, column = diagnostic.col + 1, message = diagnostic.message }
  end, vim.diagnostic.get(0))
end

local function floating_window()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return window
    end
  end
end

local function attached_clients()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)({ bufnr = 0 })
end

local function tokens_at(line, column)
  local found = vim.lsp.semantic_tokens.get_at_pos(0, line - 1, column - 1) or {}
  return vim.tbl_map(function(token)
    return token.type
  end, found)
end

local function session()
  vim.cmd('edit ' .. vim.env.MLIR_LS_FILE)
  seen.filetype = vim.bo.filetype
  wait_for('the server', function()
    local client = attached_clients()[1]
    return client ~= nil and client.initialized
  end)
  seen.clients = #attached_clients()
  seen.omnifunc = vim.bo.omnifunc
  seen.root = attached_clients()[1].config.root_dir

  wait_for('the status', function()
    return require('mlir_ls').status() ~= ''
  end)
  seen.status = require('mlir_ls').status()
  seen.status_line = vim.api.nvim_eval_statusline("[%{v:lua.require'mlir_ls'.status()}]", {}).str
  vim.cmd('new')
  seen.status_elsewhere = require('mlir_ls').status()
  seen.status_of_buffer = require('mlir_ls').status(vim.fn.bufnr('#'))
  vim.cmd('bwipeout!')

  put_cursor_on(2, '%total')
  type_keys('o%bad = arith.addi %missing, %right : i32<Esc>')
  wait_for('a diagnostic', function()
    return #vim.diagnostic.get(0) > 0
  end)
  seen.after_typing = diagnostics()

  put_cursor_on(4, '%total')
  vim.lsp.buf.definition()
  wait_for('the definition', function()
    return vim.api.nvim_win_get_cursor(0)[1] ~= 4
  end)
  seen.definition = vim.api.nvim_win_get_cursor(0)

  put_cursor_on(4, '%total')
  vim.lsp.buf.hover()
  wait_for('a hover', floating_window)
  seen.hover = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(floating_window()), 0, -1, false)

  type_keys('u')
  wait_for('the diagnostic to go', function()
    return #vim.diagnostic.get(0) == 0
  end)
  seen.after_undo = diagnostics()

  if vim.lsp.semantic_tokens then
    wait_for('the colours', function()
      return vim.tbl_count(tokens_at(1, 5)) > 0 or vim.tbl_count(tokens_at(2, 26)) > 0
    end)
    seen.tokens = tokens_at(2, 26) -- %left
  end
  if vim.lsp.inlay_hint then
    type_keys('o%small = arith.cmpi slt, %left, %right : i32<Esc>')
    vim.lsp.inlay_hint.enable(true)
    wait_for('a hint', function()
      return #vim.lsp.inlay_hint.get({ bufnr = 0 }) > 0
    end)
    seen.hints = vim.tbl_map(function(hint)
      return hint.inlay_hint.label
    end, vim.lsp.inlay_hint.get({ bufnr = 0 }))
    type_keys('u')
  end

  put_cursor_on(3, 'return')
  type_keys('O      // saved<Esc>')
  vim.cmd('write')
end

local worked, problem = pcall(session)
if not worked then
  seen.problem = tostring(problem)
end
local file = assert(io.open(vim.env.MLIR_LS_RESULT, 'w'))
file:write(vim.fn.json_encode(seen))
file:close()
vim.cmd('qall!')
