// Lines and words as they may be shown, stored and logged: without passwords.
#include "base/inplace.h"
#include "club/commands/command_prefix.h"
#include "club/commands/command_table.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace posthouse::club {
namespace {

bool could_be_name(std::string_view word) {
    const auto is_letter = [](char c) { return to_lower(c) >= 'a' && to_lower(c) <= 'z'; };
    return word.size() >= 2 && is_letter(word[0]) &&
           std::ranges::all_of(
               word, [&](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }) &&
           !is_keyword(word);
}

/// Which words of a line may be shown: the first `words`, except the one at `struck`; `rest`
/// replaces the others. `short_ones`: show arguments only if they are too short for a password, or
/// boards.
struct VisibleWords {
    std::size_t words = 0;
    std::size_t struck = std::string::npos;
    std::string_view rest = "…";
    bool short_ones = false;
};

/// The command's own words and the boards after it.
VisibleWords only_boards(const CommandLine& line, const CommandPrefix& begin,
                         std::span<const ParameterSpec> slots) {
    VisibleWords shown{begin.words};
    for (const ParameterSpec& slot : slots) {
        if (slot.name != "board") break;
        while (shown.words < line.words.size() && looks_like_board(line.words[shown.words])) {
            ++shown.words;
            if (slot.arity == Arity::one) break;
        }
    }
    return shown;
}

/// A command without a password parameter. If it was not executed, somebody may have typed a
/// password by mistake.
VisibleWords visible_words_of_public(const CommandLine& line, const CommandPrefix& begin,
                                     bool done) {
    const CommandSpec& row = *begin.row;
    if (row.id == CommandId::confirm || row.id == CommandId::reset_password)
        return {begin.words, std::string::npos, "***"};
    const bool fitting = words_fit(std::span(line.words).subspan(begin.words), row.parameters);
    const bool plain = std::ranges::all_of(row.parameters, [](const ParameterSpec& slot) {
        return slot.name == "subject" || slot.name == "word";
    });
    if (fitting) return {line.words.size(), std::string::npos, "", !done && !plain};
    return only_boards(line, begin, row.parameters);
}

VisibleWords visible_words_of_authenticated(const CommandLine& line, const CommandPrefix& begin,
                                            std::string_view speaker, bool done) {
    const CommandSpec& row = *begin.row;
    const auto words = std::span(line.words).subspan(begin.words);
    const bool full = words_fit(words, row.parameters);
    const bool brief = !speaker.empty() && row.takes_credentials() &&
                       words_fit(words, parameters_for_speaker(row)) &&
                       !wrote_full_form(row, words, speaker);
    // Somebody else's name and password may be in a known speaker's line.
    if (brief && (done || !full || !could_be_name(words[parameter_index(row, "user")])))
        return {line.words.size(), std::string::npos, "", !done};
    if (full && done && !brief)
        return {line.words.size(), begin.words + parameter_index(row, "password")};
    VisibleWords shown = only_boards(line, begin, row.parameters);
    if (full) shown.rest = "***";
    return shown;
}

VisibleWords visible_words(const CommandLine& line, const CommandPrefix& begin,
                           std::string_view speaker, bool done) {
    if (!begin.row) return {begin.game ? std::min<std::size_t>(2, line.words.size()) : 1};
    if (begin.row->auth_level == AuthLevel::owner) return {begin.words, std::string::npos, "***"};
    if (!begin.row->takes_credentials() && begin.row->id != CommandId::signup)
        return visible_words_of_public(line, begin, done);
    return visible_words_of_authenticated(line, begin, speaker, done);
}

/// The option with its value, unless that could be a secret.
std::string visible_option(const Option& option, const CommandSpec* row) {
    if (!row || !row->has_option(option.name)) return "--…";
    if (option.value.empty()) return "--" + option.name;
    const bool secret = option.name == "password" || row->auth_level == AuthLevel::owner;
    return "--" + option.name + "=" + (secret ? "***" : option.value);
}

}  // namespace

std::string redact_command(std::string_view text, std::string_view speaker, bool done) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    const VisibleWords what = visible_words(line, begin, speaker, done);
    std::string shown;
    const auto add = [&shown](std::string_view word) {
        if (!shown.empty()) shown += ' ';
        shown += word;
    };
    for (std::size_t i = 0; i < std::min(what.words, line.words.size()); ++i) {
        const std::string& word = line.words[i];
        const bool long_one = what.short_ones && i >= begin.words &&
                              word.size() >= password_size_min && !looks_like_board(word);
        add(i == what.struck || long_one ? "***" : std::string_view(word));
    }
    if (what.words < line.words.size()) add(what.rest);
    for (const Option& option : line.options) add(visible_option(option, begin.row));
    return shown;
}

