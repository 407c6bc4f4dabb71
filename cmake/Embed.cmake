# warrant_embed(<target> <file> <header> <variable>): a source of <target> that defines <variable>, which <header>
# declares with its namespace (a::b::name), as the text of <file>.
function(warrant_embed target file header variable)
  cmake_path(GET file FILENAME name)
  set(source ${CMAKE_BINARY_DIR}/embedded/${name}.cpp)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DFILE=${file} -DHEADER=${header} -DVARIABLE=${variable} -DSOURCE=${source}
            -P ${CMAKE_SOURCE_DIR}/cmake/EmbedText.cmake
    DEPENDS ${CMAKE_SOURCE_DIR}/cmake/EmbedText.cmake ${file}
    COMMENT "Embedding ${name}"
    VERBATIM)
  target_sources(${target} PRIVATE ${source})
endfunction()
