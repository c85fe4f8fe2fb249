#include "club/clock.h"

#include "base/assert.h"
#include "base/text.h"

#include <algorithm>

namespace posthouse {
namespace {

constexpr milliseconds minute{60'000};
constexpr milliseconds hour = 60 * minute;
constexpr milliseconds day = 24 * hour;
constexpr milliseconds bank_max = 366 * day;

/// A whole number with d, h or m behind it.
std::optional<milliseconds> read_duration(std::string_view word) {
    if (word.size() < 2) return std::nullopt;
    const auto number = read_number(word.substr(0, word.size() - 1));
    if (!number) return std::nullopt;
    switch (lower(word.back())) {
        case 'd':
            return *number * day;
        case 'h':
            return *number * hour;
        case 'm':
            return *number * minute;
        default:
            return std::nullopt;
    }
}

std::string short_duration(milliseconds time) {
    if (time % day == milliseconds(0)) return std::to_string(time / day) + "d";
    if (time % hour == milliseconds(0)) return std::to_string(time / hour) + "h";
    return std::to_string(time / minute) + "m";
}

std::string counted(long long number, std::string_view unit) {
    return std::to_string(number) + " " + std::string(unit) + (number == 1 ? "" : "s");
}

}  // namespace

Or<Clock> read_clock(std::string_view words) {
    if (same_word(words, "none")) return Clock{};
    const Refusal refusal = refuse(
        "A clock is BANK+INCREMENT in days, hours or minutes, such as --clock=30d+1d, or "
        "--clock=none.");
    std::string_view cap_word = words;
    const std::string_view bank_and_increment = take_until(cap_word, '/');
    std::string_view increment_word = bank_and_increment;
    const auto bank = read_duration(take_until(increment_word, '+'));
    const bool plain = bank_and_increment.find('+') == std::string_view::npos;
    const auto increment = plain ? milliseconds(0) : read_duration(increment_word);
    const auto cap = cap_word.empty() ? bank : read_duration(cap_word);
    if (!bank || !increment || !cap) return refusal;
    if (*bank < minute || *bank > bank_max || *cap < *bank || *cap > bank_max || *increment > *cap)
        return refuse(
            "The bank of a clock is between a minute and a year (--clock=30d+1d), its cap no "
            "less than the bank, its increment no more than the cap.");
    return Clock{*bank, *increment, *cap, {*bank, *bank}};
}

std::string write_clock(const Clock& clock) {
    if (clock.bank == milliseconds(0)) return "none";
    std::string words = short_duration(clock.bank);
    if (clock.increment != milliseconds(0)) words += "+" + short_duration(clock.increment);
    if (clock.cap != clock.bank) words += "/" + short_duration(clock.cap);
    return words;
}

std::string write_duration(milliseconds time) {
    if (time < minute) return time <= milliseconds(0) ? "no time" : "less than a minute";
    if (time < hour) return counted(time / minute, "minute");
    if (time < day) {
        const auto minutes = time % hour / minute;
        return counted(time / hour, "hour") + (minutes ? " " + counted(minutes, "minute") : "");
    }
    const auto hours = time % day / hour;
    return counted(time / day, "day") + (hours ? " " + counted(hours, "hour") : "");
}

Instant time_up(const Match& match) {
    ASSERT(match.clock.bank != milliseconds(0));
    return match.turn_since + match.clock.left[index_of(match.to_move)];
}

Clock after_move(const Match& match, Instant now) {
    Clock clock = match.clock;
    if (clock.bank == milliseconds(0)) return clock;
    milliseconds& left = clock.left[index_of(match.to_move)];
    const milliseconds used = std::max(milliseconds(0), now - match.turn_since);
    left = std::min(clock.cap, std::max(milliseconds(0), left - used) + clock.increment);
    return clock;
}

}  // namespace posthouse
