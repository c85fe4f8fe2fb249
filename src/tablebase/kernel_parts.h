// What the kernels of all instruction sets share. Only for kernels*.cpp.
#pragma once

#include "tablebase/kernels.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define POSTHOUSE_X86_KERNELS
#endif

#if defined(__SANITIZE_THREAD__)
#define POSTHOUSE_RACES __attribute__((no_sanitize_thread))
#else
#define POSTHOUSE_RACES
#endif

namespace posthouse::tablebase {

#ifdef POSTHOUSE_X86_KERNELS
const Kernels& avx2_kernels();
const Kernels& avx512_kernels();
#endif

/// Bits below `count`.
constexpr std::uint64_t lowest_bits(std::size_t count) {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

/// The vectors (as bits, from `begin` on) that read one of the tiles in `changed`.
inline std::uint64_t readers_of(std::uint64_t changed, std::uint32_t begin, const RowMapping& carry,
                                std::size_t first, std::size_t count) {
    std::uint64_t readers = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const RowMapping::Reach reach = carry.reach_of(first + k);
        if (reach.begin == reach.end) continue;
        const std::uint64_t read = lowest_bits(reach.end - reach.begin);
        readers |= std::uint64_t{(changed >> (reach.begin - begin) & read) != 0} << k;
    }
    return readers;
}

}  // namespace posthouse::tablebase
