// What stands on the pages that work without scripts.
//
// Deliberately absent: what their forms do (plain.h), how HTML is written (plain_html.h).
#pragma once

#include "club/store.h"
#include "http/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// Who looks at a page and when, and what he is to be told of his last request.
struct PlainView {
    const Reader& reader;
    std::optional<User> viewer;
    Instant now{};
    std::string_view told;
    unsigned status = 200;
    std::vector<std::string> host_pages{};  // that are there
};

HttpAnswer plain_front(const PlainView&);
HttpAnswer plain_games(const PlainView&);
HttpAnswer plain_commands(const PlainView&);
HttpAnswer plain_confirm(const PlainView&, std::string_view token);
/// Where somebody with the operator's link chooses another password.
HttpAnswer plain_reset(const PlainView&, std::string_view token);
HttpAnswer plain_nothing(const PlainView&);
/// What the host has written.
HttpAnswer plain_host_page(const PlainView&, std::string_view name, std::string_view html);

/// `plies`: as it stood after so many moves; none: as it stands.
HttpAnswer plain_match(const PlainView&, const Match&, std::optional<std::size_t> plies);

/// The viewer's own letters, as he may read them.
HttpAnswer plain_letters(const PlainView&, const std::vector<Letter>&);

// plain_house.cpp
HttpAnswer plain_lobby(const PlainView&);
HttpAnswer plain_tournaments(const PlainView&);
HttpAnswer plain_tournament(const PlainView&, std::string_view name);
HttpAnswer plain_standings(const PlainView&, const struct Game&);
HttpAnswer plain_settings(const PlainView&);
/// What operators do, as far as the session with this hash may (plain_moderation.cpp).
HttpAnswer plain_moderation(const PlainView&, std::string_view session_hash);

/// The rules of a game.
HttpAnswer plain_game(const PlainView&, const struct Game&);

}  // namespace posthouse
