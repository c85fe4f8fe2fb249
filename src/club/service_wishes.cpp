// A player's wishes: how often and when he wants mail, and when his clocks stand still.

#include "club/errand.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"

#include <date/date.h>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace posthouse {
namespace {

using std::chrono::days;
using std::chrono::minutes;
using std::chrono::sys_days;

constexpr int vacation_days_max = 30;  // in a calendar year
constexpr days vacation_ahead_max{366};

// ---- How often ----

constexpr std::pair<std::string_view, Notify> modes[] = {{"each", Notify::each},
                                                         {"digest", Notify::digest},
                                                         {"once", Notify::once},
                                                         {"never", Notify::never}};

std::string_view in_words(Notify notify) {
    switch (notify) {
        case Notify::each:
            return "each is mailed as it comes";
        case Notify::digest:
            return "all of a day are mailed in one, at seven in the morning";
        case Notify::once:
            return "one is mailed, then none until you have looked or played";
        case Notify::never:
            return "none is mailed, they wait on the page";
    }
    ASSERT(false);
    __builtin_unreachable();
}

/// "7", "07" or "7:00"; 24 is midnight, too.
std::optional<int> read_hour(std::string_view word) {
    if (word.ends_with(":00")) word.remove_suffix(3);
    if (word.size() == 2 && word[0] == '0') word.remove_prefix(1);
    const auto hour = read_number(word);
    if (!hour || *hour > 24) return std::nullopt;
    return *hour % 24;
}

Or<QuietHours> read_quiet(std::string_view word, QuietHours hours) {
    if (same_word(word, "off")) {
        hours.from = hours.until = 0;
        return hours;
    }
    std::string_view rest = word;
    const auto from = read_hour(take_until(rest, '-'));
    const auto until = read_hour(rest);
    if (!from || !until || *from == *until)
        return refuse(
            "Quiet hours are two hours of the day, as in --quiet=22-7, or --quiet=off for none.");
    hours.from = *from;
    hours.until = *until;
    return hours;
}

/// "+1:00", "-3:30", "+2", "0".
Or<minutes> read_zone(std::string_view word) {
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

std::string in_words(const std::optional<QuietHours>& quiet) {
    const minutes zone = quiet ? quiet->zone : minutes{};
    const auto size = std::chrono::abs(zone).count();
    const std::string here =
        fmt::format("UTC{}{}:{:02}", zone < minutes{} ? "-" : "+", size / 60, size % 60);
    if (!quiet || quiet->from == quiet->until) return fmt::format("none (your clock: {})", here);
    return fmt::format("from {}:00 to {}:00 (your clock: {})", quiet->from, quiet->until, here);
}

std::string wishes_in_words(const Reader& reader, const User& user) {
    std::string text = hanging("Boards:       ", in_words(user.notify)) + "\n";
    std::string otherwise;
    for (const Watch& watch : reader.watched_by(user.id)) {
        const auto match = reader.match(watch.match);
        if (match && watch.notify)
            otherwise += hanging(fmt::format("  {}/{}: ", match->game, match->board),
                                 in_words(*watch.notify)) +
                         "\n";
    }
    if (!otherwise.empty()) text += otherwise + "  (“notify usual GAME/12” takes that back)\n";
    text += fmt::format("Broadcasts:   {}\n", user.broadcasts ? "yes" : "no");
    text += "Quiet hours:  " + in_words(user.quiet) + "\n";
    text += "Letters go to ";
    const Address* address = user.mail_address();
    text += (address != nullptr ? address->address : "your page: no address of yours takes mail") +
            "\n";
    for (const Address& one : user.addresses)
        if (!one.confirmed || one.suspended)
            text +=
                hanging("  ", one.address + (one.suspended ? ": mail came back, confirm it again"
                                                           : ": not confirmed yet")) +
                "\n";
    return text;
}

struct BoardWishes {
    std::vector<Watch> watches;
    bool broadcasts = false;  // they were named
};

/// The boards of "wari/12", "wari 12" or "broadcasts".
Or<BoardWishes> read_boards(const Reader& reader, const User& user,
                            const std::vector<std::string>& words) {
    BoardWishes wishes;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (same_word(words[i], "broadcasts")) {
            wishes.broadcasts = true;
            continue;
        }
        std::string_view board = words[i];
        const std::string_view name = take_until(board, '/');
        const Game* game = find_game(name);
        if (game == nullptr || !game->listed)
            return refuse("“", clip(words[i], 40),
                          "” is no board: write a game and a number, as in GAME/12, or "
                          "“broadcasts”.");
        if (board.empty() && i + 1 < words.size()) board = words[++i];
        const auto match = find_match(reader, *game, board);
        if (!match) return match.refusal();
        const auto all = reader.watches(match->id);
        const auto watch = std::ranges::find(all, user.id, &Watch::user);
        if (watch == all.end() && std::ranges::count(match->seats, user.id) == 0)
            return refuse("You neither play nor watch ", match->game, " board ", match->board,
                          ": “", match->game, " subscribe ", match->board, "” watches it.");
        wishes.watches.push_back(watch == all.end() ? Watch{match->id, user.id, std::nullopt}
                                                    : *watch);
    }
    return wishes;
}

// ---- Vacation ----

std::optional<sys_days> read_day(std::string_view word) {
    std::istringstream in{std::string(word)};
    date::sys_days day;
    in >> date::parse("%F", day);
    if (in.fail() || in.peek() != std::istringstream::traits_type::eof() || word.size() > 10)
        return std::nullopt;
    return day;
}

int year_of(sys_days day) {
    return static_cast<int>(date::year_month_day(day).year());
}

/// The last day of which some is in it.
sys_days last_day(const Vacation& vacation) {
    return std::chrono::floor<days>(vacation.until - milliseconds(1));
}

/// On how many days of this year the player is on vacation.
int days_in(const std::vector<Vacation>& vacations, int year) {
    std::vector<sys_days> all;
    for (const Vacation& vacation : vacations)
        for (sys_days day = std::chrono::floor<days>(vacation.from); day <= last_day(vacation);
             day += days(1))
            if (year_of(day) == year && std::ranges::count(all, day) == 0) all.push_back(day);
    return static_cast<int>(all.size());
}

std::string in_words(const Vacation& vacation) {
    return fmt::format("{} to {}", day_in_words(vacation.from), day_in_words(last_day(vacation)));
}

std::string plans_in_words(const std::vector<Vacation>& vacations, Instant now) {
    std::string text;
    for (const Vacation& vacation : vacations)
        if (vacation.until > now)
            text +=
                fmt::format("    {}{}\n", in_words(vacation), vacation.from <= now ? ", now" : "");
    const int year = year_of(std::chrono::floor<days>(now));
    return (text.empty() ? "No vacation is planned.\n"
                         : "Your clocks stand still (both days included, UTC):\n" + text) +
           fmt::format("{} of {} days of {} are used or planned.\n", days_in(vacations, year),
                       vacation_days_max, year);
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

}  // namespace

Service::Said Service::vacation(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    auto vacations = errand.unit.vacations(known->id);
    const std::string_view from = errand.command.word("from");
    const std::string_view to = errand.command.word("to");
    if (from.empty()) return plans_in_words(vacations, errand.now);
    if (same_word(from, "off") && to.empty()) {
        vacations = ended(vacations, errand.now);
        errand.unit.set_vacations(known->id, vacations);
        return "Your vacation is over; your clocks run.\n" + plans_in_words(vacations, errand.now);
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
    return plans_in_words(vacations, errand.now) + "You may still move.\n";
}

Service::Said Service::notify(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    User user = *known;
    const auto quiet = errand.command.line.option("quiet");
    const auto zone = errand.command.line.option("zone");
    const std::string_view how = errand.command.word("how");
    if (how.empty() && !quiet && !zone) return wishes_in_words(errand.unit, user);

    QuietHours hours = user.quiet.value_or(QuietHours{});
    if (quiet) {
        const auto read = read_quiet(*quiet, hours);
        if (!read) return read.refusal();
        hours = *read;
    }
    if (zone) {
        const auto read = read_zone(*zone);
        if (!read) return read.refusal();
        hours.zone = *read;
    }
    const bool nothing_said = hours.from == hours.until && hours.zone == minutes{};
    user.quiet = nothing_said ? std::nullopt : std::optional(hours);

    if (!how.empty()) {
        const auto boards = errand.command.words.find("board");
        const bool all = boards == errand.command.words.end();
        const auto mode =
            std::ranges::find_if(modes, [&](const auto& one) { return same_word(one.first, how); });
        const bool usual = same_word(how, "usual") && !all;
        if (mode == std::end(modes) && !usual)
            return refuse(
                "How often is one of each, digest, once or never; then come the boards, as "
                "in “notify never GAME/12”.");
        const std::optional<Notify> wish = usual ? std::nullopt : std::optional(mode->second);
        if (all) {
            user.notify = *wish;
        } else {
            const auto wishes = read_boards(errand.unit, user, boards->second);
            if (!wishes) return wishes.refusal();
            for (Watch watch : wishes->watches) {
                watch.notify = wish;
                errand.unit.set_watch(watch);
            }
            if (wishes->broadcasts) user.broadcasts = wish && *wish != Notify::never;
        }
    }
    errand.unit.change_user(user);
    post_anew(errand.unit, user, errand.now);
    return wishes_in_words(errand.unit, user);
}

}  // namespace posthouse
