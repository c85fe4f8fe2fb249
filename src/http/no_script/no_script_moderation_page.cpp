// Pages without scripts for moderators: reports, the notice to everybody, mutes and bans.

#include "club/core/calendar.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/programs/acting_operator.h"
#include "games/drawings/html_markup.h"
#include "http/no_script/no_script_pages.h"

#include <fmt/format.h>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::size_t restrained_a_page = 50;
constexpr std::size_t reports_max = 50;

std::string name_of(const club::StoreReader& reader, club::UserId id) {
    const auto user = reader.user(id);
    return user ? user->name : std::string("somebody");
}

std::string report_html(const PageView& view, const club::Report& report) {
    const auto match = view.reader.match(report.match);
    const std::string about = match ? fmt::format("{} board {}", match->game, match->board)
                                    : name_of(view.reader, report.about);
    const auto number = std::to_string(static_cast<std::int64_t>(report.id));
    return "<li>" +
           games::escape_html(fmt::format("{}: {} reports {}, {} UTC", number,
                                          name_of(view.reader, report.by), about,
                                          club::format_minute(report.at))) +
           "<pre>" + games::escape_html(report.text) + "</pre>\n" +
           NoScriptForm("/plain/moderation")
               .hidden("report", number)
               .button("Close report " + number, "do", "close")
               .html() +
           "</li>\n";
}

/// A mute or ban with the button that lifts it.
std::string sanction_html(const PageView& view, const club::Sanction& one) {
    const bool mute = one.kind == club::SanctionKind::mute;
    const std::string name = name_of(view.reader, one.user);
    return "<li>" +
           games::escape_html(fmt::format(
               "{}: {}, {} {}", name, mute ? "muted" : "banned",
               one.until ? "until " + club::format_minute(*one.until) + " UTC" : "until lifted",
               one.reason)) +
           NoScriptForm("/plain/moderation")
               .hidden("name", name)
               .button((mute ? "Unmute " : "Unban ") + name, "do", mute ? "unmute" : "unban")
               .html() +
           "</li>\n";
}

void add_restrained(const PageView& view, NoScriptHtml& page) {
    const auto last = view.reader.user_named(view.behind);
    const auto listed = sanctions_holding(view.reader, view.now, last ? last->id : club::UserId{},
                                          restrained_a_page);
    std::string html;
    club::UserId user{};
    for (const club::Sanction& first : listed)  // of a player
        if (first.user != std::exchange(user, first.user))
            for (const club::Sanction& one : view.reader.list<club::Sanction>(user))
                if (one.holds(view.now)) html += sanction_html(view, one);
    page.html(html.empty() ? "<p>Nobody.</p>\n" : "<ul>\n" + html + "</ul>\n");
    if (listed.size() == restrained_a_page)
        add_next_page(view, page, "/plain/moderation", name_of(view.reader, listed.back().user));
}

/// Shows another notice, or ends the one that is shown.
std::string notice_forms(const PageView& view) {
    const auto banner = view.reader.find<club::Banner>();
    const bool shown = banner && banner->holds(view.now);
    std::string html;
    if (shown)
        html += "<p>" +
                games::escape_html("Shown at the top of every page " +
                                   (banner->until
                                        ? "until " + club::format_minute(*banner->until) + " UTC"
                                        : std::string("until you end it")) +
                                   ": " + banner->text) +
                "</p>\n" +
                NoScriptForm("/plain/moderation").button("End it", "do", "end-banner").html();
    return html + NoScriptForm("/plain/moderation")
                      .text_field("text", "A sentence, shown at the top of every page",
                                  shown ? banner->text : std::string())
                      .text_field("for", "Duration (12h, 7d, 2w; empty: until you end it)", "3d")
                      .button("Show it", "do", "banner")
                      .html();
}

}  // namespace

HttpResponse moderation_page(const PageView& view, std::string_view session_hash) {
    NoScriptHtml html = begin_page(view, "Moderation");
    const auto user = club::acting_operator(view.reader, session_hash, view.now);
    if (!user) {
        html.paragraph(user.error().sentence.view());
        return std::move(html).response(403);
    }
    html.heading("Open reports");
    std::string reports;
    for (const club::Report& one : newest_reports(view.reader, false, reports_max))
        if (!club::concerns(view.reader, one, user->id)) reports += report_html(view, one);
    html.html(reports.empty() ? "<p>None.</p>\n" : "<ul>\n" + reports + "</ul>\n");
    html.heading("Notice to everybody").html(notice_forms(view));
    html.heading("Mute or ban a player");
    html.paragraph(
        "Muted players can play, but nobody receives what they write. Banned players can only "
        "look, "
        "resign and leave; their clocks keep running. A letter informs them.");
    html.html(NoScriptForm("/plain/moderation")
                  .required_text_field("name", "A player’s name")
                  .text_field("for", "Duration (12h, 7d, 2w; empty: until you lift it)", "7d")
                  .text_field("reason", "Reason, shown to the player")
                  .buttons("do", "Action", {{"mute", "Mute"}, {"ban", "Ban"}})
                  .html());
    html.heading("Muted or banned now");
    add_restrained(view, html);
    return std::move(html).response(view.status);
}

}  // namespace posthouse::http
