#include "http/strangers_work.h"

#include <algorithm>
#include <utility>

namespace posthouse::http {
namespace {

constexpr std::chrono::minutes minute{1};

}  // namespace

StrangersWork::StrangersWork(Time of_all, Time of_address, std::size_t keys_max)
    : of_all_(of_all), of_address_(of_address), half_(std::max<std::size_t>(1, keys_max / 2)) {}

/// A clock that was put back must not shut anybody out: nobody owes more than two minutes.
club::Instant StrangersWork::paid_off(const std::string& address, club::Instant now) {
    for (Debts* debts : {&newer_, &older_})
        if (const auto found = debts->find(address); found != debts->end())
            return found->second = std::min(found->second, now + 2 * minute);
    return club::Instant{};
}

/// A minute's worth may be owed.
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
