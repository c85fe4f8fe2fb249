#include "app/house.h"

#include "app/workers.h"
#include "club/awaited.h"
#include "games/game.h"
#include "search/levels.h"
#include "store/memory.h"

#include <gmock/gmock.h>

#include <atomic>
#include <chrono>
#include <future>
#include <thread>

namespace posthouse {
namespace {

using namespace std::chrono_literals;

Instant fixed_now() {
    return Instant(std::chrono::sys_days{std::chrono::year{2026} / 11 / 20});
}

HouseSettings settings() {
    HouseSettings settings{{"house.example", HouseKey::of("test"), [] { return 0; }},
                           PasswordCost::minimal,
                           fixed_now};
    settings.service.begins_with = Circle::everybody;
    return settings;
}

class HouseTest : public testing::Test {
protected:
    HouseTest() {
        transact(store, [](Unit& unit) { Service::seat_computers(unit, fixed_now()); });
    }

    std::optional<Reply> say(House& house, std::string line, std::optional<UserId> speaker = {}) {
        Request request;
        request.lines = {std::move(line)};
        request.speaker = speaker;
        request.now = fixed_now();
        std::promise<std::optional<Reply>> answered;
        house.door().submit(std::move(request),
                            [&](auto reply) { answered.set_value(std::move(reply)); });
        return answered.get_future().get();
    }

