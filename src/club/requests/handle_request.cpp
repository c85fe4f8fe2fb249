#include "club/requests/handle_request.h"
#include "base/visible_text.h"
#include "club/accounts/after_deletion.h"
#include "club/accounts/authenticator.h"
#include "club/core/letter_layout.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/guests.h"
#include "club/accounts/identity.h"
#include "club/challenges/challenge_answers.h"
#include "club/commands/club.h"
#include "club/commands/command_context.h"
#include "club/commands/request_keys.h"
#include "club/commands/request_tables.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/board_letters.h"
#include "club/moderation/moderation.h"
#include "club/programs/tokens.h"
#include "club/replies/replies.h"
#include "club/requests/answering.h"
#include "search/levels.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

static void execute_line(Club&, UnitOfWork&, const Request&, const RequestLine&, SenderIdentity&,
                         ExecutionResult&);
static void record_presence(CommandContext&);
static CommandResult execute_command(CommandContext&);
static LetterBody format_refusal(CommandContext&, const Refusal&);

namespace {

constexpr std::size_t comment_size_max = 4000;
constexpr std::size_t refusals_max = 10;

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    if (what.empty()) return;
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

/// `sentence`: of the refusal, in the reader's language.
void set_refused(Response& reply, const Refusal& refusal, std::string_view sentence) {
    reply.refusal = refusal;
    reply.text = wrap(sentence) + "\n";
}

/// Without its parameters if a secret stands in its sentence.
Refusal without_secrets(const Refusal& refusal, std::span<const std::string> secrets) {
    const std::string sentence = redact_secrets(std::string(refusal.sentence), secrets);
    if (sentence == refusal.sentence.view()) return refusal;
    return {refusal.code, std::string_view(sentence), {}};
}

/// The stored response to a request whose key is known. Of a refusal only the text is kept.
Response replay(const StoredResponse& outcome, const std::string& words) {
    Response reply;
    if (!outcome.command.empty() && outcome.command != words) {
        const Refusal reused = key_reused_error();
        set_refused(reply, reused, reused.sentence);
        return reply;
    }
    reply.replayed = true;
    reply.accepted = outcome.accepted;
    reply.text = outcome.answer;
    reply.facts = read_facts(outcome.facts);
    reply.match = outcome.match;
    if (!reply.accepted) {
        std::string sentence = outcome.answer.substr(0, outcome.answer.find("\n\n"));
        while (sentence.ends_with('\n')) sentence.pop_back();
        std::ranges::replace(sentence, '\n', ' ');
        reply.refusal = refuse("refused-before", "{text}", sentence);
    }
    return reply;
}

std::optional<Match> match_replied_to(const StoreReader& reader, const Request& request) {
    if (request.in_reply_to_board) return reader.match(request.in_reply_to_board->match);
    const games::Game* game = request.about ? games::find_game(request.about->game) : nullptr;
    return game ? reader.match_on(game->name, request.about->board) : std::nullopt;
}

/// In the refusal of a mail's line, the word after a player's name may be a misplaced password.
std::vector<std::string> words_after_names(const StoreReader& reader, const CommandLine& line) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i + 1 < line.words.size(); ++i)
        if (line.words[i + 1].size() >= password_size_min && reader.user_named(line.words[i]) &&
            !reader.user_named(line.words[i + 1]))
            words.push_back(line.words[i + 1]);
    return words;
}

/// A socket outlives the session with which it was opened until somebody closes it.
bool has_ended_session(const StoreReader& reader, const Request& request) {
    if (!request.speaker || request.session.empty()) return false;
    return std::ranges::none_of(sessions_of(reader, *request.speaker), [&](const Session& one) {
        return one.token_hash == request.session && one.expires > request.now;
    });
}

}  // namespace

std::size_t comment_line(std::span<const std::string> lines, bool below) {
    if (lines.size() < 2) return 0;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::string_view speaker : {"", "somebody"}) {
            const auto command = read_command(lines[i], speaker);
            if (!command || !command->spec->takes_words()) continue;
            if (command->spec->requires_text) return i;
            if (below || !found) found = i;
        }
    return found.value_or(0);
}

