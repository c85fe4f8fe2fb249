#include "base/part_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

namespace posthouse {
namespace {

[[noreturn]] void fail(const char* doing, const std::filesystem::path& path) {
    throw std::system_error(errno, std::generic_category(), doing + path.string());
}

}  // namespace

PartFile::PartFile(std::filesystem::path path)
    : path_(std::move(path)), part_(path_.string() + ".part") {
    file_ = open(part_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file_ < 0) fail("writing ", part_);
}

PartFile::~PartFile() {
    if (file_ >= 0) close(file_);
    if (!named_) unlink(part_.c_str());
}

void PartFile::write_at(std::uint64_t at, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(at));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) fail("writing ", part_);
        at += static_cast<std::uint64_t>(written);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void PartFile::finish() {
    if (fsync(file_) != 0) fail("writing ", part_);
    if (close(std::exchange(file_, -1)) != 0) fail("writing ", part_);
    if (rename(part_.c_str(), path_.c_str()) != 0) fail("naming ", path_);
    named_ = true;
    const std::filesystem::path folder =
        path_.has_parent_path() ? path_.parent_path() : std::filesystem::path(".");
    const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) fail("opening ", folder);
    const bool synced = fsync(opened) == 0;
    const int error = errno;
    close(opened);
    errno = error;
    if (!synced) fail("writing ", folder);
}

}  // namespace posthouse
