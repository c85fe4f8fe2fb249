// Hashes of bytes and numbers, the same on every machine. Not against attackers.
#pragma once

#include <cstdint>
#include <string_view>

namespace posthouse {

/// FNV-1a, 64 bits. `before` is the hash of what comes before these bytes.
constexpr std::uint64_t fnv1a(std::string_view bytes,
                              std::uint64_t before = 0xCBF29CE484222325ULL) {
    std::uint64_t hash = before;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    return hash;
}

/// Evenly spread bits, different for different numbers: a step of SplitMix64 (rng.h).
constexpr std::uint64_t spread_bits(std::uint64_t number) {
    std::uint64_t bits = number + 0x9E3779B97F4A7C15ULL;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBULL;
    return bits ^ bits >> 31;
}

}  // namespace posthouse