std::vector<std::string> secrets_in(const Request& request, std::span<const User> senders,
                                    const ServerKey& key) {
    std::vector<std::string> secrets;
    const auto add = [&secrets](const std::string& word) {
        if (word.size() >= password_size_min) secrets.push_back(word);
    };
    for (const std::string& line : request.lines) {
        if (!request.command && !may_have_password(line)) continue;
        for (std::string_view speaker : {"", "somebody"})
            if (const auto command = command_in(request, line, speaker)) {
                if (command->credentials) add(command->credentials->password);
                add(command->new_password);
            }
    }
    for (const User& user : senders)
        if (user.mail_password > 0) add(key.mail_password(user.id, user.mail_password));
    return secrets;
}

std::string redact_secrets(std::string text, std::span<const std::string> secrets) {
    for (const std::string& secret : secrets) replace_all(text, secret, "***");
    return strip_mail_tokens(text);
}

std::string without_placeholders(std::string text) {
    for (std::string_view secret : {"{confirm}", "{held}", "{sign-up}", "{mail-password}"})
        replace_all(text, secret, "{ " + std::string(secret.substr(1)));
    return redact_one_time_secrets(std::move(text), "(told once)");
}

std::string sanitized_comment(std::string comment, std::span<const std::string> secrets) {
    comment = redact_secrets(std::move(comment), secrets);
    std::erase_if(comment, [](char c) { return (c >= 0 && c < ' ' && c != '\n') || c == 127; });
    // Only then line by line, since a hostile mail has very many.
    const bool is_whole = comment.size() <= comment_size_max;
    comment = redact_prose(truncate(comment, comment_size_max));
    return std::string(truncate(comment, comment_size_max)) + (is_whole ? "" : " […]");
}

std::vector<std::string> secrets_of(Club& club, const Request& request,
                                    const SenderIdentity& sender) {
    std::vector<User> senders = sender.candidates;
    if (sender.session) senders.push_back(*sender.session);
    if (sender.token_reader) senders.push_back(*sender.token_reader);
    return secrets_in(request, senders, club.settings.key);
}

Response handle_request(Club& club, UnitOfWork& unit, const Request& folded,
                        const PasswordChecks& proofs) {
    const std::string words =
        folded.key.empty() ? "" : request_fingerprint(folded, club.settings.key);
    if (!folded.key.empty())
        if (const auto outcome = find_stored_response(unit, folded.key))
            return replay(*outcome, words);
    if (folded.moderation) return moderate(club, unit, folded);
    Request request = expand_multiple(folded);
    request.move_request = move_request(request, words);
    if (has_ended_session(unit, request)) request.speaker.reset();
    ExecutionResult done = execute_request(club, unit, request, proofs);
    if (done.reply.account_deleted) {  // without the transcript of lines
        done.body = done.text;
        done.reply.text = render_text(done.body);
    }
    const bool brief = request.lines.size() == 1 && !done.reply.text_if_repeated.empty();
    const bool kept_with_move = brief && request.move_request;
    if (!request.key.empty() && !done.reply.replayed && !kept_with_move)
        save_response(unit,
                      done.reply.account_deleted ? key_after_deletion(request.key) : request.key,
                      {done.reply.accepted, brief ? done.reply.text_if_repeated : done.reply.text,
                       words, stored_facts(done.reply.facts), done.reply.match},
                      request.now);
    if (request.answer_to && !request.answer_to->address.empty() && !done.answered)
        answer_by_letter(club, unit, request, done);
    return done.reply;
}

