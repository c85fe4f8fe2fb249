// Sender authentication, and requests that wait for confirmation.
//
// Accepted are a session, a password in the command, the mail token of a board letter, which only
// its reader has seen, and our mail server's verdict on the From address. Otherwise the owner of
// the address must confirm the request first, since a From address alone proves nothing.

#include "club/accounts/identity.h"
#include "club/accounts/sanctions.h"
#include "club/core/game_state.h"
#include "club/core/letter_layout.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/commands/answers.h"
#include "club/commands/command_context.h"
#include "club/commands/request_tables.h"
#include "club/letters/letter_tables.h"
#include "club/letters/mail_tokens.h"
#include "language/lexicon.h"
#include "language/normal_form.h"
#include "translation/refusal_text.h"
#include "translation/site.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

bool can_speak(const User& user) {
    return !user.left_at && user.level == 0;
}

std::optional<Match> match_of(const StoreReader& reader, const Command& command) {
    const std::string_view board = command.argument("board");
    if (!command.game || board.empty()) return std::nullopt;
    const auto match = find_match(reader, *command.game, board);
    return match ? std::optional(*match) : std::nullopt;
}

static bool needs_code(const CommandContext&, UserId claimed);
static Expected<User> authenticate(CommandContext&);
static Refusal add_pending(CommandContext&, const User&);

namespace {

constexpr std::chrono::days pending_lifetime{3};
constexpr std::size_t confirmation_requests_a_day = 5;
constexpr std::size_t letters_searched = 500;

Refusal not_authenticated(const Command& command) {
    return refuse("authentication-required",
                  "Say who you are: log in, or write your name and password: {usage}",
                  command.spec->usage());
}

bool is_legal_on_board(const StoreReader& reader, const Command& command, std::string_view word) {
    const auto match = match_of(reader, command);
    return match && legal_move(current_state(reader, *match), split_number(word).word);
}

/// Whether a word does not fit its parameter and so may be a password, which must not be stored.
/// Boards are numbers, users exist, moves are legal; conditional moves need only contain no words.
bool may_be_password(const StoreReader& reader, const Command& command, std::string_view slot,
                     std::string_view word) {
    if (slot == "board") return !looks_like_board(word);
    if (word.size() < password_size_min || is_keyword(word)) return false;
    if (reader.user_named(word) || is_legal_on_board(reader, command, word)) return false;
    const auto letters = std::ranges::count_if(
        word, [](char c) { return to_lower(c) >= 'a' && to_lower(c) <= 'z'; });
    const bool plan = command.spec->id == CommandId::queue;
    const bool day = command.spec->id == CommandId::vacation;
    return !(plan && letters < 3) && !(day && letters == 0);
}

bool may_be_stored(const StoreReader& reader, const Command& command) {
    for (const auto& [slot, words] : command.arguments)
        for (const std::string& word : words)
            if (may_be_password(reader, command, slot, word)) return false;
    return true;
}

/// The line with the number of what it answers, or of its move, so that it applies to nothing else
/// when it is confirmed later.
std::string with_number(const StoreReader& reader, const Command& command, std::string_view line) {
    const auto match = match_of(reader, command);
    if (match && !match->is_offered() && command.spec->has_option("number") &&
        !command.line.option("number"))
        return fmt::format("{} --number={}", line, open_number(*match, command.spec->id));
    const std::string_view move = command.argument("MOVE");
    const bool moves = command.spec->id == CommandId::move || command.spec->id == CommandId::submit;
    if (!match || !moves || move.find('#') != std::string_view::npos) return std::string(line);
    const int number = is_answer(move) ? open_number(*match, command.spec->id) : match->plies + 1;
    const bool plain = move.find_first_of(" \t\"\\") == std::string_view::npos;
    return fmt::format("{} {} {} {}#{}", match->game, command.spec->word, match->board,
                       plain ? std::string(move) : quote_word(move), number);
}

std::size_t confirmation_requests_since(const StoreReader& reader, UserId user, Instant since) {
    return std::ranges::count_if(
        letters_to(reader, user, letters_searched), [&](const Letter& one) {
            return one.message_id.starts_with("held.") && one.written > since;
        });
}

/// Text by a stranger, indented so that it cannot be mistaken for the server's.
std::string quote_stranger(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        std::string line;
        for (char c : take_until(text, '\n')) {
            if (static_cast<unsigned char>(c) < ' ' || c == 127) c = ' ';
            line += c == '{' ? std::string("{ ") : std::string(1, c);
        }
        out += wrap_with_indent("    ", line) + "\n";
    }
    return out;
}

