#include "strength/openings.h"

#include <utility>

namespace posthouse::strength {

std::optional<std::vector<std::string>> random_line(const games::Game& game, int plies,
                                                    Random& random) {
    games::GameRecord record;
    for (int ply = 0;; ++ply) {
        const auto view = game.state(record);
        if (!view || view->verdict.over) return std::nullopt;
        if (ply == plies) return record.moves;
        record.moves.push_back(view->legal[random.below(view->legal.size())].text);
    }
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

Openings::Line Openings::sampled() {
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
        lines_.push_back(line.empty() ? sampled() : std::move(line));
    }
    return lines_[number];
}

}  // namespace posthouse::strength
