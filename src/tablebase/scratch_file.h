// Bytes on the disk that are wanted for a while and have no name: nothing is left of them when the
// program ends, however it ends.
#pragma once

#include "tablebase/scratch_space.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace posthouse::tablebase {

class ScratchFile : public ScratchSpace {
public:
    /// On the disk that has this folder. Throws std::system_error, as all here do, where the disk
    /// does not do its part.
    explicit ScratchFile(const std::filesystem::path& folder);
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    ~ScratchFile() override;

    /// Takes the room for so many bytes now, in one piece if it can be.
    void reserve(std::uint64_t size);
    void write(std::uint64_t at, std::span<const std::uint8_t> bytes) override;
    void read(std::uint64_t at, std::span<std::uint8_t> bytes) const override;

private:
    int file_ = -1;
    std::filesystem::path folder_;
};

/// One that has its room already.
std::unique_ptr<ScratchFile> scratch_file(const std::filesystem::path& folder, std::uint64_t size);

}  // namespace posthouse::tablebase
