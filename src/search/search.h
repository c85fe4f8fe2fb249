// The computer's thinking, for any game: iterative deepening, principal variation search, a
// transposition table.
//
// The search knows a game only through its rules and an Evaluation. Repetition is judged by the
// rules, which are handed the keys of the game and of the line being looked at.
//
// Known and accepted: a remembered score may rest on a repetition that the present line does not
// have. Each position is therefore judged by the rules before the table is asked, and the table
// never cuts short the principal variation.
//
// Deliberately absent: any game's name, clocks, threads, opening books, selective depth: each line
// is searched equally deep.
#pragma once

#include "base/assert.h"
#include "rules/rules.h"
#include "search/engine.h"
#include "search/limits.h"
#include "search/score.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse {

/// How good an unfinished position is for the player to move, in units of the game's own choice
/// (hundredths of a seed, say). It may also offer `margin(at)`: by how much, from -63 to 63, the
/// player to move has won or lost a finished and settled position; of equally quick wins the search
/// takes the greatest margin.
template <class E, class R>
concept EvaluationFor = requires(const E& evaluate, const typename R::Position& at) {
    { evaluate(at) } -> std::same_as<int>;
};

template <GameRules R, EvaluationFor<R> Evaluation>
class Search {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    using Found = posthouse::Found<Move>;
    using Told = std::function<void(const Found&)>;

    Search(const R& rules, const Evaluation& evaluate) : rules_(rules), evaluate_(evaluate) {}

    /// `at` is not over and has a legal move; `earlier` are the keys of the positions before it.
    /// The same rules, position and limits (without `stop`) give the same answer.
    Found think(const Position& at, std::span<const Key> earlier, const ThinkLimits& limits,
                const Told& told = {}) {
        // 1. The table, and the game so far with this position as its end.
        TranspositionTable own(limits.memory ? 0 : table_bytes(limits.nodes_max));
        table_ = limits.memory ? limits.memory : &own;
        table_->begin_search();
        limits_ = &limits;
        keys_.assign(earlier.begin(), earlier.end());
        keys_.push_back(rules_.key(at));
        nodes_ = 0;
        weighed_ = 0;
        stopped_ = false;

        // 2. The legal moves, the most promising first. They are the answer if all else fails.
        std::vector<Root> roots = roots_of(at);
        ASSERT(!roots.empty());
        count_ = static_cast<int>(roots.size());
        std::vector<Root> completed = roots;
        int depth_completed = 0;

        // 3. Search a ply deeper each time, in the order of merit found before, until a limit is
        //    reached or the game is decided. A single legal move needs no thought.
        const int depth_last = count_ == 1 ? 1 : std::clamp(limits.depth_max, 1, search_depth_max);
        plies_.assign(static_cast<std::size_t>(depth_last) + 1, Ply{});
        for (int depth = 1; depth <= depth_last; ++depth) {
            weigh(roots, depth, depth == depth_last);
            // 4. What a depth that was broken off has found is not believed.
            if (stopped_) break;
            completed = roots;
            depth_completed = depth;
            if (told) told(found(completed, completed.front(), depth));
            if (is_decided(completed.front().score)) break;
        }
        report(count_);

        // 5. Choose among the moves that are good enough.
        const Root& chosen = choose(completed);
        return found(completed, chosen, depth_completed);
    }

private:
    /// Enough for a search of so many nodes, but no more than a few megabytes.
    static std::size_t table_bytes(std::uint64_t nodes_max) {
        constexpr std::uint64_t fewest = 1 << 12, most = 4 << 20;
        return static_cast<std::size_t>(std::clamp(nodes_max * 16, fewest, most));
    }

    static Key identity_of(const R& rules, const Position& at) {
        if constexpr (requires {
                          { rules.identity(at) } -> std::same_as<Key>;
                      })
            return rules.identity(at);
        else
            return rules.key(at);
    }

    static constexpr int infinity = 2 * win_score;

    /// A legal move of the position thought about.
    struct Root {
        Position next;
        int score = 0;           // exact where it may matter, else -infinity
        std::vector<Move> line;  // this move and what is expected to follow
    };

    Found found(const std::vector<Root>& roots, const Root& chosen, int depth) const {
        Found found;
        for (const Root& root : roots)
            if (root.score > -infinity || &root == &roots.front())
                found.lines.push_back({root.line, root.score});
        found.chosen = static_cast<int>(&chosen - roots.data());
        found.lines.resize(static_cast<std::size_t>(std::max(found.chosen + 1, 1)));
        found.depth = found.depth_selective = depth;
        found.nodes = nodes_;
        found.table_full_permille = table_->full_permille();
        return found;
    }

