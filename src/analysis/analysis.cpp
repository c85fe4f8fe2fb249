#include "analysis/analysis.h"

#include "base/text.h"
#include "search/score.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace posthouse {

namespace {

/// The score of a position with one move more to play: for the other player, and one ply further
/// from the end.
int one_ply_earlier(int score) {
    return -seen_from(score, -1);
}

int worth(int score) {
    return std::clamp(score, -worth_max, worth_max);
}

/// Thinks about one position after the other, remembering what it found.
class Analyst {
public:
    using Tell = std::function<void(const AnalysisSoFar&)>;

    Analyst(const Game& game, const AnalysisLimits& limits, std::size_t positions, Tell tell)
        : game_(game),
          limits_(limits),
          tell_(std::move(tell)),
          positions_(positions),
          table_(static_cast<std::size_t>(std::max(limits.hash_mb, 1)) << 20) {}

    /// `next` is what was found out about the position after `played`, where the game went on.
    Judged judge(const Record& record, const Judged* next, const MoveText* played) {
        Judged judged;
        judged.view = *game_.look(record);
        const Verdict& verdict = judged.view.verdict;
        if (verdict.over) {
            judged.score = score_of_end(record, judged.view);
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

    void tell_of(std::size_t done, std::size_t ply = 0, const Judged* judged = nullptr) {
        so_far_ = {.done = done, .all = positions_, .ply = ply, .judged = judged};
        tell_(so_far_);
        so_far_.judged = nullptr;
    }
    bool stopped() const { return limits_.stop && *limits_.stop; }

private:
    static constexpr int forced_max = 40;
    static constexpr double again_s = 0.5;

    /// Who has won, and by how much: only the search knows that, which looks at it from the
    /// position before. Where there is none, by nothing.
    int score_of_end(const Record& record, const View& end) const {
        const Verdict& verdict = end.verdict;
        if (verdict.result == Result::draw) return 0;
        const int by_nothing = score_of({verdict.result == win_of(end.to_move), 0, 0});
        if (record.moves.empty()) return by_nothing;
        Record before = record;
        before.moves.pop_back();
        ThinkLimits one_ply;
        one_ply.depth_max = 1;
        one_ply.lines = 255;
        one_ply.for_margin = limits_.for_margin;
        const auto view = game_.look(before);
        const auto thought = game_.think(before, one_ply);
        if (!view || !thought) return by_nothing;
        const bool for_mover = view->to_move == end.to_move;
        for (const Thought::Line& line : thought->lines) {
            const MoveText& move = line.moves.front();
            if (!move.is(record.moves.back(), record.reader.value_or(view->to_move))) continue;
            const auto last = decided(line.score);
            if (!last && !limits_.for_margin) break;
            if (!last) return for_mover ? line.score : -line.score;
            return score_of({last->won == for_mover, 0, for_mover ? last->margin : -last->margin});
        }
        return by_nothing;
    }

    void think(const Record& record, Judged& judged) {
        ThinkLimits limits;
        limits.depth_max = limits_.depth.value_or(search_depth_max);
        limits.nodes_max = limits_.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
        limits.threads = limits_.threads;
        limits.lines = limits_.lines;
        limits.for_margin = limits_.for_margin;
        limits.tables = limits_.tables;
        limits.memory = &table_;
        const double began = limits_.clock ? limits_.clock() : 0;
        so_far_.depth = 0;
        so_far_.seconds = 0;
        limits.stop = [this, began] { return has_to_stop(began); };
        const auto thought = game_.think_aloud(
            record, limits, [this](const Thought& deeper) { so_far_.depth = deeper.depth; });
        if (!thought) return;  // only of a game that is over, which this one is not
        judged.score = thought->score;
        judged.lines = thought->lines;
        const auto wanted = static_cast<std::size_t>(std::max(limits_.lines, 1));
        if (judged.lines.size() > wanted) judged.lines.resize(wanted);
        judged.depth = thought->depth;
        judged.nodes = thought->nodes;
    }

    /// Asked now and then by the search; tells at the same time that it is still at it.
    bool has_to_stop(double began) {
        if (stopped()) return true;
        if (!limits_.clock) return false;
        const double seconds = limits_.clock() - began;
        if (seconds - so_far_.seconds >= again_s) {
            so_far_.seconds = seconds;
            tell_(so_far_);
        }
        return limits_.seconds && seconds >= *limits_.seconds;
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
    Tell tell_;
    std::size_t positions_;
    AnalysisSoFar so_far_;
    TranspositionTable table_;
    int forced_ = 0;
};

JudgedMove judged_move(const Step& step, const Judged& before, const Judged& after) {
    JudgedMove move;
    move.step = step;
    move.before = before.score;
    move.after = -after.score;
    const int seen = one_ply_earlier(after.score);
    const bool best = before.lines.front().moves.front().text == step.move.text;
    if (best || seen > move.before) move.before = seen;
    move.loss = worth(move.before) - worth(seen);
    move.mark = move.loss >= blunder_loss   ? Mark::blunder
                : move.loss >= mistake_loss ? Mark::mistake
                                            : Mark::none;
    return move;
}

}  // namespace

std::string_view name_of(Mark mark) {
    return mark == Mark::blunder ? "??" : mark == Mark::mistake ? "?" : "";
}

Or<Analysis, BadRecord> analysed(const Game& game, const Record& record,
                                 const AnalysisLimits& limits,
                                 const std::function<void(const AnalysisSoFar&)>& tell) {
    const auto steps = game.steps(record);
    if (!steps) return steps.refusal();
    Analysis analysis;
    const std::size_t count = steps->size();
    Analyst analyst(game, limits, count + 1, tell);
    analysis.positions.resize(count + 1);
    analyst.tell_of(0);
    for (std::size_t ply = count + 1; ply-- > 0;) {
        Record so_far = record;
        so_far.moves.resize(ply);
        const bool last = ply == count;
        analysis.positions[ply] =
            analyst.judge(so_far, last ? nullptr : &analysis.positions[ply + 1],
                          last ? nullptr : &(*steps)[ply].move);
        // A thought that was broken off is too short to judge a move by, but better than nothing.
        if (analyst.stopped()) {
            analysis.broken_off = true;
            analysis.from = last ? ply : ply + 1;
            if (!last) analysis.positions[ply] = {};
            break;
        }
        analyst.tell_of(count + 1 - ply, ply, &analysis.positions[ply]);
    }
    for (std::size_t ply = 0; ply < count; ++ply)
        analysis.moves.push_back(
            ply < analysis.from
                ? JudgedMove{(*steps)[ply], 0, 0, 0, Mark::none}
                : judged_move((*steps)[ply], analysis.positions[ply], analysis.positions[ply + 1]));
    return analysis;
}

}  // namespace posthouse
