// Pages without scripts: waiting room, tournaments, standings and settings.

#include "base/parse_number.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sanctions.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/core/calendar.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "games/drawings/html_markup.h"
#include "games/game.h"
#include "http/no_script/no_script_pages.h"
#include "http/server/http_message.h"
#include "tournament/standings.h"

#include <fmt/format.h>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::size_t standings_a_page = 200, tournaments_a_page = 50, offers_a_page = 50;

/// An open challenge: who offers it, its terms, and the viewer's actions.
std::string offer_html(const PageView& view, const club::OpenChallenge& offer,
                       const club::User& by) {
    const club::Candidate host = club::candidate_of(view.reader, by, offer.game, false, view.now);
    const std::string board = fmt::format("{} board {}", offer.game, offer.board);
    std::string words = fmt::format(
        "{}: {}{} ({}{}), {}, {}{}", board, by.name, by.bot ? " (bot)" : "", host.rating,
        host.provisional ? "?" : "",
        offer.first_mover == "lot"  ? "first mover by lot"
        : offer.first_mover == "me" ? by.name + " moves first"
                                    : "the opponent moves first",
        offer.clock.bank == std::chrono::milliseconds(0) ? "no clock"
                                                         : club::write_clock(offer.clock),
        std::string(offer.rated ? "" : ", unrated") + (offer.etiquette ? ", etiquette" : ""));
    const std::string wanted = club::format_criteria(offer.criteria, host);
    if (!wanted.empty()) words += ". For: " + wanted;
    if (offer.games > 1) words += fmt::format(". For {} matches", offer.games);
    std::string html = "<li>" + games::escape_html(words + ".");
    if (!view.viewer) return html + "</li>\n";
    const bool own = view.viewer->id == by.id;
    if (!own)
        if (const auto why =
                club::join_error(view.reader, offer, by, *view.viewer, false, view.now))
            return html + " <em>" + games::escape_html("You cannot accept: " + why->message + ".") +
                   "</em></li>\n";
    return html +
           NoScriptForm("/plain/lobby", new_form_key(view, board))
               .hidden("game", offer.game)
               .hidden("board", std::to_string(offer.board))
               .button((own ? "Withdraw " : "Play at ") + board, "do", own ? "withdraw" : "accept")
               .html() +
           "</li>\n";
}

std::string challenge_post_form(const PageView& view) {
    return NoScriptForm("/plain/lobby", new_form_key(view, "wait"))
        .hidden("do", "post")
        .select("game", "Game", game_choices())
        .select("first", "Who moves first",
                {{"lot", "by lot"}, {"me", "I do"}, {"you", "the opponent"}})
        .select("clock", "Time for each player", clock_choices())
        .text_field("rating", "Ratings, such as 1400-1700, 1400- (at least) or -1700 (at most)")
        .text_field("within", "At most this many points from my rating")
        .select("established", "Provisional ratings (1500?)",
                {{"", "allowed"}, {"no", "not allowed"}})
        .select("computer", "Programs",
                {{"", "programs of other players allowed"},
                 {"no", "people only"},
                 {"yes", "also the computer, if nobody accepts for a day"}})
        .text_field("repeat", "Number of matches", "1")
        .button("Post")
        .html();
}

/// The buttons to join, to leave and, for who announced it, to call it off.
std::string tournament_form(const PageView& view, const club::TournamentView& about) {
    const std::string address = "/plain/tournament/" + about.about.name;
    if (!view.viewer) return "<p>Log in to join.</p>\n";
    const club::Entrant* own = about.entrant(view.viewer->id);
    NoScriptForm form(address, new_form_key(view, "tournament"));
    form.hidden("game", about.about.game);
    const bool open = about.open();
    const bool leaves = own && !own->withdrawn && !about.about.ended;
    const bool announcer = about.about.by == view.viewer->id;
    if (!leaves && !(open && (!own || announcer))) return {};
    if (open && !own) form.button("Join", "do", "join");
    if (leaves) form.button(open ? "Leave" : "Leave and resign running matches", "do", "leave");
    if (open && announcer) form.button("Call off", "do", "call-off");
    return form.html();
}

