// Pages without scripts: waiting room, tournaments, standings and settings.

#include "base/parse_number.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sanctions.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/core/calendar.h"
#include "club/ratings/ratings.h"
#include "club/ratings/week_ranking.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/tournament_chat.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "games/drawings/html_markup.h"
#include "games/game.h"
#include "http/no_script/no_script_pages.h"
#include "http/server/http_message.h"
#include "tournament/pairing.h"
#include "tournament/standings.h"

#include <fmt/format.h>
#include <map>
#include <ranges>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::size_t standings_a_page = 200, tournaments_a_page = 50, offers_a_page = 50;
constexpr std::size_t arena_games_shown = 20;

/// An open challenge: who offers it, its terms, and the viewer's actions.
std::string offer_html(const PageView& view, const club::OpenChallenge& offer,
                       const club::User& by) {
    const club::Candidate host = club::candidate_of(view.reader, by, offer.game, false, view.now);
    const translation::Texts& texts = view.texts;
    const std::string board =
        texts("letter-match-name", {{"game", offer.game}, {"board", offer.board}});
    std::string words = fmt::format(
        "{}: {}{} ({}{}), {}, {}", board, by.name, by.bot ? " " + texts("plain-bot") : "",
        host.rating, host.provisional ? "?" : "",
        texts(offer.first_mover == "lot"  ? "plain-lot-first"
              : offer.first_mover == "me" ? "plain-moves-first"
                                          : "plain-opponent-first",
              {{"name", by.name}}),
        offer.clock.bank == std::chrono::milliseconds(0) ? texts("plain-clock-none")
                                                         : club::write_clock(offer.clock));
    if (!offer.rated) words += ", " + texts("plain-unrated");
    if (offer.etiquette) words += ", " + texts("answer-etiquette");
    const std::string wanted = club::format_criteria(offer.criteria, host, texts);
    if (!wanted.empty()) words += "; " + texts("answer-offer-for") + " " + wanted;
    if (offer.games > 1) words += "; " + texts("answer-offer-matches", {{"n", offer.games}});
    std::string html = "<li>" + games::escape_html(words + ".");
    if (!view.viewer) return html + "</li>\n";
    const bool own = view.viewer->id == by.id;
    if (!own)
        if (const auto why =
                club::join_error(view.reader, offer, by, *view.viewer, false, view.now, view.texts))
            return html + " <em>" +
                   games::escape_html(texts("answer-offer-not-you", {{"why", why->message}})) +
                   "</em></li>\n";
    return html +
           NoScriptForm("/plain/lobby", new_form_key(view, board))
               .hidden("game", offer.game)
               .hidden("board", std::to_string(offer.board))
               .button(texts(own ? "plain-withdraw-board" : "plain-play-at", {{"board", board}}),
                       "do", own ? "withdraw" : "accept")
               .html() +
           "</li>\n";
}

std::string challenge_post_form(const PageView& view) {
    const translation::Texts& texts = view.texts;
    return NoScriptForm("/plain/lobby", new_form_key(view, "wait"))
        .hidden("do", "post")
        .select("game", texts("plain-game"), game_choices())
        .select("first", texts("plain-first"), first_choices(texts))
        .select("clock", texts("plain-clock"), clock_choices(texts))
        .text_field("rating", texts("plain-rating-field"))
        .text_field("within", texts("plain-within-field"))
        .select("established", texts("plain-established-field"),
                {{"", texts("plain-allowed")}, {"no", texts("plain-not-allowed")}})
        .select("computer", texts("plain-programs"),
                {{"", texts("plain-programs-allowed")},
                 {"no", texts("plain-people-only")},
                 {"yes", texts("plain-computer-too")}})
        .text_field("repeat", texts("plain-repeat"), "1")
        .button(texts("plain-post"))
        .html();
}

std::string table_head(const std::vector<std::string>& heads) {
    std::string html = "<table>\n<tr>";
    for (const std::string& head : heads)
        html += "<th scope=\"col\">" + games::escape_html(head) + "</th>";
    return html + "</tr>\n";
}

