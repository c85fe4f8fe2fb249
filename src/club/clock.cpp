#include "club/clock.h"

#include "base/assert.h"
#include "base/text.h"

#include <algorithm>

namespace posthouse::club {
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

Expected<Clock> read_clock(std::string_view words) {
    if (equals_ignore_case(words, "none")) return Clock{};
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

std::string_view pause_rules() {
    return "His clock stands still in his sleeping hours (10 a day at most), on his weekends (2 "
           "days a week at most) and vacations (30 days a year), which all together put off the "
           "end of a turn by no more than 60 days and twice the time he had; and while the house "
           "is closed or its operator stops all clocks. He may always move.";
}

std::string clock_rules(const Clock& clock) {
    if (clock.bank == milliseconds(0)) return "No clock: take your time.";
    std::string words = "Clock " + write_clock(clock) + ": each has " + write_duration(clock.bank) +
                        ", which run while it is his turn";
    if (clock.increment != milliseconds(0))
        words += "; each move adds " + write_duration(clock.increment) + ", up to " +
                 write_duration(clock.cap);
    words.append(". A player whose time is up loses. ").append(pause_rules());
    if (reminder_after(clock.cap))
        words +=
            " He is reminded when four fifths of his time are used, and once more before the end.";
    return words;
}

TurnClock turn_of(const Match& match) {
    ASSERT(match.clock.bank != milliseconds(0));
    return {match.turn_since, match.clock.left[index_of(match.to_move)]};
}

std::optional<Instant> time_up(const Match& match, const PauseSet& pauses) {
    return time_up(pauses, turn_of(match));
}

milliseconds time_left(const Match& match, Instant now, const PauseSet& pauses) {
    const TurnClock turn = turn_of(match);
    return turn.left - time_used(pauses, turn, now);
}

Clock after_no_move(const Match& match, Instant now, const PauseSet& pauses) {
    Clock clock = match.clock;
    if (clock.bank != milliseconds(0))
        clock.left[index_of(match.to_move)] = time_left(match, now, pauses);
    return clock;
}

Clock after_move(const Match& match, Instant now, const PauseSet& pauses) {
    Clock clock = after_no_move(match, now, pauses);
    milliseconds& left = clock.left[index_of(match.to_move)];
    if (clock.bank != milliseconds(0)) left = std::min(clock.cap, left + clock.increment);
    return clock;
}

std::optional<milliseconds> reminder_after(milliseconds left) {
    if (left < 5 * hour) return std::nullopt;
    return left - left / 5;
}

std::optional<milliseconds> last_call_after(milliseconds left) {
    if (left <= 10 * hour) return std::nullopt;
    return left - std::clamp(left / 20, 2 * hour, day);
}

}  // namespace posthouse::club
