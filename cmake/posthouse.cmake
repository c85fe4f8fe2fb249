# Functions that define the two kinds of target in src/: posthouse_library and posthouse_test.

# Libraries that compute, and the club, which every move passes. The others wait for disks, sockets and people: -O1
# compiles them in two thirds of the time and serves as many moves a second. With sanitizers, -O0 for -O1.
set(posthouse_optimized base rules search games game_tables tablebase club)
set(posthouse_light_optimization -O1)
if(CMAKE_CXX_FLAGS_RELEASE MATCHES "-O0")  # tools/build odr
  set(posthouse_light_optimization -O0)
endif()
if(POSTHOUSE_SANITIZE)
  # Without optimization these would run for longer than they compile.
  list(APPEND posthouse_optimized doubt_features language strength engine_protocol tournament)
  # Only the libraries that compute read memory as what it was not written as.
  set(posthouse_light_optimization -O0 -fno-sanitize=alignment)
endif()

# Sanitized builds precompile what most files include, which saves a third of the time. In other builds each file must
# include what it uses.
set(posthouse_common_headers <algorithm> <chrono> <functional> <map> <memory> <optional> <string> <variant> <vector> <fmt/format.h>)
function(posthouse_precompile_headers target headers)
  get_target_property(sources ${target} SOURCES)
  list(LENGTH sources length)
  if(POSTHOUSE_SANITIZE AND length GREATER 2)
    target_precompile_headers(${target} PRIVATE ${headers})
  endif()
endfunction()

# Unity builds compile several files as one, which saves two thirds of the processor time. `tools/build syntax` compiles
# each file by itself.
option(POSTHOUSE_UNITY "compile several files of a folder as one" OFF)
function(posthouse_unity_build target)
  if(POSTHOUSE_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    # Shadowing between the unnamed namespaces of two files is harmless; `tools/build syntax` finds it within one file.
    # With more inlining, g++ 12 reports uninitialized values in date.h.
    target_compile_options(${target} PRIVATE -Wno-shadow -Wno-maybe-uninitialized -Wno-subobject-linkage)
  endif()
endfunction()

# Unity builds also share one precompiled header among all tests that are not optimized: two seconds for each batch.
function(posthouse_share_test_headers target)
  if(NOT POSTHOUSE_UNITY OR POSTHOUSE_SANITIZE OR POSTHOUSE_TSAN)
    return()
  endif()
  if(NOT TARGET posthouse_test_headers)
    file(WRITE ${CMAKE_BINARY_DIR}/test_headers.cpp "")
    add_library(posthouse_test_headers OBJECT ${CMAKE_BINARY_DIR}/test_headers.cpp)
    target_link_libraries(posthouse_test_headers PRIVATE GTest::gmock GTest::gtest_main)
    target_compile_options(posthouse_test_headers PRIVATE -O0)
    target_compile_definitions(posthouse_test_headers PRIVATE _LARGEFILE64_SOURCE _REENTRANT)
    target_precompile_headers(posthouse_test_headers PRIVATE <gmock/gmock.h> <gtest/gtest.h>
      <algorithm> <chrono> <functional> <map> <memory> <optional> <string> <variant> <vector>)
  endif()
  # A precompiled header is valid only for the macros that it was compiled with, and some libraries ask for these two.
  target_compile_definitions(${target} PRIVATE _LARGEFILE64_SOURCE _REENTRANT)
  target_precompile_headers(${target} REUSE_FROM posthouse_test_headers)
endfunction()

# posthouse_library(NAME SOURCES a.cpp … USES base rules … LIBRARIES Boost::json …)
# The library posthouse_NAME of the folder src/NAME. USES lists the folders that it may include (tools/lint.mjs checks
# the includes). With sanitizers those of posthouse_fuzzed report coverage to the fuzzers.
set(posthouse_fuzzed base club mail store http)
function(posthouse_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  list(TRANSFORM arg_USES PREPEND posthouse_)
  if(arg_SOURCES)
    add_library(posthouse_${name} STATIC ${arg_SOURCES})
    target_include_directories(posthouse_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(posthouse_${name} PUBLIC ${arg_USES} ${arg_LIBRARIES})
    if(NOT name IN_LIST posthouse_optimized)
      target_compile_options(posthouse_${name} PRIVATE ${posthouse_light_optimization})
    endif()
    if(POSTHOUSE_SANITIZE AND name IN_LIST posthouse_fuzzed)
      target_compile_options(posthouse_${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    posthouse_precompile_headers(posthouse_${name} "${posthouse_common_headers}")
    posthouse_unity_build(posthouse_${name})
  else()
    add_library(posthouse_${name} INTERFACE)
    target_include_directories(posthouse_${name} INTERFACE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(posthouse_${name} INTERFACE ${arg_USES} ${arg_LIBRARIES})
  endif()
endfunction()

# posthouse_test(NAME [HEAVY] SOURCES x_test.cpp … USES games …)
# One GoogleTest program, which is one test of ctest. Test data is below POSTHOUSE_SOURCE. The test's own code is not
# optimized, which halves the time to compile it; -O1 if it is HEAVY: it instantiates the search or the rules.
function(posthouse_test name)
  cmake_parse_arguments(arg "HEAVY" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  list(TRANSFORM arg_USES PREPEND posthouse_)
  add_executable(${name} ${arg_SOURCES})
  target_compile_definitions(${name} PRIVATE POSTHOUSE_SOURCE="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE ${arg_USES} ${arg_LIBRARIES} GTest::gmock GTest::gtest_main)
  if(arg_HEAVY)
    target_compile_options(${name} PRIVATE -O1)
  else()
    target_compile_options(${name} PRIVATE -O0 $<$<BOOL:${POSTHOUSE_SANITIZE}>:-fno-sanitize=alignment>)
    posthouse_share_test_headers(${name})
  endif()
  posthouse_precompile_headers(${name} "<gmock/gmock.h>;${posthouse_common_headers}")
  posthouse_unity_build(${name})
  add_test(NAME ${name} COMMAND ${name})
  # The sanitizers make code that handles many small values ten times slower.
  set_tests_properties(${name} PROPERTIES TIMEOUT $<IF:$<BOOL:${POSTHOUSE_SANITIZE}>,1800,600>
    ENVIRONMENT "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tools/lsan.txt:print_suppressions=0")
endfunction()
