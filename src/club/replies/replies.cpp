// Mails that reply to a board letter or stand for a command in another way.

#include "club/replies/replies.h"
#include "base/visible_text.h"
#include "club/commands/challenge_line.h"
#include "club/core/letter_layout.h"

#include "club/accounts/identity.h"
#include "club/commands/command_context.h"
#include "club/commands/command_text.h"
#include "club/matches/board_letters.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/replies/parsed_reply.h"
#include "club/replies/reply_doubt.h"
#include "club/requests/handle_request.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

static Refusal ask_about_doubt(Club&, UnitOfWork&, const Request&, const SenderIdentity&,
                               const LoadedMatch&, const ParsedReply&, Response&);

namespace {

/// Of the words below this command; with the match that it is about, if any.
std::optional<Refusal> doubt_below(const Command& command, std::string_view words,
                                   const std::optional<LoadedMatch>& loaded) {
    const auto weighed = weighed_command(command, loaded && loaded->match.is_offered());
    if (!weighed || (loaded && loaded->over())) return std::nullopt;
    std::optional<ReplyContext> now;
    std::optional<ReplyLineParser> board;
    const games::MoveText* move = loaded ? legal_move(loaded->view, weighed->word) : nullptr;
    if (move) {
        const Match& match = loaded->match;
        now =
            ReplyContext{match.id, match.to_move, match.plies, match.undos, false, match.questions};
        board.emplace(*now, *loaded);
    }
    ReplySentences sentences(board ? &*board : nullptr);
    sentences.add_move();
    while (!words.empty()) {
        const std::string_view line = trimmed(take_until(words, '\n'));
        if (line.empty())
            sentences.end_sentence();
        else
            sentences.add(line);
    }
    auto doubt = sentences.doubt_about(move ? move->text : "", weighed->is_final);
    if (!doubt && weighed->is_unread) doubt = sentences.negation();
    if (!doubt) return std::nullopt;
    return refuse("command-doubtful",
                  "You wrote “{typed}” below “{command}”, so it is not certain that you want that: "
                  "nothing was done. If you do, send the command again without these words.",
                  truncate(doubt->sentence, quoted_max), command.spec->word);
}

}  // namespace

std::optional<Refusal> ambiguity_error(const Request& request) {
    if (request.several_boards)
        return refuse("reply-several-boards",
                      "Your mail answers letters about different boards, so it is not certain "
                      "which one you mean: nothing was done. Reply to the letter about one board, "
                      "and to nothing else in the same mail.");
    if (request.challenge_move_list && request.lines.empty())
        return challenge_line(*request.challenge_move_list).error();
    return std::nullopt;
}

/// The answer to a reply to another player's letter.
static ExecutionResult foreign_letter_result(const Request& request, const SenderIdentity& sender) {
    ExecutionResult question;
    question.reply.text =
        wrap(translated(
            request, sender,
            refuse(
                "reply-to-foreign-letter",
                "You answer a letter about another player's board: a reply to it counts from that "
                "player's own, confirmed address only, and nothing was done. Reply to a letter "
                "that "
                "was sent to you, or write a command with your name and password."))) +
        "\n";
    return question;
}

