#include "club/letters/notification_letters.h"
#include "club/core/letter_layout.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/commands/command_line.h"
#include "club/core/calendar.h"
#include "club/core/secrets.h"
#include "club/core/viewer.h"
#include "club/moderation/moderation_tables.h"
#include "games/board_words.h"
#include "games/game.h"
#include "translation/site.h"
#include "translation/texts.h"

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
    const Texts texts(user.language);
    letter.body = texts("letter-greeting", {{"name", user.name}}) + "\n\n";
    letter.body.set_language(texts.language());
    return letter;
}

/// A paragraph, and a blank line.
std::string paragraph(std::string_view text) {
    return wrap(text) + "\n\n";
}

/// A paragraph, and below it a link or commands, indented.
std::string paragraph(std::string_view text, std::string_view below) {
    return wrap(text) + "\n    " + std::string(below) + "\n\n";
}

}  // namespace

Letter confirmation_letter(const User& user, std::string_view address, std::string_view language,
                           Instant now) {
    Letter letter = letter_to(user, now);
    const Texts texts(user.language.empty() ? language : user.language);
    letter.address = address;
    letter.message_id =
        fmt::format("confirm.{}.{}.{}", number_of(user.id), digest_of(address), format_day(now));
    letter.subject = "confirm {confirm} (" + texts("letter-confirm-subject") + ")";
    letter.body = texts("letter-greeting", {{"name", user.name}}) + "\n\n" +
                  paragraph(texts("letter-confirm"), "{page}/confirm/{confirm}") +
                  paragraph(texts("letter-confirm-then")) + translation::signature();
    letter.body.set_language(texts.language());
    return letter;
}

Letter sign_up_letter(const PendingSignUp& held, std::string_view language, Instant now) {
    const Texts texts(language);
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.address = held.address;
    letter.automatic = true;
    letter.message_id = fmt::format("signup.{}", static_cast<std::int64_t>(held.id));
    letter.subject = "confirm {sign-up} (" + texts("letter-sign-up-subject") + ")";
    letter.body =
        texts("letter-hello") + "\n\n" +
        paragraph(texts("letter-sign-up", {{"name", held.name}}), "{page}/confirm/{sign-up}") +
        paragraph(texts("letter-if-not-you")) + translation::signature();
    letter.body.set_language(texts.language());
    letter.written = letter.due = now;
    return letter;
}

Letter address_warning(const User& user, std::string_view old_address, Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.to = UserId{};
    letter.address = old_address;
    letter.message_id = fmt::format("addresses.{}.{}.{}", number_of(user.id),
                                    digest_of(old_address), now.time_since_epoch().count());
    letter.subject = texts("letter-addresses-subject");
    letter.body +=
        paragraph(texts("letter-addresses")) +
        paragraph(texts("letter-addresses-not-you", {{"page", "{page}"}, {"house", "{house}"}}),
                  "change password " + user.name + " OLD NEW") +
        translation::signature();
    return letter;
}

Letter webhook_letter(const User& user, const Webhook& webhook, Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.message_id = fmt::format("webhook.{}.{}", static_cast<std::int64_t>(webhook.id),
                                    now.time_since_epoch().count());
    letter.subject = texts("letter-webhook-subject", {{"webhook", webhook.name}});
    letter.body +=
        wrap(texts("letter-webhook", {{"webhook", webhook.name}})) + "\n" +
        LetterBody(QuotationBlock{webhook.url}) +
        QuotationBlock{webhook.last_error.empty() ? texts("letter-no-reason")
                                                  : webhook.last_error} +
        "\n" + wrap(texts("letter-webhook-then")) +
        fmt::format("\n    ping webhook {0} PASSWORD {1}\n    revoke webhook {0} PASSWORD {1}\n",
                    user.name, webhook.name);
    return letter;
}

Letter unread_notice(const User& user, const Match& match, std::string_view reason, Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("unread.{}.{}", number_of(user.id),
                    std::chrono::floor<std::chrono::days>(now).time_since_epoch().count());
    letter.subject = texts("letter-unread-subject");
    letter.match = match.id;
    letter.body += wrap(texts("letter-unread",
                              {{"game", match.game}, {"board", match.board}, {"reason", reason}})) +
                   fmt::format("\n\n    {{page}}/match/{}/{}\n\n", match.game, match.board) +
                   translation::signature();
    return letter;
}