namespace {

/// How many words of a line come before a name and a password that belong to a command, perhaps
/// without its game: “wari resign”, “resgin”, “log in”; 0 if it begins with none.
std::size_t words_of_login(const CommandLine& line, const CommandPrefix& begin) {
    constexpr std::string_view logins[] = {"login", "login:", "logon", "signin", "log-in"};
    const std::string_view first = line.words.empty() ? std::string_view() : line.words[0];
    const auto is_first = [&](std::string_view word) { return equals_ignore_case(word, first); };
    if (begin.row) return begin.row->takes_credentials() ? begin.words : 0;
    if (std::ranges::any_of(logins, is_first)) return 1;
    if (line.words.size() > 1 && (is_first("log") || is_first("sign")) &&
        equals_ignore_case(line.words[1].substr(0, 2), "in"))
        return 2;
    constexpr std::size_t guessed_min = 5;  // “See you” is no “seek”
    const CommandSpec* row = guess_game_command(first);
    const bool meant = row && (is_first(row->word) || first.size() >= guessed_min);
    return meant && row->takes_credentials() ? 1 : 0;
}

/// Only letters, perhaps with punctuation.
bool is_plain_word(std::string_view word) {
    constexpr std::string_view marks = "'-.,;:!?)";
    return std::ranges::all_of(word.substr(1), [&](char c) {
        return (c >= 'a' && c <= 'z') || c < 0 || marks.find(c) != marks.npos;
    });
}

/// The word in the place of a password in “resign NAME PASSWORD”, also if the game or the board is
/// missing; empty if there is none. A plain word counts only if the line has hardly any others.
std::string misplaced_password(const CommandLine& line, const CommandPrefix& begin) {
    constexpr std::size_t few = 3;
    std::size_t at = words_of_login(line, begin);
    if (at == 0) return {};
    while (at < line.words.size() && !line.words[at].empty() && is_digit(line.words[at][0])) ++at;
    if (at + 1 >= line.words.size() || !could_be_name(line.words[at])) return {};
    const std::string& password = line.words[at + 1];
    if (password.size() < password_size_min) return {};
    const auto others = std::span(line.words).subspan(at);
    // “accept defeat gracefully, friend” is a sentence.
    const bool alone = others.size() <= few &&
                       std::ranges::none_of(others.first(others.size() - 1), [](const auto& word) {
                           return word.ends_with(',') || word.ends_with('.') || word.ends_with('!');
                       });
    return alone || !is_plain_word(password) ? password : std::string();
}

/// Whether the line is a whole command with a password or another secret.
bool is_command_with_secret(const CommandLine& line, const CommandPrefix& begin) {
    if (!begin.row || !equals_ignore_case(typed_words(line, begin), begin.row->word)) return false;
    const CommandSpec& row = *begin.row;
    const bool bare = line.words.size() == begin.words;
    const bool phrase = row.word.find(' ') != std::string_view::npos;
    if (!bare && (row.auth_level == AuthLevel::owner || (phrase && row.takes_credentials())))
        return true;
    if (!words_fit(std::span(line.words).subspan(begin.words), row.parameters)) return false;
    if (row.id == CommandId::signup) return true;
    return row.takes_credentials() &&
           line.words[begin.words + parameter_index(row, "password")].size() >= password_size_min;
}

/// A line of prose as it may be shown: without the password of a command, whole or not.
std::string redact_line(std::string_view text) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    if (is_command_with_secret(line, begin)) {
        const bool shows_rest =
            begin.row->auth_level != AuthLevel::owner && begin.row->id != CommandId::signup &&
            words_fit(std::span(line.words).subspan(begin.words), begin.row->parameters);
        return redact_command(text, {}, shows_rest);
    }
    const std::string password = misplaced_password(line, begin);
    if (password.empty()) return std::string(text);
    const std::size_t at = text.rfind(password);
    if (at == text.npos) return redact_command(text);
    return std::string(text.substr(0, at)) + "***" + std::string(text.substr(at + password.size()));
}

bool is_among(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

/// What stands behind the word “password” at the front of `lower`: how many characters come before
/// the password itself, and how long that is; none if there is no password.
std::optional<std::pair<std::size_t, std::size_t>> password_behind(std::string_view lower) {
    constexpr std::string_view verbs[] = {"is", "was", "ist", "war", "lautet", "est",
                                          "es", "era", "to",  "auf", "zu"};
    constexpr std::size_t signs_max = 2;  // “is: ”
    bool sign = false, verb = false;
    std::size_t at = 0;
    for (std::size_t i = 0; i <= signs_max; ++i) {
        at = lower.find_first_not_of(' ', at);
        if (at == lower.npos || lower[at] == '\n') return std::nullopt;
        const std::size_t end = std::min(lower.find_first_of(" \n", at), lower.size());
        const std::string_view word = lower.substr(at, end - at);
        if (word[0] == ':' || word[0] == '=') {
            sign = true;
            ++at;
        } else if (is_among(word.substr(0, word.find(':')), verbs) && !verb && !sign) {
            verb = true;
            at += word.find(':') == word.npos ? word.size() : word.find(':');
        } else {
            const bool long_enough = word.size() >= password_size_min;
            if (!sign && !(long_enough && (verb || !is_plain_word(word)))) return std::nullopt;
            return std::pair(at, word.size());
        }
    }
    return std::nullopt;
}

/// What follows “--password=”, “password:” or “mein Passwort ist”.
std::string redact_option(std::string_view text) {
    constexpr std::string_view names[] = {"password",   "passwort",   "kennwort",  "mot de passe",
                                          "contraseña", "contrasena", "wachtwoord"};
    std::string shown(text);
    for (const std::string_view name : names) {
        const std::string whole = std::exchange(shown, {});
        const std::string lower = lower_case(whole);
        std::size_t done = 0;
        for (std::size_t at = 0; (at = lower.find(name, at)) != std::string::npos;) {
            at += name.size();
            const auto found = password_behind(std::string_view(lower).substr(at));
            if (!found) continue;
            shown.append(whole, done, at + found->first - done).append("***");
            at = done = at + found->first + found->second;
        }
        shown.append(whole, done);
    }
    return shown;
}

}  // namespace

std::string redact_prose(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const bool last = text.find('\n') == std::string_view::npos;
        shown += redact_line(take_until(text, '\n'));
        if (!last) shown += '\n';
    }
    return redact_option(shown);
}

bool may_hold_secret(std::string_view text, std::string_view speaker) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    if (!begin.row || begin.row->auth_level == AuthLevel::owner) return true;
    if (visible_words(line, begin, speaker, false).words < line.words.size()) return true;
    return std::ranges::any_of(line.options, [&](const Option& option) {
        return option.name == "password" || !begin.row->has_option(option.name);
    });
}

}  // namespace posthouse::club
