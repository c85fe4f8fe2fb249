// A year of clocks from one seed: a thousand matches between players with every mixture of pauses,
// on a server that restarts between jobs, is down for hours, is frozen by its operator, and gets
// jobs twice and late, as from several servers. Every match ends, each timeout and reminder happens
// once, no time is negative or above its cap, and no turn exceeds its bound.
//
// POSTHOUSE_SEED=n runs another year; a failure prints its seed.

#include "club/accounts/account_tables.h"
#include "club/challenges/match_start.h"
#include "club/clocks/clock.h"
#include "club/clocks/clock_tables.h"
#include "club/clocks/turns.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/requests/handle_request.h"
#include "store/contract/store_contract.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <random>
#include <set>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;

constexpr Instant new_year{std::chrono::sys_days{std::chrono::year{2027} / 1 / 1}};
constexpr milliseconds tick = 1h;  // how often the house looks at its jobs

struct Scale {
    int players, matches;
    days begun_within;
};

/// What was observed of one turn.
struct TurnSeen {
    TurnClock turn;
    bool must_remind = false;
    bool must_call = false;
};

class Year {
public:
    Year(Store& store, unsigned seed, Scale scale) : store_(store), lot_(seed), scale_(scale) {
        open();
        transact(store_, [&](UnitOfWork& unit) {
            for (int i = 0; i < scale_.players; ++i) {
                User user;
                user.name = fmt::format("player{}", i);
                user.addresses = {{user.name + "@example.org", true, 0, {}, false}};
                user.mail_frequency = static_cast<MailFrequency>(any(0, 3));
                user.auto_vacation = chance(3);
                user.joined = now_;
                user.auto_accepts = PlayerGroup::everybody;
                ASSERT_TRUE(add_user(unit, user));
                players_.push_back(user.id);
            }
        });
        for (int i = 0; i < scale_.matches; ++i)
            plan(now_ + minutes(any(0, static_cast<int>(scale_.begun_within / minutes(1)))), -1);
        for (int i = 0; i < scale_.players; ++i) plan(now_ + minutes(any(0, 20000)), -2 - i);
    }

    void run() {
        // A bank of thirty days can last half a year; a match that is not over by then would never
        // end.
        const Instant end = new_year + days(365 * 3);
        for (; now_ < end && !over(); now_ += tick) {
            if (chance(2000)) stay_closed();
            if (chance(1500)) freeze_or_lift(true);
            if (frozen_ && chance(30)) freeze_or_lift(false);
            note_alive();
            if (!frozen_) do_jobs();
            play_until(now_ + tick);
            if (chance(50)) expect_one_job_a_turn();
            if (testing::Test::HasFatalFailure()) return;
        }
        freeze_or_lift(false);
    }

    void expect_sound() {
        EXPECT_EQ(over_, scale_.matches) << "every match ends";
        std::size_t flags = 0;
        store_.read([&](const StoreReader& reader) {
            for (const Match& match : all_matches(reader)) {
                ASSERT_TRUE(match.outcome) << match.board;
                flags += match.outcome->reason == "time";
            }
            for (const std::string_view kind : {"flag", "remind", "last-call"})
                EXPECT_TRUE(jobs_due(reader, Instant::max(), kind, 9).empty()) << kind;
            for (const UserId player : players_)
                for (const int year : {2027, 2028, 2029})
                    EXPECT_LE(days_in(reader.list<Vacation>(player), year), vacation_days_max);
        });
        EXPECT_EQ(flags, flags_fallen_) << "each timeout once";
        expect_reminders();
    }

    std::string told() const {
        return fmt::format("{} matches, {} moves, {} on time, {} reminders, {} last calls, {} days",
                           over_, moves_, flags_fallen_, reminders_, last_calls_,
                           (now_ - new_year) / days(1));
    }

private:
    struct Event {
        int what;  // a board; -1: a match begins; below: a player changes their settings
    };

