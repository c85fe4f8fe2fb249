// The computer's thinking, for any game: iterative deepening over the moves of a position, on one
// thread or several.
//
// Several threads search the same position with a common table and help each other only through it
// ("lazy SMP"); the first one answers.
#pragma once

#include "base/assert.h"
#include "search/engine.h"
#include "search/searcher.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#ifndef __wasm__
#include <thread>
#endif

namespace posthouse::search {

template <GameRules R, EvaluationFor<R> Evaluation, class Tables = NoTables>
class Search {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;
    using ProgressCallback = std::function<void(const SearchResult<Move>&)>;

    Search(const R& rules, const Evaluation& evaluate, const Tables& tables = Tables())
        : rules_(rules), evaluate_(evaluate), tables_(tables) {}

    /// `line` is the game so far, the position to think about last: that is not over and has a
    /// legal move. With one thread the same rules, line and limits (without `stop`, and with the
    /// same memory) give the same answer.
    SearchResult<Move> think(std::span<const Position> line, const ThinkLimits& limits,
                             const ProgressCallback& told = {}) {
        // 1. A table: the caller's, or one of our own for this thought.
        std::optional<TranspositionTable> own;
        if (!limits.memory) own.emplace(table_bytes(limits.nodes_max));
        TranspositionTable& table = limits.memory ? *limits.memory : *own;
        table.begin_search();

        // 2. The others think beside us until we are done. They only leave their traces.
        SharedSearch shared{limits, table};
        SearchThread first(*this, shared, line, true);
#ifndef __wasm__
        std::vector<std::jthread> others;
        for (int i = 1; i < limits.threads; ++i)
            others.emplace_back([this, &shared, line, i] {
                SearchThread(*this, shared, line, false).deepen(1 + i % 2, {});
            });
#endif
        first.deepen(1, told);
        shared.stopped = true;
#ifndef __wasm__
        others.clear();
#endif
        return first.found();
    }

private:
    using Searcher = posthouse::search::Searcher<R, Evaluation, Tables>;
    static constexpr int infinity = Searcher::infinity;

    /// A legal move of the position thought about.
    struct RootMove {
        Position next;
        int score = 0;           // exact where it may matter, else -infinity
        std::vector<Move> line;  // this move and what is expected to follow
    };

    /// Enough for a search of so many nodes, but no more than a few megabytes.
    static std::size_t table_bytes(std::uint64_t nodes_max) {
        constexpr std::uint64_t fewest = 1 << 12, most = 16 << 20;
        return static_cast<std::size_t>(std::clamp(std::min(nodes_max, most) * 16, fewest, most));
    }

    class SearchThread {
    public:
        SearchThread(const Search& search, SharedSearch& shared, std::span<const Position> line,
                     bool leads)
            : tables_(search.tables_),
              limits_(shared.limits),
              shared_(shared),
              leads_(leads),
              searcher_(search.rules_, search.evaluate_, search.tables_, shared, leads) {
            searcher_.begin(line);
            key_ = search.rules_.key(line.back());
            typename R::MoveList moves;
            search.rules_.moves(line.back(), moves);
            for (const Move& move : moves) {
                const Position next = search.rules_.play(line.back(), move);
                roots_.push_back({next, -searcher_.static_eval(next), {move}});
            }
            filter_root_by_tables();
            ASSERT(!roots_.empty());
            sort_root_moves(roots_);
            completed_ = roots_;
            if (leads_)
                searcher_.counter().progress = [this](std::uint64_t nodes) {
                    const auto share =
                        static_cast<double>(nodes) / static_cast<double>(limits_.nodes_max);
                    report(static_cast<int>(share * static_cast<double>(roots_.size())));
                };
        }

