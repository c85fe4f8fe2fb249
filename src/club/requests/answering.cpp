// Writes the letter that answers a mail.

#include "club/requests/answering.h"
#include "club/core/letter_layout.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/identity.h"
#include "club/commands/command_context.h"
#include "club/core/letter_limits.h"
#include "club/letters/letter_tables.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/board_letters.h"
#include "club/programs/tokens.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::chrono::hours answer_limit_window{1};
constexpr std::size_t subject_size_max = 200;
/// An unknown sender gets at most so many answers an hour to mails that were not understood: most
/// likely a machine that replies to every letter.
constexpr std::size_t questions_an_hour_stranger = 3;
constexpr std::size_t questions_a_day_proved = 50;
constexpr std::size_t letters_searched = 500;
constexpr std::string_view question_ids = "question.";
/// After “answer.” or “question.” if nobody has proved who asked.
constexpr std::string_view unproved_ids = "unproved.";

/// The command without its arguments: "wari move", "change address"; empty if it is none.
std::string command_words(const std::string& line) {
    for (std::string_view speaker : {"", "somebody"}) {
        const auto command = read_command(line, speaker);
        if (!command) continue;
        std::string words = command->game ? std::string(command->game->name) + " " : "";
        return words.append(command->spec->word);
    }
    return {};
}

/// A command without effects, which a reply to its answer may repeat.
bool is_read_only(const std::string& line) {
    const auto command = read_command(line, "");
    return command && command->spec->auth_level == AuthLevel::nobody &&
           command->spec->id != CommandId::signup && command->spec->id != CommandId::confirm;
}

/// A match is one thread with one subject. Elsewhere the subject does not repeat a whole command
/// that has effects, since a reply must not run it again. The `…` marks a subject as ours.
std::string subject_of(const Request& request, std::span<const std::string> shown,
                       const Texts& texts) {
    const bool of_reply = request.in_reply_to_board || request.about;
    if (shown.size() == 1 && !of_reply) {
        const std::string& line = request.lines[0];
        if (is_read_only(line)) return "Re: " + shown[0];
        const std::string words = command_words(line);
        return "Re: " + (words.empty() ? shown[0] : words + " …");
    }
    // The options may hold a password.
    if (request.challenge_move_list) return "Re: " + request.challenge_move_list->game;
    std::string subject = request.answer_to->subject;
    if (subject.empty()) return "Re: " + texts("letter-your-letter-subject");
    subject = redact_secrets(std::move(subject), secrets_in(request, {}, {}));
    subject = truncate(subject, subject_size_max);
    return subject.starts_with("Re:") ? subject : "Re: " + subject;
}

/// The Message-IDs without ours that hold a token: tokens are not stored.
std::string without_token_ids(std::string_view ids) {
    std::string kept;
    while (!ids.empty()) {
        const std::string_view id = take_until(ids, ' ');
        if (!id.empty() && strip_mail_tokens(id) == id) (kept += kept.empty() ? "" : " ") += id;
    }
    return kept;
}

/// This player's letters of so long a time with this beginning of the Message-ID, newest first.
std::vector<Letter> letters_since(const StoreReader& reader, const Letter& now,
                                  std::string_view beginning, std::chrono::milliseconds time) {
    auto letters = letters_to(reader, now.to, letters_searched);
    std::erase_if(letters, [&](const Letter& one) {
        return one.written < now.written - time || !one.message_id.starts_with(beginning);
    });
    return letters;
}
std::vector<Letter> letters_of_hour(const StoreReader& reader, const Letter& now,
                                    std::string_view beginning) {
    return letters_since(reader, now, beginning, answer_limit_window);
}

/// How many answers of the last hour went, or would have gone, to senders who proved nothing.
std::size_t count_unproved_answers(const StoreReader& reader, const Letter& letter) {
    if (letter.to == UserId{})
        return answers_to(reader, letter.address, letter.written - answer_limit_window);
    return letters_of_hour(reader, letter, "answer.unproved.").size() +
           letters_of_hour(reader, letter, "question.unproved.").size();
}

std::size_t remaining(std::size_t most, std::size_t used) {
    return most - std::min(most, used);
}

/// In the last letter before a limit: whatever the limit, it says from when on and where further
/// answers are.
std::string last_letter_note(bool by_day, bool on_page, const Texts& texts) {
    return "\n" +
           wrap(texts(!on_page ? "letter-last-of-hour-ignored"
                      : by_day ? "letter-last-of-day"
                               : "letter-last-of-hour")) +
           (on_page ? "\n\n    {page}/letters\n" : "\n");
}

/// The answer's text. A secret that is shown once goes only to its owner's own address.
LetterBody body_for(Letter& letter, const StoreReader& reader, const Response& reply,
                    const LetterBody& body, const Texts& texts) {
    if (!reply.text_reader) return body;
    for (const User& user : users_at(reader, letter.address))
        if (user.id == *reply.text_reader) {
            letter.to = user.id;
            return body;
        }
    return body.with_texts([&](std::string text) {
        return redact_one_time_secrets(std::move(text), texts("letter-secret-elsewhere"));
    });
}

}  // namespace