Letter bounce_notice(const User& user, const Address& address, std::string_view said, Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("bounce.{}.{}.{}.{}", number_of(user.id), digest_of(address.address),
                    now.time_since_epoch().count(), address.suspended ? "end" : "day");
    letter.subject =
        texts(address.suspended ? "letter-suspended-subject" : "letter-bounced-subject");
    letter.body +=
        wrap(texts("letter-bounced", {{"address", address.address}})) + "\n" +
        LetterBody(QuotationBlock{said.empty() ? texts("letter-no-reason") : std::string(said)}) +
        "\n";
    if (address.suspended)
        letter.body += paragraph(texts("letter-suspended"),
                                 "change address " + user.name + " PASSWORD ADDRESS") +
                       paragraph(texts("letter-suspended-then"));
    else
        letter.body += paragraph(texts("letter-bounced-day", {{"day", address.bounces}}));
    letter.body += paragraph(texts("letter-clocks-run")) + translation::signature();
    return letter;
}

Letter message_letter(const User& from, const User& to, const std::vector<std::string>& others,
                      std::string_view text, Instant now) {
    const Texts texts(to.language);
    Letter letter = letter_to(to, now);
    letter.kind = LetterKind::message;
    letter.message_id = fmt::format("message.{}.{}.{}.{}", number_of(from.id), number_of(to.id),
                                    now.time_since_epoch().count(), token_hash(text).substr(0, 12));
    letter.subject = texts("letter-message-subject", {{"name", from.name}});
    std::string also;
    for (const std::string& name : others) also += (also.empty() ? "" : ", ") + name;
    letter.body += wrap(others.empty() ? texts("letter-message", {{"name", from.name}})
                                       : texts("letter-message-also",
                                               {{"name", from.name}, {"others", also}})) +
                   "\n\n" + LetterBody(QuotationBlock{std::string(text)}) + "\n" +
                   wrap(texts("letter-message-answer", {{"house", "{house}"}})) +
                   fmt::format("\n    message {} PASSWORD {}\n", to.name, from.name) +
                   wrap(texts("letter-message-then")) + "\n";
    return letter;
}

Letter broadcast_letter(const User& from, const User& to, std::string_view text, Instant now) {
    const Texts texts(to.language);
    Letter letter = letter_to(to, now);
    letter.kind = LetterKind::broadcast;
    letter.message_id = fmt::format("broadcast.{}.{}.{}", number_of(from.id), number_of(to.id),
                                    now.time_since_epoch().count());
    letter.subject = texts("letter-broadcast-subject", {{"name", from.name}});
    letter.body += paragraph(texts("letter-broadcast", {{"name", from.name}})) +
                   LetterBody(QuotationBlock{std::string(text)}) + "\n" +
                   wrap(texts("letter-broadcast-answer", {{"house", "{house}"}})) +
                   fmt::format("\n    message {0} PASSWORD {1}\n", to.name, from.name) +
                   wrap(texts("letter-broadcast-end")) +
                   fmt::format("\n    notify {} PASSWORD never broadcasts\n", to.name);
    return letter;
}

namespace {

/// For readers who hear the letter, to whom a drawing says little. Other boards than those of
/// sowing games only as the text of their position.
std::string position_in_words(const games::Game& game, std::string_view position, Side reader,
                              const Texts& texts) {
    if (game.drawing.kind != "sowing") return texts("letter-position", {{"position", position}});
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
    return texts("letter-position-words",
                 {{"last", std::string(1, static_cast<char>('a' + game.drawing.columns - 1))},
                  {"own", rows[own]},
                  {"other", seat_word(game, other(reader), texts)},
                  {"theirs", rows[theirs]},
                  {"captured", captured[own]},
                  {"lost", captured[theirs]}});
}

}  // namespace

