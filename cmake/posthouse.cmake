# The two kinds of target that the folders of src/ are made of.

# What most files read first, read once for a target of some size: a third of the time with sanitizers. Not in other
# builds, where each file must include what it uses.
set(posthouse_read_first <algorithm> <chrono> <functional> <map> <memory> <optional> <string> <variant> <vector> <fmt/format.h>)
function(posthouse_read_once target headers)
  get_target_property(sources ${target} SOURCES)
  list(LENGTH sources length)
  if(POSTHOUSE_SANITIZE AND length GREATER 2)
    target_precompile_headers(${target} PRIVATE ${headers})
  endif()
endfunction()

# Several files are compiled as one: a third of the processor time. `tools/build syntax` compiles each by itself.
option(POSTHOUSE_UNITY "compile several files of a folder as one" OFF)
function(posthouse_compile_together target)
  if(POSTHOUSE_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    # Shadowing between what two files keep to themselves does no harm; `tools/build syntax` finds it within one file.
    # g++ 12 sees uninitialized values in date.h where more is inlined.
    target_compile_options(${target} PRIVATE -Wno-shadow -Wno-maybe-uninitialized -Wno-subobject-linkage)
  endif()
endfunction()

# posthouse_library(NAME SOURCES a.cpp … USES base rules … LIBRARIES Boost::json …)
# A folder: src/NAME becomes the library posthouse_NAME. USES mirrors who may include whom (tools/lint.mjs checks the rest).
# With sanitizers what is not played or searched with is not optimised: that halves the time to compile it. The fuzzers
# are told what was reached of all that takes in what others send.
set(posthouse_optimised base doubt_features language rules search games game_tables tablebase strength engine_protocol tournament club)
set(posthouse_fuzzed base club mail store http)
function(posthouse_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  list(TRANSFORM arg_USES PREPEND posthouse_)
  if(arg_SOURCES)
    add_library(posthouse_${name} STATIC ${arg_SOURCES})
    target_include_directories(posthouse_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(posthouse_${name} PUBLIC ${arg_USES} ${arg_LIBRARIES})
    if(POSTHOUSE_SANITIZE AND NOT name IN_LIST posthouse_optimised)
      target_compile_options(posthouse_${name} PRIVATE -O0)
    endif()
    if(POSTHOUSE_SANITIZE AND name IN_LIST posthouse_fuzzed)
      target_compile_options(posthouse_${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    posthouse_read_once(posthouse_${name} "${posthouse_read_first}")
    posthouse_compile_together(posthouse_${name})
  else()
    add_library(posthouse_${name} INTERFACE)
    target_include_directories(posthouse_${name} INTERFACE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(posthouse_${name} INTERFACE ${arg_USES} ${arg_LIBRARIES})
  endif()
endfunction()

# posthouse_test(NAME [HEAVY] SOURCES x_test.cpp … USES games …): one GoogleTest program, run whole by ctest.
# Test data is found below POSTHOUSE_SOURCE. A test's own code is not optimised, which halves the time to compile it,
# unless it is HEAVY: instantiates the search or the rules.
function(posthouse_test name)
  cmake_parse_arguments(arg "HEAVY" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  list(TRANSFORM arg_USES PREPEND posthouse_)
  add_executable(${name} ${arg_SOURCES})
  target_compile_definitions(${name} PRIVATE POSTHOUSE_SOURCE="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE ${arg_USES} ${arg_LIBRARIES} GTest::gmock GTest::gtest_main)
  if(NOT arg_HEAVY)
    target_compile_options(${name} PRIVATE -O0)
  endif()
  posthouse_read_once(${name} "<gmock/gmock.h>;${posthouse_read_first}")
  posthouse_compile_together(${name})
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT 600
    ENVIRONMENT "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tools/lsan.txt:print_suppressions=0")
endfunction()
