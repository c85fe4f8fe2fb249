#include "club/core/recurrence.h"

#include "base/inplace.h"
#include "club/core/calendar.h"
#include "club/core/typed_rows.h"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>

namespace posthouse::club {
namespace {

using std::chrono::days;
using std::chrono::sys_days;

constexpr std::array<std::string_view, 7> weekdays = {"sunday",   "monday", "tuesday", "wednesday",
                                                      "thursday", "friday", "saturday"};
constexpr std::array<std::string_view, 6> places = {"",      "first",  "second",
                                                    "third", "fourth", "last"};
constexpr int last_of_month = 5;
/// Two months: a fifth week there always is.
constexpr days searched{63};

using Zone = std::unique_ptr<GTimeZone, decltype(&g_time_zone_unref)>;

/// Only names of places and “UTC”: GLib would also read rules such as “EST5EDT” and other files.
bool is_zone_name(std::string_view name) {
    const auto fits = [](char c) {
        return is_digit(c) || (to_lower(c) >= 'a' && to_lower(c) <= 'z') ||
               std::string_view("/_-+").find(c) != std::string_view::npos;
    };
    return name == "UTC" || (name.size() <= 40 && name.find('/') != std::string_view::npos &&
                             name.find("//") == std::string_view::npos && name[0] >= 'A' &&
                             name[0] <= 'Z' && std::ranges::all_of(name, fits));
}

Zone find_zone(const std::string& name) {
    return {is_zone_name(name) ? g_time_zone_new_identifier(name.c_str()) : nullptr,
            &g_time_zone_unref};
}

/// `local`: what the clocks there show, as if it were UTC.
Instant instant_of(GTimeZone* zone, std::chrono::sys_seconds local) {
    gint64 time = local.time_since_epoch().count();
    g_time_zone_adjust_time(zone, G_TIME_TYPE_STANDARD, &time);
    // Which of two is called standard time differs from zone to zone.
    gint64 earliest = G_MAXINT64;
    for (const GTimeType type : {G_TIME_TYPE_STANDARD, G_TIME_TYPE_DAYLIGHT}) {
        const gint interval = g_time_zone_find_interval(zone, type, time);
        earliest = std::min(earliest, time - g_time_zone_get_offset(zone, interval));
    }
    return Instant(std::chrono::seconds(earliest));
}

bool falls_on(const Recurrence& every, sys_days day) {
    if (!every.weekday) return true;
    if (std::chrono::weekday(day).c_encoding() != static_cast<unsigned>(*every.weekday))
        return false;
    const std::chrono::year_month_day date(day);
    const auto number = static_cast<int>(static_cast<unsigned>(date.day()));
    if (every.which == 0) return true;
    if (every.which == last_of_month)
        return std::chrono::year_month_day(day + days(7)).month() != date.month();
    return (number - 1) / 7 + 1 == every.which;
}

}  // namespace

std::optional<Recurrence> read_recurrence(std::string_view word) {
    const std::string typed = fold_case(word);
    Recurrence every;
    if (typed == "day") return every;
    std::string_view rest = typed;
    if (typed.find('-') != std::string::npos) {
        const auto* const place = std::ranges::find(places, take_until(rest, '-'));
        if (place == places.end() || place->empty()) return std::nullopt;
        every.which = static_cast<int>(std::distance(places.begin(), place));
    }
    const auto* const weekday = std::ranges::find(weekdays, rest);
    if (weekday == weekdays.end()) return std::nullopt;
    every.weekday = static_cast<int>(std::distance(weekdays.begin(), weekday));
    return every;
}

std::string recurrence_word(const Recurrence& every) {
    if (!every.weekday) return "day";
    const std::string_view weekday = weekdays.at(static_cast<std::size_t>(*every.weekday));
    return every.which == 0
               ? std::string(weekday)
               : fmt::format("{}-{}", places.at(static_cast<std::size_t>(every.which)), weekday);
}

std::optional<std::chrono::minutes> read_time_of_day(std::string_view word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos || word.size() - colon != 3) return std::nullopt;
    const auto moment = read_minute(fmt::format("2000-01-01T{}{}", colon == 1 ? "0" : "", word));
    if (!moment) return std::nullopt;
    return std::chrono::duration_cast<std::chrono::minutes>(*moment -
                                                            std::chrono::floor<days>(*moment));
}

std::string format_time_of_day(std::chrono::minutes at) {
    return fmt::format("{:02}:{:02}", at.count() / 60, at.count() % 60);
}

std::optional<Refusal> zone_error(std::string_view name) {
    if (find_zone(std::string(name))) return std::nullopt;
    if (!find_zone("Europe/London"))
        return refuse("time-zones-missing",
                      "This server does not know the world’s time zones: its operator must install "
                      "the package tzdata.");
    return refuse("time-zone-unknown",
                  "There is no time zone “{typed}”: --zone= is a place such as Europe/London, "
                  "Africa/Accra or America/Barbados, or UTC.",
                  truncate(name, 40));
}

std::optional<Instant> next_occurrence(const Recurrence& every, Instant after) {
    const Zone zone = find_zone(every.zone);
    if (!zone) return std::nullopt;
    // There it may still be yesterday.
    const sys_days from = std::chrono::floor<days>(after) - days(1);
    for (sys_days day = from; day < from + searched; day += days(1)) {
        if (!falls_on(every, day)) continue;
        const Instant found = instant_of(zone.get(), day + every.at);
        if (found > after) return found;
    }
    return std::nullopt;
}

}  // namespace posthouse::club