/// The buttons to join, to wish for a bye, to leave and, for who announced it, to call it off.
std::string tournament_form(const PageView& view, const club::TournamentView& about) {
    const std::string address = "/plain/tournament/" + about.about.name;
    if (!view.viewer) return "<p>" + view.texts("plain-log-in-to-join") + "</p>\n";
    const club::Entrant* own = about.entrant(view.viewer->id);
    NoScriptForm form(address, new_form_key(view, "tournament"));
    form.hidden("game", about.about.game);
    const bool open = about.open();
    const tournament::TournamentRules& rules = about.about.rules;
    const bool all_paired =
        about.about.begun.has_value() && rounds_paired(about.state) >= rules.rounds;
    const bool last_round = about.running() && rules.open_between_rounds() && all_paired;
    const bool leaves = own && !own->withdrawn && !about.about.ended && !last_round;
    const bool announcer = about.about.by == view.viewer->id;
    const bool arena_runs = about.running() && rules.system == tournament::System::arena;
    const bool pauses =
        about.running() && !last_round && (arena_runs || rules.open_between_rounds());
    // Who has entered an arena says with the same button that they are here.
    const bool joins =
        pauses ? !own || own->withdrawn || (arena_runs && !own->free_since) : open && !own;
    if (!leaves && !joins && !(open && announcer)) return {};
    if (joins && !own && rules.of_teams()) form.text_field("team", view.texts("plain-team"));
    if (joins) form.button(view.texts(own ? "plain-here" : "plain-join"), "do", "join");
    if (leaves && rules.system == tournament::System::swiss && !all_paired &&
        !had_half_point_bye(about.state, own->seed))
        form.button(view.texts(own->wishes_bye ? "plain-play-next" : "plain-bye"), "do", "bye");
    if (leaves)
        form.button(view.texts(open     ? "plain-leave"
                               : pauses ? "plain-pause"
                                        : "plain-leave-resign"),
                    "do", "leave");
    if (open && announcer) form.button(view.texts("plain-call-off"), "do", "call-off");
    return form.html();
}

/// Standings with seeds.
std::string table_html(const club::TournamentView& about, const translation::Texts& texts) {
    std::string html;
    const auto stages = tournament::stages(about.state);
    for (const tournament::Stage& stage : stages) {
        if (stages.size() > 1) html += "<h3>" + club::name_of(stage, texts) + "</h3>\n";
        html += table_head({texts("plain-place"), texts("plain-player"), texts("plain-seed"),
                            texts("plain-points"), texts("plain-won"), texts("plain-drawn"),
                            texts("plain-lost")});
        for (const auto& one : stage.table) {
            const auto player = static_cast<std::size_t>(one.player);
            html += fmt::format(
                "<tr><td>{}</td><th scope=\"row\">{}{}{}</th><td>{}</td><td>{}</td><td>{}</td>"
                "<td>{}</td><td>{}</td></tr>\n",
                club::format_place(one), games::escape_html(about.names[player]),
                about.about.rules.of_teams()
                    ? " (" + games::escape_html(about.teams.at(about.entrants[player].team)) + ")"
                    : "",
                about.state.withdrawn[player] ? " " + texts("plain-left") : "", one.player + 1,
                club::format_points(one.half_points), one.won, one.drawn, one.lost);
        }
        html += "</table>\n";
    }
    return html;
}

std::string board_html(int number, bool running, const translation::Texts& texts) {
    const std::string board = texts("plain-board", {{"board", number}});
    return running ? texts("letter-cup-running", {{"board", board}}) : board;
}

/// A pairing with its result and links to its boards.
std::string meeting_html(const club::TournamentView& about, const tournament::Meeting& meeting,
                         const translation::Texts& texts) {
    const auto& pair = meeting.pairing;
    const auto name = [&](int player) {
        return games::escape_html(about.names[static_cast<std::size_t>(player)]);
    };
    if (pair.is_bye()) return "<li>" + club::format_bye(pair, name(pair.first), texts) + "</li>\n";
    std::string html = fmt::format("<li>{} – {} {}:{}", name(pair.first), name(pair.second),
                                   club::format_points(meeting.half_points[0]),
                                   club::format_points(meeting.half_points[1]));
    for (const std::size_t i : games_of(about, pair))
        html +=
            fmt::format(", <a href=\"/plain/match/{}/{}\">{}</a>",
                        games::escape_html(about.about.game), about.games[i].board,
                        board_html(about.games[i].board, about.state.games[i].is_running(), texts));
    return html + "</li>\n";
}

std::string list_html(std::string_view title, std::string_view items) {
    return items.empty() ? "" : fmt::format("<h2>{}</h2>\n<ul>\n{}</ul>\n", title, items);
}

/// The games under way, and of the hundreds that are over the newest.
std::string arena_games_html(const club::TournamentView& about, const translation::Texts& texts) {
    std::string playing, over;
    std::size_t shown = 0;
    const auto all = tournament::meetings(about.state);
    for (const tournament::Meeting& one : all | std::views::reverse)
        if (!one.decided)
            playing = meeting_html(about, one, texts) + playing;
        else if (shown++ < arena_games_shown)
            over += meeting_html(about, one, texts);
    return list_html(texts("letter-cup-playing"), playing) +
           list_html(texts("plain-games-over"), over);
}

