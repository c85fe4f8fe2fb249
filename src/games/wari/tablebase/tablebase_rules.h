// A sowing variant as the table builder needs it (tablebase/sowing.h): each player's row
// separately, without stores.
//
// What each ending gives the player to move and the opponent, with n seeds on the board (rules.md):
//
//     no-stones    the player has none: the opponent keeps their own side, n   {0, n}
//     cannot-feed  the player takes all that remains                           {n, 0}
//                  if it is a draw, or the stores stay: nobody gains           {0, 0}
//     only_if_forced: every move leaves the opponent empty, so all are legal; the player gets what
//     the
//                  move captures, and by no-stones or starved all the rest     {n, 0}
//     stalemate    each takes their own side: the dead positions               {mine, theirs}
//
// If cannot-feed is a draw, it is one whatever the stores hold. The seeds of a table are then
// correct but say less: a proven win is one by a majority of captured seeds, reached before any
// such ending, and no number of seeds proves a draw. tie and majority move no seed and are not in a
// table.
#pragma once

#include "games/wari/variant.h"
#include "games/wari/wari.h"
#include "tablebase/sowing.h"

#include <algorithm>
#include <vector>

namespace posthouse::wari {

template <int Houses>
class TablebaseRules {
public:
    static constexpr int houses = Houses;
    using Row = posthouse::tablebase::Row<Houses>;

    explicit constexpr TablebaseRules(const Variant& variant) : variant_(variant) {
        ASSERT(variant.houses == Houses);
    }

    /// Sowing continues from the house after this one, over the opponent's houses and back, and
    /// skips the house lifted from.
    constexpr tablebase::MoverEffect<Houses> lift(const Row& row, int house) const {
        constexpr int lap = 2 * Houses - 1;
        const int laps = row[house] / lap;
        const int rest = row[house] % lap;
        const int behind = Houses - 1 - house;  // own houses before the opponent's first
        const int over = std::clamp(rest - behind, 0, Houses);
        const int home =
            std::max(rest - behind - Houses, 0);  // own houses after the opponent's last

        tablebase::MoverEffect<Houses> lift{row, {}};
        for (int h = 0; h < Houses; ++h) {
            const bool one_more = h > house ? h - house <= rest : h < home;
            lift.left[h] = h == house ? std::uint8_t{0} : plus(row[h], laps + one_more);
        }
        lift.spill_over = {static_cast<std::uint8_t>(laps), static_cast<std::uint8_t>(over)};
        // All of the opponent's houses were sown into; unless the last seed ended there, none ended
        // the move.
        if (over == Houses && home > 0) lift.spill_over = {plus(lift.spill_over.each, 1), 0};
        // The last seed of whole laps is in the house before: for a, in the opponent's last.
        if (rest == 0 && laps > 0 && house == 0)
            lift.spill_over = {static_cast<std::uint8_t>(laps - 1), Houses};
        return lift;
    }

    constexpr tablebase::OpponentEffect<Houses> land(const Row& row,
                                                     const tablebase::SpillOver& crossing) const {
        const bool hungry = tablebase::total_of(row) == 0;
        tablebase::OpponentEffect<Houses> landing{row};
        for (int h = 0; h < Houses; ++h)
            landing.left[h] = plus(row[h], crossing.each + (h < crossing.more));
        const Row sown = landing.left;
        for (int h = crossing.more - 1; h >= 0 && (sown[h] == 2 || sown[h] == 3); --h) {
            landing.captured += sown[h];
            landing.left[h] = 0;
        }
        if (tablebase::total_of(landing.left) > 0) return landing;
        // The opponent has nothing left: by a grand slam, or because there was nothing.
        switch (landing.captured > 0 ? variant_.grand_slam : GrandSlam::captures) {
            case GrandSlam::captures:
                landing.barred = hungry;
                break;
            case GrandSlam::captures_nothing:
                landing.left = sown;
                landing.captured = 0;
                break;
            case GrandSlam::forbidden:
            case GrandSlam::only_if_forced:
                landing.barred = true;
                break;
        }
        return landing;
    }

    /// If emptying the opponent is allowed when forced, everything then goes to the player: by the
    /// capture, and because the opponent cannot move. If such an ending is a draw, the stores stay
    /// as they are and nobody gains anything.
    constexpr tablebase::FinalSplit stuck(int seeds) const {
        if (variant_.grand_slam == GrandSlam::only_if_forced) return {seeds, 0};
        return {variant_.cannot_feed == Division::mover_takes ? seeds : 0, 0};
    }

    /// The opponent keeps what is on their side.
    constexpr tablebase::FinalSplit bare(int seeds) const { return {0, seeds}; }

    /// Dead positions, in which each player takes their own side. All have two seeds
    /// (dead_test.cpp).
    std::vector<tablebase::TerminalPosition<Houses>> ended(int seeds) const {
        std::vector<tablebase::TerminalPosition<Houses>> ended;
        if (!variant_.dead_ends || seeds != 2) return ended;
        const Wari<Houses> rules(variant_);
        for (int one = 0; one < 2 * Houses; ++one)
            for (int two = one; two < 2 * Houses; ++two) {
                Position<Houses> at;
                ++at.seeds[one];
                ++at.seeds[two];
                typename Wari<Houses>::MoveList moves;
                rules.moves(at, moves);
                if (moves.size() == 0 || !dead(rules, at)) continue;
                tablebase::TerminalPosition<Houses> end;
                std::copy_n(at.seeds.begin(), Houses, end.mine.begin());
                std::copy_n(at.seeds.begin() + Houses, Houses, end.theirs.begin());
                end.shares = {tablebase::total_of(end.mine), tablebase::total_of(end.theirs)};
                ended.push_back(end);
            }
        return ended;
    }

private:
    static constexpr std::uint8_t plus(std::uint8_t seeds, int more) {
        return static_cast<std::uint8_t>(seeds + more);
    }

    Variant variant_;
};

}  // namespace posthouse::wari
