#include "engine_protocol/protocol_text.h"
#include "rules/perft.h"
#include "search/score.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

namespace posthouse::engine_protocol {

namespace {

/// A keyword of `go` followed by a number.
struct Numbered {
    std::string_view word;
    std::int64_t least;
    std::function<void(GoCommand&, std::int64_t)> take;
};

int as_int(std::int64_t number) {
    return static_cast<int>(std::min<std::int64_t>(number, 1'000'000));
}

const std::vector<Numbered>& numbered() {
    // A clock may have run out already.
    constexpr std::int64_t any = std::numeric_limits<std::int64_t>::min();
    const auto left = [](std::size_t side) {
        return
            [side](GoCommand& go, std::int64_t ms) { go.left_ms[side] = static_cast<double>(ms); };
    };
    const auto increment = [](std::size_t side) {
        return [side](GoCommand& go, std::int64_t ms) {
            go.increment_ms[side] = static_cast<double>(ms);
        };
    };
    static const std::vector<Numbered> rows = {
        {"depth", 0, [](GoCommand& go, std::int64_t plies) { go.depth = as_int(plies); }},
        {"nodes", 1,
         [](GoCommand& go, std::int64_t nodes) { go.nodes = static_cast<std::uint64_t>(nodes); }},
        {"movetime", 0,
         [](GoCommand& go, std::int64_t ms) { go.movetime_ms = static_cast<double>(ms); }},
        {"wtime", any, left(0)},
        {"btime", any, left(1)},
        {"p1time", any, left(0)},
        {"p2time", any, left(1)},
        {"winc", 0, increment(0)},
        {"binc", 0, increment(1)},
        {"p1inc", 0, increment(0)},
        {"p2inc", 0, increment(1)},
        {"movestogo", 1, [](GoCommand& go, std::int64_t moves) { go.moves_to_go = as_int(moves); }},
        {"mate", 1, [](GoCommand& go, std::int64_t moves) { go.mate = as_int(moves); }},
        {"perft", 0, [](GoCommand& go, std::int64_t plies) { go.perft = as_int(plies); }},
    };
    return rows;
}

const Numbered* find_numbered(std::string_view word) {
    for (const Numbered& row : numbered())
        if (row.word == word) return &row;
    return nullptr;
}

bool is_keyword(std::string_view word) {
    return word == "infinite" || word == "ponder" || word == "searchmoves" || find_numbered(word);
}

}  // namespace

Expected<GoCommand> read_go(Tokens words) {
    GoCommand order;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "infinite") {
            order.infinite = true;
        } else if (word == "ponder") {
            order.ponder = true;
        } else if (word == "searchmoves") {
            while (i + 1 < words.size() && !is_keyword(words[i + 1]))
                order.searchmoves.emplace_back(words[++i]);
            if (order.searchmoves.empty())
                order.ignored.push_back(refuse("go-searchmoves-empty",
                                               "List the moves to search after “go searchmoves”."));
        } else if (const Numbered* row = find_numbered(word)) {
            const bool given = i + 1 < words.size() && !is_keyword(words[i + 1]);
            const auto number = given ? whole_number(words[++i]) : std::nullopt;
            if (number && *number >= row->least) {
                row->take(order, *number);
                continue;
            }
            order.ignored.push_back(refuse("go-number-malformed",
                                           "Give a whole number{range} after “go {word}”.",
                                           row->least == 1   ? " of at least 1"
                                           : row->least == 0 ? " that is not negative"
                                                             : "",
                                           word));
        } else {
            order.ignored.push_back(refuse(
                "go-word-unknown",
                "“go” does not know “{typed}”: it takes depth, nodes, movetime, mate, wtime, "
                "btime, winc, binc, movestogo, infinite, ponder, searchmoves and perft.",
                truncate(word, 40)));
            if (i + 1 < words.size() && whole_number(words[i + 1])) ++i;
        }
    }
    const bool counts = std::ranges::count(words, "perft") > 0;
    if (counts && (!order.perft || words.size() != 2))
        return refuse("go-perft-malformed",
                      "“go perft” takes a depth and nothing else: go perft 5.");
    if (order.perft && *order.perft > perft_depth_max)
        return refuse("go-perft-too-deep", "Count to a depth of at most {most}: go perft 5.",
                      perft_depth_max);
    return order;
}

TimePlan time_plan_for(const GoCommand& order, Side to_move, double overhead_ms) {
    TimePlan plan;
    const auto& left_ms = order.left_ms[index_of(to_move)];
    if (left_ms) {
        const double increment_ms = order.increment_ms[index_of(to_move)];
        plan = plan_time({*left_ms, increment_ms, order.moves_to_go}, overhead_ms);
    }
    if (order.movetime_ms) plan = stricter(plan, {TimePlan::never, *order.movetime_ms});
    return plan;
}

std::string format_score(int score, bool mate_in_plies) {
    const auto end = search::decided(score);
    if (!end) return "cp " + std::to_string(score);
    // A win proven by a tablebase has no length: report more seeds than exist.
    if (end->by_table) {
        const int won = 20'000 + 100 * std::abs(end->margin) - end->plies;
        return "cp " + std::to_string(end->won ? won : -won);
    }
    const int plies = std::max(end->plies, 1);
    const int count = mate_in_plies ? plies : (plies + 1) / 2;
    return "mate " + std::to_string(end->won ? count : -count);
}

std::string format_info(const games::SearchReport& search_report,
                        std::span<const games::SearchReport::Line> lines, double elapsed_ms,
                        bool mate_in_plies) {
    const double nps = static_cast<double>(search_report.nodes) / std::max(elapsed_ms, 1.0) * 1000;
    std::string text;
    int number = 0;
    for (const games::SearchReport::Line& line : lines) {
        text += "info depth " + std::to_string(search_report.depth);
        text += " seldepth " + std::to_string(search_report.depth_selective);
        text += " multipv " + std::to_string(++number);
        text += " score " + format_score(line.score, mate_in_plies);
        text += " nodes " + std::to_string(search_report.nodes);
        text += " nps " + std::to_string(std::llround(nps));
        text += " hashfull " + std::to_string(search_report.table_full_permille);
        text += " tbhits " + std::to_string(search_report.tablebase_hits);
        text += " time " + std::to_string(std::llround(elapsed_ms));
        text += " pv";
        for (const games::MoveText& move : line.moves) text += ' ' + move.text;
        text += '\n';
    }
    return text;
}

std::string format_bestmove(std::span<const games::MoveText> line, bool with_reply) {
    std::string text = "bestmove " + (line.empty() ? std::string(no_move) : line[0].text);
    if (with_reply && line.size() > 1) text += " ponder " + line[1].text;
    return text + '\n';
}

}  // namespace posthouse::engine_protocol
