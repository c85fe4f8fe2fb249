// Mail settings of players, messages and broadcasts, and the delivery of their letters.

#include "club/accounts/account_tables.h"
#include "club/accounts/sanctions.h"
#include "club/challenges/challenges.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/events.h"
#include "club/core/letter_layout.h"
#include "club/learning/puzzles.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/notification_letters.h"
#include "club/matches/match_tables.h"
#include "club/matches/page_letters.h"
#include "games/drawings/html_markup.h"
#include "translation/languages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using std::chrono::minutes;

constexpr std::size_t boards_shown = 200;

// ---- How often ----

constexpr std::pair<std::string_view, MailFrequency> modes[] = {{"each", MailFrequency::each},
                                                                {"digest", MailFrequency::digest},
                                                                {"once", MailFrequency::once},
                                                                {"never", MailFrequency::never}};

std::string describe_frequency(MailFrequency notify, const Texts& texts) {
    switch (notify) {
        case MailFrequency::each:
            return texts("letter-notify-each");
        case MailFrequency::digest:
            return texts("letter-notify-digest");
        case MailFrequency::once:
            return texts("letter-notify-once");
        case MailFrequency::never:
            return texts("letter-notify-never");
    }
    ASSERT(false);
    __builtin_unreachable();
}

Expected<QuietHours> read_quiet(std::string_view word, QuietHours hours) {
    if (equals_ignore_case(word, "off")) {
        hours.from = hours.until = 0;
        return hours;
    }
    const auto read = read_hours(word);
    if (!read)
        return refuse(
            "quiet-hours-malformed",
            "Quiet hours are two hours of the day, as in --quiet=22-7, or --quiet=off for none.");
    hours.from = read->first;
    hours.until = read->second;
    return hours;
}

std::string format_quiet_hours(const std::optional<QuietHours>& quiet, const Texts& texts) {
    const std::string here = format_zone(quiet ? quiet->zone : minutes{});
    if (!quiet || quiet->from == quiet->until) return texts("letter-quiet-none", {{"zone", here}});
    return texts("letter-quiet", {{"from", quiet->from}, {"until", quiet->until}, {"zone", here}});
}

/// The head of a line, padded to the width of the longest in English.
std::string head(const Texts& texts, std::string_view id) {
    std::string text = texts(id);
    const auto columns = static_cast<std::size_t>(games::columns_of(text));
    return text.append(14 - std::min<std::size_t>(columns, 13), ' ');
}

/// The players blocked by a user; empty if none.
std::string blocked_line(const StoreReader& reader, UserId by, const Texts& texts) {
    std::string names;
    for (const Block& one : blocks_by(reader, by))
        if (const auto user = reader.user(one.whom))
            names += (names.empty() ? "" : ", ") + user->name;
    return names.empty() ? names
                         : wrap_with_indent(head(texts, "letter-head-blocked"), names) + "\n";
}

/// Not by a token that may not read.
bool may_see_addresses(const Request& request) {
    return !request.scopes || (*request.scopes & static_cast<int>(Scope::read)) != 0;
}

/// `with_addresses`: may_see_addresses().
std::string format_wishes(const StoreReader& reader, const User& user, bool with_addresses,
                          const Texts& texts) {
    const auto line = [&](std::string_view id, std::string_view what) {
        return wrap_with_indent(head(texts, id), what) + "\n";
    };
    std::string text = line("letter-head-boards", describe_frequency(user.mail_frequency, texts));
    std::string otherwise;
    for (const MatchSubscription& watch : subscriptions_of(reader, user.id, boards_shown)) {
        const auto match = reader.match(watch.match);
        if (match && watch.mail_frequency)
            otherwise += wrap_with_indent(fmt::format("  {}/{}: ", match->game, match->board),
                                          describe_frequency(*watch.mail_frequency, texts)) +
                         "\n";
    }
    if (!otherwise.empty()) text += otherwise + "  " + texts("letter-notify-usual") + "\n";
    text += line("letter-head-seat",
                 texts(user.first_at_bottom ? "letter-seat-first" : "letter-seat-own"));
    text +=
        line("letter-head-broadcasts", texts(user.wants_broadcasts ? "letter-yes" : "letter-no"));
    text += line("letter-head-puzzle",
                 texts(wants_puzzle_mail(reader, user.id) ? "letter-notify-puzzle" : "letter-no"));
    text += line("letter-head-quiet", format_quiet_hours(user.quiet_hours, texts));
    text += blocked_line(reader, user.id, texts);
    if (!with_addresses) return text;
    const Address* address = user.mail_address();
    text += (address != nullptr ? texts("letter-go-to", {{"address", address->address}})
                                : texts("letter-go-to-page")) +
            "\n";
    for (const Address& one : user.addresses)
        if (!one.confirmed || one.suspended || one.replaced)
            text += wrap_with_indent("  ", texts(one.suspended  ? "letter-address-bounced"
                                                 : one.replaced ? "letter-address-replaced"
                                                                : "letter-address-unconfirmed",
                                                 {{"address", one.address}})) +
                    "\n";
    return text;
}

