// When a player's clocks stand still by his own wish: vacations, sleeping hours, weekends.

#include "club/clock.h"
#include "club/errand.h"
#include "club/hours.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/vacation_days.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace posthouse::club {
namespace {

using std::chrono::days;
using std::chrono::sys_days;

constexpr days vacation_ahead_max{366};

// ---- Vacation ----

std::string in_words(const Vacation& vacation) {
    return fmt::format("{} to {}", format_day(vacation.from), format_day(last_day(vacation)));
}

std::string format_plans(const User& user, const std::vector<Vacation>& vacations, Instant now) {
    std::string text;
    for (const Vacation& vacation : vacations)
        if (vacation.until > now)
            text +=
                fmt::format("    {}{}\n", in_words(vacation), vacation.from <= now ? ", now" : "");
    const int year = year_of(std::chrono::floor<days>(now));
    return (text.empty() ? "No vacation is planned.\n"
                         : "Your clocks stand still (both days included, UTC):\n" + text) +
           fmt::format("{} of {} days of {} are used or planned.\n", days_in(vacations, year),
                       vacation_days_max, year) +
           (user.auto_vacation
                ? wrap(fmt::format("Before your time is up a vacation begins by itself, {} days "
                                   "at a time, while there are any left (“vacation auto off”).",
                                   automatic_days_max)) +
                      "\n"
                : "None begins by itself (“vacation auto on”).\n");
}

/// What is over, and what is not but for what would follow.
std::vector<Vacation> ended(const std::vector<Vacation>& vacations, Instant now) {
    std::vector<Vacation> kept;
    for (Vacation vacation : vacations) {
        vacation.until = std::min(vacation.until, now);
        if (vacation.from < vacation.until) kept.push_back(vacation);
    }
    return kept;
}

Expected<Vacation> read_vacation(std::string_view from_word, std::string_view to_word,
                                 Instant now) {
    const auto from = read_day(from_word);
    const auto to = read_day(to_word);
    if (!from || !to)
        return refuse("Write two days as in “vacation 2027-07-01 2027-07-14”, or “off”.");
    const auto today = std::chrono::floor<days>(now);
    if (*to < *from) return refuse("The last day must not be before the first.");
    if (*from < today)
        return refuse("A vacation cannot begin in the past: today is ", format_day(now), '.');
    if (*from > today + vacation_ahead_max)
        return refuse("A vacation begins at most ", vacation_ahead_max.count(),
                      " days from now: ask again later.");
    if (*to - *from >= days(2 * vacation_days_max))
        return refuse("At most ", vacation_days_max, " days of vacation in a year.");
    // Today's begins now: the time that has been used is used.
    return Vacation{std::max<Instant>(*from, now), *to + days(1)};
}

// ---- Sleep and weekends ----

constexpr std::string_view weekdays[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                         "Friday", "Saturday", "Sunday"};

/// "sat", "Saturday".
std::optional<int> read_weekday(std::string_view word) {
    for (int day = 0; day < 7; ++day)
        if (word.size() >= 3 && equals_ignore_case(weekdays[day].substr(0, word.size()), word))
            return day;
    return std::nullopt;
}

std::string format_weekend(int weekend) {
    std::string words;
    for (int day = 0; day < 7; ++day)
        if ((weekend >> day & 1) != 0)
            words += (words.empty() ? "" : " and ") + std::string(weekdays[day]);
    return words;
}

std::string in_words(const RestSchedule& rest) {
    std::string words;
    if (rest.sleeps())
        words = fmt::format("each day from {}:00 to {}:00", rest.sleep_from, rest.sleep_until);
    if (rest.weekend != 0)
        words += (words.empty() ? "on " : ", and on ") + format_weekend(rest.weekend);
    if (words.empty()) return "they run by day and night, all week.";
    return fmt::format("they stand still {} ({}).", words, format_zone(rest.zone));
}

/// What holds now and what will, if it is something else.
std::string format_rests(const std::vector<RestSchedule>& rests, Instant now) {
    std::string text = wrap("Your clocks: " + in_words(rest_schedule_at(rests, now))) + "\n";
    if (!rests.empty() && rests.back().since > now)
        text += wrap(fmt::format("From {} UTC on {}", format_minute(rests.back().since),
                                 in_words(rests.back()))) +
                "\n";
    return text;
}

/// What the player wishes by now, whether it holds already or not.
RestSchedule wish_of(const User& user, const std::vector<RestSchedule>& rests) {
    if (!rests.empty()) return rests.back();
    RestSchedule wish;
    if (user.quiet) wish.zone = user.quiet->zone;
    return wish;
}

}  // namespace

