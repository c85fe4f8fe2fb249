#include "club/commands/command_words.h"

#include "base/inplace.h"
#include "language/normal_form.h"
#include "translation/languages.h"
#include "translation/texts.h"

#include <algorithm>
#include <unordered_map>

namespace posthouse::club {
namespace {

using English = std::unordered_map<std::string, std::string_view>;

/// By the normal form of what is typed in any language.
const English& english_words() {
    static const English all = [] {
        English words;
        for (const std::string_view language : translation::languages()) {
            const translation::Texts texts(language);
            for (const std::string_view english : translated_command_words()) {
                const std::string list = texts("command-word-" + std::string(english));
                for (std::string_view rest = list; !rest.empty();)
                    words.emplace(language::normal_form(take_until(rest, ',')), english);
            }
        }
        return words;
    }();
    return all;
}

}  // namespace

std::span<const std::string_view> translated_command_words() {
    static constexpr std::string_view all[] = {
        "accept", "challenge", "chat",    "confirm",  "help",     "message",
        "move",   "pass",      "propose", "reject",   "rematch",  "resign",
        "show",   "signup",    "undo",    "vacation", "language", "withdraw"};
    return all;
}

std::string_view english_command_word(std::string_view typed) {
    constexpr std::size_t word_max = 40;
    // “~~resign~~” is struck out: the normal form would be “resign”.
    const bool plain = std::ranges::all_of(typed, [](char c) {
        return c == ' ' || static_cast<unsigned char>(c) >= 0x80 ||
               (to_lower(c) >= 'a' && to_lower(c) <= 'z');
    });
    if (!plain || typed.size() > word_max) return {};
    const auto found = english_words().find(language::normal_form(typed));
    return found == english_words().end() ? std::string_view() : found->second;
}

}  // namespace posthouse::club
