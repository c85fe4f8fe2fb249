// Rows with one injected bug, for testing that the invariants detect it.
#pragma once

#include "club/core/tables.h"
#include "club/tournaments/tournament_tables.h"
#include "sim/forwarding_rows.h"
#include "sim/scenario.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::sim {

class FaultyRows final : public ForwardingRows {
public:
    /// `times` counts the opportunities over all units.
    FaultyRows(club::RowWriter& to, InjectedBug bug, int& times)
        : ForwardingRows(to), bug_(bug), times_(times) {}

    void select(const club::Query& query,
                const std::function<void(club::RowView)>& each) const override {
        const bool asks_for_tournament = query.table->name == "tournament_games" &&
                                         !query.where.empty() &&
                                         query.where[0].column == "match_id";
        if (asks_for_tournament && ended_otherwise_.contains(query.where[0].value)) return;
        to_.select(query, each);
    }

    bool insert(const club::Table& table, club::StoredRow& row,
                club::OnConflict conflict) override {
        const auto whole = [&](std::string_view column) -> long long& {
            return std::get<long long>(row[table.place(column)]);
        };
        const auto text = [&](std::string_view column) -> std::string& {
            return std::get<std::string>(row[table.place(column)]);
        };
        if (table.name == "jobs" && now(InjectedBug::forgotten_job)) return true;
        if (table.name == "stored_responses" && now(InjectedBug::forgotten_outcome)) return true;
        if (table.name == "server_pauses" && now(InjectedBug::open_when_closed, 1)) return true;
        if (table.name == "moves" && now(InjectedBug::changed_move))
            text("move") = text("move") == "a" ? "b" : "a";
        if (table.name == "player_standings" && now(InjectedBug::doubled_rating, 1)) ++whole("won");
        if (table.name == "entrants" && whole("seed") == 1 && now(InjectedBug::doubled_seed, 1))
            whole("seed") = 0;
        if (table.name == "entrants" && !club::is_null(row[table.place("free_since")]) &&
            now(InjectedBug::forgotten_player, 2))
            row[table.place("free_since")] = {};
        if (table.name == "tournament_games" && !club::is_null(row[table.place("result")]) &&
            now(InjectedBug::uncounted_game, 3))
            row[table.place("result")] = {};
        if (table.name == "entrants" && !club::is_null(row[table.place("team_id")]) &&
            whole("seed") >= 0 && now(InjectedBug::turned_coat, 2))
            whole("team_id") = whole("team_id") > 1 ? 1 : 2;
        if (table.name == "pairings" && whole("place") == 1 &&
            plays_by_boards(row[table.place("tournament_id")]) &&
            now(InjectedBug::missing_board, 1))
            return true;
        if (table.name == "pending_requests" && now(InjectedBug::undying_request, 1))
            whole("expires") += std::chrono::milliseconds(std::chrono::days(300)).count();
        if (table.name == "pairing_preferences" && whole("seek") > 0 &&
            now(InjectedBug::forgotten_seeker, 1))
            whole("unfilled") = 0;
        if (table.name == "open_challenges" && now(InjectedBug::eternal_invitation, 1))
            row[table.place("due")] = {};
        if (table.name == "jobs" && text("kind") == "expire" &&
            now(InjectedBug::eternal_challenge, 1))
            return true;
        const bool added = to_.insert(table, row, conflict);
        if (table.name == "letters" && added && !club::is_null(row[table.place("match_id")]) &&
            now(InjectedBug::second_letter)) {
            club::StoredRow second = row;
            second[0] = {};
            std::get<std::string>(second[table.place("message_id")]) += "x";
            to_.insert(table, second, conflict);
        }
        return added;
    }

    std::size_t update(const club::Table& table, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>& changes) override {
        const bool of_turn = table.name == "matches" && changes[0].column == "clock_bank";
        if (of_turn && now(InjectedBug::lost_change)) return 1;
        if (table.name == "matches" && changes[0].column == "result" &&
            changes[1].value != club::Field("resigned") && now(InjectedBug::stalled_tournament, 1))
            ended_otherwise_.insert(where[0].value);
        if (table.name == "tournaments" && changes.size() > 1 && !club::is_null(changes[1].value) &&
            now(InjectedBug::endless_tournament, 1))
            return 1;
        std::vector<club::Assignment> others = changes;
        const auto assigned = [&](std::string_view column) {
            const auto found = std::ranges::find(others, column, &club::Assignment::column);
            return found == others.end() ? nullptr : &found->value;
        };
        if (const auto* attempts = assigned("attempts");
            attempts && *attempts != club::Field(0LL)) {
            if (table.name == "webhooks" && now(InjectedBug::silent_webhook, 1))
                *assigned("due") = {};
            if (table.name == "letters" && now(InjectedBug::late_letter, 1))
                std::get<long long>(*assigned("due")) +=
                    std::chrono::milliseconds(std::chrono::years(1)).count();
        }
        if (of_turn && where.size() > 1 && now(InjectedBug::short_clock, 1))
            for (club::Assignment& one : others)
                if (one.column == "left_first" || one.column == "left_second")
                    std::get<long long>(one.value) /= 2;
        return to_.update(table, where, others);
    }

    std::size_t erase(const club::Table& table,
                      const std::vector<club::Condition>& where) override {
        const bool expired = !where.empty() && where[0].column == "expires";
        if (table.name == "pending_requests" && expired && now(InjectedBug::kept_request, 1))
            return 0;
        if ((table.name == "webhooks" || table.name == "sessions") && !expired &&
            now(InjectedBug::half_deletion, 1))
            return 0;
        return to_.erase(table, where);
    }

private:
    /// Whether this tournament is a team match.
    bool plays_by_boards(const club::Field& id) const {
        const auto found = club::all<club::Tournament>(to_, {{"id", club::Is::equal, id}});
        return !found.empty() && found[0].rules.system == tournament::System::teams;
    }

    bool now(InjectedBug which, int one_in = 7) { return bug_ == which && ++times_ % one_in == 0; }

    const InjectedBug bug_;
    std::set<club::Field> ended_otherwise_;
    int& times_;
};

}  // namespace posthouse::sim