ExecutionResult execute_request(Club& club, UnitOfWork& unit, const Request& request,
                                const PasswordChecks& proofs) {
    ExecutionResult done;
    std::vector<RequestLine> tasks;
    SenderIdentity sender = sender_of(unit, request);
    done.language = reader_texts(request, sender).language();
    const auto refused = [&](const Refusal& refusal) {
        set_refused(done.reply, refusal, translated(request, sender, refusal));
        return done;
    };
    if (const auto refusal = too_many_secrets(request)) return refused(*refusal);
    if (const auto question = ambiguity_error(request)) return refused(*question);
    if (const auto match = match_replied_to(unit, request)) {
        auto read = read_reply(club, unit, request, sender, proofs, *match);
        if (!read) {
            ExecutionResult question = read.error();
            question.language = done.language;
            return question;
        }
        tasks = *std::move(read);
    } else if (request.lines.empty() || request.lines.size() > lines_max) {
        return refused(
            request.lines.empty()
                ? refuse("no-command-in-mail",
                         "There is no command in your mail: write one as the subject, or "
                         "leave the subject empty and write one on each line. “help” "
                         "explains more.")
                : refuse("too-many-commands",
                         "A mail may have at most {n} commands: nothing was done.", lines_max));
    } else {
        for (std::size_t i = 0; i < request.lines.size(); ++i)
            tasks.push_back({request.lines[i], proofs.at(i)});
        if (const auto doubt = doubted_command_error(club, unit, request, sender, tasks)) {
            done.understood = true;
            return refused(*doubt);
        }
        tasks[comment_line(request.lines, true)].comment = request.comment;
    }
    done.reply.accepted = true;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        LetterBody& text = done.body;
        if (i > 0) text += "\n";
        if (done.refused == refusals_max) {
            text +=
                wrap(translated(request, sender,
                                refuse("other-lines-not-tried",
                                       "{n} lines were refused: the rest ({others}) was not tried.",
                                       refusals_max, tasks.size() - i))) +
                "\n";
            break;
        }
        execute_line(club, unit, request, tasks[i], sender, done);
        if (tasks.size() > 1) text += "> " + done.shown.back() + "\n\n";
        text += done.text;
    }
    done.reply.text = render_text(done.body);
    // In a transcript the line's own answer says so.
    if (tasks.size() > 1) done.reply.forbidden = done.reply.only_moved = false;
    send_confirmation_requests(unit, request, sender);
    done.answered = done.pending == tasks.size() && request.answer_to &&
                    std::ranges::any_of(sender.written_to, [&](const std::string& address) {
                        return equals_ignore_case(address, unauthenticated_reply_address(request));
                    });
    return done;
}

static void execute_line(Club& club, UnitOfWork& unit, const Request& request,
                         const RequestLine& task, SenderIdentity& sender, ExecutionResult& done) {
    done.reply.snapshot = nullptr;  // an earlier line's snapshot may be outdated
    done.reply.only_moved = false;
    const auto secrets = secrets_of(club, request, sender);
    std::string speaks = sender.session ? sender.session->name : "";
    const auto command = request.command ? Expected<Command>(*request.command)
                                         : read_as(unit, sender, task.line, task.password_check);
    std::optional<Refusal> refusal;
    if (!command) {
        refusal = command.error();
        done.text = wrap(translated(request, sender, *refusal)) + "\n";
    } else {
        done.understood = true;
        Request its = request;
        its.comment = sanitized_comment(task.comment, secrets);
        its.speaker = authenticated_user_of(unit, sender, *command);
        if (!sender.session && command->spec->takes_credentials() && !command->credentials)
            speaks = "somebody";
        CommandContext context{club,       unit,        its,     *command, task.password_check,
                               done.reply, request.now, &sender, task.line};
        done.sender_proved =
            done.sender_proved || its.speaker || authenticated_by_password(context);
        context.texts = reader_texts(request, sender, proved_speaker(context));
        done.language = context.texts.language();
        record_presence(context);
        const CommandResult said = execute_command(context);
        if (!said) refusal = said.error();
        done.text = said ? *said : format_refusal(context, *refusal);
        done.pending += context.pending ? 1 : 0;
    }
    if (refusal) {
        ++done.refused;
        done.reply.accepted = false;
        if (!done.reply.refusal) done.reply.refusal = without_secrets(*refusal, secrets);
        const auto strangers = sender.by_mail ? words_after_names(unit, split_command(task.line))
                                              : std::vector<std::string>();
        done.text = done.text.with_words([&](std::string words) {
            return redact_secrets(without_placeholders(redact_secrets(std::move(words), secrets)),
                                  strangers);
        });
    }
    std::string shown = redact_command(task.line, speaks, !refusal);
    replace_all(shown, "{", "{ ");
    done.shown.push_back(redact_secrets(std::move(shown), secrets));
}

