# The rooms and who sees whom: cmake/rooms.txt. Sets HEDDLE_ROOMS, in the order of the table, and for each room
# HEDDLE_SEES_<room> and HEDDLE_TESTS_SEE_<room>, as libraries to link with.
set(heddle_room_table ${CMAKE_SOURCE_DIR}/cmake/rooms.txt)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${heddle_room_table})
set(HEDDLE_ROOMS)
file(STRINGS ${heddle_room_table} rows REGEX "^[^#]")
foreach(row ${rows})
  if(NOT row MATCHES "^([a-z_/]+):([a-z_/ ]*)(\\|([a-z_/ ]*))?$")
    message(FATAL_ERROR "cmake/rooms.txt: cannot read: ${row}")
  endif()
  set(room ${CMAKE_MATCH_1})
  set(sees ${CMAKE_MATCH_2})
  set(tests_see ${CMAKE_MATCH_4})
  list(APPEND HEDDLE_ROOMS ${room})
  separate_arguments(sees)
  separate_arguments(tests_see)
  foreach(seen ${sees})
    get_filename_component(library ${seen} NAME) # vm/base is the library heddle_base
    list(APPEND HEDDLE_SEES_${room} heddle_${library})
  endforeach()
  foreach(seen ${tests_see})
    get_filename_component(library ${seen} NAME)
    list(APPEND HEDDLE_TESTS_SEE_${room} heddle_${library})
  endforeach()
endforeach()

# heddle_unity(TARGET): its files are compiled in batches, so that each header is read once for many files
# (HEDDLE_UNITY). Files of a room may thus not have different things of the same name, not even in unnamed namespaces.
function(heddle_unity target)
  if(HEDDLE_UNITY AND NOT EMSCRIPTEN)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # in a batch no file is the main one, where such types may be
      target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${HEDDLE_UNITY_BATCH})
  endif()
endfunction()

# heddle_room([RECURSE] [PACKAGES target...] [EXCLUDE file...])
#
# A room is one folder, one static library heddle_NAME and one doctest executable NAME_tests.
# All *.cpp of the folder belong to the library, except *_test.cpp, which belong to the tests.
# For the browser (EMSCRIPTEN) a file below web/platform/NAME takes the place of the room's file of that name.
# What the room sees is linked publicly, so it is transitive, as sight is.
# PACKAGES are third-party targets that this room alone uses.
# A room without sources yet is an INTERFACE library, so that everything configures.
function(heddle_room)
  cmake_parse_arguments(ROOM "RECURSE" "" "PACKAGES;EXCLUDE" ${ARGN})
  file(RELATIVE_PATH room ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  if(NOT room IN_LIST HEDDLE_ROOMS)
    message(FATAL_ERROR "${room} is not a room of cmake/rooms.txt")
  endif()
  get_filename_component(name ${room} NAME)
  set(ROOM_SEES ${HEDDLE_SEES_${room}})
  set(ROOM_TEST_LINKS ${HEDDLE_TESTS_SEE_${room}})
  set(glob GLOB)
  if(ROOM_RECURSE)
    set(glob GLOB_RECURSE)
  endif()
  file(${glob} sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  foreach(file ${ROOM_EXCLUDE})
    list(REMOVE_ITEM sources ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  endforeach()
  # In the browser some files are others: web/platform/ROOM/FILE stands for ROOM/FILE.
  if(EMSCRIPTEN)
    set(platform ${CMAKE_SOURCE_DIR}/web/platform/${room})
    file(${glob} others RELATIVE ${platform} CONFIGURE_DEPENDS ${platform}/*.cpp)
    foreach(file ${others})
      if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${file})
        message(FATAL_ERROR "web/platform/${room}/${file} stands for no file")
      endif()
      list(REMOVE_ITEM sources ${CMAKE_CURRENT_SOURCE_DIR}/${file})
      list(APPEND sources ${platform}/${file})
    endforeach()
  endif()
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")

  if(sources)
    add_library(heddle_${name} STATIC ${sources})
    target_link_libraries(heddle_${name} PUBLIC heddle_options ${ROOM_SEES} PRIVATE ${ROOM_PACKAGES})
    target_precompile_headers(heddle_${name} REUSE_FROM heddle_pch)
    heddle_unity(heddle_${name})
    if(HEDDLE_SANITIZE AND room MATCHES "^(vm|vm/base|vm/bytecode|interp|stdlib|checkpoint|tester|test_support)$")
      target_compile_options(heddle_${name} PRIVATE -O1) # (for which the precompiled headers do not fit)
      set_target_properties(heddle_${name} PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
    endif()
    if(EMSCRIPTEN AND room MATCHES "^(lang|repl|cli)$")
      target_compile_options(heddle_${name} PRIVATE -O1) # not where the time goes: a smaller module
    endif()
  else()
    add_library(heddle_${name} INTERFACE)
    target_link_libraries(heddle_${name} INTERFACE heddle_options ${ROOM_SEES} ${ROOM_PACKAGES})
  endif()

  if(HEDDLE_TESTS AND tests)
    add_executable(${name}_tests ${tests} $<TARGET_OBJECTS:heddle_doctest_main>)
    target_link_libraries(${name}_tests PRIVATE heddle_${name} ${ROOM_TEST_LINKS} ${ROOM_PACKAGES}
                                                doctest::doctest)
    target_precompile_headers(${name}_tests REUSE_FROM heddle_test_pch)
    heddle_unity(${name}_tests)
    set_target_properties(${name}_tests PROPERTIES RUNTIME_OUTPUT_DIRECTORY
                                                   ${CMAKE_BINARY_DIR}/tests)
    add_test(NAME ${name}_tests COMMAND ${name}_tests WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set(limit 900)
    if(HEDDLE_SANITIZE)
      set(limit 1800)
    endif()
    set_tests_properties(${name}_tests PROPERTIES TIMEOUT ${limit})
    if(name STREQUAL "tester")
      set_tests_properties(${name}_tests PROPERTIES COST 1000) # by far the longest: first, all others beside it
    endif()
  endif()
endfunction()
