#include "http/limits.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::chrono::minutes minute{1};

}  // namespace

RateLimiter::RateLimiter(int a_minute, int at_once, std::size_t keys_max)
    : a_minute_(a_minute),
      each_(a_minute > 0 ? std::chrono::milliseconds(std::max(1, 60'000 / a_minute))
                         : std::chrono::milliseconds(0)),
      ahead_(each_ * std::max(0, at_once - 1)),
      half_(std::max<std::size_t>(1, keys_max / 2)) {}

club::Instant& RateLimiter::free_at(std::string_view key, club::Instant now) {
    const std::string name(key);
    if (const auto known = newer_.find(name); known != newer_.end()) return known->second;
    club::Instant free = now;
    if (const auto known = older_.find(name); known != older_.end()) free = known->second;
    if (newer_.size() >= half_) older_ = std::exchange(newer_, {});
    return newer_.emplace(name, free).first->second;
}

std::optional<std::chrono::seconds> RateLimiter::retry_after(std::string_view key,
                                                             club::Instant now) {
    if (a_minute_ <= 0) return std::nullopt;
    const std::lock_guard lock(mutex_);
    club::Instant& free = free_at(key, now);
    // A clock set back must lock nobody out.
    free = std::clamp(free, now, now + ahead_ + each_);
    if (free - now > ahead_)
        return std::max(std::chrono::ceil<std::chrono::seconds>(free - now - ahead_),
                        std::chrono::seconds(1));
    free += each_;
    return std::nullopt;
}

std::size_t RateLimiter::keys() const {
    const std::lock_guard lock(mutex_);
    return newer_.size() + older_.size();
}

std::string key_of_address(std::string_view address) {
    boost::system::error_code wrong;
    const auto read = boost::asio::ip::make_address(std::string(address), wrong);
    if (wrong || !read.is_v6()) return std::string(address);
    const auto six = read.to_v6();
    if (six.is_v4_mapped())
        return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, six).to_string();
    auto bytes = six.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return boost::asio::ip::address_v6(bytes).to_string() + "/64";
}

StrangersWork::StrangersWork(Time of_all, Time of_address, std::size_t keys_max)
    : of_all_(of_all), of_address_(of_address), half_(std::max<std::size_t>(1, keys_max / 2)) {}

/// Debts are at most two minutes, so that a clock set back locks nobody out.
club::Instant StrangersWork::paid_off(const std::string& address, club::Instant now) {
    for (Debts* debts : {&newer_, &older_})
        if (const auto found = debts->find(address); found != debts->end())
            return found->second = std::min(found->second, now + 2 * minute);
    return club::Instant{};
}

/// A debt of one minute is allowed.
std::chrono::seconds StrangersWork::wait_for(club::Instant paid, club::Instant now) {
    return std::chrono::ceil<std::chrono::seconds>(
        std::max(paid - now - minute, std::chrono::milliseconds(0)));
}

club::Instant StrangersWork::charged(club::Instant paid, Time time, Time a_minute,
                                     club::Instant now) {
    return std::clamp(paid, now, now + 2 * minute) +
           std::chrono::ceil<std::chrono::milliseconds>(time *
                                                        (Time(minute).count() / a_minute.count()));
}

std::optional<std::chrono::seconds> StrangersWork::wait(std::string_view address,
                                                        club::Instant now) {
    if (of_all_ <= Time(0) || of_address_ <= Time(0)) return std::nullopt;
    const std::lock_guard lock(mutex_);
    all_paid_ = std::min(all_paid_, now + 2 * minute);
    const auto wait =
        std::max(wait_for(all_paid_, now), wait_for(paid_off(key_of_address(address), now), now));
    return wait > std::chrono::seconds(0) ? std::optional(wait) : std::nullopt;
}

void StrangersWork::took(std::string_view address, Time time, club::Instant now) {
    if (of_all_ <= Time(0) || of_address_ <= Time(0)) return;
    const std::string key = key_of_address(address);
    const std::lock_guard lock(mutex_);
    all_paid_ = charged(all_paid_, time, of_all_, now);
    const club::Instant paid = charged(paid_off(key, now), time, of_address_, now);
    if (newer_.size() >= half_) older_ = std::exchange(newer_, {});
    newer_[key] = paid;
}

}  // namespace posthouse::http
