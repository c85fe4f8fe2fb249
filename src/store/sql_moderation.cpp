// Moderation in SQL: sanctions, reports, the audit log, and statistics.
#include "store/sql_queries.h"
#include "store/sql_rows.h"
#include "store/sql_unit.h"

#include <limits>
#include <stdexcept>

namespace posthouse::store {

using namespace rows;

namespace {

/// An upper bound for IDs; 0 means no bound.
long long number_before(auto id) {
    const auto number = static_cast<long long>(id);
    return number == 0 ? std::numeric_limits<long long>::max() : number;
}

/// NULL if there is no job, and so no oldest one.
struct JobStatsRow {
    club::JobStats value;
    auto columns() { return std::tie(value.kind, value.waiting, value.due, value.oldest); }
    const club::JobStats& read() { return value; }
};

}  // namespace

template <class Port>
std::vector<club::Job> SqlQueries<Port>::jobs_of(club::MatchId match) const {
    static const std::string sql = "SELECT " + store::rows::job_columns +
                                   " FROM jobs WHERE match_id = :match_id ORDER BY due, id";
    return store::rows::all<store::rows::JobRow>(connection_, sql, match);
}

template <class Port>
std::vector<club::Sanction> SqlQueries<Port>::sanctions(club::UserId user) const {
    static const std::string sql = "SELECT " + store::rows::restraint_columns +
                                   " FROM restraints WHERE user_id = :user_id ORDER BY kind";
    return store::rows::all<store::rows::RestraintRow>(connection_, sql, user);
}

template <class Port>
std::vector<club::Sanction> SqlQueries<Port>::all_sanctions() const {
    static const std::string sql =
        "SELECT " + store::rows::restraint_columns + " FROM restraints ORDER BY user_id, kind";
    return store::rows::all<store::rows::RestraintRow>(connection_, sql);
}

template <class Port>
std::optional<club::Report> SqlQueries<Port>::report(club::ReportId id) const {
    static const std::string sql =
        "SELECT " + store::rows::report_columns + " FROM reports WHERE id = :id";
    return store::rows::one<store::rows::ReportRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::Report> SqlQueries<Port>::reports(bool closed_too, std::size_t limit,
                                                    club::ReportId before) const {
    static const std::string open = "SELECT " + store::rows::report_columns +
                                    " FROM reports WHERE closed IS NULL AND id < :before"
                                    " ORDER BY id DESC LIMIT :rows";
    static const std::string every = "SELECT " + store::rows::report_columns +
                                     " FROM reports WHERE id < :before"
                                     " ORDER BY id DESC LIMIT :rows";
    return store::rows::all<store::rows::ReportRow>(connection_, closed_too ? every : open,
                                                    number_before(before),
                                                    store::rows::rows_at_most(limit));
}

template <class Port>
std::size_t SqlQueries<Port>::reports_by(club::UserId user, club::Instant since) const {
    static const std::string sql =
        "SELECT COUNT(*) FROM reports WHERE reporter = :reporter AND reported >= :since";
    long long count = 0;
    connection_.query_one(sql, std::tie(count), user, since);
    return static_cast<std::size_t>(count);
}

template <class Port>
std::vector<club::AuditEntry> SqlQueries<Port>::audit_entries(std::size_t limit,
                                                              club::ActId before) const {
    static const std::string sql =
        "SELECT id, done, who, what, reason, about, match_id FROM operator_acts"
        " WHERE id < :before ORDER BY id DESC LIMIT :rows";
    return store::rows::all<store::rows::ActRow>(connection_, sql, number_before(before),
                                                 store::rows::rows_at_most(limit));
}

template <class Port>
std::optional<club::Banner> SqlQueries<Port>::banner() const {
    static const std::string sql = "SELECT words, since, ends FROM banners WHERE place = 1";
    club::Banner banner;
    if (!connection_.query_one(sql, std::tie(banner.text, banner.since, banner.until)))
        return std::nullopt;
    return banner;
}

template <class Port>
club::ServerStats SqlQueries<Port>::server_stats(club::Instant now) const {
    // IDs of matches are sequential and never removed: the last one is their number, while COUNT(*)
    // would scan the table.
    static const std::string begun = "SELECT COALESCE(MAX(id), 0) FROM matches";
    static const std::string running =
        "SELECT (SELECT COUNT(*) FROM matches WHERE ended IS NULL) -"
        " (SELECT COUNT(*) FROM matches WHERE offered_to IS NOT NULL AND ended IS NULL)";
    static const std::string players =
        "SELECT COUNT(*) FROM users WHERE level = 0 AND gone IS NULL";
    static const std::string unsent =
        "SELECT COUNT(*), COALESCE(SUM(CASE WHEN due <= :now THEN 1 ELSE 0 END), 0)"
        " FROM letters WHERE sent IS NULL AND given_up IS NULL AND address <> ''";
    static const std::string oldest =
        "SELECT due FROM letters WHERE sent IS NULL AND given_up IS NULL AND address <> ''"
        " AND due <= :now ORDER BY due, id LIMIT 1";
    static const std::string dead =
        "SELECT COUNT(*) FROM letters WHERE given_up IS NOT NULL AND sent IS NULL";
    static const std::string push = "SELECT COUNT(*) FROM push_places WHERE due <= :now";
    static const std::string reports = "SELECT COUNT(*) FROM reports WHERE closed IS NULL";
    static const std::string jobs =
        "SELECT kind, COUNT(*), SUM(CASE WHEN due <= :now THEN 1 ELSE 0 END),"
        " MIN(CASE WHEN due <= :the_same THEN due END) FROM jobs GROUP BY kind ORDER BY kind";
    club::ServerStats tally;
    connection_.query_one(begun, std::tie(tally.matches_begun));
    connection_.query_one(running, std::tie(tally.matches_running));
    connection_.query_one(players, std::tie(tally.players));
    connection_.query_one(unsent, std::tie(tally.letters_waiting, tally.letters_due), now);
    connection_.query_one(oldest, std::tie(tally.oldest_letter), now);
    connection_.query_one(dead, std::tie(tally.letters_dead));
    connection_.query_one(push, std::tie(tally.push_due), now);
    connection_.query_one(reports, std::tie(tally.reports_open));
    tally.jobs = store::rows::all<JobStatsRow>(connection_, jobs, now, now);
    return tally;
}

// sql_queries.cpp instantiates the rest.
#define POSTHOUSE_READ_BY(Port)                                                                \
    template std::vector<club::Job> SqlQueries<Port>::jobs_of(club::MatchId) const;            \
    template std::vector<club::Sanction> SqlQueries<Port>::sanctions(club::UserId) const;      \
    template std::vector<club::Sanction> SqlQueries<Port>::all_sanctions() const;              \
    template std::optional<club::Report> SqlQueries<Port>::report(club::ReportId) const;       \
    template std::vector<club::Report> SqlQueries<Port>::reports(bool, std::size_t,            \
                                                                 club::ReportId) const;        \
    template std::size_t SqlQueries<Port>::reports_by(club::UserId, club::Instant) const;      \
    template std::vector<club::AuditEntry> SqlQueries<Port>::audit_entries(std::size_t,        \
                                                                           club::ActId) const; \
    template std::optional<club::Banner> SqlQueries<Port>::banner() const;                     \
    template club::ServerStats SqlQueries<Port>::server_stats(club::Instant) const;
POSTHOUSE_READ_BY(club::StoreReader)
POSTHOUSE_READ_BY(club::UnitOfWork)
#undef POSTHOUSE_READ_BY

void SqlUnit::give_seat(club::MatchId match, Side side, club::UserId user) {
    static const std::string first =
        "UPDATE matches SET seat_first = :seat, senior = NULL, version = version + 1 WHERE id = "
        ":id";
    static const std::string second =
        "UPDATE matches SET seat_second = :seat, senior = NULL, version = version + 1 WHERE id = "
        ":id";
    if (connection_.run(side == Side::first ? first : second, user, match) != 1)
        throw std::runtime_error("There is no such match to change.");
}

void SqlUnit::set_sanction(const club::Sanction& one) {
    static const std::string sql =
        "INSERT INTO restraints (user_id, kind, begins, ends, reason)"
        " VALUES (:user_id, :kind, :begins, :ends, :reason)"
        " ON CONFLICT (user_id, kind) DO UPDATE SET begins = excluded.begins,"
        " ends = excluded.ends, reason = excluded.reason";
    connection_.run(sql, one.user, one.kind, one.from, one.until, one.reason);
}

void SqlUnit::lift_sanction(club::UserId user, club::SanctionKind kind) {
    static const std::string sql =
        "DELETE FROM restraints WHERE user_id = :user_id AND kind = :kind";
    connection_.run(sql, user, kind);
}

void SqlUnit::add_report(club::Report& one) {
    static const std::string sql =
        "INSERT INTO reports (reporter, about, match_id, words, reported, closed)"
        " VALUES (:reporter, :about, :match_id, :words, :reported, :closed)";
    connection_.insert(sql, one.id, one.by, one.about, one.match, one.text, one.at, one.closed);
}

void SqlUnit::close_report(club::ReportId id, club::Instant now) {
    static const std::string sql = "UPDATE reports SET closed = :closed WHERE id = :id";
    connection_.run(sql, now, id);
}

void SqlUnit::add_audit_entry(club::AuditEntry& act) {
    static const std::string sql =
        "INSERT INTO operator_acts (done, who, what, reason, about, match_id)"
        " VALUES (:done, :who, :what, :reason, :about, :match_id)";
    connection_.insert(sql, act.id, act.at, act.who, act.what, act.reason, act.about, act.match);
}

void SqlUnit::set_banner(const std::optional<club::Banner>& banner) {
    static const std::string forget = "DELETE FROM banners";
    static const std::string keep =
        "INSERT INTO banners (place, words, since, ends) VALUES (1, :words, :since, :ends)";
    connection_.run(forget);
    if (banner) connection_.run(keep, banner->text, banner->since, banner->until);
}

}  // namespace posthouse::store
