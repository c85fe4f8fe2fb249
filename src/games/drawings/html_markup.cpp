#include "games/drawings/html_markup.h"

#include "base/visible_text.h"
#include "games/drawings/svg.h"

#include <cstddef>
#include <cstdint>

namespace posthouse::games {
namespace {

constexpr char32_t no_character = 0xfffd;

/// Removes and returns the first character of `rest`, which must not be empty. Invalid UTF-8 comes
/// byte by byte, each as `no_character`.
char32_t take_character(std::string_view& rest) {
    const auto byte = [&rest](std::size_t i) -> std::uint32_t {
        return i < rest.size() ? static_cast<unsigned char>(rest[i]) : 0U;
    };
    const std::uint32_t first = byte(0);
    const std::size_t size = first < 0x80               ? 1
                             : (first & 0xe0U) == 0xc0U ? 2
                             : (first & 0xf0U) == 0xe0U ? 3
                             : (first & 0xf8U) == 0xf0U ? 4
                                                        : 0;
    constexpr std::uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    std::uint32_t character = size == 1 ? first : first & (0xffU >> (size + 1));
    bool sound = size > 0;
    for (std::size_t i = 1; i < size; ++i) {
        sound = sound && (byte(i) & 0xc0U) == 0x80U;
        character = character << 6U | (byte(i) & 0x3fU);
    }
    sound = sound && character >= smallest[size] && character <= 0x10ffff &&
            (character < 0xd800 || character > 0xdfff);
    rest.remove_prefix(sound ? size : 1);
    return sound ? char32_t{character} : no_character;
}

bool means_nothing(char32_t c) {
    return is_control(c) || (c & 0xfffe) == 0xfffe;
}

/// An approximation: combining marks take no column, East Asian characters and pictographs two.
int columns_of(char32_t c) {
    if (is_bidi_control(c) || (c >= 0x300 && c < 0x370)) return 0;
    return c >= 0x1100 && (c < 0x2000 || c >= 0x2e80) && c != no_character ? 2 : 1;
}

}  // namespace

std::string escape_html(std::string_view words) {
    std::string text;
    text.reserve(words.size() + 16);
    while (!words.empty()) {
        const std::string_view before = words;
        const char32_t c = take_character(words);
        const std::string_view bytes = before.substr(0, before.size() - words.size());
        if (is_bidi_control(c)) continue;
        if (c == '&')
            text += "&amp;";
        else if (c == '<')
            text += "&lt;";
        else if (c == '>')
            text += "&gt;";
        else if (c == '"')
            text += "&quot;";
        else if (c == '\'')
            text += "&#39;";
        else if (c == '\t' || c == '\n' || c == '\r' || is_unicode_line_separator(c))
            text += ' ';
        else if (c == no_character || means_nothing(c))
            text += "\xef\xbf\xbd";
        else
            text += bytes;
    }
    return text;
}

int columns_of(std::string_view words) {
    int columns = 0;
    while (!words.empty()) columns += columns_of(take_character(words));
    return columns;
}

std::string shortened(std::string_view words, int columns) {
    std::size_t fits = 0;  // bytes that leave room for the ellipsis
    int used = 0;
    for (std::string_view rest = words; !rest.empty();) {
        used += columns_of(take_character(rest));
        if (used < columns) fits = words.size() - rest.size();
        if (used > columns) return std::string(words.substr(0, fits)) + "…";
    }
    return std::string(words);
}

std::string with_value(std::string_view words, std::string_view value) {
    const std::size_t open = words.find('{'), close = words.find('}', open);
    if (close == words.npos) return std::string(words);
    return std::string(words.substr(0, open)).append(value).append(words.substr(close + 1));
}

std::string color_attributes(std::string_view ground, std::string_view letters,
                             std::string_view more) {
    return std::string(" bgcolor=\"")
        .append(ground)
        .append("\" style=\"background-color:")
        .append(ground)
        .append(";color:")
        .append(letters)
        .append(";")
        .append(more)
        .append("\"");
}

std::string table_opening(std::string_view label, std::string_view more) {
    return R"(<table border="0" cellpadding="0" cellspacing="2" aria-label=")" +
           escape_html(label) + '"' +
           color_attributes(
               palette::wood, palette::carved,
               std::string("border-collapse:separate;border-spacing:2px;border-radius:10px;"
                           "font:17px/1.1 Verdana,'DejaVu Sans',Arial,sans-serif;")
                   .append(more)) +
           ">\n";
}

}  // namespace posthouse::games