/// The pairings by round.
std::string rounds_html(const club::TournamentView& about, const translation::Texts& texts) {
    if (about.about.rules.system == tournament::System::arena)
        return arena_games_html(about, texts);
    std::map<int, std::string> rounds;
    for (const tournament::Meeting& one : tournament::meetings(about.state))
        if (one.pairing.first != tournament::nobody)
            rounds[one.pairing.round] += meeting_html(about, one, texts);
    std::string html;
    for (const auto& [round, meetings] : rounds)
        html += list_html(club::name_of_round(about, round, texts), meetings);
    return html;
}

}  // namespace

HttpResponse lobby_page(const PageView& view) {
    NoScriptHtml lobby = begin_page(view, view.texts("plain-lobby"));
    std::string html;
    club::OfferFilter filter{.limit = offers_a_page + 1};
    filter.before = static_cast<club::OfferId>(parse_number<std::size_t>(view.behind).value_or(0));
    auto listed = find_offers(view.reader, filter);
    const bool more = listed.size() > offers_a_page;
    if (more) listed.pop_back();
    for (const club::OpenChallenge& offer : listed) {
        const auto by = view.reader.user(offer.by);
        if (!by || (view.viewer && club::is_blocked_pair(view.reader, view.viewer->id, by->id)))
            continue;
        html += offer_html(view, offer, *by);
    }
    if (html.empty())
        lobby.paragraph(view.texts("plain-nobody-waits"));
    else
        lobby.html("<ul>\n" + html + "</ul>\n");
    if (more)
        add_next_page(view, lobby, "/plain/lobby",
                      std::to_string(static_cast<std::int64_t>(listed.back().id)));
    if (view.viewer)
        lobby.heading(view.texts("plain-post-challenge")).html(challenge_post_form(view));
    else
        lobby.html("<p>").link("/plain", view.texts("plain-log-in-to-play")).html("</p>\n");
    return std::move(lobby).response(view.status);
}

HttpResponse tournaments_page(const PageView& view) {
    NoScriptHtml all = begin_page(view, view.texts("plain-tournaments"));
    all.html("<p>").link("/plain/teams", view.texts("plain-teams")).html("</p>\n");
    if (view.behind.empty()) all.html(series_list_html(view));
    std::string html;
    club::TournamentFilter filter{.limit = tournaments_a_page + 1};
    if (const auto last = tournament_named(view.reader, view.behind)) filter.before = last->id;
    auto listed = find_tournaments(view.reader, filter);
    const bool more = listed.size() > tournaments_a_page;
    if (more) listed.pop_back();
    for (const club::Tournament& one : listed)
        html += fmt::format(
            "<li><a href=\"/plain/tournament/{0}\">{0}</a>{1}</li>\n", games::escape_html(one.name),
            games::escape_html(
                club::tournament_line(club::load_tournament_outline(view.reader, one), view.texts)
                    .substr(one.name.size())));
    if (html.empty())
        all.paragraph(view.texts("plain-no-tournaments"));
    else
        all.html("<ul>\n" + html + "</ul>\n");
    if (more) add_next_page(view, all, "/plain/tournaments", listed.back().name);
    return std::move(all).response(view.status);
}

void add_tournament_chat(const PageView& view, NoScriptHtml& page,
                         const club::TournamentView& about) {
    const auto viewer = view.viewer ? std::optional(view.viewer->id) : std::nullopt;
    const auto said = club::messages_for(view.reader, about.about.id, viewer);
    const bool writes = viewer && (about.entrant(*viewer) || about.about.by == *viewer);
    if (said.empty() && !writes) return;
    if (!said.empty())
        page.preformatted(club::render_text(club::format_messages(view.reader, said, view.texts)));
    if (writes)
        page.html(NoScriptForm("/plain/tournament/" + about.about.name, new_form_key(view, "say"))
                      .hidden("game", about.about.game)
                      .text_area("chat", view.texts("plain-message"))
                      .button(view.texts("plain-send"), "do", "chat")
                      .html());
}

HttpResponse tournament_page(const PageView& view, std::string_view name) {
    const auto about = tournament_named(view.reader, name);
    if (!about) return not_found_page(view);
    const club::TournamentView whole = club::load_tournament_view(view.reader, *about);
    NoScriptHtml one = begin_page(view, view.texts("plain-tournament", {{"name", about->name}}));
    if (const auto series = view.reader.find<club::Series>(about->series))
        one.html("<p>")
            .link("/plain/series/" + series->name,
                  view.texts("plain-series", {{"name", series->name}}))
            .html("</p>\n");
    one.html(tournament_form(view, whole)).paragraph(club::tournament_rules(whole, view.texts));
    if (const std::string teams = format_teams(whole, view.texts); !teams.empty())
        one.preformatted(teams);
    if (about->begun) one.html(table_html(whole, view.texts)).html(rounds_html(whole, view.texts));
    add_tournament_chat(view, one, whole);
    return std::move(one).response(view.status);
}

