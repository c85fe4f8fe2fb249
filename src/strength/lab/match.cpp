#include "strength/lab/match.h"
#include "base/assert.h"
#include "base/inplace.h"
#include "search/score.h"
#include "strength/random_line.h"

#include <fmt/format.h>
#include <algorithm>
#include <utility>

namespace posthouse::strength {

namespace {

class Match {
public:
    Match(const games::Game& game, std::vector<std::string> opening, std::array<Player*, 2> players,
          const MatchConditions& conditions, const cli::Stopwatch& now)
        : game_(game), players_(players), conditions_(conditions), now_(now) {
        record_.moves = opening;
        played_.opening = std::move(opening);
        for (std::size_t i = 0; i < 2; ++i)
            if (const auto& clock = conditions.limits[i].clock) {
                left_[i] = clock->seconds;
                increments_[i] = clock->increment;
            }
    }

    std::optional<PlayedGame> play() {
        auto view = game_.state(record_);
        ASSERT(view && !view->verdict.over);
        while (!view->verdict.over) {
            if (conditions_.stop && conditions_.stop()) return std::nullopt;
            played_.position = view->position;
            if (view->plies >= conditions_.max_plies) {
                played_.reason = "plies";
                return played_;
            }
            const Side side = view->to_move;
            if (!move(side, view->legal)) return played_;
            view = game_.state(record_);
            if (!view) {
                lose(side, "illegal", std::string(view.error().refusal.sentence.view()));
                played_.moves.pop_back();
                return played_;
            }
        }
        played_.position = view->position;
        played_.result = view->verdict.result;
        played_.reason = view->verdict.reason;
        return played_;
    }

private:
    /// False if the player has lost by a fault.
    bool move(Side side, const std::vector<games::MoveText>& legal) {
        const std::size_t me = index_of(side);
        const MoveLimits& limits = conditions_.limits[me];
        MoveRequest turn{record_, side, limits, left_, increments_, conditions_.move_timeout};
        const double allowed = limits.clock ? left_[me] : limits.move_seconds.value_or(0);
        const bool timed = limits.clock || limits.move_seconds;
        // A late answer loses on time; without any answer the engine is stopped.
        if (timed) turn.timeout_seconds = allowed + conditions_.time_tolerance + 2;

        const double began = now_();
        auto answer = players_[me]->move(turn);
        const double took = now_() - began;
        if (!answer) {
            const bool crashed = answer.error().kind == EngineFailure::Kind::crashed;
            lose(side, crashed ? "crash" : timed ? "time" : "hang", answer.error().sentence);
            return false;
        }
        if (timed && took > allowed + conditions_.time_tolerance) {
            lose(side, "time", fmt::format("{:.3f} s used of {:.3f} s.", took, allowed));
            return false;
        }
        if (limits.clock) left_[me] = std::max(0.0, left_[me] - took) + limits.clock->increment;
        if (answer->score && !played_.announced[me]) {
            const auto end = search::decided(*answer->score);
            if (end && end->won) played_.announced[me] = played_.plies() + 1;
        }
        for (const games::MoveText& one : legal)
            if (one.is(answer->move, side)) answer->move = one.text;
        record_.moves.push_back(answer->move);
        played_.moves.push_back({std::move(answer->move), answer->score, answer->depth});
        return true;
    }

    void lose(Side side, std::string_view reason, std::string said) {
        played_.result = win_of(other(side));
        played_.reason = reason;
        played_.fault_text = std::move(said);
        played_.at_fault = side;
    }

    const games::Game& game_;
    std::array<Player*, 2> players_;
    const MatchConditions& conditions_;
    const cli::Stopwatch& now_;
    games::GameRecord record_;
    PlayedGame played_;
    std::array<double, 2> left_{};
    std::array<double, 2> increments_{};
};

}  // namespace

std::optional<PlayedGame> play_game(const games::Game& game, std::vector<std::string> opening,
                                    std::array<Player*, 2> players,
                                    const MatchConditions& conditions, const cli::Stopwatch& now) {
    return Match(game, std::move(opening), players, conditions, now).play();
}

Openings::Openings(const games::Game& game, std::uint64_t seed) : game_(game), random_(seed) {
    const auto opening = game.state({});
    if (!opening) return;
    for (const games::MoveText& one : opening->legal) {
        const auto after = game.state({"", {one.text}});
        if (!after) continue;
        for (const games::MoveText& two : after->legal) {
            const auto view = game.state({"", {one.text, two.text}});
            if (view && !view->verdict.over) two_plies_.push_back({one.text, two.text});
        }
    }
    random_.shuffle(two_plies_);
}

bool Openings::is_new(const Line& line) {
    const auto view = game_.state({"", line});
    return view && positions_.insert(view->position).second;
}

Openings::Line Openings::sample_line() {
    Line line;
    for (int attempt = 0; attempt < 100; ++attempt) {
        const int plies = 4 + static_cast<int>(random_.below(3));
        auto one = random_line(game_, plies, random_);
        if (!one) continue;
        line = std::move(*one);
        if (is_new(line)) break;
    }
    return line;
}

const std::vector<std::string>& Openings::at(std::size_t number) {
    while (lines_.size() <= number) {
        Line line;
        if (lines_.size() % 2 == 0) {
            while (!two_plies_.empty() && line.empty()) {
                if (is_new(two_plies_.back())) line = two_plies_.back();
                two_plies_.pop_back();
            }
        }
        lines_.push_back(line.empty() ? sample_line() : std::move(line));
    }
    return lines_[number];
}

}  // namespace posthouse::strength
