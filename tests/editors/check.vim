" Highlighting, compiler and list of findings, for tests/editors/vim.sh. What is wrong goes to the file `results`.
execute 'set runtimepath+=' .. root .. '/editors/nvim,' .. root .. '/editors/nvim/after'
filetype off  " so that it is found what is new
filetype on
syntax on
execute 'cd ' .. root

" The group of the first place that the pattern matches.
function GroupAt(pattern)
  call cursor(1, 1)
  let [line, column] = searchpos(a:pattern, 'cW')
  return synIDattr(synID(line, column, 1), 'name')
endfunction

edit examples/tutorial/LeakyTank.java
call assert_equal('java', &filetype)
call assert_equal('warrantDeclaration', GroupAt('predicate valid'))
call assert_equal('warrantOperator', GroupAt('acc(level)'))
call assert_equal('warrantClause', GroupAt('ensures valid'))
call assert_equal('warrantMark', GroupAt('//\~ post'))
call assert_notmatch('^warrant', GroupAt('class LeakyTank'))
call assert_notmatch('^warrant', GroupAt('level = level'))

let idf = glob('tests/regress/**/*.idf', 0, 1)
execute 'edit ' .. filter(copy(idf), {_, file -> join(readfile(file)) =~# 'requires'})[0]
call assert_equal('idf', &filetype)
call assert_equal('idfWord', GroupAt('\<class\>'))
call assert_equal('warrantClause', GroupAt('^\s*\zsrequires\>'))

compiler warrant
call assert_match('^warrant verify', &makeprg)
let call = warrant .. ' verify --color=never '
for program in ['examples/tutorial/LeakyTank.java', 'examples/tutorial/MeterMistakes.java', 'tests/regress/errors/types.idf']
  cgetexpr system(call .. program)
  let found = map(getqflist(), {_, entry -> [entry.type, entry.nr, entry.lnum, entry.col, bufname(entry.bufnr)]})
  let report = json_decode(system(call .. '--format=json ' .. program)).files[0]
  let findings = copy(report.problems)
  for member in report.members
    call extend(findings, member.failures)
  endfor
  call assert_true(len(findings) > 1)
  let expected = map(findings, {_, finding ->
        \ [finding.severity[0], str2nr(finding.code[1:]), finding.line, finding.column, program]})
  call assert_equal(sort(expected), sort(found))
endfor

call writefile(empty(v:errors) ? ['done'] : v:errors, results)
quitall!
