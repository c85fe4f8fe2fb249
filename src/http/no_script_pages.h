// Content of the pages that work without scripts.
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

/// Who views a page and when, and the result of their last request.
struct PlainView {
    const club::StoreReader& reader;
    std::optional<club::User> viewer;
    club::Instant now{};
    std::string_view told;
    unsigned status = 200;
    std::vector<std::string> host_pages{};  // that exist
};

HttpResponse plain_front(const PlainView&);
HttpResponse plain_games(const PlainView&);
HttpResponse plain_commands(const PlainView&);
HttpResponse plain_confirm(const PlainView&, std::string_view token);
/// Password reset through the operator's link.
HttpResponse plain_reset(const PlainView&, std::string_view token);
HttpResponse plain_nothing(const PlainView&);
HttpResponse plain_host_page(const PlainView&, std::string_view name, std::string_view html);

/// `plies`: the position after that many moves; none: the current one.
HttpResponse plain_match(const PlainView&, const club::Match&, std::optional<std::size_t> plies);

HttpResponse plain_letters(const PlainView&, const std::vector<club::Letter>&);

// no_script_site_pages.cpp
HttpResponse plain_lobby(const PlainView&);
HttpResponse plain_tournaments(const PlainView&);
HttpResponse plain_tournament(const PlainView&, std::string_view name);
HttpResponse plain_standings(const PlainView&, const games::Game&);
HttpResponse plain_settings(const PlainView&);
/// The operators' page, if the session with this hash may use it.
HttpResponse plain_moderation(const PlainView&, std::string_view session_hash);

HttpResponse plain_game(const PlainView&, const games::Game&);

// Shared by these pages: the layout filled in for its reader, and idempotency keys for forms.

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

/// Unique for each page that a player gets, so that a form submitted twice has one effect.
inline std::string fresh_key(const PlainView& view, std::string_view what) {
    return fmt::format("plain-{}-{}", what, view.now.time_since_epoch().count());
}

/// (name, title) of each listed game.
Choices game_choices();
Choices clock_choices();

}  // namespace posthouse::http
