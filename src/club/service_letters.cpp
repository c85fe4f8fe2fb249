// The post: messages between players, and what became of a player's letters.

#include "club/blocks.h"
#include "club/challenges.h"
#include "club/errand.h"
#include "club/events.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::size_t recipients_max = 20;
constexpr int letters_shown = 20;
constexpr int letters_shown_max = 200;

/// A letter's words as they may be shown in an answer: nothing in them is filled in there.
std::string shown(std::string_view words) {
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
std::string state_of(const Letter& letter, Instant now) {
    if (letter.address.empty()) return "on the page only";
    std::string state;
    if (letter.sent)
        state = "sent " + format_minute(*letter.sent);
    else if (letter.failed_at)
        state = fmt::format("given up {}: {}", format_minute(*letter.failed_at), letter.last_error);
    else if (!letter.last_error.empty())
        state = fmt::format("in trouble: {}; next try {}", letter.last_error,
                            format_minute(letter.due));
    else if (letter.due > now)
        state = "waiting until " + format_minute(letter.due);
    else
        state = "on its way";
    return letter.address + ": " + state;
}

}  // namespace

Service::Said Service::message(CommandContext& context) const {
    const auto known = speaker(context);
    if (!known) return known.error();
    const User& from = *known;
    auto names = context.command.words.at("to");
    // “Message from ann” is the subject of such a letter: so it may be answered with just that.
    if (names.size() > 1 && equals_ignore_case(names.front(), "from")) names.erase(names.begin());
    std::vector<User> to;
    for (const std::string& name : names) {
        const auto user = find_player(context.unit, name);
        if (!user) return user.error();
        if (user->level > 0)
            return refuse(user->name, " plays, but reads no letters: write to people.");
        if (user->id == from.id)
            return refuse("That would be a letter to yourself, ", from.name,
                          ": name somebody else.");
        if (const auto refusal = no_message_to(context.unit, from, *user)) return *refusal;
        if (const auto refusal = too_many_messages(context.unit, from, *user)) {
            reached("messages_unanswered", from.name);
            return *refusal;
        }
        if (std::ranges::count(to, user->id, &User::id) == 0) to.push_back(*user);
    }
    if (to.size() > recipients_max)
        return refuse("A message goes to at most ", recipients_max,
                      " players: write to fewer, or “broadcast”.");
    for (const User& user : to) {
        Event event;
        event.kind = EventKind::message;
        event.seats = {user.id, UserId{}};
        event.by = from.id;
        event.at = context.now;
        record_event(context.unit, event);
        context.unit.count_message(from.id, user.id);
        std::vector<std::string> others;
        for (const User& other : to)
            if (other.id != user.id) others.push_back(other.name);
        queue_letter(context.unit,
                     message_letter(from, user, others, context.request.comment, context.now),
                     context.now);
    }
    return wrap(fmt::format("Your message goes to {}:", names_listed(to))) + "\n\n" +
           quote_user_text(context.request.comment);
}

Service::Said Service::broadcast(CommandContext& context) const {
    const auto known = speaker(context);
    if (!known) return known.error();
    User from = *known;
    constexpr std::chrono::hours day{24};
    if (from.broadcast && context.now < *from.broadcast + day)
        return refuse("One broadcast a day, and yours went ", format_minute(*from.broadcast),
                      " UTC: write again after ", format_minute(*from.broadcast + day),
                      ", or “message” to some.");
    int count = 0;
    for (const User& user : context.unit.users()) {
        if (!user.broadcasts || user.left_at || user.level > 0 || user.id == from.id) continue;
        if (blocks(context.unit, user.id, from.id)) continue;  // as if he wanted none
        queue_letter(context.unit, broadcast_letter(from, user, context.request.comment, context.now),
                     context.now);
        ++count;
    }
    if (count == 0) return std::string("Nobody else wants broadcasts now: yours went to nobody.\n");
    from.broadcast = context.now;
    context.unit.change_user(from);
    return fmt::format("Your broadcast goes to {} {}:\n\n", count,
                       count == 1 ? "player" : "players") +
           quote_user_text(context.request.comment);
}

Service::Said Service::letters(CommandContext& context) const {
    const auto known = speaker(context);
    if (!known) return known.error();
    int count = letters_shown;
    if (const std::string_view word = context.command.word("n"); !word.empty()) {
        const auto number = read_number(word);
        if (!number || *number < 1 || *number > letters_shown_max)
            return refuse("How many letters is a number from 1 to ", letters_shown_max, '.');
        count = *number;
    }
    const auto letters = context.unit.letters_to(known->id, static_cast<std::size_t>(count));
    if (letters.empty()) return std::string("There are no letters to you yet.\n");
    std::string text = "Letters to you, the newest first; times are UTC.\n\n";
    for (const Letter& letter : letters)
        text += wrap_with_indent(format_minute(letter.written) + "  ", shown(letter.subject)) +
                "\n" + wrap_with_indent("    ", shown(state_of(letter, context.now))) + "\n";
    return text;
}

}  // namespace posthouse::club