        /// Searches a ply deeper each time, in the order of merit found before, until a limit is
        /// reached or the game is decided. A single legal move needs no thought.
        void deepen(int depth_first, const ProgressCallback& told) {
            const int deepest = std::clamp(limits_.depth_max, 1, search_depth_max);
            const bool forced = roots_.size() == 1 && limits_.lines == 1 && !limits_.for_margin;
            const int depth_last = forced && !told ? 1 : deepest;
            for (int depth = depth_first; depth <= depth_last; ++depth) {
                search_root_moves(depth, depth == depth_last);
                if (searcher_.counter().stopped()) break;
                completed_ = roots_;
                depth_ = depth;
                if (leads_ && told) told(found());
                if (is_decided(worst_multipv_score())) break;
                if constexpr (Tables::present)
                    if (tables_.is_best_possible(worst_multipv_score())) break;
            }
            if (leads_) report(static_cast<int>(roots_.size()));
        }

        SearchResult<Move> found() const {
            SearchResult<Move> found;
            for (const RootMove& root : completed_)
                if (root.score > -infinity || &root == &completed_.front())
                    found.lines.push_back({root.line, root.score});
            found.chosen = chosen(found.lines);
            found.lines.resize(std::min(found.lines.size(), static_cast<std::size_t>(std::max(
                                                                limits_.lines, found.chosen + 1))));
            found.depth = depth_;
            found.depth_selective = std::max(depth_, searcher_.depth_selective());
            found.nodes = std::max(shared_.nodes.load(), searcher_.counter().nodes());
            if (limits_.threads <= 1) found.nodes = searcher_.counter().nodes();
            found.tablebase_hits = searcher_.tablebase_hits();
            found.table_full_permille = shared_.table.full_permille();
            return found;
        }

    private:
        /// Where tables know which moves spoil it, these need no thought; unless what they know is
        /// not all, as a position may come back.
        void filter_root_by_tables() {
            if constexpr (Tables::present) {
                const auto stood = [&](const RootMove& root) {
                    return searcher_.occurred_before(root.next);
                };
                if (wanted() == 1 && score_tolerance() == 0 && std::ranges::none_of(roots_, stood))
                    std::erase_if(roots_, [&](const RootMove& root) {
                        return tables_.loses_root_value(root.next);
                    });
            }
        }

        static void sort_root_moves(std::vector<RootMove>& roots) {
            std::stable_sort(roots.begin(), roots.end(),
                             [](const RootMove& left, const RootMove& right) {
                                 return left.score > right.score;
                             });
        }

        /// How many of the best moves are to have exact scores.
        std::size_t wanted() const {
            return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(limits_.lines, 1)), 1,
                                           roots_.size());
        }
        int worst_multipv_score() const { return completed_[wanted() - 1].score; }

        /// Searches every move to `depth` and puts them in order of merit. As many as are wanted,
        /// and those within slack of the last of these, get exact scores.
        void search_root_moves(int depth, bool last_depth) {
            std::vector<int> best;  // the wanted scores so far, the greatest first
            std::size_t done = 0;
            for (RootMove& root : roots_) {
                const bool few = best.size() < wanted();
                const int floor = few ? -infinity : std::max(best.back() - allowance(), -infinity);
                int score = infinity;
                // 1. Prove with a null window that the move is not worth a closer look …
                if (!few) score = searcher_.search_root_move(root.next, depth, floor, floor + 1);
                // 2. … or else find its exact score.
                const bool exact = score > floor && !searcher_.counter().stopped();
                if (exact) score = within_window(root, depth, floor);
                if (searcher_.counter().stopped()) return keep_what_is_done(done);
                root.score = exact ? score : -infinity;
                if (exact) {
                    root.line.resize(1);
                    root.line.insert(root.line.end(), searcher_.line().begin(),
                                     searcher_.line().end());
                    best.insert(std::upper_bound(best.begin(), best.end(), score, std::greater()),
                                score);
                    best.resize(std::min(best.size(), wanted()));
                }
                ++done;
                if (last_depth && leads_) report(static_cast<int>(done));
            }
            sort_root_moves(roots_);
        }

