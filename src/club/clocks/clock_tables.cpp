#include "club/clocks/clock_tables.h"

#include "club/core/table_columns.h"

namespace posthouse::club {

template <>
const TableCodec& codec_of<Of<UserId, Vacation>>() {
    static const TableCodec codec = table_codec<Of<UserId, Vacation>>(
        {"vacations", "user_id -> users, begins, ends", 3},
        [](auto& it, ColumnVisitor& visit) { visit(it.owner, it.value.from, it.value.until); });
    return codec;
}

template <>
const TableCodec& codec_of<Of<UserId, RestSchedule>>() {
    static const TableCodec codec = table_codec<Of<UserId, RestSchedule>>(
        {"rest_schedules", "user_id -> users, since, sleep_from, sleep_until, weekend, zone", 2},
        [](auto& it, ColumnVisitor& visit) {
            auto& one = it.value;
            visit(it.owner, one.since, one.sleep_from, one.sleep_until, one.weekend, one.zone);
        });
    return codec;
}

template <>
const TableCodec& codec_of<ServerPause>() {
    static const TableCodec codec = table_codec<ServerPause>(
        {.name = "server_pauses", .columns = "id, begins, ends, frozen", .ids = Ids::next},
        [](auto& it, ColumnVisitor& visit) {
            visit(hidden_id(), it.from, it.until, it.by_operator);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Heartbeat>() {
    static const TableCodec codec = table_codec<Heartbeat>(
        {"heartbeats", "place, seen"},
        [](auto& it, ColumnVisitor& visit) { visit(computed([] { return 1; }), it.seen); });
    return codec;
}

std::vector<ServerPause> server_pauses(const StoreReader& reader, Instant since) {
    return all<ServerPause>(reader.rows(), {{"ends", Is::null_or_above, to_field(since)}},
                            {{"begins", "id"}});
}

std::optional<Instant> last_heartbeat(const StoreReader& reader) {
    const auto last = one<Heartbeat>(reader.rows(), {});
    return last ? std::optional(last->seen) : std::nullopt;
}

void set_vacations(UnitOfWork& unit, UserId id, const std::vector<Vacation>& vacations) {
    if (!unit.user(id)) throw std::runtime_error("There is no such player.");
    erase<Of<UserId, Vacation>>(unit.rows(), {is("user_id", id)});
    for (const Vacation& one : vacations) unit.insert(Of<UserId, Vacation>{id, one});
}

void set_rest_schedules(UnitOfWork& unit, UserId id, const std::vector<RestSchedule>& rests) {
    if (!unit.user(id)) throw std::runtime_error("There is no such player.");
    erase<Of<UserId, RestSchedule>>(unit.rows(), {is("user_id", id)});
    for (const RestSchedule& one : rests) unit.insert(Of<UserId, RestSchedule>{id, one});
}

void end_server_pauses(UnitOfWork& unit, Instant now) {
    update<ServerPause>(unit.rows(), {null("ends")}, {set("ends", now)});
}

void advance_heartbeat(UnitOfWork& unit, Instant now) {
    const auto last = last_heartbeat(unit);
    if (!last || *last < now) unit.put(Heartbeat{now});
}

}  // namespace posthouse::club
