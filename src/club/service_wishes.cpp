// A player's wishes: how often and when they want mail, and how their boards look.

#include "club/errand.h"
#include "club/hours.h"
#include "club/letters.h"
#include "club/post.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

using std::chrono::minutes;

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

Or<QuietHours> read_quiet(std::string_view word, QuietHours hours) {
    if (same_word(word, "off")) {
        hours.from = hours.until = 0;
        return hours;
    }
    const auto read = read_hours(word);
    if (!read)
        return refuse(
            "Quiet hours are two hours of the day, as in --quiet=22-7, or --quiet=off for none.");
    hours.from = read->first;
    hours.until = read->second;
    return hours;
}

std::string in_words(const std::optional<QuietHours>& quiet) {
    const std::string here = zone_in_words(quiet ? quiet->zone : minutes{});
    if (!quiet || quiet->from == quiet->until) return fmt::format("none (your clock: {})", here);
    return fmt::format("from {}:00 to {}:00 (your clock: {})", quiet->from, quiet->until, here);
}

/// Whom he blocks; nothing where that is nobody.
std::string blocked_line(const Reader& reader, UserId by) {
    std::string names;
    for (const Block& one : reader.blocks(by))
        if (const auto user = reader.user(one.whom))
            names += (names.empty() ? "" : ", ") + user->name;
    return names.empty() ? names : hanging("Blocked:      ", names) + "\n";
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
    text += hanging("Bottom seat:  ",
                    user.first_below ? "First’s; yours where houses are numbered" : "your own") +
            "\n";
    text += fmt::format("Broadcasts:   {}\n", user.broadcasts ? "yes" : "no");
    text += "Quiet hours:  " + in_words(user.quiet) + "\n";
    text += blocked_line(reader, user.id);
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

}  // namespace

Service::Said Service::notify(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    User user = *known;
    const auto quiet = errand.command.line.option("quiet");
    const auto zone = errand.command.line.option("zone");
    const auto seat = errand.command.line.option("seat");
    const std::string_view how = errand.command.word("how");
    if (how.empty() && !quiet && !zone && !seat) return wishes_in_words(errand.unit, user);

    if (seat) {
        user.first_below = same_word(*seat, "first");
        if (!user.first_below && !same_word(*seat, "own"))
            return refuse("Who is at the bottom of your boards is --seat=own or --seat=first.");
    }
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
