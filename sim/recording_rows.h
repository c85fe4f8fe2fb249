// Rows that record all changes, to repeat them on another store and to check what they mean.
#pragma once

#include "club/commands/request_tables.h"
#include "club/core/tables.h"
#include "club/tournaments/tournament_tables.h"
#include "sim/forwarding_rows.h"
#include "sim/unit_effects.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::sim {

class RecordingRows final : public ForwardingRows {
public:
    RecordingRows(club::RowWriter& to, UnitEffects& effects)
        : ForwardingRows(to), effects_(effects) {}

    bool insert(const club::Table& table, club::StoredRow& row,
                club::OnConflict conflict) override {
        const club::StoredRow before = row;
        if (!to_.insert(table, row, conflict)) return false;
        record(table, [&table, before, row, conflict](club::RowWriter& rows) {
            club::StoredRow same = before;
            return rows.insert(table, same, conflict) && same == row;
        });
        note(table, [&](std::string_view column) { return row[table.place(column)]; });
        if (is<club::Letter>(table))
            effects_.new_letters.push_back(club::from_row<club::Letter>(row));
        if (is<club::RatingChange>(table))
            effects_.ratings.push_back(club::from_row<club::RatingChange>(row));
        if (is<club::KeyedResponse>(table)) effects_.keys.push_back(std::get<std::string>(row[0]));
        if (is<club::PendingRequest>(table))
            effects_.held_now.push_back(club::from_row<club::PendingRequest>(row).id);
        if (is<club::PairingPreferences>(table))
            note_seeker(club::from_row<club::PairingPreferences>(row));
        return true;
    }

    std::size_t update(const club::Table& table, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>& changes) override {
        note_seekers(table, where);
        const std::size_t changed = to_.update(table, where, changes);
        note_seekers(table, where);
        record(table, [&table, where, changes, changed](club::RowWriter& rows) {
            return rows.update(table, where, changes) == changed;
        });
        note(table, [&](std::string_view column) { return required(where, column); });
        const bool sends = std::ranges::any_of(
            changes, [](const club::Assignment& one) { return one.column == "sent"; });
        if (is<club::Letter>(table) && sends)
            effects_.changed_letters.push_back(club::one<club::Letter>(to_, where).value());
        return changed;
    }

    std::size_t erase(const club::Table& table,
                      const std::vector<club::Condition>& where) override {
        note(table, [&](std::string_view column) { return required(where, column); });
        const auto releases = [](const club::Condition& one) { return one.column == "id"; };
        if (is<club::PendingRequest>(table) && std::ranges::any_of(where, releases))
            for (auto& held : club::all<club::PendingRequest>(to_, where))
                effects_.released.push_back(std::move(held));
        if (is<club::RatingChange>(table)) effects_.rated_anew = true;
        if (is<club::OpenChallenge>(table) && where.size() == 2)
            effects_.boards_taken.emplace(
                std::get<std::string>(required(where, "game")),
                static_cast<int>(std::get<long long>(required(where, "board"))));
        const std::size_t erased = to_.erase(table, where);
        record(table, [&table, where, erased](club::RowWriter& rows) {
            return rows.erase(table, where) == erased;
        });
        return erased;
    }

private:
    template <class T>
    static bool is(const club::Table& table) {
        return &table == &club::table_of<T>();
    }
    /// The value that the conditions require of this column, or null.
    static club::Field required(const std::vector<club::Condition>& where,
                                std::string_view column) {
        for (const club::Condition& one : where)
            if (one.is == club::Is::equal && one.column == column) return one.value;
        return {};
    }
    /// Notes the match or tournament that changed.
    void note(const club::Table& table, const auto& value_of) {
        const auto id = [&](std::string_view column) {
            const club::Field value = value_of(column);
            return club::is_null(value) ? 0 : std::get<long long>(value);
        };
        if (is<club::Match>(table)) effects_.matches.insert(club::MatchId{id("id")});
        if (is<club::Of<club::MatchId, club::PlayedMove>>(table) || is<club::Job>(table))
            effects_.matches.insert(club::MatchId{id("match_id")});
        if (is<club::Tournament>(table)) note_tournament(id("id"));
        if (is<club::Entrant>(table) || is<club::TournamentGame>(table) ||
            is<club::Of<club::TournamentId, tournament::Pairing>>(table))
            note_tournament(id("tournament_id"));
    }
    void note_seekers(const club::Table& table, const std::vector<club::Condition>& where) {
        if (!is<club::PairingPreferences>(table)) return;
        for (const auto& one : club::all<club::PairingPreferences>(to_, where)) note_seeker(one);
    }
    void note_seeker(const club::PairingPreferences& one) {
        if (one.seek > 0) effects_.sought.emplace(one.user, one.game);
    }
    void note_tournament(long long id) {
        if (id != 0) effects_.tournaments.insert(club::TournamentId{id});
    }
    /// `change` returns whether it had the same result.
    void record(const club::Table& table, std::function<bool(club::RowWriter&)> change) {
        effects_.changes.push_back([&table, change = std::move(change)](club::RowWriter& rows) {
            if (!change(rows))
                throw InvariantViolation{"the two stores differ in the result of a change of " +
                                         std::string(table.name)};
        });
    }

    UnitEffects& effects_;
};

}  // namespace posthouse::sim
