// Solves positions with few seeds slowly and simply, so that each line can be checked against
// rules.md: positions in a hash table, the reference rules, sweeps until nothing changes. For
// comparison with the table builder, so it must not share any code with it.
#pragma once

#include "games/wari/dead.h"
#include "games/wari/wari.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace posthouse::wari::tuning {

template <int Houses>
class ReferenceSolver {
public:
    /// First is to move; stores are empty.
    using Board = Position<Houses>;

    struct Worth {
        int value = 0;   // seeds the mover gains minus the opponent's; endless repetition is 0
        int mover = 0;   // seeds that the mover can force, whatever a repetition gives
        int waiter = 0;  // the same for the opponent
        friend bool operator==(const Worth&, const Worth&) = default;
    };

    explicit ReferenceSolver(const Variant& variant) : rules_(variant) {}

    /// Solves all positions with this many seeds; those with fewer must be solved already.
    void solve(int seeds) {
        std::vector<Board> boards;
        Board board;
        lay(board, 0, seeds, boards);
        std::vector<bool> dead;  // a search finds out, and no sweep changes it
        for (const Board& at : boards) {
            worths_[rules_.key(at)] = {};
            dead.push_back(rules_.variant().dead_ends && dead_by_search(rules_, at));
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t k = 0; k < boards.size(); ++k) {
                const Board& at = boards[k];
                Worth& worth = worths_[rules_.key(at)];
                const Worth now = recompute(at, dead[k]);
                changed |= !(now == worth);
                worth = now;
            }
        }
    }

    const Worth& worth(const Board& at) const { return worths_.at(rules_.key(at)); }

    /// Calls see(board, worth) for each solved position.
    template <class See>
    void for_each(int seeds, const See& see) const {
        std::vector<Board> boards;
        Board board;
        lay(board, 0, seeds, boards);
        for (const Board& at : boards) see(at, worth(at));
    }

private:
    struct KeyHash {
        std::size_t operator()(const Key& key) const {
            return static_cast<std::size_t>((key.low * 0x9e3779b97f4a7c15ULL) ^
                                            (key.high * 0xbf58476d1ce4e5b9ULL) >> 7);
        }
    };

    static void lay(Board& board, std::size_t cell, int left, std::vector<Board>& out) {
        if (cell + 1 == board.seeds.size()) {
            board.seeds[cell] = static_cast<std::uint8_t>(left);
            out.push_back(board);
            return;
        }
        for (int seeds = 0; seeds <= left; ++seeds) {
            board.seeds[cell] = static_cast<std::uint8_t>(seeds);
            lay(board, cell + 1, left - seeds, out);
        }
    }

    Worth recompute(const Board& at, bool dead) const {
        typename Wari<Houses>::MoveList moves;
        rules_.moves(at, moves);
        if (moves.empty())
            return handed_out(at, at.seeds_of(Side::first) == 0 ? wari::ends::no_stones
                                                                : wari::ends::cannot_feed);
        if (dead) return handed_out(at, wari::ends::stalemate);
        Worth best{-1000, -1000, 1000};
        for (const Move move : moves) {
            Board after = rules_.play(at, move);
            const int captured = after.stores[0];
            const Worth next = arrived(after);
            best.value = std::max(best.value, captured - next.value);
            best.mover = std::max(best.mover, captured + next.waiter);
            best.waiter = std::min(best.waiter, next.mover);
        }
        return best;
    }

    /// The value of a position after a move, for its mover, who is Second.
    Worth arrived(const Board& after) const {
        Board turned;
        std::rotate_copy(after.seeds.begin(), after.seeds.begin() + Houses, after.seeds.end(),
                         turned.seeds.begin());
        if (rules_.variant().starved_ends && turned.seeds_of(Side::first) == 0)
            return handed_out(turned, wari::ends::starved);
        return worths_.at(rules_.key(turned));
    }

    Worth handed_out(const Board& at, std::string_view reason) const {
        Verdict verdict;
        verdict.over = true;
        verdict.reason = reason;
        const Board settled = rules_.apply_verdict(at, verdict);
        const int mine = settled.stores[0], theirs = settled.stores[1];
        return {mine - theirs, mine, theirs};
    }

    Wari<Houses> rules_;
    std::unordered_map<Key, Worth, KeyHash> worths_;
};

}  // namespace posthouse::wari::tuning
