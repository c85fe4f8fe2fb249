// Store contract: puzzles, lessons and openings.

#include "club/accounts/account_tables.h"
#include "club/learning/learning_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_P(StoreContract, StoresPuzzleStandings) {
    const club::User ann = add_user("ann");
    EXPECT_FALSE(
        read_back([&](Reader reader) { return reader.find<club::PuzzleStanding>(ann.id); }));
    club::PuzzleStanding standing{.user = ann.id,
                                  .rating = {1612.25, 98.5, 0.0599},
                                  .since = at(5),
                                  .tried = 4,
                                  .solved = 3,
                                  .last_day = 20'417,
                                  .days = 2,
                                  .best_days = 9,
                                  .mail_due = at(77)};
    for (int change = 0; change < 2; ++change) {
        work([&](club::UnitOfWork& unit) {
            unit.put(standing);
            EXPECT_EQ(unit.find<club::PuzzleStanding>(ann.id), standing);
        });
        EXPECT_EQ(
            read_back([&](Reader reader) { return reader.find<club::PuzzleStanding>(ann.id); }),
            standing);
        standing.tried = 5;
        standing.mail_due.reset();
    }
}

TEST_P(StoreContract, FindsThePlayersToWhomAPuzzleIsDue) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid"),
                     dan = add_user("dan");
    work([&](club::UnitOfWork& unit) {
        unit.put(club::PuzzleStanding{.user = ann.id, .mail_due = at(20)});
        unit.put(club::PuzzleStanding{.user = bob.id, .mail_due = at(10)});
        unit.put(club::PuzzleStanding{.user = cid.id, .mail_due = at(21)});
        unit.put(club::PuzzleStanding{.user = dan.id});
    });
    const auto due = [&](std::size_t limit) {
        return read_back([&](Reader reader) { return puzzle_mails_due(reader, at(20), limit); });
    };
    EXPECT_THAT(due(9), ElementsAre(bob.id, ann.id));
    EXPECT_THAT(due(1), ElementsAre(bob.id));
}

TEST_P(StoreContract, StoresOneAttemptForEachPlayerAndPuzzle) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::PuzzleAttempt failed{ann.id, "wari", "1,2/3 4 S", at(1), false, {}};
    const club::PuzzleAttempt solved{ann.id, "wari", "1,2/3 4 S", at(1), false, at(9)};
    const club::PuzzleAttempt other{ann.id, "oware", "1,2/3 4 S", at(2), true, at(2)};
    work([&](club::UnitOfWork& unit) {
        unit.put(failed);
        unit.put(other);
        EXPECT_EQ(unit.find<club::PuzzleAttempt>(ann.id, "wari", "1,2/3 4 S"), failed);
        EXPECT_FALSE(unit.find<club::PuzzleAttempt>(ann.id, "wari", "1,2/3 4 N"));
        EXPECT_FALSE(unit.find<club::PuzzleAttempt>(bob.id, "wari", "1,2/3 4 S"));
    });
    work([&](club::UnitOfWork& unit) { unit.put(solved); });
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<club::PuzzleAttempt>(ann.id); }),
                ElementsAre(other, solved));
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<club::PuzzleAttempt>(bob.id); }),
                IsEmpty());
}

TEST_P(StoreContract, StoresLessonStepsOnce) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    work([&](club::UnitOfWork& unit) {
        unit.keep(club::LessonStep{ann.id, "wari", "sow", at(1)});
        unit.keep(club::LessonStep{ann.id, "wari", "feed", at(2)});
        unit.keep(club::LessonStep{ann.id, "wari", "sow", at(3)});
        unit.keep(club::LessonStep{bob.id, "wari", "sow", at(4)});
    });
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<club::LessonStep>(ann.id); }),
                ElementsAre(club::LessonStep{ann.id, "wari", "feed", at(2)},
                            club::LessonStep{ann.id, "wari", "sow", at(1)}));
}

