// Ratings as JSON, as docs/api.md promises them.
#include "club/ratings.h"
#include "http/json.h"
#include "http/message.h"

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t ranked_max = 500;
/// Of each game, the last ones.
constexpr std::size_t changes_max = 500;

json::object rating_json(const club::PlayerStanding& standing, const club::GlickoRating& now) {
    return {{"rating", club::told_rating(now.rating)},
            {"deviation", club::told_rating(now.deviation)},
            {"provisional", club::is_provisional(now.deviation)},
            {"won", standing.won},
            {"drawn", standing.drawn},
            {"lost", standing.lost},
            {"last", standing.since.time_since_epoch().count()}};
}

}  // namespace

json::array standings_json(const club::StoreReader& reader, std::string_view game,
                           club::Instant now) {
    json::array standings;
    for (const club::Ranked& one : club::ranking(reader, game, now, ranked_max)) {
        json::object row{
            {"place", nullptr}, {"name", as_utf8(one.user.name)}, {"level", one.user.level}};
        if (one.place > 0) row["place"] = one.place;
        for (const auto& [name, value] : rating_json(one.standing, one.rating)) row[name] = value;
        standings.push_back(std::move(row));
    }
    return standings;
}

json::array ratings_json(const club::StoreReader& reader, club::UserId user, club::Instant now) {
    json::array games;
    for (const club::PlayerStanding& standing : reader.standings_of(user)) {
        json::object game{{"game", standing.game}};
        for (const auto& [name, value] : rating_json(standing, club::rating_at(standing, now)))
            game[name] = value;
        const auto changes = reader.rating_changes(user, standing.game, changes_max);
        json::array history;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            history.push_back(json::object{{"at", change->at.time_since_epoch().count()},
                                           {"rating", club::told_rating(change->after)},
                                           {"deviation", club::told_rating(change->deviation)},
                                           {"change", club::told_change(*change)},
                                           {"match", static_cast<std::int64_t>(change->match)}});
        game["history"] = std::move(history);
        games.push_back(std::move(game));
    }
    return games;
}

}  // namespace posthouse::http
