#include "terminal/analysis.h"

#include "search/score.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <limits>

namespace posthouse {

namespace {

/// The score of a position with one move more to play: for the other player, and one ply further
/// from the end.
int one_ply_earlier(int score) {
    auto end = decided(score);
    if (!end) return -score;
    return score_of({!end->won, end->plies + 1, -end->margin});
}

int worth(int score) {
    return std::clamp(score, -worth_max, worth_max);
}

/// Thinks about one position after the other, remembering what it found.
class Analyst {
public:
    Analyst(const Game& game, const AnalysisLimits& limits)
        : game_(game),
          limits_(limits),
          table_(static_cast<std::size_t>(std::max(limits.hash_mb, 1)) << 20) {}

    /// `next` is what was found out about the position after `played`, where the game went on.
    Judged judge(const Record& record, const Judged* next, const MoveText* played) {
        Judged judged;
        judged.view = *game_.look(record);
        const Verdict& verdict = judged.view.verdict;
        if (verdict.over) {
            if (verdict.result != Result::draw)
                judged.score = score_of({verdict.result == win_of(judged.view.to_move), 0, 0});
            return judged;
        }
        if (judged.view.legal.size() > 1) {
            think(record, judged);
        } else if (next) {
            follow(judged, *played, *next);
        } else {
            // A move that must be made tells nothing: what comes after it does.
            Record onwards = record;
            onwards.moves.push_back(judged.view.legal.front().text);
            const bool far = forced_++ > forced_max;
            if (far)
                think(record, judged);
            else
                follow(judged, judged.view.legal.front(), judge(onwards, nullptr, nullptr));
        }
        return judged;
    }

private:
    static constexpr int forced_max = 40;

    void think(const Record& record, Judged& judged) {
        ThinkLimits limits;
        limits.depth_max = limits_.depth.value_or(search_depth_max);
        limits.nodes_max = limits_.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
        limits.threads = limits_.threads;
        limits.lines = limits_.lines;
        limits.for_margin = limits_.for_margin;
        limits.memory = &table_;
        if (limits_.seconds) {
            const double end = limits_.clock() + *limits_.seconds;
            limits.stop = [this, end] { return limits_.clock() >= end; };
        }
        const auto thought = game_.think(record, limits);
        if (!thought) return;  // only of a game that is over, which this one is not
        judged.score = thought->score;
        judged.lines = thought->lines;
        const auto wanted = static_cast<std::size_t>(std::max(limits_.lines, 1));
        if (judged.lines.size() > wanted) judged.lines.resize(wanted);
        judged.depth = thought->depth;
        judged.nodes = thought->nodes;
    }

    static void follow(Judged& judged, const MoveText& move, const Judged& next) {
        judged.score = one_ply_earlier(next.score);
        judged.depth = next.depth + 1;
        judged.nodes = next.nodes;
        Thought::Line line{{move}, judged.score};
        if (!next.lines.empty())
            line.moves.insert(line.moves.end(), next.lines[0].moves.begin(),
                              next.lines[0].moves.end());
        judged.lines = {line};
    }

    const Game& game_;
    const AnalysisLimits& limits_;
    TranspositionTable table_;
    int forced_ = 0;
};

JudgedMove judged_move(const Step& step, const Judged& before, const Judged& after) {
    JudgedMove move;
    move.step = step;
    move.before = before.score;
    move.after = -after.score;
    const bool best = before.lines.front().moves.front().text == step.move.text;
    if (!best) move.loss = std::max(0, worth(move.before) - worth(move.after));
    move.mark = move.loss >= blunder_loss   ? Mark::blunder
                : move.loss >= mistake_loss ? Mark::mistake
                                            : Mark::none;
    return move;
}

}  // namespace

std::string_view name_of(Mark mark) {
    return mark == Mark::blunder ? "??" : mark == Mark::mistake ? "?" : "";
}

Or<Analysis, BadRecord> analysed(
    const Game& game, const Record& record, const AnalysisLimits& limits,
    const std::function<void(std::size_t done, std::size_t all)>& done) {
    const auto steps = game.steps(record);
    if (!steps) return steps.refusal();
    Analyst analyst(game, limits);
    Analysis analysis;
    const std::size_t count = steps->size();
    analysis.positions.resize(count + 1);
    for (std::size_t ply = count + 1; ply-- > 0;) {
        Record so_far = record;
        so_far.moves.resize(ply);
        const bool last = ply == count;
        analysis.positions[ply] =
            analyst.judge(so_far, last ? nullptr : &analysis.positions[ply + 1],
                          last ? nullptr : &(*steps)[ply].move);
        done(count + 1 - ply, count + 1);
    }
    for (std::size_t ply = 0; ply < count; ++ply)
        analysis.moves.push_back(
            judged_move((*steps)[ply], analysis.positions[ply], analysis.positions[ply + 1]));
    return analysis;
}

}  // namespace posthouse
