-- The graphs of docs/graphs.md as an indented list beside the text.

local M = {}

local beside = require('mlir_ls_beside')
local requests = require('mlir_ls_requests')

local methods = { cfg = 'mlir/controlFlowGraph', dataflow = 'mlir/dataFlowGraph', calls = 'mlir/callGraph', symbols = 'mlir/symbolGraph' }
local kinds = { 'cfg', 'dataflow', 'calls', 'symbols' }

local function title(node)
  return vim.split(node.label, '\n')[1]
end

--- The lines of a graph, each node with what is inside of it and where its edges lead, and for each line that of the text.
function M.lines_of(graph)
  local inside, named, edges = {}, {}, {}
  for _, node in ipairs(graph.nodes) do
    named[node.name] = node
    inside[node.parent] = inside[node.parent] or {}
    table.insert(inside[node.parent], node)
  end
  for _, edge in ipairs(graph.edges) do
    edges[edge.source] = edges[edge.source] or {}
    table.insert(edges[edge.source], edge)
  end
  local lines, links = {}, {}
  local function add(text, depth, line)
    table.insert(lines, ('  '):rep(depth) .. text)
    table.insert(links, line)
  end
  local function walk(parent, depth)
    for _, node in ipairs(inside[parent] or {}) do
      for number, text in ipairs(vim.split(vim.trim(node.label), '\n')) do
        add(text, depth + (number > 1 and 1 or 0), node.line)
      end
      for _, edge in ipairs(edges[node.name] or {}) do
        local target = named[edge.target]
        add('→ ' .. title(target) .. (edge.label ~= '' and ('  (' .. edge.label .. ')') or ''), depth + 1, target.line)
      end
      walk(node.name, depth + 1)
    end
  end
  walk('', 0)
  return lines, links
end

--- Shows a graph of the current buffer: `kind` is one of those of `mlir-ls graph`.
function M.show(kind)
  local method = methods[kind]
  if not method then
    vim.notify(('mlir-ls: there is no kind %q of graphs; there is %s'):format(kind, table.concat(kinds, ', ')), vim.log.levels.ERROR)
    return
  end
  local line = vim.api.nvim_win_get_cursor(0)[1] - 1
  local function make(entry)
    requests.about(entry.source, method, { position = { line = line, character = 0 } }, function(graph)
      if #graph.nodes == 0 and entry.output == nil then
        requests.inform('there is no graph here')
        return
      end
      beside.show(entry, M.lines_of(graph))
    end, 'the cursor is in no operation that has a symbol')
  end
  make({ source = vim.api.nvim_get_current_buf(), nearest = true, make = make })
end

--- Adds the command to a buffer.
function M.attach(buffer)
  local function run(command)
    if command.args ~= '' then
      M.show(command.args)
      return
    end
    vim.ui.select(kinds, { prompt = 'Graph' }, function(kind)
      if kind then
        M.show(kind)
      end
    end)
  end
  local function complete(word)
    return vim.tbl_filter(function(kind) return vim.startswith(kind, word) end, kinds)
  end
  vim.api.nvim_buf_create_user_command(buffer, 'MlirGraph', run, { nargs = '?', complete = complete })
end

return M
