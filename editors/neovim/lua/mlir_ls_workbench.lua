-- Tests and pipelines: commands over the requests of docs/protocol.md, in Neovim 0.7 and later.

local M = {}

local pause = 400 -- milliseconds without a change after which a pipeline is run again
local space = vim.api.nvim_create_namespace('mlir_ls_pipeline')
local live = {} -- by the buffer of an output: its source, what is run, and the line of the source for each of its lines

--- Sends a request about a buffer's document; `done` gets a result that is not null.
local function request(buffer, method, params, done)
  params.textDocument = vim.lsp.util.make_text_document_params(buffer)
  vim.lsp.buf_request(buffer, method, params, function(failure, result)
    if failure then
      if failure.code ~= -32800 then -- a newer one has taken its place
        vim.notify('mlir-ls: ' .. failure.message, vim.log.levels.ERROR)
      end
    elseif result == nil or result == vim.NIL then
      vim.notify('mlir-ls: there is none', vim.log.levels.INFO)
    else
      done(result)
    end
  end)
end

--- A buffer beside the current one, which holds a text that was made.
local function beside(lines)
  local window = vim.api.nvim_get_current_win()
  vim.cmd('rightbelow vnew')
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].buftype, vim.bo[buffer].bufhidden, vim.bo[buffer].swapfile = 'nofile', 'wipe', false
  M.fill(buffer, lines)
  vim.bo[buffer].syntax = 'mlir'
  vim.api.nvim_set_current_win(window)
  return buffer
end

--- Puts lines in the place of those of an output.
function M.fill(buffer, lines)
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].modifiable = false
end

--- Runs the commands of the RUN lines of a buffer, or the one that begins on a line, from 0, and lists what came of them.
function M.test(line)
  local buffer = vim.api.nvim_get_current_buf()
  request(buffer, 'mlir/runTests', { line = line }, function(outcomes)
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
    vim.notify(('mlir-ls: %s'):format(#items > 0 and items[1].text or 'no RUN line'), vim.log.levels.INFO)
  end)
end

--- Shows what the program of a RUN line, which begins on a line, from 0, has written.
function M.output(line)
  request(vim.api.nvim_get_current_buf(), 'mlir/runTests', { line = line }, function(outcomes)
    if outcomes[1] then
      beside(vim.split(outcomes[1].output, '\n'))
    end
  end)
end

local function lines_of(outcome)
  if outcome.trouble == '' then
    return vim.split(outcome.output, '\n'), outcome.links
  end
  local text = ('// %s: %s\n'):format(outcome.command, outcome.trouble:gsub('\n', ' '))
  local more = outcome.reproducer ~= '' and ('// The reproducer:\n' .. outcome.reproducer) or outcome.output
  return vim.split(text .. more, '\n'), {}
end

local function run(entry)
  request(entry.source, 'mlir/runPipeline', vim.deepcopy(entry.given), function(outcome)
    local lines, links = lines_of(outcome)
    entry.links = links
    if entry.output == nil then
      entry.output = beside(lines)
      live[entry.output] = entry
      M.follow(entry)
    elseif vim.api.nvim_buf_is_valid(entry.output) then
      M.fill(entry.output, lines)
    end
  end)
end

--- Runs a pipeline on the current buffer: `given` are the parameters of the request.
function M.run(given)
  given.line = given.line or vim.api.nvim_win_get_cursor(0)[1] - 1
  run({ source = vim.api.nvim_get_current_buf(), given = given, links = {} })
end

--- Has an output made anew when its source changes, and leads from its lines to those of the source.
function M.follow(entry)
  local timer
  local group = vim.api.nvim_create_augroup('mlir_ls_pipeline_' .. entry.output, {})
  local function later()
    if timer then
      vim.fn.timer_stop(timer)
    end
    timer = vim.fn.timer_start(pause, function()
      if vim.api.nvim_buf_is_valid(entry.output) and vim.api.nvim_buf_is_valid(entry.source) then
        run(entry)
      end
    end)
  end
  vim.api.nvim_create_autocmd({ 'TextChanged', 'TextChangedI' }, { group = group, buffer = entry.source, callback = later })
  vim.api.nvim_create_autocmd('CursorMoved', {
    group = group,
    buffer = entry.output,
    callback = function()
      vim.api.nvim_buf_clear_namespace(entry.source, space, 0, -1)
      local line = entry.links[vim.api.nvim_win_get_cursor(0)[1]]
      if line and line >= 0 and line < vim.api.nvim_buf_line_count(entry.source) then
        vim.api.nvim_buf_add_highlight(entry.source, space, 'Visual', line, 0, -1)
      end
    end,
  })
  vim.api.nvim_create_autocmd('BufWipeout', {
    group = group,
    buffer = entry.output,
    callback = function()
      live[entry.output] = nil
      if vim.api.nvim_buf_is_valid(entry.source) then
        vim.api.nvim_buf_clear_namespace(entry.source, space, 0, -1)
      end
      pcall(vim.api.nvim_del_augroup_by_id, group)
    end,
  })
  for _, key in ipairs({ '<CR>', 'gd' }) do
    vim.keymap.set('n', key, M.go_to_source, { buffer = entry.output })
  end
end

--- Goes from a line of an output to the line of the text that it is of.
function M.go_to_source()
  local entry = live[vim.api.nvim_get_current_buf()]
  local line = entry and entry.links[vim.api.nvim_win_get_cursor(0)[1]]
  local window = entry and vim.fn.bufwinid(entry.source) or -1
  if line and line >= 0 and window ~= -1 then
    vim.api.nvim_set_current_win(window)
    vim.cmd("normal! m'")
    vim.api.nvim_win_set_cursor(window, { math.min(line + 1, vim.api.nvim_buf_line_count(entry.source)), 0 })
  end
end

--- Runs flags that were typed, or lets the user choose a pipeline that the text or the settings name.
local function pipeline(part)
  return function(command)
    if command.args ~= '' then
      M.run({ flags = command.args, part = part })
      return
    end
    request(vim.api.nvim_get_current_buf(), 'mlir/pipelines', {}, function(named)
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
  add('MlirTestOutput', function() M.output(cursor()) end)
  for name, part in pairs({ MlirPipeline = 'document', MlirPipelineFunction = 'function', MlirPipelineChunk = 'chunk' }) do
    add(name, pipeline(part), { nargs = '*', complete = M.complete })
  end
  if vim.lsp.commands then
    vim.lsp.commands['mlir-ls.showTestOutput'] = function(command) M.output(command.arguments[2]) end
    vim.lsp.commands['mlir-ls.runPipeline'] = function(command) M.run(vim.deepcopy(command.arguments[2])) end
  end
end

return M
