#include "http/strangers_work.h"

#include <algorithm>
#include <utility>

namespace posthouse {
namespace {

constexpr std::chrono::minutes minute{1};

}  // namespace

StrangersWork::StrangersWork(Time of_all, Time of_address, std::size_t keys_max)
    : of_all_(of_all), of_address_(of_address), half_(std::max<std::size_t>(1, keys_max / 2)) {}

Instant StrangersWork::paid_off(const std::string& address) const {
    if (const auto found = newer_.find(address); found != newer_.end()) return found->second;
    const auto found = older_.find(address);
    return found == older_.end() ? Instant{} : found->second;
}

/// A minute's worth may be owed.
std::chrono::seconds StrangersWork::wait_for(Instant paid, Instant now) {
    return std::chrono::ceil<std::chrono::seconds>(std::max(paid - now - minute, milliseconds(0)));
}

Instant StrangersWork::charged(Instant paid, Time time, Time a_minute, Instant now) {
    // A clock that was put back must not shut anybody out.
    paid = std::clamp(paid, now, now + 2 * minute);
    return paid + std::chrono::ceil<milliseconds>(time * (Time(minute).count() / a_minute.count()));
}

std::optional<std::chrono::seconds> StrangersWork::wait(std::string_view address, Instant now) {
    if (of_all_ <= Time(0) || of_address_ <= Time(0)) return std::nullopt;
    const std::lock_guard lock(mutex_);
    const auto wait =
        std::max(wait_for(all_paid_, now), wait_for(paid_off(key_of_address(address)), now));
    return wait > std::chrono::seconds(0) ? std::optional(wait) : std::nullopt;
}

void StrangersWork::took(std::string_view address, Time time, Instant now) {
    if (of_all_ <= Time(0) || of_address_ <= Time(0)) return;
    const std::string key = key_of_address(address);
    const std::lock_guard lock(mutex_);
    all_paid_ = charged(all_paid_, time, of_all_, now);
    const Instant paid = charged(paid_off(key), time, of_address_, now);
    if (newer_.size() >= half_) older_ = std::exchange(newer_, {});
    newer_[key] = paid;
}

}  // namespace posthouse
