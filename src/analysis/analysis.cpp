
#include "analysis/analysis.h"
#include "base/assert.h"
#include "base/inplace.h"
#include "games/json_output.h"
#include "search/limits.h"
#include "search/score.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace posthouse::analysis {

namespace {

/// The score of a position one move earlier: for the other player, and one ply further from the
/// end.
int one_ply_earlier(int score) {
    return -search::score_from_ply(score, -1);
}

int worth(int score) {
    return std::clamp(score, -score_clamp, score_clamp);
}

/// Searches one position after the other, with one transposition table.
class Analyzer {
public:
    using Tell = std::function<void(const AnalysisProgress&)>;

    Analyzer(const games::Game& game, const AnalysisLimits& limits, std::size_t positions,
             Tell tell)
        : game_(game),
          limits_(limits),
          tell_(std::move(tell)),
          positions_(positions),
          table_(static_cast<std::size_t>(std::max(limits.hash_mb, 1)) << 20) {}

    /// `next` is the analysis of the position after `played`, if the game continued.
    AnalyzedPosition judge(const games::GameRecord& record, const AnalyzedPosition* next,
                           const games::MoveText* played) {
        AnalyzedPosition judged;
        judged.view = *game_.state(record);
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
            // A forced move says nothing: search the position after it.
            games::GameRecord onwards = record;
            onwards.moves.push_back(judged.view.legal.front().text);
            const bool far = forced_++ > forced_max;
            if (far)
                think(record, judged);
            else
                follow(judged, judged.view.legal.front(), judge(onwards, nullptr, nullptr));
        }
        return judged;
    }

    /// Why a marked move was a mistake. `record` ends with it.
    MistakeReason reason(const games::GameRecord& record, const AnalyzedMove& move,
                         const AnalyzedPosition& before, const AnalyzedPosition& after) {
        const auto line = [](const AnalyzedPosition& judged) {
            return judged.lines.empty() ? std::vector<games::MoveText>()
                                        : judged.lines.front().moves;
        };
        const auto onward = [this](const games::GameRecord& so_far, int depth) {
            search::ThinkLimits limits;
            limits.depth_max = depth;
            limits.transposition_table = &table_;
            const auto search_report = game_.think(so_far, limits);
            return search_report ? search_report->line : std::vector<games::MoveText>();
        };
        return reason_of(game_, record, {move.before, line(before)}, {after.score, line(after)},
                         onward);
    }

    void tell_of(std::size_t done, std::size_t ply = 0, const AnalyzedPosition* judged = nullptr) {
        so_far_ = {.done = done, .all = positions_, .ply = ply, .judged = judged};
        tell_(so_far_);
        so_far_.judged = nullptr;
    }
    bool stopped() const { return limits_.stop && *limits_.stop; }

private:
    static constexpr int forced_max = 40;
    static constexpr double again_s = 0.5;

    /// The winner and margin of a finished game, which only a search from the position before
    /// knows. Without one, by nothing.
    int score_of_end(const games::GameRecord& record, const games::GameState& end) const {
        const Verdict& verdict = end.verdict;
        if (verdict.result == Result::draw) return 0;
        const int by_nothing = search::score_of({verdict.result == win_of(end.to_move), 0, 0});
        if (record.moves.empty()) return by_nothing;
        games::GameRecord before = record;
        before.moves.pop_back();
        search::ThinkLimits one_ply;
        one_ply.depth_max = 1;
        one_ply.lines = 255;
        one_ply.for_margin = limits_.for_margin;
        const auto view = game_.state(before);
        const auto search_report = game_.think(before, one_ply);
        if (!view || !search_report) return by_nothing;
        const bool for_mover = view->to_move == end.to_move;
        for (const games::SearchReport::Line& line : search_report->lines) {
            const games::MoveText& move = line.moves.front();
            if (!move.is(record.moves.back(), record.reader.value_or(view->to_move))) continue;
            const auto last = search::decided(line.score);
            if (!last && !limits_.for_margin) break;
            if (!last) return for_mover ? line.score : -line.score;
            return search::score_of(
                {last->won == for_mover, 0, for_mover ? last->margin : -last->margin});
        }
        return by_nothing;
    }

