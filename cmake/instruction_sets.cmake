# Code that is compiled several times, once for each of a few instruction sets, and chosen when the program runs, so that
# one binary serves every machine. See src/base/instruction_set.h for the C++ side.
#
# posthouse_per_instruction_set(TARGET SOURCES x_engine.cpp …)
#
# TARGET has the sources among its own, compiled as all others are (`baseline`); here they are compiled once more for each
# set of POSTHOUSE_INSTRUCTION_SETS. What such a source exports is an object `NAME_SET` with C linkage; everything else
# in it, inline functions and the standard library's templates included, is made local to the object. Without that a
# linker may keep the one copy of `std::vector<Key>::push_back` that was compiled for the newest machine, and hand it to
# everybody: so each object is linked by itself (which dissolves the groups that linkers choose from) and all but its
# exports are hidden. cmake/one_instruction_set.cmake checks, each time, that this was done.
#
# The sources must not have anything set up before main (iostream, `static inline const` with a constructor): that would
# run on machines that do not know the instructions. This is checked too.
#
# Only for x86-64 with GNU ld and objcopy; elsewhere and with sanitizers there is the plain build alone.

set(sets_default "")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND CMAKE_SIZEOF_VOID_P EQUAL 8
   AND NOT POSTHOUSE_SANITIZE AND NOT POSTHOUSE_TSAN
   AND CMAKE_OBJCOPY AND CMAKE_NM AND CMAKE_OBJDUMP)
  execute_process(COMMAND ${CMAKE_LINKER} --help OUTPUT_VARIABLE linker_help ERROR_QUIET)
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-march=x86-64-v3 POSTHOUSE_KNOWS_X86_64_V3)
  if(POSTHOUSE_KNOWS_X86_64_V3 AND linker_help MATCHES "force-group-allocation")
    set(sets_default x86_64_v3)
  endif()
endif()
set(POSTHOUSE_INSTRUCTION_SETS "${sets_default}" CACHE STRING
    "instruction sets beyond the plain one that engines are also built for: x86_64_v2 x86_64_v3 x86_64_v4")
foreach(set IN LISTS POSTHOUSE_INSTRUCTION_SETS)
  add_compile_definitions(POSTHOUSE_HAS_${set})
endforeach()

function(posthouse_per_instruction_set target)
  cmake_parse_arguments(arg "" "" "SOURCES" ${ARGN})
  get_target_property(uses ${target} LINK_LIBRARIES)
  foreach(set IN LISTS POSTHOUSE_INSTRUCTION_SETS)
    string(REPLACE _ - march ${set})
    foreach(source IN LISTS arg_SOURCES)
      cmake_path(GET source STEM name)
      set(whole ${name}_${set})
      add_library(${whole} OBJECT ${source})
      target_include_directories(${whole} PRIVATE ${PROJECT_SOURCE_DIR}/src)
      target_compile_definitions(${whole} PRIVATE POSTHOUSE_SET=${set})
      # g++ would make the variables of templates unique to the whole process, whatever their binding.
      target_compile_options(${whole} PRIVATE -march=${march} $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
      target_link_libraries(${whole} PRIVATE ${uses})
      set(object ${CMAKE_CURRENT_BINARY_DIR}/${whole}.o)
      add_custom_command(OUTPUT ${object}
        COMMAND ${CMAKE_LINKER} -r --force-group-allocation -o ${object} $<TARGET_OBJECTS:${whole}>
        COMMAND ${CMAKE_OBJCOPY} --wildcard --keep-global-symbol=*_${set} ${object}
        COMMAND ${CMAKE_COMMAND} -DOBJECT=${object} -DSET=${set} -DNM=${CMAKE_NM} -DOBJDUMP=${CMAKE_OBJDUMP}
                -P ${PROJECT_SOURCE_DIR}/cmake/one_instruction_set.cmake
        DEPENDS $<TARGET_OBJECTS:${whole}> ${PROJECT_SOURCE_DIR}/cmake/one_instruction_set.cmake
        COMMAND_EXPAND_LISTS VERBATIM COMMENT "Closing ${whole}.o")
      set_source_files_properties(${object} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
      target_sources(${target} PRIVATE ${object})
    endforeach()
  endforeach()
endfunction()
