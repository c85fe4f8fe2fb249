// Storage outside memory for a table in progress. An interface, since the page builds tables
// without files (scratch_file.h).
#pragma once

#include <cstdint>
#include <span>

namespace posthouse::tablebase {

class ScratchSpace {
public:
    virtual ~ScratchSpace() = default;
    virtual void write(std::uint64_t at, std::span<const std::uint8_t> bytes) = 0;
    virtual void read(std::uint64_t at, std::span<std::uint8_t> bytes) const = 0;
};

}  // namespace posthouse::tablebase
