#include "search/transposition_table.h"

#include <gtest/gtest.h>

#include <random>
#include <thread>
#include <vector>

namespace posthouse::search {
namespace {

using Entry = TranspositionTable::Entry;

constexpr std::size_t small = 1 << 16;

TEST(TranspositionTable, ReturnsWhatWasStored) {
    TranspositionTable table(small);
    std::mt19937_64 random(1);
    for (int round = 0; round < 10'000; ++round) {
        const Key identity{random(), random()};
        Entry entry;
        entry.score = static_cast<int>(random() % 2'000'001) - 1'000'000;
        entry.depth = static_cast<int>(random() % 256);
        entry.best = static_cast<int>(random() % 256);
        entry.bound = static_cast<Bound>(1 + random() % 3);
        EXPECT_EQ(table.probe(identity), std::nullopt);
        table.begin_search();
        table.store(identity, entry);
        EXPECT_EQ(table.probe(identity), entry);
    }
}

TEST(TranspositionTable, ReturnsNoEntryOfAPositionThatDiffersInOneBit) {
    TranspositionTable table(1);  // as small as possible: nearly all share a bucket
    const Key identity{0x123456789abcdef0, 0x0fedcba987654321};
    table.store(identity, {70, 3, 1, Bound::exact});
    for (int bit = 0; bit < 64; ++bit) {
        EXPECT_FALSE(table.probe({identity.low ^ std::uint64_t{1} << bit, identity.high}));
        EXPECT_FALSE(table.probe({identity.low, identity.high ^ std::uint64_t{1} << bit}));
    }
}

TEST(TranspositionTable, KeepsDeepEntriesOfThisSearchBeforeShallowOnes) {
    TranspositionTable table(1);
    for (std::uint64_t i = 1; i <= 100; ++i) table.store({i, i}, {0, 1, 0, Bound::at_least});
    table.store({500, 500}, {5, 40, 0, Bound::at_least});
    for (std::uint64_t i = 101; i <= 200; ++i) table.store({i, i}, {0, 1, 0, Bound::at_least});
    EXPECT_TRUE(table.probe({500, 500}));
    EXPECT_TRUE(table.probe({200, 200}));
    // After more searches the old entry is replaced.
    for (int i = 0; i < 3; ++i) table.begin_search();
    for (std::uint64_t i = 201; i <= 300; ++i) table.store({i, i}, {0, 1, 0, Bound::at_least});
    EXPECT_FALSE(table.probe({500, 500}));
}

TEST(TranspositionTable, IsAsFullAsThisSearchHasMadeIt) {
    TranspositionTable table(1);
    EXPECT_EQ(table.full_permille(), 0);
    for (std::uint64_t i = 1; i <= 100; ++i) table.store({i, i}, {0, 1, 0, Bound::at_least});
    EXPECT_EQ(table.full_permille(), 1000);
    table.begin_search();
    EXPECT_EQ(table.full_permille(), 0);
}

TEST(TranspositionTable, IsEmptyOnceClearedOrResized) {
    TranspositionTable table(small);
    table.store({1, 2}, {7, 3, 0, Bound::exact});
    EXPECT_GT(table.bytes(), small / 2);
    table.clear();
    EXPECT_FALSE(table.probe({1, 2}));
    table.store({1, 2}, {7, 3, 0, Bound::exact});
    table.resize(2 * small);
    EXPECT_FALSE(table.probe({1, 2}));
    EXPECT_EQ(table.bytes(), 2 * small);
}

TEST(TranspositionTable, NeverReturnsAnEntryHalfWrittenByAnotherThread) {
    TranspositionTable table(1);
    const auto entry_of = [](std::uint64_t i) {
        return Entry{static_cast<int>(i % 1000), static_cast<int>(i % 60), static_cast<int>(i % 6),
                     Bound::exact};
    };
    std::vector<std::thread> threads;
    std::atomic<int> wrong = 0, found = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed)
        threads.emplace_back([&, seed] {
            std::mt19937_64 random(seed);
            for (int round = 0; round < 100'000; ++round) {
                const std::uint64_t i = random() % 64;
                table.store({i, i * i}, entry_of(i));
                const std::uint64_t other = random() % 64;
                const auto known = table.probe({other, other * other});
                if (!known) continue;
                ++found;
                wrong += *known != entry_of(other);
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(wrong, 0);
    EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace posthouse::search
