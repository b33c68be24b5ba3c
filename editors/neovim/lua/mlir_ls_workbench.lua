-- Tests and pipelines: commands over the requests of docs/protocol.md, in Neovim 0.7 and later.

local M = {}

local beside = require('mlir_ls_beside')
local requests = require('mlir_ls_requests')

--- Runs the commands of the RUN lines of a buffer, or the one that begins on a line, from 0, and lists what came of them.
function M.test(line)
  local buffer = vim.api.nvim_get_current_buf()
  requests.about(buffer, 'mlir/runTests', { line = line }, function(outcomes)
    local items = {}
    for _, outcome in ipairs(outcomes) do
      local text = outcome.verdict .. (outcome.reason ~= '' and (': ' .. outcome.reason) or '')
      local kind = outcome.verdict == 'failed' and 'E' or 'I'
      table.insert(items, { bufnr = buffer, lnum = outcome.line + 1, text = text, type = kind })
      for _, failure in ipairs(outcome.failures) do
        if failure.line ~= outcome.line then
          table.insert(items, { bufnr = buffer, lnum = failure.line + 1, text = failure.message, type = 'E' })
        end
      end
    end
    vim.fn.setloclist(0, {}, ' ', { title = 'RUN lines', items = items })
    local none = line and 'no RUN line begins here' or 'this file has no RUN line'
    requests.inform(#items > 0 and items[1].text or none)
  end)
end

--- Has lit run the tests of a folder, of the current buffer's one where it is '', and lists what failed.
function M.lit(folder)
  local buffer = vim.api.nvim_get_current_buf()
  local path = vim.fn.fnamemodify(folder ~= '' and folder or vim.fn.expand('%:p:h'), ':p')
  local is_sent = requests.send(buffer, 'mlir/runLit', { uris = { vim.uri_from_fname(vim.fn.resolve(path)) } }, function(outcome)
    local items, counts = {}, { passed = 0, failed = 0, ['not run'] = 0 }
    for _, test in ipairs(outcome.tests) do
      counts[test.verdict] = counts[test.verdict] + 1
      local file = type(test.uri) == 'string' and vim.uri_to_fname(test.uri) or nil
      if test.verdict == 'failed' and #test.failures == 0 then
        table.insert(items, { filename = file, lnum = 1, text = test.result .. ' ' .. test.name, type = 'E' })
      end
      for _, failure in ipairs(test.verdict == 'failed' and test.failures or {}) do
        table.insert(items, { filename = file, lnum = failure.line + 1, text = failure.message, type = 'E' })
      end
    end
    local text = ('%d passed, %d failed, %d not run'):format(counts.passed, counts.failed, counts['not run'])
    text = outcome.trouble ~= '' and outcome.trouble or text
    vim.fn.setqflist({}, ' ', { title = 'lit: ' .. text, items = items })
    vim.notify('mlir-ls: ' .. text, outcome.trouble ~= '' and vim.log.levels.ERROR or vim.log.levels.INFO)
  end)
  if is_sent then
    requests.inform('lit runs the tests in ' .. path)
  end
end

--- Shows what the program of a RUN line, which begins on a line, from 0, has written.
function M.output(line)
  requests.about(vim.api.nvim_get_current_buf(), 'mlir/runTests', { line = line }, function(outcomes)
    if outcomes[1] then
      local window = vim.api.nvim_get_current_win()
      vim.cmd('rightbelow vnew')
      requests.scratch(vim.split(outcomes[1].output, '\n'), 'mlir')
      vim.api.nvim_set_current_win(window)
    else
      requests.inform('no RUN line begins here')
    end
  end)
end

--- The lines of an output with the lines of the source that they are of, or why there is none.
local function lines_of(outcome)
  if outcome.trouble == '' then
    return vim.split(outcome.output, '\n'), outcome.links
  end
  local text = ('// %s: %s\n'):format(outcome.command, outcome.trouble:gsub('\n', ' '))
  local more = outcome.reproducer ~= '' and ('// The reproducer:\n' .. outcome.reproducer) or outcome.output
  return vim.split(text .. more, '\n'), {}
end

--- Runs a pipeline on the current buffer: `given` are the parameters of the request.
function M.run(given)
  given.line = given.line or vim.api.nvim_win_get_cursor(0)[1] - 1
  local function make(entry)
    requests.about(entry.source, 'mlir/runPipeline', vim.deepcopy(given), function(outcome)
      beside.show(entry, lines_of(outcome))
    end)
  end
  make({ source = vim.api.nvim_get_current_buf(), make = make })
end

--- Runs flags that were typed, or lets the user choose a pipeline that the text or the settings name.
local function pipeline(part)
  return function(command)
    if command.args ~= '' then
      M.run({ flags = command.args, part = part })
      return
    end
    requests.about(vim.api.nvim_get_current_buf(), 'mlir/pipelines', {}, function(named)
      if #named == 0 then
        requests.inform('neither RUN lines nor settings name a pipeline; its flags can be typed, as in :MlirPipeline --cse')
        return
      end
      local options = { prompt = 'Pipeline', format_item = function(item) return item.title end }
      vim.ui.select(named, options, function(chosen)
        if chosen then
          M.run(vim.tbl_extend('force', chosen.parameters, { part = part }))
        end
      end)
    end)
  end
end

--- Completes passes and options in the flags of a command.
function M.complete(word, command, position)
  local name = command:match('^%s*%S+%s+') or ''
  local text, offset = command:sub(#name + 1), position - #name
  local params = { text = text, offset = offset, textDocument = vim.lsp.util.make_text_document_params(0) }
  local found = {}
  for _, answer in pairs(vim.lsp.buf_request_sync(0, 'mlir/completeFlags', params, 5000) or {}) do
    for _, item in ipairs(type(answer.result) == 'table' and answer.result or {}) do
      local kept = item.start - (offset - #word)
      if kept >= 0 then
        table.insert(found, word:sub(1, kept) .. item.text)
      end
    end
  end
  return found
end

--- Adds the commands to a buffer, and those that code lenses name.
function M.attach(buffer)
  local function add(name, callback, options)
    vim.api.nvim_buf_create_user_command(buffer, name, callback, options or {})
  end
  local function cursor()
    return vim.api.nvim_win_get_cursor(0)[1] - 1
  end
  add('MlirTest', function() M.test() end)
  add('MlirTestLine', function() M.test(cursor()) end)
  add('MlirLit', function(command) M.lit(command.args) end, { nargs = '?', complete = 'dir' })
  add('MlirTestOutput', function() M.output(cursor()) end)
  for name, part in pairs({ MlirPipeline = 'document', MlirPipelineFunction = 'function', MlirPipelineChunk = 'chunk' }) do
    add(name, pipeline(part), { nargs = '*', complete = M.complete })
  end
  if vim.lsp.commands then
    vim.lsp.commands['mlir-ls.showTestOutput'] = function(command) M.output(command.arguments[2]) end
    vim.lsp.commands['mlir-ls.showReferences'] = function(command)
      local uri, place = command.arguments[1], command.arguments[2]
      requests.go_to_place(uri, place, requests.encoding_of(vim.uri_to_bufnr(uri)))
      vim.lsp.buf.references()
    end
    vim.lsp.commands['mlir-ls.runPipeline'] = function(command) M.run(vim.deepcopy(command.arguments[2])) end
  end
end

return M
