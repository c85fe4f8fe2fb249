// Sowing by table: what lifting so many seeds from such a house adds to the board, and where it may
// capture. See swift.h for the form of a board.
//
// Deliberately absent: captures themselves, and all that differs between variants.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace posthouse::wari {

/// The bytes of a row of houses: a in the lowest, `each` in every one of them.
template <int Houses>
constexpr std::uint64_t in_each_house(std::uint64_t each) {
    std::uint64_t word = 0;
    for (int house = 0; house < Houses; ++house) word |= each << 8 * house;
    return word;
}

/// What a sowing adds to either row, as numbers: the house lifted from loses its seeds by it.
struct alignas(32) Sown {
    std::uint64_t own = 0;
    std::uint64_t rival = 0;
    /// The top bit of the opponent's house where the last seed lands. All bits of all his houses
    /// where it lands among them after more than a lap. Nothing where it lands at home.
    std::uint64_t landing = 0;
    /// All bits of the opponent's houses up to the one where the last seed lands.
    std::uint64_t reach = 0;
};

template <int Houses>
class SowingTable {
public:
    static constexpr int seeds_max = 48;

    constexpr SowingTable() {
        for (int house = 0; house < Houses; ++house)
            for (int seeds = 1; seeds <= seeds_max; ++seeds)
                of_[static_cast<std::size_t>(seeds)][static_cast<std::size_t>(house)] =
                    sow(house, seeds);
    }

    constexpr const Sown& of(std::size_t house, std::size_t seeds) const {
        return of_[seeds][house];
    }

private:
    static constexpr Sown sow(int house, int seeds) {
        constexpr int cells = 2 * Houses;
        constexpr int lap = cells - 1;  // the house lifted from is skipped
        const int laps = seeds / lap, rest = seeds % lap;
        Sown sown;
        for (int step = 1; step <= lap; ++step) {
            const int cell = (house + step) % cells;
            const auto gained = static_cast<std::uint64_t>(laps + (step <= rest));
            (cell < Houses ? sown.own : sown.rival) += gained << 8 * (cell % Houses);
        }
        sown.own -= static_cast<std::uint64_t>(seeds) << 8 * house;
        const int last = (house + (rest > 0 ? rest : lap)) % cells;
        if (last < Houses) return sown;
        const auto row = in_each_house<Houses>(0xff);
        const int bits = 8 * (last - Houses + 1);  // of the houses up to the last
        sown.reach = bits < 64 ? row & ((std::uint64_t{1} << bits) - 1) : row;
        sown.landing = seeds <= lap ? std::uint64_t{0x80} << (bits - 8) : row;
        return sown;
    }

    // Few seeds first, since houses seldom hold many; eight in a row, so that shifts find an entry.
    std::array<std::array<Sown, 8>, seeds_max + 1> of_{};
};

template <int Houses>
inline constexpr SowingTable<Houses> sowing_table{};

}  // namespace posthouse::wari
