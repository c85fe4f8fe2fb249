#include "club/letters/notification_letters.h"
#include "club/core/letter_layout.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/commands/command_line.h"
#include "club/core/calendar.h"
#include "club/core/secrets.h"
#include "club/moderation/moderation_tables.h"
#include "games/game.h"

#include <date/date.h>
#include <fmt/format.h>

#include <array>

namespace posthouse::club {
namespace {

std::int64_t number_of(UserId id) {
    return static_cast<std::int64_t>(id);
}

/// A short hash of text that must not appear in a Message-ID.
std::string digest_of(std::string_view text) {
    return token_hash(lower_case(text)).substr(0, 12);
}

Letter letter_to(const User& user, Instant now) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.to = user.id;
    letter.automatic = false;
    letter.written = letter.due = now;
    letter.body = fmt::format("Dear {},\n\n", user.name);
    return letter;
}

}  // namespace

Letter confirmation_letter(const User& user, std::string_view address, Instant now) {
    Letter letter = letter_to(user, now);
    letter.address = address;
    letter.message_id =
        fmt::format("confirm.{}.{}.{}", number_of(user.id), digest_of(address), format_day(now));
    letter.subject = "confirm {confirm} (your mail address)";
    letter.body +=
        "Someone, hopefully you, added this address to a Posthouse account. If\n"
        "it was you, reply to this letter or open\n"
        "    {page}/confirm/{confirm}\n\n"
        "Then your letters come here, and you can play by mail. If it was not\n"
        "you, do nothing: you will not hear from us again.\n\n"
        "Posthouse\n";
    return letter;
}

Letter sign_up_letter(const PendingSignUp& held, Instant now) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.address = held.address;
    letter.automatic = true;
    letter.message_id = fmt::format("signup.{}", static_cast<std::int64_t>(held.id));
    letter.subject = "confirm {sign-up} (your new account)";
    letter.body =
        "Hello,\n\n" +
        wrap(fmt::format("Someone, hopefully you, is signing up at Posthouse as {} with this "
                         "address. If it was you, reply to this letter within three days or open",
                         held.name)) +
        "\n    {page}/confirm/{sign-up}\n\n" +
        wrap(
            "and the name is yours. If it was not you, do nothing: you will not hear from us "
            "again.") +
        "\n\nPosthouse\n";
    letter.written = letter.due = now;
    return letter;
}

Letter address_warning(const User& user, std::string_view old_address, Instant now) {
    Letter letter = letter_to(user, now);
    letter.to = UserId{};
    letter.address = old_address;
    letter.message_id = fmt::format("addresses.{}.{}.{}", number_of(user.id),
                                    digest_of(old_address), now.time_since_epoch().count());
    letter.subject = "Your addresses were changed";
    letter.body += wrap(
        "The addresses of your Posthouse account have just been changed, with your password. We "
        "sent this letter to your previous address; the new addresses are on your page.\n\n"
        "If this was not you, somebody knows your password: log in at {page} and change it now, or "
        "email {house} with this subject:\n");
    letter.body += fmt::format(
        "    change password {} OLD NEW\n\n"
        "Posthouse\n",
        user.name);
    return letter;
}

Letter webhook_letter(const User& user, const Webhook& webhook, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id = fmt::format("webhook.{}.{}", static_cast<std::int64_t>(webhook.id),
                                    now.time_since_epoch().count());
    letter.subject = fmt::format("Webhook {} stopped", webhook.name);
    letter.body +=
        wrap(fmt::format("Your webhook {} does not accept the events that Posthouse sends:",
                         webhook.name)) +
        "\n" + LetterBody(QuotationBlock{webhook.url}) +
        QuotationBlock{webhook.last_error.empty() ? "(no reason was given)" : webhook.last_error} +
        "\n" +
        wrap(
            "Posthouse has stopped sending events to it. When your program works again, send it a "
            "test: if that is accepted, the webhook goes on where it was. Otherwise remove it.") +
        fmt::format("\n    ping webhook {0} PASSWORD {1}\n    revoke webhook {0} PASSWORD {1}\n",
                    user.name, webhook.name);
    return letter;
}

Letter unread_notice(const User& user, const Match& match, std::string_view reason, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("unread.{}.{}", number_of(user.id),
                    std::chrono::floor<std::chrono::days>(now).time_since_epoch().count());
    letter.subject = "A mail of yours was not read";
    letter.match = match.id;
    letter.body +=
        wrap(fmt::format(
            "Today a mail from your address came to {} board {}. It looks as if you had "
            "not written it yourself ({}), so it was not read and nothing was done. If "
            "you did write it, make your move on the page:",
            match.game, match.board, reason)) +
        fmt::format("\n\n    {{page}}/match/{}/{}\n\nPosthouse\n", match.game, match.board);
    return letter;
}

