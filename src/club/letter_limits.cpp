#include "club/letter_limits.h"

namespace posthouse::club {
namespace {

constexpr std::chrono::hours letter_limit_window{1};
constexpr std::size_t clients_max = 100'000;

}  // namespace

std::optional<Instant> LetterLimits::wait(const std::string& client, Instant now) {
    if (client.empty()) return std::nullopt;
    const std::lock_guard lock(mutex_);
    if (caused_.size() >= clients_max) forget_before(now - letter_limit_window);
    if (caused_.size() >= clients_max) caused_.clear();
    auto& times = caused_[client];
    while (!times.empty() && times.front() <= now - letter_limit_window) times.pop_front();
    if (times.size() >= unconfirmed_letters_an_hour) return times.front() + letter_limit_window;
    times.push_back(now);
    return std::nullopt;
}

void LetterLimits::forget_before(Instant instant) {
    std::erase_if(caused_, [instant](const auto& one) {
        return one.second.empty() || one.second.back() <= instant;
    });
}

}  // namespace posthouse::club
