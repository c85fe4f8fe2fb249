#include "http/limits.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <utility>

namespace posthouse::http {

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
    // A clock that was put back must not shut anybody out.
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

}  // namespace posthouse::http
