// Verifies a win that a search has announced, by a small proof search: some move of the winner's,
// for every reply, and so on, wins within the given plies.
//
// It uses the reference rules, no evaluation, and nothing of the search that it checks. A
// repetition is no win. Only a third occurrence ends a game, so a position that has occurred twice
// counts as not won; and no position needs to repeat on the way, since a player who wins within n
// plies can always choose positions where the rest is shorter.
#pragma once

#include "games/octilite/octilite.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace posthouse::octilite {

enum class WinVerdict : std::uint8_t { confirmed, refuted, too_large };

class WinVerifier {
public:
    /// Suggests the winner's move to try first.
    using Suggest = std::function<std::optional<Move>(const Position&)>;

    explicit WinVerifier(std::uint64_t positions_max = 20'000'000, Suggest suggest = {})
        : positions_max_(positions_max), suggest_(std::move(suggest)) {}

    /// Whether `winner` wins within `plies` of the last position of `line`, the game so far, which
    /// must not be over. `expected` is the announced line of play; its moves are tried first.
    WinVerdict check(std::span<const Position> line, Side winner, int plies,
                     std::span<const Move> expected = {}) {
        winner_ = winner;
        positions_ = 0;
        known_.clear();
        visits_.clear();
        hints_.clear();
        refuters_.assign(static_cast<std::size_t>(plies) + 1, Move());
        for (const Position& at : line) ++visits_[words_of(at)];
        Position at = line.back();
        for (const Move& move : expected) {
            if (!is_legal(at, move)) return WinVerdict::refuted;
            hints_.emplace(words_of(at), move);
            at = rules_.play(at, move);
        }
        if (static_cast<int>(expected.size()) == plies && !is_won(at)) return WinVerdict::refuted;
        const bool won = forced(line.back(), moves_of(line.back()), plies);
        return positions_ > positions_max_ ? WinVerdict::too_large
               : won                       ? WinVerdict::confirmed
                                           : WinVerdict::refuted;
    }

    /// Positions visited in the last check.
    std::uint64_t positions() const { return positions_; }

private:
    using Notation = std::pair<std::uint64_t, std::uint64_t>;
    struct Hash {
        std::size_t operator()(const Notation& words) const {
            const std::uint64_t mixed =
                (words.first * 0x9E3779B97F4A7C15ULL) ^ (words.second * 0xD6E8FEB86659FD93ULL);
            return static_cast<std::size_t>(mixed ^ mixed >> 29);
        }
    };
    struct Known {
        int won_within = 1 << 20;
        int not_within = 0;
    };

    Notation words_of(const Position& position) const {
        const Key key = rules_.key(position);
        return {key.low, key.high};
    }
    std::vector<Move> moves_of(const Position& position) const {
        std::vector<Move> moves;
        rules_.moves(position, moves);
        return moves;
    }
    bool is_legal(const Position& position, const Move& move) const {
        const std::vector<Move> moves = moves_of(position);
        if (rules_.verdict(position, !moves.empty(), {}).over) return false;
        return std::find(moves.begin(), moves.end(), move) != moves.end();
    }
    bool is_won(const Position& position) const {
        const Verdict verdict = rules_.verdict(position, !moves_of(position).empty(), {});
        return verdict.over && verdict.result == win_of(winner_);
    }

    bool wins(const Position& position, int plies) {
        if (++positions_ > positions_max_) return false;
        const std::vector<Move> moves = moves_of(position);
        const Verdict verdict = rules_.verdict(position, !moves.empty(), {});
        if (verdict.over) return verdict.result == win_of(winner_);
        if (plies <= 0) return false;
        const Notation words = words_of(position);
        const auto visited = visits_.find(words);
        if (visited != visits_.end() && visited->second >= 2) return false;
        if (const auto known = known_.find(words); known != known_.end()) {
            if (known->second.won_within <= plies) return true;
            if (known->second.not_within >= plies) return false;
        }
        const bool won = forced(position, moves, plies);
        if (positions_ > positions_max_) return false;
        Known& known = known_[words];
        if (won)
            known.won_within = std::min(known.won_within, plies);
        else
            known.not_within = std::max(known.not_within, plies);
        return won;
    }

    bool forced(const Position& position, const std::vector<Move>& moves, int plies) {
        return position.turn == winner_ ? some(position, moves, plies)
                                        : every(position, moves, plies);
    }

    /// Whether some move of the winner's wins. Tries one that ends the game, then the suggested
    /// one, then the others, those that win sooner first.
    bool some(const Position& position, const std::vector<Move>& moves, int plies) {
        for (const Move& move : moves) {
            const Verdict verdict = rules_.verdict(rules_.play(position, move), true, {});
            if (verdict.over && verdict.result == win_of(winner_)) return true;
        }
        std::optional<Move> first;
        if (const auto hint = hints_.find(words_of(position)); hint != hints_.end())
            first = hint->second;
        else if (suggest_ && plies >= 3)
            first = suggest_(position);
        if (first && wins(rules_.play(position, *first), plies - 1)) return true;
        for (int within = 1 - plies % 2; within < plies; within += 2)
            for (const Move& move : moves) {
                if (positions_ > positions_max_) return false;
                if (wins(rules_.play(position, move), within)) return true;
            }
        return false;
    }

    /// Whether every move of the opponent's loses. Tries first the one that saved them last time.
    bool every(const Position& position, const std::vector<Move>& moves, int plies) {
        Move& refuter = refuters_[static_cast<std::size_t>(plies)];
        if (std::find(moves.begin(), moves.end(), refuter) != moves.end() &&
            !wins(rules_.play(position, refuter), plies - 1))
            return false;
        for (const Move& move : moves)
            if (!wins(rules_.play(position, move), plies - 1)) {
                refuter = move;
                return false;
            }
        return true;
    }

    static constexpr OctiLite rules_{};
    std::uint64_t positions_max_;
    Suggest suggest_;
    Side winner_ = Side::first;
    std::uint64_t positions_ = 0;
    std::unordered_map<Notation, Known, Hash> known_;
    std::unordered_map<Notation, int, Hash> visits_;
    std::unordered_map<Notation, Move, Hash> hints_;
    std::vector<Move> refuters_;
};

}  // namespace posthouse::octilite