/// The subject that letters about the match to this reader have.
static std::string subject_about(const StoreReader& reader, const Match& match, UserId to,
                                 const Texts& texts) {
    std::array<std::string, 2> names;
    std::optional<Side> seat;
    for (const Side side : {Side::second, Side::first}) {
        const UserId player = match.seats[index_of(side)];
        if (const auto user = reader.user(player)) names[index_of(side)] = user->name;
        if (player == to) seat = side;
    }
    return match_subject(match, names, seat, texts);
}

/// How many more questions this sender gets by mail. Who has proved who they are gets enough of
/// them in a day that only a machine needs more.
static std::size_t questions_left(Club& club, const StoreReader& reader, const Letter& letter,
                                  bool proved) {
    const std::size_t an_hour = club.settings.questions_per_hour;
    if (letter.to == UserId{})
        return remaining(std::min(an_hour, questions_an_hour_stranger),
                         answers_to(reader, letter.address, letter.written - answer_limit_window));
    if (!proved) return remaining(an_hour, letters_of_hour(reader, letter, question_ids).size());
    return remaining(questions_a_day_proved,
                     letters_since(reader, letter, question_ids, std::chrono::days(1)).size());
}

/// How many more answers of any kind go to this address within an hour.
static std::size_t answers_left(Club& club, const StoreReader& reader, const Letter& letter,
                                bool proved) {
    const std::size_t all =
        remaining(club.settings.replies_per_hour,
                  answers_to(reader, letter.address, letter.written - answer_limit_window));
    return proved ? all
                  : std::min(all, remaining(unproven_answers_an_hour,
                                            count_unproved_answers(reader, letter)));
}

/// A Reply-To counts if the player who wrote has confirmed that address, too.
static std::string reply_address_of(const UnitOfWork& unit, const Request& request, bool proved) {
    if (!proved) return unauthenticated_reply_address(request);
    const std::string& wished = request.answer_to->address;
    if (request.address.empty()) return wished;
    const auto writes_here = [&](const User& user) { return user.may_write_from(request.address); };
    return std::ranges::any_of(users_at(unit, wished), writes_here) ? wished : request.address;
}

void answer_by_letter(Club& club, UnitOfWork& unit, const Request& request,
                      const ExecutionResult& done) {
    const ReturnAddress& to = *request.answer_to;
    // A reply to a board letter from an address of its reader proves that they had the letter,
    // however old it is.
    const SenderIdentity sender = sender_of(unit, request);
    const bool had_letter =
        sender.token_reader && !sender.foreign_token && !request.address_disproved;
    const bool proved = done.sender_proved || request.address_proved || had_letter;
    const std::string address = reply_address_of(unit, request, proved);
    const auto match =
        done.reply.match ? unit.match(*done.reply.match) : std::optional<Match>(std::nullopt);
    Letter letter;
    letter.kind = LetterKind::answer;
    letter.match = done.reply.match;
    for (const User& reader : users_at(unit, address)) {
        const bool plays = match && plays_in(*match, reader.id);
        if (letter.to == UserId{} || plays) letter.to = reader.id;
        if (!plays) continue;
        // The answer shows the current board, so a reply to it may be a move. Its token goes only
        // to an address that the player has confirmed.
        letter.ply = match->plies;
        letter.undos = match->undos;
        letter.questions = match->questions;
        break;
    }
    letter.address = address;
    letter.written = letter.due = request.now;
    letter.message_id = done.understood ? "answer." : std::string(question_ids);
    if (!proved) letter.message_id += unproved_ids;
    letter.message_id +=
        token_hash(request.key.empty() ? to.message_id : request.key).substr(0, 24);
    letter.in_reply_to = without_token_ids(to.message_id);
    letter.references =
        match ? thread_root(*match, club.settings.host) : without_token_ids(to.references);
    if (!letter.in_reply_to.empty())
        (letter.references += letter.references.empty() ? "" : " ") += letter.in_reply_to;
    const Texts texts(done.language);
    letter.subject = match ? subject_about(unit, *match, letter.to, texts)
                           : subject_of(request, done.shown, texts);
    if (done.reply.account_deleted) {
        letter.message_id.replace(0, letter.message_id.find('.') + 1, goodbye_ids);
        letter.match.reset();
        letter.subject = texts("letter-goodbye-subject");
    } else if (done.shown.size() == 1) {
        letter.body = "> " + done.shown[0] + "\n\n";
    }
    letter.body += body_for(letter, unit, done.reply,
                            done.body.empty() ? LetterBody(done.reply.text) : done.body, texts);
    letter.body.set_language(texts.language());
    const std::size_t others = answers_left(club, unit, letter, proved);
    const std::size_t questions =
        done.understood ? others : questions_left(club, unit, letter, proved);
    if (others == 0) club.report_limit(proved ? "answers" : "unproved_answers", address);
    const std::size_t left = std::min(questions, others);
    const bool on_page = letter.to != UserId{};
    if (left == 1)
        letter.body += last_letter_note(
            !done.understood && questions <= others && proved && on_page, on_page, texts);
    if (left == 0 || to.on_page_only) {
        if (!on_page) return;  // most likely a machine
        letter.address.clear();
    }
    unit.add(letter);
}

}  // namespace posthouse::club
