#include "club/replies/reply_line.h"

#include "club/commands/command_context.h"
#include "club/commands/command_table.h"
#include "club/commands/command_words.h"
#include "club/matches/open_questions.h"
#include "club/programs/program_tables.h"
#include "club/replies/line_words.h"
#include "club/replies/mail_move_lists.h"
#include "club/replies/reply_answers.h"
#include "club/replies/stated_move.h"
#include "language/normal_form.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace posthouse::club {
namespace {

using Kind = ReplyLine::Kind;

ReplyLine made(Kind kind, std::string command, bool needs_ply) {
    ReplyLine line;
    line.kind = kind;
    line.command = std::move(command);
    line.needs_position = needs_ply;
    return line;
}

/// An action at this board.
std::optional<ReplyLine> as_action(const ReplyLineParser& reply, std::string_view line) {
    // “accept?” and “yes?” ask and consent to nothing.
    if (language::is_question(line)) return std::nullopt;
    const std::string_view typed = strip_punctuation(line), english = english_command_word(typed);
    const std::string_view words = english.empty() ? typed : english;
    const auto is = [&](std::string_view word) { return equals_ignore_case(words, word); };
    const auto action = [](std::string words_made, bool needs_ply) {
        return made(Kind::action, std::move(words_made), needs_ply);
    };
    // One word for both in other languages.
    if (is("reject") && words != typed && reply.loaded.match.is_offered())
        return action(answer_command(reply, "decline"), true);
    for (std::string_view word : {"accept", "reject", "decline", "confirm"})
        if (is(word)) return action(answer_command(reply, word), true);
    if (is("yield")) return action(reply.board_command("yield"), true);
    for (std::string_view word : {"undo", "pass", "swap"})
        if (is(word)) return action(reply.board_command("move", word), true);
    for (std::string_view word : {"propose", "draw", "propose draw", "propose a draw"})
        if (is(word)) return action(reply.board_command("move", "propose"), true);
    if (is("resign") || is("move resign")) return action(reply.board_command("resign"), false);
    if (auto answer = read_answer(reply, line, false)) return answer;
    if (begins_with(words, "submit "))
        if (const games::MoveText* move =
                legal_move(reply.shown_state, strip_punctuation(words.substr(7))))
            return action(reply.board_command("submit", reply.numbered_move(move->text)), true);
    return std::nullopt;
}

/// A word that may accompany a move: show, chat, queue …
std::optional<ReplyLine> as_aside(const ReplyLineParser& reply, std::string_view line) {
    const std::string_view typed = strip_punctuation(line), english = english_command_word(typed);
    const std::string_view words = english.empty() ? typed : english;
    const auto aside = [](std::string words_made, bool needs_ply = false) {
        return made(Kind::side_command, std::move(words_made), needs_ply);
    };
    for (std::string_view word : {"show", "subscribe", "unsubscribe"})
        if (equals_ignore_case(words, word)) return aside(reply.board_command(word));
    if (begins_with(words, "show #") && read_number(words.substr(6)))
        return aside(reply.board_command("show") + std::string(words.substr(5)));
    if (equals_ignore_case(words, "chat") || begins_with(words, "chat ") ||
        begins_with(words, "chat:")) {
        ReplyLine chat = aside(reply.board_command("chat"));
        if (!equals_ignore_case(words, "chat"))
            chat.chat_text = without(without(line, blanks, blanks).substr(4), ": \t", "");
        chat.starts_chat = true;
        return chat;
    }
    const auto rest = words_of_line(words);
    if (equals_ignore_case(words, "queue")) return aside(reply.board_command("queue"));
    if (rest.size() < 2) return std::nullopt;
    if (equals_ignore_case(rest[0], "preview") &&
        legal_move(reply.shown_state, rest[1], reply.context.side))
        return aside(reply.board_command("preview", words.substr(8)), true);
    const bool plan = equals_ignore_case(rest[1], "if") || equals_ignore_case(rest[1], "none") ||
                      legal_move(reply.shown_state, without(rest[1], "", ","));
    if (equals_ignore_case(rest[0], "queue") && plan)
        return aside(reply.board_command("queue", words.substr(6)), true);
    return std::nullopt;
}

/// A complete command, as in any mail. A move at this board gets its number in the letter.
std::optional<ReplyLine> as_command(const ReplyLineParser& reply, std::string_view typed_line) {
    const std::string line = plain_command(typed_line);
    if (!is_command(line)) return std::nullopt;
    ReplyLine read = made(Kind::command, std::string(without(line, blanks, blanks)), false);
    read.is_general = games::find_game(words_of_line(line)[0]) == nullptr;
    for (std::string_view speaker : {"", "somebody"}) {
        const auto command = read_command(line, speaker);
        if (!command) continue;
        if (command->spec->has_option("number") && !command->line.option("number") &&
            is_about(*command, reply.loaded.match)) {
            (read.command += ' ') += number_option(reply, command->spec->word);
            return read;
        }
        if (command->spec->id != CommandId::move) continue;
        const std::string_view typed = command->argument("MOVE");
        if (!is_about(*command, reply.loaded.match)) return read;
        if (const games::MoveText* move = legal_move(reply.shown_state, typed)) {
            read.move = move->text;
            if (command->line.options.empty() && read.command.ends_with(typed))
                read.command += fmt::format("#{}", reply.context.ply + 1);
        }
        return read;
    }
    return read;
}

}  // namespace

ReplyLineParser::ReplyLineParser(const ReplyContext& to, const LoadedMatch& now)
    : context(to), loaded(now), shown_state(now.view) {
    const auto ply = static_cast<std::size_t>(context.ply);
    if (context.undos != loaded.match.undos || ply >= loaded.plies()) return;
    games::GameRecord record = record_of(loaded.match, loaded.moves());
    record.moves.resize(ply);
    if (auto view = loaded.game->state(record)) shown_state = *std::move(view);
}

bool ReplyLineParser::moved_on() const {
    return context.undos != loaded.match.undos || context.ply != static_cast<int>(loaded.plies());
}

std::string_view ReplyLineParser::asked_move() const {
    return loaded.view.to_move == context.side ? move_awaiting_confirmation(loaded.match)
                                               : std::string_view();
}

std::string ReplyLineParser::board_command(std::string_view word, std::string_view more) const {
    return fmt::format("{} {} {}{}{}", loaded.match.game, word, loaded.match.board,
                       more.empty() ? "" : " ", more);
}

std::string ReplyLineParser::numbered_move(std::string_view move) const {
    return fmt::format("{}#{}", move, context.ply + 1);
}

std::optional<ReplyLine> ReplyLineParser::read_yes_or_no(std::string_view line) const {
    if (language::is_question(line)) return std::nullopt;
    return read_answer(*this, language::plain_characters(line), true);
}

ReplyLine ReplyLineParser::read(std::string_view typed) const {
    const std::string line = language::plain_characters(typed);
    if (is_move_list_row(line) && !legal_move(shown_state, strip_punctuation(line)))
        return made(Kind::move_list_row, "", false);
    if (const auto action = as_action(*this, line)) return *action;
    if (const auto aside = as_aside(*this, line)) return *aside;
    if (const auto command = as_command(*this, line)) return *command;
    if (const auto move = read_stated_move(*this, line)) return *move;
    ReplyLine read;
    // "c?" is a question or a doubt.
    if (legal_move(shown_state, strip_punctuation(without(strip_punctuation(line), "", "?"))))
        read.kind = Kind::unclear;
    if (read.kind == Kind::words && is_greeting(*this, line)) read.kind = Kind::greeting;
    return read;
}

}  // namespace posthouse::club
