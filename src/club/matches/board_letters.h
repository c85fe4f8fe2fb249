// Letters about matches; texts have at most 72 columns. Secrets are never in the body: the sender
// fills in `{confirm}`, `{house}` (the mail address) and `{page}`.
#pragma once

#include "club/letters/letter_delivery.h"
#include "club/matches/board_text.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace posthouse::club {

/// The subject of all letters about the match to the player in this seat or to a spectator, which a
/// reply keeps: “Wari with bob · board 12”. `names` are the players'.
std::string match_subject(const Match&, const std::array<std::string, 2>& names,
                          std::optional<Side> reader, const Texts&);

/// How to move by mail, in one line: with one of these moves, as the reader types them.
std::string move_instruction(std::span<const std::string> moves, const Texts&);

/// Above what a letter says for later: the moves so far, the clock, the block for programs.
inline constexpr std::string_view letter_rule = "* * *";

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
