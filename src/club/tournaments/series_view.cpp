#include "club/tournaments/series_view.h"

#include "club/clocks/clock.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/tournaments/tournament_view.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::size_t played_shown = 20;

std::string name_of(const StoreReader& reader, UserId id) {
    return reader.user(id)->name;
}

std::string names_of(const StoreReader& reader, const std::vector<UserId>& users) {
    std::string names;
    for (const UserId one : users) names += (names.empty() ? "" : ", ") + name_of(reader, one);
    return names;
}

}  // namespace

SeriesView load_series_view(const StoreReader& reader, const Series& about) {
    SeriesView view{about, editions_of(reader, about.id, EditionState::current), {}, {}, 0, 0, {}};
    std::ranges::reverse(view.current);
    for (const Regular& one : regulars_of(reader, about.id)) view.regulars.push_back(one.user);
    const auto played = editions_of(reader, about.id, EditionState::played, season_max);
    std::vector<tournament::EditionResult> results;
    for (const Tournament& edition : played) {
        const int season = tournament::season_of(edition.edition, about.season);
        if (view.season == 0) view.season = season;
        const bool counts = season == view.season;
        if (!counts && view.played.size() == played_shown) break;
        PlayedEdition one{edition, 0, {}};
        for (const Entrant& entrant : entrants_of(reader, edition.id)) {
            if (!entrant.place) continue;
            ++one.players;
            if (*entrant.place == 1) one.winners.push_back(entrant.user);
            if (counts)
                results.push_back({static_cast<std::int64_t>(entrant.user), *entrant.place,
                                   entrant.half_points.value_or(0)});
        }
        view.season_played += counts ? 1 : 0;
        if (view.played.size() < played_shown) view.played.push_back(std::move(one));
    }
    view.table = tournament::season_table(results);
    return view;
}

std::string format_recurrence(const Recurrence& every, const Texts& texts) {
    if (!every.weekday) return texts("letter-series-daily");
    const std::string weekday =
        texts("answer-weekday", {{"day", *every.weekday == 0 ? 7 : *every.weekday}});
    return every.which == 0
               ? texts("letter-series-weekly", {{"weekday", weekday}})
               : texts("letter-series-monthly", {{"which", every.which}, {"weekday", weekday}});
}

std::string series_line(const Series& one, const Texts& texts) {
    return texts(one.ended ? "answer-series-line-ended" : "answer-series-line",
                 {{"name", one.name},
                  {"game", one.game},
                  {"every", format_recurrence(one.every, texts)},
                  {"time", format_time_of_day(one.every.at)},
                  {"zone", one.every.zone}});
}

std::string series_rules(const StoreReader& reader, const SeriesView& view, const Texts& texts) {
    const Series& about = view.about;
    std::string text =
        wrap(texts("letter-series-is", {{"name", about.name},
                                        {"game", about.game},
                                        {"every", format_recurrence(about.every, texts)},
                                        {"time", format_time_of_day(about.every.at)},
                                        {"zone", about.every.zone},
                                        {"n", about.season}})) +
        "\n";
    if (about.ended) return text + texts("letter-series-over") + "\n";
    for (const Tournament& one : view.current)
        text +=
            wrap_with_indent("  ", tournament_line(load_tournament_outline(reader, one), texts)) +
            "\n";
    if (!view.current.empty()) text += wrap(clock_terms(view.current.back().clock, texts)) + "\n";
    text += wrap(texts("letter-series-announces", {{"start", format_minute(next_start(about))},
                                                   {"day", format_day(about.due)}})) +
            "\n";
    text += wrap(texts("letter-series-regulars",
                       {{"names", view.regulars.empty() ? texts("letter-cup-nobody")
                                                        : names_of(reader, view.regulars)},
                        {"game", about.game},
                        {"name", about.name}})) +
            "\n";
    return text;
}

std::string format_played(const StoreReader& reader, const SeriesView& view, const Texts& texts) {
    std::string text;
    for (const PlayedEdition& one : view.played) {
        const std::string day = format_day(*one.about.begun);
        text +=
            wrap_with_indent(
                "  ",
                one.winners.empty()
                    ? texts("letter-series-unplayed", {{"name", one.about.name}, {"day", day}})
                    : texts("letter-series-winner", {{"name", one.about.name},
                                                     {"day", day},
                                                     {"n", one.players},
                                                     {"winner", names_of(reader, one.winners)}})) +
            "\n";
    }
    return text;
}

std::string format_season(const StoreReader& reader, const SeriesView& view, const Texts& texts) {
    if (view.table.empty()) return {};
    std::string text = wrap(texts("letter-series-season", {{"season", view.season},
                                                           {"n", view.season_played},
                                                           {"of", view.about.season}})) +
                       "\n" +
                       fmt::format("     {:<21}{:>6}{:>9}{:>9}\n", texts("letter-cup-player"),
                                   texts("letter-cup-points"), texts("letter-series-played"),
                                   texts("letter-series-won"));
    for (const tournament::SeasonEntry& one : view.table)
        text += fmt::format("{:>3}. {:<21}{:>6}{:>9}{:>9}\n", one.place,
                            name_of(reader, static_cast<UserId>(one.player)),
                            format_points(one.half_points), one.played, one.won);
    return text;
}

std::string format_series(const StoreReader& reader, const SeriesView& view, const Texts& texts) {
    std::string text = series_rules(reader, view, texts);
    if (const std::string played = format_played(reader, view, texts); !played.empty())
        text += "\n" + played;
    if (const std::string season = format_season(reader, view, texts); !season.empty())
        text += "\n" + season;
    return text;
}

}  // namespace posthouse::club
