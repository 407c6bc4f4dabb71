" What stands in //@ … and /*@ … @*/.
runtime syntax/warrant.vim
syntax region warrantAnnotation start="//@" end="$" contains=@warrantInside keepend
syntax region warrantAnnotation start="/\*@" end="\*/" contains=@warrantInside keepend
syntax match warrantMark /\v\/\/\~\^*\s*[a-zW][a-z0-9:-]*/
