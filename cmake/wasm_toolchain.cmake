# Emscripten as Debian installs it, with a cache of its own in the build directory: Debian's may not be written to and
# has no libraries, so the first link builds them, which takes some minutes.
find_program(HEDDLE_EMXX em++)
if(NOT HEDDLE_EMXX)
  message(FATAL_ERROR "There is no em++: install Debian's package emscripten")
endif()
find_path(HEDDLE_EMSCRIPTEN cmake/Modules/Platform/Emscripten.cmake PATHS /usr/share/emscripten $ENV{EMSCRIPTEN_ROOT}
          NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
set(heddle_em_config ${CMAKE_BINARY_DIR}/emscripten_config.py)
file(CONFIGURE OUTPUT ${heddle_em_config} @ONLY CONTENT [[
exec(open('@HEDDLE_EMSCRIPTEN@/.emscripten').read())
FROZEN_CACHE = False
CACHE = '@CMAKE_BINARY_DIR@/emscripten-cache'
]])
set(ENV{EM_CONFIG} ${heddle_em_config}) # for the configuration
# (What em++ needs of Debian's packages for Node.js; another node does not look there.)
set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
include(${HEDDLE_EMSCRIPTEN}/cmake/Modules/Platform/Emscripten.cmake)
set(CMAKE_CXX_FLAGS_INIT "--em-config ${heddle_em_config}")
set(CMAKE_C_FLAGS_INIT "--em-config ${heddle_em_config}")
set(CMAKE_ASM_FLAGS_INIT "--em-config ${heddle_em_config}")
