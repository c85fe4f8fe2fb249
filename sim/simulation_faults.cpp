// The server's own jobs, and faults around it.
#include "club/clocks/clock_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/programs/program_tables.h"
#include "sim/faulty_rows.h"
#include "sim/simulation.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>

namespace posthouse::sim {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

/// The server cannot notice a shorter downtime, so it need not compensate it.
constexpr minutes closed_after{5};

}  // namespace

/// -1: writer, 0: clock job, 1: computer, 2: outbox, 3: webhooks. False if it has nothing to do.
bool Simulation::work(int which) {
    if (which < 0) {
        if (committing_) return false;
        committing_ = true;
        const bool did = server_->server->run_step(app::ManualStep::commit);
        committing_ = false;
        result_.commits += did;
        return did;
    }
    // A job that waits during a commit would wait forever.
    if (committing_ || !running_workers_.insert(which).second) return false;
    ++depth_;
    bool more = false;
    try {
        more = which == 0   ? run_clock_job()
               : which == 1 ? run_computer()
               : which == 2 ? run_outbox()
                            : run_webhooks();
    } catch (const std::exception& fault) {  // like PeriodicWorker
        ++result_.faults;
        trace(fmt::format("a worker failed: {}", fault.what()));
    }
    --depth_;
    running_workers_.erase(which);
    return more;
}

bool Simulation::run_clock_job() {
    return server_->clock_job->run_once();
}
bool Simulation::run_computer() {
    return server_->computer_job->run_once();
}
bool Simulation::run_outbox() {
    return server_->outbox->send_due() > 0;
}

bool Simulation::run_webhooks() {
    server_->store->read([&](const club::StoreReader& reader) {
        for (const club::Webhook& one : webhooks_due(reader, club::Instant::max(), club::all_rows))
            webhooks_since_.emplace(one.id, one.last_delivered);
    });
    return server_->webhooks->send_due() > 0;
}

Expected<games::SearchReport, games::InvalidRecord> Simulation::random_move(
    const games::Game& game, const games::GameRecord& record) {
    const auto view = game.state(record);
    if (!view) return view.error();
    if (view->legal.empty())
        return games::InvalidRecord{refuse("game-over", "The game is over."), std::nullopt};
    games::SearchReport search_report;
    search_report.move = view->legal[rng_.below(view->legal.size())];
    return search_report;
}

/// In steps short enough that the server never counts as down.
void Simulation::hours_pass() {
    const auto times = rng_.between(5, 90);
    trace(fmt::format("{} minutes pass", times * 4));
    for (int i = 0; i < times; ++i) {
        now_ += minutes(4);
        ++result_.steps;
        work(0);
        if (i % 8 == 0) work(2);
        if (i % 8 == 4) work(1);
    }
}

