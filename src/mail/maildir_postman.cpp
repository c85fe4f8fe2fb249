#include "mail/postman.h"

#include "base/text.h"
#include "mail/addresses.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>

namespace posthouse::mail {
namespace {

[[noreturn]] void fail(const std::string& doing) {
    throw std::system_error(errno, std::generic_category(), doing);
}

/// An address as the name of a folder: small letters; what could mean something to a file system,
/// as `%` and digits.
std::string folder_name(std::string_view address) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string name;
    for (char c : lowered(address)) {
        const bool plain = (c >= 'a' && c <= 'z') || is_digit(c) || c == '@' || c == '-' ||
                           c == '_' || c == '+' || (c == '.' && !name.empty());
        if (plain) {
            name += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            ((name += '%') += digits[byte >> 4]) += digits[byte & 15];
        }
    }
    return name;
}

/// A file or folder that is closed by itself.
class Opened {
public:
    Opened(const std::string& path, int flags)
        : path_(path), file_(::open(path.c_str(), flags | O_CLOEXEC, 0600)) {
        if (file_ < 0) fail("opening " + path);
    }
    ~Opened() { ::close(file_); }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    void write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t written = ::write(file_, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) fail("writing " + path_);
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void make_durable() const {
        if (::fsync(file_) != 0) fail("writing " + path_);
    }

private:
    std::string path_;
    int file_;
};

void make_folder_durable(const std::string& path) {
    Opened(path, O_RDONLY | O_DIRECTORY).make_durable();
}

/// A name that no other delivery has: time, process, count, as maildir(5) wants it.
std::string unique_name() {
    static std::atomic<unsigned long> count = 0;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now);
    const auto micros =
        std::chrono::duration_cast<std::chrono::microseconds>(now - seconds).count();
    return std::to_string(seconds.count()) + ".M" + std::to_string(micros) + "P" +
           std::to_string(::getpid()) + "Q" + std::to_string(++count) + ".posthouse";
}

}  // namespace

void MaildirTransport::send(const std::string& bytes, const std::string& envelope_from,
                            const std::string& to) {
    if (!mailable(to)) throw std::runtime_error("this is not an address that mail can be sent to");
    const std::string box = folder_ + "/" + folder_name(to);
    if (!std::filesystem::exists(box + "/new")) {
        for (const char* part : {"/tmp", "/cur", "/new"})
            std::filesystem::create_directories(box + part);
        make_folder_durable(box);
        make_folder_durable(folder_);
    }
    const std::string name = unique_name();
    const std::string draft = box + "/tmp/" + name;
    try {
        const Opened file(draft, O_WRONLY | O_CREAT | O_EXCL);
        file.write("Return-Path: <" + envelope_from + ">\nDelivered-To: " + to + "\n");
        file.write(bytes);
        file.make_durable();
        if (::rename(draft.c_str(), (box + "/new/" + name).c_str()) != 0)
            fail("delivering into " + box);
    } catch (...) {
        ::unlink(draft.c_str());
        throw;
    }
    make_folder_durable(box + "/new");
}

}  // namespace posthouse::mail