Letter bounce_notice(const User& user, const Address& address, std::string_view said, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("bounce.{}.{}.{}.{}", number_of(user.id), digest_of(address.address),
                    now.time_since_epoch().count(), address.suspended ? "end" : "day");
    letter.subject = address.suspended ? "Address suspended" : "Mail to your address bounced";
    letter.body +=
        wrap(fmt::format("Mail to {} bounced:", address.address)) + "\n" +
        LetterBody(QuotationBlock{std::string(said.empty() ? "(no reason was given)" : said)}) +
        "\n";
    if (address.suspended)
        letter.body += wrap(
                           "We send no more letters to this address until you confirm it again. If "
                           "it works again, or if you have another one, write") +
                       fmt::format("\n    change address {} PASSWORD ADDRESS\n", user.name) +
                       "and reply to the letter that you get.\n\n";
    else
        letter.body +=
            wrap(fmt::format("This was day {} of 3: if mail bounces on a third day, we send no "
                             "more letters to this address until you confirm it again.",
                             address.bounces)) +
            "\n\n";
    letter.body += wrap(
                       "Your clocks keep running: all letters are on your page, and you can play "
                       "there as well.") +
                   "\n\nPosthouse\n";
    return letter;
}

Letter message_letter(const User& from, const User& to, const std::vector<std::string>& others,
                      std::string_view text, Instant now) {
    Letter letter = letter_to(to, now);
    letter.kind = LetterKind::message;
    letter.message_id = fmt::format("message.{}.{}.{}.{}", number_of(from.id), number_of(to.id),
                                    now.time_since_epoch().count(), token_hash(text).substr(0, 12));
    letter.subject = fmt::format("Message from {}", from.name);
    std::string also;
    for (const std::string& name : others) also += (also.empty() ? ", also to " : ", ") + name;
    letter.body += wrap(fmt::format("{} writes to you{}:", from.name, also)) + "\n\n" +
                   LetterBody(QuotationBlock{std::string(text)}) + "\n" +
                   fmt::format(
                       "To answer, reply to this letter (we may ask you to confirm that it was\n"
                       "you), or email {{house}} with this subject:\n"
                       "    message {} PASSWORD {}\n"
                       "and your message as the text. Neither of you sees the other's address.\n",
                       to.name, from.name);
    return letter;
}

Letter broadcast_letter(const User& from, const User& to, std::string_view text, Instant now) {
    Letter letter = letter_to(to, now);
    letter.kind = LetterKind::broadcast;
    letter.message_id = fmt::format("broadcast.{}.{}.{}", number_of(from.id), number_of(to.id),
                                    now.time_since_epoch().count());
    letter.subject = fmt::format("Broadcast from {}", from.name);
    letter.body += fmt::format("{} writes to everyone who receives broadcasts:\n\n", from.name) +
                   LetterBody(QuotationBlock{std::string(text)}) + "\n" +
                   fmt::format(
                       "To answer, email {{house}} with this subject:\n"
                       "    message {0} PASSWORD {1}\n"
                       "and your message as the text. To receive no more broadcasts:\n"
                       "    notify {0} PASSWORD never broadcasts\n",
                       to.name, from.name);
    return letter;
}

namespace {

/// For readers who hear the letter, to whom a drawing says little. Other boards than those of
/// sowing games only as the text of their position.
std::string position_in_words(const games::Game& game, std::string_view position, Side reader) {
    if (game.drawing.kind != "sowing") return fmt::format("As text: {}", position);
    std::string_view rest = position;
    std::string_view houses = take_until(rest, ' ');
    std::array<std::string, 2> rows, captured;
    for (const std::size_t seat : {0U, 1U}) {
        std::string_view row = take_until(houses, '/');
        while (!row.empty())
            rows[seat] += (rows[seat].empty() ? "" : ", ") + std::string(take_until(row, ','));
        captured[seat] = take_until(rest, ' ');
    }
    const std::size_t own = index_of(reader), theirs = index_of(other(reader));
    return fmt::format(
        "In words, from house a to {}: you have {}; {} has {}. You have captured {}, {} {}.",
        static_cast<char>('a' + game.drawing.columns - 1), rows[own], game.seats[theirs],
        rows[theirs], captured[own], game.seats[theirs], captured[theirs]);
}

}  // namespace

