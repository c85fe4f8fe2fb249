#include "strength/thinking_player.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "opening_book/lookup.h"
#include "search/levels.h"
#include "search/score.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace posthouse::strength {

namespace {

search::ThinkLimits without_limits() {
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = std::numeric_limits<std::uint64_t>::max();
    return limits;
}

}  // namespace

std::optional<Refusal> set_option(OwnSearchOptions& own, std::string_view name,
                                  std::string_view value) {
    const auto number = read_number(value);
    if (equals_ignore_case(name, "Hash") && number && *number >= 1) {
        own.hash_mb = static_cast<std::size_t>(*number);
    } else if (equals_ignore_case(name, "Threads") && number && *number >= 1) {
        own.threads = *number;
    } else if (equals_ignore_case(name, "Level") && number &&
               (*number == 0 || search::find_level(*number))) {
        own.level = *number;
    } else if (equals_ignore_case(name, "Style") && !value.empty()) {
        own.style = value;
    } else if (equals_ignore_case(name, "Goal") &&
               (equals_ignore_case(value, "win") || equals_ignore_case(value, "margin"))) {
        own.for_margin = equals_ignore_case(value, "margin");
    } else if ((equals_ignore_case(name, "WinNarrowly") || equals_ignore_case(name, "Gracious")) &&
               (value == "true" || value == "false")) {
        own.win_narrowly = value == "true";
    } else if (equals_ignore_case(name, "TablebasePath") && !value.empty()) {
        own.tables = value;
    } else if (equals_ignore_case(name, "BookPath") && !value.empty()) {
        own.book = value;
    } else {
        return refuse(
            "no-such-search-option",
            "This program's own search has no option “{option}={value}”. It has Hash=MB, "
            "Threads=N, Level=0…{most}, Style=NAME, Goal=win or margin, WinNarrowly=true or false, "
            "TablebasePath=FOLDER and BookPath=FILE or FOLDER.",
            truncate(name, 40), truncate(value, 40), search::levels.back().number);
    }
    return std::nullopt;
}

double seconds_for_move(double left, double increment) {
    // Plans for 25 more moves, and keeps a reserve.
    const double reserve = std::min(0.05, left / 10);
    return std::clamp(left / 25 + increment * 0.8, 0.0, std::max(0.0, (left - reserve) / 2));
}

ThinkingPlayer::ThinkingPlayer(const games::Game& game, const OwnSearchOptions& own,
                               cli::Stopwatch now)
    : game_(game), own_(own), now_(std::move(now)), memory_(own.hash_mb << 20) {}

std::optional<Refusal> ThinkingPlayer::new_game(std::uint64_t seed) {
    const auto style = games::find_style(game_, own_.style);
    if (!style) return style.error();
    style_ = *style;
    memory_.clear();
    random_ = Rng(seed);
    if (!own_.tables.empty() && !tables_) {
        auto ready = games::open_tablebases(game_, own_.tables,
                                            std::uint64_t{games::tables_mb_default} << 20);
        if (!ready) return ready.error();
        tables_ = ready->source;
    }
    if (!own_.book.empty() && !book_) {
        auto book = opening_book::open_book(own_.book, game_);
        if (!book) return book.error();
        book_ = *std::move(book);
    }
    return std::nullopt;
}

Expected<MoveReply, EngineFailure> ThinkingPlayer::move(const MoveRequest& turn) {
    const double began = now_();
    const search::Level* level = search::find_level(own_.level);
    // Without a level the search is deterministic.
    search::ThinkLimits limits =
        level ? search::limits_of(*level, random_.next(), game_.wins_narrowly()) : without_limits();
    limits.style = style_;
    limits.threads = own_.threads;
    limits.transposition_table = &memory_;
    limits.for_margin = own_.for_margin;
    limits.tables = tables_.get();
    limits.win_narrowly = limits.win_narrowly || own_.win_narrowly;
    if (book_)
        if (const auto known = opening_book::book_answer(*book_, game_, turn.record, limits))
            return MoveReply{known->move.text, known->score, known->depth, 0};
    if (turn.limits.nodes) limits.nodes_max = std::min(limits.nodes_max, *turn.limits.nodes);
    if (turn.limits.depth) limits.depth_max = std::min(limits.depth_max, *turn.limits.depth);
    double seconds = turn.limits.move_seconds.value_or(std::numeric_limits<double>::infinity());
    const std::size_t me = index_of(turn.side);
    if (turn.limits.clock)
        seconds = std::min(seconds, seconds_for_move(turn.left_seconds[me], turn.increments[me]));
    if (seconds < std::numeric_limits<double>::infinity())
        limits.stop = [this, until = began + seconds] { return now_() >= until; };

    const auto search_report = game_.think(turn.record, limits);
    if (!search_report)
        return EngineFailure{EngineFailure::Kind::crashed,
                             std::string(search_report.error().refusal.sentence.view())};
    return MoveReply{search_report->move.text, search_report->score, search_report->depth,
                     search_report->nodes};
}

std::optional<Refusal> RandomPlayer::new_game(std::uint64_t seed) {
    random_ = Rng(seed);
    return std::nullopt;
}

Expected<MoveReply, EngineFailure> RandomPlayer::move(const MoveRequest& turn) {
    const auto view = game_.state(turn.record);
    ASSERT(view && !view->legal.empty());
    return MoveReply{view->legal[random_.below(view->legal.size())].text, std::nullopt, 0, 0};
}

}  // namespace posthouse::strength
