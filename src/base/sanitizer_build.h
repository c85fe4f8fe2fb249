// Whether this is a sanitizer build; tests then run fewer rounds.
#pragma once

namespace posthouse {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool slow_build = true;
#else
inline constexpr bool sanitizer_build = false;
#endif
#if defined(__SANITIZE_THREAD__)
/// Built with ThreadSanitizer.
inline constexpr bool races_watched = true;
#else
inline constexpr bool thread_sanitizer_build = false;
#endif

}  // namespace posthouse
