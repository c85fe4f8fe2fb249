// What the builder must be told about a sowing game, and what it works out from that once for all
// tables: where a move of so many seeds across the board carries each row of the opponent's.
//
// Deliberately absent: values (builder.h), the stores, repetition.
#pragma once

#include "base/assert.h"
#include "tablebase/kernels.h"
#include "tablebase/rows.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace posthouse {

/// The seeds of a move that reach the opponent's houses: each gets `each`, and the first `more` of
/// them one more. The last of these ends the move where `more` is not 0; where it is, the move ends
/// on the mover's own side and captures nothing.
struct Crossing {
    std::uint8_t each = 0;
    std::uint8_t more = 0;
    friend constexpr auto operator<=>(const Crossing&, const Crossing&) = default;
};

template <int Houses>
constexpr int seeds_of(const Crossing& crossing) {
    return crossing.each * Houses + crossing.more;
}

/// A move as its own side sees it.
template <int Houses>
struct Lift {
    Row<Houses> left;  // the mover's row afterwards
    Crossing crossing;
};

/// A move as the other side sees it.
template <int Houses>
struct Landing {
    Row<Houses> left;  // the opponent's row, after the capture
    int captured = 0;
    bool barred = false;  // not allowed, or only where every move is barred
};

/// `stuck(seeds)` is what a player gains whose moves are all barred, `bare(seeds)` what one gains
/// who has no seeds; both with so many on the board.
template <class R>
concept SowingRules = requires(const R& rules, const Row<R::houses>& row, const Crossing& crossing,
                               int number) {
    { rules.lift(row, number) } -> std::same_as<Lift<R::houses>>;
    { rules.land(row, crossing) } -> std::same_as<Landing<R::houses>>;
    { rules.stuck(number) } -> std::same_as<int>;
    { rules.bare(number) } -> std::same_as<int>;
};

/// What becomes of all rows of the opponent's with one total when a move crosses over.
template <int Houses>
struct Crossed {
    struct Take {
        std::uint32_t from = 0;  // the row's rank before
        std::uint32_t to = 0;    // and after the capture, among those of the total left
    };
    struct Takes {
        int captured = 0;
        std::vector<Take> takes;
    };
    std::vector<Stretch> quiet;  // to ranks among the rows of the greater total
    std::vector<Takes> taking;   // by how many seeds are captured
    std::vector<std::uint32_t> barred;
};

/// All of them, each worked out when it is first asked for.
template <SowingRules R>
class Crossings {
public:
    static constexpr int houses = R::houses;

    explicit Crossings(const R& rules) : rules_(rules) {}

    const Crossed<houses>& of(int total, const Crossing& crossing) {
        auto& known = known_[{total, crossing}];
        if (!known) known = std::make_unique<Crossed<houses>>(worked_out(total, crossing));
        return *known;
    }

private:
    Crossed<houses> worked_out(int total, const Crossing& crossing) const {
        Crossed<houses> crossed;
        std::map<int, std::vector<typename Crossed<houses>::Take>> taking;
        std::uint32_t from = 0;
        for (const Row<houses>& row : Rows<houses>::all(total)) {
            const Landing<houses> landing = rules_.land(row, crossing);
            const auto to = static_cast<std::uint32_t>(Rows<houses>::rank(landing.left));
            if (landing.barred)
                crossed.barred.push_back(from);
            else if (landing.captured > 0)
                taking[landing.captured].push_back({from, to});
            else
                add(crossed.quiet, from, to);
            ++from;
        }
        for (auto& [captured, takes] : taking)
            crossed.taking.push_back({captured, std::move(takes)});
        return crossed;
    }

    static void add(std::vector<Stretch>& quiet, std::uint32_t from, std::uint32_t to) {
        if (!quiet.empty()) {
            Stretch& last = quiet.back();
            if (last.from + last.length == from && last.to + last.length == to) {
                ++last.length;
                return;
            }
        }
        quiet.push_back({from, to, 1});
    }

    const R& rules_;
    std::map<std::pair<int, Crossing>, std::unique_ptr<Crossed<houses>>> known_;
};

}  // namespace posthouse
