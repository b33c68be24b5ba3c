-- Types into a buffer without a name, writes it to $MLIR_LS_FILE, saves that under another name, and writes to $MLIR_LS_RESULT, as JSON,
-- what the server finds in the buffer each time.

local seen = {}

local function found(words)
  vim.api.nvim_buf_set_lines(0, 1, 2, false, { '  ' .. words })
  local messages = {}
  vim.wait(20000, function()
    messages = vim.tbl_map(function(each) return each.message end, vim.diagnostic.get(0))
    return #messages == 1 and messages[1]:find(words, 1, true) ~= nil
  end, 10)
  return messages
end

local ok, problem = pcall(function()
  vim.bo.filetype = 'mlir'
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { 'func.func @f() {', '  return', '}' })
  vim.cmd('write ' .. vim.env.MLIR_LS_FILE)
  seen.written = found('first')
  vim.cmd('saveas ' .. vim.env.MLIR_LS_FILE .. '.other.mlir')
  seen.saved = found('second')
  vim.cmd('file ' .. vim.env.MLIR_LS_FILE .. '.third.mlir')
  seen.named = found('third')
end)
if not ok then
  seen.problem = problem
end
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.MLIR_LS_RESULT)
vim.cmd('qall!')
