#include "mail/maildir_intake.h"

#include "base/text.h"
#include "club/awaited.h"
#include "mail/addresses.h"
#include "mail/incoming.h"

#include <spdlog/spdlog.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <future>
#include <optional>
#include <system_error>
#include <vector>

namespace posthouse::mail {
namespace {

constexpr std::size_t round_max = 100;
constexpr std::size_t passed_over_max = 1000;

/// The seconds with which a maildir's names begin; 0 where they do not.
std::uint64_t time_of(const std::string& name) {
    std::uint64_t seconds = 0;
    for (std::size_t i = 0; i < name.size() && i < 15 && is_digit(name[i]); ++i)
        seconds = 10 * seconds + static_cast<std::uint64_t>(name[i] - '0');
    return seconds;
}

/// At most mail_bytes_max + 1 bytes: one too many, so that it is seen to be too large. None where
/// it is no plain file that is ours to read: a link, somebody's pipe. Throws where reading fails.
std::optional<std::string> read_bounded(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) {
        if (errno == ELOOP || errno == EACCES || errno == ENXIO || errno == ENOENT)
            return std::nullopt;
        throw std::system_error(errno, std::generic_category(), "opening " + path);
    }
    struct stat what {};
    std::optional<std::string> bytes;
    bool failed = false;
    if (::fstat(file, &what) == 0 && S_ISREG(what.st_mode)) {
        bytes.emplace();
        std::array<char, 64 * 1024> chunk{};
        for (ssize_t size = 1; size > 0 && bytes->size() <= mail_bytes_max;) {
            size = ::read(file, chunk.data(), chunk.size());
            failed = size < 0;
            if (size > 0)
                bytes->append(chunk.data(), std::min(static_cast<std::size_t>(size),
                                                     mail_bytes_max + 1 - bytes->size()));
        }
    }
    ::close(file);
    if (failed) throw std::runtime_error("reading failed: " + path);
    return bytes;
}

}  // namespace

MaildirIntake::MaildirIntake(std::string folder, const MailReceiver& receiver)
    : folder_(std::move(folder)), receiver_(receiver) {
    for (const char* part : {"/tmp", "/new", "/cur", "/posthouse-refused"})
        std::filesystem::create_directories(folder_ + part);
}

int MaildirIntake::take_new() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_ + "/new")) {
        std::string name = entry.path().filename();
        if (!name.starts_with('.') && !passed_over_.contains(name)) names.push_back(name);
    }
    std::ranges::sort(names, [](const std::string& left, const std::string& right) {
        const auto by_time = time_of(left) <=> time_of(right);
        return by_time != 0 ? by_time < 0 : left < right;
    });
    if (names.size() > round_max) names.resize(round_max);
    int taken = 0;
    for (const std::string& name : names) {
        const Taken what = take(name);
        if (what == Taken::not_now) break;
        if (what == Taken::yes) ++taken;
    }
    return taken;
}

MaildirIntake::Taken MaildirIntake::take(const std::string& name) {
    std::optional<std::string> bytes = read_bounded(folder_ + "/new/" + name);
    if (!bytes) {
        spdlog::warn("in the maildir's new, {} is no file that can be read: passed over",
                     printable(name));
        if (passed_over_.size() < passed_over_max) passed_over_.insert(name);
        return Taken::passed_over;
    }
    // Whom it was for stands in the head (Delivered-To).
    Envelope envelope{envelope_from_of(*bytes), {}};
    std::promise<DeliveryStatus> delivered;
    receiver_.deliver(std::move(*bytes), std::move(envelope),
                    [&](DeliveryStatus delivery) { delivered.set_value(std::move(delivery)); });
    const DeliveryStatus delivery = club::wait_for_response(delivered);
    if (delivery.outcome == DeliveryStatus::Outcome::try_again) return Taken::not_now;
    const bool refused = delivery.outcome == DeliveryStatus::Outcome::refused_for_good;
    if (refused) spdlog::warn("maildir: {} is put aside: {}", printable(name), delivery.sentence);
    const std::string base = name.substr(0, name.find(':'));
    move(name, refused ? "/posthouse-refused/" + base : "/cur/" + base);
    return Taken::yes;
}

/// Never over another file. Where the house is killed before this, the mail is handed in once more,
/// which changes nothing.
void MaildirIntake::move(const std::string& name, const std::string& to) {
    constexpr int tries = 100;
    const std::string from = folder_ + "/new/" + name;
    const std::string flags = to.starts_with("/cur/") ? ":2,S" : "";
    for (int i = 0; i < tries; ++i) {
        const std::string target = folder_ + to + (i == 0 ? "" : "." + std::to_string(i)) + flags;
        if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0)
            return;
        if (errno != EEXIST) break;
    }
    throw std::system_error(errno, std::generic_category(), "moving " + from);
}

}  // namespace posthouse::mail