Letter confirmation_request_letter(const User& user, const PendingRequest& held,
                                   const Request& request) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.to = user.id;
    if (const Address* address = user.mail_address()) letter.address = address->address;
    letter.automatic = true;
    letter.message_id = fmt::format("held.{}", static_cast<std::int64_t>(held.id));
    const Texts texts(user.language.empty() ? request.language.value_or("") : user.language);
    letter.subject = "confirm {held} (" + texts("letter-held-subject") + ")";
    letter.body = texts("letter-greeting", {{"name", user.name}}) + "\n\n" +
                  wrap(texts("letter-held")) + "\n" + quote_stranger(request.address) + "\n" +
                  texts("letter-held-asks") + "\n" + quote_stranger(held.lines);
    if (!held.comment.empty())
        letter.body += "\n" + texts("letter-held-words") + "\n" + quote_stranger(held.comment);
    letter.body += "\n" + wrap(texts("letter-held-confirm")) + "\n    {page}/confirm/{held}\n\n" +
                   wrap(texts("letter-held-not-you")) + "\n\n" + translation::signature();
    letter.body.set_language(texts.language());
    letter.written = letter.due = request.now;
    return letter;
}

/// "No!", "Das war ich nicht": a reply like this to a confirmation request does not confirm.
bool says_no(std::string_view own) {
    constexpr std::string_view denials[] = {"not",   "nicht", "pas",   "niet",       "inte",
                                            "не",    "stop",  "wrong", "wasn't",     "didn't",
                                            "don't", "who",   "spam",  "unsubscribe"};
    const std::string normal = language::normal_form(own);
    return language::Lexicon::all().contains(normal, language::WordKind::no) ||
           std::ranges::any_of(denials, [&](std::string_view word) {
               return (" " + normal).find(" " + language::normal_form(word)) != std::string::npos;
           });
}

}  // namespace

bool is_about(const Command& command, const Match& match) {
    const auto boards = command.arguments.find("board");
    if (!command.game || boards == command.arguments.end()) return false;
    return command.game->name == match.game &&
           std::ranges::all_of(boards->second, [&](const std::string& board) {
               return read_board(split_number(board).word) == match.board;
           });
}

bool begins_with_yes(std::string_view own) {
    constexpr std::string_view marks = " \t\r\n,.;:!\"'*_";
    own.remove_prefix(std::min(own.find_first_not_of(marks), own.size()));
    const std::string_view line = own.substr(0, own.find('\n'));
    return equals_ignore_case(own.substr(0, own.find_first_of(marks)), "yes") &&
           !language::is_question(line);
}

std::optional<Refusal> confirmation_declined_error(const CommandContext& context) {
    const std::string& own = context.request.comment;
    if (!context.by_mail() || begins_with_yes(own) || !says_no(own)) return std::nullopt;
    return refuse("confirmation-declined",
                  "You did not say yes, so nothing was confirmed and nothing was done. If it was "
                  "you after all, reply to our letter with just: yes. Otherwise you need not do "
                  "anything.");
}

SenderIdentity sender_of(UnitOfWork& unit, const Request& request) {
    SenderIdentity sender;
    if (request.speaker) {
        const auto user = unit.user(*request.speaker);
        if (user && !user->left_at) sender.session = *user;
    }
    if (request.address.empty()) return sender;
    sender.by_mail = true;
    for (User& user : users_at(unit, request.address))
        if (can_speak(user) && user.may_write_from(request.address))
            sender.candidates.push_back(std::move(user));
    sender.address_proved = request.address_proved && !request.address_disproved;
    if (!request.in_reply_to_board || !request.in_reply_to_board->authenticated) return sender;
    const ReplyContext& to = *request.in_reply_to_board;
    const auto match = unit.match(to.match);
    if (!match) return sender;
    const auto user = unit.user(match->seats[index_of(current_side(*match, to))]);
    if (!user || !can_speak(*user)) return sender;
    sender.token_reader = *user;
    sender.token_match = *match;
    sender.foreign_token = !user->may_write_from(request.address);
    sender.token_proves = !request.address_disproved && !match->outcome && to.ply == match->plies &&
                          to.undos == match->undos && !sender.foreign_token;
    return sender;
}

/// The player who may have sent this command; none if there are several.
static std::optional<User> candidate(const UnitOfWork& unit, const SenderIdentity& sender,
                                     const Command& command) {
    if (sender.candidates.size() == 1) return sender.candidates.front();
    if (sender.candidates.empty())
        return sender.token_reader && is_about(command, sender.token_match) ? sender.token_reader
                                                                            : std::nullopt;
    // If several share an address: the one who plays on that board or is named in the challenge.
    const auto match = match_of(unit, command);
    std::vector<User> meant;
    for (const User& user : sender.candidates) {
        const bool named = equals_ignore_case(user.name, command.argument("user1")) ||
                           equals_ignore_case(user.name, command.argument("user2"));
        if (match ? plays_in(*match, user.id) : named) meant.push_back(user);
    }
    return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
}