    int any(int least, int most) { return least + static_cast<int>(lot_() % (most - least + 1)); }
    bool chance(int one_in) { return any(1, one_in) == 1; }
    void plan(Instant when, int what) { events_.emplace(when, Event{what}); }
    bool over() const { return begun_ == scale_.matches && over_ == scale_.matches; }

    void open() {
        ClubSettings settings{"house.example", ServerKey::from_words("a year"),
                              [this] { return lot_(); }};
        settings.matches_max = 1000;
        club_ = std::make_unique<Club>(settings);
    }
    void note_alive() {
        transact(store_, [&](UnitOfWork& unit) { record_heartbeat(unit, now_); });
        // The real server records a heartbeat every minute; here every hour is enough.
        transact(store_, [&](UnitOfWork& unit) { advance_heartbeat(unit, now_ + tick); });
    }
    void stay_closed() {
        now_ += hours(any(1, 60));
        // Nobody could play: events planned for this time happen as soon as the server is up.
        open();
    }
    void freeze_or_lift(bool freeze) {
        if (freeze == frozen_) return;
        frozen_ = freeze;
        transact(store_, [&](UnitOfWork& unit) {
            if (freeze)
                unit.insert(ServerPause{now_, std::nullopt, true});
            else
                end_server_pauses(unit, now_);
        });
    }

    std::vector<Job> jobs() {
        std::vector<Job> all;
        store_.read([&](const StoreReader& reader) {
            for (const std::string_view kind : {"flag", "remind", "last-call"})
                for (const Job& job : jobs_due(reader, now_, kind, 50)) all.push_back(job);
        });
        return all;
    }

    void do_jobs() {
        for (auto due = jobs(); !due.empty(); due = jobs()) {
            std::shuffle(due.begin(), due.end(), lot_);
            for (const Job& job : due) {
                hand_in(job);
                if (chance(3)) hand_in(job);  // another server has read it, too
                if (!late_.empty() && chance(5))
                    hand_in(late_[static_cast<std::size_t>(
                        any(0, static_cast<int>(late_.size()) - 1))]);
                if (chance(10)) open();
                if (chance(20)) late_.push_back(job);
            }
        }
        look_at_turns();
    }

    void hand_in(const Job& job) {
        Response reply;
        const Match before = match(job.match);
        transact(store_, [&](UnitOfWork& unit) { reply = run_turn_job(*club_, unit, job, now_); });
        if (!reply.accepted) return;
        ++flags_fallen_;
        ASSERT_TRUE(flagged_.insert(job.match).second) << "a timeout twice";
        ASSERT_EQ(job.kind, "flag");
        turn_ends(before);
        running_.erase(before.board);
        ++over_;
    }

    Match match(MatchId id) const {
        std::optional<Match> found;
        store_.read([&](const StoreReader& reader) { found = reader.match(id); });
        return found.value();
    }

    static std::string name_of_turn(const Match& match) {
        return fmt::format("{}.{}.{}", match.game, match.board, match.plies);
    }

    /// Each running turn has exactly one job.
    void expect_one_job_a_turn() {
        std::map<MatchId, int> jobs;
        store_.read([&](const StoreReader& reader) {
            for (const std::string_view kind : {"flag", "remind", "last-call"})
                for (const Job& job : jobs_due(reader, Instant::max(), kind, 1'000'000))
                    ++jobs[job.match];
        });
        for (const auto& [board, id] : running_) EXPECT_EQ(jobs[id], 1) << "board " << board;
        EXPECT_EQ(jobs.size(), running_.size());
    }

    /// Checks after the due jobs: what must be stored by now.
    void look_at_turns() {
        store_.read([&](const StoreReader& reader) {
            for (const auto& [board, id] : running_) {
                const Match match = reader.match(id).value();
                if (match.outcome) continue;
                const PauseSet pauses = pauses_in_turn(reader, match);
                const TurnClock turn = turn_of(match);
                TurnSeen& seen = turns_[name_of_turn(match)];
                seen.turn = turn;
                const auto first = reminder_after(turn.left), last = last_reminder_after(turn.left);
                if (!first || seen.must_call) continue;
                const milliseconds used = time_used(pauses, turn, now_);
                if (used == turn.left || used < *first || current_pause(pauses, turn, now_))
                    continue;
                seen.must_remind = true;
                seen.must_call = last && used >= *last;
            }
        });
    }

