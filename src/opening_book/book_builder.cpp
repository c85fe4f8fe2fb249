#include "opening_book/book_builder.h"

#include "base/assert.h"
#include "search/limits.h"
#include "search/score.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace posthouse::opening_book {

namespace {

/// What a position is worth to the player who moves there.
int value_of_move(int score_after) {
    return -search::score_from_ply(score_after, -1);
}

int score_of_finished(const games::GameState& state) {
    if (state.verdict.result == Result::draw) return 0;
    return search::score_of({state.verdict.result == win_of(state.to_move), 0, 0});
}

}  // namespace

BookBuilder::BookBuilder(const games::Game& game, std::uint64_t leaf_nodes)
    : game_(game), leaf_nodes_(leaf_nodes) {
    const auto opening = game.state({});
    ASSERT(opening && !opening->verdict.over);
    Node root;
    root.position = opening->position;
    root.key = key_of(*game.identity(root.position));
    index_.emplace(root.key, 0);
    nodes_.push_back(std::move(root));
}

Expected<BookBuilder> BookBuilder::continued(const games::Game& game, const Book& book) {
    BookBuilder builder(game, book.info().leaf_nodes);
    builder.searched_ = book.info().nodes;
    const auto take = [&book](Node& node) {
        const Entry* entry = book.find(node.key);
        if (!entry) return false;
        node.score = entry->score;
        node.line = entry->line;
        node.depth = entry->depth;
        if (search::is_decided(node.score) || node.over) node.urgency = never;
        return true;
    };
    bool complete = take(builder.nodes_.front());
    // Breadth first, so that each position is found by its shortest way.
    for (Index at = 0; complete && at < builder.nodes_.size(); ++at) {
        const Entry* entry = book.find(builder.nodes_[at].key);
        if (!entry->expanded()) continue;
        const std::vector<Child> children = builder.children_of(builder.nodes_[at]);
        for (const Child& child : children) {
            const std::size_t before = builder.nodes_.size();
            builder.add(at, child);
            if (builder.nodes_.size() > before) complete = complete && take(builder.nodes_.back());
        }
    }
    if (!complete)
        return refuse("book-incomplete",
                      "The book lacks positions that it should have: compute it anew with --anew.");
    for (std::size_t at = builder.nodes_.size(); at-- > 0;)
        builder.update_urgency(builder.nodes_[at]);
    return builder;
}

/// The positions after each move, those that are in the book unsearched.
std::vector<BookBuilder::Child> BookBuilder::children_of(const Node& node) const {
    const auto here = game_.state({node.position, {}});
    ASSERT(here);
    std::vector<Child> children;
    for (const games::MoveText& move : here->legal) {
        auto after = game_.state({node.position, {move.text}});
        ASSERT(after);
        Child child{.state = *std::move(after)};
        child.key = key_of(*game_.identity(child.state.position));
        const auto twin = std::ranges::find(children, child.key, &Child::key);
        child.is_new = !index_.contains(child.key) && twin == children.end();
        children.push_back(std::move(child));
    }
    return children;
}

/// False if `stop` returned true.
bool BookBuilder::search(Child& child, const std::function<bool()>& stop) const {
    if (child.state.verdict.over) {
        child.score = score_of_finished(child.state);
        return true;
    }
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = leaf_nodes_;
    std::atomic<bool> stopped = false;
    limits.stop = [&] { return stopped = stopped || stop(); };
    // A position with one move is searched only for somebody who listens.
    const auto found = game_.think_with_progress({child.state.position, {}}, limits,
                                                 [](const games::SearchReport&) {});
    ASSERT(found);
    child.score = found->score;
    child.depth = found->depth;
    child.nodes = found->nodes;
    return !stopped;
}

bool BookBuilder::expand(const ThreadPool& pool, const std::function<bool()>& stop) {
    if (nodes_.front().urgency == never) return false;
    const Index leaf = most_urgent();
    std::vector<Child> children = children_of(nodes_[leaf]);
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stopped = false;
    pool.run([&](int) {
        for (std::size_t at = next++; at < children.size(); at = next++)
            if (children[at].is_new && !stopped && !search(children[at], stop)) stopped = true;
    });
    if (stopped) return false;
    for (const Child& child : children) add(leaf, child);
    back_up(leaf);
    return true;
}

/// Goes down from the opening.
BookBuilder::Index BookBuilder::most_urgent() const {
    Index at = 0;
    while (!nodes_[at].children.empty()) {
        const Node& node = nodes_[at];
        const auto urgency = [&](Index child) {
            const Node& after = nodes_[child];
            if (after.ply <= node.ply || after.urgency == never) return never;
            return after.urgency + node.score - value_of_move(after.score);
        };
        at = *std::ranges::min_element(node.children, {}, urgency);
    }
    return at;
}

