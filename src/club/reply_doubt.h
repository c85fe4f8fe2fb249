// Doubts about a move in the words that stand around it in a reply.
#pragma once

#include "club/reply_words.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// What casts a doubt on a move, in the writer's own words; and the other move that they name.
struct ReplyDoubt {
    std::string sentence;
    const games::MoveText* other = nullptr;
};

/// A letter's words in their order, around the line that has its move.
class ReplyProse {
public:
    explicit ReplyProse(const ReplyParser& reply) : reply_(reply) {}

    void add(std::string_view line);
    /// What the line of the move says beside it.
    void add_beside(std::string_view words);
    /// Words that are not next to the move, such as a greeting.
    void part();
    /// What follows stands behind the move.
    void add_move();

    /// The first doubt about `move`. Words that take a move back do so wherever they stand; lesser
    /// doubts only in the sentence before the move and the two behind it. Where no line has the
    /// move (it stands in a sheet), all sentences are next to it.
    std::optional<ReplyDoubt> doubt_about(std::string_view move) const;

private:
    struct Sentence {
        std::string text;
        bool ends = false;    // the next line does not go on with it
        bool beside = false;  // it stands on the move's own line
    };
    const ReplyParser& reply_;
    std::vector<Sentence> sentences_;
    std::optional<std::size_t> move_at_;  // the sentences before it
};

}  // namespace posthouse::club
