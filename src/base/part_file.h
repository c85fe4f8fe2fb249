// A file that appears under its name only when it is whole and on disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace posthouse {

/// Written beside it, as “NAME.part”, and deleted unless finish() was called. All functions throw
/// std::system_error.
class PartFile {
public:
    explicit PartFile(std::filesystem::path path);
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    ~PartFile();

    /// Several threads may write at once.
    void write_at(std::uint64_t at, std::string_view bytes);

    /// On return the file is on disk under its final name.
    void finish();

private:
    std::filesystem::path path_, part_;
    int file_ = -1;
    bool named_ = false;
};

}  // namespace posthouse
