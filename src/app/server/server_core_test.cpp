#include "app/server/server_core.h"
#include "club/accounts/computer_accounts.h"
#include "club/clocks/turns.h"

#include "app/server/background_jobs.h"
#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/backend.h"
#include "club/core/house_tables.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "club/ratings/test_endings.h"
#include "club/tournaments/tournament_tables.h"
#include "games/game.h"
#include "opening_book/test_book.h"
#include "search/levels.h"
#include "store/memory.h"

#include <gmock/gmock.h>

#include <atomic>
#include <chrono>
#include <future>
#include <thread>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

club::Instant fixed_now() {
    return club::Instant(std::chrono::sys_days{std::chrono::year{2026} / 11 / 20});
}

ServerOptions settings() {
    ServerOptions settings{{"house.example", club::ServerKey::from_words("test"), [] { return 0; }},
                           club::PasswordCost::minimal,
                           fixed_now};
    settings.club.auto_accepts = club::PlayerGroup::everybody;
    return settings;
}

class ServerTest : public testing::Test {
protected:
    ServerTest() {
        club::transact(store, [](club::UnitOfWork& unit) {
            club::create_computer_accounts(unit, fixed_now());
        });
    }

    std::optional<club::Response> say(Server& house, std::string line,
                                      std::optional<club::UserId> speaker = {}) {
        club::Request request;
        request.lines = {std::move(line)};
        request.speaker = speaker;
        request.now = fixed_now();
        std::promise<std::optional<club::Response>> answered;
        house.backend().submit(std::move(request),
                               [&](auto reply) { answered.set_value(std::move(reply)); });
        return answered.get_future().get();
    }

    store::MemoryStore store;
};

TEST_F(ServerTest, ACommandIsExecutedAndItsMatchPublishedAfterTheCommit) {
    Server house(store, settings());
    std::atomic<int> announced = 0;
    house.on_commit([&](const CommitChanges& changes) {
        announced += static_cast<int>(changes.matches.size());
    });
    const auto ann = say(house, "signup ann annspass");
    ASSERT_TRUE(ann && ann->accepted);
    ASSERT_TRUE(say(house, "signup bob bobspass"));
    EXPECT_TRUE(say(house, "wari challenge ann bob --password=annspass")->accepted);
    EXPECT_FALSE(say(house, "wari move 1 ann wrongpass b")->accepted);
    EXPECT_TRUE(say(house, "wari move 1 ann annspass b")->accepted);
    house.stop();
    EXPECT_EQ(announced, 2);
}

TEST_F(ServerTest, ManyAtOnceAreAllAnsweredAndEachPlyIsPlayedOnce) {
    Server house(store, settings());
    const auto ann = say(house, "signup ann annspass")->signed_up;
    say(house, "signup bob bobspass");
    say(house, "wari challenge ann bob", ann);
    std::atomic<int> answered = 0, accepted = 0;
    constexpr int many = 500;
    for (int i = 0; i < many; ++i) {
        club::Request request;
        request.lines = {"wari move 1 b"};
        request.speaker = ann;
        request.now = fixed_now();
        house.backend().submit(std::move(request), [&](std::optional<club::Response> reply) {
            accepted += reply && reply->accepted;
            ++answered;
        });
    }
    house.stop();
    EXPECT_EQ(answered, many);
    EXPECT_EQ(accepted, 1);
}

TEST_F(ServerTest, LoggingInOpensASessionAndAWrongPasswordDoesNot) {
    Server house(store, settings());
    say(house, "signup ann annspass");
    const auto login = [&](std::string password) {
        std::promise<club::LoginResult> answered;
        house.backend().login({"ANN", std::move(password)},
                              [&](auto in) { answered.set_value(std::move(in)); });
        return answered.get_future().get();
    };
    EXPECT_FALSE(login("bobspass"));
    const auto in = login("annspass");
    ASSERT_TRUE(in);
    store.read([&](const club::StoreReader& reader) {
        const auto session = reader.find<club::Session>(club::token_hash(in->token));
        ASSERT_TRUE(session);
        EXPECT_EQ(session->user, in->user.id);
        EXPECT_GT(session->expires, fixed_now());
    });
}

TEST_F(ServerTest, RequestsWithoutArgon2DoNotWaitBehindPasswords) {
    ServerOptions slow = settings();
    slow.password_cost = club::PasswordCost::interactive;
    slow.password_threads = 1;
    Server house(store, slow);
    const auto ann = say(house, "signup ann annspass")->signed_up;
    say(house, "signup bob bobspass");
    say(house, "wari challenge ann bob", ann);
    club::transact(store, [&](club::UnitOfWork& unit) {
        club::User user = *unit.user(*ann);
        user.mail_password = 1;
        change_user(unit, user);
    });
    const std::string word = slow.club.key.mail_password(*ann, 1);
    constexpr int many = 20;
    std::atomic<int> slow_ones = 0;
    for (int i = 0; i < many; ++i) {
        club::Request request;
        request.lines = {"wari move 1 ann wrongpass b"};
        request.now = fixed_now();
        house.backend().submit(std::move(request), [&](const auto&) { ++slow_ones; });
    }
    EXPECT_TRUE(say(house, "wari move 1 ann " + word + " b")->accepted);
    EXPECT_LT(slow_ones, many);
    house.stop();
    EXPECT_EQ(slow_ones, many);
}

