#include "terminal/ascii_text.h"

#include "base/inplace.h"
#include "base/visible_text.h"
#include "games/drawings/html_markup.h"
#include "translation/refusal_text.h"

#include <algorithm>
#include <utility>

namespace posthouse::terminal {

namespace {

constexpr std::size_t ascii_columns_max = 72;
constexpr std::size_t line_max = 200;

constexpr std::pair<std::string_view, std::string_view> ascii_substitutes[] = {
    {"“", "\""},  {"”", "\""},     {"„", "\""},     {"«", "\""}, {"»", "\""},  {"‘", "'"},
    {"’", "'"},   {"–", "-"},      {"—", "-"},      {"−", "-"},  {"…", "..."}, {"×", "x"},
    {"±", "+-"},  {"≥", ">="},     {"≤", "<="},     {"·", "."},  {"•", "*"},   {"→", "->"},
    {"½", "1/2"}, {"\u00A0", " "}, {"\u202F", " "}, {"ä", "ae"}, {"ö", "oe"},  {"ü", "ue"},
    {"Ä", "Ae"},  {"Ö", "Oe"},     {"Ü", "Ue"},     {"ß", "ss"}, {"œ", "oe"},  {"à", "a"},
    {"á", "a"},   {"â", "a"},      {"ç", "c"},      {"è", "e"},  {"é", "e"},   {"ê", "e"},
    {"ë", "e"},   {"í", "i"},      {"î", "i"},      {"ï", "i"},  {"ñ", "n"},   {"ó", "o"},
    {"ô", "o"},   {"ù", "u"},      {"ú", "u"},      {"û", "u"},  {"ũ", "u"},   {"Á", "A"},
    {"Í", "I"},   {"Ó", "O"},      {"Ú", "U"},      {"Ñ", "N"},  {"À", "A"},   {"É", "E"},
    {"Ê", "E"},   {"Ç", "C"},      {"¿", ""},       {"¡", ""},   {"ɛ", "e"},   {"ɔ", "o"},
    {"Ɛ", "E"},   {"Ɔ", "O"},
};

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/// Bytes of the first UTF-8 character; 1 if it is invalid.
std::size_t length_of_first(std::string_view words) {
    const auto lead = static_cast<unsigned char>(words[0]);
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    if (length > words.size()) return 1;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(words[i]) & 0xC0) != 0x80) return 1;
    return length;
}

}  // namespace

std::string to_ascii(std::string_view words) {
    std::string ascii;
    ascii.reserve(words.size());
    while (!words.empty()) {
        const std::string_view character = words.substr(0, length_of_first(words));
        words.remove_prefix(character.size());
        std::string_view substitute = "?";
        if (character == "\n" || (character[0] >= ' ' && character[0] <= '~'))
            substitute = character;
        else if (character == "\t")
            substitute = " ";
        for (const auto& [from, to] : ascii_substitutes)
            if (character == from) substitute = to;
        ascii += substitute;
    }
    return ascii;
}

std::string shown_words(std::string_view words, const translation::TerminalLocale& locale) {
    return locale.utf8 && locale.language != "en" ? visible_text(words) : to_ascii(words);
}

std::string refusal_words(const Refusal& refusal, const translation::TerminalLocale& locale) {
    return shown_words(translation::translate(refusal, locale.language), locale);
}

std::optional<std::string> read_line(std::istream& in) {
    using Traits = std::istream::traits_type;
    std::string line;
    bool anything = false;
    for (int c = in.get(); !Traits::eq_int_type(c, Traits::eof()); c = in.get()) {
        anything = true;
        if (c == '\n') break;
        if (line.size() < line_max) line += Traits::to_char_type(c);
    }
    if (!anything) return std::nullopt;
    while (!line.empty() && is_blank(line.back())) line.pop_back();
    std::size_t blanks = 0;
    while (blanks < line.size() && is_blank(line[blanks])) ++blanks;
    return to_ascii(std::string_view(line).substr(blanks));
}

namespace {

/// Lines at least this long belong to a paragraph that continues in the next line.
constexpr int paragraph_columns = 50;

/// Removes one line of at most `columns` from the front of `rest`.
std::string_view take_line(std::string_view& rest, int columns) {
    std::size_t end = 0, blank = 0;
    while (end < rest.size()) {
        const std::size_t next = end + length_of_first(rest.substr(end));
        if (games::columns_of(rest.substr(0, next)) > columns) break;
        if (rest[end] == ' ') blank = end;
        end = next;
    }
    if (end < rest.size() && rest[end] != ' ' && blank > 0) end = blank;
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end);
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    return line;
}

}  // namespace

std::string fold_lines(std::string_view typed, int columns) {
    const std::string seen = visible_text(typed);
    std::string_view text = seen;
    std::string lines, left_over;
    while (!text.empty()) {
        const bool ends = text.find('\n') != std::string_view::npos;
        const std::string_view next = take_until(text, '\n');
        const std::size_t blanks = std::min(next.find_first_not_of(' '), next.size());
        const bool goes_on = !left_over.empty() && blanks == 0 && !next.empty() && next[0] != '*';
        if (!left_over.empty() && !goes_on) lines += left_over + '\n';
        std::string line = (goes_on ? left_over + ' ' : "") + std::string(next);
        left_over.clear();
        if (games::columns_of(line) > columns) {
            const std::string indent(blanks < static_cast<std::size_t>(columns) / 2 ? blanks : 0,
                                     ' ');
            const int room = columns - static_cast<int>(indent.size());
            const bool paragraph = blanks == 0 && games::columns_of(next) >= paragraph_columns;
            std::string_view rest = std::string_view(line).substr(blanks);
            while (games::columns_of(rest) > room)
                (lines += indent).append(take_line(rest, room)) += '\n';
            if (paragraph && ends && !text.empty()) {
                left_over = rest;
                continue;
            }
            line = indent + std::string(rest);
        }
        lines += line;
        if (ends) lines += '\n';
    }
    return lines;
}

std::string wrap_words(const std::vector<std::string>& words, std::string_view indent) {
    std::string lines;
    std::string line(indent);
    for (const std::string& word : words) {
        if (line.size() > indent.size() && line.size() + 1 + word.size() > ascii_columns_max) {
            lines += line + '\n';
            line = indent;
        }
        if (line.size() > indent.size()) line += ' ';
        line += word;
    }
    return lines + line + '\n';
}

}  // namespace posthouse::terminal
