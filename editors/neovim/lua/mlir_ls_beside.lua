-- A text that is made of a buffer, beside it: made anew when the buffer changes, and linked to it line by line.

local M = {}

local requests = require('mlir_ls_requests')

local pause = 400 -- milliseconds without a change after which the text is made again
local space = vim.api.nvim_create_namespace('mlir_ls_beside')
local live = {} -- the entries by the buffers that hold what was made

local function mark(buffer, lines)
  vim.api.nvim_buf_clear_namespace(buffer, space, 0, -1)
  for _, line in ipairs(lines) do
    if line >= 0 and line < vim.api.nvim_buf_line_count(buffer) then
      vim.api.nvim_buf_add_highlight(buffer, space, 'Visual', line, 0, -1)
    end
  end
end

--- The lines, from 0, of what was made that belong to a line of the source; with `nearest`, else those of the last line before it.
local function rows_of(entry, line)
  local found, best = {}, entry.nearest and 0 or line
  for row, link in ipairs(entry.links) do
    if link >= best and link <= line then
      found = link == best and found or {}
      best = link
      table.insert(found, row - 1)
    end
  end
  return found
end

local function follow(entry)
  local timer
  local group = vim.api.nvim_create_augroup('mlir_ls_beside_' .. entry.output, {})
  local function on(events, buffer, callback)
    vim.api.nvim_create_autocmd(events, { group = group, buffer = buffer, callback = callback })
  end
  on({ 'TextChanged', 'TextChangedI' }, entry.source, function()
    if timer then
      vim.fn.timer_stop(timer)
    end
    timer = vim.fn.timer_start(pause, function()
      if vim.api.nvim_buf_is_valid(entry.output) and vim.api.nvim_buf_is_valid(entry.source) then
        entry.make(entry)
      end
    end)
  end)
  on('CursorMoved', entry.output, function()
    mark(entry.source, { entry.links[vim.api.nvim_win_get_cursor(0)[1]] or -1 })
  end)
  on('CursorMoved', entry.source, function()
    if vim.api.nvim_buf_is_valid(entry.output) then
      mark(entry.output, rows_of(entry, vim.api.nvim_win_get_cursor(0)[1] - 1))
    end
  end)
  on('BufWipeout', entry.output, function()
    live[entry.output] = nil
    if vim.api.nvim_buf_is_valid(entry.source) then
      vim.api.nvim_buf_clear_namespace(entry.source, space, 0, -1)
    end
    pcall(vim.api.nvim_del_augroup_by_id, group)
  end)
  for _, key in ipairs({ '<CR>', 'gd' }) do
    vim.keymap.set('n', key, M.go_to_source, { buffer = entry.output })
  end
end

--- Shows what was made of `entry.source`: lines, and for each of them in `links` the line of the source, from 0, or -1. `entry.make`
--- is called with the entry when it is to be made again, and ends here as well.
function M.show(entry, lines, links)
  entry.links = links
  if entry.output == nil then
    local window = vim.api.nvim_get_current_win()
    vim.cmd('rightbelow vnew')
    entry.output = requests.scratch(lines, entry.syntax or 'mlir')
    vim.api.nvim_set_current_win(window)
    live[entry.output] = entry
    follow(entry)
  elseif vim.api.nvim_buf_is_valid(entry.output) then
    requests.fill(entry.output, lines)
  end
end

--- Goes from a line of what was made to the line of the text that it is of.
function M.go_to_source()
  local entry = live[vim.api.nvim_get_current_buf()]
  local line = entry and entry.links[vim.api.nvim_win_get_cursor(0)[1]]
  local window = entry and vim.fn.bufwinid(entry.source) or -1
  if line and line >= 0 and window ~= -1 then
    vim.api.nvim_set_current_win(window)
    requests.go_to_line(line)
  end
end

return M