TEST_F(ServerTest, AStoppedServerRefusesAtOnce) {
    Server house(store, settings());
    house.stop();
    EXPECT_FALSE(say(house, "list"));
    EXPECT_FALSE(say(house, "signup ann annspass"));
}

/// A match between ann and bob whose first turn lasts a minute, with a simulated clock.
class ClockJobTest : public ServerTest {
protected:
    ClockJobTest() {
        Server house(store, settings());
        const auto ann = say(house, "signup ann annspass")->signed_up;
        say(house, "signup bob bobspass");
        EXPECT_TRUE(say(house, "wari challenge ann bob --clock=1m", ann)->accepted);
        house.stop();
    }
    ServerOptions by_the_wall() {
        ServerOptions changed = settings();
        changed.now = [this] { return fixed_now() + std::chrono::minutes(minutes); };
        return changed;
    }
    club::Match match(int board = 1) const {
        std::optional<club::Match> found;
        store.read(
            [&](const club::StoreReader& reader) { found = reader.match_on("wari", board); });
        return *found;
    }
    std::optional<club::Instant> due_by(club::Instant when) const {
        std::vector<club::Job> jobs;
        store.read(
            [&](const club::StoreReader& reader) { jobs = jobs_due(reader, when, "flag", 1); });
        return jobs.empty() ? std::nullopt : std::optional(jobs.front().due);
    }
    template <class Look>
    bool eventually(Look look) {
        for (int i = 0; i < 12'000; ++i, std::this_thread::sleep_for(5ms))
            if (look()) return true;
        return false;
    }
    std::atomic<int> minutes = 0;
};

TEST_F(ClockJobTest, ATurnThatRunsOutWhileTheServerRunsIsLost) {
    Server house(store, by_the_wall());
    ClockWorker clock_worker(house);
    minutes = 2;
    clock_worker.wake();
    EXPECT_TRUE(eventually([&] { return match().outcome.has_value(); }));
    EXPECT_EQ(match().outcome->reason, "time");
    clock_worker.stop();
}

TEST_F(ClockJobTest, AChallengeThatNobodyAnswersExpires) {
    ServerOptions options = by_the_wall();
    options.club.auto_accepts = club::PlayerGroup::nobody;
    options.club.challenge_lifetime = std::chrono::days(0);
    Server house(store, options);
    say(house, "signup cid cidspass");
    EXPECT_TRUE(say(house, "wari challenge ann cid --password=annspass")->accepted);
    minutes = 2;
    ClockJob(house).run_once();
    ASSERT_TRUE(match(2).outcome);
    EXPECT_EQ(match(2).outcome->reason, "expired");
}

TEST_F(ClockJobTest, ATournamentLeftStalledGoesOnWhenTheServerStarts) {
    Server house(store, settings());
    for (const char* line : {"wari tournament cup ann annspass --players=2 --games=1",
                             "wari join cup ann annspass", "wari join cup bob bobspass"})
        ASSERT_TRUE(say(house, line)->accepted) << say(house, line)->text;
    club::transact(store, [&](club::UnitOfWork& unit) {
        club::Match over = *unit.match_on("wari", 2);
        over.outcome = club::MatchOutcome{Result::first, "captures", fixed_now()};
        club::TestEndings::change_match(unit, over);
    });
    const auto ended = [&] {
        std::optional<club::Instant> at;
        store.read(
            [&](const club::StoreReader& reader) { at = tournament_named(reader, "cup")->ended; });
        return at.has_value();
    };
    EXPECT_FALSE(ended());
    ClockJob(house).run_once();
    EXPECT_TRUE(ended());
}

TEST_F(ClockJobTest, DowntimeIsGivenBack) {
    club::transact(store,
                   [](club::UnitOfWork& unit) { club::record_heartbeat(unit, fixed_now()); });
    minutes = 60;
    club::transact(store,
                   [](club::UnitOfWork& unit) { club::record_heartbeat(unit, fixed_now() + 1h); });
    Server house(store, by_the_wall());
    ClockWorker clock_worker(house);
    EXPECT_TRUE(eventually([&] { return due_by(fixed_now() + 48h) == fixed_now() + 1h + 1min; }));
    EXPECT_FALSE(match().outcome);
    minutes = 62;
    clock_worker.wake();
    EXPECT_TRUE(eventually([&] { return match().outcome.has_value(); }));
    clock_worker.stop();
}

TEST_F(ClockJobTest, AfterTheMachineHasSleptNoTurnEndsBeforeTheHeartbeat) {
    Server house(store, by_the_wall());
    ASSERT_TRUE(say(house, "waiting"));  // a write, with its heartbeat
    minutes = 8 * 60;
    // The clock worker does not run: a move comes first.
    EXPECT_TRUE(say(house, "wari move 1 ann annspass b")->accepted);
    EXPECT_EQ(match().clock.left[0], 1min) << "the minute that she had";
    house.stop();
}

TEST_F(ClockJobTest, WithoutAHeartbeatNoTimeRunsOut) {
    struct Failing : club::Store {
        explicit Failing(club::Store& real_) : real(real_) {}
        std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works) override {
            if (failures > 0 && failures-- > 0) throw std::runtime_error("disk I/O error");
            return real.transact(works);
        }
        void read(const std::function<void(const club::StoreReader&)>& reading) const override {
            real.read(reading);
        }
        club::Store& real;
        int failures = 0;
    } failing(store);
    ServerOptions by_hand = by_the_wall();
    by_hand.threads = false;
    Server house(failing, by_hand);
    ClockJob keeping(house);
    club::run_until_ready() = [&] { house.run_step(ManualStep::commit); };
    keeping.run_once();
    minutes = 60;  // the machine slept, and its disk is not there at once
    failing.failures = 1;
    keeping.run_once();
    EXPECT_FALSE(match().outcome) << "that hour does not count";
    keeping.run_once();
    EXPECT_FALSE(match().outcome);
    for (int i = 0; i < 2; ++i, minutes = 62) keeping.run_once();
    keeping.run_once();
    EXPECT_TRUE(match().outcome);
    club::run_until_ready() = nullptr;
}

