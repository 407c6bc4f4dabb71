-- The debug adapter for nvim-dap: require('warrant').setup().
local M = {}

-- options.path: the program, where the system does not find it as `warrant`.
function M.setup(options)
  local dap = require('dap')
  dap.adapters.warrant = { type = 'executable', command = options and options.path or 'warrant', args = { 'dap' } }
  local configuration = {
    type = 'warrant',
    request = 'launch',
    name = 'Warrant: why does it fail?',
    program = '${file}',
  }
  for _, language in ipairs({ 'java', 'idf' }) do
    dap.configurations[language] = dap.configurations[language] or {}
    table.insert(dap.configurations[language], configuration)
  end
end

return M
