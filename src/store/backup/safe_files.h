// Durable file operations: on return the data is on disk.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace posthouse::store {

/// Readable by the owner only; replaces an existing file atomically.
void copy_durably(const std::filesystem::path& from, const std::filesystem::path& to);
void sync_file(const std::filesystem::path&);
/// Makes a folder's entries durable, after files in it were created or renamed.
void sync_folder(const std::filesystem::path&);

/// An append-only file, created readable by the owner only.
class AppendOnlyFile {
public:
    explicit AppendOnlyFile(const std::filesystem::path&);
    ~AppendOnlyFile();
    AppendOnlyFile(const AppendOnlyFile&) = delete;
    AppendOnlyFile& operator=(const AppendOnlyFile&) = delete;

    /// All or nothing: if the disk is full, a partial write is truncated.
    void append(std::string_view bytes);

private:
    const std::string path_;
    int file_ = -1;
    long long size_ = 0;
};

}  // namespace posthouse::store
