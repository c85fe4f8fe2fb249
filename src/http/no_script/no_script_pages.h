// Content of the pages that work without scripts.
#pragma once

#include "club/core/store.h"
#include "club/moderation/moderation_tables.h"
#include "games/drawings/html_markup.h"
#include "http/no_script/no_script_html.h"
#include "http/server/http_message.h"
#include "translation/texts.h"

#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {
struct OpeningFilter;
}

namespace posthouse::games {
struct Game;
struct GameRecord;
}  // namespace posthouse::games

namespace posthouse::opening_book {
class Book;
}

namespace posthouse::http {

/// Who views a page and when, and the result of their last request.
struct PageView {
    const club::StoreReader& reader;
    std::optional<club::User> viewer;
    club::Instant now{};
    std::string_view message;
    unsigned status = 200;
    std::vector<std::string> host_pages{};  // that exist
    std::string behind{};                   // the name behind which a list continues
    std::string front_html{};               // the host's text on the home page
    std::string sign_ups = "open";          // who may sign up
    std::string invitation{};               // the code in the address /plain/signup/CODE
    translation::Texts texts{};             // in the viewer's language
    std::string monthly_games{};            // folder of the files of each month; empty: none
};

HttpResponse front_page(const PageView&);
HttpResponse games_page(const PageView&);
HttpResponse commands_page(const PageView&);
HttpResponse confirm_page(const PageView&, std::string_view token);
/// Password reset through the operator's link.
HttpResponse password_reset_page(const PageView&, std::string_view token);
HttpResponse not_found_page(const PageView&);
HttpResponse written_page(const PageView&, std::string_view name, std::string_view html);

/// `plies`: the position after that many moves; none: the current one.
HttpResponse match_page(const PageView&, const club::Match&, std::optional<std::size_t> plies);

/// `more`: there are older ones.
HttpResponse letters_page(const PageView&, const std::vector<club::Letter>&, bool more);

// no_script_site_pages.cpp
HttpResponse lobby_page(const PageView&);
HttpResponse tournaments_page(const PageView&);
HttpResponse tournament_page(const PageView&, std::string_view name);
HttpResponse standings_page(const PageView&, const games::Game&, bool bots);
HttpResponse week_page(const PageView&, const games::Game&);
HttpResponse settings_page(const PageView&);

// no_script_series_page.cpp
HttpResponse series_page(const PageView&, std::string_view name);
/// All that go on; empty if there is none.
std::string series_list_html(const PageView&);

// no_script_team_page.cpp
HttpResponse teams_page(const PageView&);
HttpResponse team_page(const PageView&, std::string_view name);

// no_script_moderation_page.cpp
/// The operators' page, if the session with this hash may use it.
HttpResponse moderation_page(const PageView&, std::string_view session_hash);

// no_script_webhooks_page.cpp
HttpResponse webhooks_page(const PageView&);

// no_script_monthly_games_page.cpp
HttpResponse monthly_games_page(const PageView&);

// no_script_openings_page.cpp
/// Null: there is no book.
HttpResponse openings_page(const PageView&, const games::Game&, const games::GameRecord&,
                           const club::OpeningFilter&, const opening_book::Book*);

HttpResponse game_page(const PageView&, const games::Game&);

// Shared by these pages: the layout filled in for its reader, and idempotency keys for forms.

using SelectOptions = std::vector<std::pair<std::string, std::string>>;

inline NoScriptHtml begin_page(const PageView& view, std::string_view title) {
    NoScriptHtml page(title, view.viewer ? std::optional(view.viewer->name) : std::nullopt,
                      view.host_pages, view.texts);
    if (const auto banner = view.reader.find<club::Banner>(); banner && banner->holds(view.now))
        page.html("<p role=\"status\"><strong>" + games::escape_html(banner->text) +
                  "</strong></p>\n");
    page.message(view.message);
    return page;
}

/// Unique for each page that a player gets, so that a form submitted twice has one effect.
inline std::string new_form_key(const PageView& view, std::string_view what) {
    return fmt::format("plain-{}-{}", what, view.now.time_since_epoch().count());
}

/// Leads to what follows in a list.
inline void add_next_page(const PageView& view, NoScriptHtml& list, std::string_view address,
                          std::string_view last) {
    list.html("<p>")
        .link(fmt::format("{}?behind={}", address, last), view.texts("plain-next"))
        .html("</p>\n");
}

/// (name, title) of each listed game.
SelectOptions game_choices();
SelectOptions clock_choices(const translation::Texts&);
SelectOptions first_choices(const translation::Texts&);

}  // namespace posthouse::http