/// Standings with seeds.
std::string table_html(const club::TournamentView& about) {
    std::string html =
        "<table>\n<tr><th scope=\"col\">Place</th><th scope=\"col\">Player</th>"
        "<th scope=\"col\">Seed</th><th scope=\"col\">Points</th><th scope=\"col\">Won</th>"
        "<th scope=\"col\">Drawn</th><th scope=\"col\">Lost</th></tr>\n";
    for (const auto& one : tournament::standings(about.state)) {
        const auto player = static_cast<std::size_t>(one.player);
        html += fmt::format(
            "<tr><td>{}</td><th scope=\"row\">{}{}</th><td>{}</td><td>{}</td><td>{}</td>"
            "<td>{}</td><td>{}</td></tr>\n",
            one.place, games::escape_html(about.names[player]),
            about.state.withdrawn[player] ? " (withdrawn)" : "", one.player + 1,
            club::format_points(one.half_points), one.won, one.drawn, one.lost);
    }
    return html + "</table>\n";
}

/// The pairings by round, with links to the boards.
std::string rounds_html(const club::TournamentView& about) {
    const auto name = [&](int player) {
        return games::escape_html(about.names[static_cast<std::size_t>(player)]);
    };
    std::string html;
    int round = -1;
    for (const auto& meeting : tournament::meetings(about.state)) {
        const auto& pair = meeting.pairing;
        if (pair.first == tournament::nobody) continue;
        if (pair.round != round)
            html += fmt::format("{}<h2>Round {}</h2>\n<ul>\n", round < 0 ? "" : "</ul>\n",
                                pair.round + 1);
        round = pair.round;
        html += "<li>" + name(pair.first);
        if (pair.second == tournament::nobody) {
            html += ": a bye</li>\n";
            continue;
        }
        html += fmt::format(" – {} {}:{}", name(pair.second),
                            club::format_points(meeting.half_points[0]),
                            club::format_points(meeting.half_points[1]));
        for (std::size_t i = 0; i < about.matches.size(); ++i) {
            const auto& game = about.state.games[i];
            if (game.round == pair.round && game.pairing_number == pair.pairing_number)
                html += fmt::format(", <a href=\"/plain/match/{0}/{1}\">board {1}</a>{2}",
                                    games::escape_html(about.about.game), about.matches[i].board,
                                    game.result ? "" : " (running)");
        }
        html += "</li>\n";
    }
    return round < 0 ? html : html + "</ul>\n";
}

}  // namespace

HttpResponse lobby_page(const PageView& view) {
    NoScriptHtml lobby = begin_page(view, "Waiting room");
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
        lobby.paragraph("Nobody is waiting at the moment.");
    else
        lobby.html("<ul>\n" + html + "</ul>\n");
    if (more)
        add_next_page(lobby, "/plain/lobby",
                      std::to_string(static_cast<std::int64_t>(listed.back().id)));
    if (view.viewer)
        lobby.heading("Post a challenge").html(challenge_post_form(view));
    else
        lobby.html("<p>").link("/plain", "Log in to play").html("</p>\n");
    return std::move(lobby).response(view.status);
}

HttpResponse tournaments_page(const PageView& view) {
    NoScriptHtml all = begin_page(view, "Tournaments");
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
                club::tournament_line(club::load_tournament_outline(view.reader, one))
                    .substr(one.name.size())));
    if (html.empty())
        all.paragraph("There are no tournaments yet. “GAME tournament NAME” announces one.");
    else
        all.html("<ul>\n" + html + "</ul>\n");
    if (more) add_next_page(all, "/plain/tournaments", listed.back().name);
    return std::move(all).response(view.status);
}

