// A unit of work with one injected bug, for testing that the invariants detect it.
#pragma once

#include "sim/forwarding_unit.h"
#include "sim/scenario.h"

#include <utility>

namespace posthouse::sim {

class FaultyUnit final : public ForwardingUnit {
public:
    /// `times` counts the opportunities over all units.
    FaultyUnit(club::UnitOfWork& to, InjectedBug how, int& times)
        : ForwardingUnit(to), how_(how), times_(times) {}

    void add_job(club::Job& job) override {
        if (now(InjectedBug::forgotten_job)) return;
        to_.add_job(job);
    }
    bool add_letter(club::Letter& letter) override {
        const bool added = to_.add_letter(letter);
        if (added && letter.match && now(InjectedBug::second_letter)) {
            club::Letter second = letter;
            second.id = {};
            second.message_id += "x";
            to_.add_letter(second);
        }
        return added;
    }
    bool append_move(club::MatchId id, const club::PlayedMove& move) override {
        club::PlayedMove other = move;
        if (now(InjectedBug::changed_move)) other.text = move.text == "a" ? "b" : "a";
        return to_.append_move(id, other);
    }
    void change_match(const club::Match& match) override {
        if (now(InjectedBug::lost_change)) return;
        club::Match other = match;
        if (match.plies > 0 && !match.outcome && now(InjectedBug::short_clock, 1))
            for (std::chrono::milliseconds& left : other.clock.left) left /= 2;
        to_.change_match(other);
    }
    bool save_response(std::string_view key, const club::StoredResponse& outcome,
                       club::Instant when) override {
        if (now(InjectedBug::forgotten_outcome)) return true;
        return to_.save_response(key, outcome, when);
    }
    void add_server_pause(const club::ServerPause& pause) override {
        if (!now(InjectedBug::open_when_closed, 1)) to_.add_server_pause(pause);
    }
    void set_standing(const club::PlayerStanding& standing) override {
        club::PlayerStanding other = standing;
        if (now(InjectedBug::doubled_rating, 1)) ++other.won;
        to_.set_standing(other);
    }
    void set_entrant(const club::Entrant& entrant) override {
        club::Entrant other = entrant;
        if (entrant.seed == 1 && now(InjectedBug::doubled_seed, 1)) other.seed = 0;
        to_.set_entrant(other);
    }
    void add_pending(club::PendingRequest& held) override {
        if (now(InjectedBug::undying_request, 1)) held.expires += std::chrono::days(300);
        to_.add_pending(held);
    }

private:
    bool now(InjectedBug which, int one_in = 7) { return how_ == which && ++times_ % one_in == 0; }

    const InjectedBug how_;
    int& times_;
};

}  // namespace posthouse::sim
