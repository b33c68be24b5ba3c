-- Starts mlir-ls for buffers of MLIR, in Neovim 0.7 and later.

local M = {}

local defaults = {
  name = 'mlir_ls',
  cmd = { 'mlir-ls', 'lsp' },
  filetypes = { 'mlir' },
  root_markers = { '.mlir-ls.toml', '.git' },
}

local chosen = {}
local clients = {} -- by root folder; Neovim 0.7 does not keep them itself
local warned = false
local readings = {} -- by the URI of a document: as which MLIR it is read

--- Changes the configuration, a table as `vim.lsp.start_client` takes it. Call it before a file of MLIR is opened.
function M.setup(options)
  chosen = options or {}
end

--- The configuration: the defaults, with what `setup` was given laid over them.
function M.config()
  local config = vim.tbl_extend('force', defaults, chosen)
  config.init_options = config.init_options or config.settings -- Neovim 0.7 does not send settings
  local capabilities = config.capabilities or vim.lsp.protocol.make_client_capabilities()
  local own = { mlirStatus = true, mlirTypingDelay = 700, mlirDialects = 'message', mlirWorkbench = true }
  config.capabilities = vim.tbl_deep_extend('force', { experimental = own }, capabilities)
  config.handlers = vim.tbl_extend('force', { ['mlir/status'] = M.receive_status }, config.handlers or {})
  return config
end

--- Takes what the server sends about the documents that are open.
function M.receive_status(_, status)
  readings = status.documents or {}
  vim.cmd('redrawstatus!')
end

--- As which MLIR a buffer is read, the current one if none is named: `MLIR of 2018-12 (found from the text)`. Empty where
--- the server has not sent any. For a status line: `%{v:lua.require'mlir_ls'.status()}`.
function M.status(buffer)
  local found = readings[vim.uri_from_bufnr(buffer or 0)]
  return found and found.reading or ''
end

--- Has the server started for every buffer of MLIR.
function M.enable()
  local group = vim.api.nvim_create_augroup('mlir_ls', {})
  local attach = M.start
  if vim.lsp.enable then
    vim.lsp.enable('mlir_ls')
    attach = M.warn_if_missing
  else
    M.follow_names(group)
  end
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = M.config().filetypes,
    callback = function(event)
      attach(event.buf)
      require('mlir_ls_passes').attach(event.buf)
      require('mlir_ls_workbench').attach(event.buf)
      require('mlir_ls_graph').attach(event.buf)
    end,
  })
end

--- Has the server know a buffer by its new name: older versions of Neovim go on with the old one.
function M.follow_names(group)
  local function on(event, run)
    vim.api.nvim_create_autocmd(event, {
      group = group,
      callback = function(change)
        if vim.tbl_contains(M.config().filetypes, vim.bo[change.buf].filetype) then
          run(change.buf)
        end
      end,
    })
  end
  on('BufFilePre', M.stop)
  on('BufFilePost', M.start)
  on('BufWritePost', M.start) -- that is how a buffer without a name gets one
end

--- Detaches the server from a buffer.
function M.stop(buffer)
  local attached = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer }) or vim.lsp.buf_get_clients(buffer)
  for _, client in pairs(attached) do
    if client.name == M.config().name then
      vim.lsp.buf_detach_client(buffer, client.id)
    end
  end
end

--- Attaches the server to a buffer, and starts it where it does not run yet. One without a name has to be given one first: Neovim
--- would show what the server finds in it elsewhere.
function M.start(buffer)
  local config = M.config()
  if M.warn_if_missing() or vim.bo[buffer].buftype ~= '' or vim.api.nvim_buf_get_name(buffer) == '' then
    return
  end
  config.root_dir = config.root_dir or M.root_of(buffer, config.root_markers)
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
    return
  end
  local id = clients[config.root_dir]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(config)
    clients[config.root_dir] = id
  end
  if id then
    vim.lsp.buf_attach_client(buffer, id)
    vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc' -- later versions set it themselves
  end
end

--- Says once how to get the server where it is missing; true if it is.
function M.warn_if_missing()
  local program = M.config().cmd[1]
  if type(program) ~= 'string' or vim.fn.executable(program) == 1 then
    return false
  end
  if not warned then
    warned = true
    local advice = "install it, or name its path: require('mlir_ls').setup({ cmd = { '/path/to/mlir-ls', 'lsp' } })"
    vim.notify(("mlir-ls: there is no program '%s'; %s"):format(program, advice), vim.log.levels.WARN)
  end
  return true
end

--- The nearest folder above a buffer's file that holds the first marker, or else one of the others in turn, else the folder of the
--- file. As the settings of a project are in its root, they are inside of the workspace.
function M.root_of(buffer, markers)
  local name = vim.api.nvim_buf_get_name(buffer)
  local folder = name ~= '' and vim.fn.fnamemodify(name, ':p:h') or vim.fn.getcwd()
  for _, marker in ipairs(markers) do
    local above, below = folder, nil
    while above ~= below do
      if (vim.uv or vim.loop).fs_stat(above .. '/' .. marker) then
        return above
      end
      above, below = vim.fn.fnamemodify(above, ':h'), above
    end
  end
  return folder
end

return M
