#include "games/wari/notation.h"

#include "games/wari/drawing.h"
#include "games/wari/ideas.h"

#include <algorithm>
#include <optional>

namespace posthouse::wari {
namespace {

char letter(int house) {
    return static_cast<char>('a' + house);
}

/// The house that `reader` typed: whose, and which. None if it is neither a letter nor a number
/// here.
struct NamedHouse {
    Side side;
    int house;
};

std::optional<NamedHouse> named_house(const Variant& variant, Side mover, std::string_view typed,
                                      Side reader) {
    if (typed.size() == 1) {
        const int house = to_lower(typed[0]) - 'a';
        if (house >= 0 && house < variant.houses) return NamedHouse{mover, house};
    }
    const auto number = read_number(typed);
    if (!variant.numbered || !number || *number < 1 || *number > 2 * variant.houses)
        return std::nullopt;
    return NamedHouse{*number <= variant.houses ? reader : other(reader),
                      (*number - 1) % variant.houses};
}

/// "b", "b or d", "b, d or f".
template <int Houses>
InplaceString<60> choice(const Wari<Houses>& rules, const Position<Houses>& position, Side reader) {
    typename Wari<Houses>::MoveList legal;
    rules.moves(position, legal);
    InplaceString<60> words;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (i > 0) words += i + 1 < legal.size() ? ", " : " or ";
        words += house_text(rules.variant(), position.turn, legal[i].house, reader);
    }
    return words;
}

/// The numbers of a side, separated by commas. None if one is not a number of seeds.
template <int Houses>
std::optional<Refusal> read_houses(const Wari<Houses>& rules, Position<Houses>& position, Side side,
                                   std::string_view text) {
    const std::string_view seat = seats[index_of(side)];
    const auto houses = text.empty() ? 0 : 1 + std::count(text.begin(), text.end(), ',');
    if (houses != Houses)
        return refuse("position-houses",
                      "The position has {n} houses for {seat}, but {game} has {each} on each side: "
                      "write a number of seeds for each, with commas between.",
                      houses, seat, rules.variant().name, Houses);
    for (int house = 0; house < Houses; ++house) {
        const std::string_view word = take_until(text, ',');
        const auto seeds = read_number(word);
        if (!seeds || *seeds > rules.variant().seeds_total())
            return refuse("position-seeds",
                          "“{typed}” is not a number of seeds for {seat}'s house {house}: write a "
                          "whole number from 0 to {most}.",
                          truncate(word, 30), seat, letter(house), rules.variant().seeds_total());
        position.seeds[Position<Houses>::cell(side, house)] = static_cast<std::uint8_t>(*seeds);
    }
    return std::nullopt;
}

template <int Houses>
std::optional<Refusal> wrong_sum(const Wari<Houses>& rules, const Position<Houses>& position) {
    const int board = position.seeds_of(Side::first) + position.seeds_of(Side::second);
    const int stores = position.stores[0] + position.stores[1];
    const int total = rules.variant().seeds_total();
    if (board + stores == total) return std::nullopt;
    return refuse("position-sum",
                  "The houses hold {board} seeds and the stores {stores}, {sum} in all, but {game} "
                  "is played with {total}: make them add up to {total}.",
                  board, stores, board + stores, rules.variant().name, total);
}

std::string counted(int seeds) {
    return std::to_string(seeds) + (seeds == 1 ? " seed" : " seeds");
}

}  // namespace

HouseText house_text(const Variant& variant, Side side, int house, Side reader) {
    HouseText text;
    if (variant.numbered)
        text.append_number((side == reader ? 0 : variant.houses) + house + 1);
    else
        text += letter(house);
    return text;
}

template <int Houses>
InplaceString<80> Notation<Houses>::write(const Rules&, const Position<Houses>& position) const {
    InplaceString<80> text;
    for (int cell = 0; cell < 2 * Houses; ++cell) {
        if (cell > 0) text += cell == Houses ? '/' : ',';
        text.append_number(position.seeds[cell]);
    }
    for (int store : position.stores) {
        text += ' ';
        text.append_number(store);
    }
    text += position.turn == Side::first ? " S" : " N";
    return text;
}

template <int Houses>
Expected<Position<Houses>> Notation<Houses>::read(const Rules& rules, std::string_view text) const {
    Position<Houses> at;
    std::string_view rest = text;
    std::string_view houses = take_until(rest, ' ');
    const std::string_view firsts = take_until(rest, ' ');
    const std::string_view seconds = take_until(rest, ' ');
    if ((rest != "S" && rest != "N") || houses.find('/') == std::string_view::npos)
        return refuse(
            "position-seeds-form",
            "“{typed}” is not a position: write South's houses, a slash, North's houses, what "
            "South and North have captured, and S or N for who moves, like “{position}”.",
            truncate(text, 60), write(rules, rules.start()));
    at.turn = rest == "S" ? Side::first : Side::second;

    const std::string_view south = take_until(houses, '/');
    if (auto wrong = read_houses(rules, at, Side::first, south)) return *wrong;
    if (auto wrong = read_houses(rules, at, Side::second, houses)) return *wrong;
    for (Side side : {Side::first, Side::second}) {
        const std::string_view word = side == Side::first ? firsts : seconds;
        const auto seeds = read_number(word);
        if (!seeds || *seeds > rules.variant().seeds_total())
            return refuse("position-stores",
                          "“{typed}” is not a number of seeds captured by {seat}: write a whole "
                          "number from 0 to {most}.",
                          truncate(word, 30), seats[index_of(side)], rules.variant().seeds_total());
        at.stores[index_of(side)] = static_cast<std::uint8_t>(*seeds);
    }
    if (auto wrong = wrong_sum(rules, at)) return *wrong;
    return at;
}

