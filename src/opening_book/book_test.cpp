// The file of a book, and what is found in it.

#include "opening_book/book.h"
#include "base/test_folder.h"
#include "opening_book/lookup.h"
#include "search/score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>

namespace posthouse::opening_book {
namespace {

using testing::HasSubstr;

const games::Game& oware() {
    return *games::find_game("oware");
}

std::uint64_t key_after(const games::Game& game, const games::GameRecord& record) {
    return key_of(*game.identity(game.state(record)->position));
}

BookInfo info_of(const games::Game& game) {
    return {.game = std::string(game.same_rules_as),
            .version = "1.2.3",
            .saved = 1'790'000'000,
            .leaf_nodes = 100'000,
            .nodes = 6'600'000,
            .engine = 0x123456789abcdef0,
            .plies = 1};
}

/// The opening and its six moves, with the scores of the positions after them.
Book opening_book(const games::Game& game, const std::vector<int>& scores) {
    std::vector<Entry> entries{{key_after(game, {}), 30, 60, 1, 20}};
    const std::string moves = "abcdef";
    for (std::size_t i = 0; i < scores.size(); ++i)
        entries.push_back({key_after(game, {"", {moves.substr(i, 1)}}), scores[i], 0, 0,
                           static_cast<std::uint8_t>(10 + i)});
    return {info_of(game), std::move(entries)};
}

std::string refusal_of(std::string_view bytes) {
    const auto book = Book::parse(bytes, "some.book");
    return book ? "read" : std::string(book.error().code);
}

TEST(BookFile, ComesBackAsItWasWritten) {
    const Book book = opening_book(oware(), {-30, 10, search::score_of({true, 7, 3}), 5, 5, 5});
    const std::string bytes = book.format();
    EXPECT_EQ(bytes.size(), book_header_bytes + 7 * book_entry_bytes);
    const auto again = Book::parse(bytes, "some.book");
    ASSERT_TRUE(again) << again.error().sentence.view();
    EXPECT_EQ(again->info(), book.info());
    EXPECT_EQ(again->entries(), book.entries());
}

TEST(BookFile, IsRefusedIfAnyByteOrItsEndHasChanged) {
    const std::string bytes = opening_book(oware(), {1, 2, 3, 4, 5, 6}).format();
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] ^= 1;
        EXPECT_EQ(refusal_of(changed), at >= 8 && at < 12 ? "book-format-unknown" : "book-damaged")
            << at;
        EXPECT_EQ(refusal_of(std::string_view(bytes).substr(0, at)), "book-damaged") << at;
    }
    EXPECT_EQ(refusal_of(bytes + '\0'), "book-damaged");
    EXPECT_EQ(refusal_of("My diary\n"), "book-damaged");
}

TEST(BookLookup, GivesEveryMoveItsScoreForThePlayerWhoMakesIt) {
    const Book book = opening_book(oware(), {-30, 10, 0, 5, -40, 5});
    const auto known = look_up(book, oware(), *oware().state({}));
    ASSERT_TRUE(known);
    EXPECT_EQ(known->score, 30);
    EXPECT_EQ(known->nodes, 6'000'000u);
    ASSERT_EQ(known->moves.size(), 6u);
    EXPECT_EQ(known->moves[0].move.text, "e");
    EXPECT_EQ(known->moves[0].score, 40);
    EXPECT_EQ(known->moves[0].depth, 15);
    EXPECT_EQ(known->moves[5].move.text, "b");
    EXPECT_EQ(known->moves[5].score, -10);
    EXPECT_TRUE(look_up(book, oware(), *oware().state({"", {"a"}}))->moves.empty());
    EXPECT_FALSE(look_up(book, oware(), *oware().state({"", {"a", "a"}})));
}

TEST(BookLookup, KnowsTheOpeningWhicheverSideBegins) {
    const Book book = opening_book(oware(), {-30, 10, 0, 5, -40, 5});
    const auto known = look_up(book, oware(), *oware().state({oware().opening_of_second, {}}));
    ASSERT_TRUE(known && !known->moves.empty());
    EXPECT_EQ(known->moves[0].move.text, "e");
}

TEST(BookAnswer, IsTheBestMoveWhereTheBookHasSearchedMoreThanTheStrongestLevel) {
    const Book book = opening_book(oware(), {-30, 10, 0, 5, -40, 5});
    search::ThinkLimits limits;
    const auto answer = book_answer(book, oware(), {}, limits);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->move.text, "e");
    EXPECT_EQ(answer->score, 40);
    EXPECT_EQ(answer->nodes, 0u);
    EXPECT_EQ(answer->line.size(), 1u);
    EXPECT_FALSE(book_answer(book, oware(), {"", {"e"}}, limits)) << "a leaf";
    limits.for_margin = true;
    EXPECT_FALSE(book_answer(book, oware(), {}, limits));
    std::vector<Entry> shallow = book.entries();
    for (Entry& entry : shallow) entry.below = std::min<std::uint16_t>(entry.below, 39);
    EXPECT_FALSE(book_answer(Book(book.info(), shallow), oware(), {}, search::ThinkLimits{}));
    limits = {};
    limits.style = 1;
    EXPECT_FALSE(book_answer(book, oware(), {}, limits));
}