TEST_F(ClockJobTest, RemovesOldEvents) {
    ServerOptions by_hand = by_the_wall();
    by_hand.threads = false;
    Server house(store, by_hand);
    ClockJob keeping(house, {.events = std::chrono::days(3)});
    club::run_until_ready() = [&] { house.run_step(ManualStep::commit); };
    const auto oldest = [&] {
        std::int64_t number = 0;
        store.read([&](const club::StoreReader& reader) { number = event_range(reader).first; });
        return number;
    };
    keeping.run_once();
    EXPECT_EQ(oldest(), 1);
    minutes = 4 * 24 * 60;
    keeping.run_once();
    EXPECT_GT(oldest(), 1);
    club::run_until_ready() = nullptr;
}

TEST_F(ClockJobTest, AClockThatIsSetBackAnHourAndRightAgainCostsNobodyTime) {
    club::transact(store, [](club::UnitOfWork& unit) {
        for (auto open = 0min; open <= 60min; open += 4min)
            club::record_heartbeat(unit, fixed_now() + open);
    });
    minutes = 60;
    Server house(store, by_the_wall());
    ClockJob job(house);
    say(house, "signup cid cidspass");  // writes a heartbeat
    minutes = 0;                        // when the turn began; its time is a minute
    job.run_once();
    minutes = 60;
    job.run_once();
    EXPECT_FALSE(match().outcome);
    EXPECT_EQ(due_by(fixed_now() + 48h), fixed_now() + 1h + 1min);
}

TEST_F(ClockJobTest, WhileAllClocksArePausedNothingIsLost) {
    club::transact(store, [](club::UnitOfWork& unit) {
        for (auto open = 0min; open <= 60min; open += 4min)
            club::record_heartbeat(unit, fixed_now() + open);
        unit.insert(club::ServerPause{fixed_now() + 30s, std::nullopt, true});
    });
    Server house(store, by_the_wall());
    ClockWorker clock_worker(house);
    minutes = 60;
    clock_worker.wake();
    const auto signs = [&] {
        std::optional<club::Instant> alive;
        store.read([&](const club::StoreReader& reader) { alive = last_heartbeat(reader); });
        return alive;
    };
    EXPECT_TRUE(eventually([&] { return signs() == fixed_now() + 1h; })) << "it went round";
    EXPECT_FALSE(match().outcome);
    club::transact(store,
                   [](club::UnitOfWork& unit) { end_server_pauses(unit, fixed_now() + 60min); });
    clock_worker.wake();
    EXPECT_TRUE(eventually([&] { return due_by(fixed_now() + 48h) == fixed_now() + 60min + 30s; }));
    minutes = 61;
    clock_worker.wake();
    EXPECT_TRUE(eventually([&] { return match().outcome.has_value(); }));
    clock_worker.stop();
}

