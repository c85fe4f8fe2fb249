#include "games/wari/ideas.h"

#include <algorithm>
#include <array>
#include <optional>

namespace posthouse::wari {
namespace {

struct Capture {
    int from;  // cell
    int last;  // cell
    int seeds;
};

/// What `side` would capture if it were their turn, one for each move that captures. The game must
/// not be over.
template <int Houses>
InplaceVector<Capture, Houses> captures_of(const Wari<Houses>& rules, Position<Houses> position,
                                           Side side) {
    position.turn = side;
    typename Wari<Houses>::MoveList moves;
    rules.moves(position, moves);
    InplaceVector<Capture, Houses> captures;
    for (const Move move : moves) {
        const Sowing<Houses> sown = rules.sow(position, move);
        if (sown.captured_seeds > 0)
            captures.push_back({static_cast<int>(Position<Houses>::cell(side, move.house)),
                                sown.last, sown.captured_seeds});
    }
    return captures;
}

template <class Captures>
int most_seeds(const Captures& captures) {
    int most = 0;
    for (const Capture& capture : captures) most = std::max(most, capture.seeds);
    return most;
}

/// The threats that a move has made: one for each house, the largest first.
template <class Captures>
std::vector<Capture> new_threats(const Captures& before, const Captures& after) {
    std::vector<Capture> threats;
    for (const Capture& capture : after) {
        const bool stood = std::ranges::any_of(before, [&](const Capture& earlier) {
            return earlier.last == capture.last && earlier.seeds >= capture.seeds;
        });
        if (!stood) threats.push_back(capture);
    }
    std::ranges::stable_sort(threats, std::greater(), &Capture::seeds);
    std::vector<Capture> by_house;
    for (const Capture& threat : threats)
        if (std::ranges::find(by_house, threat.last, &Capture::last) == by_house.end())
            by_house.push_back(threat);
    return by_house;
}

/// The largest of the mover's houses, if the move sowed into it and it can sow nearly all round.
template <int Houses>
std::optional<games::MoveIdea> hoard(const Position<Houses>& before,
                                     const std::array<std::uint8_t, 2 * Houses>& after) {
    const auto begin =
        after.begin() + static_cast<std::ptrdiff_t>(Position<Houses>::cell(before.turn, 0));
    const auto largest =
        static_cast<std::size_t>(std::max_element(begin, begin + Houses) - after.begin());
    const int seeds = after[largest];
    if (seeds < 2 * Houses - 2 || seeds <= before.seeds[largest]) return std::nullopt;
    return games::MoveIdea{"hoard", seeds, {static_cast<int>(largest)}};
}

template <int Houses>
bool stays_at_home(const Position<Houses>& position, Move move) {
    const std::size_t from = Position<Houses>::cell(position.turn, move.house);
    return move.house + position.seeds[from] < Houses;
}

}  // namespace

template <int Houses>
std::vector<games::MoveIdea> ideas_of(const Wari<Houses>& rules, const Position<Houses>& position,
                                      Move move) {
    const Side mover = position.turn, rival = other(mover);
    const Sowing<Houses> sown = rules.sow(position, move);
    const Position<Houses> next = rules.play(position, move);
    typename Wari<Houses>::MoveList replies;
    rules.moves(next, replies);
    const bool over = rules.verdict(next, replies.size() > 0, History{}).over;
    const bool takes = sown.captured_seeds > 0, none_left = next.seeds_of(rival) == 0;

    std::vector<games::MoveIdea> ideas;
    if (takes) ideas.push_back({none_left ? "grand-slam" : "capture", sown.captured_seeds});
    if (!takes && none_left) ideas.push_back({"starve"});
    if (position.seeds_of(rival) == 0 && !none_left) ideas.push_back({"feed"});
    if (!over && replies.size() == 1)
        ideas.push_back(
            {"one-reply", 0, {static_cast<int>(Position<Houses>::cell(rival, replies[0].house))}});
    const int at_risk = most_seeds(captures_of(rules, position, rival));
    if (at_risk > 0 && (over || captures_of(rules, next, rival).empty()))
        ideas.push_back({"defense", at_risk});
    if (over) return ideas;
    const auto threats =
        new_threats(captures_of(rules, position, mover), captures_of(rules, next, mover));
    if (threats.size() > 1)
        ideas.push_back({"double-attack",
                         threats[0].seeds + threats[1].seeds,
                         {threats[0].last, threats[1].last}});
    else if (threats.size() == 1)
        ideas.push_back({"threat", threats[0].seeds, {threats[0].last}});
    if (auto built = hoard<Houses>(position, next.seeds)) ideas.push_back(*std::move(built));
    if (ideas.empty() && stays_at_home(position, move)) ideas.push_back({"tempo"});
    return ideas;
}

template std::vector<games::MoveIdea> ideas_of(const Wari<6>&, const Position<6>&, Move);
template std::vector<games::MoveIdea> ideas_of(const Wari<8>&, const Position<8>&, Move);

}  // namespace posthouse::wari
