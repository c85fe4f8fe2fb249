// What a weak player does not see: moves that are hard to see, and the opponent's replies. The
// lower levels err in this way (levels.h). A seed and the position decide, so that the same search
// errs in the same way again.
#pragma once

#include "base/hash.h"
#include "rules/rules.h"
#include "search/concepts.h"
#include "search/limits.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace posthouse::search {

class Oversight {
public:
    Oversight(const Oversights& chances, std::uint64_t seed) : chances_(chances), seed_(seed) {}

    bool any() const { return chances_.any(); }

    /// Removes what the player does not see from the moves of a position that is `ply` plies after
    /// the root; keeps them all if none would be left. A move that does nothing special (difficulty
    /// 0) is always seen. After an odd number of plies the opponent replies: if the player forgets
    /// to look, the replies that are hard to see go first, and obvious ones half as often.
    template <GameRules R, class Choice, class MoveOf>
    void remove_unseen(const R& rules, const typename R::Position& position, int ply,
                       std::vector<Choice>& choices, MoveOf&& move_of) const {
        if (!any()) return;
        const Key key = rules.key(position);
        const std::uint64_t roll = spread_bits(spread_bits(seed_ ^ key.low) ^ key.high);
        const bool replies = ply % 2 == 1;
        const auto is_unseen = [&](const Choice& choice) {
            const auto move = move_of(choice);
            const int difficulty = difficulty_of(rules, position, move);
            if (difficulty == 0) return false;
            if (replies && happens(roll, chances_.forgets_reply * (50 + difficulty))) return true;
            const std::uint64_t order = static_cast<std::uint64_t>(&choice - choices.data());
            return happens(spread_bits(roll + order + 1), chances_.overlooks * difficulty);
        };
        std::vector<Choice> seen;
        for (const Choice& choice : choices)
            if (!is_unseen(choice)) seen.push_back(choice);
        if (!seen.empty()) choices = std::move(seen);
    }

    template <GameRules R, class Choice>
    void remove_unseen(const R& rules, const typename R::Position& position, int ply,
                       std::vector<Choice>& choices) const {
        remove_unseen(rules, position, ply, choices, [](const Choice& c) { return c.move; });
    }

private:
    /// `chance` in ten thousandths.
    static bool happens(std::uint64_t roll, int chance) {
        return static_cast<int>(roll % 10'000) < chance;
    }

    Oversights chances_;
    std::uint64_t seed_;
};

}  // namespace posthouse::search
