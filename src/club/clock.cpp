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

std::string clock_rules(const Clock& clock) {
    if (clock.bank == milliseconds(0)) return "No clock: take your time.";
    std::string words = "Clock " + write_clock(clock) + ": each has " + write_duration(clock.bank) +
                        ", which run while it is his turn";
    if (clock.increment != milliseconds(0))
        words += "; each move adds " + write_duration(clock.increment) + ", up to " +
                 write_duration(clock.cap);
    return words + ". A player whose time is up loses. During a vacation it stands still.";
}

milliseconds within(const std::vector<Vacation>& vacations, Instant from, Instant until) {
    std::vector<Vacation> in_order = vacations;
    std::ranges::sort(in_order, {}, &Vacation::from);
    milliseconds sum{};
    Instant counted_to = from;  // vacations may overlap
    for (const Vacation& vacation : in_order) {
        const Instant begin = std::max(vacation.from, counted_to);
        const Instant end = std::min(vacation.until, until);
        if (end <= begin) continue;
        sum += end - begin;
        counted_to = end;
    }
    return sum;
}

Instant time_up(const Match& match, const std::vector<Vacation>& vacations) {
    ASSERT(match.clock.bank != milliseconds(0));
    std::vector<Vacation> in_order = vacations;
    std::ranges::sort(in_order, {}, &Vacation::from);
    Instant end = match.turn_since + match.clock.left[index_of(match.to_move)];
    Instant counted_to = match.turn_since;
    for (const Vacation& vacation : in_order) {
        const Instant begin = std::max(vacation.from, counted_to);
        if (begin >= end) break;
        if (vacation.until <= begin) continue;
        end += vacation.until - begin;
        counted_to = vacation.until;
    }
    return end;
}

milliseconds time_left(const Match& match, Instant now, milliseconds paused) {
    const milliseconds used = std::max(milliseconds(0), now - match.turn_since - paused);
    return std::max(milliseconds(0), match.clock.left[index_of(match.to_move)] - used);
}

Instant look_again(milliseconds left, const std::vector<Vacation>& vacations, Instant now) {
    for (const Vacation& vacation : vacations)
        if (vacation.from <= now && now < vacation.until)
            return std::min(vacation.until + left, now + std::max(left, hour));
    return now + left;
}

Clock after_no_move(const Match& match, Instant now, milliseconds paused) {
    Clock clock = match.clock;
    if (clock.bank != milliseconds(0))
        clock.left[index_of(match.to_move)] = time_left(match, now, paused);
    return clock;
}

Clock after_move(const Match& match, Instant now, milliseconds paused) {
    Clock clock = after_no_move(match, now, paused);
    milliseconds& left = clock.left[index_of(match.to_move)];
    if (clock.bank != milliseconds(0)) left = std::min(clock.cap, left + clock.increment);
    return clock;
}

}  // namespace posthouse