Letter puzzle_letter(const User& user, const games::Puzzle& puzzle, Instant morning, Instant now) {
    const games::Game& game = *games::find_game(puzzle.game);
    const auto state = game.state({puzzle.position, {}});
    ASSERT(state);
    const std::string day = format_day(morning);
    const std::string_view seat = game.seats[index_of(state->to_move)];
    const std::size_t moves = (puzzle.line.size() + 1) / 2;
    Letter letter = letter_to(user, now);
    letter.kind = LetterKind::puzzle;
    letter.message_id = fmt::format("puzzle.{}.{}", number_of(user.id), day);
    letter.subject = fmt::format("Puzzle of the day: {}", game.title);
    letter.body += wrap(moves == 1 ? fmt::format("You are {}. Only one move wins: which?", seat)
                                   : fmt::format("You are {}. Win with your move number {}, "
                                                 "whatever your opponent does.",
                                                 seat, moves)) +
                   "\n\n";
    BoardBlock board{
        .game = std::string(game.name), .position = puzzle.position, .title = letter.subject};
    if (!user.first_at_bottom && game.drawing.text_turns) board.bottom = state->to_move;
    letter.body += LetterBody(std::move(board));
    letter.body += "\n" + wrap(position_in_words(game, puzzle.position, state->to_move)) +
                   fmt::format(
                       "\n\nSolve it on the page:\n    {{page}}/puzzles/daily/{}\n\n"
                       "To get no more puzzles, email {{house}} with this subject:\n"
                       "    notify {} PASSWORD never puzzle\n\n",
                       day, user.name) +
                   "Posthouse\n";
    return letter;
}

Letter vacation_letter(const User& user, const Vacation& vacation, std::string_view match, int used,
                       Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("vacation.{}.{}", number_of(user.id), vacation.from.time_since_epoch().count());
    letter.subject = "Automatic vacation";
    letter.body +=
        wrap(fmt::format("You were about to run out of time in {}, so your automatic vacation has "
                         "started. Your clocks are paused until {} UTC; you can still move. Of "
                         "your {} vacation days this year, {} are now used or planned.",
                         match, format_minute(vacation.until), vacation_days_max, used)) +
        fmt::format(
            "\n\nTo end it, email {{house}} with this subject:\n"
            "    vacation {0} PASSWORD off\n"
            "To turn off automatic vacations:\n"
            "    vacation {0} PASSWORD auto off\n\n"
            "Posthouse\n",
            user.name);
    return letter;
}

Letter seeking_ended_letter(const User& user, const Match& match, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("seeking.{}.{}", number_of(user.id), static_cast<std::int64_t>(match.id));
    letter.subject = fmt::format("You seek no more {} matches", match.game);
    letter.body +=
        wrap(fmt::format("You ran out of time in {0} board {1}, so Posthouse begins no further "
                         "matches of {0} for you, and your open challenges are withdrawn. When "
                         "you are back, seek again, as in:",
                         match.game, match.board)) +
        fmt::format("\n\n    {} seek {} PASSWORD 1\n\nPosthouse\n", match.game, user.name);
    return letter;
}

Letter password_reset_letter(const User& user, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("reset.{}.{}", number_of(user.id), now.time_since_epoch().count());
    letter.subject = "Your password was changed";
    letter.body += wrap(
                       "Your password has just been changed with a link that the operator made for "
                       "you. If this was not you, contact the operator now.") +
                   "\n\nPosthouse\n";
    return letter;
}

Letter two_factor_letter(const User& user, bool on, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("two-factor.{}.{}", number_of(user.id), now.time_since_epoch().count());
    letter.subject = on ? "Two-factor authentication is on" : "Two-factor authentication is off";
    letter.body += wrap(fmt::format("Two-factor authentication of your account has just been "
                                    "turned {}. If this was not you, contact the operator now.",
                                    on ? "on" : "off")) +
                   "\n\nPosthouse\n";
    return letter;
}

Letter decision_letter(const User& user, std::string_view subject, std::string_view what,
                       std::string_view reason, std::int64_t number, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("house.{}.{}.{}", number_of(user.id), now.time_since_epoch().count(), number);
    letter.subject = subject;
    letter.body += wrap(what) + "\n\n";
    if (!reason.empty())
        letter.body += "Reason:\n" + LetterBody(QuotationBlock{std::string(reason)}) + "\n";
    letter.body += "The operator\n";
    return letter;
}

Letter report_letter(const Report& report, const User& by, std::string_view about,
                     const std::string& address, Instant now) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.address = address;
    letter.automatic = false;
    letter.written = letter.due = now;
    letter.message_id = fmt::format("report.{}", static_cast<std::int64_t>(report.id));
    letter.subject = fmt::format("Report {} about {}", static_cast<std::int64_t>(report.id), about);
    letter.body = wrap(fmt::format("{} reports {}:", by.name, about)) + "\n\n" +
                  LetterBody(QuotationBlock{report.text}) + "\n";
    letter.body += address.empty()
                       ? std::string("Handle it on the page:\n\n    {page}/moderation\n")
                       : fmt::format(
                             "On the server, `posthouse admin reports` lists the open reports and\n"
                             "`posthouse admin reports --close {}` closes this one.\n",
                             static_cast<std::int64_t>(report.id));
    return letter;
}

}  // namespace posthouse::club
