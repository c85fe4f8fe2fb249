// One line of a reply to a board letter, read by itself: what it says at that board. What a whole
// letter means is in parsed_reply.h.
#pragma once

#include "club/loaded_match.h"

#include <string>
#include <string_view>

namespace posthouse::club {

struct ReplyLine {
    enum class Kind {
        words,      // to the opponent, or to nobody
        greeting,   // words that may stand before a move
        signature,  // an initial at the end
        row,        // of a move list
        move,       // a legal move
        act,        // a word that changes the game as a move does: resign, accept
        aside,      // a word that may stand beside a move: chat, queue, show
        command,    // a whole command, as it could stand in any mail
        unclear     // a move with a question mark, or with another number than it would have
    };
    Kind kind = Kind::words;
    std::string made;        // the command that it stands for, with game and board
    std::string move;        // the move it makes at this board, as it is stored
    std::string rest;        // what the line says beside its move: "c, thanks a lot"
    std::string text;        // behind `chat`: words for the opponent
    bool lone = false;       // nothing but the move stands there, not even “I play”
    bool chats = false;      // what follows is said at the board
    bool of_house = false;   // a command that is not about one game
    bool needs_ply = false;  // it means something at one position only
    bool confirms = false;   // “yes”: plays what the house asked about
};

/// Reads lines against the board as the writer saw it.
class ReplyParser {
public:
    /// Both must outlive it.
    ReplyParser(const ReplyContext& answers, const LoadedMatch& now);

    ReplyLine read(std::string_view line) const;
    /// A legal move, other than `but`, that a sentence names as what may be meant instead.
    const games::MoveText* alternative(std::string_view sentence, std::string_view but) const;
    /// The writer of the letter.
    const User& writer() const { return table.player(answers.side); }

    /// "wari show 12", and more words.
    std::string on(std::string_view word, std::string_view more = "") const;
    /// "c#5"
    std::string numbered(std::string_view move) const;

    const ReplyContext& answers;
    const LoadedMatch& table;
    games::GameState seen;  // the position in their letter, where that is still known
};

/// Without blanks, quotes, brackets and marks at either end.
std::string_view bare(std::string_view line);
/// The sentences of a line or paragraph, each with what ends it.
std::vector<std::string_view> sentences_of(std::string_view text);

}  // namespace posthouse::club