std::optional<UserId> authenticated_user_of(const UnitOfWork& unit, const SenderIdentity& sender,
                                            const Command& command) {
    if (sender.session) return sender.session->id;
    if (sender.token_proves && is_about(command, sender.token_match))
        return sender.token_reader->id;
    if (!sender.address_proved || sender.candidates.empty()) return std::nullopt;
    const auto user = candidate(unit, sender, command);
    return user ? std::optional(user->id) : std::nullopt;
}

/// The sender of a mail is not known yet, so a line may have the full form with a correct password,
/// or the short form of a sender identified otherwise.
Expected<Command> read_as(const UnitOfWork& unit, const SenderIdentity& sender,
                          const std::string& line, const PasswordCheck& proof) {
    if (sender.session) return read_command(line, sender.session->name);
    auto full = read_command(line, "");
    if (full && (!full->spec->takes_credentials() || full->spec->auth_level == AuthLevel::owner ||
                 proof.user))
        return full;
    std::vector<std::string> names;
    for (const User& user : sender.candidates) names.push_back(user.name);
    if (names.empty() && sender.token_reader) names.push_back(sender.token_reader->name);
    for (const std::string& name : names) {
        auto brief = read_command(line, name);
        if (!brief || brief->credentials) continue;
        const auto user = candidate(unit, sender, *brief);
        if (names.size() == 1 || !user || equals_ignore_case(user->name, name)) return brief;
    }
    // The address is unknown: understand the line, so that the answer can ask for name and
    // password.
    if (!full && names.empty() && sender.by_mail)
        if (auto brief = read_command(line, "somebody"); brief && !brief->credentials) return brief;
    return full;
}

std::optional<User> authenticated_by_password(const CommandContext& context) {
    const PasswordCheck& proof = context.password_check;
    if (!context.command.credentials || !proof.user) return std::nullopt;
    auto user = context.unit.user(*proof.user);
    if (!user || user->left_at) return std::nullopt;
    // The password may have changed since it was checked.
    const bool still = proof.mail_password == 0 ? user->password_hash == proof.hash
                                                : user->mail_password == proof.mail_password;
    return still && !needs_code(context, user->id) ? user : std::nullopt;
}

std::optional<User> proved_speaker(const CommandContext& context) {
    if (auto user = authenticated_by_password(context)) return user;
    return context.request.speaker ? context.unit.user(*context.request.speaker) : std::nullopt;
}

/// The account of a mere From address counts only if the answer goes there: nobody else is told its
/// language.
Texts reader_texts(const Request& request, const SenderIdentity& sender,
                   const std::optional<User>& speaker) {
    if (!request.language) return Texts();
    std::string_view language;
    const auto consider = [&language](std::string_view one) {
        if (language.empty()) language = one;
    };
    if (speaker) consider(speaker->language);
    if (sender.session) consider(sender.session->language);
    if (sender.token_reader && !sender.foreign_token && !request.address_disproved)
        consider(sender.token_reader->language);
    if (request.answer_to &&
        (sender.address_proved ||
         equals_ignore_case(unauthenticated_reply_address(request), request.address)))
        for (const User& user : sender.candidates) consider(user.language);
    consider(*request.language);
    return Texts(language);
}

std::string translated(const Request& request, const SenderIdentity& sender, const Refusal& refusal,
                       const std::optional<User>& speaker) {
    // It may quote what was typed.
    return without_placeholders(
        translation::translate(refusal, reader_texts(request, sender, speaker).language()));
}

std::string translated(const CommandContext& context, const Refusal& refusal) {
    return without_placeholders(translation::translate(refusal, context.texts.language()));
}

/// With two-factor authentication the account's password counts only in a session, which required a
/// code.
static bool needs_code(const CommandContext& context, UserId claimed) {
    const auto* sender = context.sender;
    const bool in_session = sender && sender->session && sender->session->id == claimed;
    return context.password_check.mail_password == 0 && !in_session &&
           has_second_factor(context.unit, claimed);
}

Expected<User> authenticated_user(CommandContext& context) {
    auto user = authenticate(context);
    if (!user) return user;
    if (const auto refusal = sanction_error(context.unit, *user, context.command.spec->id,
                                            context.now, context.club.settings.operator_address))
        return *refusal;
    return user;
}