/// An authenticated user counts as having looked at the boards, whatever the command.
static void record_presence(CommandContext& context) {
    auto user = proved_speaker(context);
    if (!user || user->level > 0) return;
    // Approximate where nothing depends on it, since storing it with every move would be expensive.
    constexpr std::chrono::minutes near{10};
    const bool lately = user->last_seen && *user->last_seen + near > context.now;
    if (user->last_seen == context.now || (lately && user->mail_frequency != MailFrequency::once))
        return;
    user->last_seen = context.now;
    change_user(context.unit, *user);
}

/// What the handler needs first.
static CommandResult run(const CommandHandler& handler, CommandContext& context) {
    if (const auto* for_anybody = std::get_if<AnybodyHandler>(&handler))
        return (*for_anybody)(context);
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    if (const auto* for_player = std::get_if<PlayerHandler>(&handler))
        return (*for_player)(context, *user);
    auto match = seated_or_challenged(context, *user);
    if (!match) return match.error();
    return std::get<MatchHandler>(handler)(context, *user, *std::move(match));
}

static CommandResult execute_command(CommandContext& context) {
    const CommandSpec& row = *context.command.spec;
    if (const auto refusal = row.option_error(context.command.line)) return *refusal;
    if (context.request.scopes)
        if (const auto refusal = scope_error(*context.request.scopes, row)) {
            context.reply.forbidden = true;
            return *refusal;
        }
    if (context.sender && context.sender->session && context.sender->session->guest)
        if (const auto refusal = guest_error(context.command)) {
            context.reply.forbidden = true;
            return *refusal;
        }
    if (row.requires_text && row.id != CommandId::multiple) {
        if (is_blank_text(context.request.comment))
            return refuse("text-missing",
                          "Write your text below the command: it was empty, so nothing was sent.");
        if (context.request.comment.size() > comment_size_max)  // it has been cut
            return refuse("words-too-long",
                          "Your text is too long for one message, so nothing was sent: shorten it "
                          "or send it in parts.");
    }
    auto done = run(row.handler, context);
    if (done && context.unsaid) return wrap(translated(context, *context.unsaid)) + "\n\n" + *done;
    return done;
}

/// expand_multiple() has replaced it where it may stand.
static CommandResult multiple_command(CommandContext&) {
    return refuse("multiple-not-alone",
                  "“multiple” stands alone: write the commands below it, one on each line.");
}

/// The refusal, with the board and its legal moves if the command was about one.
static LetterBody format_refusal(CommandContext& context, const Refusal& refusal) {
    const auto speaker = proved_speaker(context);
    const std::string text = wrap(translated(context, refusal)) + "\n";
    const std::string_view board = context.command.argument("board");
    if (!context.command.game || board.empty() || context.pending) return text;
    const auto match = find_match(context.unit, *context.command.game, board);
    if (!match) return text;
    const LoadedMatch loaded = load_match(context.unit, *match);
    const Viewer viewer = context.viewer(speaker ? loaded.seat_of(speaker->id) : std::nullopt);
    if (context.by_mail()) return text + "\n" + format_board_question(loaded, viewer);
    return text + "\n" + loaded.name(viewer.texts) + "\n\n" + format_board(loaded, viewer);
}

std::vector<CommandSpec> multiple_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::multiple, multiple_command, "multiple", false, nobody, true, {}, ""},
    };
}

}  // namespace posthouse::club
