#include "club/matches/open_questions.h"

#include "club/commands/command_context.h"
#include "club/commands/command_table.h"
#include "club/matches/loaded_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace posthouse::club {
namespace {

/// What happened last on the match: the server's last notice, or the last move.
std::string last_event(const LoadedMatch& loaded) {
    const auto notice =
        std::ranges::find(loaded.chat.rbegin(), loaded.chat.rend(), UserId{}, &ChatMessage::by);
    const int plies = loaded.match.plies;
    if (notice != loaded.chat.rend() && (notice->ply >= plies || plies == 0)) return notice->text;
    return plies == 0 ? "nothing" : fmt::format("move {} was made.", plies);
}

std::string shown_move(const LoadedMatch& loaded, std::string_view move) {
    const games::MoveText* legal = legal_move(loaded.view, move);
    return legal ? legal->shown.to(loaded.view.to_move) : std::string(move);
}

/// None: the answer is to whatever is open.
Expected<std::optional<int>> typed_number(const CommandContext& context) {
    const auto typed = context.command.line.option("number");
    if (typed) {
        const auto number = read_number(*typed);
        if (!number)
            return refuse("question-number-malformed",
                          "--number= takes the number of what you answer, as in --number=3.");
        return std::optional(*number);
    }
    if (context.command.spec->id != CommandId::move) return std::optional<int>();
    const NumberedWord move = split_number(context.command.argument("MOVE"));
    return is_answer(move.word) ? move.number : std::nullopt;
}

/// Why this proposal is not open, and what became of it. 0 stands for the challenge, and is never
/// refused while nothing is proposed: to accept a match that has begun changes nothing.
std::optional<Refusal> closed_proposal_error(const LoadedMatch& loaded, int number) {
    const Match& match = loaded.match;
    if (number == match.proposal_number) return std::nullopt;
    if (match.proposal != Proposal::none)
        return refuse("proposal-newer",
                      "That is no longer what is asked on {game} board {board}: {name} has "
                      "proposed something else since, and nothing was done. Look at the board "
                      "again before you answer.",
                      match.game, match.board, loaded.player(match.proposer).name);
    return refuse("proposal-closed",
                  "What you answer is not open on {game} board {board} any more, so nothing was "
                  "done. What happened last: {news}",
                  match.game, match.board, last_event(loaded));
}

std::optional<Refusal> closed_submission_error(const LoadedMatch& loaded, int number) {
    const Match& match = loaded.match;
    const std::string_view move = move_awaiting_confirmation(match);
    if (!move.empty() && number == match.submitted_number) return std::nullopt;
    if (!move.empty())
        return refuse("submitted-move-newer",
                      "That is no longer the move that waits on {game} board {board}: {move} is, "
                      "and nothing was played. “{game} confirm {board}” plays {move}.",
                      match.game, match.board, shown_move(loaded, move));
    return refuse("submitted-move-closed",
                  "No move of yours waits to be confirmed on {game} board {board} any more, so "
                  "nothing was done. Look at the board again, and send your move.",
                  match.game, match.board);
}

}  // namespace

void open_proposal(Match& match, Proposal what, Side proposer) {
    match.proposal = what;
    match.proposer = proposer;
    match.proposal_number = ++match.questions;
}

void close_proposal(Match& match) {
    match.proposal = Proposal::none;
    match.proposal_number = 0;
}

bool proposal_awaits(const Match& match, Side side) {
    return match.proposal != Proposal::none && match.proposer != side;
}

void await_confirmation(Match& match, std::string_view move, std::string comment) {
    match.submitted_comment = std::move(comment);
    if (move == move_awaiting_confirmation(match)) return;
    match.pending_moves[index_of(match.to_move)] = fmt::format("{}#{}", move, match.plies + 1);
    match.submitted_number = ++match.questions;
}

std::string_view move_awaiting_confirmation(const Match& match) {
    const NumberedWord move = split_number(match.pending_moves[index_of(match.to_move)]);
    return move.number == match.plies + 1 ? move.word : std::string_view();
}

void close_submitted_move(Match& match) {
    match.pending_moves = {};
    match.submitted_number = 0;
    match.submitted_comment.clear();
}

std::optional<Refusal> answer_error(const CommandContext& context, const Match& match) {
    const auto number = typed_number(context);
    if (!number) return number.error();
    if (!*number) return std::nullopt;
    const LoadedMatch loaded = load_match(context.unit, match);
    return context.command.spec->id == CommandId::confirm_move
               ? closed_submission_error(loaded, **number)
               : closed_proposal_error(loaded, **number);
}

int answered_number(int open_number, int questions) {
    return open_number <= questions && open_number > 0 ? open_number : questions;
}

}  // namespace posthouse::club
