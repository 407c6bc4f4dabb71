# warrant_grammar(<target> <namespace> <grammar.g4>): a static library with the lexer and the parser that the
# ANTLR tool generates from a combined grammar.
function(warrant_grammar target namespace grammar)
  cmake_path(GET grammar STEM name)
  set(directory ${CMAKE_BINARY_DIR}/grammar)
  set(outputs)
  foreach(part Lexer Parser)
    list(APPEND outputs ${directory}/${name}${part}.cpp ${directory}/${name}${part}.h)
  endforeach()
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND ${ANTLR4} -Dlanguage=Cpp -no-listener -no-visitor -package ${namespace} -Werror -Xexact-output-dir
            -o ${directory} ${grammar}
    DEPENDS ${grammar}
    COMMENT "Generating the parser from ${name}.g4"
    VERBATIM)
  add_library(${target} STATIC ${outputs})
  target_include_directories(${target} SYSTEM PUBLIC ${directory})
  target_compile_options(${target} PRIVATE -w)
  target_link_libraries(${target} PUBLIC antlr4::runtime)
endfunction()
