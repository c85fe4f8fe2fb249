// Pages without scripts: a series of tournaments.

#include "club/tournaments/series_tables.h"
#include "club/tournaments/series_view.h"
#include "club/tournaments/tournament_view.h"
#include "games/drawings/html_markup.h"
#include "http/no_script/no_script_pages.h"

#include <algorithm>

namespace posthouse::http {

namespace {

/// The buttons to be entered into each tournament, to leave and to end it.
std::string series_form(const PageView& view, const club::SeriesView& series) {
    const club::Series& about = series.about;
    if (about.ended) return {};
    if (!view.viewer) return "<p>" + view.texts("plain-log-in-to-join") + "</p>\n";
    NoScriptForm form("/plain/series/" + about.name, new_form_key(view, "series"));
    form.hidden("game", about.game);
    if (std::ranges::count(series.regulars, view.viewer->id) > 0)
        form.button(view.texts("plain-leave"), "do", "leave");
    else
        form.button(view.texts("plain-series-join"), "do", "join");
    if (about.by == view.viewer->id || view.viewer->operator_since)
        form.button(view.texts("plain-series-end"), "do", "end-series");
    return form.html();
}

std::string link(const club::Tournament& one) {
    return fmt::format("<a href=\"/plain/tournament/{0}\">{0}</a>", games::escape_html(one.name));
}

}  // namespace

std::string series_list_html(const PageView& view) {
    std::string html;
    for (const club::Series& one : find_series(view.reader, {.limit = club::series_listed}))
        html += fmt::format(
            "<li><a href=\"/plain/series/{0}\">{0}</a>{1}</li>\n", games::escape_html(one.name),
            games::escape_html(series_line(one, view.texts).substr(one.name.size())));
    if (html.empty()) return {};
    return "<h2>" + view.texts("plain-series-all") + "</h2>\n<ul>\n" + html + "</ul>\n";
}

HttpResponse series_page(const PageView& view, std::string_view name) {
    const auto about = series_named(view.reader, name);
    if (!about) return not_found_page(view);
    const club::SeriesView series = club::load_series_view(view.reader, *about);
    NoScriptHtml page = begin_page(view, view.texts("plain-series", {{"name", about->name}}));
    page.html(series_form(view, series))
        .preformatted(format_series(view.reader, series, view.texts));
    std::string html;
    for (const club::Tournament& one : series.current) html += "<li>" + link(one) + "</li>\n";
    for (const club::PlayedEdition& one : series.played)
        html += "<li>" + link(one.about) + "</li>\n";
    page.heading(view.texts("plain-tournaments")).html("<ul>\n" + html + "</ul>\n");
    return std::move(page).response(view.status);
}

}  // namespace posthouse::http
