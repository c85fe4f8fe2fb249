// What stands on the pages that work without scripts.
#pragma once

#include "club/store.h"
#include "games/html_markup.h"
#include "http/http_message.h"
#include "http/no_script_html.h"

#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::games {
struct Game;
}

namespace posthouse::http {

/// Who looks at a page and when, and what he is to be told of his last request.
struct PlainView {
    const club::StoreReader& reader;
    std::optional<club::User> viewer;
    club::Instant now{};
    std::string_view told;
    unsigned status = 200;
    std::vector<std::string> host_pages{};  // that are there
};

HttpResponse plain_front(const PlainView&);
HttpResponse plain_games(const PlainView&);
HttpResponse plain_commands(const PlainView&);
HttpResponse plain_confirm(const PlainView&, std::string_view token);
/// Where somebody with the operator's link chooses another password.
HttpResponse plain_reset(const PlainView&, std::string_view token);
HttpResponse plain_nothing(const PlainView&);
/// What the host has written.
HttpResponse plain_host_page(const PlainView&, std::string_view name, std::string_view html);

/// `plies`: as it stood after so many moves; none: as it stands.
HttpResponse plain_match(const PlainView&, const club::Match&, std::optional<std::size_t> plies);

/// The viewer's own letters, as he may read them.
HttpResponse plain_letters(const PlainView&, const std::vector<club::Letter>&);

// plain_house.cpp
HttpResponse plain_lobby(const PlainView&);
HttpResponse plain_tournaments(const PlainView&);
HttpResponse plain_tournament(const PlainView&, std::string_view name);
HttpResponse plain_standings(const PlainView&, const games::Game&);
HttpResponse plain_settings(const PlainView&);
/// What operators do, as far as the session with this hash may (plain_moderation.cpp).
HttpResponse plain_moderation(const PlainView&, std::string_view session_hash);

/// The rules of a game.
HttpResponse plain_game(const PlainView&, const games::Game&);

// What the pages without scripts share beneath their HTML: the frame filled in for its reader, and
// keys for forms.

using Choices = std::vector<std::pair<std::string, std::string>>;

inline NoScriptHtml page(const PlainView& view, std::string_view title) {
    NoScriptHtml page(title, view.viewer ? std::optional(view.viewer->name) : std::nullopt,
                      view.host_pages);
    if (const auto banner = view.reader.banner(); banner && banner->holds(view.now))
        page.html("<p role=\"status\"><strong>" + games::escape_html(banner->text) +
                  "</strong></p>\n");
    page.told(view.told);
    return page;
}

/// No two pages of a player have the same, so that what is sent twice from one of them is done
/// once.
inline std::string fresh_key(const PlainView& view, std::string_view what) {
    return fmt::format("plain-{}-{}", what, view.now.time_since_epoch().count());
}

/// The games that are listed: what is sent, and what is shown.
Choices game_choices();
/// The clocks that a form offers.
Choices clock_choices();

}  // namespace posthouse::http
