#include "club/tournaments/series_tables.h"

#include "club/core/table_columns.h"

namespace posthouse::club {

template <>
const TableCodec& codec_of<Series>() {
    static const TableCodec codec = table_codec<Series>(
        {.name = "series",
         .columns = "id, name, name_folded, game, announcer -> users, weekday, which, minute, "
                    "zone, season, announced, editions, due, ended",
         .ids = Ids::next,
         .unique = "name_folded"},
        [](auto& it, ColumnVisitor& visit) {
            auto& every = it.every;
            visit(it.id, it.name, computed([&it] { return fold_case(it.name); }), it.game, it.by,
                  every.weekday, every.which, every.at, every.zone, it.season, it.announced,
                  it.editions, it.due, it.ended);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Regular>() {
    static const TableCodec codec = table_codec<Regular>(
        {.name = "regulars",
         .columns = "series_id -> series, user_id -> users, since",
         .key = 2,
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) { visit(it.series, it.user, it.since); });
    return codec;
}

std::optional<Series> series_named(const StoreReader& reader, std::string_view name) {
    return one<Series>(reader.rows(), {is("name_folded", fold_case(name))});
}

std::vector<Series> find_series(const StoreReader& reader, const SeriesFilter& filter) {
    std::vector<Condition> where;
    if (filter.game) where.push_back(is("game", *filter.game));
    if (filter.by) where.push_back(is("announcer", *filter.by));
    if (!filter.ended) where.push_back(null("ended"));
    return all<Series>(reader.rows(), std::move(where), {{"-id"}, filter.limit});
}

std::vector<Series> series_due(const StoreReader& reader, Instant now) {
    return all<Series>(reader.rows(), {null("ended"), at_most("due", now)}, {{"due", "id"}});
}

std::vector<Tournament> editions_of(const StoreReader& reader, SeriesId id, EditionState state,
                                    std::size_t limit) {
    std::vector<Condition> where = {is("series_id", id)};
    if (state == EditionState::open) where.push_back(null("begun"));
    if (state == EditionState::played) where.push_back(not_null("begun"));
    if (state != EditionState::any)
        where.push_back(state == EditionState::played ? not_null("ended") : null("ended"));
    return all<Tournament>(reader.rows(), std::move(where), {{"-edition", "-id"}, limit});
}

std::vector<Regular> regulars_of(const StoreReader& reader, SeriesId id) {
    return reader.list<Regular>(id);
}

std::vector<Regular> standing_entries_of(const StoreReader& reader, UserId user) {
    return all<Regular>(reader.rows(), {is("user_id", user)});
}

void change_series(UnitOfWork& unit, const Series& one) {
    must_have_changed(update<Series>(unit.rows(), {is("id", one.id)},
                                     columns_of(one, {"editions", "due", "ended"})),
                      "series");
}

}  // namespace posthouse::club