/// The child of a leaf, or of a position that is read from a book: new, or known already.
void BookBuilder::add(Index parent, const Child& child) {
    const int ply = nodes_[parent].ply + 1;
    const auto [known, is_new] = index_.try_emplace(child.key, static_cast<Index>(nodes_.size()));
    const Index at = known->second;
    if (is_new) {
        Node node;
        node.key = child.key;
        node.position = child.state.position;
        node.over = child.state.verdict.over;
        node.ply = ply;
        node.score = child.score;
        node.depth = child.depth;
        if (node.over || search::is_decided(node.score)) node.urgency = never;
        nodes_.push_back(std::move(node));
        searched_ += child.nodes;
    }
    nodes_[parent].children.push_back(at);
    nodes_[at].parents.push_back(parent);
    move_nearer(at, ply);
}

void BookBuilder::move_nearer(Index node, int ply) {
    if (nodes_[node].ply <= ply) return;
    nodes_[node].ply = ply;
    for (const Index child : nodes_[node].children) move_nearer(child, ply + 1);
    back_up(node);
}

void BookBuilder::update_score(Node& node) const {
    const Node* best = nullptr;
    for (const Index child : node.children)
        if (!best || value_of_move(nodes_[child].score) > value_of_move(best->score))
            best = &nodes_[child];
    if (!best) return;
    node.score = value_of_move(best->score);
    node.line = best->line + 1;
    node.depth = best->depth + 1;
}

void BookBuilder::update_urgency(Node& node) const {
    if (node.children.empty()) return;
    node.urgency = never;
    if (search::is_decided(node.score)) return;
    for (const Index child : node.children) {
        const Node& after = nodes_[child];
        if (after.ply <= node.ply || after.urgency == never) continue;
        const int worse = node.score - value_of_move(after.score);
        node.urgency = std::min(node.urgency, after.urgency + ply_cost + worse);
    }
}

/// After a change of this position: updates it, and all those above it that change.
void BookBuilder::back_up(Index from) {
    std::set<std::pair<int, Index>> changed{{nodes_[from].ply, from}};
    while (!changed.empty()) {
        const auto farthest = std::prev(changed.end());
        const Index at = farthest->second;
        changed.erase(farthest);
        Node& node = nodes_[at];
        const auto known = [&node] {
            return std::tuple(node.score, node.urgency, node.line, node.depth);
        };
        const auto before = known();
        update_score(node);
        update_urgency(node);
        if (at != from && known() == before) continue;
        for (const Index parent : node.parents)
            if (nodes_[parent].ply < node.ply) changed.emplace(nodes_[parent].ply, parent);
    }
}

/// How many positions can be reached going away from the opening, up to below_max. `seen` has for
/// each position the last one from which it was reached.
std::uint16_t BookBuilder::count_below(Index from, std::vector<Index>& seen) const {
    std::vector<Index> waiting{from};
    std::size_t count = 0;
    seen[from] = from;
    while (!waiting.empty() && count < below_max) {
        const Node& node = nodes_[waiting.back()];
        waiting.pop_back();
        for (const Index child : node.children) {
            if (nodes_[child].ply <= node.ply || seen[child] == from) continue;
            seen[child] = from;
            waiting.push_back(child);
            ++count;
        }
    }
    // 0 would mean that its moves are not in the book.
    const std::size_t least = nodes_[from].children.empty() ? 0 : 1;
    return static_cast<std::uint16_t>(std::clamp<std::size_t>(count, least, below_max));
}

Book BookBuilder::book(std::string version, std::int64_t now) const {
    BookInfo info{.game = std::string(game_.same_rules_as),
                  .version = std::move(version),
                  .saved = now,
                  .leaf_nodes = leaf_nodes_,
                  .nodes = searched_,
                  .engine = engine_signature(game_)};
    std::vector<Entry> entries;
    entries.reserve(nodes_.size());
    std::vector<Index> seen(nodes_.size(), static_cast<Index>(nodes_.size()));
    const auto limited = [](int plies) { return static_cast<std::uint8_t>(std::min(plies, 255)); };
    for (Index at = 0; at < nodes_.size(); ++at) {
        const Node& node = nodes_[at];
        info.plies = std::max(info.plies, static_cast<std::uint32_t>(node.ply));
        entries.push_back(
            {node.key, node.score, count_below(at, seen), limited(node.line), limited(node.depth)});
    }
    return {std::move(info), std::move(entries)};
}

}  // namespace posthouse::opening_book
