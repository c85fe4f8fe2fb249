// Parameters of a simulation: number of players, frequency of each action, and faults. Each seed
// draws another mixture, since a few faults at a time find more bugs (swarm testing, Groce et al.
// 2012).
#pragma once

#include "sim/rng.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace posthouse::sim {

/// A deliberate bug, to test that the invariants detect it.
enum class InjectedBug : std::uint8_t {
    none,
    lying_disk,          // a sync does nothing
    swallowed_error,     // a failed commit is reported as a success
    forgotten_job,       // sometimes a job is not added
    second_letter,       // sometimes a letter is added twice, with another Message-ID
    changed_move,        // sometimes another move is played than was requested
    forgotten_outcome,   // the response to a request with a key is not stored
    lost_change,         // sometimes a change of a match is lost
    open_when_closed,    // pauses of the server are not recorded
    skipped_post,        // a letter is recorded as sent but was not
    doubled_post,        // every letter is sent twice
    doubled_rating,      // sometimes a match is rated twice
    doubled_seed,        // two entrants of a tournament have the same seed
    undying_request,     // a held request never expires
    short_clock,         // a clock has too little time after a move
    stalled_tournament,  // a tournament learns of its games' ends only if somebody resigned
    forgotten_seeker,    // a seeker counts as having enough matches
    eternal_invitation,  // an invitation has no end
    eternal_challenge,   // no job ends a challenge that nobody answers
    silent_webhook,      // an event that was not accepted is never sent again
    half_deletion,       // a deleted account keeps its webhooks and sessions
    late_letter,         // a letter that was not accepted waits for a year
    kept_request,        // a held request is not removed when it has expired
    uncounted_game,      // sometimes a tournament does not note how a game has ended
    endless_tournament,  // that a tournament is over is not stored
    forgotten_player,    // sometimes who is free again in an arena is not paired any more
    turned_coat,         // sometimes an entrant plays for another team during a battle
    missing_board,       // one board of a team match is not paired
};

/// Names on the command line, in the order of the enumeration.
inline constexpr std::string_view injected_bug_names[] = {"none",
                                                          "lying-disk",
                                                          "swallowed-fault",
                                                          "forgotten-job",
                                                          "second-letter",
                                                          "changed-move",
                                                          "forgotten-outcome",
                                                          "lost-change",
                                                          "open-when-closed",
                                                          "skipped-post",
                                                          "doubled-post",
                                                          "doubled-rating",
                                                          "doubled-seed",
                                                          "undying-request",
                                                          "short-clock",
                                                          "stalled-tournament",
                                                          "forgotten-seeker",
                                                          "eternal-invitation",
                                                          "eternal-challenge",
                                                          "silent-webhook",
                                                          "half-deletion",
                                                          "late-letter",
                                                          "kept-request",
                                                          "uncounted-game",
                                                          "endless-tournament",
                                                          "forgotten-player",
                                                          "turned-coat",
                                                          "missing-board"};

struct Scenario {
    std::uint64_t seed = 0;
    bool sqlite = true;
    bool settled = true;    // players are signed up and have begun to play
    bool used_disk = true;  // starts with an existing database
    bool evening = false;   // players sit at the page for tournaments with short clocks
    int people = 6;
    std::uint64_t steps_times = 1;  // as many steps as are asked for, times this
    std::size_t answers_an_hour = 1000;

    // Relative frequencies; 0: never.
    int player_actions = 0, mail_deliveries = 0, lobby = 0, password = 0, commit = 0,
        clock_worker = 0, computer_moves = 0, outbox = 0, webhooks = 0, seconds = 0, minutes = 0,
        hours = 0;
    int kill = 0, power_cut = 0, close = 0, freeze = 0, checkpoint = 0, disk_faults = 0,
        relay_faults = 0, webhook_faults = 0, clock_jump = 0, bad_address = 0, ban = 0;
    int by_mail = 50;             // percent of players' actions
    int mail_doubled = 0;         // percent of mails
    int mail_authenticated = 50;  // percent of mails with a DMARC pass from our own mail server
    int answer_lost = 0;          // percent of sent letters: the relay's reply is lost

    InjectedBug injected_bug = InjectedBug::none;
};

/// A full house: each of many does about as much as in other evenings, in not much more time.
inline void make_crowd(Scenario& scenario, int people) {
    scenario.people = people;
    scenario.steps_times = 5;
    scenario.player_actions *= 2;
    for (int* often : {&scenario.lobby, &scenario.password, &scenario.commit}) *often *= 3;
    scenario.minutes /= 4;
}

/// Everybody is there and moves within seconds, by page.
inline void make_evening(Scenario& scenario) {
    scenario.evening = true;
    scenario.settled = true;
    scenario.people = std::max(scenario.people, 3);
    scenario.by_mail /= 10;
    scenario.player_actions *= 2;
    scenario.clock_worker *= 4;
    scenario.hours = 0;
    scenario.ban *= 4;
    scenario.minutes /= 10;
}

inline Scenario scenario_from_seed(std::uint64_t seed) {
    Rng dice(seed * 2 + 1);
    const auto often = [&](int least, int most) {
        return static_cast<int>(dice.between(least, most));
    };
    const auto perhaps = [&](int most) { return dice.chance(2) ? often(1, most) : 0; };
    Scenario scenario;
    scenario.seed = seed;
    scenario.sqlite = !dice.chance(5);
    scenario.used_disk = !dice.chance(10);
    scenario.settled = !dice.chance(4);
    scenario.people = often(2, 8);
    if (dice.chance(8)) scenario.answers_an_hour = static_cast<std::size_t>(often(1, 10));
    scenario.player_actions = often(200, 900);
    scenario.mail_deliveries = often(50, 400);
    scenario.lobby = often(50, 300);
    scenario.password = often(50, 300);
    scenario.commit = often(50, 400);
    scenario.clock_worker = often(10, 80);
    scenario.computer_moves = often(10, 100);
    scenario.outbox = often(20, 150);
    scenario.seconds = often(20, 150);
    scenario.minutes = often(5, 60);
    scenario.hours = perhaps(6);
    scenario.kill = perhaps(8);
    scenario.power_cut = perhaps(8);
    scenario.close = perhaps(4);
    scenario.freeze = perhaps(6);
    scenario.checkpoint = perhaps(10);
    scenario.disk_faults = perhaps(12);
    scenario.relay_faults = perhaps(20);
    scenario.clock_jump = perhaps(3);
    scenario.bad_address = perhaps(4);
    scenario.by_mail = often(10, 90);
    scenario.mail_doubled = perhaps(30);
    scenario.mail_authenticated = often(0, 100);
    scenario.answer_lost = perhaps(10);
    scenario.webhooks = often(10, 80);
    scenario.webhook_faults = perhaps(12);
    scenario.ban = perhaps(3);
    if (seed % 4 == 3) make_evening(scenario);
    if (seed % 16 == 15) make_crowd(scenario, often(20, 60));
    return scenario;
}

}  // namespace posthouse::sim
