// Parses a single line of a reply to a board letter. parsed_reply.h interprets the whole reply.
#pragma once

#include "club/matches/loaded_match.h"

#include <string>
#include <string_view>

namespace posthouse::club {

struct ReplyLine {
    enum class Kind {
        words,          // text, perhaps for the opponent
        greeting,       // may precede a move
        signature,      // an initial at the end
        move_list_row,  // of a move list
        move,           // a legal move
        action,         // a word that changes the match like a move: resign, accept
        side_command,   // a word that may accompany a move: chat, queue, show
        command,        // a complete command as in any mail
        unclear  // a move with a question mark or a wrong number, “yes” beside another move
    };
    Kind kind = Kind::words;
    std::string command;          // the complete command, with game and board
    std::string move;             // the move at this board, in stored form
    std::string rest;             // the text beside the move: "c, thanks a lot"
    std::string chat_text;        // after `chat`: text for the opponent
    bool move_only = false;       // only the move, not even “I play”
    bool starts_chat = false;     // the following lines are chat
    bool is_general = false;      // a command that is not about one game
    bool needs_position = false;  // depends on the position
    bool is_yes = false;          // “yes” to what is asked; with `move`: another move beside it
};

/// Parses lines against the position that the writer saw.
class ReplyLineParser {
public:
    /// Both arguments must outlive it.
    ReplyLineParser(const ReplyContext& answers, const LoadedMatch& now);

    ReplyLine read(std::string_view line) const;
    /// A “yes” or “no” that is the whole reply; none if the line is neither.
    std::optional<ReplyLine> read_yes_or_no(std::string_view line) const;
    /// A legal move other than `but` that the sentence may mean instead.
    const games::MoveText* alternative(std::string_view sentence, std::string_view but) const;
    /// The legal move other than `but` that is all of the sentence.
    const games::MoveText* lone_move(std::string_view sentence, std::string_view but) const;
    /// Whether moves were made or taken back since the letter.
    bool moved_on() const;
    /// The doubtful or submitted move that awaits the writer's “yes”; empty if there is none.
    std::string_view asked_move() const;
    /// The writer of the reply.
    const User& writer() const { return loaded.player(context.side); }

    /// "wari show 12 MORE"
    std::string board_command(std::string_view word, std::string_view more = "") const;
    /// "c#5"
    std::string numbered_move(std::string_view move) const;

    const ReplyContext& context;
    const LoadedMatch& loaded;
    games::GameState shown_state;  // the position in the letter if known, otherwise the current one
};

}  // namespace posthouse::club
