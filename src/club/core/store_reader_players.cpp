// The queries of StoreReader about players: accounts, absences, preferences, blocks and friends.
#include "club/accounts/lookalike_name.h"
#include "club/core/store.h"
#include "club/core/tables.h"

namespace posthouse::club {

/// With their addresses.
std::vector<User> StoreReader::users_where(std::vector<Condition> where,
                                           std::vector<std::string_view> order, std::size_t limit,
                                           StoredRow after) const {
    const std::size_t columns = table_of<User>().columns.size();
    std::vector<User> found;
    Query asked = query<User>(std::move(where), {std::move(order), limit, std::move(after)});
    asked.with = &table_of<PlacedAddress>();
    rows_.select(asked, [&](RowView row) {
        if (found.empty() || to_field(found.back().id) != row[0])
            read_row(row, found.emplace_back());
        if (const RowView address = row.subspan(columns); !is_null(address[0]))
            found.back().addresses.push_back(from_row<PlacedAddress>(address).address);
    });
    return found;
}

namespace {

std::optional<User> first(std::vector<User> users) {
    return users.empty() ? std::nullopt : std::optional(std::move(users.front()));
}

}  // namespace

std::optional<User> StoreReader::user(UserId id) const {
    return first(users_where({is("id", id)}));
}

std::optional<User> StoreReader::user_named(std::string_view name) const {
    return first(users_where({is("name_folded", fold_case(name))}));
}

std::optional<User> StoreReader::user_with_lookalike_name(std::string_view name) const {
    return first(users_where({{"name", Is::looks_like, lookalike_key(name)}}));
}

std::vector<User> StoreReader::users_at(std::string_view address) const {
    if (address.empty()) return {};  // an empty address matches nobody
    return users_where({among("id",
                              query<PlacedAddress>({is("address_folded", fold_case(address)),
                                                    fixed("confirmed", Is::equal, true)}),
                              "user_id"),
                        null("gone")});
}

std::vector<User> StoreReader::users() const {
    return users_where({});
}

std::vector<User> StoreReader::users_after(UserId last, std::size_t limit) const {
    return users_where({}, {"id"}, limit, {static_cast<long long>(last)});
}

std::vector<User> StoreReader::users_with_prefix(std::string_view name, std::size_t limit) const {
    const std::string first = fold_case(name), beyond = first + "\xf4\x8f\xbf\xbf";  // U+10FFFF
    return users_where({at_least("name_folded", first), below("name_folded", beyond)},
                       {"name_folded"}, limit);
}

std::vector<User> StoreReader::operators() const {
    return users_where({not_null("operator_since")});
}

std::vector<User> StoreReader::broadcast_readers() const {
    return users_where({fixed("broadcasts", Is::equal, true), null("gone")});
}

std::vector<Vacation> StoreReader::vacations(UserId id) const {
    return all_of<UserId, Vacation>(rows_, {is("user_id", id)});
}

std::vector<RestSchedule> StoreReader::rest_schedules(UserId id) const {
    return all_of<UserId, RestSchedule>(rows_, {is("user_id", id)});
}

std::vector<ServerPause> StoreReader::server_pauses(Instant since) const {
    return all<ServerPause>(rows_, {{"ends", Is::null_or_above, to_field(since)}},
                            {{"begins", "id"}});
}

std::optional<Instant> StoreReader::last_heartbeat() const {
    const auto last = one<Heartbeat>(rows_, {});
    return last ? std::optional(last->seen) : std::nullopt;
}

std::optional<PairingPreferences> StoreReader::preferences(UserId id, std::string_view game) const {
    return one<PairingPreferences>(rows_, {is("user_id", id), is("game", game)});
}

std::vector<PairingPreferences> StoreReader::seekers(std::string_view game,
                                                     std::size_t limit) const {
    return all<PairingPreferences>(
        rows_, {is("game", game), fixed("seek", Is::above, 0), fixed("unfilled", Is::equal, true)},
        {{"since", "user_id"}, limit});
}

std::vector<Block> StoreReader::blocks(UserId by) const {
    return all<Block>(rows_, {is("user_id", by)}, {{"since", "blocked"}});
}

std::vector<Friend> StoreReader::friends(UserId by) const {
    return all<Friend>(rows_, {is("user_id", by)}, {{"since", "friend"}});
}

bool StoreReader::has_blocked(UserId by, UserId whom) const {
    return one<Block>(rows_, {is("user_id", by), is("blocked", whom)}).has_value();
}

bool StoreReader::has_friend(UserId by, UserId whom) const {
    return one<Friend>(rows_, {is("user_id", by), is("friend", whom)}).has_value();
}

int StoreReader::messages_written(UserId by, UserId whom) const {
    const auto count = one<MessageCount>(rows_, {is("user_id", by), is("reader", whom)});
    return count ? count->written : 0;
}

}  // namespace posthouse::club
