#include "club/commands/command_line.h"

#include "base/inplace.h"
#include "club/commands/command_words.h"
#include "games/game.h"
#include "language/normal_form.h"

#include <algorithm>
#include <array>
#include <utility>

namespace posthouse::club {
namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Removes one word from the front of `rest`, which begins with no blank.
std::string take_word(std::string_view& rest, bool& was_quoted) {
    std::string word;
    was_quoted = rest.front() == '"';
    bool inside = false;
    std::size_t i = 0;
    for (; i < rest.size() && (inside || !is_blank(rest[i])); ++i) {
        if (rest[i] == '"') {
            inside = !inside;
        } else if (inside && rest[i] == '\\' && i + 1 < rest.size()) {
            word += rest[++i];
        } else {
            word += rest[i];
        }
    }
    rest.remove_prefix(i);
    return word;
}

/// The quotation mark at the front, of those that people and mail programs put around a position.
std::string_view quote_at(std::string_view text) {
    // Most characters are ASCII, of which only two are marks.
    if (text.empty() || (text[0] >= 0 && text[0] != '"' && text[0] != '\'')) return {};
    for (std::string_view mark : {"\"", "'", "“", "”", "„", "‘", "’", "‚", "«", "»"})
        if (text.starts_with(mark)) return mark;
    return {};
}

/// Removes a quotation mark from the front; false if there is none.
bool take_quote(std::string_view& text) {
    const std::string_view mark = quote_at(text);
    text.remove_prefix(mark.size());
    return !mark.empty();
}

/// The text up to the next quotation mark, or to the end.
std::string_view take_quoted(std::string_view& text) {
    std::size_t end = 0;
    while (end < text.size() && quote_at(text.substr(end)).empty()) ++end;
    const std::string_view value = text.substr(0, end);
    text.remove_prefix(end);
    while (take_quote(text)) {
    }
    return value;
}

/// A position without quotation marks: the next word and what can only belong to it, up to the
/// letter of the player to move.
std::string_view take_position(std::string_view& text) {
    const std::string_view all = text;
    std::size_t size = 0;
    for (bool first = true;; first = false) {
        std::size_t begin = size;
        while (!first && begin < all.size() && is_blank(all[begin])) ++begin;
        std::size_t end = begin;
        while (end < all.size() && !is_blank(all[end])) ++end;
        const std::string_view word = all.substr(begin, end - begin);
        if (word.empty()) break;
        constexpr std::string_view sides = "snox";
        const bool is_side = word.size() == 1 && sides.find(to_lower(word[0])) != sides.npos;
        if (!first && !is_side && !is_digit(word[0]) && word[0] != ',' && word[0] != '/') break;
        size = end;
        if (is_side) break;
    }
    text.remove_prefix(size);
    return all.substr(0, size);
}

/// `--start=POSITION` at the front of the line. The position has blanks and may be unquoted, in any
/// quotes, or quoted together with the option.
std::optional<Option> take_start(std::string_view& line) {
    constexpr std::string_view name = "--start=";
    std::string_view rest = line;
    const bool whole = take_quote(rest);
    if (!equals_ignore_case(rest.substr(0, name.size()), name)) return std::nullopt;
    rest.remove_prefix(name.size());
    const bool quoted = take_quote(rest) || whole;
    Option start{"start", {}};
    for (char c : trimmed(quoted ? take_quoted(rest) : take_position(rest)))
        if (!is_blank(c) || start.value.back() != ' ') start.value += is_blank(c) ? ' ' : c;
    line = rest;
    return start;
}

/// Whether one typing error separates the words: Damerau-Levenshtein distance 1.
bool one_slip(std::string_view typed, std::string_view word) {
    const auto [shorter, longer] =
        typed.size() <= word.size() ? std::pair(typed, word) : std::pair(word, typed);
    if (longer.size() - shorter.size() > 1) return false;
    const auto unlike = [](char a, char b) { return to_lower(a) != to_lower(b); };
    std::size_t i = 0;
    while (i < shorter.size() && !unlike(shorter[i], longer[i])) ++i;
    if (shorter.size() != longer.size())
        return equals_ignore_case(shorter.substr(i), longer.substr(i + 1));
    if (i == shorter.size()) return true;
    if (equals_ignore_case(shorter.substr(i + 1), longer.substr(i + 1))) return true;
    return i + 1 < shorter.size() && !unlike(shorter[i], longer[i + 1]) &&
           !unlike(shorter[i + 1], longer[i]) &&
           equals_ignore_case(shorter.substr(i + 2), longer.substr(i + 2));
}

}  // namespace