        /// The exact score of a move that is better than `floor`; looked for first near what it was
        /// worth one ply less deep.
        int within_window(const RootMove& root, int depth, int floor) {
            if (depth >= 5 && root.score > -infinity && !is_decided(root.score)) {
                const int low = std::max(floor, root.score - aspiration);
                const int high = root.score + aspiration;
                const int score = searcher_.search_root_move(root.next, depth, low, high);
                if (searcher_.counter().stopped() || (score > low && score < high)) return score;
            }
            return searcher_.search_root_move(root.next, depth, floor, infinity);
        }

        /// The depth was broken off. If only the best move is wanted, what the first ones have
        /// shown at this depth is worth more than what all had shown before. Where they have all
        /// turned out to be lost, the next one may not be, though it looked no better before.
        void keep_what_is_done(std::size_t done) {
            if (done == 0 || wanted() > 1 || score_tolerance() > 0) return;
            const auto first_undone = roots_.begin() + static_cast<std::ptrdiff_t>(done);
            const int known = completed_.front().score;
            completed_.assign(roots_.begin(), first_undone);
            sort_root_moves(completed_);
            const int best = completed_.front().score;
            if (!is_decided(best) || best > 0 || first_undone == roots_.end()) return;
            completed_.assign(first_undone, roots_.end());
            if (completed_.front().score == -infinity) completed_.front().score = known;
        }

        void report(int weighed) {
            const int count = static_cast<int>(roots_.size());
            for (; weighed_ < std::min(weighed, count); ++weighed_)
                if (limits_.weighed) limits_.weighed(weighed_ + 1, count);
        }

        /// How much worse than the last of the wanted a move may be and still be of interest:
        /// where a seed picks among equals, equal ones are.
        int allowance() const {
            return score_tolerance() + (score_tolerance() > 0 || limits_.seed != 0 ? 1 : 0);
        }
        int score_tolerance() const {
            return limits_.win_narrowly ? gift_max
                                        : std::clamp(limits_.score_tolerance, 0, infinity);
        }

        /// Among the lines that are good enough, by the seed. A decided game is not trifled with.
        int chosen(const std::vector<typename SearchResult<Move>::Line>& lines) const {
            const int best = lines.front().score;
            if (limits_.win_narrowly) return narrowest(lines);
            const int allowed = is_decided(best) ? 0 : score_tolerance();
            if (allowance() == 0) return 0;
            std::size_t good = 1;
            while (good < lines.size() && lines[good].score >= best - allowed) ++good;
            // One step of splitmix64 turns seed and position into evenly spread bits.
            std::uint64_t bits = limits_.seed + key_.low + 0x9E3779B97F4A7C15ULL;
            bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
            bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
            bits ^= bits >> 31;
            return static_cast<int>(bits % good);
        }

        /// What a line brings, in evaluation units, however soon.
        static int lead(int score) {
            const auto end = decided(score);
            return end ? 100 * end->margin : score;
        }
        /// The line that keeps least of a lead which is great enough.
        static int narrowest(const std::vector<typename SearchResult<Move>::Line>& lines) {
            const int best = lead(lines.front().score);
            std::size_t narrow = 0;
            for (std::size_t i = 1; i < lines.size(); ++i) {
                const int kept = lead(lines[i].score);
                const bool still_wins =
                    !is_decided(lines.front().score) || is_decided(lines[i].score);
                if (still_wins && kept >= lead_wanted && kept >= best - gift_max &&
                    kept < lead(lines[narrow].score))
                    narrow = i;
            }
            return static_cast<int>(narrow);
        }

        static constexpr int lead_wanted = 200;  // two seeds, two pods
        static constexpr int gift_max = 500;
        static constexpr int aspiration = 60;

        const Tables& tables_;
        const ThinkLimits& limits_;
        SharedSearch& shared_;
        const bool leads_;
        Searcher searcher_;
        Key key_;
        std::vector<RootMove> roots_;
        std::vector<RootMove> completed_;
        int depth_ = 0;
        int weighed_ = 0;
    };

    const R& rules_;
    const Evaluation& evaluate_;
    const Tables tables_;
};

}  // namespace posthouse::search