HttpResponse tournament_page(const PageView& view, std::string_view name) {
    const auto about = tournament_named(view.reader, name);
    if (!about) return not_found_page(view);
    const club::TournamentView whole = club::load_tournament_view(view.reader, *about);
    NoScriptHtml one = begin_page(view, "Tournament " + about->name);
    one.html(tournament_form(view, whole)).paragraph(club::tournament_rules(whole));
    if (about->begun) one.html(table_html(whole)).html(rounds_html(whole));
    return std::move(one).response(view.status);
}

HttpResponse standings_page(const PageView& view, const games::Game& game, bool bots) {
    NoScriptHtml standings =
        begin_page(view, (bots ? "Bots in " : "Standings of ") + std::string(game.title));
    std::string html =
        "<table>\n<tr><th scope=\"col\">Place</th><th scope=\"col\">Player</th>"
        "<th scope=\"col\">Rating</th><th scope=\"col\">Won</th><th scope=\"col\">Drawn</th>"
        "<th scope=\"col\">Lost</th></tr>\n";
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
        standings.paragraph(last ? "Nobody follows." : "No rated match has been finished yet.");
    else
        standings.html(html + "</table>\n")
            .paragraph("? means provisional: too few or too old matches for a reliable rating.");
    if (more)
        add_next_page(standings,
                      fmt::format("/plain/standings/{}{}", game.name, bots ? "/bots" : ""),
                      rows.back().user.name);
    if (!bots)
        standings.html("<p>")
            .link(fmt::format("/plain/standings/{}/bots", game.name), "Bots")
            .html("</p>\n");
    return std::move(standings).response(view.status);
}

HttpResponse settings_page(const PageView& view) {
    NoScriptHtml settings = begin_page(view, "Settings");
    if (!view.viewer) {
        settings.html("<p>").link("/plain", "Log in to see your settings").html("</p>\n");
        return std::move(settings).response(view.status);
    }
    settings.heading("Blocked players");
    settings.paragraph(
        "You and a blocked player cannot challenge or write to each other, or accept each other’s "
        "open challenges. Running matches continue without chat; tournaments still pair you.");
    std::string html;
    for (const club::Block& one : blocks_by(view.reader, view.viewer->id))
        if (const auto whom = view.reader.user(one.whom))
            html += "<li>" + games::escape_html(whom->name) + ", since " +
                    games::escape_html(club::format_day(one.since)) +
                    NoScriptForm("/plain/settings")
                        .hidden("name", whom->name)
                        .button("Unblock " + whom->name, "do", "unblock")
                        .html() +
                    "</li>\n";
    settings.html(html.empty() ? "<p>Nobody.</p>\n" : "<ul>\n" + html + "</ul>\n");
    settings.html(NoScriptForm("/plain/settings")
                      .required_text_field("name", "A player’s name")
                      .button("Block", "do", "block")
                      .html());
    settings.heading("Your data");
    settings.html("<p>")
        .link("/api/me/export", "Download everything Posthouse has stored about you")
        .html(" (a ZIP file: your account, games and letters)</p>\n");
    settings.heading("Delete my account");
    settings.paragraph(
        "You resign your running games. Your name, your addresses, your letters, your notes and "
        "what you wrote are deleted. Your games stay, as those of “someone who left”. You cannot "
        "come back, and nobody can take your name for a year. Download everything first, if you "
        "want to keep it.");
    settings.html(NoScriptForm("/plain/settings")
                      .password("password", "Your password", "current-password")
                      .required_text_field("yes", "Type “yes” to delete it permanently")
                      .button("Delete my account", "do", "leave")
                      .html());
    settings.paragraph(
        "Change all other settings with commands, as in a mail: “help notify”, “help "
        "vacation”, “help seek”.");
    settings.html("<p>").link("/plain/webhooks", "Webhooks").html("</p>\n");
    settings.html("<p>").link("/plain/commands", "All commands").html("</p>\n");
    if (view.viewer->operator_since)
        settings.html("<p>").link("/plain/moderation", "Moderation").html("</p>\n");
    return std::move(settings).response(view.status);
}

}  // namespace posthouse::http
