#include "club/service.h"

#include "club/errand.h"
#include "club/leaving.h"
#include "club/letters.h"
#include "club/marks.h"
#include "club/opening_sheet.h"
#include "club/tokens.h"
#include "search/levels.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t comment_size_max = 4000;
constexpr std::size_t refusals_max = 10;

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    if (what.empty()) return;
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// What somebody typed is never filled in as the house's own words are, where a letter is carried.
std::string unfilled(std::string text) {
    for (std::string_view secret : {"{confirm}", "{held}", "{sign-up}", "{mail-password}"})
        replace_all(text, secret, "{ " + std::string(secret.substr(1)));
    return without_told_once(std::move(text), "(told once)");
}

/// A comment as it is kept: bounded, without secrets and without the control characters that could
/// play tricks on a terminal.
std::string kept_comment(std::string comment, std::span<const std::string> secrets) {
    comment = without_secrets(std::move(comment), secrets);
    std::erase_if(comment, [](char c) { return (c >= 0 && c < ' ' && c != '\n') || c == 127; });
    return std::string(clip(comment, comment_size_max));
}

constexpr std::string_view key_taken =
    "This key has come before with another command: nothing was done. Give each command a key of "
    "its own (a mail’s key is its Message-ID).";

/// Stands for the command of a request, whose password must not be guessed from it.
std::string words_of(const Request& request, const HouseKey& key) {
    std::string words;
    // With their lengths, so that no two requests are written alike.
    const auto add = [&words](const std::string& part) {
        words += std::to_string(part.size()) + " " + part;
    };
    for (const std::string& line : request.lines) add(line);
    add(request.comment);
    return key.fingerprint(words);
}

std::optional<Match> match_replied_to(const Reader& reader, const Request& request) {
    if (request.answers) return reader.match(request.answers->match);
    const Game* game = request.about ? find_game(request.about->game) : nullptr;
    return game ? reader.match_on(game->name, request.about->board) : std::nullopt;
}

/// In a sentence about a mail's line that was refused, the word behind a player's name may be his
/// password in the wrong place.
std::vector<std::string> words_behind_names(const Reader& reader, const CommandLine& line) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i + 1 < line.words.size(); ++i)
        if (line.words[i + 1].size() >= password_size_min && reader.user_named(line.words[i]) &&
            !reader.user_named(line.words[i + 1]))
            words.push_back(line.words[i + 1]);
    return words;
}

}  // namespace

std::size_t with_comment(std::span<const std::string> lines) {
    std::optional<std::size_t> about_game;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::string_view speaker : {"", "somebody"}) {
            const auto command = read_command(lines[i], speaker);
            if (!command) continue;
            if (command->row->takes_text) return i;
            if (!about_game && command->game) about_game = i;
        }
    return about_game.value_or(0);
}

std::vector<std::string> secrets_in(const Request& request, std::span<const User> senders,
                                    const HouseKey& key) {
    std::vector<std::string> secrets;
    const auto add = [&secrets](const std::string& word) {
        if (word.size() >= password_size_min) secrets.push_back(word);
    };
    for (const std::string& line : request.lines)
        for (std::string_view speaker : {"", "somebody"})
            if (const auto command = read_command(line, speaker)) {
                if (command->claim) add(command->claim->password);
                add(command->new_password);
            }
    for (const User& user : senders)
        if (user.mail_password > 0) add(key.mail_password(user.id, user.mail_password));
    return secrets;
}

std::string without_secrets(std::string text, std::span<const std::string> secrets) {
    for (const std::string& secret : secrets) replace_all(text, secret, "***");
    return without_marks(text);
}

Reply Service::handle(Unit& unit, const Request& folded, const Proofs& proofs) const {
    Reply reply;
    const std::string words = folded.key.empty() ? "" : words_of(folded, settings_.key);
    if (!folded.key.empty())
        if (const auto outcome = outcome_of(unit, folded.key)) {
            reply.key_taken = !outcome->command.empty() && outcome->command != words;
            reply.repeated = !reply.key_taken;
            reply.accepted = reply.repeated && outcome->accepted;
            reply.text = reply.repeated ? outcome->answer : wrapped(key_taken) + "\n";
            return reply;
        }
    if (folded.moderation) return moderate(unit, folded);
    const Request request = unfolded(folded);
    CarriedOut done = carry_out_request(unit, request, proofs);
    if (done.reply.left) done.reply.text = done.text;  // no line of theirs is repeated
    if (!request.key.empty())
        unit.remember(done.reply.left ? key_after_leaving(request.key) : request.key,
                      {done.reply.accepted, done.reply.text, words}, request.now);
    if (request.answer_to && !request.answer_to->address.empty() && !done.answered)
        answer_by_letter(unit, request, done);
    return done.reply;
}

