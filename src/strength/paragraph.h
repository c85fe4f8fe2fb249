// Words in lines that fit a terminal of 80 columns. No word is cut, however long it is.
//
// Deliberately absent: anything narrower or plainer (the terminal's own, terminal/plain.h).
#pragma once

#include "base/text.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace posthouse::strength {

/// In characters, not bytes.
inline std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

/// `begin`, which may have blanks in it, then the words; further lines are indented.
inline std::string paragraph(std::string begin, std::string_view words, std::size_t indent,
                             std::size_t columns = 79) {
    std::string lines;
    std::string line = std::move(begin);
    for (bool bare = true; !words.empty();) {
        const std::string_view word = take_until(words, ' ');
        if (word.empty()) continue;
        if (!bare && width_of(line) + 1 + width_of(word) > columns) {
            lines += line + '\n';
            line = std::string(indent, ' ');
            bare = true;
        }
        if (!bare) line += ' ';
        line += word;
        bare = false;
    }
    return lines + line + '\n';
}

}  // namespace posthouse::strength