struct BoardWishes {
    std::vector<MatchSubscription> watches;
    bool broadcasts = false, puzzle = false;  // were named
};

/// The boards of "wari/12" or "wari 12", "broadcasts" and "puzzle".
Expected<BoardWishes> read_boards(const StoreReader& reader, const User& user,
                                  const std::vector<std::string>& words) {
    BoardWishes wishes;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (equals_ignore_case(words[i], "broadcasts")) {
            wishes.broadcasts = true;
            continue;
        }
        if (equals_ignore_case(words[i], "puzzle")) {
            wishes.puzzle = true;
            continue;
        }
        std::string_view board = words[i];
        const std::string_view name = take_until(board, '/');
        const games::Game* game = games::find_game(name);
        if (game == nullptr || !game->listed)
            return refuse("notify-board-malformed",
                          "“{typed}” is not a board: write a game and a number, as in GAME/12, or "
                          "“broadcasts” or “puzzle”.",
                          truncate(words[i], 40));
        if (board.empty() && i + 1 < words.size()) board = words[++i];
        const auto match = find_match(reader, *game, board);
        if (!match) return match.error();
        const auto all = reader.list<MatchSubscription>(match->id);
        const auto watch = std::ranges::find(all, user.id, &MatchSubscription::user);
        if (watch == all.end() && std::ranges::count(match->seats, user.id) == 0)
            return refuse("not-in-or-watching",
                          "You neither play nor watch {game} board {board}: “{game} subscribe "
                          "{board}” watches it.",
                          match->game, match->board);
        wishes.watches.push_back(
            watch == all.end() ? MatchSubscription{match->id, user.id, std::nullopt} : *watch);
    }
    return wishes;
}

}  // namespace

static CommandResult notify_command(CommandContext& context, const User& known) {
    User user = known;
    const auto quiet = context.command.line.option("quiet");
    const auto zone = context.command.line.option("zone");
    const auto seat = context.command.line.option("seat");
    const std::string_view how = context.command.argument("how");
    const bool may_read = may_see_addresses(context.request);
    if (how.empty() && !quiet && !zone && !seat)
        return format_wishes(context.unit, user, may_read, context.texts);

    if (seat) {
        user.first_at_bottom = equals_ignore_case(*seat, "first");
        if (!user.first_at_bottom && !equals_ignore_case(*seat, "own"))
            return refuse("letter-seat-malformed",
                          "--seat= says who is at the bottom of your boards: own or first.");
    }
    QuietHours hours = user.quiet_hours.value_or(QuietHours{});
    if (quiet) {
        const auto read = read_quiet(*quiet, hours);
        if (!read) return read.error();
        hours = *read;
    }
    if (zone) {
        const auto read = read_zone(*zone);
        if (!read) return read.error();
        hours.zone = *read;
    }
    const bool nothing_said = hours.from == hours.until && hours.zone == minutes{};
    user.quiet_hours = nothing_said ? std::nullopt : std::optional(hours);

    if (!how.empty()) {
        const auto boards = context.command.arguments.find("board");
        const bool all = boards == context.command.arguments.end();
        const auto mode = std::ranges::find_if(
            modes, [&](const auto& one) { return equals_ignore_case(one.first, how); });
        const bool usual = equals_ignore_case(how, "usual") && !all;
        if (mode == std::end(modes) && !usual)
            return refuse("notify-malformed",
                          "Write each, digest, once or never, and then the boards, as in “notify "
                          "never GAME/12”.");
        const std::optional<MailFrequency> wish =
            usual ? std::nullopt : std::optional(mode->second);
        if (all) {
            user.mail_frequency = *wish;
        } else {
            const auto wishes = read_boards(context.unit, user, boards->second);
            if (!wishes) return wishes.error();
            for (MatchSubscription watch : wishes->watches) {
                watch.mail_frequency = wish;
                context.unit.put(watch);
            }
            const bool wanted = wish && *wish != MailFrequency::never;
            if (wishes->broadcasts) user.wants_broadcasts = wanted;
            if (wishes->puzzle) want_puzzle_mail(context.unit, user, wanted, context.now);
        }
    }
    // At the same hour as the digest, which may have changed.
    if (wants_puzzle_mail(context.unit, user.id))
        want_puzzle_mail(context.unit, user, true, context.now);
    change_user(context.unit, user);
    reschedule_letters(context.unit, user, context.now);
    return format_wishes(context.unit, user, may_read, context.texts);
}

