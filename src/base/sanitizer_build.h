// Whether this is built with a sanitizer: tests then do the same with less.
#pragma once

namespace posthouse {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool slow_build = true;
#else
inline constexpr bool slow_build = false;
#endif
#if defined(__SANITIZE_THREAD__)
/// Races are looked for.
inline constexpr bool races_watched = true;
#else
inline constexpr bool races_watched = false;
#endif

}  // namespace posthouse
