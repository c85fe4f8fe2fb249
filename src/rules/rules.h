// What all games share: two sides, a verdict, a history, and the concept GameRules.
//
// Rules are pure: a Position is never changed, and playing a move returns the next one. The caller
// passes the keys of earlier positions as a History, because repetition is a rule.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace posthouse {

/// First makes the first move of a game: South in the sowing games, O (white) in OctiLite.
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

/// Whether and how the game is over. `reason` is the identifier in the table of endings in
/// rules.md.
struct Verdict {
    bool over = false;
    Result result = Result::draw;
    std::string_view reason;
    friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

/// Two positions have the same key if and only if one repeats the other: a packed position, not a
/// hash.
struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend constexpr bool operator==(const Key&, const Key&) = default;
};

/// The keys of the positions before the current one, oldest first, including the starting position.
/// Empty if and only if no move has been made. Does not own the keys.
struct History {
    std::span<const Key> earlier;

    constexpr bool empty() const { return earlier.empty(); }
    /// How many times the position with this key has occurred, the current occurrence included.
    constexpr int count(const Key& key) const {
        int count = 1;
        for (const Key& one : earlier) count += one == key;
        return count;
    }
};

/// A game's rules. `moves` appends the legal moves of a position that is not known to be over, each
/// once, to any list. `verdict` judges a position just reached; `can_move` says whether `moves`
/// found any. `apply_verdict` returns the final board (remaining seeds handed out, for instance). A
/// finished position has no legal moves, whatever `moves` would list.
template <class R>
concept GameRules = std::regular<typename R::Position> && std::regular<typename R::Move> &&
    requires(const R& rules, const typename R::Position& position, const typename R::Move& move,
             const History& history, const Verdict& verdict, typename R::MoveList& out,
             bool can_move) {
    { rules.start() } -> std::same_as<typename R::Position>;
    { rules.turn(position) } -> std::same_as<Side>;
    {rules.moves(position, out)};
    { rules.play(position, move) } -> std::same_as<typename R::Position>;
    { rules.key(position) } -> std::same_as<Key>;
    { rules.verdict(position, can_move, history) } -> std::same_as<Verdict>;
    { rules.apply_verdict(position, verdict) } -> std::same_as<typename R::Position>;
};

}  // namespace posthouse