    void turn_ends(const Match& match) {
        store_.read([&](const StoreReader& reader) {
            const TurnClock turn = turn_of(match);
            turns_[name_of_turn(match)].turn = turn;
            milliseconds house{};
            for (const ServerPause& one : server_pauses(reader, turn.since))
                house += std::min(one.until.value_or(now_), now_) - std::max(one.from, turn.since);
            EXPECT_LE(now_ - turn.since, 3 * turn.left + days(60) + house + 2 * tick)
                << name_of_turn(match);
        });
    }

    void play_until(Instant end) {
        while (!events_.empty() && events_.begin()->first < end) {
            const auto [when, event] = *events_.begin();
            events_.erase(events_.begin());
            const Instant at = std::max(when, now_);
            if (event.what == -1)
                begin_match(at);
            else if (event.what < 0)
                change_wishes(players_[static_cast<std::size_t>(-2 - event.what)], event.what, at);
            else
                decide(event.what, at);
        }
    }

    Response say(UserId who, std::string line, Instant at) {
        Request request;
        request.lines = {std::move(line)};
        request.speaker = who;
        request.now = at;
        Response reply;
        transact(store_, [&](UnitOfWork& unit) {
            reply = handle_request(*club_, unit, request, PasswordChecks(1));
        });
        return reply;
    }

    void begin_match(Instant at) {
        const int one = any(0, scale_.players - 1);
        const int two = (one + any(1, scale_.players - 1)) % scale_.players;
        constexpr const char* clocks[] = {"30d+1d", "14d+1d/20d", "5d+12h", "2d+6h",
                                          "12h+2h", "6h",         "90m+5m", "10m+1m"};
        const Response reply =
            say(players_[static_cast<std::size_t>(one)],
                fmt::format("wari challenge player{} player{} --clock={}", one, two,
                            clocks[any(0, static_cast<int>(std::size(clocks)) - 1)]),
                at);
        ASSERT_TRUE(reply.accepted) << reply.text;
        const Match begun = match(reply.match.value());
        running_.emplace(begun.board, begun.id);
        ++begun_;
        plan(at + pause_of(begun), begun.board);
    }

    /// How long the player to move thinks.
    milliseconds pause_of(const Match& match) {
        const milliseconds left = match.clock.left[index_of(match.to_move)];
        return milliseconds(1) + left * any(1, 100) / (chance(8) ? 40 : 150);
    }

    void decide(int board, Instant at) {
        if (!running_.contains(board) || chance(25)) return;  // out of time, or stops playing
        const Match before = match(running_.at(board));
        const UserId mover = before.seats[index_of(before.to_move)];
        std::string move;
        store_.read([&](const StoreReader& reader) {
            const auto view =
                games::find_game(before.game)->state(record_of(before, reader.moves(before.id)));
            const auto& legal = view->legal;
            move = legal[static_cast<std::size_t>(any(0, static_cast<int>(legal.size()) - 1))].text;
        });
        const bool resigns = before.plies > 1 && chance(60);
        const Response reply =
            say(mover,
                fmt::format("wari move {} {}", board, resigns ? std::string("resign") : move), at);
        ASSERT_TRUE(reply.accepted) << reply.text;
        ++moves_;
        const Match after = match(before.id);
        for (const milliseconds left : after.clock.left) {
            ASSERT_GE(left, 0ms) << board;
            ASSERT_LE(left, after.clock.cap) << board;
        }
        ASSERT_LE(after.clock.left[index_of(before.to_move)],
                  before.clock.left[index_of(before.to_move)] + before.clock.increment);
        turn_ends(before);
        if (after.outcome) {
            ++over_;
            running_.erase(board);
        } else {
            plan(at + pause_of(after), board);
        }
    }

