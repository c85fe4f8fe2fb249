#include "club/core/forgotten.h"

#include "base/inplace.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace posthouse::club {
namespace {

bool is_name_char(char c) {
    return (to_lower(c) >= 'a' && to_lower(c) <= 'z') || is_digit(c) || c == '-' || c == '_';
}

/// Punctuation is not part of an address, but the character before may belong to a longer one.
bool is_address_char(char c) {
    return is_name_char(c) || c == '+' || static_cast<unsigned char>(c) >= 128;
}

struct Place {
    std::size_t begin = 0, size = 0;
};

/// The first occurrence at or after `from` as a whole word.
std::optional<Place> find_word(std::string_view text, std::string_view word, std::size_t from,
                               bool (*part_of_word)(char)) {
    while (from + word.size() <= text.size()) {
        const auto found = std::ranges::search(
            text.substr(from), word, [](char a, char b) { return to_lower(a) == to_lower(b); });
        if (found.empty() || word.empty()) return std::nullopt;
        const auto begin = static_cast<std::size_t>(found.data() - text.data());
        const std::size_t end = begin + word.size();
        const bool alone = (begin == 0 || !part_of_word(text[begin - 1])) &&
                           (end == text.size() || !part_of_word(text[end]));
        if (alone) return Place{begin, word.size()};
        from = begin + 1;
    }
    return std::nullopt;
}

/// The first occurrence of any; addresses, which may begin with the name, before names.
std::optional<Place> find_any(std::string_view text, const DeletedAccount& who, std::size_t from) {
    std::optional<Place> first;
    const auto look_for = [&](const std::vector<std::string>& words, bool (*part_of_word)(char)) {
        for (const std::string& word : words)
            if (const auto place = find_word(text, word, from, part_of_word);
                place && (!first || place->begin < first->begin))
                first = place;
    };
    look_for(who.addresses, &is_address_char);
    look_for(who.names, &is_name_char);
    return first;
}

std::string without_blanks(std::string_view text) {
    std::string kept;
    for (const char c : text)
        if (static_cast<unsigned char>(c) > ' ' && c != '>') kept += c;
    return kept;
}

}  // namespace

bool mentions_account(std::string_view text, const DeletedAccount& who) {
    return find_any(text, who, 0).has_value();
}

std::string redact_account(std::string_view text, const DeletedAccount& who) {
    std::string kept;
    std::size_t from = 0;
    for (auto place = find_any(text, who, 0); place; place = find_any(text, who, from)) {
        kept += text.substr(from, place->begin - from);
        kept += deleted_user_name;
        from = place->begin + place->size;
    }
    return kept += text.substr(from);
}

bool contains_quote(std::string_view text, std::string_view quoted) {
    const std::string words = without_blanks(quoted);
    return !words.empty() && without_blanks(text).find(words) != std::string::npos;
}

}  // namespace posthouse::club
