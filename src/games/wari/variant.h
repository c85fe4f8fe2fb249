// The sowing variants: one row of data each. rules.md has a section for each.
//
// Never branch on a variant's name: add a field here, so that a new variant is one row.
#pragma once

#include "base/assert.h"
#include "games/etiquette.h"

#include <cstdint>
#include <string_view>

namespace posthouse::wari {

/// A capture that would take every seed the opponent has.
enum class GrandSlam : std::uint8_t {
    captures,          // takes them all
    captures_nothing,  // sows and captures nothing
    forbidden,         // is not a legal move
    /// A move that leaves the opponent without seeds, by a grand slam or by not feeding them, is
    /// legal only if every move does; then all are. Replaces the feeding rule.
    only_if_forced,
};

/// Who gets the seeds on the board when the game ends.
enum class Division : std::uint8_t {
    stays,          // nobody: the stores decide as they are
    draw,           // nobody: a draw, whatever the stores hold
    own_side,       // each player takes those on their own side
    mover_takes,    // the player to move
    waiting_takes,  // the player who has just moved
};

struct Variant {
    std::string_view name;
    std::string_view title;
    std::string_view blurb;
    int houses;      // of each player
    int seeds_each;  // in every house at the opening
    int winning;     // this many captured seeds win at once
    GrandSlam grand_slam;
    Division cannot_feed;    // the player to move holds seeds but has no legal move
    int repetitions;         // this many occurrences of a position end the game …
    Division repetition;     // … like this
    bool dead_ends = false;  // a dead position ends the game: each takes their own side
    bool starved_ends =
        false;  // leaving the opponent empty ends the game: the mover takes the rest
    games::Etiquette etiquette = games::Etiquette::on_request;
    // Display of boards and moves.
    bool numbered = false;        // houses have numbers: the reader's from 1, then the opponent's
    int cell_width = 5;           // of the text board
    bool captions_right = false;  // players' names at the right of their rows

    constexpr int seeds_total() const { return 2 * houses * seeds_each; }
};

// clang-format off
inline constexpr Variant variants[] = {
    {.name = "wari", .title = "Wari",
     .blurb = "the play-by-mail game: capture more than half of 48 seeds",
     .houses = 6, .seeds_each = 4, .winning = 25, .grand_slam = GrandSlam::captures,
     .cannot_feed = Division::mover_takes, .repetitions = 3, .repetition = Division::own_side,
     .dead_ends = true},
    {.name = "wari-24", .title = "Wari 24",
     .blurb = "the home-computer rules: 24 seeds win, houses numbered 1 to 12",
     .houses = 6, .seeds_each = 4, .winning = 24, .grand_slam = GrandSlam::forbidden,
     .cannot_feed = Division::draw, .repetitions = 3, .repetition = Division::draw,
     .etiquette = games::Etiquette::never,  // numbers are written on its very houses
     .numbered = true},
    {.name = "warri", .title = "Warri",
     .blurb = "the West Indian rules, with their etiquette",
     .houses = 6, .seeds_each = 4, .winning = 25, .grand_slam = GrandSlam::captures,
     .cannot_feed = Division::mover_takes, .repetitions = 3, .repetition = Division::own_side,
     .dead_ends = true, .etiquette = games::Etiquette::usual},
    {.name = "super-wari", .title = "Super-Wari",
     .blurb = "Bill Taylor's game on two rows of eight: starve your opponent",
     .houses = 8, .seeds_each = 3, .winning = 25, .grand_slam = GrandSlam::only_if_forced,
     .cannot_feed = Division::mover_takes, .repetitions = 2, .repetition = Division::own_side,
     .starved_ends = true, .cell_width = 4, .captions_right = true},
    {.name = "oware", .title = "Oware",
     .blurb = "the Abapa tournament rules: a grand slam captures nothing",
     .houses = 6, .seeds_each = 4, .winning = 25, .grand_slam = GrandSlam::captures_nothing,
     .cannot_feed = Division::mover_takes, .repetitions = 3, .repetition = Division::own_side},
    {.name = "awari", .title = "Awari",
     .blurb = "the rules under which the game was solved in 2002",
     .houses = 6, .seeds_each = 4, .winning = 25, .grand_slam = GrandSlam::only_if_forced,
     .cannot_feed = Division::mover_takes, .repetitions = 3, .repetition = Division::stays},
};
// clang-format on

/// Whether a repetition gives neither player more than the other.
constexpr bool cycles_are_even(const Variant& variant) {
    return variant.repetition == Division::stays;
}

/// Whether both are played alike, whatever they are called and however they are shown.
constexpr bool same_rules(const Variant& one, const Variant& other) {
    return one.houses == other.houses && one.seeds_each == other.seeds_each &&
           one.winning == other.winning && one.grand_slam == other.grand_slam &&
           one.cannot_feed == other.cannot_feed && one.repetitions == other.repetitions &&
           one.repetition == other.repetition && one.dead_ends == other.dead_ends &&
           one.starved_ends == other.starved_ends;
}

/// The row of this name, which must exist.
constexpr const Variant& variant_named(std::string_view name) {
    for (const Variant& variant : variants)
        if (variant.name == name) return variant;
    ASSERT(false);
    return variants[0];
}

/// The first row with the same rules as the row of this name, which must exist.
constexpr const Variant& first_with_rules_of(std::string_view name) {
    const Variant& named = variant_named(name);
    for (const Variant& variant : variants)
        if (same_rules(variant, named)) return variant;
    return named;
}

}  // namespace posthouse::wari
