// One thread's search below a root move: principal variation search with a transposition table and
// late move reductions. Knows a game only through its rules (optional members: concepts.h) and its
// evaluation. No null-move pruning: both families have zugzwang.
//
// Repetition: a score that depends on repeating a position from before the current node is not
// stored. If the line forbids positions that another line would not (one more visit would be a
// repetition), the position is stored under another key. Accepted: a stored line may itself contain
// a whole cycle.
#pragma once

#include "base/assert.h"
#include "rules/rules.h"
#include "search/concepts.h"
#include "search/node_limiter.h"
#include "search/ordering.h"
#include "search/oversight.h"
#include "search/score.h"
#include "search/search_path.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace posthouse::search {

template <GameRules R, EvaluationFor<R> Evaluation, class Tables>
class Searcher {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    static constexpr int infinity = 2 * win_score;
    static constexpr int plies_max = search_depth_max + 1;

    /// `checks_limits`: see NodeLimiter.
    Searcher(const R& rules, const Evaluation& evaluate, const Tables& tables, SharedSearch& shared,
             bool checks_limits)
        : rules_(rules),
          evaluate_(evaluate),
          tables_(tables),
          shared_(shared),
          oversight_(shared.limits.oversights, shared.limits.seed),
          selective_(shared.limits.selective && !oversight_.any()),
          limiter_(shared, checks_limits) {
        if constexpr (Tables::present) salt_ = tables.hash_salt();
        plies_.resize(plies_max + 1);
    }

    /// `line` is the game so far and ends with the position to search.
    void begin(std::span<const Position> line) {
        std::vector<Key> earlier;
        std::size_t reversible_from = 0;
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            earlier.push_back(rules_.key(line[i]));
            if (is_irreversible(line[i], line[i + 1])) reversible_from = i + 1;
        }
        path_.begin(earlier, reversible_from, plies_max);
        root_ = line.back();
        path_.push(rules_.key(root_), false);
        history_.clear();
    }

    /// The score of the root move that leads to `next`, for the player who makes it.
    int search_root_move(const Position& next, int depth, int alpha, int beta) {
        if (is_irreversible(root_, next)) {
            path_.pop();
            path_.push(rules_.key(root_), true);
        }
        extend_until_ = 2 * depth;
        const int score = -search(next, identity_of(next), depth - 1, -beta, -alpha, 1);
        path_.pop();
        path_.push(rules_.key(root_), false);
        return score;
    }

    /// The principal variation after the move last searched with an open window.
    const std::vector<Move>& line() const { return plies_[1].line; }

    const Oversight& oversight() const { return oversight_; }

    /// Whether the position after a root move has occurred in the game before.
    bool occurred_before(const Position& next) { return path_.may_repeat(rules_.key(next)); }

    int static_eval(const Position& position) const {
        return std::clamp(evaluate_(position), -decided_score + 1, decided_score - 1);
    }

    NodeLimiter& counter() { return limiter_; }
    const NodeLimiter& counter() const { return limiter_; }
    std::uint64_t tablebase_hits() const { return tablebase_hits_; }
    int depth_selective() const { return depth_selective_; }

