// `info` and `bestmove`: what the search found, in the words of the protocol.
//
// Deliberately absent: sentences for people, but for one at the end (games/score_words.h).
#pragma once

#include "games/game.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::engine_protocol {

/// "cp 53", "mate -4". Mates are counted in the winner's moves, or in plies as UGI has it.
std::string score_words(int score, bool mate_in_plies);

/// A line for each of `lines`, the best first.
std::string info_lines(const games::SearchReport& search_report,
                       std::span<const games::SearchReport::Line> lines, double elapsed_ms,
                       bool mate_in_plies);

/// The line, with the reply that is expected where one is wanted and known.
std::string bestmove_line(std::span<const games::MoveText> line, bool with_reply);

/// What stands for a move where there is none.
inline constexpr std::string_view no_move = "0000";

}  // namespace posthouse::engine_protocol
