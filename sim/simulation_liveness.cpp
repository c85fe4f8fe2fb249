// Liveness: without further faults, whatever has begun ends, or waits for a person. Players leave,
// the others stay away, and time passes.
#include "club/challenges/challenge_tables.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock_tables.h"
#include "club/core/calendar.h"
#include "club/core/events.h"
#include "club/core/house_tables.h"
#include "club/core/tables.h"
#include "club/letters/letter_tables.h"
#include "club/maintenance/liveness.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "sim/simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::sim {
namespace {

using std::chrono::days;
using std::chrono::hours;

/// All clocks have run out by then, even those that stop for nights, weekends and vacations.
constexpr days forever{500};
/// In one day, by all computers together.
constexpr int computer_moves_max = 2000;

/// What still waits for an instant, in words; empty if nothing does.
std::string waiting_for_time(const club::StoreReader& reader) {
    const auto board = [](const auto& one) { return fmt::format("{}/{}", one.game, one.board); };
    const auto turn_of = [&](const club::Match& match) {
        const auto player = reader.user(match.seats[index_of(match.to_move)]);
        return fmt::format("{}, where after {} moves {} has been to move since {},", board(match),
                           match.plies, player ? player->name : "?",
                           club::format_minute(match.turn_since));
    };
    for (const club::MatchState state : {club::MatchState::offered, club::MatchState::running})
        for (const club::Match& match : find_matches(reader, {{}, {}, state, club::all_rows}))
            if (match.is_offered() || match.clock.bank.count() > 0) return turn_of(match);
    for (const club::OpenChallenge& one : find_offers(reader, {.by_link = true}))
        if (one.by_link) return "the invitation " + board(one);
    for (const club::Tournament& one : find_tournaments(reader, {.over = false}))
        if (!one.begun || one.clock.bank.count() > 0) return "the tournament " + one.name;
    if (const auto series = find_series(reader, {}); !series.empty())
        return "the series " + series.front().name;
    if (!webhooks_due(reader, club::Instant::max(), 1).empty()) return "a webhook";
    // The puzzle of the day is written each day, and waits for the morning.
    for (const club::Letter& letter : letters_due(reader, club::Instant::max(), club::all_rows))
        if (letter.kind != club::LetterKind::puzzle) return "the letter " + letter.message_id;
    if (!club::all<club::PendingRequest>(reader.rows(), {}).empty()) return "a held request";
    return {};
}

}  // namespace

void Simulation::some_sign_off() {
    for (SimulatedPlayer& person : players_.all()) {
        const auto user = user_of(person);
        if (!user || user->left_at) continue;
        std::vector<club::Series> theirs;  // which would never end
        server_->store->read([&](const club::StoreReader& reader) {
            theirs = find_series(reader, {.by = user->id});
        });
        for (const club::Series& one : theirs) {
            say(person, *user, {fmt::format("{} end-series {}", one.game, one.name), "", ""});
            settle();
        }
        if (!rng_.chance(3)) continue;
        say(person, *user, {"signoff", "yes", ""});
        settle();
    }
}

void Simulation::check_liveness() {
    server_->store->read([&](const club::StoreReader& reader) {
        for (const club::Stall& one : club::stalls(reader, now_))
            fail(one.what + ": " + one.problem);
        check_seekers(reader);
        check_webhooks(reader);
    });
}

/// Two who could be paired have been.
void Simulation::check_seekers(const club::StoreReader& reader) {
    const auto seekers = club::all<club::PairingPreferences>(reader.rows(), {});
    for (const club::PairingPreferences& one : seekers)
        for (const club::PairingPreferences& two : seekers)
            if (one.user < two.user && one.game == two.game && one.seek > 0 && two.seek > 0 &&
                !club::has_enough(reader, one, now_) && !club::has_enough(reader, two, now_) &&
                club::may_pair_unasked(reader, one, two, now_))
                fail(fmt::format("{} and {} both seek a match of {}", reader.user(one.user)->name,
                                 reader.user(two.user)->name, one.game));
}

/// Each event has come, if its webhook works.
void Simulation::check_webhooks(const club::StoreReader& reader) {
    for (const auto& [id, first] : webhooks_since_) {
        const auto webhook = reader.find<club::Webhook>(id);
        if (!webhook || webhook->failed_at) continue;
        for (const club::Event& event :
             events_after(reader, first, {webhook->user, std::nullopt, false}, club::all_rows))
            if (!webhook_receiver_.has_received(webhook->url, event.number))
                fail(fmt::format("event {} ({}) was not sent to {}, which has those up to {}",
                                 event.number, club::name_of(event.kind), webhook->url,
                                 webhook->last_delivered));
    }
}

/// Nobody acts any more.
void Simulation::time_passes() {
    constexpr hours step{24};
    std::string waits;
    for (hours passed{0}; passed < forever; passed += step) {
        // The server runs all the time, without doing what comes due in each minute.
        now_ += step;
        club::transact(*server_->store,
                       [this](club::UnitOfWork& unit) { advance_heartbeat(unit, now_); });
        // A computer whose opponent is a computer, too, has another move to make at once.
        const auto computer_is_to_move = [this] {
            bool is = false;
            server_->store->read([&](const club::StoreReader& reader) {
                is = !jobs_due(reader, now_, "think", 1).empty();
            });
            return is;
        };
        for (int i = 0; i < computer_moves_max && computer_is_to_move(); ++i) work(1);
        for (const int which : {0, 1, 3, 0})
            while (work(which)) {
            }
        for (int i = 0; i < 300 && work(2); ++i) {
        }
        server_->store->read(
            [&](const club::StoreReader& reader) { waits = waiting_for_time(reader); });
        if (waits.empty()) return;
    }
    fail(waits + " still waits, though nothing more is to come");
}

}  // namespace posthouse::sim
