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

namespace posthouse {
namespace {

using std::chrono::days;
using std::chrono::sys_days;

constexpr days vacation_ahead_max{366};

// ---- Vacation ----

std::string in_words(const Vacation& vacation) {
    return fmt::format("{} to {}", day_in_words(vacation.from), day_in_words(last_day(vacation)));
}

std::string plans_in_words(const User& user, const std::vector<Vacation>& vacations, Instant now) {
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
                ? wrapped(fmt::format("Before your time is up a vacation begins by itself, {} days "
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

Or<Vacation> read_vacation(std::string_view from_word, std::string_view to_word, Instant now) {
    const auto from = read_day(from_word);
    const auto to = read_day(to_word);
    if (!from || !to)
        return refuse("Write two days as in “vacation 2027-07-01 2027-07-14”, or “off”.");
    const auto today = std::chrono::floor<days>(now);
    if (*to < *from) return refuse("The last day must not be before the first.");
    if (*from < today)
        return refuse("A vacation cannot begin in the past: today is ", day_in_words(now), '.');
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
        if (word.size() >= 3 && same_word(weekdays[day].substr(0, word.size()), word)) return day;
    return std::nullopt;
}

std::string weekend_in_words(int weekend) {
    std::string words;
    for (int day = 0; day < 7; ++day)
        if ((weekend >> day & 1) != 0)
            words += (words.empty() ? "" : " and ") + std::string(weekdays[day]);
    return words;
}

std::string in_words(const Rest& rest) {
    std::string words;
    if (rest.sleeps())
        words = fmt::format("each day from {}:00 to {}:00", rest.sleep_from, rest.sleep_until);
    if (rest.weekend != 0)
        words += (words.empty() ? "on " : ", and on ") + weekend_in_words(rest.weekend);
    if (words.empty()) return "they run by day and night, all week.";
    return fmt::format("they stand still {} ({}).", words, zone_in_words(rest.zone));
}

/// What holds now and what will, if it is something else.
std::string rests_in_words(const std::vector<Rest>& rests, Instant now) {
    std::string text = wrapped("Your clocks: " + in_words(rest_at(rests, now))) + "\n";
    if (!rests.empty() && rests.back().since > now)
        text += wrapped(fmt::format("From {} UTC on {}", minute_in_words(rests.back().since),
                                    in_words(rests.back()))) +
                "\n";
    return text;
}

/// What the player wishes by now, whether it holds already or not.
Rest wish_of(const User& user, const std::vector<Rest>& rests) {
    if (!rests.empty()) return rests.back();
    Rest wish;
    if (user.quiet) wish.zone = user.quiet->zone;
    return wish;
}

}  // namespace

Service::Said Service::vacation(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    auto vacations = errand.unit.vacations(known->id);
    const std::string_view from = errand.command.word("from");
    const std::string_view to = errand.command.word("to");
    if (from.empty()) return plans_in_words(*known, vacations, errand.now);
    if (same_word(from, "auto")) {
        User user = *known;
        if (!same_word(to, "on") && !same_word(to, "off"))
            return refuse("Write “vacation auto on” or “vacation auto off”.");
        user.auto_vacation = same_word(to, "on");
        errand.unit.change_user(user);
        return plans_in_words(user, vacations, errand.now);
    }
    if (same_word(from, "off") && to.empty()) {
        vacations = ended(vacations, errand.now);
        errand.unit.set_vacations(known->id, vacations);
        pauses_changed(errand, known->id);
        return "Your vacation is over.\n" + plans_in_words(*known, vacations, errand.now);
    }
    const auto planned = read_vacation(from, to, errand.now);
    if (!planned) return planned.refusal();
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
    errand.unit.set_vacations(known->id, vacations);
    pauses_changed(errand, known->id);
    return plans_in_words(*known, vacations, errand.now) + "You may still move.\n";
}

Service::Said Service::wish_rest(Errand& errand, const User& user, const Rest& wish) const {
    const auto rests = with_wish(errand.unit.rests(user.id), wish, errand.now);
    errand.unit.set_rests(user.id, rests);
    pauses_changed(errand, user.id);
    return rests_in_words(rests, errand.now) + "You may always move.\n";
}

Service::Said Service::sleep(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    const auto rests = errand.unit.rests(known->id);
    const std::string_view hours = errand.command.word("hours");
    const auto zone = errand.command.line.option("zone");
    if (hours.empty() && !zone) return rests_in_words(rests, errand.now);
    Rest wish = wish_of(*known, rests);
    if (same_word(hours, "off")) {
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
        if (!read) return read.refusal();
        wish.zone = *read;
    }
    return wish_rest(errand, *known, wish);
}

Service::Said Service::weekend(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    const auto rests = errand.unit.rests(known->id);
    const auto typed = errand.command.words.find("day");
    if (typed == errand.command.words.end()) return rests_in_words(rests, errand.now);
    Rest wish = wish_of(*known, rests);
    wish.weekend = 0;
    const bool off = typed->second.size() == 1 && same_word(typed->second.front(), "off");
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
    return wish_rest(errand, *known, wish);
}

}  // namespace posthouse