    MemoryStore store;
};

TEST_F(HouseTest, ACommandIsCarriedOutAndItsMatchIsAnnouncedAfterTheCommit) {
    House house(store, settings());
    std::atomic<int> announced = 0;
    house.on_commit(
        [&](const Changes& changes) { announced += static_cast<int>(changes.matches.size()); });
    const auto ann = say(house, "signup ann annspass");
    ASSERT_TRUE(ann && ann->accepted);
    ASSERT_TRUE(say(house, "signup bob bobspass"));
    EXPECT_TRUE(say(house, "wari challenge ann bob --password=annspass")->accepted);
    EXPECT_FALSE(say(house, "wari move 1 ann wrongpass b")->accepted);
    EXPECT_TRUE(say(house, "wari move 1 ann annspass b")->accepted);
    house.stop();
    EXPECT_EQ(announced, 2);
}

TEST_F(HouseTest, ManyAtOnceAreAllAnsweredAndEachPlyIsPlayedOnce) {
    House house(store, settings());
    const auto ann = say(house, "signup ann annspass")->signed_up;
    say(house, "signup bob bobspass");
    say(house, "wari challenge ann bob", ann);
    std::atomic<int> answered = 0, accepted = 0;
    constexpr int many = 500;
    for (int i = 0; i < many; ++i) {
        Request request;
        request.lines = {"wari move 1 b"};
        request.speaker = ann;
        request.now = fixed_now();
        house.door().submit(std::move(request), [&](std::optional<Reply> reply) {
            accepted += reply && reply->accepted;
            ++answered;
        });
    }
    house.stop();
    EXPECT_EQ(answered, many);
    EXPECT_EQ(accepted, 1);
}

TEST_F(HouseTest, LoggingInOpensASessionAndAWrongPasswordDoesNot) {
    House house(store, settings());
    say(house, "signup ann annspass");
    const auto login = [&](std::string password) {
        std::promise<LoginAnswer> answered;
        house.door().login({"ANN", std::move(password)},
                           [&](auto in) { answered.set_value(std::move(in)); });
        return answered.get_future().get();
    };
    EXPECT_FALSE(login("bobspass"));
    const auto in = login("annspass");
    ASSERT_TRUE(in);
    store.read([&](const Reader& reader) {
        const auto session = reader.session(token_hash(in->token));
        ASSERT_TRUE(session);
        EXPECT_EQ(session->user, in->user.id);
        EXPECT_GT(session->expires, fixed_now());
    });
}

TEST_F(HouseTest, WhatCanBeToldAtOnceDoesNotWaitBehindSlowPasswords) {
    HouseSettings slow = settings();
    slow.password_cost = PasswordCost::interactive;
    slow.password_threads = 1;
    House house(store, slow);
    const auto ann = say(house, "signup ann annspass")->signed_up;
    say(house, "signup bob bobspass");
    say(house, "wari challenge ann bob", ann);
    transact(store, [&](Unit& unit) {
        User user = *unit.user(*ann);
        user.mail_password = 1;
        unit.change_user(user);
    });
    const std::string word = slow.service.key.mail_password(*ann, 1);
    constexpr int many = 20;
    std::atomic<int> slow_ones = 0;
    for (int i = 0; i < many; ++i) {
        Request request;
        request.lines = {"wari move 1 ann wrongpass b"};
        request.now = fixed_now();
        house.door().submit(std::move(request), [&](const auto&) { ++slow_ones; });
    }
    EXPECT_TRUE(say(house, "wari move 1 ann " + word + " b")->accepted);
    EXPECT_LT(slow_ones, many);
    house.stop();
    EXPECT_EQ(slow_ones, many);
}

TEST_F(HouseTest, AClosedHouseSaysSoInsteadOfKeepingAnybodyWaiting) {
    House house(store, settings());
    house.stop();
    EXPECT_FALSE(say(house, "list"));
    EXPECT_FALSE(say(house, "signup ann annspass"));
}

/// A match between ann and bob whose first turn lasts a minute, and the house's clock on the wall.
class TimekeeperTest : public HouseTest {
protected:
    TimekeeperTest() {
        House house(store, settings());
        const auto ann = say(house, "signup ann annspass")->signed_up;
        say(house, "signup bob bobspass");
        EXPECT_TRUE(say(house, "wari challenge ann bob --clock=1m", ann)->accepted);
        house.stop();
    }
    HouseSettings by_the_wall() {
        HouseSettings changed = settings();
        changed.now = [this] { return fixed_now() + std::chrono::minutes(minutes); };
        return changed;
    }
    Match match() const {
        std::optional<Match> found;
        store.read([&](const Reader& reader) { found = reader.match_on("wari", 1); });
        return *found;
    }
    std::optional<Instant> due_by(Instant when) const {
        std::vector<Job> jobs;
        store.read([&](const Reader& reader) { jobs = reader.jobs_due(when, "flag", 1); });
        return jobs.empty() ? std::nullopt : std::optional(jobs.front().due);
    }
    template <class Look>
    bool eventually(Look look) {
        for (int i = 0; i < 200; ++i, std::this_thread::sleep_for(50ms))
            if (look()) return true;
        return false;
    }
    std::atomic<int> minutes = 0;
};

TEST_F(TimekeeperTest, ATurnThatRunsOutWhileTheHouseIsOpenIsLost) {
    House house(store, by_the_wall());
    Timekeeper timekeeper(house);
    minutes = 2;
    timekeeper.wake();
    EXPECT_TRUE(eventually([&] { return match().ending.has_value(); }));
    EXPECT_EQ(match().ending->reason, "time");
    timekeeper.stop();
}

TEST_F(TimekeeperTest, TheTimeForWhichTheHouseWasClosedIsGivenBack) {
    transact(store, [this](Unit& unit) { Service::note_alive(unit, fixed_now()); });
    minutes = 60;
    transact(store, [this](Unit& unit) { Service::note_alive(unit, fixed_now() + 1h); });
    House house(store, by_the_wall());
    Timekeeper timekeeper(house);
    EXPECT_TRUE(eventually([&] { return due_by(fixed_now() + 48h) == fixed_now() + 1h + 1min; }));
    EXPECT_FALSE(match().ending);
    minutes = 62;
    timekeeper.wake();
    EXPECT_TRUE(eventually([&] { return match().ending.has_value(); }));
    timekeeper.stop();
}

TEST_F(TimekeeperTest, WhereTheMachineHasSleptNoMoveIsCountedBeforeTheHouseKnowsOfIt) {
    House house(store, by_the_wall());
    ASSERT_TRUE(say(house, "waiting"));  // the house gives a sign
    minutes = 8 * 60;
    // Nobody keeps the time here: a move comes first.
    EXPECT_TRUE(say(house, "wari move 1 ann annspass b")->accepted);
    EXPECT_EQ(match().clock.left[0], 1min) << "the minute that she had";
    house.stop();
}

TEST_F(TimekeeperTest, WhereNoSignCanBeWrittenNobodysTimeRunsOut) {
    struct Failing : Store {
        explicit Failing(Store& real_) : real(real_) {}
        std::vector<std::exception_ptr> transact(std::span<const Work> works) override {
            if (failures > 0 && failures-- > 0) throw std::runtime_error("disk I/O error");
            return real.transact(works);
        }
        void read(const std::function<void(const Reader&)>& reading) const override {
            real.read(reading);
        }
        Store& real;
        int failures = 0;
    } failing(store);
    HouseSettings by_hand = by_the_wall();
    by_hand.threads = false;
    House house(failing, by_hand);
    TimeKeeping keeping(house);
    while_waiting() = [&] { house.do_one(Chore::commit); };
    keeping.round();
    minutes = 60;  // the machine slept, and its disk is not there at once
    failing.failures = 1;
    keeping.round();
    EXPECT_FALSE(match().ending) << "the hour was not his";
    keeping.round();
    EXPECT_FALSE(match().ending);
    for (int i = 0; i < 2; ++i, minutes = 62) keeping.round();
    keeping.round();
    EXPECT_TRUE(match().ending);
    while_waiting() = nullptr;
}

TEST_F(TimekeeperTest, WhileTheOperatorHasStoppedAllClocksNothingIsLost) {
    transact(store, [this](Unit& unit) {
        for (auto open = 0min; open <= 60min; open += 4min)
            Service::note_alive(unit, fixed_now() + open);
        unit.add_house_pause({fixed_now() + 30s, std::nullopt, true});
    });
    House house(store, by_the_wall());
    Timekeeper timekeeper(house);
    minutes = 60;
    timekeeper.wake();
    const auto signs = [&] {
        std::optional<Instant> alive;
        store.read([&](const Reader& reader) { alive = reader.alive(); });
        return alive;
    };
    EXPECT_TRUE(eventually([&] { return signs() == fixed_now() + 1h; })) << "it went round";
    EXPECT_FALSE(match().ending);
    transact(store, [this](Unit& unit) { unit.end_house_pauses(fixed_now() + 60min); });
    timekeeper.wake();
    EXPECT_TRUE(eventually([&] { return due_by(fixed_now() + 48h) == fixed_now() + 60min + 30s; }));
    minutes = 61;
    timekeeper.wake();
    EXPECT_TRUE(eventually([&] { return match().ending.has_value(); }));
    timekeeper.stop();
}

TEST_F(HouseTest, TheComputerPlaysAWholeGameAgainstItselfThroughTheDoor) {
    House house(store, settings());
    Thinker thinker(house.door());
    house.on_commit([&](const Changes&) { thinker.wake(); });
    std::optional<UserId> computer;
    store.read([&](const Reader& reader) { computer = reader.user_named("computer-1")->id; });
    ASSERT_TRUE(say(house, "octilite challenge computer-1 computer-2", computer)->accepted);
    std::optional<Match> match;
    for (int i = 0; i < 600 && !(match && match->ending); ++i) {
        std::this_thread::sleep_for(50ms);
        store.read([&](const Reader& reader) { match = reader.match_on("octilite", 1); });
    }
    thinker.stop();
    house.stop();
    ASSERT_TRUE(match && match->ending);
    EXPECT_GT(match->plies, 5);
}

TEST_F(HouseTest, TheStrongComputerIsGraciousWhereTheTableKeepsTheEtiquetteAndNowhereElse) {
    House house(store, settings());
    ASSERT_TRUE(say(house, "signup ann annspass")->accepted);
    std::optional<UserId> ann;
    store.read([&](const Reader& reader) { ann = reader.user_named("ann")->id; });
    const Game& game = *find_game("oware");
    const Level& level = *find_level(gracious_from);
    const auto thought = [&](const std::string& from, bool gracious) {
        return game.think({from, {}}, limits_of(level, 1, gracious))->move.text;
    };
    // Positions in which a gracious player, North, moves otherwise than one who is not.
    std::vector<std::string> telling;
    Record record;
    for (std::size_t step = 1; step < 400 && telling.size() < 2; ++step) {
        const View view = *game.look(record);
        if (view.verdict.over)
            record.moves.clear();
        else if (record.moves.size() > 11 && view.to_move == Side::second &&
                 thought(view.position, true) != thought(view.position, false))
            telling.push_back(view.position);
        if (!view.verdict.over)
            record.moves.push_back(view.legal[step * step % view.legal.size()].text);
    }
    ASSERT_THAT(telling, testing::SizeIs(2));
    int board = 0;
    Thinker thinker(house.door());
    house.on_commit([&](const Changes&) { thinker.wake(); });
    for (const std::string& from : telling)
        for (const bool etiquette : {true, false}) {
            const std::string challenge =
                "oware challenge ann " + std::string("computer-") + std::to_string(level.number) +
                " --start=\"" + from + "\" " +
                (etiquette ? "--etiquette=on" : "--first=computer-" + std::to_string(level.number));
            const auto begun = say(house, challenge, ann);
            // Where the etiquette is kept the person is South, so that North's move is not hers.
            ASSERT_TRUE(begun->accepted) << begun->text;
            ++board;
            std::vector<PlayedMove> moves;
            for (int i = 0; i < 400 && moves.empty(); ++i) {
                std::this_thread::sleep_for(10ms);
                store.read([&](const Reader& reader) {
                    moves = reader.moves(reader.match_on("oware", board)->id);
                });
            }
            ASSERT_THAT(moves, testing::SizeIs(1));
            EXPECT_EQ(moves[0].text, thought(from, etiquette)) << from;
        }
    thinker.stop();
    house.stop();
}

}  // namespace
}  // namespace posthouse
