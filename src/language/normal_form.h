// Text in the form in which what people write is compared, whatever their keyboard and mail program
// made of it. Unicode is GLib's, behind this header.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::language {

/// The words of `text`, each followed by one blank: in lower case, without accents, points and
/// punctuation, compatibility characters made plain (NFKD). In scripts that put no blanks between
/// words each character is a word. "Don't play, Jürgen!" is "don t play jurgen ". What is no UTF-8
/// counts as punctuation.
std::string normal_form(std::string_view text);

/// `text` with full-width letters, ideographic spaces and all kinds of dashes as ASCII has them;
/// invisible characters are left out, everything else stays as it was written.
std::string plain_characters(std::string_view text);

/// Whether it asks: a question mark of any script stands in it.
bool is_question(std::string_view text);

}  // namespace posthouse::language
