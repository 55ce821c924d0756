# The packages of the browser's module (cmake --preset wasm). Of the libraries only headers are used, linked one by one
# into a folder of the build: the system's own headers would stand in front of emscripten's.
set(heddle_wasm_include ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${heddle_wasm_include})
foreach(package fmt nlohmann CLI xxhash.h xxh3.h)
  if(NOT EXISTS /usr/include/${package})
    message(FATAL_ERROR "There is no /usr/include/${package}: install the packages of docs/dependencies.md")
  endif()
  file(CREATE_LINK /usr/include/${package} ${heddle_wasm_include}/${package} SYMBOLIC)
endforeach()

foreach(target fmt::fmt CLI11::CLI11 nlohmann_json::nlohmann_json Boost::serialization PkgConfig::FFI)
  add_library(${target} INTERFACE IMPORTED)
endforeach()
target_include_directories(fmt::fmt SYSTEM INTERFACE ${heddle_wasm_include})
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
set(HEDDLE_READLINE)
set(HEDDLE_NCURSES)
set(CMAKE_DL_LIBS)

set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
# Exceptions of WebAssembly itself: those that go through JavaScript cost a call for each call that may throw.
add_compile_options(-fwasm-exceptions "SHELL:-include ${CMAKE_SOURCE_DIR}/web/platform/compat.h")
add_link_options(-fwasm-exceptions)

# The class library is compiled by the native build, as are its messages and everything else that both have in common.
set(HEDDLE_NATIVE_BUILD ${CMAKE_SOURCE_DIR}/build CACHE PATH "A native build, whose class library is used")
if(NOT EXISTS ${HEDDLE_NATIVE_BUILD}/generated/stdlib_image.bin)
  message(FATAL_ERROR "There is no ${HEDDLE_NATIVE_BUILD}/generated/stdlib_image.bin: build vm natively first")
endif()
