#include "club/hours.h"

#include "base/text.h"

#include <date/date.h>
#include <fmt/format.h>
#include <sstream>

namespace posthouse::club {
namespace {

using std::chrono::minutes;

/// "7", "07" or "7:00"; 24 is midnight, too.
std::optional<int> read_hour(std::string_view word) {
    if (word.ends_with(":00")) word.remove_suffix(3);
    if (word.size() == 2 && word[0] == '0') word.remove_prefix(1);
    const auto hour = read_number(word);
    if (!hour || *hour > 24) return std::nullopt;
    return *hour % 24;
}

}  // namespace

std::optional<std::chrono::sys_days> read_day(std::string_view word) {
    std::istringstream in{std::string(word)};
    date::sys_days day;
    in >> date::parse("%F", day);
    if (in.fail() || in.peek() != std::istringstream::traits_type::eof() || word.size() > 10)
        return std::nullopt;
    return day;
}

std::optional<std::pair<int, int>> read_hours(std::string_view words) {
    const auto from = read_hour(take_until(words, '-'));
    const auto until = read_hour(words);
    if (!from || !until || *from == *until) return std::nullopt;
    return std::pair(*from, *until);
}

Expected<minutes> read_zone(std::string_view word) {
    const Refusal wrong =
        refuse("A zone is how far your clock is ahead of UTC, from -12:00 to +14:00: --zone=+1:00");
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

}  // namespace posthouse::club
