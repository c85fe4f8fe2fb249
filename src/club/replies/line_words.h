// Words and sentences of a reply's line, and what stands around them.
#pragma once

#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::string_view blanks = " \t\r\n";

/// Without these characters at its front and back.
std::string_view without(std::string_view text, std::string_view front, std::string_view back);
/// Without spaces, quotes, brackets and punctuation at either end.
std::string_view strip_punctuation(std::string_view line);
/// Case does not matter.
bool begins_with(std::string_view line, std::string_view word);

std::vector<std::string_view> words_of_line(std::string_view line);
/// The parts of a line between commas, semicolons, dashes and brackets, but not colons: "My move:
/// c".
std::vector<std::string_view> split_at_commas(std::string_view line);
/// The sentences of a line or paragraph, with their punctuation.
std::vector<std::string_view> split_sentences(std::string_view text);

}  // namespace posthouse::club