TEST_F(ServerTest, TheComputerPlaysAWholeGameAgainstItselfThroughTheBackend) {
    Server house(store, settings());
    ComputerMoveWorker worker(house.backend());
    house.on_commit([&](const CommitChanges&) { worker.wake(); });
    std::optional<club::UserId> computer;
    store.read(
        [&](const club::StoreReader& reader) { computer = reader.user_named("computer-1")->id; });
    ASSERT_TRUE(say(house, "octilite challenge computer-1 computer-2", computer)->accepted);
    std::optional<club::Match> match;
    for (int i = 0; i < 12'000 && !(match && match->outcome); ++i) {
        std::this_thread::sleep_for(5ms);
        store.read(
            [&](const club::StoreReader& reader) { match = reader.match_on("octilite", 1); });
    }
    worker.stop();
    house.stop();
    ASSERT_TRUE(match && match->outcome);
    EXPECT_GT(match->plies, 5);
}

TEST_F(ServerTest, TheStrongestLevelsPlayTheOpeningFromABook) {
    Server house(store, settings());
    ASSERT_TRUE(say(house, "signup ann annspass")->accepted);
    std::optional<club::UserId> ann;
    store.read([&](const club::StoreReader& reader) { ann = reader.user_named("ann")->id; });
    const auto book = std::make_shared<const opening_book::Book>(
        opening_book::book_with_best(*games::find_game("oware"), "e"));
    int searches = 0;
    ComputerMoveJob job(
        house.backend(), {}, [&book](const games::Game&) { return book; },
        [&](const games::Game& game, const games::GameRecord& record, const search::ThinkLimits&) {
            ++searches;
            search::ThinkLimits quick;
            quick.depth_max = 1;
            return game.think(record, quick);
        });
    int board = 0;
    for (const int level : {search::book_from_level - 1, search::book_from_level}) {
        const std::string computer = "computer-" + std::to_string(level);
        ASSERT_TRUE(
            say(house, "oware challenge ann " + computer + " --first=" + computer, ann)->accepted);
        job.run_once();
        store.read([&](const club::StoreReader& reader) {
            const auto moves = reader.moves(reader.match_on("oware", ++board)->id);
            ASSERT_THAT(moves, testing::SizeIs(1));
            if (level == search::book_from_level) {
                EXPECT_EQ(moves[0].text, "e");
            }
        });
        EXPECT_EQ(searches, 1) << "only the lower level searches";
    }
    house.stop();
}

TEST_F(ServerTest, TheStrongComputerWinsNarrowlyWithEtiquetteOnly) {
    Server house(store, settings());
    ASSERT_TRUE(say(house, "signup ann annspass")->accepted);
    std::optional<club::UserId> ann;
    store.read([&](const club::StoreReader& reader) { ann = reader.user_named("ann")->id; });
    const games::Game& game = *games::find_game("oware");
    const search::Level& level = *search::find_level(search::win_narrowly_from_level);
    const auto search_report = [&](const std::string& from, bool gracious) {
        return game.think({from, {}}, search::limits_of(level, 1, gracious))->move.text;
    };
    // Positions in which North moves differently with narrow wins.
    std::vector<std::string> telling;
    games::GameRecord record;
    for (std::size_t step = 1; step < 400 && telling.size() < 2; ++step) {
        const games::GameState view = *game.state(record);
        if (view.verdict.over)
            record.moves.clear();
        else if (record.moves.size() > 11 && view.to_move == Side::second &&
                 search_report(view.position, true) != search_report(view.position, false))
            telling.push_back(view.position);
        if (!view.verdict.over)
            record.moves.push_back(view.legal[step * step % view.legal.size()].text);
    }
    ASSERT_THAT(telling, testing::SizeIs(2));
    int board = 0;
    ComputerMoveWorker worker(house.backend());
    house.on_commit([&](const CommitChanges&) { worker.wake(); });
    for (const std::string& from : telling)
        for (const bool etiquette : {true, false}) {
            const std::string challenge =
                "oware challenge ann " + std::string("computer-") + std::to_string(level.number) +
                " --start=\"" + from + "\" " +
                (etiquette ? "--etiquette=on" : "--first=computer-" + std::to_string(level.number));
            const auto begun = say(house, challenge, ann);
            // With etiquette the person is South and the computer North.
            ASSERT_TRUE(begun->accepted) << begun->text;
            ++board;
            std::vector<club::PlayedMove> moves;
            for (int i = 0; i < 12'000 && moves.empty(); ++i) {
                std::this_thread::sleep_for(5ms);
                store.read([&](const club::StoreReader& reader) {
                    moves = reader.moves(reader.match_on("oware", board)->id);
                });
            }
            ASSERT_THAT(moves, testing::SizeIs(1));
            EXPECT_EQ(moves[0].text, search_report(from, etiquette)) << from;
        }
    worker.stop();
    house.stop();
}

}  // namespace
}  // namespace posthouse::app
