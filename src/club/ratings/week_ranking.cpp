#include "club/ratings/week_ranking.h"

#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace posthouse::club {

namespace {

using std::chrono::days;

constexpr std::size_t rows_shown = 100, movers_shown = 3;

/// The rating that this player had at that moment; none before their first match that counts.
std::optional<GlickoRating> rating_before(const StoreReader& reader, PlayerStanding one,
                                          Instant moment) {
    if (one.since >= moment) {
        const auto last = last_change_before(reader, one.user, one.game, moment);
        if (!last) return std::nullopt;
        one.rating.rating = last->after;
        one.rating.deviation = last->deviation;
        one.since = last->at;
    }
    return rating_at(one, moment);
}

/// A player at the end of the week, and a week before.
struct Course {
    User user;
    std::optional<GlickoRating> end, before;
};

std::map<UserId, int> places(const std::vector<Course>& players,
                             std::optional<GlickoRating> Course::*when) {
    std::vector<std::pair<double, UserId>> ranked;
    for (const Course& one : players)
        if (one.*when && !is_provisional((one.*when)->deviation))
            ranked.emplace_back((one.*when)->rating, one.user.id);
    std::ranges::sort(ranked, std::greater());
    std::map<UserId, int> places;
    for (const auto& [rating, user] : ranked) places[user] = static_cast<int>(places.size()) + 1;
    return places;
}

/// Who has gained most; with -1, who has lost most.
std::vector<WeekRow> movers(std::vector<WeekRow> rows, int sign) {
    std::erase_if(rows, [&](const WeekRow& one) { return sign * one.change() <= 0; });
    std::ranges::stable_sort(rows, std::greater(),
                             [&](const WeekRow& one) { return sign * one.change(); });
    if (rows.size() > movers_shown) rows.resize(movers_shown);
    return rows;
}

std::string format_movers(const std::vector<WeekRow>& rows, std::string_view id,
                          const Texts& texts) {
    if (rows.empty()) return {};
    std::string names;
    for (const WeekRow& one : rows)
        names += fmt::format("{}{} ({:+})", names.empty() ? "" : ", ", one.user.name, one.change());
    return wrap(texts(id, {{"names", names}})) + "\n";
}

}  // namespace

Instant last_week_end(Instant now) {
    const auto day = std::chrono::floor<days>(now);
    return day - (std::chrono::weekday(day) - std::chrono::Monday);
}

WeekRanking week_ranking(const StoreReader& reader, std::string_view game, Instant end) {
    std::vector<Course> players;
    for (const bool established : {true, false})
        for (const PlayerStanding& one : ranked_standings(reader, game, established))
            if (auto user = reader.user(one.user); user && !user->left_at)
                players.push_back({*std::move(user), rating_before(reader, one, end),
                                   rating_before(reader, one, end - days(7))});
    const auto now = places(players, &Course::end), then = places(players, &Course::before);
    WeekRanking made{end, {}, {}, {}};
    for (Course& one : players) {
        const auto place = now.find(one.user.id), before = then.find(one.user.id);
        if (place == now.end()) continue;
        WeekRow& row = made.rows.emplace_back();
        row.place = place->second;
        row.place_before = before == then.end() ? 0 : before->second;
        row.rating = rounded_rating(one.end->rating);
        if (one.before) row.rating_before = rounded_rating(one.before->rating);
        row.user = std::move(one.user);
    }
    std::ranges::sort(made.rows, {}, &WeekRow::place);
    made.rose = movers(made.rows, 1);
    made.fell = movers(made.rows, -1);
    if (made.rows.size() > rows_shown) made.rows.resize(rows_shown);
    return made;
}

std::string week_title(const WeekRanking& week, std::string_view game, const Texts& texts) {
    return texts("answer-week-title", {{"game", game},
                                       {"from", format_day(week.end - days(7))},
                                       {"to", format_day(week.end - days(1))}});
}

std::string format_week(const WeekRanking& week, std::string_view game, const Texts& texts) {
    std::string text = wrap(week_title(week, game, texts)) + "\n\n";
    if (week.rows.empty()) return text + wrap(texts("answer-week-none")) + "\n";
    text += fmt::format("     {:<20} {:>8} {:>8} {:>12}\n", texts("letter-cup-player"),
                        texts("answer-head-rating"), texts("answer-head-change"),
                        texts("answer-head-before"));
    for (const WeekRow& one : week.rows)
        text += fmt::format(
            "{:>3}  {:<20} {:>8} {:>8} {:>12}\n", one.place, one.user.name, one.rating,
            one.rating_before ? fmt::format("{:+}", one.change()) : "",
            one.place_before > 0 ? std::to_string(one.place_before) : texts("answer-week-new"));
    const std::string moved = format_movers(week.rose, "answer-week-rose", texts) +
                              format_movers(week.fell, "answer-week-fell", texts);
    return moved.empty() ? text : text + "\n" + moved;
}

}  // namespace posthouse::club
