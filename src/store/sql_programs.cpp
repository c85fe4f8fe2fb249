// API clients in SQL: tokens, the event log, webhooks.
#include "store/sql_queries.h"
#include "store/sql_rows.h"
#include "store/sql_unit.h"
#include "store/text_encoding.h"

namespace posthouse::store {

using namespace rows;

namespace {

/// One index scan, limited to the length of the whole result.
std::string walk(const std::string& which, const std::string& mark) {
    return "SELECT * FROM (SELECT " + store::rows::event_columns + " FROM events WHERE " + which +
           " AND number > :after" + mark + " ORDER BY number LIMIT :rows" + mark + ") AS walk" +
           mark;
}

}  // namespace

template <class Port>
std::vector<club::ApiToken> SqlQueries<Port>::tokens(club::UserId user) const {
    static const std::string sql = "SELECT " + store::rows::token_columns +
                                   " FROM tokens WHERE user_id = :user_id ORDER BY id";
    return store::rows::all<store::rows::TokenRow>(connection_, sql, user);
}

template <class Port>
std::optional<club::ApiToken> SqlQueries<Port>::token(std::string_view hash) const {
    static const std::string sql =
        "SELECT " + store::rows::token_columns + " FROM tokens WHERE hash = :hash";
    return store::rows::one<store::rows::TokenRow>(connection_, sql, std::string(hash));
}

template <class Port>
std::vector<club::Event> SqlQueries<Port>::events_after(std::int64_t number,
                                                        const club::EventFilter& filter,
                                                        std::size_t limit) const {
    static const std::string whole = "SELECT " + store::rows::event_columns +
                                     " FROM events WHERE number > :after"
                                     " ORDER BY number LIMIT :rows";
    static const std::string of_match = "SELECT " + store::rows::event_columns +
                                        " FROM events WHERE match_id = :match"
                                        " AND number > :after ORDER BY number LIMIT :rows";
    static const std::string own =
        walk("reader_first = :first", "1") + " UNION ALL " + walk("reader_second = :second", "2");
    static const std::string last = " ORDER BY number LIMIT :rows";
    static const std::string with_everybodys =
        own + " UNION ALL " + walk("reader_first IS NULL", "3") + last;
    static const std::string only_own = own + last;
    const auto after = static_cast<long long>(number);
    const long long most = store::rows::rows_at_most(limit);
    if (filter.match)
        return store::rows::all<store::rows::EventRow>(connection_, of_match, *filter.match, after,
                                                       most);
    if (!filter.player)
        return store::rows::all<store::rows::EventRow>(connection_, whole, after, most);
    const club::UserId user = *filter.player;
    if (filter.include_public)
        return store::rows::all<store::rows::EventRow>(connection_, with_everybodys, user, after,
                                                       most, user, after, most, after, most, most);
    return store::rows::all<store::rows::EventRow>(connection_, only_own, user, after, most, user,
                                                   after, most, most);
}

template <class Port>
club::EventRange SqlQueries<Port>::event_range() const {
    static const std::string newest = "SELECT number FROM last_event WHERE place = 1";
    static const std::string oldest = "SELECT number FROM events ORDER BY number LIMIT 1";
    long long last = 0, first = 0;
    connection_.query_one(newest, std::tie(last));
    if (!connection_.query_one(oldest, std::tie(first))) first = last + 1;
    return {first, last};
}

template <class Port>
std::vector<club::Webhook> SqlQueries<Port>::webhooks(club::UserId user) const {
    static const std::string sql = "SELECT " + store::rows::webhook_columns +
                                   " FROM webhooks WHERE user_id = :user_id ORDER BY id";
    return store::rows::all<store::rows::WebhookRow>(connection_, sql, user);
}

template <class Port>
std::vector<club::Webhook> SqlQueries<Port>::webhooks_due(club::Instant now,
                                                          std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::webhook_columns +
                                   " FROM webhooks WHERE due <= :now"
                                   " ORDER BY due, id LIMIT :rows";
    return store::rows::all<store::rows::WebhookRow>(connection_, sql, now,
                                                     store::rows::rows_at_most(limit));
}

#define POSTHOUSE_READS_PROGRAMS(PORT)                                                             \
    template std::vector<club::ApiToken> SqlQueries<PORT>::tokens(club::UserId) const;             \
    template std::optional<club::ApiToken> SqlQueries<PORT>::token(std::string_view) const;        \
    template std::vector<club::Event> SqlQueries<PORT>::events_after(                              \
        std::int64_t, const club::EventFilter&, std::size_t) const;                                \
    template club::EventRange SqlQueries<PORT>::event_range() const;                               \
    template std::vector<club::Webhook> SqlQueries<PORT>::webhooks(club::UserId) const;            \
    template std::vector<club::Webhook> SqlQueries<PORT>::webhooks_due(club::Instant, std::size_t) \
        const;
POSTHOUSE_READS_PROGRAMS(club::StoreReader)
POSTHOUSE_READS_PROGRAMS(club::UnitOfWork)
#undef POSTHOUSE_READS_PROGRAMS

bool SqlUnit::add_token(club::ApiToken& token) {
    static const std::string sql =
        "INSERT INTO tokens (user_id, name, name_folded, hash, scopes, made, used, expires)"
        " VALUES (:user_id, :name, :folded, :hash, :scopes, :made, :used, :expires)"
        " ON CONFLICT (user_id, name_folded) DO NOTHING";
    return connection_.insert(sql, token.id, token.user, token.name, fold_case(token.name),
                              token.hash, token.scopes, token.made, token.used, token.expires);
}

void SqlUnit::change_token(const club::ApiToken& token) {
    static const std::string sql = "UPDATE tokens SET hash = :hash, used = :used WHERE id = :id";
    connection_.run(sql, token.hash, token.used, token.id);
}

void SqlUnit::remove_token(club::TokenId id) {
    static const std::string sql = "DELETE FROM tokens WHERE id = :id";
    connection_.run(sql, id);
}

std::int64_t SqlUnit::next_event() {
    static const std::string sql =
        "INSERT INTO last_event (place, number) VALUES (1, 1)"
        " ON CONFLICT (place) DO UPDATE SET number = last_event.number + 1 RETURNING number";
    long long number = 0;
    connection_.query_one(sql, std::tie(number));
    return number;
}

void SqlUnit::set_last_event(std::int64_t number) {
    static const std::string sql = "UPDATE last_event SET number = :number WHERE place = 1";
    connection_.run(sql, static_cast<long long>(number));
}

void SqlUnit::add_event(club::Event& event) {
    static const std::string sql =
        "INSERT INTO events (number, kind, match_id, reader_first, reader_second, made_by, ply,"
        " to_move, words, happened) VALUES (:number, :kind, :match_id, :first, :second, :made_by,"
        " :ply, :to_move, :words, :happened)";
    event.number = next_event();
    connection_.run(sql, static_cast<long long>(event.number), event.kind, event.match,
                    event.seats[0], event.seats[1], event.by, event.ply, event.to_move, event.text,
                    event.at);
}

std::size_t SqlUnit::remove_events_before(club::Instant moment, std::size_t limit) {
    // The oldest come first, so that only events to be deleted are scanned.
    static const std::string sql =
        "DELETE FROM events WHERE number IN (SELECT number FROM"
        " (SELECT number, happened FROM events ORDER BY number LIMIT :most) AS oldest"
        " WHERE happened < :moment)";
    return static_cast<std::size_t>(connection_.run(sql, static_cast<long long>(limit), moment));
}

bool SqlUnit::add_webhook(club::Webhook& webhook) {
    static const std::string sql =
        "INSERT INTO webhooks (user_id, name, name_folded, url, made, told, due, attempts, trouble,"
        " given_up) VALUES (:user_id, :name, :folded, :url, :made, :told, :due, :attempts,"
        " :trouble, :given_up) ON CONFLICT (user_id, name_folded) DO NOTHING";
    return connection_.insert(sql, webhook.id, webhook.user, webhook.name, fold_case(webhook.name),
                              webhook.url, webhook.made,
                              static_cast<long long>(webhook.last_delivered), webhook.due,
                              webhook.attempts, webhook.last_error, webhook.failed_at);
}

void SqlUnit::change_webhook(const club::Webhook& webhook) {
    static const std::string sql =
        "UPDATE webhooks SET told = :told, due = :due, attempts = :attempts, trouble = :trouble,"
        " given_up = :given_up WHERE id = :id";
    connection_.run(sql, static_cast<long long>(webhook.last_delivered), webhook.due,
                    webhook.attempts, webhook.last_error, webhook.failed_at, webhook.id);
}

void SqlUnit::remove_webhook(club::WebhookId id) {
    static const std::string sql = "DELETE FROM webhooks WHERE id = :id";
    connection_.run(sql, id);
}

void SqlUnit::mark_webhooks_due(club::UserId user, club::Instant now) {
    static const std::string sql =
        "UPDATE webhooks SET due = :due"
        " WHERE user_id = :user_id AND due IS NULL AND given_up IS NULL";
    connection_.run(sql, now, user);
}

}  // namespace posthouse::store
