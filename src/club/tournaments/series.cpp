#include "club/tournaments/series.h"

#include "club/accounts/sanctions.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/match_tables.h"
#include "club/tournaments/teams.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"
#include "tournament/standings.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using std::chrono::hours;

constexpr std::chrono::days trusted_after{30};
constexpr std::size_t trusted_matches = 20;
constexpr hours first_reminder{24};
constexpr std::chrono::minutes last_reminder{15};
/// Later than this nobody is told that it begins in a day.
constexpr hours first_reminder_late{1};

void enter_if_possible(UnitOfWork& unit, const Tournament& edition, UserId user, Instant now) {
    const auto team = team_to_enter(unit, edition, user, "");
    Entrant entrant{edition.id, user, now};
    if (!team || unit.has<Entrant>(edition.id, user) ||
        static_cast<int>(entrants_count(unit, edition.id)) >= entrants_max(edition.rules))
        return;
    entrant.team = *team;
    put_entrant(unit, entrant);
}

/// `edition`: with the terms of the one before.
bool announce_edition(UnitOfWork& unit, Series& series, Tournament edition, Instant now) {
    edition.starts = next_start(series);
    const auto next = next_occurrence(series.every, edition.starts);
    if (!next) return false;
    edition.version = 0;
    edition.begun.reset();
    edition.ended.reset();
    edition.announced = now;
    edition.series = series.id;
    edition.remind_at = next_reminder(edition.starts, now);
    do {  // somebody may have given this name to another tournament or series
        edition.edition = ++series.editions;
        edition.name = fmt::format("{}-{}", series.name, edition.edition);
    } while (series_named(unit, edition.name) || !add_tournament(unit, edition, {}));
    for (const Regular& one : regulars_of(unit, series.id))
        if (!is_banned(unit, one.user, now)) enter_if_possible(unit, edition, one.user, now);
    series.due = *next - announced_ahead(series.every);
    change_series(unit, series);
    return true;
}

/// `series`: which it belongs to, if any.
Letter reminder(const Tournament& about, const std::optional<Series>& series, const User& user,
                bool first, Instant now) {
    const Texts texts(user.language);
    Letter letter;
    letter.to = user.id;
    letter.written = letter.due = now;
    letter.message_id = fmt::format("tournament.{}.{}.{}.{}", static_cast<std::int64_t>(about.id),
                                    about.announced.time_since_epoch().count(),
                                    static_cast<std::int64_t>(user.id), first ? "day" : "soon");
    letter.subject = texts(
        "letter-cup-subject",
        {{"name", about.name}, {"what", texts(first ? "letter-cup-tomorrow" : "letter-cup-soon")}});
    letter.body =
        texts("letter-greeting", {{"name", user.name}}) + "\n\n" +
        wrap(series ? texts("letter-cup-reminder", {{"name", about.name},
                                                    {"time", format_time_of_day(series->every.at)},
                                                    {"zone", series->every.zone},
                                                    {"start", format_minute(about.starts)}})
                    : texts("letter-cup-reminder-once",
                            {{"name", about.name}, {"start", format_minute(about.starts)}})) +
        "\n    {page}/tournament/" + about.name + "\n\n" +
        wrap(texts("letter-cup-cannot-come", {{"game", about.game}, {"name", about.name}})) + "\n";
    letter.body.set_language(texts.language());
    return letter;
}

}  // namespace

std::optional<Refusal> series_policy_error(const StoreReader& reader, SeriesPolicy policy,
                                           const User& user, Instant now) {
    if (policy == SeriesPolicy::everybody || user.operator_since) return std::nullopt;
    if (policy == SeriesPolicy::operators)
        return refuse("series-operators-only", "Here only operators announce series.");
    if (user.joined + trusted_after <= now &&
        find_matches(reader, {{}, user.id, MatchState::over, trusted_matches}).size() ==
            trusted_matches)
        return std::nullopt;
    return refuse("series-trusted-only",
                  "A series can be announced by who has had an account for {days} days and played "
                  "{n} matches: ask an operator, or announce a single tournament.",
                  trusted_after.count(), trusted_matches);
}

bool announce_editions(UnitOfWork& unit, Series& series, const Tournament& terms, Instant now) {
    do {
        if (!announce_edition(unit, series, terms, now)) return false;
    } while (series.due <= now);
    return true;
}

Response run_series(Club&, UnitOfWork& unit, SeriesId id, Instant now) {
    Response reply;
    auto series = unit.find<Series>(id);
    if (!series || series->ended || series->due > now) return reply;
    if (next_start(*series) <= now) {  // the server stood still
        const auto next = next_occurrence(series->every, now);
        if (!next) return reply;
        series->due = *next - announced_ahead(series->every);
        change_series(unit, *series);
    }
    reply.accepted =
        series->due > now ||
        announce_editions(unit, *series, editions_of(unit, id, EditionState::any, 1).front(), now);
    return reply;
}

std::string series_problem(const Series& series, Instant now) {
    constexpr std::chrono::minutes late{5};
    if (series.ended || series.due + late > now) return {};
    return zone_error(series.every.zone) ? "the machine does not know its time zone"
                                         : "its next edition should be announced, but is not";
}

void end_series(UnitOfWork& unit, Series series, Instant now) {
    series.ended = now;
    change_series(unit, series);
    for (const Regular& one : regulars_of(unit, series.id))
        unit.remove<Regular>(series.id, one.user);
    for (const Tournament& one : editions_of(unit, series.id, EditionState::open))
        call_off(unit, one, now);
}

void enter_series(UnitOfWork& unit, const Series& series, UserId user, Instant now) {
    unit.keep(Regular{series.id, user, now});
    for (const Tournament& one : editions_of(unit, series.id, EditionState::open))
        enter_if_possible(unit, one, user, now);
}

void leave_series(UnitOfWork& unit, const Series& series, UserId user) {
    unit.remove<Regular>(series.id, user);
    for (const Tournament& one : editions_of(unit, series.id, EditionState::open))
        remove_entrant(unit, one.id, user);
}

std::optional<Instant> next_reminder(Instant starts, Instant now) {
    for (const milliseconds before : {milliseconds(first_reminder), milliseconds(last_reminder)})
        if (starts - before > now) return starts - before;
    return std::nullopt;
}

void remind_entrants(UnitOfWork& unit, Tournament about, Instant now) {
    const auto series = unit.find<Series>(about.series);
    const Instant due = *about.remind_at;
    const bool first = due == about.starts - first_reminder && now < about.starts - last_reminder;
    about.remind_at.reset();
    if (first) about.remind_at = about.starts - last_reminder;
    change_tournament(unit, about);
    if (first && now > due + first_reminder_late) return;
    for (const Entrant& one : entrants_of(unit, about.id)) {
        const auto user = unit.user(one.user);
        if (!user || user->level > 0 || user->left_at ||
            after_quiet_hours(user->quiet_hours, now) >= about.starts)
            continue;
        queue_letter(unit, reminder(about, series, *user, first, now), now);
    }
}

void keep_results(UnitOfWork& unit, const Tournament& about) {
    const TournamentView view = load_tournament_view(unit, about);
    for (const tournament::StandingsEntry& one : tournament::standings(view.state)) {
        if (one.won + one.drawn + one.lost == 0) continue;
        Entrant entrant = view.entrants[static_cast<std::size_t>(one.player)];
        entrant.place = one.place;
        entrant.half_points = one.half_points;
        put_entrant(unit, entrant);
    }
}

}  // namespace posthouse::club
