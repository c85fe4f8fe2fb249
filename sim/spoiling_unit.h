// A Unit that does now and then something else than it is told, in one way. Only for the test that
// the laws notice it.
#pragma once

#include "sim/forwarding_unit.h"
#include "sim/season.h"

#include <utility>

namespace posthouse::sim {

class SpoilingUnit final : public ForwardingUnit {
public:
    /// `times` counts what could have been spoilt, over all units.
    SpoilingUnit(Unit& to, Sabotage how, int& times)
        : ForwardingUnit(to), how_(how), times_(times) {}

    void add_job(Job& job) override {
        if (now(Sabotage::forgotten_job)) return;
        to_.add_job(job);
    }
    bool add_letter(Letter& letter) override {
        const bool added = to_.add_letter(letter);
        if (added && letter.match && now(Sabotage::second_letter)) {
            Letter second = letter;
            second.id = {};
            second.message_id += "x";
            to_.add_letter(second);
        }
        return added;
    }
    bool append_move(MatchId id, const PlayedMove& move) override {
        PlayedMove other = move;
        if (now(Sabotage::changed_move)) other.text = move.text == "a" ? "b" : "a";
        return to_.append_move(id, other);
    }
    void change_match(const Match& match) override {
        if (now(Sabotage::lost_change)) return;
        Match other = match;
        if (match.plies > 0 && !match.ending && now(Sabotage::short_clock, 1))
            for (milliseconds& left : other.clock.left) left /= 2;
        to_.change_match(other);
    }
    bool remember(std::string_view key, const Outcome& outcome, Instant when) override {
        if (now(Sabotage::forgotten_outcome)) return true;
        return to_.remember(key, outcome, when);
    }
    void add_house_pause(const HousePause& pause) override {
        if (!now(Sabotage::open_when_closed, 1)) to_.add_house_pause(pause);
    }
    void set_standing(const PlayerStanding& standing) override {
        PlayerStanding other = standing;
        if (now(Sabotage::doubled_rating, 1)) ++other.won;
        to_.set_standing(other);
    }
    void set_entrant(const Entrant& entrant) override {
        Entrant other = entrant;
        if (entrant.seed == 1 && now(Sabotage::doubled_seed, 1)) other.seed = 0;
        to_.set_entrant(other);
    }
    void hold(HeldRequest& held) override {
        if (now(Sabotage::undying_request, 1)) held.expires += std::chrono::days(300);
        to_.hold(held);
    }

private:
    bool now(Sabotage which, int one_in = 7) { return how_ == which && ++times_ % one_in == 0; }

    const Sabotage how_;
    int& times_;
};

}  // namespace posthouse::sim
