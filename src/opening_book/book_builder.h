// Computes an opening book by best-first expansion: drop-out expansion (T. R. Lincke, “Strategies
// for the automatic construction of opening books”, 2000).
//
// Each leaf of the book is searched with the same number of nodes; the scores are backed up as in
// negamax. The next leaf to expand is the most urgent one: every ply of the way to it counts, and
// so does every move that is worse than the best one, by how much it is worse. So the best line is
// the longest, and of worse moves the book knows the fewer plies the worse they are.
//
// Positions reached in several ways are one. A move back to a position that is as near the opening
// counts what that position is worth, but is not expanded through. What is expanded, and every
// score, depends only on the search and on the number of expansions: a book that was interrupted
// and continued equals one computed at once.
#pragma once

#include "base/thread_pool.h"
#include "opening_book/book.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace posthouse::opening_book {

/// How urgent a ply is, in the units of a score: a move worse by this much is expanded a ply less.
inline constexpr int ply_cost = 30;

class BookBuilder {
public:
    /// A book of the opening alone, not searched yet. `leaf_nodes` are searched for each position.
    BookBuilder(const games::Game& game, std::uint64_t leaf_nodes);
    /// Continues a book of this game. Refused if positions are missing from it.
    static Expected<BookBuilder> continued(const games::Game& game, const Book& book);

    /// Adds the positions after every move of the most urgent leaf. False if there is none, or if
    /// `stop` returned true; then nothing was changed. `stop` is called from the pool's threads.
    bool expand(const ThreadPool& pool, const std::function<bool()>& stop);

    std::size_t positions() const { return nodes_.size(); }
    std::uint64_t nodes() const { return searched_; }
    /// Of the opening.
    int score() const { return nodes_.front().score; }
    int depth() const { return nodes_.front().depth; }

    Book book(std::string version, std::int64_t now) const;

private:
    using Index = std::uint32_t;
    static constexpr int never = 1 << 30;  // the urgency of what cannot be expanded

    struct Node {
        std::uint64_t key = 0;
        std::string position;
        bool over = false;
        int ply = 0;      // from the opening, by the shortest way
        int urgency = 0;  // of its most urgent leaf; less is more urgent
        int score = 0;    // for the player to move
        int line = 0, depth = 0;
        std::vector<Index> children, parents;
    };
    struct Child {
        std::uint64_t key = 0;
        games::GameState state;
        bool is_new = false;
        int score = 0, depth = 0;
        std::uint64_t nodes = 0;
    };

    std::vector<Child> children_of(const Node& node) const;
    bool search(Child& child, const std::function<bool()>& stop) const;
    Index most_urgent() const;
    void add(Index parent, const Child& child);
    void move_nearer(Index node, int ply);
    void update_score(Node& node) const;
    void update_urgency(Node& node) const;
    void back_up(Index from);
    std::uint16_t count_below(Index from, std::vector<Index>& seen) const;

    const games::Game& game_;
    std::uint64_t leaf_nodes_;
    std::uint64_t searched_ = 0;
    std::vector<Node> nodes_;                         // the opening is the first
    std::unordered_map<std::uint64_t, Index> index_;  // by key
};

}  // namespace posthouse::opening_book
