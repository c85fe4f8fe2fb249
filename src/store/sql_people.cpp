// Players in SQL: identity, pauses of their clocks, preferences, friends and blocks.
#include "store/sql_unit.h"
#include "store/text_encoding.h"

#include <stdexcept>

namespace posthouse::store {

bool SqlUnit::add_user(club::User& user) {
    static const std::string sql =
        "INSERT INTO users (name, name_folded, password_hash, level, joined, mail_password, notify,"
        " quiet_from, quiet_until, quiet_zone, auto_vacation, broadcasts, first_below,"
        " begins_with, challenged_by, broadcast, looked, gone, operator_since, guest)"
        " VALUES (:name, :name_folded, :password_hash, :level, :joined, :mail_password, :notify,"
        " :quiet_from, :quiet_until, :quiet_zone, :auto_vacation, :broadcasts, :first_below,"
        " :begins_with, :challenged_by, :broadcast, :looked, :gone, :operator_since, :guest)"
        " ON CONFLICT (name_folded) DO NOTHING";
    const auto& quiet = user.quiet_hours;
    if (!connection_.insert(sql, user.id, user.name, fold_case(user.name), user.password_hash,
                            user.level, user.joined, user.mail_password, user.mail_frequency,
                            quiet ? std::optional(quiet->from) : std::nullopt,
                            quiet ? std::optional(quiet->until) : std::nullopt,
                            quiet ? std::optional(quiet->zone) : std::nullopt, user.auto_vacation,
                            user.wants_broadcasts, user.first_at_bottom, user.auto_accepts,
                            user.accepts_challenges_from, user.last_broadcast, user.last_seen,
                            user.left_at, user.operator_since, user.guest))
        return false;
    add_addresses(user);
    return true;
}

void SqlUnit::change_user(const club::User& user) {
    static const std::string sql =
        "UPDATE users SET name = :name, name_folded = :name_folded,"
        " password_hash = :password_hash, level = :level, joined = :joined,"
        " mail_password = :mail_password, notify = :notify, quiet_from = :quiet_from,"
        " quiet_until = :quiet_until, quiet_zone = :quiet_zone, auto_vacation = :auto_vacation,"
        " broadcasts = :broadcasts, first_below = :first_below,"
        " begins_with = :begins_with, challenged_by = :challenged_by,"
        " broadcast = :broadcast, looked = :looked, gone = :gone,"
        " operator_since = :operator_since, guest = :guest WHERE id = :id";
    static const std::string forget = "DELETE FROM addresses WHERE user_id = :user_id";
    const auto& quiet = user.quiet_hours;
    const auto rows = connection_.run(
        sql, user.name, name_key(user), user.password_hash, user.level, user.joined,
        user.mail_password, user.mail_frequency, quiet ? std::optional(quiet->from) : std::nullopt,
        quiet ? std::optional(quiet->until) : std::nullopt,
        quiet ? std::optional(quiet->zone) : std::nullopt, user.auto_vacation,
        user.wants_broadcasts, user.first_at_bottom, user.auto_accepts,
        user.accepts_challenges_from, user.last_broadcast, user.last_seen, user.left_at,
        user.operator_since, user.guest, user.id);
    if (rows != 1) throw std::runtime_error("There is no such player to change.");
    if (addresses_of(user.id) == user.addresses) return;
    connection_.run(forget, user.id);
    add_addresses(user);
}

std::vector<club::Address> SqlUnit::addresses_of(club::UserId id) {
    static const std::string sql =
        "SELECT address, confirmed, bounces, bounced, suspended FROM addresses"
        " WHERE user_id = :user_id ORDER BY place";
    club::Address row;
    std::vector<club::Address> all;
    connection_.query(
        sql, std::tie(row.address, row.confirmed, row.bounces, row.bounced, row.suspended),
        [&] { all.push_back(row); }, id);
    return all;
}

void SqlUnit::add_addresses(const club::User& user) {
    static const std::string sql =
        "INSERT INTO addresses (user_id, place, address, address_folded, confirmed, bounces,"
        " bounced, suspended)"
        " VALUES (:user_id, :place, :address, :address_folded, :confirmed, :bounces, :bounced,"
        " :suspended)";
    int place = 0;
    for (const club::Address& one : user.addresses)
        connection_.run(sql, user.id, place++, one.address, fold_case(one.address), one.confirmed,
                        one.bounces, one.bounced, one.suspended);
}

void SqlUnit::set_vacations(club::UserId id, const std::vector<club::Vacation>& vacations) {
    static const std::string forget = "DELETE FROM vacations WHERE user_id = :user_id";
    static const std::string sql =
        "INSERT INTO vacations (user_id, begins, ends) VALUES (:user_id, :begins, :ends)";
    if (!user(id)) throw std::runtime_error("There is no such player.");
    connection_.run(forget, id);
    for (const club::Vacation& one : vacations) connection_.run(sql, id, one.from, one.until);
}

void SqlUnit::set_rest_schedules(club::UserId id, const std::vector<club::RestSchedule>& rests) {
    static const std::string forget = "DELETE FROM rests WHERE user_id = :user_id";
    static const std::string sql =
        "INSERT INTO rests (user_id, since, sleep_from, sleep_until, weekend, zone)"
        " VALUES (:user_id, :since, :sleep_from, :sleep_until, :weekend, :zone)";
    if (!user(id)) throw std::runtime_error("There is no such player.");
    connection_.run(forget, id);
    for (const club::RestSchedule& one : rests)
        connection_.run(sql, id, one.since, one.sleep_from, one.sleep_until, one.weekend, one.zone);
}

void SqlUnit::add_server_pause(const club::ServerPause& pause) {
    static const std::string sql =
        "INSERT INTO house_pauses (begins, ends, frozen) VALUES (:begins, :ends, :frozen)";
    connection_.run(sql, pause.from, pause.until, pause.by_operator);
}

void SqlUnit::end_server_pauses(club::Instant now) {
    static const std::string sql = "UPDATE house_pauses SET ends = :ends WHERE ends IS NULL";
    connection_.run(sql, now);
}

void SqlUnit::record_heartbeat(club::Instant now) {
    static const std::string sql =
        "INSERT INTO signs_of_life (place, seen) VALUES (1, :seen)"
        " ON CONFLICT (place) DO UPDATE SET seen = excluded.seen"
        " WHERE excluded.seen > signs_of_life.seen";
    connection_.run(sql, now);
}

void SqlUnit::set_preferences(const club::PairingPreferences& preferences) {
    static const std::string sql =
        "INSERT INTO appetites (user_id, game, most, seek, since, program, rating_min, rating_max,"
        " rating_within, established, company)"
        " VALUES (:user_id, :game, :most, :seek, :since, :program, :rating_min, :rating_max,"
        " :rating_within, :established, :company)"
        " ON CONFLICT (user_id, game) DO UPDATE SET most = excluded.most, seek = excluded.seek,"
        " since = excluded.since, program = excluded.program, rating_min = excluded.rating_min,"
        " rating_max = excluded.rating_max, rating_within = excluded.rating_within,"
        " established = excluded.established, company = excluded.company";
    const club::OpponentCriteria& wanted = preferences.criteria;
    connection_.run(sql, preferences.user, preferences.game, preferences.limit, preferences.seek,
                    preferences.since, preferences.by_program, wanted.rating_min, wanted.rating_max,
                    wanted.rating_within, wanted.established, wanted.kind);
}

void SqlUnit::set_block(const club::Block& block) {
    static const std::string sql =
        "INSERT INTO blocks (user_id, blocked, since) VALUES (:user_id, :blocked, :since)"
        " ON CONFLICT (user_id, blocked) DO NOTHING";
    connection_.run(sql, block.by, block.whom, block.since);
}

void SqlUnit::remove_block(club::UserId by, club::UserId whom) {
    static const std::string sql =
        "DELETE FROM blocks WHERE user_id = :user_id AND blocked = :blocked";
    connection_.run(sql, by, whom);
}

void SqlUnit::set_friend(const club::Friend& one) {
    static const std::string sql =
        "INSERT INTO friends (user_id, friend, since) VALUES (:user_id, :friend, :since)"
        " ON CONFLICT (user_id, friend) DO NOTHING";
    connection_.run(sql, one.by, one.whom, one.since);
}

void SqlUnit::remove_friend(club::UserId by, club::UserId whom) {
    static const std::string sql =
        "DELETE FROM friends WHERE user_id = :user_id AND friend = :friend";
    connection_.run(sql, by, whom);
}

void SqlUnit::count_message(club::UserId by, club::UserId whom) {
    static const std::string sql =
        "INSERT INTO messages (user_id, reader, written) VALUES (:user_id, :reader, 1)"
        " ON CONFLICT (user_id, reader) DO UPDATE SET written = messages.written + 1";
    connection_.run(sql, by, whom);
}

}  // namespace posthouse::store