private:
    using ScoredMove = posthouse::search::ScoredMove<Move>;

    /// Preallocated for each ply of the current line.
    struct Ply {
        typename R::MoveList moves{};
        std::vector<ScoredMove> choices;
        Killers<Move> killers;
        std::vector<Move> line;
    };
    static constexpr int independent = plies_max + 1;
    static constexpr bool sees_danger =
        requires(const Evaluation& evaluate, const Position& position) {
        { evaluate.in_danger(position) } -> std::same_as<bool>;
        { evaluate.can_win_at_once(position) } -> std::same_as<bool>;
    };

    Key identity_of(const Position& position) const {
        Key identity = posthouse::search::identity_of(rules_, position);
        if constexpr (Tables::present) identity.high ^= salt_;
        return identity;
    }

    bool is_irreversible(const Position& before, const Position& after) const {
        return posthouse::search::is_irreversible(rules_, before, after);
    }
    bool can_move_from(const Position& position, int ply) {
        if constexpr (HasCanMove<R>)
            return rules_.can_move(position);
        else
            return moves_from(position, ply).size() > 0;
    }

    /// The score for the player to move, `depth` plies deep; only a bound if it is not between
    /// `alpha` and `beta`. Leaves the principal variation in plies_[ply].line.
    int search(const Position& position, Key identity, int depth, int alpha, int beta, int ply) {
        Ply& here = plies_[static_cast<std::size_t>(ply)];
        const bool principal = beta - alpha > 1;
        if (principal) here.line.clear();

        // 1. Count the node; stop at a limit.
        if (!limiter_.count_node()) return 0;

        // 2. Is the game over? Repetition counts the whole game and the current line.
        const Key key = rules_.key(position);
        const bool may_repeat = path_.may_repeat(key);
        const bool can_move = can_move_from(position, ply);
        const Verdict verdict = rules_.verdict(
            position, can_move, may_repeat ? path_.history() : path_.without_repetitions());
        if (verdict.over) {
            if (may_repeat && !rules_.verdict(position, can_move, path_.without_repetitions()).over)
                depends_on_ = std::min(depends_on_, path_.first_occurrence(key));
            return finished_score(position, verdict, ply);
        }

        // 3. Probe the tables.
        if (const auto known = proof_of(position, depth)) {
            const int score = score_from_ply(known->score, -ply);
            if (causes_cutoff(known->bound, score, alpha, beta)) return score;
        }

        // 4. Evaluate at the horizon.
        if (depth <= 0 || ply >= plies_max) return evaluate_leaf(position, ply);

        // 5. Danger extension: few moves are left and much is at stake, so search a ply more.
        const bool in_danger = selective_ && ply < extend_until_ && is_in_danger(position);
        if (in_danger) ++depth;

        // 6. Probe the transposition table. A decided score holds at any depth.
        if (depth > table_depth_min) prefetch_children(position, ply);
        if (depth >= table_depth_min)
            if (const std::uint64_t forbidden =
                    path_.repetition_signature(repetitions_of(rules_) - 1)) {
                identity.low ^= forbidden;
                identity.high += forbidden;
            }
        std::optional<TranspositionTable::Entry> known;
        if (depth >= table_depth_min) known = shared_.table.probe(identity);
        if (known && !principal) {
            const int score = score_from_ply(known->score, -ply);
            if ((known->depth >= depth || is_decided(score)) &&
                causes_cutoff(known->bound, score, alpha, beta))
                return score;
        }

        // 7. Reverse futility pruning: far above beta, a few plies from the horizon.
        if (depth <= futile_depth_max && !principal && selective_ && !is_decided(beta) &&
            !is_decided(alpha)) {
            const int seen = evaluate_leaf(position, ply);
            if (seen - futile_margin - depth * futile_margin_of_ply >= beta) return seen;
        }

        // 8. Search the moves, promising ones first. If no best move is known, search a ply less,
        // which will give one for the next time (internal iterative reduction).
        if (ply > depth_selective_) depth_selective_ = ply;
        const int known_best = known ? known->best : TranspositionTable::no_move;
        if (known_best == TranspositionTable::no_move && depth >= unsure_depth_min && selective_)
            --depth;
        order_moves(position, depth, ply, known_best);
        if (in_danger && !keep_evasions(position, ply)) return score_of({false, ply + 2, 0});
        if (oversight_.any()) [[unlikely]]
            oversight_.remove_unseen(rules_, position, ply,
                                     plies_[static_cast<std::size_t>(ply)].choices);
        return search_moves(position, key, identity, depth, alpha, beta, ply);
    }

    std::optional<TableBound> proof_of(const Position& position, int depth) {
        std::optional<TableBound> known;
        if constexpr (Tables::present)
            if (tables_.covers(position)) known = tables_.proof(position, depth);
        tablebase_hits_ += known.has_value();
        return known;
    }

    bool is_in_danger(const Position& position) const {
        if constexpr (sees_danger)
            return evaluate_.in_danger(position);
        else
            return false;
    }

    /// Removes the moves after which the opponent wins at once. False if none is left.
    bool keep_evasions(const Position& position, int ply) {
        std::vector<ScoredMove>& choices = plies_[static_cast<std::size_t>(ply)].choices;
        if constexpr (sees_danger)
            std::erase_if(choices, [&](const ScoredMove& choice) {
                const Position next = rules_.play(position, choice.move);
                return evaluate_.can_win_at_once(next) && !path_.may_repeat(rules_.key(next));
            });
        return !choices.empty();
    }

    const typename R::MoveList& moves_from(const Position& position, int ply) {
        typename R::MoveList& moves = plies_[static_cast<std::size_t>(ply)].moves;
        moves.clear();
        rules_.moves(position, moves);
        return moves;
    }

    /// Memory is slow: prefetches the table entries of all children long before they are read. Only
    /// in games of few moves.
    void prefetch_children(const Position& position, int ply) {
        if constexpr (requires { requires R::moves_max <= 16; })
            for (const Move move : moves_from(position, ply))
                shared_.table.prefetch(identity_of(rules_.play(position, move)));
    }

    static bool causes_cutoff(Bound bound, int score, int alpha, int beta) {
        if (bound == Bound::exact) return true;
        if (bound == Bound::at_least) return score >= beta;
        return bound == Bound::at_most && score <= alpha;
    }

    /// The first move gets the full window, the others must first beat it in a null window; late
    /// ones are reduced unless they surprise.
    int search_moves(const Position& position, const Key& key, const Key& identity, int depth,
                     int alpha, int beta, int ply) {
        Ply& here = plies_[static_cast<std::size_t>(ply)];
        const bool principal = beta - alpha > 1;
        if (principal) plies_[static_cast<std::size_t>(ply) + 1].line.clear();
        if constexpr (Tables::present)
            if (tables_.child_may_be_covered(position))
                for (const ScoredMove& choice : here.choices)
                    tables_.prefetch(rules_.play(position, choice.move));
        const int alpha_before = alpha;
        const int outer = std::exchange(depends_on_, independent);
        int all_depend_on = independent;
        int best = -infinity;
        int best_index = 0;
        for (std::size_t i = 0; i < here.choices.size(); ++i) {
            // Late move pruning near the horizon, but never if all moves so far lose: a score that
            // says lost must be true.
            if (depth <= late_depth_max && i >= min_moves_tried(depth) && !principal &&
                selective_ && best > -decided_score)
                break;
            pick_best_move(here.choices, i);
            const Move move = here.choices[i].move;
            const Position next = rules_.play(position, move);
            depends_on_ = independent;
            const int score =
                depth == 1 ? -leaf_score(position, key, next, ply + 1)
                           : search_move(here, i, position, key, next, depth, alpha, beta, ply);
            if (limiter_.stopped()) return 0;
            all_depend_on = std::min(all_depend_on, depends_on_);
            if (score <= best) continue;
            best = score;
            best_index = here.choices[i].index();
            if (score <= alpha) continue;
            alpha = score;
            if (principal) update_pv(ply, move);
            if (alpha < beta) continue;
            all_depend_on = depends_on_;  // only the refutation counts
            update_history(here, position, depth, i);
            break;
        }
        // A score that depends on a position before this one is true only here.
        const bool only_here = all_depend_on < ply;
        depends_on_ = std::min(outer, only_here ? all_depend_on : independent);
        if (!only_here && depth >= table_depth_min) {
            const Bound bound = best >= beta          ? Bound::at_least
                                : best > alpha_before ? Bound::exact
                                                      : Bound::at_most;
            shared_.table.store(identity, {score_from_ply(best, ply), depth, best_index, bound});
        }
        return best;
    }

    /// The score of the move at index `i`, which leads to `next`, for the player who makes it.
    int search_move(const Ply& here, std::size_t i, const Position& position, const Key& key,
                    const Position& next, int depth, int alpha, int beta, int ply) {
        const Key identity = identity_of(next);
        if (depth > table_depth_min) shared_.table.prefetch(identity);
        path_.push(key, is_irreversible(position, next));
        const bool principal = beta - alpha > 1;
        const auto look = [&](int plies, int limit) {
            return -search(next, identity, plies, -limit, -alpha, ply + 1);
        };
        int score = 0;
        bool surprises = true;
        const Move& move = here.choices[i].move;
        if (const int less = reduction(here, depth, i, principal, move, next); less > 0) {
            score = look(depth - 1 - less, alpha + 1);
            surprises = score > alpha;
        }
        if (surprises && i > 0) score = look(depth - 1, alpha + 1);
        if (i == 0 || (principal && score > alpha)) score = look(depth - 1, beta);
        path_.pop();
        return score;
    }

    /// Static evaluation of `next`, or the true score if the game is over there. Most nodes of a
    /// search are leaves, so this avoids updating the path unless it matters.
    int leaf_score(const Position& position, const Key& key, const Position& next, int ply) {
        if (path_.may_repeat(rules_.key(next))) {
            path_.push(key, is_irreversible(position, next));
            const int score = search(next, {}, 0, -infinity, infinity, ply);
            path_.pop();
            return score;
        }
        if (!limiter_.count_node()) return 0;
        const bool can_move = can_move_from(next, ply);
        const Verdict verdict = rules_.verdict(next, can_move, path_.without_repetitions());
        if (verdict.over) return finished_score(next, verdict, ply);
        const auto known = proof_of(next, 0);
        if (known && known->bound == Bound::exact) return score_from_ply(known->score, -ply);
        return evaluate_leaf(next, ply);
    }

    /// Late move reduction in plies.
    int reduction(const Ply& here, int depth, std::size_t i, bool principal, const Move& move,
                  const Position& next) const {
        if (depth < 3 || i < 2 || !selective_) return 0;
        int plies = late_reduction(depth, i);
        plies -= principal + (here.killers.rank(move) < 2);
        if (plies > 0) plies -= is_in_danger(next);
        return std::clamp(plies, 0, depth - 1);
    }

    /// The table's move first, then by the evaluation one ply later, which shows captures and the
    /// like, and by killers and history. Near the horizon only the latter, since the evaluation
    /// would cost as much as the search itself.
    void order_moves(const Position& position, int depth, int ply, int known_best) {
        Ply& here = plies_[static_cast<std::size_t>(ply)];
        const auto& moves = moves_from(position, ply);
        here.choices.resize(moves.size());
        const std::size_t side = index_of(rules_.turn(position));
        std::size_t index = 0;
        for (const Move move : moves) {
            int promise = history_.of(side, move) / 64;
            if constexpr (requires {
                              { evaluate_.promise(position, move) } -> std::same_as<int>;
                          }) {
                promise += evaluate_.promise(position, move);
            } else if (depth > 1) {
                const Position next = rules_.play(position, move);
                // Memory is slow: prefetch the table entry long before it is read.
                if (depth > table_depth_min) shared_.table.prefetch(identity_of(next));
                promise -= static_eval(next);
            }
            const int rank = here.killers.rank(move);
            promise += rank == 0 ? killer_bonus : rank == 1 ? killer_bonus / 2 : 0;
            if (static_cast<int>(index) == known_best) promise = infinity;
            here.choices[index] = ScoredMove(move, promise, index);
            ++index;
        }
    }

    /// The move at index `place` caused a cutoff; those before it did not.
    void update_history(Ply& here, const Position& position, int depth, std::size_t place) {
        const std::size_t side = index_of(rules_.turn(position));
        const int merit = std::min(depth * depth, 512);
        const Move& move = here.choices[place].move;
        here.killers.add(move);
        history_.add(side, move, merit);
        for (std::size_t i = 0; i < place; ++i) history_.add(side, here.choices[i].move, -merit);
    }

    void update_pv(int ply, const Move& move) {
        std::vector<Move>& line = plies_[static_cast<std::size_t>(ply)].line;
        const std::vector<Move>& rest = plies_[static_cast<std::size_t>(ply) + 1].line;
        line.assign(1, move);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    /// Static evaluation; decided if the evaluation sees a winning move, or none that saves.
    int evaluate_leaf(const Position& position, int ply) const {
        if constexpr (Tables::present)
            if (tables_.covers(position))
                if (const auto estimate = tables_.static_eval(position)) return *estimate;
        const int seen = static_eval(position);
        if constexpr (requires { Evaluation::win_in_one_score; })
            if (seen == Evaluation::win_in_one_score) return score_of({true, ply + 1, 0});
        if constexpr (requires { Evaluation::loss_in_two_score; })
            // A repetition might save.
            if (seen == Evaluation::loss_in_two_score &&
                path_.repetition_signature(repetitions_of(rules_) - 1) == 0)
                return score_of({false, ply + 2, 0});
        return seen;
    }

    int finished_score(const Position& position, const Verdict& verdict, int ply) const {
        constexpr bool has_margin = requires(const Position& settled) {
            { evaluate_.margin(settled) } -> std::same_as<int>;
        };
        if constexpr (has_margin)
            if (shared_.limits.for_margin)
                return evaluate_.margin(rules_.apply_verdict(position, verdict)) * 100;
        if (verdict.result == Result::draw) return 0;
        int margin = 0;
        if constexpr (has_margin)
            margin = std::clamp(evaluate_.margin(rules_.apply_verdict(position, verdict)),
                                -margin_max, margin_max);
        return score_of({verdict.result == win_of(rules_.turn(position)), ply, margin});
    }

    /// Near the horizon a probe of a large table costs more than searching the moves.
    static constexpr int table_depth_min = 3;
    static constexpr int killer_bonus = 100;
    // In evaluation units; tuned by matches.
    static constexpr int futile_depth_max = 8, futile_margin = 100, futile_margin_of_ply = 50;
    static constexpr int unsure_depth_min = 4;
    static constexpr int late_depth_max = 8;
    static constexpr std::size_t min_moves_tried(int depth) {
        return static_cast<std::size_t>(4 + 2 * depth * depth);
    }

    const R& rules_;
    const Evaluation& evaluate_;
    const Tables& tables_;
    SharedSearch& shared_;
    const Oversight oversight_;
    const bool selective_;
    std::uint64_t salt_ = 0;
    Position root_{};
    SearchPath path_;
    std::vector<Ply> plies_;
    HistoryTable<Move> history_;
    int extend_until_ = 0;  // no extensions from this ply on
    /// The lowest ply among the positions whose repetition the last score depends on.
    int depends_on_ = independent;
    NodeLimiter limiter_;
    std::uint64_t tablebase_hits_ = 0;
    int depth_selective_ = 0;
};

}  // namespace posthouse::search
