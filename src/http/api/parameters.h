// What the parts of an address and its parameters name, or the sentence that says why they do not.
#pragma once

#include "base/refusal.h"
#include "club/core/store.h"
#include "games/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

using Parameters = std::vector<std::pair<std::string, std::string>>;

Expected<const games::Game*> game_named(std::string_view typed);
Expected<club::User> player_named(const club::StoreReader&, std::string_view typed);
/// A match by game name and board number, as they appear in an address.
std::optional<club::Match> find_match(const club::StoreReader&, std::string_view game,
                                      std::string_view board);
/// `before`: the id of the last entry that the client has.
Expected<std::int64_t> read_before(std::string_view typed);
/// `limit`: from 1 to this.
Expected<std::size_t> read_limit(std::string_view typed, std::size_t most);
/// `since`: milliseconds since 1970.
Expected<club::Instant> read_since(std::string_view typed);
/// `over`: true or false.
Expected<bool> read_over(std::string_view typed);
/// `known`: "game, player and before".
Refusal unknown_parameter(std::string_view typed, std::string_view known);

}  // namespace posthouse::http
