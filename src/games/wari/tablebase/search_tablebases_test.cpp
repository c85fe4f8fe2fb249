#include "games/wari/tablebase/search_tablebases.h"
#include "base/sanitizer_build.h"
#include "games/wari/tablebase/tablebase_rules.h"
#include "games/wari/wari_engine.h"
#include "search/score.h"
#include "tablebase/build/builder.h"
#include "tablebase/tablebase_source.h"

#include <gtest/gtest.h>

#include <random>
#include <string_view>
#include <vector>

namespace posthouse::wari {
namespace {

constexpr int seeds_known = sanitizer_build ? 6 : 8, games_played = sanitizer_build ? 8 : 30;

/// Tables of both kinds, built here. May pretend that none is in memory.
class BuiltTables : public tablebase::TablebaseSource {
public:
    explicit BuiltTables(const Variant& variant, bool at_once = true) : at_once_(at_once) {
        tablebase::TableBuilder<TablebaseRules<6>> values{TablebaseRules<6>(variant)};
        tablebase::TableBuilder<TablebaseRules<6>> bounds{TablebaseRules<6>(variant),
                                                          tablebase::TableKind::bounds};
        EXPECT_TRUE(values.build(seeds_known) && bounds.build(seeds_known));
        for (std::size_t n = 0; n <= seeds_known; ++n) {
            const auto value_bytes = values.tables()[n].bytes();
            values_.emplace_back(value_bytes.begin(), value_bytes.end());
            auto& both = bounds_.emplace_back();
            for (std::size_t k = 0; k < bounds.tables(0)[n].size(); ++k) {
                both.push_back(bounds.tables(0)[n].bytes()[k] - tablebase::zero_value);
                both.push_back(tablebase::zero_value - bounds.tables(1)[n].bytes()[k]);
            }
        }
    }
    int houses() const override { return 6; }
    bool has(tablebase::TableKind, int seeds) const override { return seeds <= seeds_known; }
    const std::uint8_t* in_memory(tablebase::TableKind kind, int seeds) const override {
        return at_once_ && seeds <= seeds_known ? bytes(kind, seeds) : nullptr;
    }
    tablebase::ProbeResult probe(tablebase::TableKind kind, tablebase::AnyRow mine,
                                 tablebase::AnyRow theirs) const override {
        const tablebase::RankedRow m = tablebase::ranked<6>(mine.data()),
                                   t = tablebase::ranked<6>(theirs.data());
        const int seeds = m.total + t.total;
        if (seeds > seeds_known) return {};
        std::size_t place = t.rank * tablebase::Rows<6>::count(m.total) + m.rank;
        for (int total = 0; total < t.total; ++total)
            place += tablebase::Rows<6>::count(total) * tablebase::Rows<6>::count(seeds - total);
        const std::uint8_t* at = bytes(kind, seeds) + place * tablebase::values_each(kind);
        if (kind == tablebase::TableKind::bounds) return {true, at[0], at[1]};
        return {true, static_cast<std::int16_t>(at[0] - tablebase::zero_value), 0};
    }

private:
    const std::uint8_t* bytes(tablebase::TableKind kind, int seeds) const {
        return (kind == tablebase::TableKind::bounds ? bounds_
                                                     : values_)[static_cast<std::size_t>(seeds)]
            .data();
    }
    bool at_once_;
    std::vector<std::vector<std::uint8_t>> values_, bounds_;
};

/// Games from an endgame position: what the player to move can be sure of, by the tables, and the
/// result when they use the tables against random moves.
class EndingPlay {
public:
    EndingPlay(std::string_view variant, const tablebase::TablebaseSource& tables)
        : variant_(variant_named(variant)),
          rules_(variant_),
          packed_(variant_),
          engine_(wari_engine(instruction_set()).make<6>(variant_)),
          tables_(tables) {}

    /// `seeds` on the board, the others captured about evenly. Not over.
    Position<6> some_position(int seeds) {
        for (;;) {
            Position<6> at;
            at.turn = Side::first;
            for (int k = 0; k < seeds; ++k) ++at.seeds[random_() % 12];
            const int captured = variant_.seeds_total() - seeds;
            const int mine = captured / 2 - 2 + static_cast<int>(random_() % 5);
            at.stores = {static_cast<std::uint8_t>(mine),
                         static_cast<std::uint8_t>(captured - mine)};
            Wari<6>::MoveList moves;
            rules_.moves(at, moves);
            if (moves.size() > 1 && !rules_.verdict(at, true, {}).over) return at;
        }
    }

    MarginBounds sure(const Position<6>& position) const {
        const auto packed = packed_.from(position);
        return SearchTablebases<6>(tables_, variant_, packed, true).margins(packed).value();
    }

