// Room for bytes outside memory, for as long as a table is in work.
//
// Deliberately absent: where (scratch_file.h). The page builds tables, too, and has no files.
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
