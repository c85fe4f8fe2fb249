#include "tablebase/build/scratch_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace posthouse::tablebase {
namespace {

[[noreturn]] void fail(int error, const char* doing, const std::filesystem::path& folder) {
    throw std::system_error(error, std::generic_category(),
                            doing + std::string(" a scratch file in ") + folder.string());
}

}  // namespace

ScratchFile::ScratchFile(const std::filesystem::path& folder) : folder_(folder) {
#ifdef O_TMPFILE
    file_ = open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file_ >= 0) return;
#endif
    // Not every file system supports O_TMPFILE.
    std::string name = (folder / "scratch-XXXXXX").string();
    file_ = mkostemp(name.data(), O_CLOEXEC);
    if (file_ < 0 || unlink(name.c_str()) != 0) fail(errno, "making", folder_);
}

ScratchFile::~ScratchFile() {
    if (file_ >= 0) close(file_);
}

void ScratchFile::reserve(std::uint64_t size) {
    const int error = posix_fallocate(file_, 0, static_cast<off_t>(size));
    if (error != 0 && error != EOPNOTSUPP && error != EINVAL) fail(error, "writing", folder_);
}

void ScratchFile::write(std::uint64_t at, std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(at));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) fail(written < 0 ? errno : ENOSPC, "writing", folder_);
        at += static_cast<std::uint64_t>(written);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

void ScratchFile::read(std::uint64_t at, std::span<std::uint8_t> bytes) const {
    while (!bytes.empty()) {
        const ssize_t count = pread(file_, bytes.data(), bytes.size(), static_cast<off_t>(at));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) fail(count < 0 ? errno : EIO, "reading", folder_);
        at += static_cast<std::uint64_t>(count);
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
}

std::unique_ptr<ScratchFile> scratch_file(const std::filesystem::path& folder, std::uint64_t size) {
    auto file = std::make_unique<ScratchFile>(folder);
    file->reserve(size);
    return file;
}

}  // namespace posthouse::tablebase
