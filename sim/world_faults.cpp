// The house's own work, and what goes wrong around it.
#include "sim/premises.h"
#include "sim/spoiling_unit.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>

namespace posthouse::sim {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

/// A shorter closing need not be made good: the house cannot know of it.
constexpr minutes closed_after{5};

}  // namespace

/// -1: the writer, 0: the timekeeper, 1: the computer, 2: the outbox. False: nothing to do.
bool World::work(int which) {
    if (which < 0) {
        if (committing_) return false;
        committing_ = true;
        const bool did = house_->house->do_one(Chore::commit);
        committing_ = false;
        outcomes_.commits += did;
        return did;
    }
    // Who waits while a commit is under way would wait for ever.
    if (committing_ || !at_work_.insert(which).second) return false;
    ++depth_;
    bool more = false;
    try {
        more = which == 0 ? keep_time() : which == 1 ? think() : carry_letters();
    } catch (const std::exception& fault) {  // as Worker does
        ++outcomes_.faults;
        tell(fmt::format("a worker has trouble: {}", fault.what()));
    }
    --depth_;
    at_work_.erase(which);
    return more;
}

bool World::keep_time() {
    return house_->time_keeping->round();
}
bool World::think() {
    return house_->thinking->round();
}
bool World::carry_letters() {
    return house_->outbox->send_due() > 0;
}

Or<Thought, BadRecord> World::by_chance(const Game& game, const Record& record) {
    const auto view = game.look(record);
    if (!view) return view.refusal();
    if (view->legal.empty()) return BadRecord{refuse("The game is over."), std::nullopt};
    Thought thought;
    thought.move = view->legal[dice_.below(view->legal.size())];
    return thought;
}

/// So often that the house is never taken for closed.
void World::hours_pass() {
    const auto times = dice_.any(5, 90);
    tell(fmt::format("{} minutes pass", times * 4));
    for (int i = 0; i < times; ++i) {
        now_ += minutes(4);
        ++outcomes_.steps;
        work(0);
        if (i % 8 == 0) work(2);
        if (i % 8 == 4) work(1);
    }
}

void World::disk_trouble() {
    if (dice_.chance(2)) {
        tell("the disk is well again");
        disk_.faults = {};
        return;
    }
    const int often = static_cast<int>(dice_.any(2, 60));
    switch (dice_.any(0, 4)) {
        case 0:
            tell("the disk is full");
            disk_.faults.room = disk_.used() + dice_.below(20'000);
            break;
        case 1:
            tell("the disk fails to write");
            disk_.faults.write_fails = often;
            break;
        case 2:
            tell("the disk fails to sync");
            disk_.faults.sync_fails = often;
            break;
        case 3:
            tell("the disk fails to read");
            disk_.faults.read_fails = 10 * often;
            break;
        default:
            tell("the disk is slow");
            disk_.faults.slow = [this] { now_ += milliseconds(dice_.any(1, 20'000)); };
    }
}

void World::relay_trouble() {
    if (dice_.chance(2)) {
        tell("the relay is well again");
        post_.trouble = {};
        return;
    }
    post_.trouble.away = dice_.chance(2);
    post_.trouble.fails = static_cast<int>(dice_.any(0, 4));
    post_.trouble.answer_lost = season_.answer_lost;
    tell(post_.trouble.away ? "the relay is away" : "the relay has trouble");
}

/// As `posthouse admin freeze` does it, beside the house.
void World::freeze_or_thaw() {
    const bool freeze = !frozen();
    try {
        transact(*house_->store, [&](Unit& unit) {
            if (freeze)
                unit.add_house_pause({now_, std::nullopt, true});
            else
                unit.end_house_pauses(now_);
        });
    } catch (const std::exception&) {
        return;
    }
    tell(freeze ? "the operator stops all clocks" : "the operator lets all clocks run");
}

void World::checkpoint() {
    sqlite3* connection = nullptr;
    constexpr const char* ways[] = {"PASSIVE", "FULL", "RESTART", "TRUNCATE"};
    const std::string sql = fmt::format("PRAGMA wal_checkpoint({})", ways[dice_.below(4)]);
    if (sqlite3_open("/dev/null", &connection) == SQLITE_OK)
        sqlite3_exec(connection, sql.c_str(), nullptr, nullptr, nullptr);
    sqlite3_close(connection);
    tell(sql);
    if (!disk_.has_power()) throw HouseKilled{};
}

/// By hand, or by a time server.
void World::clock_jumps() {
    const auto by = dice_.chance(2) ? -milliseconds(dice_.any(1, 3'600'000))
                                    : milliseconds(dice_.any(1, 4 * 3'600'000));
    tell(fmt::format("the clock jumps by {} ms", by.count()));
    const Instant from = now_;
    now_ += by;
    // Forward is as when the machine sleeps. Hours that are lived twice cannot be told apart by the
    // signs that the house leaves: what was owed for them is not asked for.
    if (by > milliseconds(0)) return stood_still(from, now_);
    lived_until_ = std::max(lived_until_, from);
    std::erase_if(closed_, [&](const StoodStill& one) { return *one.until > now_; });
}

void World::kill(bool lose) {
    ++outcomes_.kills;
    tell(lose ? "the power is gone" : "the house is killed");
    const bool long_gone = dice_.chance(4);
    reopen(lose || !disk_.has_power(), long_gone ? milliseconds(minutes(dice_.any(1, 900)))
                                                 : milliseconds(dice_.any(100, 90'000)));
}

bool World::frozen() const {
    return std::ranges::any_of(stood_still_, [](const StoodStill& one) { return !one.until; });
}

void World::stood_still(Instant from, Instant until) {
    from = std::max(from, lived_until_);
    if (until - from > closed_after) closed_.push_back({from, until});
}

std::unique_ptr<Unit> World::spoil(Unit& unit) {
    if (season_.sabotage == Sabotage::none) return nullptr;
    return std::make_unique<SpoilingUnit>(unit, season_.sabotage, spoilt_);
}

}  // namespace posthouse::sim
