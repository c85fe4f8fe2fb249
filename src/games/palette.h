// The colours of the boards, in pictures and tables. They are those of the page by daylight
// (browser/src/boards.css, by the same names), but for seeds, hollows, pods and squares, which the
// page draws finer; a picture in a mail does not know what is around it.
//
// Deliberately absent: a dark setting. The wood is dark enough to stand on any ground.
#pragma once

#include <array>
#include <string_view>

namespace posthouse::games::palette {

inline constexpr std::string_view wood = "#b9834a";
inline constexpr std::string_view wood_rim = "#94602d";
inline constexpr std::string_view hollow = "#6f431c";
inline constexpr std::string_view hollow_deep = "#7d4e24";
inline constexpr std::string_view carved = "#2f1b09";
inline constexpr std::array<std::string_view, 3> seeds = {"#efe6cd", "#ded0ab", "#cbc3a4"};
inline constexpr std::string_view seed_line = "#4d3a1c";
inline constexpr std::string_view mark = "#ffdf8a";
inline constexpr std::string_view take = "#ff8f6b";
inline constexpr std::string_view light_pod = "#f4ead2";
inline constexpr std::string_view dark_pod = "#33261b";
inline constexpr std::string_view on_hollow = "#fff3da";
inline constexpr std::string_view pod_line = "#6d5638";
inline constexpr std::string_view on_light = "#4b3a22";
inline constexpr std::string_view on_dark = "#efe2c9";
inline constexpr std::string_view ground = "#d6a86c";
inline constexpr std::string_view ground_2 = "#cb9a5c";

}  // namespace posthouse::games::palette