HttpResponse standings_page(const PageView& view, const games::Game& game, bool bots) {
    const translation::Texts& texts = view.texts;
    NoScriptHtml standings = begin_page(
        view, texts(bots ? "plain-bots-of" : "plain-standings-of", {{"game", game.title}}));
    std::string html =
        table_head({texts("plain-place"), texts("plain-player"), texts("plain-rating"),
                    texts("plain-won"), texts("plain-drawn"), texts("plain-lost")});
    const auto last = view.reader.user_named(view.behind);
    auto rows = club::ranking(view.reader, game.name, view.now, standings_a_page + 1,
                              last ? last->id : club::UserId{}, bots);
    const bool more = rows.size() > standings_a_page;
    if (more) rows.pop_back();
    for (const auto& [user, standing, rating, place] : rows)
        html += fmt::format(
            "<tr><td>{}</td><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td>"
            "<td>{}</td></tr>\n",
            place > 0 ? std::to_string(place) : "–", games::escape_html(user.name),
            games::escape_html(club::format_rating(rating.rating, rating.deviation)), standing.won,
            standing.drawn, standing.lost);
    if (rows.empty())
        standings.paragraph(texts(last ? "plain-nobody-follows" : "answer-none-counts"));
    else
        standings.html(html + "</table>\n").paragraph(texts("answer-provisional"));
    if (more)
        add_next_page(view, standings,
                      fmt::format("/plain/standings/{}{}", game.name, bots ? "/bots" : ""),
                      rows.back().user.name);
    if (!bots)
        standings.html("<p>")
            .link(fmt::format("/plain/standings/{}/bots", game.name), texts("plain-bots"))
            .html(" · ")
            .link(fmt::format("/plain/standings/{}/week", game.name), texts("plain-week"))
            .html("</p>\n");
    return std::move(standings).response(view.status);
}

HttpResponse week_page(const PageView& view, const games::Game& game) {
    const auto week = club::week_ranking(view.reader, game.name, club::last_week_end(view.now));
    NoScriptHtml page = begin_page(view, week_title(week, game.title, view.texts));
    page.preformatted(format_week(week, game.title, view.texts));
    return std::move(page).response(view.status);
}

HttpResponse settings_page(const PageView& view) {
    const translation::Texts& texts = view.texts;
    NoScriptHtml settings = begin_page(view, texts("plain-settings"));
    if (!view.viewer) {
        settings.html("<p>").link("/plain", texts("plain-log-in-settings")).html("</p>\n");
        return std::move(settings).response(view.status);
    }
    settings.heading(texts("plain-blocked"));
    settings.paragraph(texts("plain-blocked-about"));
    std::string html;
    for (const club::Block& one : blocks_by(view.reader, view.viewer->id))
        if (const auto whom = view.reader.user(one.whom))
            html +=
                "<li>" + games::escape_html(whom->name) + ", " +
                games::escape_html(texts("answer-since", {{"day", club::format_day(one.since)}})) +
                NoScriptForm("/plain/settings")
                    .hidden("name", whom->name)
                    .button(texts("plain-unblock", {{"name", whom->name}}), "do", "unblock")
                    .html() +
                "</li>\n";
    settings.html(html.empty() ? "<p>" + texts("plain-nobody") + "</p>\n"
                               : "<ul>\n" + html + "</ul>\n");
    settings.html(NoScriptForm("/plain/settings")
                      .required_text_field("name", texts("plain-players-name"))
                      .button(texts("plain-block"), "do", "block")
                      .html());
    settings.heading(texts("plain-data"));
    settings.html("<p>")
        .link("/api/me/export", texts("plain-download"))
        .html(" " + texts("plain-download-about") + "</p>\n");
    settings.heading(texts("plain-delete"));
    settings.paragraph(texts("plain-delete-about"));
    settings.html(NoScriptForm("/plain/settings")
                      .password("password", texts("plain-your-password"), "current-password")
                      .required_text_field("yes", texts("plain-delete-yes"))
                      .button(texts("plain-delete"), "do", "leave")
                      .html());
    settings.paragraph(texts("plain-more-settings"));
    settings.html("<p>").link("/plain/webhooks", texts("plain-webhooks")).html("</p>\n");
    settings.html("<p>").link("/plain/commands", texts("plain-all-commands")).html("</p>\n");
    if (view.viewer->operator_since)
        settings.html("<p>").link("/plain/moderation", texts("plain-moderation")).html("</p>\n");
    return std::move(settings).response(view.status);
}

}  // namespace posthouse::http
