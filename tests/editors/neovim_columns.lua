-- Opens $MLIR_LS_FILE, and writes to $MLIR_LS_RESULT, as JSON, what the columns mean that requests send and code lenses name.

local seen = {}

local function wait_for(what, condition)
  if not vim.wait(20000, condition, 10) then
    error('waited in vain for ' .. what)
  end
end

local function client()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)({ bufnr = 0 })[1]
end

--- The two characters of a line at a column of the server's.
local function at(line, character)
  local text = vim.fn.getline(line + 1)
  if client().offset_encoding == 'utf-8' then
    return text:sub(character + 1, character + 2)
  end
  local byte = vim.str_byteindex(text, character, client().offset_encoding == 'utf-16')
  return text:sub(byte + 1, byte + 2)
end

local function session()
  vim.cmd('edit ' .. vim.env.MLIR_LS_FILE)
  wait_for('the server', function()
    return client() ~= nil and client().initialized
  end)

  local requests = require('mlir_ls_requests')
  local send = vim.lsp.buf_request
  vim.lsp.buf_request = function(_, _, params)
    seen.sent = at(params.position.line, params.position.character)
  end
  vim.fn.search('@f', 'cw')
  requests.here('mlir/nextPass', function() end)
  vim.lsp.buf_request = send

  vim.api.nvim_win_set_cursor(0, { 3, 0 })
  local lens
  wait_for('a lens', function()
    local params = { textDocument = vim.lsp.util.make_text_document_params(0) }
    for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/codeLens', params, 5000) or {}) do
      lens = (answer.result or {})[1]
    end
    return lens ~= nil
  end)
  if not lens.command then
    for _, answer in pairs(vim.lsp.buf_request_sync(0, 'codeLens/resolve', lens, 5000) or {}) do
      lens = answer.result or lens
    end
  end
  vim.lsp.commands[lens.command.command](lens.command, { bufnr = 0, client_id = client().id })
  local cursor = vim.api.nvim_win_get_cursor(0)
  seen.cursor = vim.fn.getline(cursor[1]):sub(cursor[2] + 1, cursor[2] + 2)
end

local worked, problem = pcall(session)
if not worked then
  seen.problem = tostring(problem)
end
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.MLIR_LS_RESULT)
vim.cmd('qall!')