    /// A move that is about to be searched.
    struct Choice {
        std::uint16_t index = 0;  // in the rules' own order
        int promise = 0;
    };

    /// What is kept for each ply of the line being looked at, so that nothing is allocated in it.
    struct Ply {
        typename R::MoveList moves{};
        std::vector<Choice> choices;
        std::array<Move, 2> killers{};  // quick refutations of sister positions
        std::array<bool, 2> killer_known{};
        std::vector<Move> line;
    };

    /// A decided score as seen `plies` further on. The table counts plies from each position, the
    /// search from the root.
    static int shifted(int score, int plies) {
        if (!is_decided(score)) return score;
        return score > 0 ? score + plies * ply_score : score - plies * ply_score;
    }

    std::vector<Root> roots_of(const Position& at) {
        typename R::MoveList moves;
        rules_.moves(at, moves);
        std::vector<Root> roots;
        for (const Move& move : moves) {
            const Position next = rules_.play(at, move);
            roots.push_back({next, -static_score(next), {move}});
        }
        put_in_order(roots);
        return roots;
    }

    static void put_in_order(std::vector<Root>& roots) {
        std::stable_sort(roots.begin(), roots.end(), [](const Root& left, const Root& right) {
            return left.score > right.score;
        });
    }

    /// Searches every root move to `depth` and puts them in order of merit. Moves within slack of
    /// the best get exact scores: the window is open below the best by that much.
    void weigh(std::vector<Root>& roots, int depth, bool last_depth) {
        int best = -infinity;
        int done = 0;
        for (Root& root : roots) {
            const int floor = std::max(best - slack() - 1, -infinity);
            int score = infinity;
            // 1. Prove with a null window that the move is not worth a closer look …
            if (done > 0) score = -search(root.next, depth - 1, -floor - 1, -floor, 1);
            // 2. … or else find its exact score.
            const bool exact = score > floor && !stopped_;
            if (exact) score = -search(root.next, depth - 1, -infinity, -floor, 1);
            if (stopped_) return;
            root.score = exact ? score : -infinity;
            if (exact) {
                root.line.resize(1);
                root.line.insert(root.line.end(), plies_[1].line.begin(), plies_[1].line.end());
            }
            best = std::max(best, root.score);
            ++done;
            if (last_depth) report(done);
        }
        put_in_order(roots);
    }

