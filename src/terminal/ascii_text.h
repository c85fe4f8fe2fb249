// Text for the plainest terminals: ASCII without escape codes, wrapped to the screen width.
#pragma once

#include "base/refusal.h"
#include "translation/languages.h"

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::terminal {

/// Replaces quotation marks, dashes, letters with accents and the like by ASCII, and other
/// characters and control characters except line breaks by question marks.
std::string to_ascii(std::string_view words);

/// Words in the language of the terminal's reader: in ASCII unless the language has other letters
/// and the terminal shows them.
std::string shown_words(std::string_view words, const translation::TerminalLocale&);
std::string refusal_words(const Refusal&, const translation::TerminalLocale&);

/// The next line, trimmed and in ASCII; only the beginning of an overlong line. Empty at the end of
/// the input.
std::optional<std::string> read_line(std::istream& in);

/// Breaks lines that are too long at spaces, keeping their indentation; breaks words wider than the
/// screen. The rest of a paragraph's line is joined with its next line.
std::string fold_lines(std::string_view text, int columns);

/// The words in lines of at most 72 columns that begin with `indent`.
std::string wrap_words(const std::vector<std::string>& words, std::string_view indent);

}  // namespace posthouse::terminal
