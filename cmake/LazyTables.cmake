# Has a generated parser (HEADER, SOURCE) make its tables when they are first asked for, which only messages about
# syntax errors do, instead of at each start of the program.
function(replace_in path text replacement)
  file(READ ${path} contents)
  string(REPLACE "${text}" "${replacement}" changed "${contents}")
  if(changed STREQUAL contents)
    message(FATAL_ERROR "${path} does not hold '${text}'")
  endif()
  file(WRITE ${path} "${changed}")
endfunction()

replace_in(${HEADER} "getATN() const override { return _atn; }" "getATN() const override { static const Initializer tables; return _atn; }")
replace_in(${HEADER} "static Initializer _init;" "")
replace_in(${SOURCE} "${PARSER}::Initializer ${PARSER}::_init;" "")