    /// The score of `at` for the player to move, `depth` plies deep; only a bound where it is not
    /// between `alpha` and `beta`. Leaves the principal variation in plies_[ply].line.
    int search(const Position& at, int depth, int alpha, int beta, int ply) {
        Ply& here = plies_[static_cast<std::size_t>(ply)];
        here.line.clear();

        // 1. Count the position; break off where the limits say so.
        if (!may_go_on()) return 0;

        // 2. Is the game over? Repetition counts the whole game and the line to here.
        here.moves.clear();
        rules_.moves(at, here.moves);
        const Verdict verdict = rules_.verdict(at, here.moves.size() > 0, History{keys_});
        if (verdict.over) return finished_score(at, verdict, ply);

        // 3. At the horizon, judge by appearance.
        if (depth == 0) return static_score(at);

        // 4. Was the position seen before, at least as deep?
        const Key key = rules_.key(at);
        const bool principal = beta - alpha > 1;
        const Key identity = identity_of(rules_, at);
        const auto known = table_->find(identity);
        if (known && !principal && known->depth >= depth) {
            const int score = shifted(known->score, -ply);
            if (known->bound == Bound::exact) return score;
            if (known->bound == Bound::at_least && score >= beta) return score;
            if (known->bound == Bound::at_most && score <= alpha) return score;
        }

        // 5. Put the moves in a good order: then most of them need only be refuted.
        arrange(here, at, depth, known ? known->best : TranspositionTable::no_move);

        // 6. The first move gets the full window, the others must first beat it in a null window.
        keys_.push_back(key);
        int best = -infinity;
        const int alpha_before = alpha;
        std::uint16_t best_index = 0;
        for (std::size_t i = 0; i < here.choices.size(); ++i) {
            const Move& move = here.moves[here.choices[i].index];
            const Position next = rules_.play(at, move);
            int score = 0;
            if (i > 0) score = -search(next, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (i == 0 || (score > alpha && score < beta))
                score = -search(next, depth - 1, -beta, -alpha, ply + 1);
            if (stopped_) break;
            if (score <= best) continue;
            best = score;
            best_index = here.choices[i].index;
            if (score <= alpha) continue;
            alpha = score;
            if (principal) extend_line(ply, move);
            if (alpha >= beta) break;
        }
        keys_.pop_back();
        if (stopped_) return 0;

        // 7. Remember what was found.
        if (best >= beta) remember_killer(here, here.moves[best_index]);
        const Bound bound = best >= beta          ? Bound::at_least
                            : best > alpha_before ? Bound::exact
                                                  : Bound::at_most;
        table_->keep(identity, {shifted(best, ply), depth, best_index, bound});
        return best;
    }

    /// The table's move first, then what refuted a sister position, then by appearance one ply on:
    /// captures show there without the search knowing what a capture is. Next to the horizon that
    /// look would cost as much as the search itself.
    void arrange(Ply& here, const Position& at, int depth, int known_best) {
        here.choices.clear();
        for (std::size_t i = 0; i < here.moves.size(); ++i) {
            const Move& move = here.moves[i];
            int promise = depth > 1 ? -static_score(rules_.play(at, move)) : 0;
            if (static_cast<int>(i) == known_best)
                promise = infinity;
            else if (here.killer_known[0] && move == here.killers[0])
                promise += killer_bonus;
            else if (here.killer_known[1] && move == here.killers[1])
                promise += killer_bonus / 2;
            here.choices.push_back({static_cast<std::uint16_t>(i), promise});
        }
        std::sort(here.choices.begin(), here.choices.end(),
                  [](const Choice& one, const Choice& two) {
                      return one.promise != two.promise ? one.promise > two.promise
                                                        : one.index < two.index;
                  });
    }

    static void remember_killer(Ply& here, const Move& move) {
        if (here.killer_known[0] && here.killers[0] == move) return;
        here.killers[1] = here.killers[0];
        here.killer_known[1] = here.killer_known[0];
        here.killers[0] = move;
        here.killer_known[0] = true;
    }

    void extend_line(int ply, const Move& move) {
        std::vector<Move>& line = plies_[static_cast<std::size_t>(ply)].line;
        const std::vector<Move>& rest = plies_[static_cast<std::size_t>(ply) + 1].line;
        line.assign(1, move);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    int static_score(const Position& at) const {
        return std::clamp(evaluate_(at), -decided_score + 1, decided_score - 1);
    }

    int finished_score(const Position& at, const Verdict& verdict, int ply) const {
        if (verdict.result == Result::draw) return 0;
        const int score = win_score - ply * ply_score;
        const int margin = margin_of(rules_.settle(at, verdict));
        return (verdict.result == win_of(rules_.turn(at)) ? score : -score) + margin;
    }

    int margin_of(const Position& settled) const {
        if constexpr (requires {
                          { evaluate_.margin(settled) } -> std::same_as<int>;
                      })
            return std::clamp(evaluate_.margin(settled), -margin_max, margin_max);
        else
            return 0;
    }

    /// Counts one position. `stop` is asked and progress reported only now and then.
    bool may_go_on() {
        if (stopped_) return false;
        if (nodes_ >= limits_->nodes_max) return !(stopped_ = true);
        ++nodes_;
        if (nodes_ % 2048 != 0) return true;
        if (limits_->stop && limits_->stop()) return !(stopped_ = true);
        const auto share = static_cast<double>(nodes_) / static_cast<double>(limits_->nodes_max);
        report(static_cast<int>(share * count_));
        return true;
    }

    void report(int weighed) {
        for (; weighed_ < weighed; ++weighed_)
            if (limits_->weighed) limits_->weighed(weighed_ + 1, count_);
    }

    int slack() const { return std::clamp(limits_->slack, 0, infinity); }

    /// `roots` are in order of merit. A decided game is not trifled with.
    const Root& choose(const std::vector<Root>& roots) const {
        const int best = roots.front().score;
        const int allowed = is_decided(best) ? 0 : slack();
        std::size_t good = 1;
        while (good < roots.size() && roots[good].score >= best - allowed) ++good;
        // One step of splitmix64 turns seed and position into evenly spread bits.
        std::uint64_t bits = limits_->seed + keys_.back().low + 0x9E3779B97F4A7C15ULL;
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
        bits ^= bits >> 31;
        return roots[static_cast<std::size_t>(bits % good)];
    }

    static constexpr int killer_bonus = 100;

    const R& rules_;
    const Evaluation& evaluate_;
    const ThinkLimits* limits_ = nullptr;
    TranspositionTable* table_ = nullptr;
    std::vector<Key> keys_;
    std::vector<Ply> plies_;
    std::uint64_t nodes_ = 0;
    int weighed_ = 0;
    int count_ = 0;
    bool stopped_ = false;
};

}  // namespace posthouse
