-- Requests of docs/protocol.md and what comes of them, in Neovim 0.7 and later.

local M = {}

local CANCELLED = -32800

--- Shows a message that is no error.
function M.inform(text)
  vim.notify('mlir-ls: ' .. text, vim.log.levels.INFO)
end

--- What is done with an answer: an error and the absence of a result are shown, the latter as `nothing` if it is given; `done` gets
--- a result that is not null.
local function answered(done, nothing)
  return function(failure, result)
    if failure then
      if failure.code ~= CANCELLED then -- else a newer request has taken its place
        vim.notify('mlir-ls: ' .. failure.message, vim.log.levels.ERROR)
      end
    elseif result == nil or result == vim.NIL then
      M.inform(nothing or 'there is nothing to show')
    else
      done(result)
    end
  end
end

local function clients_of(buffer)
  return vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer }) or vim.lsp.buf_get_clients(buffer)
end

--- Sends a request that is about no document by the server of a buffer; false where none runs, which is shown.
function M.send(buffer, method, params, done, nothing)
  if vim.tbl_isempty(clients_of(buffer)) then
    vim.notify('mlir-ls: no server runs for this buffer; :edit starts one', vim.log.levels.WARN)
    return false
  end
  vim.lsp.buf_request(buffer, method, params, answered(done, nothing))
  return true
end

--- Sends a request about a buffer's document.
function M.about(buffer, method, params, done, nothing)
  params.textDocument = vim.lsp.util.make_text_document_params(buffer)
  return M.send(buffer, method, params, done, nothing)
end

--- What columns count of a buffer's lines, as its server has agreed with Neovim: 'utf-8' are bytes.
function M.encoding_of(buffer)
  local names = { mlir_ls = true, [require('mlir_ls').config().name] = true }
  for _, client in pairs(clients_of(buffer)) do
    if names[client.name] then
      return client.offset_encoding or 'utf-16'
    end
  end
  return 'utf-16'
end

--- Sends a request about the place of the cursor.
function M.here(method, done, nothing)
  M.send(0, method, vim.lsp.util.make_position_params(0, M.encoding_of(0)), done, nothing)
end

--- Goes to a place as the server names it, in a document.
function M.go_to_place(uri, place, encoding)
  local location = { uri = uri, range = { start = place, ['end'] = place } }
  if vim.lsp.util.show_document then
    vim.lsp.util.show_document(location, encoding, { reuse_win = true, focus = true })
  else
    vim.lsp.util.jump_to_location(location, encoding)
  end
end

--- Moves the cursor of the current window to a line, from 0, so that a jump leads back.
function M.go_to_line(line)
  vim.cmd("normal! m'")
  vim.api.nvim_win_set_cursor(0, { math.min(line + 1, vim.api.nvim_buf_line_count(0)), 0 })
end

--- A new buffer in the current window, which holds a text that was made and goes with its window.
function M.scratch(lines, kind)
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].buftype, vim.bo[buffer].bufhidden, vim.bo[buffer].swapfile = 'nofile', 'wipe', false
  M.fill(buffer, lines)
  vim.bo[buffer].syntax = kind
  return buffer
end

--- Puts lines in the place of those of a text that was made.
function M.fill(buffer, lines)
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].modifiable = false
end

return M