template <int Houses>
HouseText Notation<Houses>::write(const Rules&, Move move) const {
    HouseText text;
    text += letter(move.house);
    return text;
}

template <int Houses>
games::ReaderText Notation<Houses>::shown(const Rules& rules, Move move, Side side) const {
    const auto to = [&](Side reader) {
        return std::string(house_text(rules.variant(), side, move.house, reader));
    };
    if (!rules.variant().numbered) return {to(side)};
    return {to(Side::first), to(Side::second)};
}

template <int Houses>
Refusal Notation<Houses>::illegal_reason(const Rules& rules, const Position<Houses>& position,
                                         std::string_view typed, Side reader) const {
    const Variant& variant = rules.variant();
    const auto legal = choice(rules, position, reader);
    const auto named = named_house(variant, position.turn, typed, reader);
    const auto first = house_text(variant, position.turn, 0, reader);
    const auto last = house_text(variant, position.turn, variant.houses - 1, reader);
    const char last_letter = letter(variant.houses - 1);
    if (!named && !variant.numbered)
        return refuse(
            "no-such-house",
            "“{typed}” is not a house: yours are {first} to {last}, and you can play {moves}.",
            truncate(typed, 30), first, last, legal);
    if (!named)
        return refuse("no-such-numbered-house",
                      "“{typed}” is not a house: yours are {first} to {last} (or a to {letter}), "
                      "and you can play {moves}.",
                      truncate(typed, 30), first, last, last_letter, legal);
    const auto text = house_text(variant, named->side, named->house, reader);
    if (named->side != position.turn)
        return refuse("house-of-opponent",
                      "House {house} is your opponent's: yours are {first} to {last} (or a to "
                      "{letter}), and you can play {moves}.",
                      text, first, last, last_letter, legal);
    if (position.seeds[Position<Houses>::cell(position.turn, named->house)] == 0)
        return refuse("house-empty",
                      "House {house} is empty: choose one that holds seeds. You can play {moves}.",
                      text, legal);
    if (position.seeds_of(other(position.turn)) == 0)
        return refuse("must-feed",
                      "Your opponent has no seeds, and {house} would leave them without any: you "
                      "must feed them, so play {moves}.",
                      text, legal);
    if (variant.grand_slam == GrandSlam::forbidden)
        return refuse("grand-slam-forbidden",
                      "House {house} would capture every seed your opponent has, a grand slam, "
                      "which {game} forbids: play {moves}.",
                      text, variant.name, legal);
    return refuse("starves-opponent",
                  "House {house} would leave your opponent without seeds, which {game} allows only "
                  "when every move does: play {moves}.",
                  text, variant.name, legal);
}

template <int Houses>
games::MoveDetails Notation<Houses>::step(const Rules& rules, const Position<Houses>& position,
                                          Move move) const {
    const auto sown = rules.sow(position, move);
    games::MoveDetails step;
    step.from = static_cast<int>(Position<Houses>::cell(position.turn, move.house));
    const int in_hand = position.seeds[step.from];
    int to = step.from;
    for (int seed = 0; seed < in_hand; ++seed) {
        to = (to + 1) % (2 * Houses);
        if (to == step.from) to = (to + 1) % (2 * Houses);
        step.path.push_back(to);
    }
    for (int house = 0; house < sown.captured_houses; ++house)
        step.captured.push_back(sown.last - house);

    step.captured_seeds = sown.captured_seeds;
    step.slam = sown.grand_slam && sown.captured_seeds == 0;
    const std::string sows =
        std::string(seats[index_of(position.turn)]) + " sows " + counted(in_hand) + " from ";
    const std::string takes = sown.captured_seeds > 0
                                  ? " and captures " + std::to_string(sown.captured_seeds) + '.'
                              : step.slam ? "; a grand slam captures nothing."
                                          : ".";
    const games::ReaderText house = shown(rules, move, position.turn);
    step.description.first = sows + house.first + takes;
    if (!house.second.empty()) step.description.second = sows + house.second + takes;
    return step;
}

template <int Houses>
std::string Notation<Houses>::board(const Rules& rules, const Position<Houses>& position,
                                    const games::BoardRenderOptions& style) const {
    return board_text({rules.variant(), position.seeds, position.stores}, style);
}

template <int Houses>
std::string Notation<Houses>::table(const Rules& rules, const Position<Houses>& position,
                                    const games::BoardRenderOptions& style) const {
    return board_table({rules.variant(), position.seeds, position.stores}, style);
}

template <int Houses>
std::string Notation<Houses>::picture(const Rules& rules, const Position<Houses>& position,
                                      const games::BoardRenderOptions& style) const {
    return board_picture({rules.variant(), position.seeds, position.stores}, style);
}

template <int Houses>
std::vector<games::MoveIdea> Notation<Houses>::ideas(const Rules& rules,
                                                     const Position<Houses>& position,
                                                     Move move) const {
    return ideas_of(rules, position, move);
}

template class Notation<6>;
template class Notation<8>;

}  // namespace posthouse::wari
