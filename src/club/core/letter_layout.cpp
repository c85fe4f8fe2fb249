#include "club/core/letter_layout.h"

#include "base/inplace.h"
#include "games/drawings/html_markup.h"

#include <algorithm>

namespace posthouse::club {
namespace {

/// A web or mail address, which must not be broken in two.
bool is_address(std::string_view word) {
    return word.find("://") != word.npos || word.find('@') != word.npos;
}

/// How many bytes of the line's first word, which may be too wide, fit into the line.
std::size_t first_word_cut(std::string_view line, std::size_t columns) {
    const std::string_view word = line.substr(0, line.find(' '));
    const auto most = static_cast<int>(columns);
    if (games::columns_of(word) <= most || is_address(word)) return word.size();
    std::size_t cut = std::min(word.size(), 4 * columns);
    while (games::columns_of(truncate(word, cut)) > most) --cut;
    return truncate(word, cut).size();
}

}  // namespace

std::string wrap(std::string_view text, std::size_t columns) {
    std::string out;
    while (!text.empty()) {
        const bool last = text.find('\n') == std::string_view::npos;
        std::string_view line = take_until(text, '\n');
        while (line.size() > columns && line.front() != ' ') {
            std::size_t cut = line.rfind(' ', columns);
            if (cut == std::string_view::npos) cut = first_word_cut(line, columns);
            if (cut == line.size()) break;
            out.append(line.substr(0, cut)) += '\n';
            line.remove_prefix(std::min(line.find_first_not_of(' ', cut), line.size()));
        }
        out += line;
        if (!last) out += '\n';
    }
    return out;
}

std::string wrap_with_indent(std::string_view head, std::string_view text) {
    std::string lines = wrap(text, columns_max - head.size());
    const std::string indent = "\n" + std::string(head.size(), ' ');
    for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += indent.size())
        lines.replace(at, 1, indent);
    return std::string(head) + lines;
}

std::string escape_placeholders(std::string_view text) {
    std::string escaped;
    for (char c : text) {
        escaped += c;
        if (c == '{') escaped += ' ';
    }
    return escaped;
}

std::string quote_user_text(std::string_view text) {
    const std::string escaped = escape_placeholders(text);
    std::string_view rest = escaped;
    std::string lines;
    while (!rest.empty()) {
        std::string_view line = take_until(rest, '\n');
        // wrap() does not break lines that begin with a blank.
        if (line.size() + 2 > columns_max)
            line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        lines += line.empty() ? "\n" : wrap_with_indent("  ", line) + "\n";
    }
    return lines;
}

}  // namespace posthouse::club