Letter puzzle_letter(const User& user, const games::Puzzle& puzzle, Instant morning, Instant now) {
    const Texts texts(user.language);
    const games::Game& game = *games::find_game(puzzle.game);
    const auto state = game.state({puzzle.position, {}});
    ASSERT(state);
    const std::string day = format_day(morning);
    const std::string seat = seat_word(game, state->to_move, texts);
    const std::size_t moves = (puzzle.line.size() + 1) / 2;
    Letter letter = letter_to(user, now);
    letter.kind = LetterKind::puzzle;
    letter.message_id = fmt::format("puzzle.{}.{}", number_of(user.id), day);
    letter.subject = texts("letter-puzzle-subject", {{"game", game.title}});
    letter.body += paragraph(texts("letter-puzzle", {{"seat", seat}, {"moves", moves}}));
    BoardBlock board{.game = std::string(game.name),
                     .position = puzzle.position,
                     .title = letter.subject,
                     .language = std::string(texts.language())};
    if (!user.first_at_bottom && game.drawing.text_turns) board.bottom = state->to_move;
    letter.body += LetterBody(std::move(board));
    letter.body += "\n" +
                   paragraph(position_in_words(game, puzzle.position, state->to_move, texts)) +
                   paragraph(texts("letter-puzzle-solve"), "{page}/puzzles/daily/" + day) +
                   paragraph(texts("letter-puzzle-end", {{"house", "{house}"}}),
                             "notify " + user.name + " PASSWORD never puzzle") +
                   translation::signature();
    return letter;
}

Letter vacation_letter(const User& user, const Vacation& vacation, const Match& match, int used,
                       Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("vacation.{}.{}", number_of(user.id), vacation.from.time_since_epoch().count());
    letter.subject = texts("letter-vacation-subject");
    letter.body +=
        paragraph(texts("letter-vacation", {{"game", match.game},
                                            {"board", match.board},
                                            {"until", format_minute(vacation.until)},
                                            {"most", vacation_days_max},
                                            {"used", used}})) +
        wrap(texts("letter-vacation-end", {{"house", "{house}"}})) +
        fmt::format("\n    vacation {} PASSWORD off\n", user.name) +
        paragraph(texts("letter-vacation-never"), "vacation " + user.name + " PASSWORD auto off") +
        translation::signature();
    return letter;
}

Letter seeking_ended_letter(const User& user, const Match& match, Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("seeking.{}.{}", number_of(user.id), static_cast<std::int64_t>(match.id));
    letter.subject = texts("letter-seeking-subject", {{"game", match.game}});
    letter.body += wrap(texts("letter-seeking", {{"game", match.game}, {"board", match.board}})) +
                   fmt::format("\n\n    {} seek {} PASSWORD 1\n\n", match.game, user.name) +
                   translation::signature();
    return letter;
}

Letter password_reset_letter(const User& user, Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("reset.{}.{}", number_of(user.id), now.time_since_epoch().count());
    letter.subject = texts("letter-reset-subject");
    letter.body += paragraph(texts("letter-reset")) + translation::signature();
    return letter;
}

Letter two_factor_letter(const User& user, bool on, Instant now) {
    const Texts texts(user.language);
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("two-factor.{}.{}", number_of(user.id), now.time_since_epoch().count());
    letter.subject = texts(on ? "letter-two-factor-on-subject" : "letter-two-factor-off-subject");
    letter.body += paragraph(texts(on ? "letter-two-factor-on" : "letter-two-factor-off")) +
                   translation::signature();
    return letter;
}

Letter decision_letter(const User& user, std::string_view what,
                       std::initializer_list<translation::TextValue> values,
                       std::string_view reason, std::int64_t number, Instant now) {
    const Texts texts(user.language);
    const std::string id = "decision-" + std::string(what);
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("house.{}.{}.{}", number_of(user.id), now.time_since_epoch().count(), number);
    letter.subject = texts(id + "-subject", values);
    letter.body += paragraph(texts(id, values));
    if (!reason.empty())
        letter.body +=
            texts("letter-reason") + "\n" + LetterBody(QuotationBlock{std::string(reason)}) + "\n";
    letter.body += texts("letter-operator") + "\n";
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