    void think(const games::GameRecord& record, AnalyzedPosition& judged) {
        search::ThinkLimits limits;
        limits.depth_max = limits_.depth.value_or(search::search_depth_max);
        limits.nodes_max = limits_.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
        limits.threads = limits_.threads;
        limits.lines = limits_.lines;
        limits.for_margin = limits_.for_margin;
        limits.tables = limits_.tables;
        limits.transposition_table = &table_;
        const double began = limits_.clock ? limits_.clock() : 0;
        so_far_.depth = 0;
        so_far_.seconds = 0;
        limits.stop = [this, began] { return has_to_stop(began); };
        const auto search_report = game_.think_with_progress(
            record, limits,
            [this](const games::SearchReport& deeper) { so_far_.depth = deeper.depth; });
        if (!search_report) return;  // only if the game is over, which this one is not
        judged.score = search_report->score;
        judged.lines = search_report->lines;
        const auto wanted = static_cast<std::size_t>(std::max(limits_.lines, 1));
        if (judged.lines.size() > wanted) judged.lines.resize(wanted);
        judged.depth = search_report->depth;
        judged.nodes = search_report->nodes;
    }

    /// Called now and then by the search; also reports progress.
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

    static void follow(AnalyzedPosition& judged, const games::MoveText& move,
                       const AnalyzedPosition& next) {
        judged.score = one_ply_earlier(next.score);
        judged.depth = next.depth + 1;
        judged.nodes = next.nodes;
        games::SearchReport::Line line{{move}, judged.score};
        if (!next.lines.empty())
            line.moves.insert(line.moves.end(), next.lines[0].moves.begin(),
                              next.lines[0].moves.end());
        judged.lines = {line};
    }

    const games::Game& game_;
    const AnalysisLimits& limits_;
    Tell tell_;
    std::size_t positions_;
    AnalysisProgress so_far_;
    search::TranspositionTable table_;
    int forced_ = 0;
};

AnalyzedMove judged_move(const games::MoveDetails& step, const AnalyzedPosition& before,
                         const AnalyzedPosition& after) {
    AnalyzedMove move;
    move.step = step;
    move.before = before.score;
    move.after = -after.score;
    const int seen = one_ply_earlier(after.score);
    const bool best = before.lines.front().moves.front().text == step.move.text;
    if (best || seen > move.before) move.before = seen;
    move.loss = worth(move.before) - worth(seen);
    move.mark = move.loss >= blunder_loss   ? MoveAnnotation::blunder
                : move.loss >= mistake_loss ? MoveAnnotation::mistake
                                            : MoveAnnotation::none;
    return move;
}

}  // namespace

std::string_view name_of(MoveAnnotation mark) {
    return mark == MoveAnnotation::blunder ? "??" : mark == MoveAnnotation::mistake ? "?" : "";
}

Expected<Analysis, games::InvalidRecord> analyze(
    const games::Game& game, const games::GameRecord& record, const AnalysisLimits& limits,
    const std::function<void(const AnalysisProgress&)>& tell) {
    const auto steps = game.steps(record);
    if (!steps) return steps.error();
    Analysis analysis;
    const std::size_t count = steps->size();
    Analyzer analyst(game, limits, count + 1, tell);
    analysis.positions.resize(count + 1);
    analyst.tell_of(0);
    for (std::size_t ply = count + 1; ply-- > 0;) {
        games::GameRecord so_far = record;
        so_far.moves.resize(ply);
        const bool last = ply == count;
        analysis.positions[ply] =
            analyst.judge(so_far, last ? nullptr : &analysis.positions[ply + 1],
                          last ? nullptr : &(*steps)[ply].move);
        // An interrupted search is too short to judge a move by, but better than nothing.
        if (analyst.stopped()) {
            analysis.interrupted = true;
            analysis.from = last ? ply : ply + 1;
            if (!last) analysis.positions[ply] = {};
            break;
        }
        analyst.tell_of(count + 1 - ply, ply, &analysis.positions[ply]);
    }
    for (std::size_t ply = 0; ply < count; ++ply) {
        const AnalyzedPosition &before = analysis.positions[ply],
                               &after = analysis.positions[ply + 1];
        AnalyzedMove& move = analysis.moves.emplace_back();
        move.step = (*steps)[ply];
        if (ply < analysis.from) continue;
        move = judged_move((*steps)[ply], before, after);
        if (move.mark == MoveAnnotation::none) continue;
        games::GameRecord so_far = record;
        for (std::size_t i = 0; i <= ply; ++i) so_far.moves[i] = (*steps)[i].move.text;
        so_far.moves.resize(ply + 1);
        so_far.reader = std::nullopt;
        move.reason = analyst.reason(so_far, move, before, after);
    }
    return analysis;
}

