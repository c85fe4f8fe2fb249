#include "club/core/house_tables.h"

#include "club/accounts/account_tables.h"
#include "club/core/table_columns.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"

namespace posthouse::club {

template <>
const TableCodec& codec_of<Job>() {
    static const TableCodec codec = table_codec<Job>(
        {.name = "jobs",
         .columns = "id, kind, match_id -> matches, ply, due",
         .ids = Ids::no_reuse,
         .indexes = "kind due, match_id"},
        [](auto& it, ColumnVisitor& visit) { visit(it.id, it.kind, it.match, it.ply, it.due); });
    return codec;
}

template <>
const TableCodec& codec_of<StoredServerKey>() {
    static const TableCodec codec = table_codec<StoredServerKey>(
        {"server_keys", "place, digits"},
        [](auto& it, ColumnVisitor& visit) { visit(computed([] { return 1; }), it.digits); });
    return codec;
}

namespace {

/// With its match, by which jobs are cached.
std::vector<Condition> is_job(const Job& job) {
    std::vector<Condition> where = {is("id", job.id)};
    if (job.match != MatchId{}) where.push_back(is("match_id", job.match));
    return where;
}

}  // namespace

std::vector<Job> jobs_due(const StoreReader& reader, Instant now, std::string_view kind,
                          std::size_t limit) {
    return all<Job>(reader.rows(), {is("kind", kind), at_most("due", now)}, {{"due", "id"}, limit});
}

std::vector<Job> jobs_of(const StoreReader& reader, MatchId match) {
    return all<Job>(reader.rows(), {is("match_id", match)}, {{"due", "id"}});
}

std::optional<std::string> stored_server_key(const StoreReader& reader) {
    auto found = one<StoredServerKey>(reader.rows(), {});
    return found ? std::optional(std::move(found->digits)) : std::nullopt;
}

ServerStats read_server_stats(const StoreReader& reader, Instant now) {
    ServerStats stats;
    // IDs of matches are sequential and never removed: the last one is their number, while a count
    // would scan the table.
    if (const auto newest = one<Match>(reader.rows(), {}, {"-id"}))
        stats.matches_begun = static_cast<long long>(newest->id);
    std::vector<Condition> running;
    add_state(running, MatchState::running);
    stats.matches_running = count_of<Match>(reader.rows(), std::move(running));
    stats.players = count_of<User>(reader.rows(), {fixed("level", Is::equal, 0), null("gone")});
    stats.letters_waiting = count_of<Letter>(reader.rows(), unsent_letters());
    std::vector<Condition> due = unsent_letters();
    due.push_back(at_most("due", now));
    stats.letters_due = count_of<Letter>(reader.rows(), due);
    if (const auto oldest = one<Letter>(reader.rows(), due, {"due", "id"}))
        stats.oldest_letter = oldest->due;
    stats.letters_dead = count_of<Letter>(reader.rows(), {not_null("given_up"), null("sent")});
    stats.push_due = count_of<PushSubscription>(reader.rows(), {at_most("due", now)});
    stats.reports_open = count_of<Report>(reader.rows(), {null("closed")});
    for (std::string kind;;) {  // from each kind of job to the next
        const auto oldest =
            one<Job>(reader.rows(), {{"kind", Is::above, kind}}, {"kind", "due", "id"});
        if (!oldest) return stats;
        kind = oldest->kind;
        stats.jobs.push_back({kind, count_of<Job>(reader.rows(), {is("kind", kind)}),
                              count_of<Job>(reader.rows(), {is("kind", kind), at_most("due", now)}),
                              oldest->due <= now ? std::optional(oldest->due) : std::nullopt});
    }
}

bool remove_job(UnitOfWork& unit, const Job& job) {
    return erase<Job>(unit.rows(), is_job(job)) > 0;
}

void remove_jobs_of(UnitOfWork& unit, MatchId match) {
    erase<Job>(unit.rows(), {is("match_id", match)});
}

void postpone_job(UnitOfWork& unit, const Job& job, Instant due) {
    update<Job>(unit.rows(), is_job(job), {set("due", due)});
}

void store_server_key(UnitOfWork& unit, std::string_view hexadecimal) {
    unit.put(StoredServerKey{std::string(hexadecimal)});
}

}  // namespace posthouse::club
