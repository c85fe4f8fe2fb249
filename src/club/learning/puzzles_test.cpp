// Puzzle ratings, days in a row, and the puzzle of the day by mail.

#include "club/learning/puzzles.h"
#include "club/commands/test_club.h"
#include "club/learning/learning_tables.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/letter_tables.h"
#include "club/ratings/glicko.h"
#include "games/puzzles.h"

#include <gmock/gmock.h>

#include <cmath>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::SizeIs;

class PuzzlesTest : public testing::Test {
protected:
    PuzzlesTest() {
        club.join("ann");
        ann = club.user("ann").id;
    }
    RatedAttempt attempt(const games::Puzzle& puzzle, bool solved,
                         std::optional<Instant> at = std::nullopt) {
        RatedAttempt rated;
        transact(club.store, [&](UnitOfWork& unit) {
            rated = record_attempt(unit, ann, puzzle, solved, at.value_or(club.now), club.now);
        });
        return rated;
    }
    PuzzleStanding standing() {
        PuzzleStanding found;
        club.store.read(
            [&](const StoreReader& reader) { found = puzzle_standing_or_initial(reader, ann); });
        return found;
    }
    static const games::Puzzle& puzzle(std::size_t number) {
        return games::puzzles_of("oware")[number];
    }

    TestClub club;
    UserId ann{};
};

TEST_F(PuzzlesTest, RateAFirstTryAsAGameAgainstThePuzzle) {
    const games::Puzzle& one = puzzle(40);
    const RatedGame game{{static_cast<double>(one.rating), puzzle_deviation}, 1};
    const GlickoRating expected = update_rating(initial_puzzle_rating, std::span(&game, 1), 0);
    const RatedAttempt rated = attempt(one, true);
    EXPECT_TRUE(rated.counted);
    EXPECT_EQ(standing().rating, expected);
    EXPECT_EQ(rated.change, std::lround(expected.rating) - 1500);
    EXPECT_EQ(standing().tried, 1);
    EXPECT_EQ(standing().solved, 1);
}

TEST_F(PuzzlesTest, RateOnlyTheFirstTry) {
    attempt(puzzle(0), false);
    const PuzzleStanding before = standing();
    EXPECT_LT(before.rating.rating, 1500);
    for (const bool solved : {false, true, true}) {
        const RatedAttempt again = attempt(puzzle(0), solved);
        EXPECT_FALSE(again.counted);
        EXPECT_EQ(again.change, 0);
    }
    EXPECT_EQ(standing().rating, before.rating);
    EXPECT_EQ(standing().tried, 1);
    EXPECT_EQ(standing().solved, 1) << "solved later, and once";
}

TEST_F(PuzzlesTest, CountDaysInARow) {
    const auto days = [&] { return days_in_a_row(standing(), club.now); };
    attempt(puzzle(0), true);
    attempt(puzzle(1), true);
    EXPECT_EQ(days(), 1);
    club.now += 24h;
    EXPECT_EQ(days(), 1) << "today is not over";
    attempt(puzzle(2), false);
    EXPECT_EQ(days(), 1);
    attempt(puzzle(2), true);
    EXPECT_EQ(days(), 2);
    club.now += 48h;
    EXPECT_EQ(days(), 0);
    attempt(puzzle(3), true);
    EXPECT_EQ(days(), 1);
    EXPECT_EQ(standing().best_days, 2);
}

TEST_F(PuzzlesTest, CountADayForASolvedPuzzleOnlyIfItIsThePuzzleOfTheDay) {
    const games::Puzzle& today = games::puzzle_of_day(day_number(club.now));
    const games::Puzzle& other = &puzzle(0) == &today ? puzzle(1) : puzzle(0);
    attempt(today, true, club.now - 48h);
    attempt(other, true, club.now - 48h);
    attempt(other, true);
    EXPECT_EQ(days_in_a_row(standing(), club.now), 0);
    attempt(today, true);
    EXPECT_EQ(days_in_a_row(standing(), club.now), 1);
}

TEST_F(PuzzlesTest, CountOnTheDayTheyWereSolvedForAWeek) {
    for (int day = 3; day >= 0; --day)
        attempt(puzzle(static_cast<std::size_t>(day)), true, club.now - day * 24h);
    EXPECT_EQ(days_in_a_row(standing(), club.now), 4);
    attempt(puzzle(5), true, club.now + 240h);
    EXPECT_EQ(standing().last_day, day_number(club.now)) << "not in the future";
    attempt(puzzle(6), true, club.now - 240h);
    EXPECT_EQ(standing().days, 4);
}

TEST_F(PuzzlesTest, AreMailedEachMorningIfWanted) {
    const auto mail = [&] {
        transact(club.store, [&](UnitOfWork& unit) { mail_puzzle_of_day(unit, ann, club.now); });
        auto letters = club.letters_to("ann");
        std::erase_if(letters, [](const Letter& one) { return one.kind != LetterKind::puzzle; });
        return letters;
    };
    EXPECT_THAT(mail(), SizeIs(0)) << "off by default";
    EXPECT_THAT(club.say("ann", "notify each puzzle").text, HasSubstr("Puzzle:       one a day"));
    club.now += 5h + 59min;
    EXPECT_THAT(mail(), SizeIs(0));
    club.now += 1min;
    ASSERT_THAT(mail(), SizeIs(1));
    ASSERT_THAT(mail(), SizeIs(1)) << "once";
    const Letter letter = mail().front();
    const games::Puzzle& today = games::puzzle_of_day(day_number(club.now));
    EXPECT_TRUE(letter.digest);
    EXPECT_EQ(letter.due, club.now + 1h);
    EXPECT_THAT(letter.text(), HasSubstr("{page}/puzzles/daily/2026-11-20"));
    ASSERT_EQ(today.position, "1,1,1,3,0,6/0,0,2,0,0,0 14 20 S");
    EXPECT_THAT(
        letter.text(),
        HasSubstr("In words, from house a to f: you have 1, 1, 1, 3, 0, 6; North has 0, 0,\n"
                  "2, 0, 0, 0. You have captured 14, North 20.\n"));
    club.now += 24h;
    EXPECT_THAT(mail(), SizeIs(2));
    EXPECT_THAT(club.say("ann", "notify never puzzle").text, HasSubstr("Puzzle:       no"));
    club.now += 24h;
    EXPECT_THAT(mail(), SizeIs(2));
}

TEST_F(PuzzlesTest, ComeAtTheHourOfThePlayersDigest) {
    club.say("ann", "notify each puzzle");
    club.say("ann", "notify --zone=+10:00");
    EXPECT_EQ(standing().mail_due, club.now + 20h) << "6:00 there";
}

TEST_F(PuzzlesTest, StopWithOneClickInTheLetter) {
    club.say("ann", "notify each puzzle");
    std::string said;
    transact(club.store, [&](UnitOfWork& unit) {
        said = apply_unsubscribe(unit, {.user = ann, .kind = LetterKind::puzzle});
    });
    EXPECT_THAT(said, HasSubstr("no more puzzles"));
    EXPECT_FALSE(standing().mail_due);
}

}  // namespace
}  // namespace posthouse::club
