// What a simulation is like: how many people there are, how often each kind of thing happens, which
// faults come at all. Drawn from the seed, each time another mixture, because faults that never
// come together find little (swarm testing).
#pragma once

#include "sim/rng.h"

#include <cstdint>
#include <string_view>

namespace posthouse::sim {

/// A law's own test: the house is broken on purpose in this one way.
enum class InjectedBug : std::uint8_t {
    none,
    lying_disk,         // a sync does nothing
    swallowed_fault,    // a commit that failed is told as one that stands
    forgotten_job,      // now and then no job is made
    second_letter,      // now and then a letter is written twice, with another Message-ID
    changed_move,       // now and then another legal move is played than was asked for
    forgotten_outcome,  // what became of a keyed request is not remembered
    lost_change,        // now and then a match is not changed
    open_when_closed,   // no pause of the house is written down
    skipped_post,       // a letter is noted as sent that nobody carried
    doubled_post,       // every letter is carried twice
    doubled_rating,     // now and then a rating is changed once more by the same match
    doubled_seed,       // two play under one seed of a tournament
    undying_request,    // a held request never expires
    short_clock,        // a clock has less after a move than it should
};

/// As they are typed and told, in the order of the enumeration.
inline constexpr std::string_view sabotages[] = {
    "none",         "lying-disk",        "swallowed-fault", "forgotten-job",    "second-letter",
    "changed-move", "forgotten-outcome", "lost-change",     "open-when-closed", "skipped-post",
    "doubled-post", "doubled-rating",    "doubled-seed",    "undying-request",  "short-clock"};

struct Scenario {
    std::uint64_t seed = 0;
    bool sqlite = true;
    bool settled = true;    // its people are in the house already and have begun to play
    bool used_disk = true;  // it begins with a house that was opened before
    int people = 6;
    std::size_t answers_an_hour = 1000;

    // How often; 0: never.
    int acts = 0, hands_in = 0, lobby = 0, password = 0, commit = 0, clock_worker = 0, thinker = 0,
        outbox = 0, seconds = 0, minutes = 0, hours = 0;
    int kill = 0, power_cut = 0, close = 0, freeze = 0, checkpoint = 0, disk_trouble = 0,
        relay_trouble = 0, clock_jump = 0, bad_address = 0;
    int by_mail = 50;       // of a hundred things that people do
    int mail_doubled = 0;   // of a hundred mails
    int mail_vouched = 50;  // of a hundred mails: our own mail server says who wrote them
    int answer_lost = 0;    // of a hundred letters carried: the relay's answer does not arrive

    InjectedBug injected_bug = InjectedBug::none;
};

inline Scenario scenario_from_seed(std::uint64_t seed) {
    Dice dice(seed * 2 + 1);
    const auto often = [&](int least, int most) { return static_cast<int>(dice.any(least, most)); };
    const auto perhaps = [&](int most) { return dice.chance(2) ? often(1, most) : 0; };
    Scenario scenario;
    scenario.seed = seed;
    scenario.sqlite = !dice.chance(5);
    scenario.used_disk = !dice.chance(10);
    scenario.settled = !dice.chance(4);
    scenario.people = often(2, 8);
    if (dice.chance(8)) scenario.answers_an_hour = static_cast<std::size_t>(often(1, 10));
    scenario.acts = often(200, 900);
    scenario.hands_in = often(50, 400);
    scenario.lobby = often(50, 300);
    scenario.password = often(50, 300);
    scenario.commit = often(50, 400);
    scenario.clock_worker = often(10, 80);
    scenario.thinker = often(10, 100);
    scenario.outbox = often(20, 150);
    scenario.seconds = often(20, 150);
    scenario.minutes = often(5, 60);
    scenario.hours = perhaps(6);
    scenario.kill = perhaps(8);
    scenario.power_cut = perhaps(8);
    scenario.close = perhaps(4);
    scenario.freeze = perhaps(6);
    scenario.checkpoint = perhaps(10);
    scenario.disk_trouble = perhaps(12);
    scenario.relay_trouble = perhaps(20);
    scenario.clock_jump = perhaps(3);
    scenario.bad_address = perhaps(4);
    scenario.by_mail = often(10, 90);
    scenario.mail_doubled = perhaps(30);
    scenario.mail_vouched = often(0, 100);
    scenario.answer_lost = perhaps(10);
    return scenario;
}

}  // namespace posthouse::sim
