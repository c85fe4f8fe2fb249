// What the values of tables prove of a game with its stores, for the player to move. Why:
// tablebase/table_kind.h.
//
// Deliberately absent: asking tables.
#pragma once

#include "games/certainty.h"
#include "games/wari/variant.h"
#include "tablebase/table_kind.h"

namespace posthouse::wari {

/// By how much a player wins, at least and at most (less than 0: loses), whatever a repetition
/// gives.
struct MarginBounds {
    int least = 0, most = 0;
};

class TablebaseProof {
public:
    constexpr explicit TablebaseProof(const Variant& variant)
        : even_(cycles_are_even(variant)),
          all_(variant.seeds_total()),
          // Where half of all seeds wins, who got there first has won; and a game that may end as a
          // plain draw proves none.
          halves_prove_(2 * variant.winning > all_ && variant.cannot_feed != Division::draw) {}

    /// The kind that proves most.
    constexpr tablebase::TableKind kind() const {
        return even_ ? tablebase::TableKind::cycle_zero : tablebase::TableKind::bounds;
    }
    constexpr bool proves(tablebase::TableKind kind) const {
        return even_ || kind == tablebase::TableKind::bounds;
    }

    /// `own` and `rival` are what each has captured, `first` and `second` what a table of a kind
    /// that proves something says.
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

}  // namespace posthouse::wari
