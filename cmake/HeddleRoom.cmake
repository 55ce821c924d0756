# heddle_room(NAME [RECURSE] [SEES room...] [PACKAGES target...] [EXCLUDE file...] [TEST_LINKS target...])
#
# A room is one folder, one static library heddle_NAME and one doctest executable NAME_tests.
# All *.cpp of the folder belong to the library, except *_test.cpp, which belong to the tests.
# SEES lists the rooms whose headers may be included; it is public, so it is transitive.
# PACKAGES are third-party targets that this room alone uses.
# A room without sources yet is an INTERFACE library, so that everything configures.
function(heddle_room name)
  cmake_parse_arguments(ROOM "RECURSE" "" "SEES;PACKAGES;EXCLUDE;TEST_LINKS" ${ARGN})
  set(glob GLOB)
  if(ROOM_RECURSE)
    set(glob GLOB_RECURSE)
  endif()
  file(${glob} sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  foreach(file ${ROOM_EXCLUDE})
    list(REMOVE_ITEM sources ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  endforeach()
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(TRANSFORM ROOM_SEES PREPEND heddle_)

  if(sources)
    add_library(heddle_${name} STATIC ${sources})
    target_link_libraries(heddle_${name} PUBLIC heddle_options ${ROOM_SEES} PRIVATE ${ROOM_PACKAGES})
    target_precompile_headers(heddle_${name} REUSE_FROM heddle_pch)
  else()
    add_library(heddle_${name} INTERFACE)
    target_link_libraries(heddle_${name} INTERFACE heddle_options ${ROOM_SEES} ${ROOM_PACKAGES})
  endif()

  if(HEDDLE_TESTS AND tests)
    add_executable(${name}_tests ${tests} $<TARGET_OBJECTS:heddle_doctest_main>)
    target_link_libraries(${name}_tests PRIVATE heddle_${name} ${ROOM_TEST_LINKS} ${ROOM_PACKAGES}
                                                doctest::doctest)
    target_precompile_headers(${name}_tests REUSE_FROM heddle_test_pch)
    set_target_properties(${name}_tests PROPERTIES RUNTIME_OUTPUT_DIRECTORY
                                                   ${CMAKE_BINARY_DIR}/tests)
    add_test(NAME ${name}_tests COMMAND ${name}_tests WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(${name}_tests PROPERTIES TIMEOUT 900)
  endif()
endfunction()
