// The search, for any game: iterative deepening over the root moves, on one thread or several.
//
// Several threads search the same position and share only the transposition table ("lazy SMP"); the
// result is that of the first thread.
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

    /// `line` is the game so far and ends with the position to search, which must not be over and
    /// must have a legal move. With one thread, the same rules, line and limits (without `stop`,
    /// and with the same memory) give the same result.
    SearchResult<Move> think(std::span<const Position> line, const ThinkLimits& limits,
                             const ProgressCallback& on_progress = {}) {
        // 1. The transposition table: the caller's, or one for this search.
        std::optional<TranspositionTable> own;
        const bool shares = limits.transposition_table && !limits.oversights.any();
        if (!shares) own.emplace(table_bytes(limits.nodes_max));
        TranspositionTable& table = shares ? *limits.transposition_table : *own;
        table.begin_search();

        // 2. The other threads search until this one finishes; they only fill the table.
        SharedSearch shared{limits, table};
        SearchThread first(*this, shared, line, true);
#ifndef __wasm__
        std::vector<std::jthread> others;
        for (int i = 1; i < limits.threads; ++i)
            others.emplace_back([this, &shared, line, i] {
                SearchThread(*this, shared, line, false).deepen(1 + i % 2, {});
            });
#endif
        first.deepen(1, on_progress);
        shared.stopped = true;
#ifndef __wasm__
        others.clear();
#endif
        return first.found();
    }

private:
    using Searcher = posthouse::search::Searcher<R, Evaluation, Tables>;
    static constexpr int infinity = Searcher::infinity;

    struct RootMove {
        Position next;
        int score = 0;           // exact if it may matter, otherwise -infinity
        std::vector<Move> line;  // principal variation, this move included
    };

    /// Enough for a search of this many nodes, but at most a few megabytes.
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
            searcher_.oversight().remove_unseen(
                search.rules_, line.back(), 0, roots_,
                [](const RootMove& root) { return root.line.front(); });
            filter_root_by_tables();
            ASSERT(!roots_.empty());
            sort_root_moves(roots_);
            completed_ = roots_;
            if (leads_)
                searcher_.counter().progress = [this](std::uint64_t nodes) {
                    const auto share =
                        static_cast<double>(nodes) / static_cast<double>(limits_.nodes_max);
                    report_root_moves(static_cast<int>(share * static_cast<double>(roots_.size())));
                };
        }

        /// Searches one ply deeper each time, best moves of the previous depth first, until a limit
        /// is reached or the game is decided. Does not search a single legal move.
        void deepen(int depth_first, const ProgressCallback& on_progress) {
            const int deepest = std::clamp(limits_.depth_max, 1, search_depth_max);
            const bool forced = roots_.size() == 1 && limits_.lines == 1 && !limits_.for_margin;
            const int depth_last = forced && !on_progress ? 1 : deepest;
            for (int depth = depth_first; depth <= depth_last; ++depth) {
                search_root_moves(depth, depth == depth_last);
                if (searcher_.counter().stopped()) break;
                completed_ = roots_;
                depth_ = depth;
                if (leads_ && on_progress) on_progress(found());
                if (is_decided(worst_multipv_score())) break;
                if constexpr (Tables::present)
                    if (tables_.is_best_possible(worst_multipv_score())) break;
            }
            if (leads_) report_root_moves(static_cast<int>(roots_.size()));
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
        /// Removes the moves that lose the value of the root according to the tables, unless a
        /// position may repeat, which the tables do not know.
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

        /// How many of the best moves need exact scores.
        std::size_t wanted() const {
            return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(limits_.lines, 1)), 1,
                                           roots_.size());
        }
        int worst_multipv_score() const { return completed_[wanted() - 1].score; }

        /// Searches every move to `depth` and sorts them. As many as requested, and those within
        /// the allowance of the last of these, get exact scores.
        void search_root_moves(int depth, bool last_depth) {
            std::vector<int> best;  // the requested scores so far, greatest first
            std::size_t done = 0;
            for (RootMove& root : roots_) {
                const bool few = best.size() < wanted();
                const int floor = few ? -infinity : std::max(best.back() - allowance(), -infinity);
                int score = infinity;
                // 1. Prove with a null window that the move is not good enough …
                if (!few) score = searcher_.search_root_move(root.next, depth, floor, floor + 1);
                // 2. … or find its exact score.
                const bool exact = score > floor && !searcher_.counter().stopped();
                if (exact) score = search_with_window(root, depth, floor);
                if (searcher_.counter().stopped()) return keep_unfinished_depth(done);
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
                if (last_depth && leads_) report_root_moves(static_cast<int>(done));
            }
            sort_root_moves(roots_);
        }

        /// The exact score of a move that is better than `floor`; the window starts near its score
        /// of the previous depth.
        int search_with_window(const RootMove& root, int depth, int floor) {
            if (depth >= 5 && root.score > -infinity && !is_decided(root.score)) {
                const int low = std::max(floor, root.score - aspiration);
                const int high = root.score + aspiration;
                const int score = searcher_.search_root_move(root.next, depth, low, high);
                if (searcher_.counter().stopped() || (score > low && score < high)) return score;
            }
            return searcher_.search_root_move(root.next, depth, floor, infinity);
        }

        /// Called when a depth was interrupted. If only the best move is requested, the moves
        /// completed at this depth replace the result of the previous one; unless they all lose,
        /// since the next one may not, though it looked no better before.
        void keep_unfinished_depth(std::size_t done) {
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

        void report_root_moves(int searched) {
            const int count = static_cast<int>(roots_.size());
            for (; reported_ < std::min(searched, count); ++reported_)
                if (limits_.on_root_move) limits_.on_root_move(reported_ + 1, count);
        }

        /// How much worse than the last of the requested moves a move may be and still need an
        /// exact score. If a seed picks among equal moves, equal ones need it.
        int allowance() const {
            return score_tolerance() + (score_tolerance() > 0 || limits_.seed != 0 ? 1 : 0);
        }
        int score_tolerance() const {
            return limits_.win_narrowly ? gift_max
                                        : std::clamp(limits_.score_tolerance, 0, infinity);
        }

        /// Picks among the lines that are good enough, by the seed. A decided game gets the best
        /// line.
        int chosen(const std::vector<typename SearchResult<Move>::Line>& lines) const {
            const int best = lines.front().score;
            if (limits_.win_narrowly) return narrowest_lead(lines);
            const int allowed = is_decided(best) ? 0 : score_tolerance();
            if (allowance() == 0) return 0;
            std::size_t good = 1;
            while (good < lines.size() && lines[good].score >= best - allowed) ++good;
            return static_cast<int>(spread_bits(limits_.seed + key_.low) % good);
        }

        /// The lead that a line promises, in evaluation units, however late.
        static int lead(int score) {
            const auto end = decided(score);
            return end ? 100 * end->margin : score;
        }
        /// The line with the smallest lead that is still great enough.
        static int narrowest_lead(const std::vector<typename SearchResult<Move>::Line>& lines) {
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
        int reported_ = 0;
    };

    const R& rules_;
    const Evaluation& evaluate_;
    const Tables tables_;
};

}  // namespace posthouse::search
