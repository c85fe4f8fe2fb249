// Conditional moves, submitted moves and notes. All of them are private to their owner.

#include "club/accounts/identity.h"
#include "club/challenges/challenge_answers.h"
#include "club/commands/command_context.h"
#include "club/core/letter_layout.h"
#include "club/matches/board_letters.h"
#include "club/matches/conditional_moves.h"
#include "club/matches/etiquette.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/matches/playing.h"

#include <fmt/format.h>

namespace posthouse::club {

static CommandResult move_with_conditional_moves(CommandContext&, Match, std::string_view words);

namespace {

std::string joined(const Command& command, std::string_view slot) {
    std::string text;
    if (const auto found = command.arguments.find(slot); found != command.arguments.end())
        for (const std::string& word : found->second) text += (text.empty() ? "" : " ") + word;
    return text;
}

bool is_blank_or_end(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Whether this begins with conditional moves, not with a move.
bool begins_with_if(std::string_view words) {
    return equals_ignore_case(words.substr(0, words.find(' ')), "if");
}

/// Takes the move off the front of "d, if b then e".
std::string_view take_first_move(std::string_view& words) {
    const std::size_t end = std::min(words.find_first_of(" ,"), words.size());
    const std::string_view move = words.substr(0, end);
    words.remove_prefix(end);
    words.remove_prefix(std::min(words.find_first_not_of(' '), words.size()));
    if (words.starts_with(',')) words.remove_prefix(1);
    words.remove_prefix(std::min(words.find_first_not_of(' '), words.size()));
    return move;
}

Expected<ConditionalMoves> plan_after(const games::Game& game, const games::GameRecord& record,
                                      std::string_view words) {
    auto plan = parse_conditional_moves(words);
    if (!plan) return plan;
    return check_conditional_moves(game, record, *std::move(plan));
}

/// Conditional moves while the opponent is to move: answers, or one move for every reply.
Expected<ConditionalMoves> plan_while_waiting(const games::Game& game,
                                              const games::GameRecord& record,
                                              std::string_view words) {
    if (begins_with_if(words)) return plan_after(game, record, words);
    const std::string_view move = take_first_move(words);
    if (!words.empty())
        return refuse("begin-with-if",
                      "It is not your turn: begin with “if” and the move that you expect, as in "
                      "“if b then d”.");
    ConditionalMoves plan = reply_to_any_move(game, record, move);
    if (plan.empty())
        return refuse(
            "reply-never-legal",
            "“{typed}” will not be legal, whatever your opponent plays; your moves then: {moves}.",
            truncate(move, 20), format_choice(possible_replies(game, record), record.reader));
    if (plan.size() > conditional_moves_max)
        return refuse("reply-ambiguous",
                      "There are too many moves to which “{typed}” is an answer: say which you "
                      "expect, as in “if b then d”.",
                      truncate(move, 20));
    return plan;
}

}  // namespace

static void save_private_change(CommandContext& context, const Match& match, UserId user) {
    change_match(context.unit, match);
    context.reply.changed_privately.push_back({match.id, user});
}

static CommandResult queue_command(CommandContext& context, const User& user, Match match) {
    const Side seat = seat_in(match, user.id);
    if (seat != match.to_move)
        if (const auto begun = seated(context, user); !begun) return begun.error();
    std::string& stored = match.conditional_moves[index_of(seat)];
    const std::string words = joined(context.command, "MOVE");
    const NumberedWord board = split_number(context.command.argument("board"));
    if (board.wrong)
        return refuse("plan-move-count-malformed",
                      "After # write how many moves have been made, as in 12#4.");
    if (board.number && *board.number != match.plies)
        return refuse(
            "plan-outdated",
            "Your conditional moves are for the board after move {n}, and it stands after "
            "move {number}: look at it again.",
            *board.number, match.plies);
    if (words.empty())
        return stored.empty()
                   ? context.texts("letter-no-plan",
                                   {{"game", match.game}, {"board", match.board}}) +
                         "\n"
                   : format_queued_moves(match, context.unit.moves(match.id), seat, context.texts);
    if (equals_ignore_case(words, "none")) {
        stored.clear();
        save_private_change(context, match, user.id);
        return context.texts("letter-no-plan-any-more",
                             {{"game", match.game}, {"board", match.board}}) +
               "\n";
    }
    if (seat == match.to_move) return move_with_conditional_moves(context, match, words);
    const std::vector<PlayedMove> moves = context.unit.moves(match.id);
    games::GameRecord record = record_of(match, moves);
    record.reader = seat;
    const auto plan = plan_while_waiting(*context.command.game, record, words);
    if (!plan) return plan.error();
    stored = write_conditional_moves(*plan);
    save_private_change(context, match, user.id);
    return format_queued_moves(match, moves, seat, context.texts) +
           wrap(context.texts("letter-plan-waits")) + "\n";
}

/// "d, if b then e" on the player's own turn: plays d, stores the rest.
static CommandResult move_with_conditional_moves(CommandContext& context, Match match,
                                                 std::string_view words) {
    if (begins_with_if(words))
        return refuse("begin-with-move",
                      "It is your turn: begin with your move, as in “d, if b then e”.");
    const games::Game& game = *context.command.game;
    const Side seat = match.to_move;
    const NumberedWord typed = split_number(take_first_move(words));
    if (typed.wrong)
        return refuse("move-number-malformed", "After # write the number of the move, as in c#5.");
    if (typed.number && *typed.number != match.plies + 1)
        return refuse("wrong-move-number",
                      "The next move is number {next}, not {number}: nothing was played.",
                      match.plies + 1, *typed.number);
    if (!words.empty()) {
        const auto after =
            preview_moves(load_match(context.unit, match), {std::string(typed.word)});
        if (!after) return after.error();
        games::GameRecord record = record_of(match, after->moves());
        record.reader = seat;
        const auto plan = plan_after(game, record, words);
        if (!plan) return plan.error();
        match.conditional_moves[index_of(seat)] = write_conditional_moves(*plan);
    }
    const auto played = play(context, match, typed.word, context.request.comment);
    if (!played) return played.error();
    const LoadedMatch& after = **played;
    context.reply.changed_privately.push_back({match.id, match.seats[index_of(seat)]});
    return format_answer(after, context.viewer(seat)) +
           format_queued_moves(after.match, after.moves(), seat, context.texts);
}

static CommandResult submit_command(CommandContext& context, const User& user, Match match) {
    const Side seat = seat_in(match, user.id);
    if (equals_ignore_case(context.command.argument("MOVE"), "none")) {
        if (!match.pending_moves[index_of(seat)].empty()) {
            close_submitted_move(match);
            save_private_change(context, match, user.id);
        }
        return wrap(context.texts("letter-nothing-submitted",
                                  {{"game", match.game}, {"board", match.board}})) +
               "\n";
    }
    if (seat != match.to_move)
        return refuse("only-queue",
                      "It is not your turn: “{game} queue {board}” queues conditional moves.",
                      match.game, match.board);
    if (const auto refusal = preview_error(match)) return *refusal;
    const NumberedWord typed = split_number(context.command.argument("MOVE"));
    if (typed.wrong)
        return refuse("move-number-malformed", "After # write the number of the move, as in c#5.");
    if (typed.number && *typed.number != match.plies + 1)
        return refuse("wrong-submitted-move-number",
                      "The next move is number {next}, not {number}: nothing was submitted.",
                      match.plies + 1, *typed.number);
    const auto after = preview_moves(load_match(context.unit, match), {std::string(typed.word)});
    if (!after) return after.error();
    await_confirmation(match, after->history.last_step().move.text, context.request.comment);
    save_private_change(context, match, user.id);
    return context.texts("letter-submitted-board") + "\n\n" +
           format_board(*after, context.viewer(seat)) + "\n" +
           format_queued_moves(match, context.unit.moves(match.id), seat, context.texts);
}

static CommandResult confirm_move_command(CommandContext& context, const User& user, Match match) {
    const Side seat = seat_in(match, user.id);
    const std::string move(seat == match.to_move ? move_awaiting_confirmation(match) : "");
    if (move.empty() && match.offered_to == user.id) return accept_challenge(context, user, match);
    if (const auto refusal = answer_error(context, match)) return *refusal;
    if (move.empty())
        return refuse("no-submitted-move",
                      "You have no submitted move on {game} board {board}: “{game} submit {board} "
                      "MOVE” submits one.",
                      match.game, match.board);
    std::string comment = match.submitted_comment;
    if (!comment.empty() && !context.request.comment.empty()) comment += "\n\n";
    const auto played = play(context, match, move, comment + context.request.comment);
    if (!played) return played.error();
    return format_answer(**played, context.viewer(seat));
}

static CommandResult note_command(CommandContext& context, const User& user) {
    const auto found = own_match(context, user);
    if (!found) return found.error();
    Match match = *found;
    std::string words = context.request.comment;
    while (!words.empty() && is_blank_or_end(words.back())) words.pop_back();
    const bool dropped = equals_ignore_case(words, "none");
    match.notes[index_of(seat_in(match, user.id))] = dropped ? "" : words;
    save_private_change(context, match, user.id);
    return wrap(context.texts(dropped ? "letter-no-note-any-more" : "letter-noted",
                              {{"game", match.game}, {"board", match.board}})) +
           "\n";
}

std::vector<CommandSpec> private_move_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::queue,
         queue_command,
         "queue",
         true,
         player,
         false,
         {{"board"}, {"user"}, {"password"}, {"MOVE", any}},
         ""},
        {Id::submit, submit_command, "submit", true, player, false, move_on_board(), ""},
        {Id::confirm_move, confirm_move_command, "confirm", true, player, false, on_board(),
         "[--number=N]"},
        {Id::note, note_command, "note", true, player, true, on_board(), ""},
    };
}

}  // namespace posthouse::club
