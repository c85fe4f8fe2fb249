// The words of the house: what boards, answers and letters say. Plain text, at most 72 columns.
//
// A secret never stands in a letter's body; `{confirm}`, `{house}` and `{page}` are filled in by
// whoever carries it.
//
// Deliberately absent: MIME, HTML, addresses (the mail gateway), rules (the games).
#pragma once

#include "club/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse {

inline constexpr std::size_t columns_max = 72;

/// Breaks lines that are too long at blanks; a longer word stays whole. Lines that begin with a
/// blank are left alone.
std::string wrapped(std::string_view text, std::size_t columns = columns_max);

/// The same, the first line after `head` and the others as far to the right.
std::string hanging(std::string_view head, std::string_view text);

/// "won by ann: one player has captured enough to win", "drawn: …", "declined by bob: it does not
/// count".
std::string ending_in_words(const Table&);

/// The board as the reader sees it (a watcher sees First's side), the last move told and marked,
/// whose turn it is and the legal moves, or how it ended. Ends in a line end.
std::string board_in_words(const Table&, std::optional<Side> reader);

/// The move list in two columns, which can be cut and pasted; a `?` stands where the next move
/// belongs.
std::string move_sheet(const Table&);

/// The stable block that programs may read: one `name: value` a line, between `-- posthouse 1` and
/// a line `--`; a long
/// value goes on in lines that begin with a blank.
std::string machine_block(const Table&);

/// The board letter to the player in this seat; `house` is the mail host, for the thread's
/// Message-IDs. Its message_id derives from match, ply and reader. Without an address where the
/// player's is not confirmed.
Letter board_letter(const Table&, Side reader, std::string_view host, Instant now);

/// The letter with the word that confirms a new player's address.
Letter confirmation_letter(const User&, Instant now);

/// The thread's root: `<wari.12@host>`; no letter has it, all refer to it.
std::string thread_root(const Match&, std::string_view host);

}  // namespace posthouse