TEST_P(StoreContract, StoresTheNewestFormOfEachPracticeGameAndForgetsTheOldest) {
    const club::User ann = add_user("ann");
    const auto keep = [&](const std::vector<club::PracticeGame>& games) {
        work([&](club::UnitOfWork& unit) { keep_practice_games(unit, ann.id, games); });
    };
    const auto stored = [&] {
        return read_back([&](Reader reader) { return reader.list<club::PracticeGame>(ann.id); });
    };
    const club::PracticeGame one{ann.id, "g1", R"({"moves":["a"]})", at(5)};
    const club::PracticeGame dropped{ann.id, "g2", "", at(6)};
    keep({one, dropped});
    keep({{ann.id, "g1", "{}", at(4)}, {ann.id, "g2", "{}", at(6)}});
    EXPECT_THAT(stored(), ElementsAre(one, dropped));
    std::vector<club::PracticeGame> many;
    for (std::size_t i = 0; i < club::practice_games_max; ++i)
        many.push_back({ann.id, "h" + std::to_string(i), "{}", at(7 + static_cast<int>(i))});
    keep(many);
    EXPECT_EQ(stored().size(), club::practice_games_max);
    EXPECT_FALSE(
        read_back([&](Reader reader) { return reader.find<club::PracticeGame>(ann.id, "g1"); }));
}

TEST_P(StoreContract, RefusesWhatUnknownPlayersHaveLearned) {
    const club::UserId nobody{77};
    EXPECT_ANY_THROW(
        work([&](club::UnitOfWork& unit) { unit.put(club::PuzzleStanding{.user = nobody}); }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.put(club::PuzzleAttempt{nobody, "wari", "1 S", at(1), true, at(1)});
    }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.keep(club::LessonStep{nobody, "wari", "sow", at(1)});
    }));
}

TEST_P(StoreContract, StoresHowOftenEachMoveWasMadeInAPosition) {
    constexpr std::int64_t one = -7'000'000'000'000'000'000, other = 5;
    club::OpeningMove first{{}, one, "c", {1, 0, 0}}, second{{}, one, "b", {0, 1, 2}};
    work([&](club::UnitOfWork& unit) {
        for (const auto& move : {first, second, club::OpeningMove{{}, other, "c", {0, 0, 1}}})
            set_opening_move(unit, move);
    });
    const auto moves = [&](std::int64_t position) {
        return read_back([&](Reader reader) { return opening_moves(reader, position); });
    };
    first.id = club::OpeningMoveId{1};
    second.id = club::OpeningMoveId{2};
    EXPECT_THAT(moves(one), ElementsAre(first, second));
    first.outcomes.draws = 4;
    work([&](club::UnitOfWork& unit) { set_opening_move(unit, first); });
    EXPECT_THAT(moves(one), ElementsAre(first, second));
    EXPECT_THAT(moves(6), IsEmpty());
    EXPECT_EQ(read_back([](Reader reader) { return opening_moves_stored(reader); }), 3);
}

TEST_P(StoreContract, StoresWhichMatchesAnOpeningMoveWasMadeIn) {
    const auto stored = [&](std::int64_t position) {
        return read_back([&](Reader reader) { return opening_shares(reader, position); });
    };
    std::vector<club::OpeningMoveId> ids;
    work([&](club::UnitOfWork& unit) {
        for (const char* move : {"c", "d"})
            ids.push_back(set_opening_move(unit, {{}, 5, move, {2, 0, 1}}));
        ids.push_back(set_opening_move(unit, {{}, 6, "c", {0, 1, 0}}));
    });
    club::OpeningShare live{ids[0], 680, true, 1400, {1, 0, 0}};
    const club::OpeningShare slow{ids[0], 681, false, 0, {1, 0, 1}};
    const club::OpeningShare next{ids[1], 680, true, 1400, {2, 0, 1}};
    const club::OpeningShare elsewhere{ids[2], 680, true, 1600, {0, 1, 0}};
    work([&](club::UnitOfWork& unit) {
        for (const auto& share : {slow, next, live, elsewhere}) unit.put(share);
    });
    EXPECT_THAT(stored(5), ElementsAre(live, slow, next));
    live.outcomes.second = 7;
    work([&](club::UnitOfWork& unit) { unit.put(live); });
    EXPECT_THAT(stored(5), ElementsAre(live, slow, next));
    EXPECT_THAT(stored(6), ElementsAre(elsewhere));
    EXPECT_EQ(read_back([&](Reader reader) {
                  return reader.find<club::OpeningShare>(ids[0], 681, false, 0);
              }),
              slow);
}

}  // namespace posthouse::store