Service::CarriedOut Service::carry_out_request(Unit& unit, const Request& request,
                                               const Proofs& proofs) const {
    CarriedOut done;
    std::vector<Task> tasks;
    if (const auto refusal = too_many_secrets(request)) {
        done.reply.text = wrapped(refusal->sentence.view()) + "\n";
        return done;
    }
    if (const auto question = unreadable(request)) {
        done.reply.text = wrapped(question->sentence.view()) + "\n";
        return done;
    }
    if (const auto match = match_replied_to(unit, request)) {
        auto read = read_reply(unit, request, proofs, *match);
        if (!read) return read.refusal();
        tasks = *std::move(read);
    } else if (request.lines.empty() || request.lines.size() > lines_max) {
        done.reply.text =
            request.lines.empty()
                ? "There is no command in your letter: write one as the subject, or one a\n"
                  "line with an empty subject. “help” says how to begin.\n"
                : fmt::format("At most {} commands fit into one letter: nothing was done.\n",
                              lines_max);
        return done;
    } else {
        for (std::size_t i = 0; i < request.lines.size(); ++i)
            tasks.push_back({request.lines[i], proofs.at(i)});
        tasks[with_comment(request.lines)].comment = request.comment;
    }
    Sender sender = sender_of(unit, request);
    done.reply.accepted = true;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        std::string& text = done.reply.text;
        if (i > 0) text += '\n';
        if (done.refused == refusals_max) {
            text += fmt::format("{} lines were refused: the other {} were not tried.\n",
                                refusals_max, tasks.size() - i);
            break;
        }
        carry_out_task(unit, request, tasks[i], sender, done);
        if (tasks.size() > 1) text += "> " + done.shown.back() + "\n\n";
        text += done.text;
    }
    // In a transcript its own line says so.
    if (tasks.size() > 1) done.reply.forbidden = false;
    ask_to_confirm(unit, request, sender);
    done.answered = done.held == tasks.size() && request.answer_to &&
                    std::ranges::any_of(sender.written_to, [&](const std::string& address) {
                        return same_word(address, unproved_return(request));
                    });
    return done;
}

void Service::carry_out_task(Unit& unit, const Request& request, const Task& task, Sender& sender,
                             CarriedOut& done) const {
    done.reply.page = nullptr;  // what an earlier line has seen may be old in a moment
    std::vector<User> senders = sender.candidates;
    if (sender.session) senders.push_back(*sender.session);
    if (sender.marked) senders.push_back(*sender.marked);
    const auto secrets = secrets_in(request, senders, settings_.key);
    std::string speaks = sender.session ? sender.session->name : "";
    const auto command = read_as(unit, sender, task.line, task.proof);
    bool carried_out = false;
    if (!command) {
        done.text = wrapped(command.refusal().sentence.view()) + "\n";
    } else {
        done.understood = true;
        Request its = request;
        its.comment = kept_comment(task.comment, secrets);
        its.speaker = known_to_speak(unit, sender, *command);
        if (!sender.session && command->row->speaks() && !command->claim) speaks = "somebody";
        Errand errand{unit, its, *command, task.proof, done.reply, request.now, &sender, task.line};
        done.proved = done.proved || its.speaker || proved_by_password(errand);
        note_presence(errand);
        const Said said = carry_out(errand);
        carried_out = bool(said);
        done.text = said ? *said : refused(errand, said.refusal());
        done.held += errand.held ? 1 : 0;
    }
    if (!carried_out) {
        ++done.refused;
        done.reply.accepted = false;
        done.text = unfilled(without_secrets(std::move(done.text), secrets));
        if (sender.by_mail)
            done.text = without_secrets(std::move(done.text),
                                        words_behind_names(unit, split_command(task.line)));
    }
    std::string shown = struck_out(task.line, speaks, carried_out);
    replace_all(shown, "{", "{ ");
    done.shown.push_back(without_secrets(std::move(shown), secrets));
}

/// Who is known to speak has looked at his boards, whatever he wants.
void Service::note_presence(Errand& errand) {
    std::optional<UserId> present = errand.request.speaker;
    if (const auto user = proved_by_password(errand)) present = user->id;
    if (!present) return;
    auto user = errand.unit.user(*present);
    if (!user || user->level > 0) return;
    // Near enough, where nothing hangs on it: to write it down with every move would cost.
    constexpr std::chrono::minutes near{10};
    const bool lately = user->looked && *user->looked + near > errand.now;
    if (user->looked == errand.now || (lately && user->notify != Notify::once)) return;
    user->looked = errand.now;
    errand.unit.change_user(*user);
}

