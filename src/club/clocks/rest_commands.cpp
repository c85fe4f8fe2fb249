// Pauses that players choose: vacations, sleeping hours, weekends.

#include "club/accounts/account_tables.h"
#include "club/clocks/clock.h"
#include "club/clocks/clock_tables.h"
#include "club/clocks/turns.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace posthouse::club {
namespace {

using std::chrono::days;
using std::chrono::sys_days;

constexpr days vacation_ahead_max{366};

// ---- Vacation ----

std::string format_plans(const User& user, const std::vector<Vacation>& vacations, Instant now,
                         const Texts& texts) {
    std::string text;
    for (const Vacation& vacation : vacations)
        if (vacation.until > now)
            text += "    " +
                    texts(vacation.from <= now ? "answer-vacation-now" : "answer-vacation-days",
                          {{"from", format_day(vacation.from)},
                           {"until", format_day(last_day(vacation))}}) +
                    "\n";
    const int year = year_of(std::chrono::floor<days>(now));
    text = text.empty() ? texts("answer-vacation-none") + "\n"
                        : wrap(texts("answer-vacation-planned")) + "\n" + text;
    return text +
           wrap(texts(
               "answer-vacation-used",
               {{"used", days_in(vacations, year)}, {"most", vacation_days_max}, {"year", year}})) +
           "\n" +
           wrap(texts(user.auto_vacation ? "answer-vacation-auto" : "answer-vacation-auto-off",
                      {{"days", automatic_days_max}})) +
           "\n";
}

/// The vacations with everything after now cut off.
std::vector<Vacation> cut_off_at(const std::vector<Vacation>& vacations, Instant now) {
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
        return refuse("vacation-malformed",
                      "Write two days as in “vacation 2027-07-01 2027-07-14”, or “off”.");
    const auto today = std::chrono::floor<days>(now);
    if (*to < *from)
        return refuse("vacation-reversed", "The last day must not be before the first.");
    if (*from < today)
        return refuse("vacation-in-past", "A vacation cannot begin in the past: today is {day}.",
                      format_day(now));
    if (*from > today + vacation_ahead_max)
        return refuse("vacation-too-far-ahead",
                      "A vacation begins at most {n} days from now: ask again later.",
                      vacation_ahead_max.count());
    if (*to - *from >= days(2 * vacation_days_max))
        return refuse("vacation-too-long", "At most {n} days of vacation in a year.",
                      vacation_days_max);
    // A vacation from today begins now: time already used stays used.
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

std::string format_weekend(int weekend, const Texts& texts) {
    std::string words;
    for (int day = 0; day < 7; ++day) {
        if ((weekend >> day & 1) == 0) continue;
        const std::string name = texts("answer-weekday", {{"day", day + 1}});
        words = words.empty() ? name : texts("list-and", {{"some", words}, {"last", name}});
    }
    return words;
}

std::string format_rest_schedule(const RestSchedule& rest, const Texts& texts) {
    const std::string_view id = rest.sleeps() && rest.weekend != 0 ? "answer-rest-both"
                                : rest.sleeps()                    ? "answer-rest-sleep"
                                : rest.weekend != 0                ? "answer-rest-weekend"
                                                                   : "answer-rest-none";
    return texts(id, {{"from", rest.sleep_from},
                      {"until", rest.sleep_until},
                      {"days", format_weekend(rest.weekend, texts)},
                      {"zone", format_zone(rest.zone)}});
}

/// The current schedule, and the next one if it differs.
std::string format_rests(const std::vector<RestSchedule>& rests, Instant now, const Texts& texts) {
    const auto now_in_effect = format_rest_schedule(rest_schedule_at(rests, now), texts);
    std::string text = wrap(texts("answer-rest-now", {{"rest", now_in_effect}})) + "\n";
    if (!rests.empty() && rests.back().since > now)
        text += wrap(texts("answer-rest-later",
                           {{"day", format_minute(rests.back().since)},
                            {"rest", format_rest_schedule(rests.back(), texts)}})) +
                "\n";
    return text;
}

/// The latest schedule, whether it is in effect yet or not.
RestSchedule wish_of(const User& user, const std::vector<RestSchedule>& rests) {
    if (!rests.empty()) return rests.back();
    RestSchedule wish;
    if (user.quiet_hours) wish.zone = user.quiet_hours->zone;
    return wish;
}

}  // namespace

static CommandResult vacation_command(CommandContext& context, const User& known) {
    auto vacations = context.unit.list<Vacation>(known.id);
    const std::string_view from = context.command.argument("from");
    const std::string_view to = context.command.argument("to");
    if (from.empty()) return format_plans(known, vacations, context.now, context.texts);
    if (equals_ignore_case(from, "auto")) {
        User user = known;
        if (!equals_ignore_case(to, "on") && !equals_ignore_case(to, "off"))
            return refuse("vacation-auto-malformed",
                          "Write “vacation auto on” or “vacation auto off”.");
        user.auto_vacation = equals_ignore_case(to, "on");
        change_user(context.unit, user);
        return format_plans(user, vacations, context.now, context.texts);
    }
    if (equals_ignore_case(from, "off") && to.empty()) {
        vacations = cut_off_at(vacations, context.now);
        set_vacations(context.unit, known.id, vacations);
        pauses_changed(context, known.id);
        return context.texts("answer-vacation-over") + "\n" +
               format_plans(known, vacations, context.now, context.texts);
    }
    const auto planned = read_vacation(from, to, context.now);
    if (!planned) return planned.error();
    for (const Vacation& other : vacations)
        if (planned->from < other.until && other.from < planned->until)
            return refuse("vacation-overlaps",
                          "That overlaps with your vacation from {first} to {last}: “vacation off” "
                          "cancels what is planned.",
                          format_day(other.from), format_day(last_day(other)));
    vacations.push_back(*planned);
    std::ranges::sort(vacations, {}, &Vacation::from);
    for (const sys_days day : {std::chrono::floor<days>(planned->from), last_day(*planned)})
        if (const int used = days_in(vacations, year_of(day)); used > vacation_days_max)
            return refuse(
                "vacation-days-used-up",
                "At most {n} days of vacation in a year: with these it would be {used} in {year}.",
                vacation_days_max, used, year_of(day));
    set_vacations(context.unit, known.id, vacations);
    pauses_changed(context, known.id);
    return format_plans(known, vacations, context.now, context.texts) +
           context.texts("answer-may-still-move") + "\n";
}

static CommandResult set_rest_schedule(CommandContext& context, const User& user,
                                       const RestSchedule& wish) {
    const auto rests = schedule_rest(context.unit.list<RestSchedule>(user.id), wish, context.now);
    set_rest_schedules(context.unit, user.id, rests);
    pauses_changed(context, user.id);
    return format_rests(rests, context.now, context.texts) +
           context.texts("answer-may-always-move") + "\n";
}

static CommandResult sleep_command(CommandContext& context, const User& known) {
    const auto rests = context.unit.list<RestSchedule>(known.id);
    const std::string_view hours = context.command.argument("hours");
    const auto zone = context.command.line.option("zone");
    if (hours.empty() && !zone) return format_rests(rests, context.now, context.texts);
    RestSchedule wish = wish_of(known, rests);
    if (equals_ignore_case(hours, "off")) {
        wish.sleep_from = wish.sleep_until = 0;
    } else if (!hours.empty()) {
        const auto read = read_hours(hours);
        if (!read)
            return refuse("sleep-malformed",
                          "Sleeping hours are two hours of your day, as in “sleep 23-7”, or “sleep "
                          "off” for none.");
        const int length = (read->second - read->first + 24) % 24;
        if (length > sleep_hours_max)
            return refuse("sleep-too-long",
                          "You may sleep {n} hours a day at most; from {first}:00 to {last}:00 it "
                          "would be {used}.",
                          sleep_hours_max, read->first, read->second, length);
        wish.sleep_from = read->first;
        wish.sleep_until = read->second;
    }
    if (zone) {
        const auto read = read_zone(*zone);
        if (!read) return read.error();
        wish.zone = *read;
    }
    return set_rest_schedule(context, known, wish);
}

static CommandResult weekend_command(CommandContext& context, const User& known) {
    const auto rests = context.unit.list<RestSchedule>(known.id);
    const auto typed = context.command.arguments.find("day");
    if (typed == context.command.arguments.end())
        return format_rests(rests, context.now, context.texts);
    RestSchedule wish = wish_of(known, rests);
    wish.weekend = 0;
    const bool off = typed->second.size() == 1 && equals_ignore_case(typed->second.front(), "off");
    for (const std::string& word : off ? std::vector<std::string>() : typed->second) {
        const auto day = read_weekday(word);
        if (!day)
            return refuse("weekend-malformed",
                          "A weekend is one day of the week or two, as in “weekend sat sun”, or "
                          "“weekend off” for none.");
        wish.weekend |= 1 << *day;
    }
    if (std::popcount(static_cast<unsigned>(wish.weekend)) > weekend_days_max)
        return refuse("weekend-too-long", "A weekend has {n} days at most.", weekend_days_max);
    return set_rest_schedule(context, known, wish);
}

std::vector<CommandSpec> rest_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::vacation,
         vacation_command,
         "vacation",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"from", optional}, {"to", optional}},
         ""},
        {Id::sleep,
         sleep_command,
         "sleep",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"hours", optional}},
         "[--zone=+1:00]"},
        {Id::weekend,
         weekend_command,
         "weekend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"day", any}},
         ""},
    };
}

}  // namespace posthouse::club