Service::Said Service::vacation(CommandContext& context) const {
    const auto known = speaker(context);
    if (!known) return known.error();
    auto vacations = context.unit.vacations(known->id);
    const std::string_view from = context.command.word("from");
    const std::string_view to = context.command.word("to");
    if (from.empty()) return format_plans(*known, vacations, context.now);
    if (equals_ignore_case(from, "auto")) {
        User user = *known;
        if (!equals_ignore_case(to, "on") && !equals_ignore_case(to, "off"))
            return refuse("Write “vacation auto on” or “vacation auto off”.");
        user.auto_vacation = equals_ignore_case(to, "on");
        context.unit.change_user(user);
        return format_plans(user, vacations, context.now);
    }
    if (equals_ignore_case(from, "off") && to.empty()) {
        vacations = ended(vacations, context.now);
        context.unit.set_vacations(known->id, vacations);
        pauses_changed(context, known->id);
        return "Your vacation is over.\n" + format_plans(*known, vacations, context.now);
    }
    const auto planned = read_vacation(from, to, context.now);
    if (!planned) return planned.error();
    for (const Vacation& other : vacations)
        if (planned->from < other.until && other.from < planned->until)
            return refuse("That overlaps with your vacation from ", in_words(other),
                          ": “vacation off” drops what is planned.");
    vacations.push_back(*planned);
    std::ranges::sort(vacations, {}, &Vacation::from);
    for (const sys_days day : {std::chrono::floor<days>(planned->from), last_day(*planned)})
        if (const int used = days_in(vacations, year_of(day)); used > vacation_days_max)
            return refuse("At most ", vacation_days_max,
                          " days of vacation in a year: with these it "
                          "would be ",
                          used, " in ", year_of(day), '.');
    context.unit.set_vacations(known->id, vacations);
    pauses_changed(context, known->id);
    return format_plans(*known, vacations, context.now) + "You may still move.\n";
}

Service::Said Service::set_rest_schedule(CommandContext& context, const User& user,
                                         const RestSchedule& wish) const {
    const auto rests = schedule_rest(context.unit.rest_schedules(user.id), wish, context.now);
    context.unit.set_rests(user.id, rests);
    pauses_changed(context, user.id);
    return format_rests(rests, context.now) + "You may always move.\n";
}

Service::Said Service::sleep(CommandContext& context) const {
    const auto known = speaker(context);
    if (!known) return known.error();
    const auto rests = context.unit.rest_schedules(known->id);
    const std::string_view hours = context.command.word("hours");
    const auto zone = context.command.line.option("zone");
    if (hours.empty() && !zone) return format_rests(rests, context.now);
    RestSchedule wish = wish_of(*known, rests);
    if (equals_ignore_case(hours, "off")) {
        wish.sleep_from = wish.sleep_until = 0;
    } else if (!hours.empty()) {
        const auto read = read_hours(hours);
        if (!read)
            return refuse(
                "Sleeping hours are two hours of your day, as in “sleep 23-7”, or “sleep off” for "
                "none.");
        const int length = (read->second - read->first + 24) % 24;
        if (length > sleep_hours_max)
            return refuse("You may sleep ", sleep_hours_max, " hours a day at most; from ",
                          read->first, ":00 to ", read->second, ":00 it would be ", length, '.');
        wish.sleep_from = read->first;
        wish.sleep_until = read->second;
    }
    if (zone) {
        const auto read = read_zone(*zone);
        if (!read) return read.error();
        wish.zone = *read;
    }
    return set_rest_schedule(context, *known, wish);
}

Service::Said Service::weekend(CommandContext& context) const {
    const auto known = speaker(context);
    if (!known) return known.error();
    const auto rests = context.unit.rest_schedules(known->id);
    const auto typed = context.command.words.find("day");
    if (typed == context.command.words.end()) return format_rests(rests, context.now);
    RestSchedule wish = wish_of(*known, rests);
    wish.weekend = 0;
    const bool off = typed->second.size() == 1 && equals_ignore_case(typed->second.front(), "off");
    for (const std::string& word : off ? std::vector<std::string>() : typed->second) {
        const auto day = read_weekday(word);
        if (!day)
            return refuse(
                "A weekend is one day of the week or two, as in “weekend sat sun”, or “weekend "
                "off” for none.");
        wish.weekend |= 1 << *day;
    }
    if (std::popcount(static_cast<unsigned>(wish.weekend)) > weekend_days_max)
        return refuse("A weekend has ", weekend_days_max, " days at most.");
    return set_rest_schedule(context, *known, wish);
}

}  // namespace posthouse::club
