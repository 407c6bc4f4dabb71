# What `cmake --install` installs, and the Debian package that `cpack` makes of it (-G DEB). Both take what was built:
# cmake --build build --target warrant is enough.
include(GNUInstallDirs)

install(TARGETS warrant RUNTIME)
if(NOT WARRANT_SANITIZE)  # of which nothing is installed
  add_dependencies(warrant warrant_installed_symbolic)
endif()
install(DIRECTORY ${CMAKE_SOURCE_DIR}/library DESTINATION ${CMAKE_INSTALL_DATADIR}/warrant)

# warrant_shell_file(<destination> <name> <arguments…>): installs what `warrant <arguments>` prints.
function(warrant_shell_file destination name)
  string(REPLACE ";" " " command "${ARGN}")
  add_custom_command(TARGET warrant POST_BUILD
                     COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/shell/${destination}
                     COMMAND $<TARGET_FILE:warrant> ${ARGN} > ${CMAKE_BINARY_DIR}/shell/${destination}/${name}
                     COMMENT "warrant ${command}")
  install(FILES ${CMAKE_BINARY_DIR}/shell/${destination}/${name} DESTINATION ${CMAKE_INSTALL_DATADIR}/${destination})
endfunction()
warrant_shell_file(bash-completion/completions warrant completion bash)
warrant_shell_file(zsh/site-functions _warrant completion zsh)
warrant_shell_file(zsh/vendor-completions _warrant completion zsh)  # where Debian's zsh looks below /usr
warrant_shell_file(fish/vendor_completions.d warrant.fish completion fish)
warrant_shell_file(man/man1 warrant.1 man)

# The library of symbolic values, with a package for CMake: find_package(Warrant), Warrant::symbolic.
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Warrant)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/warrant DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(TARGETS warrant_installed_symbolic EXPORT WarrantTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT WarrantTargets NAMESPACE Warrant:: DESTINATION ${package})
configure_package_config_file(${CMAKE_SOURCE_DIR}/cmake/WarrantConfig.cmake.in ${CMAKE_BINARY_DIR}/WarrantConfig.cmake
                              INSTALL_DESTINATION ${package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/WarrantConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/WarrantConfig.cmake ${CMAKE_BINARY_DIR}/WarrantConfigVersion.cmake
        DESTINATION ${package})

set(doc ${CMAKE_INSTALL_DATADIR}/doc/warrant)
install(FILES ${CMAKE_SOURCE_DIR}/README.md ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${doc})
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${doc} RENAME copyright)  # where Debian looks for it
install(DIRECTORY ${CMAKE_SOURCE_DIR}/docs ${CMAKE_SOURCE_DIR}/examples ${CMAKE_SOURCE_DIR}/editors DESTINATION ${doc})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME warrant)
set(CPACK_PACKAGE_VENDOR "the Warrant authors")
set(CPACK_PACKAGE_CONTACT "the Warrant authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "program verifier for Java")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS libz3-4)  # which is loaded when it is first needed, and not linked
include(CPack)
