#include "store/backup/safe_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace posthouse::store {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& path) {
    throw std::system_error(errno, std::generic_category(), path);
}

/// RAII file descriptor.
struct OpenFile {
    OpenFile(const fs::path& file, int flags) : path(file.string()) {
        number = ::open(path.c_str(), flags | O_CLOEXEC, 0600);
        if (number < 0) fail(path);
    }
    ~OpenFile() { ::close(number); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    const std::string path;
    int number = -1;
};

void write_all(int file, const std::string& path, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail(path);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

}  // namespace

void copy_durably(const fs::path& from, const fs::path& to) {
    const fs::path fresh = to.string() + ".new";
    {
        const OpenFile in(from, O_RDONLY), out(fresh, O_WRONLY | O_CREAT | O_TRUNC);
        std::string buffer(1 << 20, '\0');
        for (;;) {
            const ssize_t size = ::read(in.number, buffer.data(), buffer.size());
            if (size < 0 && errno == EINTR) continue;
            if (size < 0) fail(in.path);
            if (size == 0) break;
            write_all(out.number, out.path, {buffer.data(), static_cast<std::size_t>(size)});
        }
        if (::fsync(out.number) != 0) fail(out.path);
    }
    fs::rename(fresh, to);
    sync_folder(to.parent_path());
}

void sync_file(const fs::path& path) {
    const OpenFile file(path, O_RDWR);
    if (::fsync(file.number) != 0) fail(file.path);
}

void sync_folder(const fs::path& path) {
    const OpenFile folder(path.empty() ? fs::path(".") : path, O_RDONLY | O_DIRECTORY);
    if (::fsync(folder.number) != 0) fail(folder.path);
}

AppendOnlyFile::AppendOnlyFile(const fs::path& path)
    : path_(path), file_(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)) {
    if (file_ < 0) fail(path_);
    sync_folder(path.parent_path());
}

AppendOnlyFile::~AppendOnlyFile() {
    ::close(file_);
}

void AppendOnlyFile::append(std::string_view bytes) {
    try {
        write_all(file_, path_, bytes);
        if (::fdatasync(file_) != 0) fail(path_);
        size_ += static_cast<long long>(bytes.size());
    } catch (...) {
        if (::ftruncate(file_, size_) == 0) ::lseek(file_, size_, SEEK_SET);
        throw;
    }
}

}  // namespace posthouse::store
