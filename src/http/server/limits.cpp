#include "http/server/limits.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::chrono::minutes minute{1};

}  // namespace

RateLimiter::RateLimiter(int a_minute, int at_once, std::size_t keys_max)
    : per_minute_(a_minute),
      interval_(a_minute > 0 ? std::chrono::milliseconds(std::max(1, 60'000 / a_minute))
                             : std::chrono::milliseconds(0)),
      burst_tolerance_(interval_ * std::max(0, at_once - 1)),
      generation_size_(std::max<std::size_t>(1, keys_max / 2)) {}

club::Instant& RateLimiter::next_free_time(std::string_view key, club::Instant now) {
    const std::string name(key);
    if (const auto known = newer_.find(name); known != newer_.end()) return known->second;
    club::Instant free = now;
    if (const auto known = older_.find(name); known != older_.end()) free = known->second;
    if (newer_.size() >= generation_size_) older_ = std::exchange(newer_, {});
    return newer_.emplace(name, free).first->second;
}

std::optional<std::chrono::seconds> RateLimiter::retry_after(std::string_view key,
                                                             club::Instant now) {
    if (per_minute_ <= 0) return std::nullopt;
    const std::lock_guard lock(mutex_);
    club::Instant& free = next_free_time(key, now);
    // A clock set back must lock nobody out.
    free = std::clamp(free, now, now + burst_tolerance_ + interval_);
    if (free - now > burst_tolerance_)
        return std::max(std::chrono::ceil<std::chrono::seconds>(free - now - burst_tolerance_),
                        std::chrono::seconds(1));
    free += interval_;
    return std::nullopt;
}

std::optional<Quota> RateLimiter::quota(std::string_view key, club::Instant now) const {
    if (per_minute_ <= 0) return std::nullopt;
    const auto seconds = [](auto time) { return std::chrono::ceil<std::chrono::seconds>(time); };
    const auto all = burst_tolerance_ + interval_;
    auto spent = std::chrono::milliseconds(0);
    {
        const std::lock_guard lock(mutex_);
        const std::string name(key);
        for (const Keys* keys : {&newer_, &older_})
            if (const auto known = keys->find(name); known != keys->end()) {
                spent = std::clamp(known->second - now, spent, all);
                break;
            }
    }
    return Quota{static_cast<int>(all / interval_), static_cast<int>((all - spent) / interval_),
                 seconds(all), seconds(spent)};
}

std::array<std::pair<std::string, std::string>, 2> rate_limit_fields(std::string_view policy,
                                                                     const Quota& quota) {
    return {{{"RateLimit-Policy",
              fmt::format("\"{}\";q={};w={}", policy, quota.limit, quota.window.count())},
             {"RateLimit",
              fmt::format("\"{}\";r={};t={}", policy, quota.remaining, quota.reset.count())}}};
}

std::size_t RateLimiter::key_count() const {
    const std::lock_guard lock(mutex_);
    return newer_.size() + older_.size();
}

std::string address_key(std::string_view address) {
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

AnonymousTimeBudget::AnonymousTimeBudget(Time of_all, Time of_address, std::size_t keys_max)
    : of_all_(of_all), of_address_(of_address), half_(std::max<std::size_t>(1, keys_max / 2)) {}

/// Debts are at most two minutes, so that a clock set back locks nobody out.
club::Instant AnonymousTimeBudget::paid_off_at(const std::string& address, club::Instant now) {
    for (Debts* debts : {&newer_, &older_})
        if (const auto found = debts->find(address); found != debts->end())
            return found->second = std::min(found->second, now + 2 * minute);
    return club::Instant{};
}

/// A debt of one minute is allowed.
std::chrono::seconds AnonymousTimeBudget::wait_until_paid(club::Instant paid, club::Instant now) {
    return std::chrono::ceil<std::chrono::seconds>(
        std::max(paid - now - minute, std::chrono::milliseconds(0)));
}

club::Instant AnonymousTimeBudget::add_charge(club::Instant paid, Time time, Time a_minute,
                                              club::Instant now) {
    return std::clamp(paid, now, now + 2 * minute) +
           std::chrono::ceil<std::chrono::milliseconds>(time *
                                                        (Time(minute).count() / a_minute.count()));
}

std::optional<std::chrono::seconds> AnonymousTimeBudget::retry_after(std::string_view address,
                                                                     club::Instant now) {
    if (of_all_ <= Time(0) || of_address_ <= Time(0)) return std::nullopt;
    const std::lock_guard lock(mutex_);
    all_paid_ = std::min(all_paid_, now + 2 * minute);
    const auto wait = std::max(wait_until_paid(all_paid_, now),
                               wait_until_paid(paid_off_at(address_key(address), now), now));
    return wait > std::chrono::seconds(0) ? std::optional(wait) : std::nullopt;
}

void AnonymousTimeBudget::charge(std::string_view address, Time time, club::Instant now) {
    if (of_all_ <= Time(0) || of_address_ <= Time(0)) return;
    const std::string key = address_key(address);
    const std::lock_guard lock(mutex_);
    all_paid_ = add_charge(all_paid_, time, of_all_, now);
    const club::Instant paid = add_charge(paid_off_at(key, now), time, of_address_, now);
    if (newer_.size() >= half_) older_ = std::exchange(newer_, {});
    newer_[key] = paid;
}

std::shared_ptr<void> ConnectionLimiter::admit(std::string key) {
    {
        const std::lock_guard lock(open_->mutex);
        int& count = open_->count[key];
        if (open_->max_per_key > 0 && count >= open_->max_per_key) return nullptr;
        ++count;
    }
    return {open_.get(), [open = open_, key = std::move(key)](Open*) {
                const std::lock_guard lock(open->mutex);
                const auto found = open->count.find(key);
                if (--found->second == 0) open->count.erase(found);
            }};
}

}  // namespace posthouse::http
