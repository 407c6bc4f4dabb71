# What comes from outside: Debian's packages, listed in scripts/packages.
find_package(Threads REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(spdlog REQUIRED)
find_package(fmt REQUIRED)

# Editing of the lines that `warrant debug` reads; without it they are read as they come.
find_path(EDITLINE_INCLUDE_DIR editline/readline.h)
# Static libraries where they are there: four shared ones would take half a millisecond of each start.
foreach(name edit tinfo bsd md)
  find_library(EDITLINE_${name} NAMES lib${name}.a ${name})
  if(EDITLINE_${name})
    list(APPEND EDITLINE_LIBRARIES ${EDITLINE_${name}})
  endif()
endforeach()

# Z3 is loaded by the first query that needs it (src/smt/z3_library.h), not linked.
# Only the headers: libz3 is loaded when it is first needed, since loading it costs a millisecond.
find_path(Z3_INCLUDE_DIR z3.h REQUIRED)
find_library(Z3_LIBRARY z3 REQUIRED)
add_library(z3::headers INTERFACE IMPORTED)
set_target_properties(z3::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${Z3_INCLUDE_DIR}
                                             INTERFACE_LINK_LIBRARIES "${CMAKE_DL_LIBS}")

# The static library: one shared library less to load at start-up.
find_program(ANTLR4 antlr4 REQUIRED)
find_path(ANTLR4_INCLUDE_DIR antlr4-runtime.h PATH_SUFFIXES antlr4-runtime REQUIRED)
find_library(ANTLR4_LIBRARY NAMES libantlr4-runtime.a antlr4-runtime REQUIRED)
add_library(antlr4::runtime UNKNOWN IMPORTED)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # One constructor in ANTLR 4.9's headers, which nothing of ours calls, is an error for Clang: use a copy of the
  # headers in which it is only declared.
  set(copy ${CMAKE_BINARY_DIR}/antlr4-runtime)
  if(NOT EXISTS ${copy})
    file(COPY ${ANTLR4_INCLUDE_DIR}/ DESTINATION ${copy})
    file(READ ${copy}/misc/InterpreterDataReader.h text)
    string(REPLACE "InterpreterData() {};" "InterpreterData();" text "${text}")
    file(WRITE ${copy}/misc/InterpreterDataReader.h "${text}")
  endif()
  set(ANTLR4_INCLUDE_DIR ${copy})
endif()
# The generated code and the runtime's headers hold u8 literals as plain chars, which C++20 forbids.
set_target_properties(antlr4::runtime PROPERTIES
  IMPORTED_LOCATION ${ANTLR4_LIBRARY}
  INTERFACE_INCLUDE_DIRECTORIES ${ANTLR4_INCLUDE_DIR}
  INTERFACE_COMPILE_OPTIONS -fno-char8_t
  INTERFACE_LINK_LIBRARIES Threads::Threads)