Service::Said Service::carry_out(Errand& errand) const {
    const CommandRow& row = *errand.command.row;
    if (const auto refusal = row.wrong_option(errand.command.line)) return *refusal;
    if (errand.request.scopes)
        if (const auto refusal = beyond(*errand.request.scopes, row)) {
            errand.reply.forbidden = true;
            return *refusal;
        }
    if (row.takes_text && row.id != CommandId::multiple && is_blank(errand.request.comment))
        return refuse(
            "Write what you have to say beneath the command: there was nothing, and nothing was "
            "sent.");
    switch (row.id) {
        case CommandId::help:
            return help(errand);
        case CommandId::signup:
            return sign_up(errand);
        case CommandId::confirm:
            return confirm(errand);
        case CommandId::change_password:
            return change_password(errand);
        case CommandId::reset_password:
            return reset_password(errand);
        case CommandId::change_mail_password:
            return change_mail_password(errand);
        case CommandId::change_address:
            return change_address(errand);
        case CommandId::signoff:
            return sign_off(errand);
        case CommandId::export_own:
            return export_own(errand);
        case CommandId::list:
            return list(errand);
        case CommandId::message:
            return message(errand);
        case CommandId::broadcast:
            return broadcast(errand);
        case CommandId::report:
            return report(errand);
        case CommandId::block:
            return block(errand);
        case CommandId::unblock:
            return unblock(errand);
        case CommandId::offers:
            return offers(errand);
        case CommandId::add_friend:
            return add_friends(errand);
        case CommandId::remove_friend:
            return remove_friends(errand);
        case CommandId::all_show:
            return all_show(errand);
        case CommandId::sleep:
            return sleep(errand);
        case CommandId::weekend:
            return weekend(errand);
        case CommandId::vacation:
            return vacation(errand);
        case CommandId::notify:
            return notify(errand);
        case CommandId::letters:
            return letters(errand);
        case CommandId::challenge:
            return challenge(errand);
        case CommandId::waiting:
            return waiting(errand);
        case CommandId::accept:
            return accept(errand);
        case CommandId::reject:
            return reject(errand);
        case CommandId::withdraw:
            return withdraw(errand);
        case CommandId::yield:
            return yield(errand);
        case CommandId::seek:
            return seek(errand);
        case CommandId::limit:
            return limit(errand);
        case CommandId::move:
            return move(errand);
        case CommandId::show:
            return show(errand);
        case CommandId::showas:
            return show_as(errand);
        case CommandId::queue:
            return queue(errand);
        case CommandId::preview:
            return preview(errand);
        case CommandId::submit:
            return submit(errand);
        case CommandId::confirm_move:
            return confirm_move(errand);
        case CommandId::resign:
            return resign(errand);
        case CommandId::rematch:
            return rematch(errand);
        case CommandId::note:
            return note(errand);
        case CommandId::chat:
            return chat(errand);
        case CommandId::subscribe:
            return subscribe(errand);
        case CommandId::unsubscribe:
            return unsubscribe(errand);
        case CommandId::games:
            return games(errand);
        case CommandId::history:
            return history(errand);
        case CommandId::standings:
            return standings(errand);
        case CommandId::tournament:
            return announce_tournament(errand);
        case CommandId::join:
            return join_tournament(errand);
        case CommandId::leave:
            return leave_tournament(errand);
        case CommandId::tournaments:
            return tournaments(errand);
        case CommandId::make_token:
            return make_token(errand);
        case CommandId::sessions:
            return sessions(errand);
        case CommandId::end_session:
            return end_session(errand);
        case CommandId::two_factor:
            return two_factor(errand);
        case CommandId::tokens:
            return tokens(errand);
        case CommandId::revoke_token:
            return revoke_token(errand);
        case CommandId::make_webhook:
            return make_webhook(errand);
        case CommandId::webhooks:
            return webhooks(errand);
        case CommandId::revoke_webhook:
            return revoke_webhook(errand);
        case CommandId::multiple:
            return refuse("“multiple” stands alone: write one command a line beneath it.");
    }
    ASSERT(false);
    __builtin_unreachable();
}

/// The sentence; and the board with its legal moves, where the command was about one.
std::string Service::refused(Errand& errand, const Refusal& refusal) const {
    std::string text = wrapped(refusal.sentence.view()) + "\n";
    const std::string_view board = errand.command.word("board");
    if (!errand.command.game || board.empty() || errand.held) return text;
    const auto match = find_match(errand.unit, *errand.command.game, board);
    if (!match) return text;
    const Table table = load_table(errand.unit, *match);
    std::optional<UserId> known = errand.request.speaker;
    if (const auto user = proved_by_password(errand)) known = user->id;
    const auto reader = known ? table.seat_of(*known) : std::nullopt;
    if (errand.by_mail()) return text + "\n" + board_to_answer(table, reader);
    return text + "\n" + table.name() + "\n\n" + board_in_words(table, errand.viewer(reader));
}

void Service::seat_computers(Unit& unit, Instant now) {
    for (const Level& level : levels) {
        User user;
        user.name = fmt::format("computer-{}", level.number);
        user.level = level.number;
        user.joined = now;
        unit.add_user(user);
    }
}

std::string_view Service::plays_like(const User& user) {
    const Level* level = find_level(user.level);
    return level ? level->name : std::string_view();
}

}  // namespace posthouse
