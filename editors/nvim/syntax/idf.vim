" The paper's notation.
if exists('b:current_syntax')
  finish
endif
syntax match idfWord /\v<%(class|interface|enum|extends|implements|static|final|abstract|native|void|var|new|return|if|else|while|for|do|switch|case|default|break|continue|throw|throws|try|catch|finally|instanceof)>/
syntax match idfComment "//.*$" contains=warrantMark
syntax region idfComment start="/\*" end="\*/"
runtime syntax/warrant.vim
highlight default link idfWord Keyword
highlight default link idfComment Comment
let b:current_syntax = 'idf'
