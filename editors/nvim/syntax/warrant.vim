" The words of Warrant's annotations: in a file of the paper's notation (syntax/idf.vim) anywhere; in Java
" (after/syntax/java.vim) as the cluster @warrantInside.
syntax case match
let s:contained = &filetype ==# 'idf' ? '' : 'contained'

function! s:Define(group, pattern) abort
  execute 'syntax match' a:group s:contained a:pattern
endfunction

call s:Define('warrantClause', '/\v<%(requires|ensures|context%(_everywhere)?|%(loop_)?invariant|maintaining|decreases|decreasing|measured_by|signals_only|signals|exsures|permits)>/')
call s:Define('warrantGhost', '/\v<%(open|close|fold|unfold|use|join|assert|assume|set|refute|with|then|package|apply)>/')
call s:Define('warrantDeclaration', '/\v<%(predicate|resource|pure|strictly_pure|ghost|non_null|datatype|given|yields)>/')
call s:Define('warrantOperator', '/\v\\%(result|old|forall|exists|unfolding|in|sum|num_of|product|max|min)>\*?/')
call s:Define('warrantOperator', '/\v<%(match|is|opening|unfolding|using|in|old|result|untouched|acc|PointsTo|Perm|Value|forall|exists)>/')
call s:Define('warrantConstant', '/\v<%(true|false|null|this|super|read|write|\d[0-9_]*)>/')
call s:Define('warrantType', '/\v<%(int|long|short|byte|char|boolean|bool|float|double|perm|seq|set|bag|map|option)>/')
call s:Define('warrantMark', '/\v\/\/\~\^*\s*[a-zW][a-z0-9:-]*/')
syntax cluster warrantInside contains=warrantClause,warrantGhost,warrantDeclaration,warrantOperator,warrantConstant,warrantType,warrantMark

highlight default link warrantAnnotation SpecialComment
highlight default link warrantClause Keyword
highlight default link warrantGhost Statement
highlight default link warrantDeclaration StorageClass
highlight default link warrantOperator Operator
highlight default link warrantConstant Constant
highlight default link warrantType Type
highlight default link warrantMark Todo
