# The library of symbolic values as it is installed: one archive with all that it needs of ours, which programs of any
# kind can link, so that it is compiled apart, position-independent.
file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/smt/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/symbolic/*.cpp)
add_library(warrant_installed_symbolic STATIC ${sources})
set_target_properties(warrant_installed_symbolic PROPERTIES
  EXPORT_NAME symbolic
  OUTPUT_NAME warrant_symbolic
  ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/installed)
target_include_directories(warrant_installed_symbolic
  PUBLIC $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include> $<INSTALL_INTERFACE:include>
  PRIVATE ${CMAKE_CURRENT_SOURCE_DIR} ${Z3_INCLUDE_DIR})
target_compile_features(warrant_installed_symbolic PUBLIC cxx_std_20)
target_compile_options(warrant_installed_symbolic PRIVATE ${WARRANT_WARNINGS} -fPIC)
target_link_libraries(warrant_installed_symbolic PUBLIC Threads::Threads ${CMAKE_DL_LIBS})
target_precompile_headers(warrant_installed_symbolic PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/smt/native/egraph/closure.h)
