#include "games/nullgame/nullgame.h"

#include "base/inplace.h"
#include "games/drawings/svg.h"
#include "games/game_of.h"

#include <string>
#include <vector>

namespace posthouse::nullgame {
namespace {

constexpr std::array<std::string_view, 2> seats = {"First", "Second"};

class Notation {
public:
    InplaceString<12> write(const NullGame&, const Position& position) const {
        InplaceString<12> text;
        text.append_number(position.counters);
        text += ' ';
        text += name_of(position.turn);
        return text;
    }

    Expected<Position> read(const NullGame&, std::string_view text) const {
        std::string_view side = text;
        const auto counters = read_number(take_until(side, ' '));
        if (!counters || *counters > counters_max || (side != "first" && side != "second"))
            return refuse("position-counters-form",
                          "“{typed}” is not a position: write a number from 0 to {most} and who is "
                          "to move, like “10 first”.",
                          truncate(text, 40), counters_max);
        return Position{*counters, side == "first" ? Side::first : Side::second};
    }

    InplaceString<4> write(const NullGame&, Move move) const {
        return InplaceString<4>().append_number(move.take);
    }
    games::ReaderText shown(const NullGame& rules, Move move, Side) const {
        return {std::string(write(rules, move).view())};
    }

    Refusal illegal_reason(const NullGame&, const Position& position, std::string_view typed,
                           Side) const {
        return refuse("counters-cannot-take", "You cannot take “{typed}”: take from 1 to {most}.",
                      truncate(typed, 40),
                      position.counters < take_max ? position.counters : take_max);
    }

    games::MoveDetails step(const NullGame&, const Position& position, Move move) const {
        games::MoveDetails step;
        step.description.first = std::string(seats[index_of(position.turn)]) + " takes " +
                                 std::to_string(move.take) + " of " +
                                 std::to_string(position.counters) + '.';
        step.from = position.counters;
        return step;
    }

    std::string board(const NullGame&, const Position& position,
                      const games::BoardRenderOptions&) const {
        return std::string(static_cast<std::size_t>(position.counters), 'o') + '\n';
    }

    std::string table(const NullGame&, const Position& position,
                      const games::BoardRenderOptions&) const {
        return "<table aria-label=\"The counters that are left\">\n<tr><td>" +
               std::to_string(position.counters) + "</td></tr>\n</table>\n";
    }

    std::string picture(const NullGame&, const Position& position,
                        const games::BoardRenderOptions&) const {
        games::Svg svg(counters_max * 40, 80, std::to_string(position.counters) + " counters");
        svg.rect({0, 0}, counters_max * 40, 80, 12, {.fill = games::palette::wood});
        for (int counter = 0; counter < position.counters; ++counter)
            svg.circle({20.0 + 40 * counter, 25}, 15, {.fill = games::palette::light_pod});
        svg.text({counters_max * 20, 72}, std::to_string(position.counters),
                 {.fill = games::palette::carved});
        return svg.finish();
    }
};

}  // namespace

std::vector<games::Game> games() {
    games::Game about;
    about.name = "nullgame";
    about.title = "The null game";
    about.blurb = "the smallest game, to begin another one from";
    about.seats = seats;
    about.drawing = {"counters", counters_max, 1, false};
    about.score_unit = "counter";
    about.listed = false;
    return {games::game_of(about, NullGame(), Notation(), nullgame_engine())};
}

}  // namespace posthouse::nullgame
