// Boards, answers and letters about matches; texts have at most 72 columns. Secrets are
// never in the body: the sender fills in `{confirm}`, `{house}` (the mail address) and `{page}`.
#pragma once

#include "club/letters/letter_delivery.h"
#include "club/matches/loaded_match.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

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

/// The subject of all letters about the match, which a reply keeps.
std::string match_subject(const Match&);

/// The Message-ID of board_letter or spectator_letter to this reader.
std::string board_letter_id(const Match&, UserId reader);

/// The board letter to the player in this seat. `host` is the mail host, for Message-IDs, which
/// derive from match, ply and reader. letter_delivery.h sets the address.
Letter board_letter(const LoadedMatch&, Side reader, std::string_view host, Instant now,
                    LetterDetail = LetterDetail::full);

/// The same to a spectator, who cannot answer it with moves.
Letter spectator_letter(const LoadedMatch&, const User& reader, std::string_view host, Instant now,
                        LetterDetail = LetterDetail::full);

/// Stores the letter after a move, to the player in a seat or a spectator.
void queue_board_letter(UnitOfWork&, const LoadedMatch&, const User& reader, std::string_view host,
                        Instant now);

/// A new chat message, to a player or spectator.
Letter chat_letter(const LoadedMatch&, const ChatMessage&, const User& reader,
                   std::string_view host, Instant now);

/// Reminder that `left` remains, until `end` (none: open-ended pause); `last`: the last reminder.
/// Goes to the player to move, who may reply with a move.
Letter clock_letter(const LoadedMatch&, bool last, milliseconds left, std::optional<Instant> end,
                    std::string_view host, Instant now);

/// The thread's root: `<wari.12@host>`; no letter has this ID, all refer to it.
std::string thread_root(const Match&, std::string_view host);

}  // namespace posthouse::club