void Simulation::change_disk_faults() {
    if (rng_.chance(2)) {
        trace("the disk has recovered");
        disk_.faults = {};
        return;
    }
    const int often = static_cast<int>(rng_.between(2, 60));
    switch (rng_.between(0, 4)) {
        case 0:
            trace("the disk is full");
            disk_.faults.room = disk_.used() + rng_.below(20'000);
            break;
        case 1:
            trace("the disk fails to write");
            disk_.faults.write_fails = often;
            break;
        case 2:
            trace("the disk fails to sync");
            disk_.faults.sync_fails = often;
            break;
        case 3:
            trace("the disk fails to read");
            disk_.faults.read_fails = 10 * often;
            break;
        default:
            trace("the disk is slow");
            disk_.faults.slow = [this] {
                now_ += std::chrono::milliseconds(rng_.between(1, 20'000));
            };
    }
}

void Simulation::change_relay_faults() {
    if (rng_.chance(2)) {
        trace("the relay has recovered");
        mail_network_.faults = {};
        return;
    }
    mail_network_.faults.unavailable = rng_.chance(2);
    mail_network_.faults.fails = static_cast<int>(rng_.between(0, 4));
    mail_network_.faults.answer_lost = scenario_.answer_lost;
    trace(mail_network_.faults.unavailable ? "the relay is unavailable" : "the relay fails");
}

void Simulation::change_webhook_faults() {
    webhook_receiver_.fails = rng_.chance(2) ? 0 : static_cast<int>(rng_.between(1, 4));
    trace(webhook_receiver_.fails > 0 ? "webhooks fail" : "webhooks work again");
}

/// Like `posthouse admin freeze`, beside the running server.
void Simulation::freeze_or_thaw() {
    const bool freeze = !frozen();
    try {
        club::transact(*server_->store, [&](club::UnitOfWork& unit) {
            if (freeze)
                unit.insert(club::ServerPause{now_, std::nullopt, true});
            else
                end_server_pauses(unit, now_);
        });
    } catch (const std::exception&) {
        return;
    }
    trace(freeze ? "the operator pauses all clocks" : "the operator resumes all clocks");
}

/// Like `posthouse admin ban`, for some hours.
void Simulation::ban_somebody() {
    const std::string name = players_.random_player().name;
    const auto lasting = std::chrono::milliseconds(hours(rng_.between(1, 30)));
    club::Club club({server_identity().host, server_key(), [this] { return rng_.bits(); }});
    try {
        club::transact(*server_->store, [&](club::UnitOfWork& unit) {
            (void)add_sanction(club, unit, {"sim", "", now_}, name, club::SanctionKind::ban,
                               lasting);
        });
    } catch (const std::exception&) {
        return;
    }
    trace("the operator bans " + name);
}

void Simulation::checkpoint() {
    sqlite3* connection = nullptr;
    constexpr const char* ways[] = {"PASSIVE", "FULL", "RESTART", "TRUNCATE"};
    const std::string sql = fmt::format("PRAGMA wal_checkpoint({})", ways[rng_.below(4)]);
    if (sqlite3_open("/dev/null", &connection) == SQLITE_OK)
        sqlite3_exec(connection, sql.c_str(), nullptr, nullptr, nullptr);
    sqlite3_close(connection);
    trace(sql);
    if (!disk_.has_power()) throw SimulatedCrash{};
}

/// By hand or by a time server.
void Simulation::jump_clock() {
    const auto by = rng_.chance(2) ? -std::chrono::milliseconds(rng_.between(1, 3'600'000))
                                   : std::chrono::milliseconds(rng_.between(1, 4 * 3'600'000));
    trace(fmt::format("the clock jumps by {} ms", by.count()));
    const club::Instant from = now_;
    now_ += by;
    // Forward is like a sleeping machine. How much of the hours that occur twice is given back
    // depends on whether the server wrote anything within them, so it is not checked.
    if (by > std::chrono::milliseconds(0)) return record_pause(from, now_);
    lived_until_ = std::max(lived_until_, from);
    std::erase_if(downtimes_, [&](const PauseInterval& one) { return *one.until > now_; });
}

void Simulation::kill(bool lose) {
    ++result_.kills;
    trace(lose ? "the power is cut" : "the server is killed");
    const bool long_gone = rng_.chance(4);
    reopen(lose || !disk_.has_power(),
           long_gone ? std::chrono::milliseconds(minutes(rng_.between(1, 900)))
                     : std::chrono::milliseconds(rng_.between(100, 90'000)));
}

bool Simulation::frozen() const {
    return std::ranges::any_of(pauses_, [](const PauseInterval& one) { return !one.until; });
}

void Simulation::record_pause(club::Instant from, club::Instant until) {
    from = std::max(from, lived_until_);
    if (until - from > closed_after) downtimes_.push_back({from, until});
}

std::unique_ptr<club::RowWriter> Simulation::inject(club::RowWriter& rows) {
    if (scenario_.injected_bug == InjectedBug::none) return nullptr;
    return std::make_unique<FaultyRows>(rows, scenario_.injected_bug, bug_opportunities_);
}

}  // namespace posthouse::sim
