#include "club/ratings/rating_tables.h"

#include "club/core/table_columns.h"

namespace posthouse::club {

template <>
const TableCodec& codec_of<PlayerStanding>() {
    static const TableCodec codec = table_codec<PlayerStanding>(
        {.name = "player_standings",
         .columns =
             "user_id -> users, game, rating, deviation, volatility, since, won, drawn, lost, "
             "established_until, bot",
         .key = 2,
         .indexes = "game"},
        [](auto& it, ColumnVisitor& visit) {
            auto& rating = it.rating;
            visit(it.user, it.game, rating.rating, rating.deviation, rating.volatility, it.since,
                  it.won, it.drawn, it.lost, it.established_until, it.bot);
        });
    return codec;
}

template <>
const TableCodec& codec_of<RatingChange>() {
    static const TableCodec codec = table_codec<RatingChange>(
        {.name = "rating_changes",
         .columns = "match_id -> matches, user_id -> users, game, rating_before, rating_after, "
                    "deviation, ended, opponent -> users, plies, score, "
                    "counted",
         .key = 2,
         .indexes = "user_id game"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.match, it.user, it.game, it.before, it.after, it.deviation, it.at, it.opponent,
                  it.plies, it.score, it.counted);
        });
    return codec;
}

namespace {

Condition is_established(bool yes) {
    return yes ? not_null("established_until") : null("established_until");
}

}  // namespace

std::vector<PlayerStanding> ranked_standings(const StoreReader& reader, std::string_view game,
                                             bool established, std::size_t limit,
                                             const PlayerStanding* after, bool bots) {
    Page page{{"-rating", "-user_id"}, limit};
    if (after) page.after = {to_field(after->rating.rating), to_field(after->user)};
    return all<PlayerStanding>(reader.rows(),
                               {is("game", game), is("bot", bots), is_established(established)},
                               std::move(page));
}

int place_of(const StoreReader& reader, const PlayerStanding& one) {
    const auto count = [&](std::vector<Condition> before) {
        before.push_back(is("game", one.game));
        before.push_back(is("bot", one.bot));
        before.push_back(is_established(true));
        return count_of<PlayerStanding>(reader.rows(), std::move(before));
    };
    const Field rating = to_field(one.rating.rating);
    return static_cast<int>(count({{"rating", Is::above, rating}}) +
                            count({{"rating", Is::equal, rating}, at_least("user_id", one.user)}));
}

std::vector<RatingChange> rating_changes_of(const StoreReader& reader, UserId id,
                                            std::string_view game, std::size_t limit) {
    return all<RatingChange>(reader.rows(), {is("user_id", id), is("game", game)},
                             {{"-ended", "-match_id"}, limit});
}

std::optional<RatingChange> last_change_before(const StoreReader& reader, UserId id,
                                               std::string_view game, Instant moment) {
    auto found = all<RatingChange>(reader.rows(),
                                   {is("user_id", id), is("game", game), below("ended", moment)},
                                   {{"-ended", "-match_id"}, 1});
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

void remove_ratings(UnitOfWork& unit) {
    erase<PlayerStanding>(unit.rows(), {});
    erase<RatingChange>(unit.rows(), {});
}

std::size_t end_established(UnitOfWork& unit, Instant moment, std::size_t limit) {
    const auto over = all<PlayerStanding>(unit.rows(), {below("established_until", moment)},
                                          {{"established_until"}, limit});
    for (PlayerStanding one : over) {
        one.established_until.reset();
        unit.put(one);
    }
    return over.size();
}

}  // namespace posthouse::club
