// The words of the house: what boards, answers and letters say. Plain text, at most 72 columns.
//
// A secret never stands in a letter's body; `{confirm}`, `{house}` and `{page}` are filled in by
// whoever carries it.
#pragma once

#include "club/loaded_match.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

inline constexpr std::size_t columns_max = 72;

/// Breaks lines that are too long at blanks, and a word that is longer than a line where the line
/// ends; of such words an address stays whole, on a line of its own. Lines that begin with a blank
/// are left alone.
std::string wrap(std::string_view text, std::size_t columns = columns_max);

/// The same, the first line after `head` and the others as far to the right.
std::string wrap_with_indent(std::string_view head, std::string_view text);

/// "won by ann: one player has captured enough to win", "drawn: …", "declined by bob: it does not
/// count".
std::string format_ending(const LoadedMatch&);

/// "Ratings: ann 1523 (+12), bob 1488 (-12)." and a line end; empty where the match changed none.
std::string format_ratings(const LoadedMatch&);

/// The board as its viewer sees it, the last move told and marked, whose turn it is and the legal
/// moves, or how it ended. Ends in a line end.
std::string format_board(const LoadedMatch&, const Viewer&);

/// Whose turn it is, what is proposed and how the clocks stand; or how it ended. Ends in a line
/// end.
std::string format_state(const LoadedMatch&, std::optional<Side> reader);

/// What came before the last move and is news as well, and what the house tells this reader alone.
/// Empty where there is nothing; else ends in a blank line.
std::string format_news(const LoadedMatch&, std::optional<Side> reader);

/// The board's name and the board, and as long as the game goes on the move list to fill in and the
/// machine block: what a question about a reply shows, so that it can be answered.
std::string board_to_answer(const LoadedMatch&, std::optional<Side> reader);

/// Who is challenged to the match and how to accept; ends in a blank line. Empty if it has begun.
std::string format_offer(const LoadedMatch&, std::optional<Side> reader);

/// The answer to a command about a board: its name, the news and the board.
std::string format_answer(const LoadedMatch&, const Viewer&);

/// What was said at the board since so many moves had been made, the last remarks only; empty where
/// nothing was, else ends in a blank line.
std::string format_talk(const LoadedMatch&, int since_ply);

/// What this player has laid ready; empty where there is nothing. Nobody else may see it.
std::string format_laid_ready(const Match&, const std::vector<PlayedMove>&, Side);

/// This player's note; empty where there is none. Nobody else may see it.
std::string format_note(const Match&, Side);

/// The move list in two columns, which can be cut and pasted; a `?` stands where the next move
/// belongs.
std::string move_sheet(const LoadedMatch&, std::optional<Side> reader);

/// The stable block that programs may read: one `name: value` a line, between `-- posthouse 1` and
/// a line `--`; a long
/// value goes on in lines that begin with a blank.
std::string machine_block(const LoadedMatch&);

/// A letter that is mailed holds all that its reader needs to play on. One that only waits on the
/// page, beside the board, tells the news: the rest would be nine tenths of all that a house keeps.
enum class LetterDetail { whole, news };

/// The board letter to the player in this seat; `host` is the mail host, for the thread's
/// Message-IDs. Its message_id derives from match, ply and reader. The address is the post's.
Letter board_letter(const LoadedMatch&, Side reader, std::string_view host, Instant now,
                    LetterDetail = LetterDetail::whole);

/// The same to somebody who watches. Nothing can be answered with it.
Letter watch_letter(const LoadedMatch&, const User& reader, std::string_view host, Instant now,
                    LetterDetail = LetterDetail::whole);

/// What was just said at the board, to somebody who plays or watches.
Letter remark_letter(const LoadedMatch&, const ChatMessage&, const User& reader,
                     std::string_view host, Instant now);

/// Most of the turn's time is used: `left` remains, and it is up at `end` (none: nobody knows while
/// the house stands still). `last`: it is the last letter before that. Goes to the player to move,
/// who may answer with his move.
Letter clock_letter(const LoadedMatch&, bool last, milliseconds left, std::optional<Instant> end,
                    std::string_view host, Instant now);

/// The thread's root: `<wari.12@host>`; no letter has it, all refer to it.
std::string thread_root(const Match&, std::string_view host);

}  // namespace posthouse::club
