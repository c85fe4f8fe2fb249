// A sowing variant as the builder of tables needs it (tablebase/sowing.h): each player's row by
// itself, and the stores left out of it.
//
// Deliberately absent: repetition, whose value in a table is 0 whatever the variant's rule hands
// out, and dead positions, which are such repetitions; winning early, since a table is about seeds.
#pragma once

#include "games/wari/variant.h"
#include "tablebase/sowing.h"

#include <algorithm>

namespace posthouse::wari {

template <int Houses>
class TableRules {
public:
    static constexpr int houses = Houses;
    using Row = posthouse::Row<Houses>;

    explicit constexpr TableRules(const Variant& variant) : variant_(variant) {
        ASSERT(variant.houses == Houses);
    }

    /// Sowing goes on from the house after this one, over the opponent's houses and back, and skips
    /// the house lifted from.
    constexpr Lift<Houses> lift(const Row& row, int house) const {
        constexpr int lap = 2 * Houses - 1;
        const int laps = row[house] / lap;
        const int rest = row[house] % lap;
        const int behind = Houses - 1 - house;  // own houses before the opponent's first
        const int over = std::clamp(rest - behind, 0, Houses);
        const int home = std::max(rest - behind - Houses, 0);  // own houses after his last

        Lift<Houses> lift{row, {}};
        for (int h = 0; h < Houses; ++h) {
            const bool one_more = h > house ? h - house <= rest : h < home;
            lift.left[h] = h == house ? std::uint8_t{0} : plus(row[h], laps + one_more);
        }
        lift.crossing = {static_cast<std::uint8_t>(laps), static_cast<std::uint8_t>(over)};
        // All of his houses were sown into; where the last seed did not end there, none ended the
        // move.
        if (over == Houses && home > 0) lift.crossing = {plus(lift.crossing.each, 1), 0};
        // The last seed of whole laps lies before the house lifted from: for a, in his last.
        if (rest == 0 && laps > 0 && house == 0)
            lift.crossing = {static_cast<std::uint8_t>(laps - 1), Houses};
        return lift;
    }

    constexpr Landing<Houses> land(const Row& row, const Crossing& crossing) const {
        const bool hungry = total_of(row) == 0;
        Landing<Houses> landing{row};
        for (int h = 0; h < Houses; ++h)
            landing.left[h] = plus(row[h], crossing.each + (h < crossing.more));
        const Row sown = landing.left;
        for (int h = crossing.more - 1; h >= 0 && (sown[h] == 2 || sown[h] == 3); --h) {
            landing.captured += sown[h];
            landing.left[h] = 0;
        }
        if (total_of(landing.left) > 0) return landing;
        // Nothing is left to him: by a grand slam, or because nothing was there.
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

    /// Where emptying the opponent is allowed if forced, everything then falls to the player: by
    /// the capture, and by the opponent's having nothing to play.
    constexpr int stuck(int seeds) const {
        if (variant_.grand_slam == GrandSlam::only_if_forced) return seeds;
        return variant_.cannot_feed == Division::mover_takes ? seeds : 0;
    }

    /// The opponent keeps what is on his side.
    constexpr int bare(int seeds) const { return -seeds; }

private:
    static constexpr std::uint8_t plus(std::uint8_t seeds, int more) {
        return static_cast<std::uint8_t>(seeds + more);
    }

    Variant variant_;
};

}  // namespace posthouse::wari
