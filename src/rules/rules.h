// What every game is made of: two sides, a verdict, a history, and the concept GameRules.
//
// A game's rules are values in, values out: a Position is never changed, playing a move makes the
// next one. Whoever holds a line of play holds its earlier keys too and hands them in as a History,
// because repetition is a rule.
//
// Deliberately absent: a base class, undo, clocks, randomness, players, words (see games/game.h),
// any game's name.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace posthouse {

/// First moves first from the opening. South in the sowing games, O (white) in OctiLite.
enum class Side : std::uint8_t { first, second };

constexpr Side other(Side side) {
    return side == Side::first ? Side::second : Side::first;
}
constexpr std::size_t index_of(Side side) {
    return static_cast<std::size_t>(side);
}
constexpr std::string_view name_of(Side side) {
    return side == Side::first ? "first" : "second";
}

enum class Result : std::uint8_t { first, second, draw };

constexpr Result win_of(Side side) {
    return side == Side::first ? Result::first : Result::second;
}
constexpr std::string_view name_of(Result result) {
    return result == Result::first ? "first" : result == Result::second ? "second" : "draw";
}

/// Whether the game is over and how. `reason` is the rule's own word, as the table of ends in the
/// rules has it.
struct Verdict {
    bool over = false;
    Result result = Result::draw;
    std::string_view reason;
    friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

/// Two positions of a game have the same key exactly when one repeats the other. Nothing is hashed
/// away.
struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend constexpr bool operator==(const Key&, const Key&) = default;
};

/// The keys of the positions before this one, oldest first, the opening or set-up included. Empty
/// exactly when nobody has moved yet. A view: the keys belong to whoever plays the line.
struct History {
    std::span<const Key> earlier;

    constexpr bool empty() const { return earlier.empty(); }
    /// How often the position with this key has stood on the board, counting the present time.
    constexpr int count(const Key& key) const {
        int count = 1;
        for (const Key& one : earlier) count += one == key;
        return count;
    }
};

/// A game's rules. `moves` lists the legal moves of a position that is not known to be over, each
/// once, and pushes them back onto any list. `verdict` is the judgement on arriving at a position:
/// `can_move` says whether `moves` found any. `settle` is what the board looks like once the
/// verdict is carried out (seeds handed out, for instance); a finished position has no legal moves,
/// whatever `moves` would say.
template <class R>
concept GameRules = std::regular<typename R::Position> && std::regular<typename R::Move> &&
    requires(const R& rules, const typename R::Position& at, const typename R::Move& move,
             const History& history, const Verdict& verdict, typename R::MoveList& out,
             bool can_move) {
    { rules.start() } -> std::same_as<typename R::Position>;
    { rules.turn(at) } -> std::same_as<Side>;
    {rules.moves(at, out)};
    { rules.play(at, move) } -> std::same_as<typename R::Position>;
    { rules.key(at) } -> std::same_as<Key>;
    { rules.verdict(at, can_move, history) } -> std::same_as<Verdict>;
    { rules.apply_verdict(at, verdict) } -> std::same_as<typename R::Position>;
};

}  // namespace posthouse
