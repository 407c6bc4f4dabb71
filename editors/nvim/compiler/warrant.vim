" :compiler warrant, then :make verifies the file, and :make src what is named; the findings are the quickfix list.
if exists('current_compiler')
  finish
endif
let current_compiler = 'warrant'
CompilerSet makeprg=warrant\ verify\ --color=never\ $*
CompilerSet errorformat=%E%trror[W%n]:\ %m,%W%tarning[W%n]:\ %m,%Z%*[\ ]-->\ %f:%l:%c,%Z%*[\ ]-->\ %f,%-G%.%#
