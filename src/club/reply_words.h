// One line of a reply to a board letter, read by itself: what it says at that board.
//
// Deliberately absent: what a whole letter means (reply_line.h).
#pragma once

#include "club/table.h"

#include <string>
#include <string_view>

namespace posthouse {

struct ReplyLine {
    enum class Kind {
        words,     // to the opponent, or to nobody
        greeting,  // words that may stand before a move
        row,       // of a move list
        move,      // a legal move and nothing else
        act,       // a word that changes the game as a move does: resign, accept
        aside,     // a word that may stand beside a move: chat, queue, show
        command,   // a whole command, as it could stand in any mail
        unclear    // a move with a question mark, or with another number than it would have
    };
    Kind kind = Kind::words;
    std::string made;        // the command that it stands for, with game and board
    std::string move;        // the move it makes at this board, as it is stored
    std::string text;        // behind `chat`: words for the opponent
    bool chats = false;      // what follows is said at the board
    bool of_house = false;   // a command that is not about one game
    bool needs_ply = false;  // it means something at one position only
};

/// Reads lines against the board as the writer saw it.
class ReplyReader {
public:
    /// Both must outlive it.
    ReplyReader(const Answered& answers, const Table& now);

    ReplyLine read(std::string_view line) const;
    /// A legal move, other than `but`, that stands among the words of a line: perhaps it is that
    /// which was meant.
    const MoveText* mentioned(std::string_view line, std::string_view but) const;

    /// "wari show 12", and more words.
    std::string on(std::string_view word, std::string_view more = "") const;
    /// "c#5"
    std::string numbered(std::string_view move) const;

    const Answered& answers;
    const Table& table;
    View seen;  // the position in his letter, where that is still known
};

/// "no wait", "oops": what was written above may not be meant any more.
bool takes_back(std::string_view line);

}  // namespace posthouse
