#include "club/accounts/reserved_names.h"

#include "base/inplace.h"
#include "club/accounts/guests.h"
#include "club/commands/command_table.h"
#include "games/game.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace posthouse::club {
namespace {

/// Words of commands, beside those of the table and of is_keyword(): seats, and what options and
/// parameters are called or say.
constexpr std::string_view words_of_commands[] = {
    "from",    "south",     "north",  "first",    "second",   "white",      "black",
    "nobody",  "everybody", "anyone", "everyone", "somebody", "someone",    "anybody",
    "friends", "rated",     "link",   "lot",      "unrated",  "opponent",   "spectator",
    "myself",  "own",       "on",     "yes",      "balanced", "hoarder",    "attacker",
    "later",   "clock",     "game",   "people",   "user",     "name",       "board",
    "seat",    "password",  "login",  "logout",   "number",   "established"};

/// Who speaks for the house, its host or the mail server (RFC 2142).
constexpr std::string_view words_of_the_house[] = {
    "abuse",     "admin",      "administrator", "computer", "daemon",   "guest",  "host",
    "house",     "mailer",     "moderator",     "mod",      "noreply",  "no",     "official",
    "operator",  "postmaster", "posthouse",     "referee",  "reply",    "root",   "security",
    "server",    "service",    "staff",         "support",  "sysadmin", "system", "team",
    "webmaster", "hostmaster", "moderators",    "admins"};

/// Digits and pairs of letters that are read as another letter. `i` and `l` are one letter here,
/// since a large i is a small l in many fonts.
constexpr std::pair<std::string_view, char> lookalikes[] = {
    {"rn", 'm'}, {"vv", 'w'}, {"cl", 'd'}, {"0", 'o'}, {"1", 'l'}, {"i", 'l'}, {"2", 'z'},
    {"3", 'e'},  {"4", 'a'},  {"5", 's'},  {"6", 'b'}, {"7", 't'}, {"8", 'b'}, {"9", 'g'}};

bool is_of_the_house(std::string_view name) {
    const std::string seen = name_skeleton(name);
    return std::ranges::any_of(words_of_the_house,
                               [&](auto word) { return name_skeleton(word) == seen; });
}

std::string_view without_final_digits(std::string_view name) {
    while (!name.empty() && is_digit(name.back())) name.remove_suffix(1);
    return name;
}

/// The parts of a name between - and _.
std::vector<std::string_view> parts_of(std::string_view name) {
    std::vector<std::string_view> parts;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find_first_of("-_"), name.size());
        if (end > 0) parts.push_back(name.substr(0, end));
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return parts;
}

/// A word of the house, also with a number behind it; or a number.
bool is_numbered_word_of_the_house(std::string_view part) {
    const std::string_view word = without_final_digits(part);
    return word.empty() || is_of_the_house(part) || is_of_the_house(word);
}

/// What a command would read as something else. A look-alike of it misleads nobody.
bool is_word_of_commands(std::string_view name) {
    const auto same = [&](std::string_view word) { return equals_ignore_case(word, name); };
    return is_keyword(name) || games::find_game(name) ||
           std::ranges::any_of(words_of_commands, same) ||
           std::ranges::any_of(command_table(), [&](auto& row) {
               return same(row.first_word()) || same(row.second_word());
           });
}

}  // namespace

std::string name_skeleton(std::string_view name) {
    std::string seen;
    while (!name.empty()) {
        std::string lower{to_lower(name[0])};
        if (name.size() > 1) lower += to_lower(name[1]);
        const auto* found = std::ranges::find_if(
            lookalikes, [&](auto& one) { return lower.starts_with(one.first); });
        const bool known = found != std::end(lookalikes);
        if (lower[0] != '-' && lower[0] != '_') seen += known ? found->second : lower[0];
        name.remove_prefix(known ? found->first.size() : 1);
    }
    return seen;
}

bool is_reserved_name(std::string_view name) {
    const std::string seen = name_skeleton(name);
    // Levels of the computer and guests have such names.
    if (seen.starts_with(name_skeleton("computer"))) return true;
    const auto parts = parts_of(name);
    const std::string_view guest = guest_prefix.substr(0, guest_prefix.size() - 1);
    if (parts.size() > 1 && name_skeleton(parts[0]) == name_skeleton(guest)) return true;
    if (seen.find(name_skeleton("posthouse")) != std::string::npos) return true;
    return is_word_of_commands(name) || is_numbered_word_of_the_house(name) ||
           std::ranges::all_of(parts, is_numbered_word_of_the_house);
}

}  // namespace posthouse::club
