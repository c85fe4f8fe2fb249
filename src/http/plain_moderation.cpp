// The operators' page without scripts: open reports, who is muted or banned, and doing something
// about it.

#include "club/moderation.h"
#include "club/notification_letters.h"
#include "games/html_markup.h"
#include "http/plain_pages.h"

#include <fmt/format.h>

namespace posthouse::http {

namespace {

constexpr std::size_t reports_max = 50;

std::string name_of(const club::StoreReader& reader, club::UserId id) {
    const auto user = reader.user(id);
    return user ? user->name : std::string("somebody");
}

std::string report_html(const PlainView& view, const club::Report& report) {
    const auto match = view.reader.match(report.match);
    const std::string about = match ? fmt::format("{} board {}", match->game, match->board)
                                    : name_of(view.reader, report.about);
    const auto number = std::to_string(static_cast<std::int64_t>(report.id));
    return "<li>" +
           games::escape_html(fmt::format("{}: {} reports {}, {} UTC", number,
                                          name_of(view.reader, report.by), about,
                                          club::format_minute(report.at))) +
           "<pre>" + games::escape_html(report.text) + "</pre>\n" +
           PlainForm("/plain/moderation")
               .hidden("report", number)
               .button("Close report " + number, "do", "close")
               .html() +
           "</li>\n";
}

std::string restrained_html(const PlainView& view) {
    std::string html;
    for (const club::Sanction& one : view.reader.all_restraints()) {
        if (!one.holds(view.now)) continue;
        const bool mute = one.kind == club::SanctionKind::mute;
        const std::string name = name_of(view.reader, one.user);
        html +=
            "<li>" +
            games::escape_html(fmt::format(
                "{}: {}, {} {}", name, mute ? "muted" : "banned",
                one.until ? "until " + club::format_minute(*one.until) + " UTC" : "until lifted",
                one.reason)) +
            PlainForm("/plain/moderation")
                .hidden("name", name)
                .button((mute ? "Unmute " : "Unban ") + name, "do", mute ? "unmute" : "unban")
                .html() +
            "</li>\n";
    }
    return html.empty() ? "<p>Nobody.</p>\n" : "<ul>\n" + html + "</ul>\n";
}

}  // namespace

HttpResponse plain_moderation(const PlainView& view, std::string_view session_hash) {
    NoScriptHtml html = page(view, "Moderation");
    const auto user = club::acting_operator(view.reader, session_hash, view.now);
    if (!user) {
        html.paragraph(user.error().sentence.view());
        return std::move(html).answer(403);
    }
    html.heading("Open reports");
    std::string reports;
    for (const club::Report& one : view.reader.reports(false, reports_max))
        if (!club::concerns(view.reader, one, user->id)) reports += report_html(view, one);
    html.html(reports.empty() ? "<p>None.</p>\n" : "<ul>\n" + reports + "</ul>\n");
    html.heading("Mute or ban a player");
    html.paragraph(
        "Muted: their words reach nobody. Banned: they may look, resign and leave, and their "
        "clocks run on. A letter tells them.");
    html.html(PlainForm("/plain/moderation")
                  .required_line("name", "A player’s name")
                  .line("for", "For how long (12h, 7d, 2w; empty: until you lift it)", "7d")
                  .line("reason", "Reason, which the player is told")
                  .buttons("do", "What is to be done", {{"mute", "Mute"}, {"ban", "Ban"}})
                  .html());
    html.heading("Muted or banned now").html(restrained_html(view));
    return std::move(html).answer(view.status);
}

}  // namespace posthouse::http
