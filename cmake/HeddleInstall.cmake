# cmake --install build [--prefix P], and packages (cpack -G DEB). What is installed is made by the build: the manual from
# the help, completions from the table of options, the stubs and their jar from the sources.
include(GNUInstallDirs)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

set(generated ${CMAKE_BINARY_DIR}/install)
set(stubs_jar ${generated}/heddle-stubs.jar)
file(MAKE_DIRECTORY ${generated})
add_custom_command(
  OUTPUT ${generated}/vm.1 ${generated}/heddle.1 ${generated}/vm.bash ${generated}/_vm ${generated}/vm.fish
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/scripts/man_page.py $<TARGET_FILE:vm> vm > ${generated}/vm.1
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/scripts/man_page.py $<TARGET_FILE:vm> heddle > ${generated}/heddle.1
  COMMAND $<TARGET_FILE:vm> completion bash > ${generated}/vm.bash
  COMMAND $<TARGET_FILE:vm> completion zsh > ${generated}/_vm
  COMMAND $<TARGET_FILE:vm> completion fish > ${generated}/vm.fish
  DEPENDS vm ${CMAKE_SOURCE_DIR}/scripts/man_page.py
  COMMENT "Manual and completions" VERBATIM)
file(GLOB stub_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/stubs/heddle/*.java ${CMAKE_SOURCE_DIR}/stdlib/heddle/*.java)
add_custom_command(
  OUTPUT ${generated}/stubs.stamp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/scripts/make_stubs.py ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/stubs ${stubs_jar}
  COMMAND ${CMAKE_COMMAND} -E touch ${generated}/stubs.stamp
  DEPENDS ${CMAKE_SOURCE_DIR}/scripts/make_stubs.py ${stub_sources}
  COMMENT "Stubs for javac and IDEs" VERBATIM)
add_custom_target(heddle_install_files ALL
                  DEPENDS ${generated}/vm.1 ${generated}/heddle.1 ${generated}/vm.bash ${generated}/_vm ${generated}/vm.fish
                          ${generated}/stubs.stamp)

# Stripped, whatever the kind of install: the debug information would be nine tenths of it.
install(PROGRAMS $<TARGET_FILE:vm> DESTINATION ${CMAKE_INSTALL_BINDIR})
find_program(HEDDLE_STRIP strip)
if(HEDDLE_STRIP)
  install(CODE "execute_process(COMMAND ${HEDDLE_STRIP} \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}/vm\" COMMAND_ERROR_IS_FATAL ANY)")
endif()
install(CODE "file(CREATE_LINK vm \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}/heddle\" SYMBOLIC)")
install(FILES ${generated}/vm.1 ${generated}/heddle.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${generated}/vm.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME vm)
install(FILES ${generated}/vm.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME heddle)
install(FILES ${generated}/_vm DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${generated}/vm.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${generated}/vm.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME heddle.fish)
install(DIRECTORY ${CMAKE_BINARY_DIR}/stubs DESTINATION ${CMAKE_INSTALL_DATADIR}/heddle)
install(FILES ${stubs_jar} DESTINATION ${CMAKE_INSTALL_DATADIR}/heddle OPTIONAL)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/heddle)
install(FILES ${CMAKE_SOURCE_DIR}/docs/report.schema.json DESTINATION ${CMAKE_INSTALL_DATADIR}/heddle)
install(FILES ${CMAKE_SOURCE_DIR}/README.md ${CMAKE_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN "*.md" PATTERN "*.java"
        PATTERN "*.svg" PATTERN "*.patch")
install(FILES ${CMAKE_SOURCE_DIR}/cmake/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME heddle)
set(CPACK_PACKAGE_VENDOR Heddle)
set(CPACK_PACKAGE_CONTACT "The Heddle authors <heddle@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "virtual machine for a subset of Java with a systematic concurrency tester")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Runs programs in a subset of Java 17 from their source, and explores all\ntheir schedules: data races, deadlocks, failed assertions and uncaught\nexceptions are reported with a schedule that shows them again, in a\ndebugger that goes backwards, too.")
# From the libraries that the program is linked with; without the tool those of Debian 12.
find_program(HEDDLE_SHLIBDEPS dpkg-shlibdeps)
if(HEDDLE_SHLIBDEPS)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
else()
  set(CPACK_DEBIAN_PACKAGE_DEPENDS
      "libc6 (>= 2.36), libstdc++6 (>= 12), libgcc-s1, libboost-serialization1.74.0, libffi8, libfmt9, libreadline8, libtinfo6, libncursesw6")
endif()
include(CPack)