std::optional<std::string> CommandLine::option(std::string_view name) const {
    std::optional<std::string> value;
    for (const Option& one : options)
        if (one.name == name) value = one.value;
    return value;
}

namespace {

/// The command's word in English: the first, or the one behind the name of a game.
void translate_word(std::vector<std::string>& words) {
    const std::size_t at = !words.empty() && games::find_game(words[0]) ? 1 : 0;
    if (at >= words.size()) return;
    if (const std::string_view english = english_command_word(words[at]); !english.empty())
        words[at] = english;
}

}  // namespace

CommandLine split_command(std::string_view line) {
    CommandLine command;
    for (;;) {
        while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
        if (line.empty()) {
            translate_word(command.words);
            return command;
        }
        if (auto start = take_start(line)) {
            command.options.push_back(*std::move(start));
            continue;
        }
        bool was_quoted = false;
        std::string word = take_word(line, was_quoted);
        if (was_quoted || !word.starts_with("--") || word.size() == 2) {
            if (was_quoted || word != "**") command.words.push_back(std::move(word));
            continue;
        }
        const std::size_t equals = word.find('=');
        Option option{lower_case(word.substr(2, equals == std::string::npos ? equals : equals - 2)),
                      {}};
        if (equals != std::string::npos) option.value = word.substr(equals + 1);
        command.options.push_back(std::move(option));
    }
}

std::string_view trimmed(std::string_view line) {
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    return line;
}

std::string plain_command(std::string_view line) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> pairs = {{{"“", "”"},
                                                                                     {"„", "“"},
                                                                                     {"”", "”"},
                                                                                     {"«", "»"},
                                                                                     {"»", "«"},
                                                                                     {"‘", "’"},
                                                                                     {"\"", "\""},
                                                                                     {"'", "'"},
                                                                                     {"`", "`"}}};
    line = trimmed(line);
    for (const auto& [open, close] : pairs) {
        if (!line.starts_with(open) || !line.ends_with(close)) continue;
        if (line.size() <= open.size() + close.size()) continue;
        const auto inner = line.substr(open.size(), line.size() - open.size() - close.size());
        if (inner.find(open) == inner.npos && inner.find(close) == inner.npos)
            return plain_command(inner);
    }
    // U+FF01 to U+FF5E and a few others, which begin no command.
    const bool is_wide = line.starts_with("\xEF\xBC") || line.starts_with("\xEF\xBD");
    return is_wide ? language::plain_characters(line) : std::string(line);
}

std::string quote_word(std::string_view word) {
    std::string text = "\"";
    for (char c : word) {
        // Escape a leading dash, too: `--start=` is an option even in quotes.
        if (c == '"' || c == '\\' || (c == '-' && text.size() == 1)) text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + '"';
}

std::optional<std::string_view> guess_word(std::string_view typed,
                                           std::span<const std::string_view> known) {
    for (std::string_view word : known)
        if (equals_ignore_case(typed, word)) return word;
    std::vector<std::string_view> close;
    if (typed.size() >= 3)
        for (std::string_view word : known)
            if (word.size() > typed.size() &&
                equals_ignore_case(typed, word.substr(0, typed.size())))
                close.push_back(word);
    if (close.empty() && typed.size() >= 3)
        std::ranges::copy_if(known, std::back_inserter(close),
                             [&](auto word) { return one_slip(typed, word); });
    if (close.size() != 1) return std::nullopt;
    return close.front();
}

std::string lower_case(std::string_view words) {
    std::string text(words);
    std::ranges::transform(text, text.begin(), to_lower);
    return text;
}

}  // namespace posthouse::club
