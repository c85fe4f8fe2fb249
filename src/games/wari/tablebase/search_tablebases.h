// Endgame tables in the search of a sowing game (interface: search/concepts.h).
//
// A table is probed for a proof only after seeds were captured. While the root is in the tables and
// nothing has been captured, the search must find how to make progress: a leaf is worth what its
// table says, less a little for the player who still has something to gain. So the search looks for
// the capture that keeps the whole value, and ends when it has found one.
//
// Which table proves what: games/wari/tablebase/tables.h. A table of the kind cycle = 0 that proves
// nothing, because a repetition hands out seeds, is still the best static evaluation.
#pragma once

#include "games/wari/packed_rules.h"
#include "games/wari/tablebase/tables.h"
#include "search/concepts.h"
#include "search/score.h"
#include "tablebase/tablebase_source.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace posthouse::wari {

template <int Houses>
class SearchTablebases {
public:
    using Position = PackedPosition<Houses>;
    static constexpr bool present = true;

    /// For a search from `root`. `tables` must outlive it.
    SearchTablebases(const tablebase::TablebaseSource& tables, const Variant& variant,
                     const Position& root, bool for_margin)
        : tables_(tables),
          values_(tables, tablebase::TableKind::cycle_zero),
          bounds_(tables, tablebase::TableKind::bounds),
          proof_(variant),
          even_(cycles_are_even(variant)),
          for_margin_(for_margin),
          root_seeds_(root.seeds_on_board()) {
        for (int seeds = 0; seeds <= tablebase::table_seeds_max; ++seeds) {
            in_files_[seeds] = !proves_at_once(seeds) && tables.has(proof_.kind(), seeds);
            if (values_.has(seeds) || bounds_.has(seeds) || in_files_[seeds]) reach_ = seeds;
        }
        if (root_seeds_ <= reach_) root_margins_ = margins(root);
    }

    /// In memory or in a file, also for the root.
    std::optional<MarginBounds> margins(const Position& position) const {
        const tablebase::ProbeResult told =
            tables_.probe(proof_.kind(), row(position.own), row(position.rival));
        if (!told.known) return std::nullopt;
        return margins_of(position, told);
    }

    bool covers(const Position& position) const { return position.seeds_on_board() <= reach_; }
    bool child_may_be_covered(const Position& position) const {
        return position.seeds_on_board() <= reach_ + capture_expected;
    }

    /// Probes a file only if the search would take long.
    std::optional<search::TableBound> proof(const Position& position, int depth) const {
        const int seeds = position.seeds_on_board();
        if (seeds >= root_seeds_) return std::nullopt;
        if (proves_at_once(seeds)) return proof_of(margins_of(position, told_at_once(position)));
        if (depth < file_depth_min || !in_files_[seeds]) return std::nullopt;
        const auto known = margins(position);
        return known ? proof_of(*known) : std::nullopt;
    }

    std::optional<int> static_eval(const Position& position) const {
        const int seeds = position.seeds_on_board();
        if (!values_.has(seeds)) return std::nullopt;
        const int still = *place(values_, position) - tablebase::zero_value;
        const int score = seed_score * (lead(position) + still);
        if (seeds < root_seeds_ || still == 0) return score;
        return still > 0 ? score - not_yet : score + not_yet;
    }

    void prefetch(const Position& position) const {
        const int seeds = position.seeds_on_board();
        if (values_.has(seeds)) values_.prefetch(place(values_, position));
        if (!even_ && bounds_.has(seeds)) bounds_.prefetch(place(bounds_, position));
    }

    bool loses_root_value(const Position& next) const {
        if (!root_margins_) return false;
        const auto after = margins(next);
        if (!after) return false;
        const int kept = -after->most;
        if (for_margin_) return -after->least < root_margins_->least;
        switch (proof_.certainty(*root_margins_)) {
            case games::ProvenResult::win:
                return kept <= 0;
            case games::ProvenResult::draw:
            case games::ProvenResult::no_loss:
                return kept < 0;
            default:
                return false;
        }
    }