static CommandResult language_command(CommandContext& context, const User& known) {
    User user = known;
    const std::string_view typed = context.command.argument("language");
    if (!typed.empty()) {
        const bool off = equals_ignore_case(typed, "off");
        const std::string_view found = translation::find_language(typed);
        if (found.empty() && !off)
            return refuse("no-such-language",
                          "There is no language “{typed}” here: write one of {languages}, or off.",
                          truncate(typed, 20),
                          fmt::format("{}", fmt::join(translation::languages(), ", ")));
        user.language = found;
        change_user(context.unit, user);
    }
    context.reply.facts.push_back({"language", user.language});
    const Texts texts(user.language.empty() ? context.texts.language() : user.language);
    return (user.language.empty() ? texts("letter-language-of-mail")
                                  : texts("letter-language", {{"language", user.language}})) +
           "\n";
}

// Messages between players, and the list of letters.

namespace {

constexpr std::size_t recipients_max = 20;
constexpr int letters_shown = 20;
constexpr int letters_shown_max = 200;

/// A letter's text for an answer, with its placeholders hidden.
std::string hide_placeholders(std::string_view words) {
    std::string text;
    while (!words.empty()) {
        text += take_until(words, '{');
        const std::size_t close = words.find('}');
        if (close == std::string_view::npos) {
            text += words;
            break;
        }
        text += "…";
        words.remove_prefix(close + 1);
    }
    return text;
}

/// "ann@example.org: sent 2026-11-20 12:01"
std::string state_of(const Letter& letter, Instant now, const Texts& texts) {
    const std::string_view id = letter.address.empty()       ? "answer-letter-page"
                                : letter.sent                ? "answer-letter-sent"
                                : letter.failed_at           ? "answer-letter-given-up"
                                : !letter.last_error.empty() ? "answer-letter-failed"
                                : letter.due > now           ? "answer-letter-waits"
                                                             : "answer-letter-on-its-way";
    const Instant time = letter.sent ? *letter.sent : letter.failed_at.value_or(letter.due);
    return texts(
        id,
        {{"address", letter.address}, {"time", format_minute(time)}, {"why", letter.last_error}});
}

}  // namespace

