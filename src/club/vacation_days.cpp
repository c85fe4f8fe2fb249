#include "club/vacation_days.h"

#include <date/date.h>

#include <algorithm>

namespace posthouse::club {

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
