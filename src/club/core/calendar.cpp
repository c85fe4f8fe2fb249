
#include "club/core/calendar.h"

#include "base/inplace.h"

#include <date/date.h>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace posthouse::club {
namespace {

using std::chrono::minutes;

/// "7", "07" or "7:00"; 24 is read as 0.
std::optional<int> read_hour(std::string_view word) {
    if (word.ends_with(":00")) word.remove_suffix(3);
    if (word.size() == 2 && word[0] == '0') word.remove_prefix(1);
    const auto hour = read_number(word);
    if (!hour || *hour > 24) return std::nullopt;
    return *hour % 24;
}

}  // namespace

std::string format_day(Instant at) {
    return date::format("%F", std::chrono::floor<std::chrono::days>(at));
}

std::string format_minute(Instant at) {
    return date::format("%F %H:%M", std::chrono::floor<std::chrono::minutes>(at));
}

namespace {

template <class Time>
std::optional<Time> read_time(std::string_view word, const char* format, std::string_view example) {
    std::istringstream in{std::string(word)};
    Time time;
    in >> date::parse(format, time);
    if (in.fail() || in.peek() != std::istringstream::traits_type::eof() ||
        word.size() > example.size())
        return std::nullopt;
    return time;
}

}  // namespace

std::optional<std::chrono::sys_days> read_day(std::string_view word) {
    return read_time<date::sys_days>(word, "%F", "2027-03-01");
}

std::optional<Instant> read_minute(std::string_view word) {
    if (const auto day = read_day(word)) return Instant(*day);
    return read_time<Instant>(word, "%FT%H:%M", "2027-03-01T18:30");
}

std::string format_month(std::chrono::year_month month) {
    return fmt::format("{:04}-{:02}", static_cast<int>(month.year()),
                       static_cast<unsigned>(month.month()));
}

std::optional<std::chrono::year_month> read_month(std::string_view word) {
    if (word.size() != std::string_view("2026-10").size()) return std::nullopt;
    const auto day = read_day(std::string(word) + "-01");
    return day ? std::optional(month_of(*day)) : std::nullopt;
}

std::chrono::year_month month_of(Instant at) {
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(at));
    return day.year() / day.month();
}

std::optional<std::pair<int, int>> read_hours(std::string_view words) {
    const auto from = read_hour(take_until(words, '-'));
    const auto until = read_hour(words);
    if (!from || !until || *from == *until) return std::nullopt;
    return std::pair(*from, *until);
}

Expected<minutes> read_zone(std::string_view word) {
    const Refusal wrong =
        refuse("time-zone-malformed",
               "A time zone is an offset from UTC, from -12:00 to +14:00: --zone=+1:00");
    const bool west = word.starts_with('-');
    if (west || word.starts_with('+')) word.remove_prefix(1);
    std::string_view rest = word;
    std::string_view hour = take_until(rest, ':');
    if (hour.size() == 2 && hour[0] == '0') hour.remove_prefix(1);
    const auto hours = read_number(hour);
    const bool whole = word.find(':') == std::string_view::npos;
    const auto past = whole ? std::optional<int>(0) : rest == "00" ? 0 : read_number(rest);
    if (!hours || !past || (!whole && rest.size() != 2) || *past > 59) return wrong;
    const minutes zone = minutes(*hours * 60 + *past) * (west ? -1 : 1);
    if (zone < -std::chrono::hours(12) || zone > std::chrono::hours(14)) return wrong;
    return zone;
}

std::string format_zone(minutes zone) {
    const auto size = std::chrono::abs(zone).count();
    return fmt::format("UTC{}{}:{:02}", zone < minutes{} ? "-" : "+", size / 60, size % 60);
}

using std::chrono::days;
using std::chrono::sys_days;

int year_of(sys_days day) {
    return static_cast<int>(date::year_month_day(day).year());
}

sys_days last_day(const Vacation& vacation) {
    return std::chrono::floor<days>(vacation.until - milliseconds(1));
}

int days_in(const std::vector<Vacation>& vacations, int year) {
    std::vector<sys_days> all;
    for (const Vacation& vacation : vacations)
        for (sys_days day = std::chrono::floor<days>(vacation.from); day <= last_day(vacation);
             day += days(1))
            if (year_of(day) == year) all.push_back(day);
    std::ranges::sort(all);
    return static_cast<int>(std::ranges::unique(all).begin() - all.begin());
}

std::optional<Vacation> automatic_vacation(const std::vector<Vacation>& vacations, Instant now) {
    Instant planned = Instant::max();
    for (const Vacation& one : vacations) {
        if (one.from <= now && now < one.until) return std::nullopt;
        if (one.from > now) planned = std::min(planned, one.from);
    }
    const auto today = std::chrono::floor<days>(now);
    std::optional<Vacation> longest;
    for (int length = 1; length <= automatic_days_max; ++length) {
        std::vector<Vacation> all = vacations;
        all.push_back({now, std::min<Instant>(today + days(length), planned)});
        if (days_in(all, year_of(last_day(all.back()))) > vacation_days_max) break;
        longest = all.back();
    }
    return longest;
}

}  // namespace posthouse::club