TEST(BookAnswer, PicksAmongEquallyGoodMovesByTheSeed) {
    const Book book = opening_book(oware(), {-40, 10, -40, 5, -40, 5});
    std::set<std::string> played;
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        search::ThinkLimits limits;
        limits.seed = seed;
        played.insert(book_answer(book, oware(), {}, limits)->move.text);
    }
    EXPECT_THAT(played, testing::ElementsAre("a", "c", "e"));
}

TEST(BookAnswer, IsNoneIfTheSearchIsToWinNarrowlyAndHasALead) {
    search::ThinkLimits narrowly;
    narrowly.win_narrowly = true;
    EXPECT_TRUE(book_answer(opening_book(oware(), {-199, 0, 0, 0, 0, 0}), oware(), {}, narrowly));
    EXPECT_FALSE(book_answer(opening_book(oware(), {-200, 0, 0, 0, 0, 0}), oware(), {}, narrowly));
}

struct BooksTest : testing::Test {
    const TestFolder made;
    const std::filesystem::path folder = made.path();
};

TEST_F(BooksTest, TheFirstFolderWithAWholeFileIsUsedAndDamageIsReportedOnce) {
    const Book book = opening_book(oware(), {1, 2, 3, 4, 5, 6});
    write_book(book, book_file(folder / "second", oware()));
    std::vector<std::string> damage;
    const Books books({folder / "first", folder / "second"},
                      [&](const Refusal& refusal) { damage.emplace_back(refusal.sentence); });
    std::filesystem::create_directories(folder / "first");
    std::ofstream(book_file(folder / "first", oware())) << "torn";
    for (int time = 0; time < 2; ++time) {
        ASSERT_TRUE(books.of(oware()));
        EXPECT_EQ(books.of(oware())->entries(), book.entries());
    }
    EXPECT_EQ(damage.size(), 1u);
    EXPECT_FALSE(books.of(*games::find_game("octilite")));
}

TEST_F(BooksTest, GamesWithTheSameRulesShareOne) {
    const games::Game& wari = *games::find_game("wari");
    const games::Game& warri = *games::find_game("warri");
    EXPECT_EQ(book_file(folder, wari), book_file(folder, warri));
    EXPECT_NE(book_file(folder, wari), book_file(folder, oware()));
    write_book(opening_book(wari, {1, 2, 3, 4, 5, 6}), book_file(folder, wari));
    EXPECT_TRUE(Books({folder}).of(warri));
    // Nor does another number of repetitions matter near the opening.
    EXPECT_TRUE(Books({folder}).of(*games::with_repetitions(warri, 2)));
}

TEST_F(BooksTest, ABookUnderAnotherGamesNameIsRefused) {
    write_book(opening_book(*games::find_game("awari"), {1, 2, 3, 4, 5, 6}),
               book_file(folder, oware()));
    std::string damage;
    const Books books({folder}, [&](const Refusal& refusal) { damage = refusal.sentence; });
    EXPECT_FALSE(books.of(oware()));
    EXPECT_THAT(damage, HasSubstr("is a book of awari"));
}

TEST(ShippedBooks, AreWholeBooksOfTheirGamesAndNotTooLarge) {
    std::size_t count = 0;
    for (const auto& file :
         std::filesystem::directory_iterator(POSTHOUSE_SOURCE "/src/opening_book/books")) {
        if (file.path().extension() != ".book") continue;
        ++count;
        EXPECT_LE(file.file_size(), book_bytes_max) << file.path();
        const auto book = Book::read(file.path());
        ASSERT_TRUE(book) << book.error().sentence.view();
        const games::Game* game = games::find_game(book->info().game);
        ASSERT_TRUE(game);
        EXPECT_EQ(book_file(file.path().parent_path(), *game), file.path());
        const auto opening = look_up(*book, *game, *game->state({}));
        ASSERT_TRUE(opening) << file.path();
        EXPECT_EQ(opening->moves.size(), game->state({})->legal.size());
        EXPECT_EQ(opening->moves.front().score, opening->score);
    }
    EXPECT_GT(count, 0u);
}

}  // namespace
}  // namespace posthouse::opening_book
