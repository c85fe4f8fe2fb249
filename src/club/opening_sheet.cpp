#include "club/opening_sheet.h"

#include "base/inplace.h"

#include <algorithm>

namespace posthouse::club {
namespace {

/// Nothing in it would be read as anything but one word of a command.
bool is_plain_word(std::string_view word) {
    return !word.empty() && !word.starts_with('-') &&
           word.find_first_of(" \t\"\\") == std::string_view::npos;
}

}  // namespace

Expected<std::string> challenge_of(const OpeningSheet& sheet) {
    for (const std::string& name : sheet.names)
        if (!is_plain_word(name))
            return refuse(
                "Your mail looks like a challenge to ", sheet.game,
                ", but it is not certain who plays: no match was begun. Write the names of "
                "both players side by side above the first row of the move list, the one "
                "who moves first on the left. Or write as the subject: ",
                sheet.game, " challenge YOU OPPONENT");
    if (!sheet.moves[1].empty() && sheet.moves[0].empty())
        return refuse("The first move stands in the column of ", sheet.names[1], ", but ",
                      sheet.names[0],
                      ", whose name is on the left, moves first: no match was begun. Put your own "
                      "name and your move on the left, or leave the move out.");
    if (!sheet.moves[1].empty() || sheet.goes_on)
        return refuse(
            "A challenge holds one move, the first of the player on the left: no match was begun. "
            "Send it again with one move in the move list.");
    std::string line = sheet.game + " challenge " + sheet.names[0] + ' ' + sheet.names[1] +
                       " --first=" + sheet.names[0];
    if (!sheet.moves[0].empty() && !is_plain_word(sheet.moves[0]))
        return refuse("What stands in the first row of the move list is no move of ", sheet.game,
                      ": no match was begun.");
    if (!sheet.moves[0].empty()) line += " --move=" + sheet.moves[0];
    for (const std::string& option : sheet.options) line += ' ' + option;
    return line;
}

}  // namespace posthouse::club
