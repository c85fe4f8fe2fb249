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

namespace posthouse {
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
        state = "sent " + minute_in_words(*letter.sent);
    else if (letter.given_up)
        state = fmt::format("given up {}: {}", minute_in_words(*letter.given_up), letter.trouble);
    else if (!letter.trouble.empty())
        state =
            fmt::format("in trouble: {}; next try {}", letter.trouble, minute_in_words(letter.due));
    else if (letter.due > now)
        state = "waiting until " + minute_in_words(letter.due);
    else
        state = "on its way";
    return letter.address + ": " + state;
}

}  // namespace

Service::Said Service::message(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    const User& from = *known;
    auto names = errand.command.words.at("to");
    // “Message from ann” is the subject of such a letter: so it may be answered with just that.
    if (names.size() > 1 && same_word(names.front(), "from")) names.erase(names.begin());
    std::vector<User> to;
    for (const std::string& name : names) {
        const auto user = find_player(errand.unit, name);
        if (!user) return user.refusal();
        if (user->level > 0)
            return refuse(user->name, " plays, but reads no letters: write to people.");
        if (user->id == from.id)
            return refuse("That would be a letter to yourself, ", from.name,
                          ": name somebody else.");
        if (const auto refusal = no_message_to(errand.unit, from, *user)) return *refusal;
        if (const auto refusal = too_many_messages(errand.unit, from, *user)) {
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
        event.at = errand.now;
        happened(errand.unit, event);
        errand.unit.count_message(from.id, user.id);
        std::vector<std::string> others;
        for (const User& other : to)
            if (other.id != user.id) others.push_back(other.name);
        post(errand.unit, message_letter(from, user, others, errand.request.comment, errand.now),
             errand.now);
    }
    return wrapped(fmt::format("Your message goes to {}:", names_listed(to))) + "\n\n" +
           own_words(errand.request.comment);
}

Service::Said Service::broadcast(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    User from = *known;
    constexpr std::chrono::hours day{24};
    if (from.broadcast && errand.now < *from.broadcast + day)
        return refuse("One broadcast a day, and yours went ", minute_in_words(*from.broadcast),
                      " UTC: write again after ", minute_in_words(*from.broadcast + day),
                      ", or “message” to some.");
    int count = 0;
    for (const User& user : errand.unit.users()) {
        if (!user.broadcasts || user.gone || user.level > 0 || user.id == from.id) continue;
        if (blocks(errand.unit, user.id, from.id)) continue;  // as if he wanted none
        post(errand.unit, broadcast_letter(from, user, errand.request.comment, errand.now),
             errand.now);
        ++count;
    }
    if (count == 0) return std::string("Nobody else wants broadcasts now: yours went to nobody.\n");
    from.broadcast = errand.now;
    errand.unit.change_user(from);
    return fmt::format("Your broadcast goes to {} {}:\n\n", count,
                       count == 1 ? "player" : "players") +
           own_words(errand.request.comment);
}

Service::Said Service::letters(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    int count = letters_shown;
    if (const std::string_view word = errand.command.word("n"); !word.empty()) {
        const auto number = read_number(word);
        if (!number || *number < 1 || *number > letters_shown_max)
            return refuse("How many letters is a number from 1 to ", letters_shown_max, '.');
        count = *number;
    }
    const auto letters = errand.unit.letters_to(known->id, static_cast<std::size_t>(count));
    if (letters.empty()) return std::string("There are no letters to you yet.\n");
    std::string text = "Letters to you, the newest first; times are UTC.\n\n";
    for (const Letter& letter : letters)
        text += hanging(minute_in_words(letter.written) + "  ", shown(letter.subject)) + "\n" +
                hanging("    ", shown(state_of(letter, errand.now))) + "\n";
    return text;
}

}  // namespace posthouse