    void change_wishes(UserId player, int what, Instant at) {
        constexpr std::string_view weekdays[] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};
        std::string line;
        const auto today = std::chrono::floor<days>(at);
        const auto day = [&](int ahead) {
            const std::chrono::year_month_day date(today + days(ahead));
            return fmt::format("{}-{:02}-{:02}", static_cast<int>(date.year()),
                               static_cast<unsigned>(date.month()),
                               static_cast<unsigned>(date.day()));
        };
        switch (any(0, 6)) {
            case 0:
                line = "sleep off";
                break;
            case 1: {
                const int from = any(0, 23);
                line = fmt::format("sleep {}-{} --zone={:+}:00", from, (from + any(1, 10)) % 24,
                                   any(-11, 13));
                break;
            }
            case 2:
                line = fmt::format("weekend {} {}", weekdays[any(0, 6)], weekdays[any(0, 6)]);
                break;
            case 3:
                line = fmt::format("vacation auto {}", chance(3) ? "off" : "on");
                break;
            case 4:
                line = "vacation off";
                break;
            default: {
                const int from = any(0, 20);
                line = fmt::format("vacation {} {}", day(from), day(from + any(0, 12)));
            }
        }
        say(player, line, at);  // the limits may refuse it
        plan(at + hours(any(5, 24 * 25)), what);
    }

    void expect_reminders() {
        std::map<std::string, int> written;
        store_.read([&](const StoreReader& reader) {
            for (const UserId player : players_)
                for (const Letter& letter : letters_to(reader, player, 1'000'000))
                    for (const std::string_view kind : {".remind.", ".last-call."})
                        if (const auto at = letter.message_id.find(kind); at != std::string::npos) {
                            ++written[letter.message_id.substr(0, at + kind.size() - 1)];
                            (kind == ".remind." ? reminders_ : last_calls_) += 1;
                        }
        });
        for (const auto& [name, seen] : turns_) {
            const int first = written[name + ".remind"], last = written[name + ".last-call"];
            EXPECT_LE(first, 1) << name;
            EXPECT_LE(last, first) << name;
            const bool has_first = reminder_after(seen.turn.left).has_value();
            const bool has_last = last_reminder_after(seen.turn.left).has_value();
            EXPECT_GE(first, seen.must_remind ? 1 : 0) << name;
            EXPECT_LE(first, has_first ? 1 : 0) << name;
            EXPECT_GE(last, seen.must_call ? 1 : 0) << name;
            EXPECT_LE(last, has_last ? 1 : 0) << name;
        }
    }

    Store& store_;
    std::mt19937 lot_;
    const Scale scale_;
    Instant now_ = new_year;
    std::unique_ptr<Club> club_;
    std::vector<UserId> players_;
    std::multimap<Instant, Event> events_;
    std::map<int, MatchId> running_;  // by board
    std::map<std::string, TurnSeen> turns_;
    std::vector<Job> late_;
    std::set<MatchId> flagged_;
    bool frozen_ = false;
    int begun_ = 0, over_ = 0, moves_ = 0, reminders_ = 0, last_calls_ = 0;
    std::size_t flags_fallen_ = 0;
};

unsigned seed() {
    const char* wanted = std::getenv("POSTHOUSE_SEED");
    return wanted ? static_cast<unsigned>(std::strtoul(wanted, nullptr, 10)) : 2027;
}

void live_through(Store& store, Scale scale) {
    SCOPED_TRACE(fmt::format("again: POSTHOUSE_SEED={}", seed()));
    Year year(store, seed(), scale);
    year.run();
    if (testing::Test::HasFatalFailure()) return;
    year.expect_sound();
    std::cout << year.told() << '\n';
}

TEST(ClockYear, AThousandMatchesEndAndEachTimeoutAndReminderHappensOnce) {
    store::MemoryStore store;
    live_through(store, {60, 1000, days(300)});
}

TEST(ClockYear, TheSameInSqlite) {
    const store::ScratchFolder folder;
    const auto store = store::open_sqlite(folder.file("house.sqlite"));
    live_through(*store, {8, 25, days(20)});
}

}  // namespace
}  // namespace posthouse::club
