// Boards and matches as text for answers, letters and the page without scripts: at most 72 columns.
#pragma once

#include "club/matches/loaded_match.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// The side that has lost on time without a move: its player has not come.
std::optional<Side> absent_side(const Match&);

/// "Won by ann: one player has captured enough to win.", "Drawn: …", "Declined by bob: …".
std::string format_ending(const LoadedMatch&, const Texts& texts = Texts());

/// "Ratings: ann 1523 (+12), bob 1488 (-12)." and a newline; empty if no rating changed.
std::string format_ratings(const LoadedMatch&, const Texts&);

/// The board alone.
LetterBody board_block(const LoadedMatch&, const Viewer&);

/// The board from the viewer's side with the last move, then format_state and the legal moves. Ends
/// in a newline.
LetterBody format_board(const LoadedMatch&, const Viewer&);

/// Whose turn it is, the proposal and the clocks; or the result. Ends in a newline.
std::string format_state(const LoadedMatch&, const Viewer&);

/// New moves before the last one, and notes to this reader alone. Empty if there is nothing;
/// otherwise ends in a blank line.
std::string format_news(const LoadedMatch&, const Viewer&);

/// The board and, while the game is running, the move list to fill in and the machine block: what a
/// question about a reply shows, so that it can be answered.
LetterBody format_board_question(const LoadedMatch&, const Viewer&);

/// Who is challenged to the match and how to accept; ends in a blank line. Empty if it has begun.
std::string format_offer(const LoadedMatch&, const Viewer&);

/// The answer to a command about a board: its name, the news and the board.
LetterBody format_answer(const LoadedMatch&, const Viewer&);

/// "ann: hello" on a line; further lines are indented, so that none looks like another message.
std::string said_by(std::string_view name, std::string_view text);
/// The latest chat messages since that ply; empty if there are none, otherwise ends in a blank
/// line.
LetterBody format_chat(const LoadedMatch&, int since_ply, const Texts& texts = Texts());

/// This player's conditional moves and submitted move; empty if there are none. Private.
std::string format_queued_moves(const Match&, const std::vector<PlayedMove>&, Side, const Texts&);

/// This player's note; empty if there is none. Private.
std::string format_note(const Match&, Side, const Texts&);

/// The move list in two columns, for cut and paste; `?` marks the next move.
LetterBody format_move_list(const LoadedMatch&, std::optional<Side> reader);

/// The stable block for programs: one `name: value` a line, between `-- posthouse 1` and `--`; long
/// values continue in lines that begin with a blank.
LetterBody machine_block(const LoadedMatch&);

// Sentences of which these and letters are made.

/// "Legal moves: a b c" and a newline.
std::string format_legal_moves(const LoadedMatch&, const Viewer&);
/// What each player has left, or at the beginning the terms; ends in a newline. Empty without a
/// clock.
std::string format_clocks(const LoadedMatch&, const Viewer&);
std::string format_turn(const LoadedMatch&, const Viewer&);
/// "ann proposes a draw", and to ann "You have proposed a draw."
std::string proposal_text(const LoadedMatch&, const Texts&);
std::string own_proposal(const Match&, const Texts&);
/// The challenger, and that they are a bot.
std::string name_challenger(const LoadedMatch&, const Texts&);
/// The player who wrote it; null if it was the server.
const User* author_of(const LoadedMatch&, const ChatMessage&);

}  // namespace posthouse::club
