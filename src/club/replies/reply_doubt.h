// Whether the words of a mail cast doubt on what it asks for: a move, a “yes”, or a command that
// costs a game. The same for a reply to a board letter and for a mail with a complete command.
#pragma once

#include "club/commands/command_table.h"
#include "club/replies/reply_line.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// How much of what the writer wrote a question about it quotes, in bytes.
inline constexpr std::size_t quoted_max = 150;

/// A sentence that casts doubt, and the other move that it names, if any.
struct ReplyDoubt {
    std::string sentence;
    const games::MoveText* other = nullptr;
};

/// A command that costs a game or that the opponent hears of at once, so that words beside it that
/// take it back must not go unread.
struct WeighedCommand {
    std::string word;        // as a reply: “resign”
    bool is_final = false;   // nobody can undo it: any doubt counts, not only a withdrawal
    bool is_unread = false;  // nobody reads the words beside it: any negation counts, too
};

/// None if nothing is lost by executing it. `is_challenge`: the match has not been accepted yet.
std::optional<WeighedCommand> weighed_command(const Command&, bool is_challenge);

/// The sentences of a mail in order, around the line with the move or command.
class ReplySentences {
public:
    /// `board` must outlive it; null: the words name no moves.
    explicit ReplySentences(const ReplyLineParser* board) : board_(board) {}

    void add(std::string_view line);
    /// The rest of the line with the move.
    void add_rest_of_move_line(std::string_view words);
    /// Ends the current sentence, for example at a blank line or greeting.
    void end_sentence();
    /// Marks the position of the move or command.
    void add_move();
    /// The opponent has proposed this (language/concepts.h): words that decline it doubt no move.
    void set_proposal(std::string_view concept_name) { proposal_ = concept_name; }

    /// The first doubt about `move`. Words that take a move back count anywhere; with `any_doubt`
    /// also weaker doubts, in the sentence before the move and the two after it. If no line has the
    /// move (it is in a move list), all sentences count as adjacent.
    std::optional<ReplyDoubt> doubt_about(std::string_view move, bool any_doubt) const;
    /// The first sentence with a negation.
    std::optional<ReplyDoubt> negation() const;
    /// The first sentence that speaks of the proposal without declining it.
    std::optional<std::string> words_of_proposal() const;

private:
    struct Sentence {
        std::string text;
        bool ends = false;    // does not continue on the next line
        bool beside = false;  // on the same line as the move
    };
    /// The sentence without its clauses that decline the proposal; none if it has no such clause.
    std::optional<std::string> without_decline(std::string_view sentence) const;

    const ReplyLineParser* board_;
    std::string proposal_;  // empty: none
    std::vector<Sentence> sentences_;
    std::optional<std::size_t> move_at_;  // number of sentences before the move
};

/// Whether these lines have the words of `line` in this order, not struck out or within a word.
bool have_words(std::span<const std::string> lines, std::string_view line);

}  // namespace posthouse::club
