// Whole numbers in as few bytes as they need: seven bits in each, the lowest first, and the eighth
// bit set in all but the last (LEB128).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse {

inline void append_varint(std::string& bytes, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) bytes += static_cast<char>(number | 0x80);
    bytes += static_cast<char>(number);
}

/// Takes a number from the front; none if the bytes end within it or it has more than 64 bits.
inline std::optional<std::uint64_t> take_varint(std::string_view& bytes) {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto group = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        number |= std::uint64_t{group & 0x7fU} << shift;
        if (group < 0x80) return number;
    }
    return std::nullopt;
}

/// Zigzag: small numbers of either sign as small numbers without.
constexpr std::uint64_t to_zigzag(std::int64_t number) {
    return static_cast<std::uint64_t>(number) << 1 ^ static_cast<std::uint64_t>(number >> 63);
}
constexpr std::int64_t from_zigzag(std::uint64_t number) {
    return static_cast<std::int64_t>(number >> 1) ^ -static_cast<std::int64_t>(number & 1);
}

}  // namespace posthouse
