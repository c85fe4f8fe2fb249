#include "opening_book/book_builder.h"

#include "opening_book/lookup.h"
#include "search/score.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace posthouse::opening_book {
namespace {

constexpr std::uint64_t few_nodes = 200;

const games::Game& game_of(std::string_view name) {
    return *games::find_game(name);
}

bool never_stop() {
    return false;
}

void expand(BookBuilder& builder, int times, int threads = 1) {
    const ThreadPool pool(threads);
    for (int i = 0; i < times; ++i) ASSERT_TRUE(builder.expand(pool, never_stop));
}

Book built(std::string_view name, int expansions, int threads = 1) {
    BookBuilder builder(game_of(name), few_nodes);
    expand(builder, expansions, threads);
    return builder.book("test", 0);
}

/// Calls `see` for each expanded position of the book, with its state.
template <class See>
void walk(const Book& book, const games::Game& game, const See& see) {
    std::vector<games::GameState> waiting{*game.state({})};
    std::map<std::string, int> seen;
    while (!waiting.empty()) {
        const games::GameState at = waiting.back();
        waiting.pop_back();
        const auto known = look_up(book, game, at);
        if (!known || known->moves.empty() || seen[at.position]++ > 0) continue;
        see(at, *known);
        for (const BookMove& move : known->moves)
            waiting.push_back(*game.state({at.position, {move.move.text}}));
    }
}

TEST(BookBuilder, BacksUpTheBestMovesScoreAndDepth) {
    for (const std::string_view name : {"oware", "super-wari"}) {
        const Book book = built(name, 60);
        int expanded = 0;
        walk(book, game_of(name), [&](const games::GameState& at, const BookPosition& known) {
            ++expanded;
            EXPECT_EQ(known.moves.size(), at.legal.size());
            EXPECT_EQ(known.score, known.moves.front().score);
            EXPECT_EQ(known.depth, known.moves.front().depth);
        });
        EXPECT_EQ(expanded, 60) << name;
    }
}

TEST(BookBuilder, ALeafHasTheScoreOfASearchOfThatPosition) {
    const games::Game& game = game_of("awari");
    BookBuilder builder(game, few_nodes);
    expand(builder, 1);
    const Book book = builder.book("test", 0);
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = few_nodes;
    const games::GameState opening = *game.state({});
    for (const games::MoveText& move : opening.legal) {
        const auto after = *game.state({"", {move.text}});
        const auto searched = game.think({after.position, {}}, limits);
        EXPECT_EQ(look_up(book, game, after)->score, searched->score);
        EXPECT_EQ(look_up(book, game, after)->depth, searched->depth);
    }
}

TEST(BookBuilder, KnowsTheBestLineBestAndWorseMovesLess) {
    const Book book = built("oware", 150);
    const auto opening = *look_up(book, game_of("oware"), *game_of("oware").state({}));
    const auto line_after = [&](const BookMove& move) {
        return look_up(book, game_of("oware"), *game_of("oware").state({"", {move.move.text}}))
            ->line;
    };
    ASSERT_GE(opening.moves.front().score - opening.moves.back().score, 2 * ply_cost);
    EXPECT_GT(line_after(opening.moves.front()), line_after(opening.moves.back()));
}

TEST(BookBuilder, ContinuedItEqualsABookComputedAtOnce) {
    for (const std::string_view name : {"wari", "octilite"}) {
        BookBuilder first(game_of(name), few_nodes);
        expand(first, 12);
        const Book half = *Book::parse(first.book("test", 0).format(), "half");
        auto second = BookBuilder::continued(game_of(name), half);
        ASSERT_TRUE(second) << second.error().sentence.view();
        EXPECT_EQ(second->book("test", 0).entries(), half.entries());
        expand(*second, 13);
        const Book whole = built(name, 25, 2);  // nor do threads matter
        EXPECT_EQ(second->book("test", 0).entries(), whole.entries()) << name;
        EXPECT_EQ(second->book("test", 0).info(), whole.info()) << name;
    }
}

TEST(BookBuilder, AnInterruptedExpansionChangesNothing) {
    BookBuilder builder(game_of("oware"), 100'000);
    const ThreadPool pool(1);
    EXPECT_FALSE(builder.expand(pool, [] { return true; }));
    EXPECT_EQ(builder.positions(), 1u);
    EXPECT_EQ(builder.nodes(), 0u);
}

TEST(BookBuilder, EndsWhenTheGameIsSolved) {
    BookBuilder builder(game_of("nullgame"), 1);
    const ThreadPool pool(1);
    int expansions = 0;
    while (builder.expand(pool, never_stop)) ASSERT_LT(++expansions, 100);
    // Ten counters: whoever leaves four, eight or none wins, so First takes two.
    EXPECT_EQ(search::decided(builder.score())->won, true);
    const Book book = builder.book("test", 0);
    const auto opening = look_up(book, game_of("nullgame"), *game_of("nullgame").state({}));
    EXPECT_EQ(opening->moves.front().move.text, "2");
}

TEST(BookBuilder, ABookThatLacksPositionsIsNotContinued) {
    const Book book = built("oware", 3);
    std::vector<Entry> entries = book.entries();
    const auto leaf =
        std::ranges::find_if(entries, [](const Entry& one) { return one.below == 0; });
    entries.erase(leaf);
    EXPECT_FALSE(BookBuilder::continued(game_of("oware"), Book(book.info(), entries)));
}

}  // namespace
}  // namespace posthouse::opening_book
