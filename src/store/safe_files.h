// Files that must not be lost: copied, grown and named so that they are on the disk when the call
// returns.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace posthouse::store {

/// Readable by their owner alone; what lay there before is replaced at once and as a whole.
void copy_safely(const std::filesystem::path& from, const std::filesystem::path& to);
void sync_file(const std::filesystem::path&);
/// A folder's own entries: after files in it were made or renamed.
void sync_folder(const std::filesystem::path&);

/// A file that only grows. Made new, readable by its owner alone.
class GrowingFile {
public:
    explicit GrowingFile(const std::filesystem::path&);
    ~GrowingFile();
    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;

    /// All of it, or nothing: where the disk is full, what was begun is cut off again.
    void append(std::string_view bytes);

private:
    const std::string path_;
    int file_ = -1;
    long long size_ = 0;
};

}  // namespace posthouse::store
