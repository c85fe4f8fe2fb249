// The form of a value while its table is in work: twice the value, and in the last bit whether it
// can fall no further.
//
// A value is worth at least what the best capture gives. That must be known only where the other
// moves are worth less than the value is now and less than nothing. Where the value has come to lie
// on what the captures give, or is above 0 (whence nothing falls: builder.h), the bit says so, and
// the captures need not be looked at again. So nothing is kept of them, and a table in work needs a
// byte a position.
//
// Found for a position, by its moves, is the least of what they leave to the opponent, in the same
// form, with the last bit saying that there is a capture. 256 less that is the mover's.
//
// Deliberately absent: vectors of such bytes (kernels.h).
#pragma once

#include <cstdint>

namespace posthouse::tablebase::form {

inline constexpr int zero = 128;
/// Found where there is no move that takes nothing: more than any value's form.
inline constexpr std::uint8_t none = 255;

constexpr std::uint8_t of_value(int value, bool at_floor) {
    return static_cast<std::uint8_t>(zero + 2 * value + at_floor);
}
constexpr int value_of(std::uint8_t form) {
    return (form >> 1) - zero / 2;
}
constexpr bool at_floor(std::uint8_t form) {
    return form & 1;
}

/// From a finished table's byte (128 and the value) and back.
constexpr std::uint8_t finished(std::uint8_t form) {
    return static_cast<std::uint8_t>((form >> 1) + zero / 2);
}

/// What is found for a position first, as `lay_first` wants it. `quiet` and `taken` are the least
/// that moves without and with captures leave to the opponent, as 128 and twice the value, or
/// `nothing`.
constexpr std::uint8_t first_found(std::uint8_t quiet, std::uint8_t taken) {
    const auto even = static_cast<std::uint8_t>(quiet & 0xFE);
    const bool floor = taken <= even || even < zero;
    const std::uint8_t least = taken < even ? taken : even;
    return static_cast<std::uint8_t>(least - floor);
}

}  // namespace posthouse::tablebase::form
