# Compiler flags, the precompiled headers and the compiler cache, the same for every room.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS ON) # computed goto, __int128
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Build type" FORCE)
endif()
# -g1: line numbers in back traces; full variable information would double build and link time.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1 -DNDEBUG")

find_program(HEDDLE_CCACHE ccache)
if(HEDDLE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
      ${HEDDLE_CCACHE})
endif()

# The rooms where the time of runs and explorations goes are compiled by -O3, which makes explorations 2 to 7 % faster than
# -O2. (Then g++ 12 warns of strings that are none, which is no more than a guess.) Everything else, unit tests included, is
# compiled by -O1: two thirds of the time of -O3, and nobody waits for it.
set(HEDDLE_FAST)
set(HEDDLE_FAST_ROOMS vm vm/base vm/bytecode interp stdlib lang checkpoint tester predict test_support)
if(NOT HEDDLE_SANITIZE)
  set(HEDDLE_FAST $<$<CONFIG:RelWithDebInfo>:-O3>)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    list(APPEND HEDDLE_FAST -Wno-array-bounds -Wno-stringop-overflow)
  endif()
endif()

# A build by a profile (scripts/build_by_profile.sh): what was run how often decides what is inlined and where it lies.
set(HEDDLE_PROFILE "" CACHE STRING "generate: write a profile of each run to the build directory; use: compile by it")

add_library(heddle_options INTERFACE)
target_include_directories(heddle_options INTERFACE ${CMAKE_SOURCE_DIR})
target_link_libraries(heddle_options INTERFACE fmt::fmt)
target_compile_options(
  heddle_options
  INTERFACE -Wall -Wextra -Wnon-virtual-dtor -Woverloaded-virtual
            # Messages name files relative to the repository, wherever it was built.
            -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # -Wrestrict is wrong about std::string + in g++ 12 (GCC bug 105651).
  target_compile_options(heddle_options INTERFACE -Wno-restrict -fpch-preprocess)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # Lets the compiler cache work with precompiled headers.
  target_compile_options(heddle_options INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()
if(HEDDLE_PROFILE AND NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  message(FATAL_ERROR "HEDDLE_PROFILE is for g++ only")
endif()
if(HEDDLE_PROFILE STREQUAL "generate")
  target_compile_options(heddle_options INTERFACE -fprofile-generate -fprofile-update=prefer-atomic)
  target_link_options(heddle_options INTERFACE -fprofile-generate)
elseif(HEDDLE_PROFILE STREQUAL "use")
  # (What the programs of the profile did not run is compiled as without one, and what has changed since nearly so.)
  target_compile_options(heddle_options INTERFACE -fprofile-use -fprofile-correction -fprofile-partial-training
                                                  -Wno-missing-profile -Wno-coverage-mismatch)
endif()
if(HEDDLE_WERROR)
  target_compile_options(heddle_options INTERFACE -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Guesses of the optimiser, often wrong in g++ 12: shown, but not errors.
    target_compile_options(
      heddle_options INTERFACE -Wno-error=maybe-uninitialized -Wno-error=array-bounds
                               -Wno-error=stringop-overflow -Wno-error=stringop-overread
                               -Wno-error=dangling-pointer)
  endif()
endif()
if(HEDDLE_SANITIZE)
  # Compiled in two thirds of the time of -O1. The rooms where the time of runs goes are compiled by -O1 (HeddleRoom.cmake).
  set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O0 -g1 -DNDEBUG")
  target_compile_options(
    heddle_options INTERFACE -fsanitize=${HEDDLE_SANITIZE} -fno-sanitize-recover=all
                             -fno-omit-frame-pointer)
  if(HEDDLE_SANITIZE MATCHES "undefined")
    # Checks of each pointer that is used, a fifth of the time to compile. A null pointer ends in a signal, which the
    # address sanitizer reports with the place; that also sees accesses beyond objects. Alignment does not matter on
    # x86-64. What is given up is that a wrong down-cast is seen where it is made (vptr).
    target_compile_options(
      heddle_options
      INTERFACE -fno-sanitize=null,alignment,vptr,object-size,nonnull-attribute,returns-nonnull-attribute)
  endif()
  target_link_options(heddle_options INTERFACE -fsanitize=${HEDDLE_SANITIZE})
endif()

# One precompiled header for all rooms and one for all unit tests. Rooms must still include what
# they use: the clang job of CI reads files one by one, without precompiled headers.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/pch.cpp CONTENT "namespace heddle {}\n")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/test_pch.cpp CONTENT "namespace heddle {}\n")
set(heddle_pch_headers
    <algorithm> <array> <cstdint> <cstring> <functional> <map> <memory> <optional> <span> <string>
    <string_view> <unordered_map> <unordered_set> <utility> <variant> <vector> <fmt/format.h>)
add_library(heddle_pch STATIC ${CMAKE_BINARY_DIR}/generated/pch.cpp)
target_link_libraries(heddle_pch PUBLIC heddle_options)
target_compile_options(heddle_pch PRIVATE ${HEDDLE_FAST})
target_precompile_headers(heddle_pch PRIVATE ${heddle_pch_headers})
if(HEDDLE_TESTS)
  find_package(doctest REQUIRED)
  add_library(heddle_test_pch STATIC ${CMAKE_BINARY_DIR}/generated/test_pch.cpp)
  target_link_libraries(heddle_test_pch PUBLIC heddle_options doctest::doctest)
  target_precompile_headers(heddle_test_pch PRIVATE ${heddle_pch_headers} <doctest/doctest.h>)
endif()
