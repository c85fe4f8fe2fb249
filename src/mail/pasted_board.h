// Recognizes boards pasted into a mail, as players of cut-and-paste games do: column letters,
// boxes, captions or bare names, and the move sheet below. Mail programs may have broken or joined
// the lines.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::mail {

/// The text without the lines of boards and without the letters, captions and names that belong to
/// them. Rows of a move sheet stay, each on its own line; so does everything else.
std::string without_boards(std::string_view words);

}  // namespace posthouse::mail
