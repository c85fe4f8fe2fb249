# What makes a mistake in the released programs harder to exploit. Not for WebAssembly, which is compiled apart, nor with
# sanitizers, which find the same and more. browser/e2e/abuse_hardening_test.mjs reads the program for each of these.
#
#   -fstack-protector-strong    a stack that was written over is noticed before the function returns
#   -D_FORTIFY_SOURCE=2         the C library checks the size of what it copies to
#   -fcf-protection             marks where an indirect jump may land (x86); nothing checks it yet, see docs/security.md
#   -fPIE -pie                  code lies at another address each time
#   -z relro -z now             the table of other libraries' functions is read-only before main begins
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-fcf-protection POSTHOUSE_KNOWS_CF_PROTECTION)
if(NOT POSTHOUSE_SANITIZE AND NOT POSTHOUSE_TSAN)
  add_compile_options(-fstack-protector-strong -fPIE)
  # Where nothing is optimised, as in most tests, the C library could check nothing and would say so.
  add_compile_options($<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2> -Wno-cpp)
  if(POSTHOUSE_KNOWS_CF_PROTECTION)
    add_compile_options(-fcf-protection)
  endif()
  add_link_options(-pie -Wl,-z,relro -Wl,-z,now)
endif()
