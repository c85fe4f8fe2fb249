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
    # Shadowing between the unnamed namespaces of two files is harmless; `tools/build syntax` finds it within one file.
    # With more inlining, g++ 12 reports uninitialized values in date.h.
    target_compile_options(${target} PRIVATE -Wno-shadow -Wno-maybe-uninitialized -Wno-subobject-linkage)
    # When the folder's CMakeLists.txt has been read, so that it can still say what is compiled alone.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL posthouse_make_units ${target})")
  endif()
endfunction()

# CMake's own unity builds include sources by their absolute paths, which no other clone's cache would know.
function(posthouse_make_units target)
  get_target_property(sources ${target} SOURCES)
  set_target_properties(${target} PROPERTIES POSTHOUSE_SOURCES "${sources}")
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/units/${target})
  set(alone)
  set(text "")
  set(generated)
  set(count 0)
  set(units)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source NORMALIZE)
    set(apart FALSE)
    foreach(property SKIP_UNITY_BUILD_INCLUSION COMPILE_OPTIONS COMPILE_DEFINITIONS EXTERNAL_OBJECT)
      get_source_file_property(value ${source} ${property})
      if(value)
        set(apart TRUE)
      endif()
    endforeach()
    if(apart)
      list(APPEND alone ${source})
      continue()
    endif()
    get_source_file_property(is_generated ${source} GENERATED)
    if(is_generated)
      list(APPEND generated ${source})
    endif()
    file(RELATIVE_PATH path ${folder} ${source})
    string(APPEND text "#include \"${path}\"\n")
    math(EXPR count "${count} + 1")
    if(count EQUAL 12)
      posthouse_write_unit()
    endif()
  endforeach()
  if(count GREATER 0)
    posthouse_write_unit()
  endif()
  set_target_properties(${target} PROPERTIES SOURCES "${units};${alone}")
endfunction()
macro(posthouse_write_unit)
  list(LENGTH units number)
  set(unit ${folder}/unit_${number}.cpp)
  file(CONFIGURE OUTPUT ${unit} CONTENT "${text}" @ONLY)
  set_source_files_properties(${unit} PROPERTIES OBJECT_DEPENDS "${generated}")
  list(APPEND units ${unit})
  set(text "")
  set(generated)
  set(count 0)
endmacro()

# In unity builds clang++ compiles the tests that are not optimized, in half the time that g++ needs, and they share one
# precompiled header.
find_program(POSTHOUSE_CLANG clang++-16)
function(posthouse_compile_test_quickly target)
  if(NOT POSTHOUSE_UNITY OR POSTHOUSE_SANITIZE OR POSTHOUSE_TSAN)
    return()
  endif()
  if(NOT TARGET posthouse_test_headers)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/test_headers.cpp CONTENT "")
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
  if(POSTHOUSE_CLANG)
    set(launcher ${PROJECT_SOURCE_DIR}/cmake/compile_with_clang ${POSTHOUSE_CLANG} ${CMAKE_CXX_COMPILER} ${CMAKE_CXX_COMPILER_LAUNCHER})
    set_target_properties(posthouse_test_headers ${target} PROPERTIES CXX_COMPILER_LAUNCHER "${launcher}")
  endif()
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
# One GoogleTest program, which is one test of ctest. It is run from the top of the clone, and test data is below
# POSTHOUSE_SOURCE, which is relative so that ccache knows the object in another clone. The test's own code is not
# optimized, which halves the time to compile it; -O1 if it is HEAVY: it instantiates the search or the rules.
function(posthouse_test name)
  cmake_parse_arguments(arg "HEAVY" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  list(TRANSFORM arg_USES PREPEND posthouse_)
  add_executable(${name} ${arg_SOURCES})
  target_compile_definitions(${name} PRIVATE POSTHOUSE_SOURCE=".")
  target_link_libraries(${name} PRIVATE ${arg_USES} ${arg_LIBRARIES} GTest::gmock GTest::gtest_main)
  if(arg_HEAVY)
    target_compile_options(${name} PRIVATE -O1)
  else()
    target_compile_options(${name} PRIVATE -O0 $<$<BOOL:${POSTHOUSE_SANITIZE}>:-fno-sanitize=alignment>)
    posthouse_compile_test_quickly(${name})
  endif()
  posthouse_precompile_headers(${name} "<gmock/gmock.h>;${posthouse_common_headers}")
  posthouse_unity_build(${name})
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  # The sanitizers make code that handles many small values ten times slower.
  set_tests_properties(${name} PROPERTIES TIMEOUT $<IF:$<BOOL:${POSTHOUSE_SANITIZE}>,1800,600>
    ENVIRONMENT "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tools/lsan.txt:print_suppressions=0")
endfunction()
