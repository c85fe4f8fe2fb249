// Reads the file of a network (wari/network.h, octilite/network.h): weights of one signed byte,
// biases of four bytes, the lowest first.
#pragma once

#include "base/assert.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace posthouse::games {

class NetworkReader {
public:
    explicit NetworkReader(std::span<const std::uint8_t> file) : file_(file) {}

    std::int8_t weight() { return std::bit_cast<std::int8_t>(byte()); }
    std::int32_t bias() {
        std::uint32_t bits = 0;
        for (int shift = 0; shift < 32; shift += 8) bits |= std::uint32_t{byte()} << shift;
        return std::bit_cast<std::int32_t>(bits);
    }

private:
    std::uint8_t byte() {
        ASSERT(at_ < file_.size());
        return file_[at_++];
    }

    std::span<const std::uint8_t> file_;
    std::size_t at_ = 0;
};

}  // namespace posthouse::games