Expected<std::vector<RequestLine>, ExecutionResult> read_reply(Club& club, UnitOfWork& unit,
                                                               const Request& request,
                                                               const SenderIdentity& sender,
                                                               const PasswordChecks& proofs,
                                                               const Match& match) {
    const LoadedMatch loaded = load_match(unit, match);
    std::optional<Side> reader;
    if (request.in_reply_to_board) reader = current_side(match, *request.in_reply_to_board);
    for (const User& user : sender.candidates)
        if (!reader) reader = loaded.seat_of(user.id);
    ExecutionResult question;
    question.reply.match = match.id;
    const auto answer = [&](const std::string& text) {
        question.body = wrap(text) + "\n\n" +
                        format_board_question(loaded, {reader, reader_texts(request, sender)});
        question.reply.text = render_text(question.body);
        // Never show them another player's board.
        return sender.foreign_token ? foreign_letter_result(request, sender) : question;
    };
    const auto ask = [&](const Refusal& why) { return answer(translated(request, sender, why)); };
    if (request.lines.size() > lines_max)
        return ask(
            refuse("reply-too-long",
                   "Your mail is too long to be searched for commands: reply with just the move."));
    if (request.in_reply_to_board && request.about &&
        (!equals_ignore_case(request.about->game, match.game) ||
         request.about->board != match.board))
        return ask(refuse(
            "reply-subject-of-other-board",
            "The subject of your mail names another board than the letter that it replies to, so "
            "it is not certain which you mean: nothing was done. Reply to the board's own "
            "letter."));
    const ReplyContext as_it_is{match.id,    match.to_move, match.plies,
                                match.undos, false,         match.questions};
    auto whole = parse_reply(request, request.in_reply_to_board.value_or(as_it_is), loaded);
    if (!whole) return ask(whole.error());
    // Only questions about mails that were not understood are limited; a doubt is no mistake.
    question.understood =
        !whole->doubt.empty() || whole->moved_on || !whole->played_already.empty();
    if (!whole->doubt.empty())
        return ask(ask_about_doubt(club, unit, request, sender, loaded, *whole, question.reply));
    if (whole->moved_on) return ask(*whole->moved_on);
    if (!whole->played_already.empty()) {
        question.reply.accepted = true;
        const Texts texts = reader_texts(request, sender);
        return answer(texts("letter-played-already",
                            {{"n", loaded.plies()}, {"move", whole->played_already}}) +
                      "\n");
    }
    if (whole->needs_position && !request.in_reply_to_board)
        return ask(refuse(
            "reply-position-unknown",
            "Your mail does not show which of our letters it answers, so it is not certain which "
            "position you have seen: nothing was done. If you mean the board as it stands here, "
            "reply to this letter in the same way."));
    std::vector<RequestLine> tasks;
    for (std::size_t i = 0; i < whole->lines.size(); ++i) {
        tasks.push_back({whole->lines[i]});
        if (const auto from = whole->source_lines[i])
            tasks.back().password_check = proofs.at(*from);
        // An unknown address may be the player's own new one: ask for confirmation.
        if (sender.foreign_token && !sender.candidates.empty() &&
            depends_on_token(unit, sender, tasks.back()))
            return foreign_letter_result(request, sender);
    }
    std::string& comment = tasks[comment_line(whole->lines, false)].comment;
    comment = whole->comment.empty() ? request.comment : whole->comment;
    return tasks;
}

/// Words below a command in a mail that take it back, as below a reply. Of several commands none is
/// executed then.
std::optional<Refusal> doubted_command_error(Club& club, const UnitOfWork& unit,
                                             const Request& request, const SenderIdentity& sender,
                                             std::span<const RequestLine> tasks) {
    if (!request.answer_to) return std::nullopt;
    if (!request.html_lines.empty() && !std::ranges::all_of(tasks, [&](const RequestLine& task) {
            return have_words(request.html_lines, task.line);
        }))
        return refuse("mail-parts-differ",
                      "The plain part and the HTML part of your mail do not say the same: nothing "
                      "was done. Send just the command again, as plain text.");
    // Prose between commands is no command.
    std::string words;
    for (const RequestLine& task : tasks.subspan(1))
        if (!is_meant_as_command(task.line)) (words += task.line) += '\n';
    words = sanitized_comment(words + request.comment, secrets_of(club, request, sender));
    if (is_blank_text(words)) return std::nullopt;
    for (const RequestLine& task : tasks) {
        const auto command = read_as(unit, sender, task.line, task.password_check);
        if (!command) continue;
        std::optional<LoadedMatch> loaded;
        const std::string_view board = command->argument("board");
        if (command->game && !board.empty())
            if (const auto match = find_match(unit, *command->game, board))
                loaded = load_match(unit, *match);
        if (const auto doubt = doubt_below(*command, words, loaded)) return doubt;
    }
    return std::nullopt;
}

/// Asks whether a doubtful move is meant. If the sender is authenticated, “yes” then plays it.
static Refusal ask_about_doubt(Club& club, UnitOfWork& unit, const Request& request,
                               const SenderIdentity& sender, const LoadedMatch& loaded,
                               const ParsedReply& whole, Response& reply) {
    const games::MoveText* move = legal_move(loaded.view, whole.move);
    const std::string shown = move ? move->shown.to(loaded.view.to_move) : whole.move;
    const std::string_view doubt = truncate(whole.doubt, quoted_max);
    if (!sender.token_proves || !move)
        return refuse("reply-doubtful",
                      "You wrote “{typed}” in your mail, so it is not certain that you want to "
                      "play {move} on {match}: nothing was done. To play it, reply with just: "
                      "{move}",
                      doubt, shown, loaded.name());
    Match match = loaded.match;
    await_confirmation(match, move->text,
                       sanitized_comment(whole.comment, secrets_of(club, request, sender)));
    change_match(unit, match);
    reply.changed_privately.push_back({match.id, sender.token_reader->id});
    return refuse("reply-doubtful-confirm",
                  "You wrote “{typed}” in your mail, so it is not certain that you want to play "
                  "{move} on {match}: nothing was done. To play it, reply with just: yes. What you "
                  "wrote beside it then goes to {name}, too. For anything else, reply with just "
                  "that.",
                  doubt, shown, loaded.name(), loaded.player(other(match.to_move)).name);
}

}  // namespace posthouse::club
