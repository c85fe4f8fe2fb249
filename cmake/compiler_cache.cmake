# Compiled files are kept by ccache, if it is installed (./test installs it), in its usual folder outside of the clone:
# the builds of release, sanitizers and WebAssembly, in whatever folder they lie, compile only what has changed. For that
# nothing may depend on where the clone is: units include sources by their path below src (posthouse_unity_build), and
# ccache makes the paths in command lines relative.
find_program(POSTHOUSE_CCACHE ccache)
set(posthouse_launcher)
if(POSTHOUSE_CCACHE)
  # Precompiled headers need the first two (https://ccache.dev/manual/4.7.5.html#_precompiled_headers).
  set(posthouse_launcher ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${POSTHOUSE_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${posthouse_launcher})
endif()
