// A whole house and all around it, one step after the other, from one seed: its people, the post,
// the disk, the clock on the wall, its writer, its workers, and what goes wrong. One thread does
// everything; what the house's threads would do by chance, the dice decide.
//
// Whoever waits for the house lets others go on meanwhile, so that a worker may be overtaken
// between any reading and the writing that follows from it. The innermost of those who wait is
// always the first to go on; that is the one order which threads are not bound to.
#pragma once

#include "app/background_jobs.h"
#include "app/server_core.h"
#include "mail/outbox.h"
#include "mail/receiver.h"
#include "sim/disk_vfs.h"
#include "sim/invariants.h"
#include "sim/mail_network.h"
#include "sim/scenario.h"
#include "sim/shadow_model.h"
#include "sim/simulated_players.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::sim {

struct SimulationResult {
    std::uint64_t steps = 0, commits = 0, kills = 0, faults = 0, mails = 0, letters = 0, moves = 0,
                  matches = 0, ended = 0, timeouts = 0;
    std::uint64_t fingerprint = 0;      // of all that happened, in order
    std::optional<std::string> broken;  // the law, and what was done just before
};

class Simulation {
public:
    explicit Simulation(const Scenario& scenario);
    ~Simulation();
    Simulation(const Simulation&) = delete;
    Simulation& operator=(const Simulation&) = delete;

    /// So many steps and then, with nothing in the way any more, until nothing is left to do.
    SimulationResult run(std::uint64_t steps);
    /// Called with each line that tells what happens.
    std::function<void(const std::string&)> listener;

private:
    struct ServerFixture;

    // world.cpp: opening, closing, the choice of what happens next.
    void open();
    void shut(bool killed);
    void close_for_a_while();
    void compare(const std::string& when);
    void reopen(bool lose, std::chrono::milliseconds closed);
    void step();
    bool wait_step();
    void settle();
    void after_step();
    void pause();
    void tell(const std::string& what);
    [[noreturn]] void broken(const std::string& law);

    // world_acts.cpp: what people and the post do.
    void settle_in();
    void act();
    void say_again();
    void say(SimulatedPlayer&, const club::User&, const PlayerAction&);
    void submit(SimulatedPlayer&, const club::Request&, const std::optional<PlayerAction::Move>&);
    void write(SimulatedPlayer&, const std::optional<club::User>&);
    void log_in(SimulatedPlayer&);
    void send(SimulatedPlayer&, const SimulatedPlayers::Reply&);
    void hand_in_mail();
    void hand_in(std::size_t which);
    void answered(const SimulatedPlayer&, const club::Request&,
                  const std::optional<PlayerAction::Move>&, const std::optional<club::Response>&);
    void note_words(const SimulatedPlayer&, std::string_view words);
    bool has_agreed(const club::StoreReader&, club::UserId, const club::Match&) const;
    bool stands(const PlayerAction::Move&) const;
    std::optional<club::User> user_of(const SimulatedPlayer&) const;

    // world_faults.cpp: the house's own work, and what goes wrong.
    bool work(int which);
    bool keep_time();
    bool think();
    bool carry_letters();
    void hours_pass();
    void disk_trouble();
    void relay_trouble();
    void freeze_or_thaw();
    void checkpoint();
    void clock_jumps();
    void kill(bool lose);
    void stood_still(club::Instant from, club::Instant until);
    bool frozen() const;
    std::unique_ptr<club::UnitOfWork> inject(club::UnitOfWork&);
    Expected<games::SearchReport, games::InvalidRecord> by_chance(const games::Game&,
                                                                  const games::GameRecord&);

    // world_laws.cpp: what lies between the house and its people.
    void work_stands(const UnitEffects&);
    void must_be_answered(const club::StoreReader&, const std::string& key);
    bool was_carried(const club::Letter&) const;
    void letter_left(const std::string& message_id, bool told);
    void bring_all();
    void late_answers();
    void nothing_is_left();

    const Scenario scenario_;
    Dice dice_;
    club::Instant now_;
    /// When the house found last that it had been closed. Whatever its disk needs then to write
    /// that down is time that runs.
    club::Instant opened_{};
    club::Instant lived_until_{};  // the latest that the clock has shown before it was set back
    SimulationResult outcomes_;
    std::deque<std::string> told_;

    Disk disk_;
    std::unique_ptr<DiskVfs> vfs_;
    SimulatedMailNetwork post_;
    SimulatedPlayers people_;
    ShadowModel shadow_model_;
    std::vector<PauseInterval> closed_;       // what the house has to make good by itself
    std::vector<PauseInterval> stood_still_;  // those, and what its operator has frozen
    /// Which boards somebody has said something about, other than that they do not want it: whose
    /// name, and "wari 12".
    std::set<std::pair<std::string, std::string>> spoken_of_;
    Invariants invariants_;
    std::unique_ptr<club::Store> memory_;  // where there is no disk: it outlives the house
    std::unique_ptr<ServerFixture> house_;

    int depth_ = 0;
    std::set<int> at_work_;  // which workers are in the middle of a round
    bool committing_ = false, settling_ = false;
    std::uint64_t kill_in_ = 0;  // pauses; 0: not
    int mails_ = 0, requests_ = 0, spoilt_ = 0;
    struct Unanswered {
        SimulatedPlayer* person = nullptr;
        club::Request request;
        std::optional<PlayerAction::Move> move{};
    };
    std::map<std::string, Unanswered> unanswered_;  // by their keys: to be said again
    std::map<std::string, std::pair<std::string, std::string>> sent_;  // mails by their keys
    std::set<std::string> written_, answered_;                         // Message-IDs
    std::set<std::string> carried_;  // that the house was told of, since it opened
    std::set<std::string> ever_carried_;
    struct Digest {
        long reader = 0, first = 0, last = 0;
    };
    std::vector<Digest> digests_;
};

}  // namespace posthouse::sim
