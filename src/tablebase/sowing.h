// What the builder needs to know about a sowing game, and the move tables it derives from that once
// for all tables: where a move of so many seeds across the board maps each row of the opponent's.
#pragma once

#include "base/assert.h"
#include "base/thread_pool.h"
#include "tablebase/files/row_mapping.h"
#include "tablebase/rows.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace posthouse::tablebase {

/// The seeds of a move that reach the opponent's houses: each gets `each`, and the first `more` of
/// them one more. If `more` is not 0, the move ends in the last of these; otherwise it ends on the
/// mover's own side and captures nothing.
struct SpillOver {
    std::uint8_t each = 0;
    std::uint8_t more = 0;
    friend constexpr auto operator<=>(const SpillOver&, const SpillOver&) = default;
};

template <int Houses>
constexpr int seeds_of(const SpillOver& crossing) {
    return crossing.each * Houses + crossing.more;
}

/// A move as seen by the mover.
template <int Houses>
struct MoverEffect {
    Row<Houses> left;  // the mover's row afterwards
    SpillOver spill_over;
};

/// A move as seen by the opponent.
template <int Houses>
struct OpponentEffect {
    Row<Houses> left;  // the opponent's row, after the capture
    int captured = 0;
    bool barred = false;  // illegal, or legal only if every move is barred
};

/// The seeds that each player gets at an ending, for the player to move.
struct FinalSplit {
    int mine = 0;
    int theirs = 0;
    constexpr int net() const { return mine - theirs; }
};

/// A position in which the game is over although there are moves.
template <int Houses>
struct TerminalPosition {
    Row<Houses> mine;
    Row<Houses> theirs;
    FinalSplit shares;
};

/// With `seeds` on the board: `stuck(seeds)` is the final split if all moves of the player to move
/// are barred, `bare(seeds)` if they have no seeds, `ended(seeds)` lists the positions in which the
/// game is over although there are moves.
template <class R>
concept SowingRules = requires(const R& rules, const Row<R::houses>& row, const SpillOver& crossing,
                               int number) {
    { rules.lift(row, number) } -> std::same_as<MoverEffect<R::houses>>;
    { rules.land(row, crossing) } -> std::same_as<OpponentEffect<R::houses>>;
    { rules.stuck(number) } -> std::same_as<FinalSplit>;
    { rules.bare(number) } -> std::same_as<FinalSplit>;
    { rules.ended(number) } -> std::same_as<std::vector<TerminalPosition<R::houses>>>;
};

/// How a move that crosses over changes all rows of the opponent's with one total.
struct SpillOverMap {
    struct Taken {
        std::uint32_t to = 0;  // the row's rank after the capture, within the remaining total
        std::uint8_t captured = 0;
    };
    RowMapping quiet;  // to ranks among the rows of the greater total
    // By vector of 64 rows:
    std::vector<std::uint64_t> taking;  // rows with a capture, as bits
    std::vector<std::uint64_t> barred;
    std::vector<std::uint32_t> taken_begin;  // of the vector's captures in `taken`
    std::vector<Taken> taken;                // in the order of the rows

    std::uint64_t bytes() const {
        return sizeof *this + quiet.bytes() + taking.size() * 20 + taken.size() * sizeof(Taken);
    }
    /// For a row that loses seeds to the move.
    const Taken& taken_from(std::size_t rank) const {
        const std::size_t vector = rank / tile_side, lane = rank % tile_side;
        const std::uint64_t before = taking[vector] & ((std::uint64_t{1} << lane) - 1);
        return taken[taken_begin[vector] + static_cast<std::size_t>(std::popcount(before))];
    }
};

/// A move of one row of the mover's; compact, since there are many.
struct RowMove {
    std::uint32_t rank = 0;       // of the row after the move
    std::uint8_t total = 0;       // its seeds
    std::uint8_t spill_over = 0;  // number of the spill-over (MoveTables)
};

/// The moves of all rows with one total.
class RowMoves {
public:
    std::span<const RowMove> of(std::size_t rank) const {
        return std::span(moves_).subspan(begin_[rank], begin_[rank + 1] - begin_[rank]);
    }
    std::size_t rows() const { return begin_.size() - 1; }
    std::size_t count() const { return moves_.size(); }
    std::uint64_t bytes() const {
        return begin_.size() * sizeof begin_[0] + moves_.size() * sizeof(RowMove);
    }
    /// The numbers of the spill-overs that occur.
    const std::vector<std::uint8_t>& spill_overs() const { return crossings_; }

private:
    template <SowingRules R>
    friend class MoveTables;
    std::vector<std::uint32_t> begin_ = {0};
    std::vector<RowMove> moves_;
    std::vector<std::uint8_t> crossings_;
};

/// The moves and spill-overs of one game. They do not depend on the number of seeds in a table, so
/// each table only adds what is new.
template <SowingRules R>
class MoveTables {
public:
    static constexpr int houses = R::houses;
    static constexpr int laps_max = table_seeds_max / (2 * houses - 1) + 2;
    /// Spill-overs are numbered below this.
    static constexpr std::size_t spill_overs_max = laps_max * (houses + 1);

