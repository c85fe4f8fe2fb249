// A board that somebody pasted into a mail, as players of cut-and-paste games do: with its heading
// letters, boxes, captions or bare names, and the move sheet beneath it. Mail programs may have
// broken its lines or joined them.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::mail {

/// The words without the lines of boards and without the letters, captions and names that belong to
/// them. Rows of a move sheet stay, each on a line of its own; so does everything else.
std::string without_boards(std::string_view words);

}  // namespace posthouse::mail
