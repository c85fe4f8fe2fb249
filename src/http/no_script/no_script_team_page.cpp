// Pages without scripts: teams.

#include "club/tournaments/team_tables.h"
#include "club/tournaments/teams.h"
#include "games/drawings/html_markup.h"
#include "http/no_script/no_script_pages.h"

namespace posthouse::http {

namespace {

/// The buttons to join or leave it, and what its captain does with a player.
std::string team_form(const PageView& view, const club::Team& team) {
    if (!view.viewer) return "<p>" + view.texts("plain-log-in-to-join") + "</p>\n";
    NoScriptForm form("/plain/team/" + team.name, new_form_key(view, "team"));
    const bool joined = view.reader.has<club::TeamMember>(team.id, view.viewer->id);
    form.button(view.texts(joined ? "plain-team-leave" : "plain-team-join"), "do",
                joined ? "leave" : "join");
    if (team.captain == view.viewer->id)
        form.text_field("who", view.texts("plain-player"))
            .buttons("do", "",
                     {{"admit", view.texts("plain-team-admit")},
                      {"remove", view.texts("plain-team-remove")},
                      {"captain", view.texts("plain-team-captain")}});
    return form.html();
}

}  // namespace

HttpResponse teams_page(const PageView& view) {
    NoScriptHtml page = begin_page(view, view.texts("plain-teams"));
    std::string html;
    for (const club::Team& one : find_teams(view.reader, club::teams_listed))
        html += fmt::format(
            "<li><a href=\"/plain/team/{0}\">{0}</a>{1}</li>\n", games::escape_html(one.name),
            games::escape_html(team_line(view.reader, one, view.texts).substr(one.name.size())));
    if (!html.empty()) page.html("<ul>\n" + html + "</ul>\n");
    page.paragraph(view.texts("answer-teams"));
    return std::move(page).response(view.status);
}

HttpResponse team_page(const PageView& view, std::string_view name) {
    const auto team = team_named(view.reader, name);
    if (!team) return not_found_page(view);
    NoScriptHtml page = begin_page(view, view.texts("letter-team-subject", {{"team", team->name}}));
    page.html(team_form(view, *team))
        .preformatted(format_team(view.reader, *team,
                                  view.viewer ? std::optional(view.viewer->id) : std::nullopt,
                                  view.texts));
    return std::move(page).response(view.status);
}

}  // namespace posthouse::http
