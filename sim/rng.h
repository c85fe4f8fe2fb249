// Random numbers for the simulation, the same on every machine for a seed (the results of
// std::uniform_int_distribution depend on the standard library).
#pragma once

#include <cstddef>
#include <cstdint>

namespace posthouse::sim {

class Rng {
public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}

    std::uint64_t bits() {
        std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15U;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31);
    }
    /// In [least, most].
    std::int64_t between(std::int64_t least, std::int64_t most) {
        const auto width = static_cast<std::uint64_t>(most - least) + 1;
        return least + static_cast<std::int64_t>(bits() % width);
    }
    /// True once in `one_in` cases on average; never for 0.
    bool chance(int one_in) { return one_in > 0 && between(1, one_in) == 1; }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(bits() % count); }
    template <class Things>
    auto& pick(Things& things) {
        return things[below(things.size())];
    }
    /// An independent generator, unaffected by later use of this one.
    Rng split() { return Rng(bits()); }

private:
    std::uint64_t state_;
};

}  // namespace posthouse::sim
