# Compiled files are kept by ccache, if it is installed (./test installs it), in its usual folder outside of the clone:
# the builds of release, sanitizers and WebAssembly, in whatever folder they lie, compile only what has changed. For that
# nothing may depend on where the clone is: units include sources by relative paths (posthouse_unity_build), and the paths
# in command lines are made relative.
find_program(POSTHOUSE_CCACHE ccache)
set(posthouse_launcher)
if(POSTHOUSE_CCACHE)
  set(posthouse_launcher ${PROJECT_SOURCE_DIR}/cmake/compile_with_ccache)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${posthouse_launcher})
  # Clang compares times of the headers with those in a precompiled header, which may come from another clone.
  add_compile_options("$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endif()
