// What tables prove about a sowing game with its stores, for the player to move. The reasons are in
// tablebase/table_kind.h.
#pragma once

#include "games/tables/tablebase_result.h"
#include "games/wari/notation.h"
#include "games/wari/variant.h"
#include "games/wari/wari.h"
#include "tablebase/table_kind.h"

#include <algorithm>
#include <string>

namespace posthouse::wari {

/// By how much a player wins, at least and at most (negative: loses), whatever a repetition gives.
struct MarginBounds {
    int least = 0, most = 0;
};

class TablebaseProof {
public:
    constexpr explicit TablebaseProof(const Variant& variant)
        : even_(cycles_are_even(variant)),
          all_(variant.seeds_total()),
          // If half of all seeds wins, the player who got there first has won; and a game that may
          // end as a plain draw proves no draw.
          halves_prove_(2 * variant.winning > all_ && variant.cannot_feed != Division::draw) {}

    /// The kind that proves most.
    constexpr tablebase::TableKind kind() const {
        return even_ ? tablebase::TableKind::cycle_zero : tablebase::TableKind::bounds;
    }
    constexpr bool proves(tablebase::TableKind kind) const {
        return even_ || kind == tablebase::TableKind::bounds;
    }

    /// `own` and `rival` are what each has captured, `first` and `second` the values in a table of
    /// a kind that proves something.
    constexpr MarginBounds margins(tablebase::TableKind kind, int own, int rival, int first,
                                   int second) const {
        if (kind == tablebase::TableKind::cycle_zero)
            return {own - rival + first, own - rival + first};
        return {2 * (own + first) - all_, all_ - 2 * (rival + second)};
    }

    constexpr games::ProvenResult certainty(const MarginBounds& margins) const {
        if (margins.least > 0) return games::ProvenResult::win;
        if (margins.most < 0) return games::ProvenResult::loss;
        if (!halves_prove_ || (margins.least < 0 && margins.most > 0))
            return games::ProvenResult::nothing;
        if (margins.least == 0 && margins.most == 0) return games::ProvenResult::draw;
        return margins.least == 0 ? games::ProvenResult::no_loss : games::ProvenResult::no_win;
    }

private:
    bool even_;
    int all_;
    bool halves_prove_;
};

// Tablebase results of a sowing game: which of the two kinds proves what, given the stores, which a
// table does not have. tablebase/table_kind.h has the reasons.

constexpr std::string_view on_repetition(const Variant& variant) {
    switch (variant.repetition) {
        case Division::stays:
            return "what is left is split evenly";
        case Division::draw:
            return "the game is a draw";
        case Division::own_side:
            return "each player gets the seeds on their own side";
        default:
            return "one player gets what is left";
    }
}

constexpr games::TablebaseInfo facts_of(const Variant& variant) {
    return {variant.name, variant.houses, variant.seeds_total(), cycles_are_even(variant),
            on_repetition(variant)};
}

template <int Houses>
class TablebaseLookup {
public:
    using Position = wari::Position<Houses>;
    using Row = std::array<std::uint8_t, Houses>;

    explicit TablebaseLookup(const Variant& variant) : rules_(variant) {}

    Expected<games::TablebaseResult> look_up(const games::TablebaseProbe& probe,
                                             std::string_view text) const {
        const auto read = words_.read(rules_, text);
        if (!read) return read.error();
        const Position& at = *read;
        typename Wari<Houses>::MoveList moves;
        rules_.moves(at, moves);
        if (rules_.verdict(at, !moves.empty(), History{}).over)
            return refuse("position-over-no-lookup",
                          "The game is over in that position: there is nothing to look up.");
        games::TablebaseResult ending;
        ending.position = words_.write(rules_, at).view();
        ending.to_move = at.turn;
        ending.stores = {at.stores[0], at.stores[1]};
        ending.seeds = at.seeds_of(Side::first) + at.seeds_of(Side::second);
        ending.worth = worth_of(probe, at, at.turn, at);
        for (const Move move : moves) ending.moves.push_back(weighed(probe, at, move));
        std::ranges::stable_sort(
            ending.moves, [](const games::TablebaseMove& one, const games::TablebaseMove& two) {
                return better(one.worth, two.worth);
            });
        return ending;
    }

