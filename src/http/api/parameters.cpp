#include "http/api/parameters.h"

#include "base/inplace.h"
#include "base/parse_number.h"
#include "http/server/http_message.h"

#include <chrono>
#include <system_error>

namespace posthouse::http {

namespace {

constexpr std::size_t name_shown_max = 40;

}  // namespace

Expected<const games::Game*> game_named(std::string_view typed) {
    if (const games::Game* game = games::find_game(typed)) return game;
    return refuse("no-such-game", "There is no game “{typed}”: /api/games lists them.",
                  truncate(typed, name_shown_max));
}

Expected<club::User> player_named(const club::StoreReader& reader, std::string_view typed) {
    if (auto user = reader.user_named(typed)) return *std::move(user);
    return refuse("no-such-player-here", "There is no player “{typed}”: /api/players lists them.",
                  truncate(typed, name_shown_max));
}

std::optional<club::Match> find_match(const club::StoreReader& reader, std::string_view game,
                                      std::string_view board) {
    const games::Game* known = games::find_game(game);
    const auto number = parse_number<int>(board);
    if (!known || !number) return std::nullopt;
    return reader.match_on(known->name, *number);
}

Expected<std::int64_t> read_before(std::string_view typed) {
    const auto number = parse_number<std::int64_t>(typed);
    if (number && *number > 0) return *number;
    return refuse("before-malformed",
                  "“before” must be the id of the last one you have, a whole number.");
}

Expected<std::size_t> read_limit(std::string_view typed, std::size_t most) {
    const auto number = parse_number<std::size_t>(typed);
    if (number && *number > 0 && *number <= most) return *number;
    return refuse("limit-out-of-range", "“limit” must be a whole number from 1 to {most}.", most);
}

Expected<club::Instant> read_since(std::string_view typed) {
    const auto number = parse_number<std::int64_t>(typed);
    if (number && *number >= 0) return club::Instant(std::chrono::milliseconds(*number));
    return refuse("since-malformed",
                  "“since” must be a time in milliseconds since 1970, a whole number.");
}

Expected<bool> read_over(std::string_view typed) {
    if (typed == "true") return true;
    if (typed == "false") return false;
    return refuse("over-malformed", "“over” must be true or false, or left out.");
}

Refusal unknown_parameter(std::string_view typed, std::string_view known) {
    return refuse("unknown-parameter", "There is no parameter “{typed}”: use {known}.",
                  truncate(typed, name_shown_max), known);
}

}  // namespace posthouse::http
