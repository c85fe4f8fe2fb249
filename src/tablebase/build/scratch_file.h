// A temporary file without a name, so that the system deletes it when the program ends, even if
// killed.
#pragma once

#include "tablebase/build/scratch_space.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace posthouse::tablebase {

class ScratchFile : public ScratchSpace {
public:
    /// On the disk of this folder. All functions throw std::system_error on disk errors.
    explicit ScratchFile(const std::filesystem::path& folder);
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    ~ScratchFile() override;

    /// Allocates disk space for this many bytes now, contiguous if possible.
    void reserve(std::uint64_t size);
    void write(std::uint64_t at, std::span<const std::uint8_t> bytes) override;
    void read(std::uint64_t at, std::span<std::uint8_t> bytes) const override;

private:
    int file_ = -1;
    std::filesystem::path folder_;
};

/// A scratch file with its space reserved.
std::unique_ptr<ScratchFile> scratch_file(const std::filesystem::path& folder, std::uint64_t size);

}  // namespace posthouse::tablebase