    std::string position_text(tablebase::AnyRow mine, tablebase::AnyRow theirs) const {
        Position at;
        std::copy_n(mine.begin(), Houses, at.seeds.begin());
        std::copy_n(theirs.begin(), Houses, at.seeds.begin() + Houses);
        const int captured =
            rules_.variant().seeds_total() - at.seeds_of(Side::first) - at.seeds_of(Side::second);
        at.stores = {static_cast<std::uint8_t>(captured / 2),
                     static_cast<std::uint8_t>(captured - captured / 2)};
        return std::string(std::string_view(words_.write(rules_, at)));
    }

private:
    static Row row_of(const Position& position, Side side) {
        Row row;
        std::copy_n(position.seeds.begin() + Position::cell(side, 0), Houses, row.begin());
        return row;
    }

    games::TablebaseMove weighed(const games::TablebaseProbe& probe, const Position& position,
                                 Move move) const {
        const Position after = rules_.play(position, move);
        games::TablebaseMove weighed;
        weighed.move = {std::string(rules_words(move)), words_.shown(rules_, move, position.turn)};
        weighed.captured =
            after.stores[index_of(position.turn)] - position.stores[index_of(position.turn)];
        typename Wari<Houses>::MoveList replies;
        rules_.moves(after, replies);
        const std::array earlier{rules_.key(position)};
        const Verdict verdict = rules_.verdict(after, !replies.empty(), History{earlier});
        if (!verdict.over) {
            weighed.worth = worth_of(probe, after, position.turn, position);
            return weighed;
        }
        weighed.end = verdict;
        const Position settled = rules_.apply_verdict(after, verdict);
        const std::array gained = gains(settled, position, position.turn);
        weighed.worth.net_gain = gained[0] - gained[1];
        weighed.worth.guaranteed = gained;
        weighed.worth.proof = verdict.result == Result::draw            ? games::ProvenResult::draw
                              : verdict.result == win_of(position.turn) ? games::ProvenResult::win
                                                                        : games::ProvenResult::loss;
        return weighed;
    }

    std::string_view rules_words(Move move) const {
        static constexpr std::string_view letters = "abcdefgh";
        return letters.substr(move.house, 1);
    }

    /// What `side` and the opponent have captured since `before`.
    static std::array<int, 2> gains(const Position& position, const Position& before, Side side) {
        const auto gain = [&](Side one) {
            return position.stores[index_of(one)] - before.stores[index_of(one)];
        };
        return {gain(side), gain(other(side))};
    }

    /// What `side` gets since `before`, in a position that is not over.
    games::TablebaseValue worth_of(const games::TablebaseProbe& probe, const Position& position,
                                   Side side, const Position& before) const {
        const Row mine = row_of(position, position.turn),
                  theirs = row_of(position, other(position.turn));
        const auto value = probe(tablebase::TableKind::cycle_zero, mine, theirs);
        const auto bounds = probe(tablebase::TableKind::bounds, mine, theirs);
        const std::array gained = gains(position, before, side);
        const bool turned = position.turn != side;
        games::TablebaseValue worth;
        if (value.known)
            worth.net_gain = gained[0] - gained[1] + (turned ? -value.first : value.first);
        if (bounds.known)
            worth.guaranteed = {gained[0] + (turned ? bounds.second : bounds.first),
                                gained[1] + (turned ? bounds.first : bounds.second)};
        worth.proof = proof_of(worth, before, side);
        return worth;
    }

    games::ProvenResult proof_of(const games::TablebaseValue& worth, const Position& from,
                                 Side side) const {
        const TablebaseProof proof(rules_.variant());
        const int own = from.stores[index_of(side)], others = from.stores[index_of(other(side))];
        if (worth.net_gain && proof.proves(tablebase::TableKind::cycle_zero))
            return proof.certainty(
                proof.margins(tablebase::TableKind::cycle_zero, own, others, *worth.net_gain, 0));
        if (worth.guaranteed)
            return proof.certainty(proof.margins(tablebase::TableKind::bounds, own, others,
                                                 (*worth.guaranteed)[0], (*worth.guaranteed)[1]));
        return games::ProvenResult::nothing;
    }

    static bool better(const games::TablebaseValue& one, const games::TablebaseValue& two) {
        static constexpr int unknown = -1000;
        const auto key = [&](const games::TablebaseValue& worth) {
            const auto sure = worth.guaranteed.value_or(std::array{unknown, -unknown});
            return std::array{static_cast<int>(worth.proof), worth.net_gain.value_or(unknown),
                              sure[0], -sure[1]};
        };
        return key(one) > key(two);
    }

    Wari<Houses> rules_;
    Notation<Houses> words_;
};

}  // namespace posthouse::wari