    search::SearchResult<Move> think(std::span<const Position<6>> line, int depth) const {
        search::ThinkLimits limits;
        limits.depth_max = depth;
        limits.nodes_max = 300'000;
        limits.tables = &tables_;
        return engine_.think(line, limits, {});
    }

    /// By how much the player who moves first has won in the end.
    int margin_against_lot(const Position<6>& from) {
        std::vector<Position<6>> line = {from};
        for (;;) {
            const Position<6>& at = line.back();
            Wari<6>::MoveList moves;
            rules_.moves(at, moves);
            std::vector<Key> earlier;
            for (std::size_t k = 0; k + 1 < line.size(); ++k)
                earlier.push_back(rules_.key(line[k]));
            const Verdict verdict = rules_.verdict(at, !moves.empty(), History{earlier});
            if (verdict.over) {
                const auto settled = rules_.apply_verdict(at, verdict);
                return settled.stores[index_of(from.turn)] -
                       settled.stores[index_of(other(from.turn))];
            }
            const Move move = at.turn == from.turn ? think(line, 40).lines[0].moves[0]
                                                   : moves[random_() % moves.size()];
            line.push_back(rules_.play(at, move));
        }
    }

private:
    const Variant& variant_;
    Wari<6> rules_;
    PackedRules<6> packed_;
    search::Engine<Wari<6>> engine_;
    const tablebase::TablebaseSource& tables_;
    std::mt19937 random_{7};
};

void expect_endings_played_perfectly(const BuiltTables& tables, int games) {
    EndingPlay ending("awari", tables);
    for (int game = 0; game < games; ++game) {
        const auto from = ending.some_position(4 + game % (seeds_known - 3));
        const int sure = ending.sure(from).least;
        const int got = ending.margin_against_lot(from);
        // After a majority the game is over, and nobody collects the rest.
        EXPECT_GE(got, sure > 0 ? 1 : sure) << game;
    }
}

TEST(SearchTablebases, NeverGiveAwayAKnownEndgame) {
    expect_endings_played_perfectly(BuiltTables(variant_named("awari")), games_played);
}

TEST(SearchTablebases, WorkFromFilesAsFromMemory) {
    // The search reads them at fewer positions, so it visits more.
    expect_endings_played_perfectly(BuiltTables(variant_named("awari"), false), games_played / 3);
}

TEST(SearchTablebases, WinWhatIsProvenWhateverARepetitionGives) {
    for (const std::string_view name : {"warri", "oware", "wari-24"}) {
        const BuiltTables tables(variant_named(name));
        EndingPlay ending(name, tables);
        int proven = 0;
        for (int game = 0; game < 4 * games_played && proven < games_played / 3; ++game) {
            const auto from = ending.some_position(4 + game % (seeds_known - 3));
            if (ending.sure(from).least <= 0) continue;
            ++proven;
            EXPECT_GT(ending.margin_against_lot(from), 0) << name << ", game " << game;
        }
        EXPECT_GT(proven, 0) << name;
    }
}

TEST(SearchTablebases, GiveTheBestMoveAtAnyDepthAndTheProvenScore) {
    const BuiltTables tables(variant_named("awari"));
    EndingPlay ending("awari", tables);
    const Wari<6> rules(variant_named("awari"));
    for (int round = 0; round < 4 * games_played; ++round) {
        const auto at = ending.some_position(4 + round % (seeds_known - 3));
        const int sure = ending.sure(at).least;
        const auto found = ending.think({&at, 1}, 1 + round % 4);
        const auto next = rules.play(at, found.lines[0].moves[0]);
        EXPECT_EQ(-ending.sure(next).most, sure);
        const auto said = search::decided(found.lines[0].score);
        EXPECT_EQ(said.has_value(), sure != 0);
        if (said) {
            EXPECT_TRUE(said->by_table);
            EXPECT_EQ(said->margin, sure);
        } else {
            EXPECT_EQ(found.lines[0].score, 0);
        }
    }
}

TEST(SearchTablebases, ProveTheScoreOfASearchThatBeginsAboveThem) {
    const BuiltTables tables(variant_named("awari"));
    EndingPlay ending("awari", tables);
    int proven = 0;
    std::uint64_t asked = 0;
    for (int round = 0; round < 4 * games_played; ++round) {
        const auto at = ending.some_position(seeds_known + 1);
        const auto found = ending.think({&at, 1}, 8);
        asked += found.tablebase_hits;
        const auto said = search::decided(found.lines[0].score);
        proven += said && said->by_table;
    }
    EXPECT_GT(asked, 0U);
    EXPECT_GT(proven, 0);
}

}  // namespace
}  // namespace posthouse::wari