    bool is_best_possible(int score) const {
        return for_margin_ && root_margins_ && root_margins_->least == root_margins_->most &&
               score == seed_score * root_margins_->least;
    }

    /// A score from a search that began within the tables is useless to another.
    std::uint64_t hash_salt() const {
        if (root_seeds_ > reach_) return 0;
        return 0x9E3779B97F4A7C15ULL *
               static_cast<std::uint64_t>(2 * root_seeds_ + for_margin_ + 1);
    }

    /// A score for these margins that is better than any search result, if they decide the game.
    std::optional<int> decided_score_of(const MarginBounds& margins) const {
        switch (proof_.certainty(margins)) {
            case games::ProvenResult::win:
                return search::score_of({true, 0, margins.least, true});
            case games::ProvenResult::loss:
                return search::score_of({false, 0, margins.most, true});
            case games::ProvenResult::draw:
                return 0;
            default:
                return std::nullopt;
        }
    }

private:
    using Loaded = tablebase::LoadedTables<Houses>;
    static constexpr int seed_score = 100;
    static constexpr int not_yet = 30;  // less than half a seed
    static constexpr int capture_expected = 6;
    /// A file answers in microseconds: a shorter search is as fast.
    static constexpr int file_depth_min = 7;

    bool proves_at_once(int seeds) const { return even_ ? values_.has(seeds) : bounds_.has(seeds); }

    static int lead(const Position& position) {
        return Position::captured(position.own) - Position::captured(position.rival);
    }
    static std::array<std::uint8_t, 8> bytes(std::uint64_t word) {
        return std::bit_cast<std::array<std::uint8_t, 8>>(word & Position::seeds);
    }
    struct AsRow {
        std::array<std::uint8_t, 8> bytes;
        operator tablebase::AnyRow() const { return tablebase::AnyRow(bytes).first(Houses); }
    };
    static AsRow row(std::uint64_t word) { return {bytes(word)}; }

    static const std::uint8_t* place(const Loaded& tables, const Position& position) {
        const auto mine = bytes(position.own), theirs = bytes(position.rival);
        return tables.at(tablebase::ranked<Houses>(mine.data()),
                         tablebase::ranked<Houses>(theirs.data()));
    }
    tablebase::ProbeResult told_at_once(const Position& position) const {
        const std::uint8_t* bytes = place(even_ ? values_ : bounds_, position);
        if (even_) return {true, static_cast<std::int16_t>(bytes[0] - tablebase::zero_value), 0};
        return {true, bytes[0], bytes[1]};
    }

    MarginBounds margins_of(const Position& position, const tablebase::ProbeResult& told) const {
        return proof_.margins(proof_.kind(), Position::captured(position.own),
                              Position::captured(position.rival), told.first, told.second);
    }

    std::optional<search::TableBound> proof_of(const MarginBounds& margins) const {
        if (for_margin_) {
            if (margins.least != margins.most) return std::nullopt;
            return search::TableBound{seed_score * margins.least, search::Bound::exact};
        }
        if (const auto score = decided_score_of(margins))
            return search::TableBound{*score, search::Bound::exact};
        switch (proof_.certainty(margins)) {
            case games::ProvenResult::no_loss:
                return search::TableBound{0, search::Bound::at_least};
            case games::ProvenResult::no_win:
                return search::TableBound{0, search::Bound::at_most};
            default:
                return std::nullopt;
        }
    }

    const tablebase::TablebaseSource& tables_;
    const Loaded values_, bounds_;
    const TablebaseProof proof_;
    const bool even_;
    const bool for_margin_;
    const int root_seeds_;
    int reach_ = -1;
    std::array<bool, tablebase::table_seeds_max + 1> in_files_{};
    std::optional<MarginBounds> root_margins_;
};

}  // namespace posthouse::wari
