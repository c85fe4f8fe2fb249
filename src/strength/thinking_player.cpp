#include "strength/thinking_player.h"

#include "base/assert.h"
#include "base/text.h"
#include "search/levels.h"
#include "search/score.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace posthouse {

namespace {

ThinkLimits without_limits() {
    ThinkLimits limits;
    limits.depth_max = search_depth_max;
    limits.nodes_max = std::numeric_limits<std::uint64_t>::max();
    return limits;
}

}  // namespace

std::optional<Refusal> set_option(OwnSearch& own, std::string_view name, std::string_view value) {
    const auto number = read_number(value);
    if (same_word(name, "Hash") && number && *number >= 1) {
        own.hash_mb = static_cast<std::size_t>(*number);
    } else if (same_word(name, "Threads") && number && *number >= 1) {
        own.threads = *number;
    } else if (same_word(name, "Level") && number && (*number == 0 || find_level(*number))) {
        own.level = *number;
    } else if (same_word(name, "Goal") && (same_word(value, "win") || same_word(value, "margin"))) {
        own.for_margin = same_word(value, "margin");
    } else if (same_word(name, "Gracious") && (value == "true" || value == "false")) {
        own.gracious = value == "true";
    } else if (same_word(name, "TablebasePath") && !value.empty()) {
        own.tables = value;
    } else {
        return refuse("This program's own search has no option “", clip(name, 40), '=',
                      clip(value, 40), "”: it has Hash=MB, Threads=N, Level=0…",
                      levels.back().number,
                      ", Goal=win or margin, Gracious=true or false and TablebasePath=FOLDER.");
    }
    return std::nullopt;
}

double seconds_for_move(double left, double increment) {
    // Games last some 40 moves more than one thinks; a part of the clock is never touched.
    const double reserve = std::min(0.05, left / 10);
    return std::clamp(left / 25 + increment * 0.8, 0.0, std::max(0.0, (left - reserve) / 2));
}

ThinkingPlayer::ThinkingPlayer(const Game& game, const OwnSearch& own, Stopwatch now)
    : game_(game), own_(own), now_(std::move(now)), memory_(own.hash_mb << 20) {}

std::optional<Refusal> ThinkingPlayer::new_game(std::uint64_t seed) {
    memory_.clear();
    random_ = Random(seed);
    if (!own_.tables.empty() && !tables_) {
        auto ready = ready_tables(game_, own_.tables, std::uint64_t{tables_mb_default} << 20);
        if (!ready) return ready.refusal();
        tables_ = ready->source;
    }
    return std::nullopt;
}

Or<Played, Failure> ThinkingPlayer::move(const Turn& turn) {
    const double began = now_();
    const Level* level = find_level(own_.level);
    // At full strength nothing is left to chance.
    ThinkLimits limits =
        level ? limits_of(*level, random_.next(), game_.gracious()) : without_limits();
    limits.threads = own_.threads;
    limits.memory = &memory_;
    limits.for_margin = own_.for_margin;
    limits.tables = tables_.get();
    limits.gracious = limits.gracious || own_.gracious;
    if (turn.limits.nodes) limits.nodes_max = std::min(limits.nodes_max, *turn.limits.nodes);
    if (turn.limits.depth) limits.depth_max = std::min(limits.depth_max, *turn.limits.depth);
    double seconds = turn.limits.move_seconds.value_or(std::numeric_limits<double>::infinity());
    const std::size_t me = index_of(turn.side);
    if (turn.limits.clock)
        seconds = std::min(seconds, seconds_for_move(turn.left_seconds[me], turn.increments[me]));
    if (seconds < std::numeric_limits<double>::infinity())
        limits.stop = [this, until = began + seconds] { return now_() >= until; };

    const auto thought = game_.think(turn.record, limits);
    if (!thought)
        return Failure{Failure::Kind::crashed,
                       std::string(thought.refusal().refusal.sentence.view())};
    return Played{thought->move.text, thought->score, thought->depth, thought->nodes};
}

std::optional<Refusal> RandomPlayer::new_game(std::uint64_t seed) {
    random_ = Random(seed);
    return std::nullopt;
}

Or<Played, Failure> RandomPlayer::move(const Turn& turn) {
    const auto view = game_.look(turn.record);
    ASSERT(view && !view->legal.empty());
    return Played{view->legal[random_.below(view->legal.size())].text, std::nullopt, 0, 0};
}

}  // namespace posthouse