/// Ignoring sanctions.
static Expected<User> authenticate(CommandContext& context) {
    const bool owner = context.command.spec->auth_level == AuthLevel::owner;
    if (context.command.credentials) {
        const auto user = authenticated_by_password(context);
        if (!user && context.password_check.user &&
            needs_code(context, *context.password_check.user))
            return refuse("second-factor-mail-password",
                          "With two-factor authentication your account’s password does not count "
                          "here: log in on the page, write your mail password instead, or reply to "
                          "one of our letters.");
        if (!user)
            return refuse("wrong-name-or-password",
                          "The name or the password is not right: nothing was done. Try again, or "
                          "sign up with “signup NAME PASSWORD”.");
        if (owner && context.password_check.mail_password != 0)
            return refuse("mail-password-insufficient",
                          "Your mail password can play, but it cannot change your account: use "
                          "your account’s own password instead.");
        if (context.by_mail() && !user->addresses.empty() &&
            std::ranges::none_of(user->addresses, &Address::confirmed))
            return refuse("address-unconfirmed",
                          "Your address is not confirmed yet: reply to our letter “confirm …”, or "
                          "open its link. Then send this again.");
        return *user;
    }
    if (owner || !context.sender) return not_authenticated(context.command);
    if (context.request.speaker)
        if (const auto user = context.unit.user(*context.request.speaker); user && !user->left_at)
            return *user;
    if (context.request.address.empty()) return not_authenticated(context.command);
    if (const auto user = candidate(context.unit, *context.sender, context.command))
        return add_pending(context, *user);
    if (!context.sender->candidates.empty())
        return refuse("several-players-at-address",
                      "Several players write from your address: say which of them you are, with "
                      "name and password: {usage}",
                      context.command.spec->usage());
    return refuse("sender-unconfirmed",
                  "No player has confirmed the address that you write from. Include your name and "
                  "password: {usage}",
                  context.command.spec->usage());
}

Expected<Match> own_match(CommandContext& context, const User& user) {
    auto match = find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return match;
    if (!plays_in(*match, user.id))
        return refuse("not-in-match",
                      "You do not play on {game} board {board}, {name}: “{game} games {name}” "
                      "lists your boards.",
                      match->game, match->board, user.name);
    context.reply.match = match->id;
    return match;
}

bool depends_on_token(const UnitOfWork& unit, const SenderIdentity& sender,
                      const RequestLine& task) {
    const auto command = read_as(unit, sender, task.line, task.password_check);
    return !command || (command->spec->auth_level != AuthLevel::nobody && !command->credentials);
}

static Refusal add_pending(CommandContext& context, const User& user) {
    if (may_hold_secret(context.line, user.name) || !may_be_stored(context.unit, context.command))
        return not_authenticated(context.command);
    if (confirmation_requests_since(context.unit, user.id, context.now - std::chrono::days{1}) >=
        confirmation_requests_a_day)
        return refuse(
            "too-many-confirmations",
            "We cannot be sure who wrote this, and have already asked several times today: nothing "
            "was done. Include your name and password, or log in on the page.");
    auto& all = context.sender->pending;
    auto held = std::ranges::find_if(all, [&](auto& one) { return one.user.id == user.id; });
    if (held == all.end()) {
        held = all.insert(all.end(), {user, {}});
        held->request.user = user.id;
        held->request.expires = context.now + pending_lifetime;
    }
    PendingRequest& request = held->request;
    request.lines += (request.lines.empty() ? "" : "\n") +
                     with_number(context.unit, context.command, context.line);
    if (request.comment.empty()) request.comment = context.request.comment;
    if (const auto match = match_of(context.unit, context.command))
        request.in_reply_to_board =
            ReplyContext{match->id, match->to_move, match->plies, match->undos, false};
    context.pending = true;
    if (context.sender->foreign_token)
        return refuse("reply-of-other-player",
                      "You answer a letter about another player's board: a reply to it counts from "
                      "that player's own, confirmed address only, and nothing was done yet. If you "
                      "are that player, reply with “yes” to the letter that we have just sent to "
                      "your own address, or open its link, and it is done.");
    return refuse(
        "sender-unproved",
        "Anybody can send mail under your address, so nothing was done yet. We have written to the "
        "player's own address: to confirm, reply to that letter with “yes” or open its link.");
}

void send_confirmation_requests(UnitOfWork& unit, const Request& request, SenderIdentity& sender) {
    if (sender.pending.empty()) return;
    unit.remove_expired<PendingRequest>(request.now);
    for (SenderIdentity::PendingLines& held : sender.pending) {
        unit.add(held.request);
        Letter letter = confirmation_request_letter(held.user, held.request, request);
        if (request.answer_to) letter.in_reply_to = request.answer_to->message_id;
        unit.add(letter);
        sender.written_to.push_back(letter.address);
    }
    sender.pending.clear();
}

const std::string& unauthenticated_reply_address(const Request& request) {
    const ReturnAddress& to = *request.answer_to;
    return to.envelope_sender.empty() ? to.address : to.envelope_sender;
}

}  // namespace posthouse::club