static CommandResult message_command(CommandContext& context, const User& known) {
    const User& from = known;
    auto names = context.command.arguments.at("to");
    // “Message from ann” is the subject of a message, so a reply with it works.
    if (names.size() > 1 && equals_ignore_case(names.front(), "from")) names.erase(names.begin());
    std::vector<User> to;
    for (const std::string& name : names) {
        const auto user = find_player(context.unit, name);
        if (!user) return user.error();
        if (user->level > 0)
            return refuse("computer-reads-nothing",
                          "{name} is a computer and reads no messages: write to a person.",
                          user->name);
        if (user->id == from.id)
            return refuse("message-to-yourself",
                          "That would be a message to yourself, {name}: name somebody else.",
                          from.name);
        if (const auto refusal = blocked_message_error(context.unit, from, *user)) return *refusal;
        if (const auto refusal = message_limit_error(context.unit, from, *user)) {
            context.club.report_limit("messages_unanswered", from.name);
            return *refusal;
        }
        if (std::ranges::count(to, user->id, &User::id) == 0) to.push_back(*user);
    }
    if (to.size() > recipients_max)
        return refuse("too-many-recipients",
                      "A message goes to at most {n} players: write to fewer, or “broadcast”.",
                      recipients_max);
    for (const User& user : to) {
        Event event;
        event.kind = EventKind::message;
        event.seats = {user.id, UserId{}};
        event.by = from.id;
        event.at = context.now;
        record_event(context.unit, event);
        count_message(context.unit, from.id, user.id);
        std::vector<std::string> others;
        for (const User& other : to)
            if (other.id != user.id) others.push_back(other.name);
        queue_letter(context.unit,
                     message_letter(from, user, others, context.request.comment, context.now),
                     context.now);
    }
    return wrap(context.texts("letter-message-sent", {{"names", join_names(to, context.texts)}})) +
           "\n\n" + quote_user_text(context.request.comment);
}

static CommandResult broadcast_command(CommandContext& context, const User& known) {
    User from = known;
    constexpr std::chrono::hours day{24};
    if (from.last_broadcast && context.now < *from.last_broadcast + day)
        return refuse("too-many-broadcasts",
                      "You can send one broadcast a day, and yours was sent {day} UTC: write again "
                      "after {text}, or use “message”.",
                      format_minute(*from.last_broadcast),
                      format_minute(*from.last_broadcast + day));
    int count = 0;
    for (const User& user : broadcast_readers(context.unit)) {
        if (user.level > 0 || user.id == from.id) continue;
        if (context.unit.has<Block>(user.id, from.id)) continue;  // as if they wanted none
        queue_letter(context.unit,
                     broadcast_letter(from, user, context.request.comment, context.now),
                     context.now);
        ++count;
    }
    if (count == 0)
        return refuse("no-broadcast-readers",
                      "Nobody else wants broadcasts now: yours was not sent. Write to one player "
                      "with “message”.");
    from.last_broadcast = context.now;
    change_user(context.unit, from);
    context.reply.facts.push_back({"recipients", count});
    return context.texts("answer-broadcast-sent", {{"n", count}}) + "\n\n" +
           quote_user_text(context.request.comment);
}

static CommandResult letters_command(CommandContext& context, const User& known) {
    int count = letters_shown;
    if (const std::string_view word = context.command.argument("n"); !word.empty()) {
        const auto number = read_number(word);
        if (!number || *number < 1 || *number > letters_shown_max)
            return refuse("letter-count-malformed",
                          "The number of letters must be from 1 to {most}.", letters_shown_max);
        count = *number;
    }
    const auto letters = letters_on_page(context.unit, known, static_cast<std::size_t>(count));
    if (letters.empty()) return context.texts("answer-letters-none") + "\n";
    std::string text = wrap(context.texts("answer-letters")) + "\n\n";
    for (const Letter& letter : letters)
        text += wrap_with_indent(format_minute(letter.written) + "  ",
                                 hide_placeholders(letter.subject)) +
                "\n" +
                wrap_with_indent("    ",
                                 hide_placeholders(state_of(letter, context.now, context.texts))) +
                "\n";
    return text;
}

std::vector<CommandSpec> mail_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::message,
         message_command,
         "message",
         false,
         player,
         true,
         {{"user"}, {"password"}, {"to", some}},
         ""},
        {Id::broadcast,
         broadcast_command,
         "broadcast",
         false,
         player,
         true,
         {{"user"}, {"password"}},
         ""},
        {Id::notify,
         notify_command,
         "notify",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"how", optional}, {"board", any}},
         "[--quiet=22-7|off] [--zone=+1:00] [--seat=own|first]"},
        {Id::language,
         language_command,
         "language",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"language", optional}},
         ""},
        {Id::letters,
         letters_command,
         "letters",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"n", optional}},
         ""},
    };
}

}  // namespace posthouse::club
