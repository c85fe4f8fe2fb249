#include "club/accounts/account_tables.h"

#include "club/core/forgotten.h"
#include "club/core/lookalike_name.h"
#include "club/core/table_columns.h"

namespace posthouse::club {

template <>
const TableCodec& codec_of<User>() {
    static const TableCodec codec = table_codec<User>(
        {.name = "users",
         .columns = "id, name, name_folded, password_hash, level, joined, mail_password, notify, "
                    "quiet_from, quiet_until, quiet_zone, auto_vacation, broadcasts, first_below, "
                    "begins_with, challenged_by, broadcast, looked, gone, operator_since, guest, "
                    "language, bot, invitation",
         .ids = Ids::next,
         .unique = "name_folded"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.name, computed([&it] { return name_key(it); }), it.password_hash,
                  it.level, it.joined, it.mail_password, it.mail_frequency,
                  part(it.quiet_hours, &QuietHours::from), part(it.quiet_hours, &QuietHours::until),
                  part(it.quiet_hours, &QuietHours::zone), it.auto_vacation, it.wants_broadcasts,
                  it.first_at_bottom, it.auto_accepts, it.accepts_challenges_from,
                  it.last_broadcast, it.last_seen, it.left_at, it.operator_since, it.guest,
                  it.language, it.bot, it.invitation);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PlacedAddress>() {
    static const TableCodec codec = table_codec<PlacedAddress>(
        {.name = "addresses",
         .columns =
             "user_id -> users, place, address, address_folded, confirmed, bounces, bounced, "
             "suspended, replaced",
         .key = 2,
         .indexes = "address_folded"},
        [](auto& it, ColumnVisitor& visit) {
            auto& one = it.address;
            visit(it.user, it.place, one.address,
                  computed([&one] { return fold_case(one.address); }), one.confirmed, one.bounces,
                  one.bounced, one.suspended, one.replaced);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Block>() {
    static const TableCodec codec =
        table_codec<Block>({"blocks", "user_id -> users, blocked -> users, since", 2},
                           [](auto& it, ColumnVisitor& visit) { visit(it.by, it.whom, it.since); });
    return codec;
}

template <>
const TableCodec& codec_of<Friend>() {
    static const TableCodec codec = table_codec<Friend>(
        {"friends", "user_id -> users, friend -> users, since", 2},
        [](auto& it, ColumnVisitor& visit) { visit(it.by, it.whom, it.since); });
    return codec;
}

template <>
const TableCodec& codec_of<PresenceSetting>() {
    static const TableCodec codec = table_codec<PresenceSetting>(
        {"presence_settings", "user_id -> users, audience"},
        [](auto& it, ColumnVisitor& visit) { visit(it.user, it.audience); });
    return codec;
}

template <>
const TableCodec& codec_of<MessageCount>() {
    static const TableCodec codec = table_codec<MessageCount>(
        {"message_counts", "user_id -> users, reader -> users, written", 2},
        [](auto& it, ColumnVisitor& visit) { visit(it.by, it.whom, it.written); });
    return codec;
}

template <>
const TableCodec& codec_of<PendingSignUp>() {
    static const TableCodec codec = table_codec<PendingSignUp>(
        {.name = "pending_sign_ups",
         .columns = "id, name, password_hash, address, expires, guest, invitation",
         .ids = Ids::no_reuse},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.name, it.password_hash, it.address, it.expires, it.guest,
                  it.invitation);
        });
    return codec;
}

template <>
const TableCodec& codec_of<SignUpInvitation>() {
    static const TableCodec codec = table_codec<SignUpInvitation>(
        {.name = "sign_up_invitations",
         .columns = "id, invited_by, note, created, expires, uses_max, used, ended",
         .ids = Ids::next},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.by, it.note, it.created, it.expires, it.uses_max, it.used, it.ended);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Session>() {
    static const TableCodec codec = table_codec<Session>(
        {.name = "sessions",
         .columns = "token_hash, user_id -> users, expires, begun, used, device",
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.token_hash, it.user, it.expires, it.begun, it.used, it.device);
        });
    return codec;
}

template <>
const TableCodec& codec_of<SecondFactor>() {
    static const TableCodec codec = table_codec<SecondFactor>(
        {"second_factors",
         "user_id -> users, made, switched_on, last_step, recovery_set, recovery_used, wrong, "
         "wrong_since"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.user, it.set_up_at, it.enabled_at, it.last_step, it.recovery_set,
                  it.recovery_used, it.wrong_codes, it.wrong_since);
        });
    return codec;
}

namespace {

/// With its player, so that of the writers' caches only their rows are dropped.
std::vector<Condition> is_session(const Session& one) {
    return {is("user_id", one.user), is("token_hash", one.token_hash)};
}

}  // namespace

std::string name_key(const User& user) {
    return is_deleted_account(user) ? "*" + std::to_string(static_cast<std::int64_t>(user.id))
                                    : fold_case(user.name);
}

/// With their addresses.
std::vector<User> select_users(const StoreReader& reader, std::vector<Condition> where,
                               std::vector<std::string_view> order, std::size_t limit,
                               StoredRow after) {
    const std::size_t columns = table_of<User>().columns.size();
    std::vector<User> found;
    Query asked = query<User>(std::move(where), {std::move(order), limit, std::move(after)});
    asked.with = &table_of<PlacedAddress>();
    reader.rows().select(asked, [&](RowView row) {
        if (found.empty() || to_field(found.back().id) != row[0])
            read_row(row, found.emplace_back());
        if (const RowView address = row.subspan(columns); !is_null(address[0]))
            found.back().addresses.push_back(from_row<PlacedAddress>(address).address);
    });
    return found;
}

std::optional<User> user_with_lookalike_name(const StoreReader& reader, std::string_view name) {
    auto found = select_users(reader, {{"name", Is::looks_like, lookalike_key(name)}});
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<User> users_at(const StoreReader& reader, std::string_view address) {
    if (address.empty()) return {};  // an empty address matches nobody
    return select_users(reader,
                        {among("id",
                               query<PlacedAddress>({is("address_folded", fold_case(address)),
                                                     fixed("confirmed", Is::equal, true)}),
                               "user_id"),
                         null("gone")});
}

std::vector<User> all_users(const StoreReader& reader) {
    return select_users(reader, {});
}

std::vector<User> users_after(const StoreReader& reader, UserId last, std::size_t limit) {
    return select_users(reader, {}, {"id"}, limit, {static_cast<long long>(last)});
}

std::vector<User> users_with_prefix(const StoreReader& reader, std::string_view name,
                                    std::size_t limit) {
    const std::string first = fold_case(name), beyond = first + "\xf4\x8f\xbf\xbf";  // U+10FFFF
    return select_users(reader, {at_least("name_folded", first), below("name_folded", beyond)},
                        {"name_folded"}, limit);
}

std::vector<User> users_who_left(const StoreReader& reader, Instant since, Instant until) {
    return select_users(
        reader, {not_null("gone"), {"gone", Is::above, to_field(since)}, at_most("gone", until)});
}

std::vector<User> page_operators(const StoreReader& reader) {
    return select_users(reader, {not_null("operator_since")});
}

std::vector<User> broadcast_readers(const StoreReader& reader) {
    return select_users(reader, {fixed("broadcasts", Is::equal, true), null("gone")});
}

std::vector<Block> blocks_by(const StoreReader& reader, UserId by) {
    return all<Block>(reader.rows(), {is("user_id", by)}, {{"since", "blocked"}});
}

std::vector<Friend> friends_of(const StoreReader& reader, UserId by) {
    return all<Friend>(reader.rows(), {is("user_id", by)}, {{"since", "friend"}});
}

int messages_written(const StoreReader& reader, UserId by, UserId whom) {
    const auto count = one<MessageCount>(reader.rows(), {is("user_id", by), is("reader", whom)});
    return count ? count->written : 0;
}

std::vector<Session> sessions_of(const StoreReader& reader, UserId user) {
    return all<Session>(reader.rows(), {is("user_id", user)}, {{"begun", "token_hash"}});
}

namespace {

void add_addresses(UnitOfWork& unit, const User& user) {
    int place = 0;
    for (const Address& one : user.addresses) unit.insert(PlacedAddress{user.id, place++, one});
}

}  // namespace

bool add_user(UnitOfWork& unit, User& user) {
    if (!add_with_id(unit.rows(), user)) return false;
    add_addresses(unit, user);
    return true;
}

void change_user(UnitOfWork& unit, const User& user) {
    must_have_changed(update<User>(unit.rows(), {is("id", user.id)}, columns_of(user)), "player");
    std::vector<Address> stored;
    for (PlacedAddress& one : all<PlacedAddress>(unit.rows(), {is("user_id", user.id)}))
        stored.push_back(std::move(one.address));
    if (stored == user.addresses) return;
    erase<PlacedAddress>(unit.rows(), {is("user_id", user.id)});
    add_addresses(unit, user);
}

void count_message(UnitOfWork& unit, UserId by, UserId whom) {
    unit.put(MessageCount{by, whom, messages_written(unit, by, whom) + 1});
}

void change_session(UnitOfWork& unit, const Session& session) {
    update<Session>(unit.rows(), is_session(session), {set("used", session.used)});
}

void remove_session(UnitOfWork& unit, std::string_view token_hash) {
    if (const auto known = unit.find<Session>(token_hash))
        erase<Session>(unit.rows(), is_session(*known));
}

void remove_sessions_of(UnitOfWork& unit, UserId user) {
    erase<Session>(unit.rows(), {is("user_id", user)});
}

void remove_sessions_before(UnitOfWork& unit, Instant moment) {
    for (const Session& one : all<Session>(unit.rows(), {below("expires", moment)}))
        erase<Session>(unit.rows(), is_session(one));
}

}  // namespace posthouse::club