    explicit MoveTables(const R& rules) : rules_(rules) {}

    const R& rules() const { return rules_; }
    const RowMoves& moves_of(int total) const { return moves_[total]; }
    const SpillOverMap& spill_over_map(int total, std::uint8_t crossing) const {
        return *crossed_[total][crossing];
    }

    /// A spill-over by its number, and how many seeds it sows.
    static constexpr SpillOver spill_over(std::uint8_t number) { return crossing_of(number); }
    int seeds_of_spill_over(std::uint8_t crossing) const {
        return seeds_of<houses>(crossing_of(crossing));
    }

    /// Computes what the table with this many seeds needs.
    void prepare(int seeds, const ThreadPool& pool) {
        while (static_cast<int>(moves_.size()) <= seeds)
            moves_.push_back(row_moves(static_cast<int>(moves_.size())));
        crossed_.resize(moves_.size());
        struct Missing {
            int total;
            std::uint8_t spill_over;
        };
        std::vector<Missing> missing;
        for (int mine = 1; mine <= seeds; ++mine)
            for (const std::uint8_t crossing : moves_[mine].spill_overs())
                if (auto& known = crossed_[seeds - mine][crossing]; !known) {
                    known = std::make_unique<SpillOverMap>();
                    missing.push_back({seeds - mine, crossing});
                }
        // Longest first, so that no thread is left with a long one at the end.
        std::sort(missing.begin(), missing.end(),
                  [](const Missing& one, const Missing& two) { return one.total > two.total; });
        pool.for_each(missing.size(), [&](std::size_t k) {
            const Missing& one = missing[k];
            *crossed_[one.total][one.spill_over] =
                compute_spill_over(one.total, crossing_of(one.spill_over));
        });
    }

    /// Memory used so far.
    std::uint64_t bytes() const {
        std::uint64_t bytes = 0;
        for (const RowMoves& moves : moves_) bytes += moves.bytes();
        for (const auto& by_crossing : crossed_)
            for (const auto& crossed : by_crossing)
                if (crossed) bytes += crossed->bytes();
        return bytes;
    }

private:
    static constexpr std::uint8_t number_of(const SpillOver& crossing) {
        return static_cast<std::uint8_t>(crossing.each * (houses + 1) + crossing.more);
    }
    static constexpr SpillOver crossing_of(std::uint8_t number) {
        return {static_cast<std::uint8_t>(number / (houses + 1)),
                static_cast<std::uint8_t>(number % (houses + 1))};
    }

    RowMoves row_moves(int total) const {
        RowMoves moves;
        std::array<bool, spill_overs_max> occurs{};
        moves.begin_.reserve(Rows<houses>::count(total) + 1);
        for (const Row<houses>& row : Rows<houses>::all(total)) {
            for (int house = 0; house < houses; ++house) {
                if (row[house] == 0) continue;
                const MoverEffect<houses> lift = rules_.lift(row, house);
                const std::uint8_t crossing = number_of(lift.spill_over);
                occurs[crossing] = true;
                moves.moves_.push_back({static_cast<std::uint32_t>(Rows<houses>::rank(lift.left)),
                                        static_cast<std::uint8_t>(total_of(lift.left)), crossing});
            }
            moves.begin_.push_back(static_cast<std::uint32_t>(moves.moves_.size()));
        }
        moves.moves_.shrink_to_fit();
        for (std::size_t number = 0; number < spill_overs_max; ++number)
            if (occurs[number]) moves.crossings_.push_back(static_cast<std::uint8_t>(number));
        return moves;
    }

    SpillOverMap compute_spill_over(int total, const SpillOver& crossing) const {
        SpillOverMap crossed;
        std::vector<RowMapping::Pair> quiet;
        const std::size_t count = Rows<houses>::count(total), vectors = tiles_of(count);
        crossed.taking.resize(vectors);
        crossed.barred.resize(vectors);
        std::uint32_t from = 0;
        for (const Row<houses>& row : Rows<houses>::all(total)) {
            const OpponentEffect<houses> landing = rules_.land(row, crossing);
            const auto to = static_cast<std::uint32_t>(Rows<houses>::rank(landing.left));
            const std::uint64_t lane = std::uint64_t{1} << from % tile_side;
            if (from % tile_side == 0)
                crossed.taken_begin.push_back(static_cast<std::uint32_t>(crossed.taken.size()));
            if (landing.barred) {
                crossed.barred[from / tile_side] |= lane;
            } else if (landing.captured > 0) {
                crossed.taking[from / tile_side] |= lane;
                crossed.taken.push_back({to, static_cast<std::uint8_t>(landing.captured)});
            } else {
                quiet.push_back({from, to});
            }
            ++from;
        }
        crossed.taken_begin.push_back(static_cast<std::uint32_t>(crossed.taken.size()));
        crossed.taken.shrink_to_fit();
        crossed.quiet = RowMapping(quiet, count);
        return crossed;
    }

    R rules_;
    std::vector<RowMoves> moves_;                                                      // by total
    std::vector<std::array<std::unique_ptr<SpillOverMap>, spill_overs_max>> crossed_;  // by total
};

}  // namespace posthouse::tablebase
