#include "club/maintenance/liveness.h"

#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/club.h"
#include "club/core/tables.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "club/tournaments/series.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/team_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournaments.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;

/// Jobs run within a second and rows that have expired go within a minute, unless the server stops
/// meanwhile; it works off what is due as soon as it runs again.
constexpr std::chrono::minutes late_after = 5min;
constexpr std::chrono::hours stale_after = 1h;
/// No letter waits longer: for its reader's morning, their daily digest or the next attempt.
constexpr std::chrono::days letter_waits_max{2};

class Search {
public:
    Search(const StoreReader& reader, Instant now) : reader_(reader), now_(now) {
        for (Job& job : all<Job>(reader.rows(), {})) jobs_[job.match].push_back(std::move(job));
    }

    std::vector<Stall> find() {
        const bool frozen = !server_pauses(reader_, Instant::max()).empty();
        for (const MatchState state : {MatchState::offered, MatchState::running})
            for (const Match& match : find_matches(reader_, {{}, {}, state, all_rows}))
                add(fmt::format("{}/{}", match.game, match.board),
                    liveness_problem(reader_, match, jobs_[match.id]));
        if (!frozen) tournaments_and_challenges();
        letters();
        webhooks();
        leftovers();
        return std::move(found_);
    }

private:
    void add(std::string what, std::string problem) {
        if (!problem.empty()) found_.push_back({std::move(what), std::move(problem)});
    }

    void tournaments_and_challenges() {
        for (const Tournament& one : find_tournaments(reader_, {.over = false}))
            add("tournament " + one.name, tournament_problem(reader_, one, now_));
        for (const Series& one : find_series(reader_, {}))
            add("series " + one.name, series_problem(one, now_));
        for (const OpenChallenge& one : find_offers(reader_, {.by_link = true}))
            if (due_of(one, false) && !one.due)
                add(fmt::format("{}/{}", one.game, one.board), "this invitation would never end");
        for (const OpenChallenge& one : offers_due(reader_, now_ - late_after, all_rows))
            add(fmt::format("{}/{}", one.game, one.board),
                one.by_link ? "its invitation has expired, but is still open"
                            : "the computer should have taken this challenge, or been asked again");
    }

    void letters() {
        for (const Letter& one : all<Letter>(
                 reader_.rows(),
                 {null("sent"), null("given_up"), at_least("due", now_ + letter_waits_max)}))
            if (!one.address.empty())
                add(fmt::format("letter {}", static_cast<std::int64_t>(one.id)),
                    "it is not due for days");
    }

    void webhooks() {
        if (const auto asked = deliveries_requested(reader_, 1);
            !asked.empty() && *asked[0].requested < now_ - stale_after)
            add("webhook deliveries", "one that was asked for is never made");
        for (const Webhook& one : all<Webhook>(reader_.rows(), {null("due"), null("given_up")})) {
            const EventFilter theirs{one.user, std::nullopt, false};
            if (!events_after(reader_, one.last_delivered, theirs, 1).empty())
                add(fmt::format("webhook {}", static_cast<std::int64_t>(one.id)),
                    "it has events to send, but no time to send them");
        }
    }

    /// What has expired, and what a deleted account has left behind.
    void leftovers() {
        const auto owner_left = [&](std::string_view column) {
            return among(column, query<User>({not_null("gone")}), "id");
        };
        const auto count = [&]<class T>(std::string_view what, std::vector<Condition> where) {
            if (const std::size_t n = reader_.rows().count(query<T>(std::move(where))); n > 0)
                add(std::string(what), fmt::format("{} are left", n));
        };
        const Instant stale = now_ - stale_after;
        count.template operator()<PendingRequest>("expired requests", {below("expires", stale)});
        count.template operator()<PendingSignUp>("expired sign-ups", {below("expires", stale)});
        count.template operator()<Session>("expired sessions", {below("expires", stale)});
        count.template operator()<Throttle>("expired limits", {below("expires", stale)});
        count.template operator()<Session>("sessions of deleted accounts", {owner_left("user_id")});
        count.template operator()<ApiToken>("tokens of deleted accounts", {owner_left("user_id")});
        count.template operator()<Webhook>("webhooks of deleted accounts", {owner_left("user_id")});
        count.template operator()<PushSubscription>("browsers of deleted accounts",
                                                    {owner_left("user_id")});
        count.template operator()<PendingRequest>("requests of deleted accounts",
                                                  {owner_left("user_id")});
        count.template operator()<PairingPreferences>("wishes of deleted accounts",
                                                      {owner_left("user_id")});
        count.template operator()<Regular>("standing entries of deleted accounts",
                                           {owner_left("user_id")});
        count.template operator()<TeamMember>("members of teams with deleted accounts",
                                              {owner_left("user_id")});
        count.template operator()<OpenChallenge>("open challenges of deleted accounts",
                                                 {owner_left("player")});
    }

    const StoreReader& reader_;
    const Instant now_;
    std::map<MatchId, std::vector<Job>> jobs_;
    std::vector<Stall> found_;
};

}  // namespace

std::string liveness_problem(const StoreReader& reader, const Match& match,
                             std::span<const Job> jobs) {
    if (match.outcome) return {};
    const auto has = [&](std::string_view kind) {
        return std::ranges::count(jobs, kind, &Job::kind) > 0;
    };
    const auto waits_for =
        reader.user(match.is_offered() ? match.offered_to : match.seats[index_of(match.to_move)]);
    if (!waits_for || waits_for->left_at) return "it waits for a player who has left";
    if (match.is_offered())
        return has("expire") ? "" : "no job would end this challenge if nobody answers it";
    if (waits_for->level > 0 && !has("think"))
        return "the computer is to move, but no job makes it think";
    if (match.clock.bank > milliseconds(0) && std::ranges::none_of(jobs, &Job::is_of_clock))
        return "its clock runs, but no job would ever end the turn";
    return {};
}

std::vector<Stall> stalls(const StoreReader& reader, Instant now) {
    return Search(reader, now).find();
}

}  // namespace posthouse::club
