# warrant_grammar(<target> <namespace> <directory> <name>): a static library with the parser that the ANTLR tool
# generates from <directory>/<name>Parser.g4 and the token vocabulary <directory>/<name>.tokens.
function(warrant_grammar target namespace directory name)
  set(generated ${CMAKE_BINARY_DIR}/grammar)
  set(outputs ${generated}/${name}Parser.cpp ${generated}/${name}Parser.h)
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND ${ANTLR4} -Dlanguage=Cpp -no-listener -no-visitor -package ${namespace} -Werror -Xexact-output-dir
            -lib ${directory} -o ${generated} ${directory}/${name}Parser.g4
    COMMAND ${CMAKE_COMMAND} -DPARSER=${name}Parser -DHEADER=${generated}/${name}Parser.h
            -DSOURCE=${generated}/${name}Parser.cpp -P ${CMAKE_SOURCE_DIR}/cmake/LazyTables.cmake
    DEPENDS ${CMAKE_SOURCE_DIR}/cmake/LazyTables.cmake ${directory}/${name}Parser.g4 ${directory}/${name}.tokens
    COMMENT "Generating the parser from ${name}Parser.g4"
    VERBATIM)
  add_library(${target} STATIC ${outputs})
  target_include_directories(${target} SYSTEM PUBLIC ${generated} ${directory})
  target_compile_options(${target} PRIVATE -w)
  target_link_libraries(${target} PUBLIC antlr4::runtime)
endfunction()
