// A match in the text format of docs/game-notation.md.
#pragma once

#include "club/matches/loaded_match.h"

#include <string>
#include <string_view>

namespace posthouse::http {

/// What is written beside the moves. When each was made is for programs: in a text that people read
/// and copy it is in the way. What players wrote is not for everybody to have in one file.
enum class MoveNotes { comments, comments_and_instants, instants };

/// `site`: the server's host name.
std::string match_to_notation(const club::LoadedMatch&, std::string_view site, MoveNotes);

/// The same as a part of a file of many games: if the match is damaged, a comment says so, and the
/// others follow.
std::string match_in_export(const club::StoreReader&, const club::Match&, std::string_view site,
                            MoveNotes);

}  // namespace posthouse::http