namespace {

void write_reason(std::string& out, const MistakeReason& reason) {
    using Kind = MistakeReason::Kind;
    if (reason.kind == Kind::none) return;
    const auto write = [&out](std::string_view name, std::string_view value) {
        out += name;
        games::write_json(out, value);
    };
    write(",\"why\":{\"code\":", name_of(reason.kind));
    write(",\"move\":", reason.move.text);
    if (reason.kind != Kind::lets_capture) out += ",\"plies\":" + std::to_string(reason.plies);
    if (!reason.ending.empty()) {
        write(",\"last\":", reason.last.text);
        write(",\"ending\":", reason.ending);
    }
    out += '}';
}

void write_judged(std::string& out, const games::Game& game, const AnalyzedPosition& judged) {
    out += "\"score\":";
    games::write_score(out, judged.score, judged.view.to_move);
    out += ",\"depth\":" + std::to_string(judged.depth);
    out += ",\"nodes\":" + std::to_string(judged.nodes);
    out += ",\"lines\":";
    games::write_lines(out, game, judged.view, judged.lines);
}

}  // namespace

std::string json_of(const games::Game& game, const Analysis& analysis,
                    const TablebaseJson& ending) {
    const auto write_ending = [&](std::string& to, const AnalyzedPosition& judged) {
        const std::string known = ending ? ending(judged.view) : "";
        if (!known.empty()) to += ",\"tables\":" + known;
    };
    std::string out = "{\"unit\":";
    games::write_json(out, game.score_unit);
    if (analysis.interrupted) out += ",\"broken_off\":true";
    out += ",\"moves\":[";
    for (std::size_t ply = analysis.from; ply < analysis.moves.size(); ++ply) {
        const AnalyzedMove& move = analysis.moves[ply];
        out += ply == analysis.from ? "{\"ply\":" : ",{\"ply\":";
        out += std::to_string(ply + 1) + ",\"side\":";
        games::write_json(out, name_of(move.step.side));
        out += ",\"move\":";
        games::write_json(out, move.step.move.text);
        out += ",\"position\":";
        games::write_json(out, analysis.positions[ply].view.position);
        out += ",\"best\":";
        games::write_score(out, move.before, move.step.side);
        out += ",\"after\":";
        games::write_score(out, move.after, move.step.side);
        out += ",\"loss\":" + std::to_string(move.loss) + ",\"mark\":";
        games::write_json(out, name_of(move.mark));
        write_reason(out, move.reason);
        out += ",\"ideas\":";
        if (const auto ideas =
                game.ideas(analysis.positions[ply].view.position, move.step.move.text))
            games::write_ideas(out, *ideas);
        else
            games::write_ideas(out, {});
        out += ',';
        write_judged(out, game, analysis.positions[ply]);
        write_ending(out, analysis.positions[ply]);
        out += '}';
    }
    out += "],\"end\":{";
    games::write_json_members(out, game, analysis.positions.back().view);
    out += ',';
    write_judged(out, game, analysis.positions.back());
    write_ending(out, analysis.positions.back());
    return out + "}}";
}

std::string json_of(const games::Game& game, const AnalysisProgress& so_far) {
    ASSERT(so_far.judged);
    std::string out = "{\"done\":" + std::to_string(so_far.done);
    out += ",\"all\":" + std::to_string(so_far.all);
    out += ",\"ply\":" + std::to_string(so_far.ply) + ',';
    write_judged(out, game, *so_far.judged);
    return out + '}';
}

}  // namespace posthouse::analysis
