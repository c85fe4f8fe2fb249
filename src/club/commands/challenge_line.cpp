#include "club/commands/challenge_line.h"

namespace posthouse::club {
namespace {

/// Can only be read as a single word of a command.
bool is_single_word(std::string_view word) {
    return !word.empty() && !word.starts_with('-') &&
           word.find_first_of(" \t\"\\") == std::string_view::npos;
}

}  // namespace

Expected<std::string> challenge_line(const ChallengeMoveList& sheet) {
    for (const std::string& name : sheet.names)
        if (!is_single_word(name))
            return refuse("move-list-players-unclear",
                          "Your mail looks like a challenge to {game}, but the players are "
                          "unclear: no match was begun. Write the names of both players side by "
                          "side above the first row of the move list, with the player who moves "
                          "first on the left. Or use this subject: {game} challenge YOU OPPONENT",
                          sheet.game);
    if (!sheet.moves[1].empty() && sheet.moves[0].empty())
        return refuse("move-list-first-move-of-other",
                      "The first move is in the column of {name}, but {other}, whose name is on "
                      "the left, moves first: no match was begun. Put your own name and your move "
                      "on the left, or leave the move out.",
                      sheet.names[1], sheet.names[0]);
    if (!sheet.moves[1].empty() || sheet.has_more_rows)
        return refuse("move-list-one-move",
                      "A challenge can have only one move, the first of the player on the left: no "
                      "match was begun. Send it again with one move in the move list.");
    std::string line = sheet.game + " challenge " + sheet.names[0] + ' ' + sheet.names[1] +
                       " --first=" + sheet.names[0];
    if (!sheet.moves[0].empty() && !is_single_word(sheet.moves[0]))
        return refuse("move-list-illegal-move",
                      "The first row of the move list does not have a move of {game}: no match was "
                      "begun. Send it again with a legal move.",
                      sheet.game);
    if (!sheet.moves[0].empty()) line += " --move=" + sheet.moves[0];
    for (const std::string& option : sheet.options) line += ' ' + option;
    return line;
}

}  // namespace posthouse::club
