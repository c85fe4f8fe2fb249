// Normalizes text for comparison, whatever the keyboard and mail program. Wraps GLib's Unicode
// functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::language {

/// The words of `text`, each followed by a space: lower case, without accents, points and
/// punctuation, with compatibility characters decomposed (NFKD). In scripts without spaces each
/// character is a word. "Don't play, Jürgen!" becomes "don t play jurgen ". Invalid UTF-8 counts as
/// punctuation.
std::string normal_form(std::string_view text);

/// The words of a text in normal form.
std::vector<std::string_view> split_words(std::string_view normal);

/// `text` with full-width letters, ideographic spaces and dashes replaced by ASCII and without
/// invisible characters; everything else is unchanged.
std::string plain_characters(std::string_view text);

/// Whether it contains a question mark of any script.
bool is_question(std::string_view text);

}  // namespace posthouse::language
