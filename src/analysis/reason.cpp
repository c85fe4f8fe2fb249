#include "analysis/reason.h"

#include "search/score.h"

namespace posthouse::analysis {

namespace {

using Kind = MistakeReason::Kind;

games::GameRecord continued(const games::GameRecord& record,
                            const std::vector<games::MoveText>& line) {
    games::GameRecord longer = record;
    longer.reader = std::nullopt;  // stored texts have letters, which everybody reads alike
    for (const games::MoveText& move : line) longer.moves.push_back(move.text);
    return longer;
}

/// The last move of a line, and how the game ended with it.
void add_ending(MistakeReason& reason, const games::Game& game, const games::GameRecord& record,
                std::vector<games::MoveText> line, const ShallowSearch& search) {
    const auto plies = static_cast<std::size_t>(reason.plies);
    while (line.size() < plies) {
        const int rest = static_cast<int>(plies - line.size());
        const auto onward = search(continued(record, line), rest);
        if (onward.empty()) return;
        line.insert(line.end(), onward.begin(), onward.end());
    }
    if (line.size() != plies) return;
    const auto end = game.state(continued(record, line));
    if (!end || !end->verdict.over) return;
    reason.last = line.back();
    reason.ending = end->verdict.reason;
}

bool captures(const games::Game& game, const games::GameRecord& record) {
    const auto steps = game.steps(record);
    return steps && !steps->empty() && !steps->back().captured.empty();
}

}  // namespace

std::string_view name_of(Kind kind) {
    switch (kind) {
        case Kind::lets_win:
            return "lets-win";
        case Kind::misses_win:
            return "misses-win";
        case Kind::lets_capture:
            return "lets-capture";
        case Kind::none:
            break;
    }
    return "";
}

MistakeReason reason_of(const games::Game& game, const games::GameRecord& record,
                        const SearchedPosition& before, const SearchedPosition& after,
                        const ShallowSearch& search) {
    MistakeReason reason;
    const auto could = search::decided(before.score), can = search::decided(after.score);
    if (can && can->won && !(could && !could->won)) {
        if (after.line.empty() || can->by_table) return reason;
        reason.kind = Kind::lets_win;
        reason.plies = can->plies;
        reason.move = after.line.front();
        add_ending(reason, game, record, after.line, search);
        return reason;
    }
    if (could && could->won && !could->by_table && !before.line.empty()) {
        reason.kind = Kind::misses_win;
        reason.plies = could->plies;
        reason.move = before.line.front();
        return reason;
    }
    if (after.line.empty() || before.line.size() < 2) return reason;
    games::GameRecord better = record;
    better.moves.pop_back();
    if (captures(game, continued(record, {after.line.front()})) &&
        !captures(game, continued(better, {before.line[0], before.line[1]}))) {
        reason.kind = Kind::lets_capture;
        reason.move = after.line.front();
    }
    return reason;
}

}  // namespace posthouse::analysis
