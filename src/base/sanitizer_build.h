// Whether this is a sanitizer build; tests then run fewer rounds.
#pragma once

#if defined(__has_feature)  // clang
#if __has_feature(address_sanitizer)
#define POSTHOUSE_ADDRESS_SANITIZER 1
#endif
#if __has_feature(thread_sanitizer)
#define POSTHOUSE_THREAD_SANITIZER 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)  // gcc
#define POSTHOUSE_ADDRESS_SANITIZER 1
#endif
#if defined(__SANITIZE_THREAD__)
#define POSTHOUSE_THREAD_SANITIZER 1
#endif

namespace posthouse {

#if defined(POSTHOUSE_ADDRESS_SANITIZER) || defined(POSTHOUSE_THREAD_SANITIZER)
inline constexpr bool sanitizer_build = true;
#else
inline constexpr bool sanitizer_build = false;
#endif
#if defined(POSTHOUSE_THREAD_SANITIZER)
inline constexpr bool thread_sanitizer_build = true;
#else
inline constexpr bool thread_sanitizer_build = false;
#endif

}  // namespace posthouse
