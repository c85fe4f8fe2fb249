// Integers in files: little-endian on every machine.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>

namespace posthouse::tablebase {

template <std::unsigned_integral T>
T read_little_endian(const std::uint8_t* bytes) {
    T number = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&number, bytes, sizeof number);
    } else {
        for (std::size_t k = sizeof number; k-- > 0;)
            number = static_cast<T>(number << 8 | bytes[k]);
    }
    return number;
}

template <std::unsigned_integral T>
void append_little_endian(std::string& out, T number) {
    for (std::size_t k = 0; k < sizeof number; ++k)
        out += static_cast<char>(number >> (8 * k) & 255);
}
template <std::unsigned_integral T>
void append_little_endian(std::string& out, std::span<const T> numbers) {
    if constexpr (std::endian::native == std::endian::little)
        out.append(reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes());
    else
        for (const T number : numbers) append_little_endian(out, number);
}

}  // namespace posthouse::tablebase
