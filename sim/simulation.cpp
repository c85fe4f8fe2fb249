#include "sim/simulation.h"
#include "club/accounts/computer_accounts.h"
#include "club/clocks/turns.h"
#include "club/core/calendar.h"

#include "club/clocks/clock_tables.h"
#include "club/commands/backend.h"
#include "club/ratings/ratings.h"
#include "search/limits.h"
#include "store/sqlite/sqlite.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <map>

namespace posthouse::sim {
namespace {

constexpr std::size_t told_max = 40;
/// The store creates an empty file of this name with open(2), to set its mode, before SQLite uses
/// the simulated disk. /dev/null always exists, so nothing is created.
constexpr const char* database_path = "/dev/null";

club::Instant first_day() {
    return std::chrono::sys_days(std::chrono::year{2026} / 11 / 23) + std::chrono::hours(9);
}

/// The disk of a server that was started once and stopped.
const std::map<std::string, std::string>& new_house() {
    static const auto image = [] {
        Disk disk(Rng(1));
        const DiskVfs vfs(disk, 1, [](int) {});
        store::open_sqlite(database_path).reset();
        return disk.image();
    }();
    return image;
}

/// Salts and tokens are drawn from the seed, too: they decide which pages of an index are written.
Rng& secret_dice() {
    static Rng dice(0);
    return dice;
}
void make_secrets_repeatable(std::uint64_t seed) {
    static randombytes_implementation repeatable = [] {
        randombytes_implementation made{};
        made.implementation_name = [] { return "simulation"; };
        made.random = [] { return static_cast<std::uint32_t>(secret_dice().bits()); };
        made.buf = [](void* into, std::size_t size) {
            for (std::size_t i = 0; i < size; ++i)
                static_cast<unsigned char*>(into)[i] =
                    static_cast<unsigned char>(secret_dice().bits());
        };
        return made;
    }();
    secret_dice() = Rng(seed);
    randombytes_set_implementation(&repeatable);
}

struct Choice {
    int weight;
    std::function<void()> what;
};

}  // namespace

mail::MailIdentity server_identity() {
    return {.mail_address = "house@house.example",
            .host = "house.example",
            .base_url = "https://house.example",
            .authserv_id = "mx.house.example"};
}

Simulation::Simulation(const Scenario& scenario)
    : scenario_(scenario),
      rng_(scenario.seed),
      now_(first_day()),
      disk_(rng_.split()),
      mail_network_(rng_.split()),
      webhook_receiver_(rng_.split()),
      players_(scenario.people, rng_.split(), scenario.evening),
      invariants_([this] { return now_; }, pauses_,
                  [this](const club::StoreReader& reader, club::UserId user,
                         const club::Match& match) { return has_agreed(reader, user, match); }) {
    make_secrets_repeatable(scenario.seed);
    if (scenario_.sqlite) {
        if (scenario_.used_disk) disk_.begin_with(new_house());
        vfs_ = std::make_unique<DiskVfs>(disk_, rng_.bits(),
                                         [this](int ms) { now_ += std::chrono::milliseconds(ms); });
    } else {
        memory_ = std::make_unique<store::MemoryStore>();
    }
    disk_.fakes_sync = scenario_.injected_bug == InjectedBug::lying_disk;
    shadow_model_.on_commit = [this](const UnitEffects& events) { on_commit(events); };
    mail_network_.skips = scenario_.injected_bug == InjectedBug::skipped_post;
    mail_network_.doubles = scenario_.injected_bug == InjectedBug::doubled_post;
    mail_network_.pause = [this] { pause(); };
    webhook_receiver_.on_request = [this](const std::string& url, long status, const auto& fields) {
        trace(fmt::format("webhook {}: {} {}", url, status, fields[3]));
    };
    webhook_receiver_.pause = [this] { pause(); };
    mail_network_.on_sent = [this](const std::string& id, bool told) { on_letter_sent(id, told); };
    club::run_until_ready() = [this] {
        if (!wait_step()) fail("a request is never answered");
    };
}

Simulation::~Simulation() {
    // The server answers what still waits, but nothing else happens any more.
    settling_ = true;
    kill_in_ = 0;
    disk_.cut_power();
    server_.reset();
    club::run_until_ready() = nullptr;
}

void Simulation::trace(const std::string& what) {
    const auto milliseconds_of_day = (now_ - std::chrono::floor<std::chrono::days>(now_)).count();
    std::string line =
        fmt::format("{:6} {}:{:02}.{:03} {}{}", result_.steps, club::format_minute(now_),
                    milliseconds_of_day / 1000 % 60, milliseconds_of_day % 1000,
                    std::string(2 * static_cast<std::size_t>(depth_), ' '), what);
    for (const char c : line)
        result_.fingerprint =
            (result_.fingerprint ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    if (listener) listener(line);
    trace_.push_back(std::move(line));
    if (trace_.size() > told_max) trace_.pop_front();
}

void Simulation::fail(const std::string& law) {
    throw InvariantViolation{law};
}

void Simulation::open() {
    server_ = std::make_unique<ServerFixture>();
    if (scenario_.sqlite) server_->database = store::open_sqlite(database_path);
    server_->store = std::make_unique<ShadowedStore>(ShadowedStore::Parts{
        server_->database ? server_->database.get() : memory_.get(), &shadow_model_,
        scenario_.sqlite ? &disk_ : nullptr, [this](club::RowWriter& rows) { return inject(rows); },
        scenario_.injected_bug == InjectedBug::swallowed_error, [this] { pause(); }});
    club::Store& store = *server_->store;
    store.read(
        [&](const club::StoreReader& reader) { shadow_model_.compare(reader, "after opening"); });
    club::transact(store, [this](club::UnitOfWork& unit) {
        club::create_computer_accounts(unit, now_);
        club::run_rating_job(unit);
    });
    app::ServerOptions settings{{server_identity().host, server_key(),
                                 [this] { return rng_.bits(); }, scenario_.answers_an_hour},
                                club::PasswordCost::minimal,
                                [this] { return now_; }};
    settings.threads = false;
    settings.club.series_policy = club::SeriesPolicy::everybody;
    server_->server = std::make_unique<app::Server>(store, std::move(settings));
    const club::Backend door = server_->server->backend();
    server_->receiver = std::make_unique<mail::MailReceiver>(door, server_identity(), server_key());
    server_->outbox =
        std::make_unique<mail::Outbox>(door, mail_network_, server_identity(), server_key());
    server_->webhooks = std::make_unique<push::WebhookDispatcher>(
        door, server_key(), [](const auto&, const auto&, auto) { return std::string("an event"); },
        [this](const std::string& url, const std::vector<std::string>& fields, const std::string&) {
            return webhook_receiver_.post(url, fields);
        },
        1);
    server_->clock_job = std::make_unique<app::ClockJob>(*server_->server);
    server_->computer_job = std::make_unique<app::ComputerMoveJob>(
        door, games::TablebaseProvider{}, opening_book::BookProvider{},
        [this](const games::Game& game, const games::GameRecord& record,
               const search::ThinkLimits&) { return random_move(game, record); },
        [] { return std::chrono::microseconds(0); });
    club::transact(store, [this](club::UnitOfWork& unit) {
        opened_ = now_;
        club::record_start(unit, now_);
    });
}

/// Destroys the server in whatever state it is.
void Simulation::stop(bool killed) {
    if (killed) disk_.cut_power();
    // Requests that are rejected by the shutdown run no other steps meanwhile.
    depth_ = 0;
    kill_in_ = 0;
    server_.reset();
    running_workers_.clear();
    committing_ = false;
    sent_letters_.clear();
    for (MailInTransit& mail : mail_network_.to_server) mail.submitted = false;
}

/// Retries until the server has started; the power may fail again meanwhile.
void Simulation::reopen(bool lose, std::chrono::milliseconds closed) {
    const club::Instant from = now_;
    for (;;) {
        stop(true);
        disk_.power_on(lose);
        disk_.fakes_sync = scenario_.injected_bug == InjectedBug::lying_disk;
        now_ += closed;
        if (rng_.chance(8) && !settling_)
            disk_.cut_power_after(static_cast<std::uint64_t>(rng_.between(1, 30)));
        try {
            open();
            break;
        } catch (const SimulatedCrash&) {
            trace("killed while starting");
        } catch (const std::exception& fault) {
            if (disk_.has_power()) fail(std::string("cannot start: ") + fault.what());
            trace("killed while starting");
        }
    }
    record_pause(from, opened_);
    trace("started again");
}

/// Like SIGTERM or an update of the program.
void Simulation::close_for_a_while() {
    settle();
    trace("stops");
    const club::Instant from = now_;
    stop(false);
    now_ += std::chrono::minutes(rng_.between(0, 600));
    try {
        open();
    } catch (const std::exception& fault) {
        if (!disk_.has_power()) throw SimulatedCrash{};
        trace(fmt::format("cannot start until the disk recovers: {}", fault.what()));
        server_.reset();
        disk_.faults = {};
        try {
            open();
        } catch (const std::exception&) {
            if (!disk_.has_power()) throw SimulatedCrash{};
            throw;
        }
    }
    record_pause(from, opened_);
}

void Simulation::compare(const std::string& when) {
    try {
        server_->store->read(
            [&](const club::StoreReader& reader) { shadow_model_.compare(reader, when); });
    } catch (const std::exception& fault) {
        trace(fmt::format("cannot read: {}", fault.what()));
    }
}

/// Called between any two operations of the server: it may be killed or overtaken here.
void Simulation::pause() {
    if (kill_in_ > 0 && --kill_in_ == 0) {
        trace("killed");
        throw SimulatedCrash{};
    }
    if (depth_ == 0 || depth_ > 2 || settling_ || !rng_.chance(6)) return;
    ++depth_;
    step();
    --depth_;
}

void Simulation::step() {
    ++result_.steps;
    app::Server& house = *server_->server;
    const auto chore = [&](app::ManualStep what) {
        return [this, &house, what] { (void)house.run_step(what); };
    };
    const std::array<Choice, 24> choices{{
        {scenario_.player_actions, [this] { act(); }},
        {scenario_.mail_deliveries, [this] { deliver_some_mail(); }},
        {scenario_.lobby, chore(app::ManualStep::admit)},
        {scenario_.password, chore(app::ManualStep::password)},
        {committing_ ? 0 : scenario_.commit, [this] { work(-1); }},
        {scenario_.clock_worker, [this] { work(0); }},
        {scenario_.computer_moves, [this] { work(1); }},
        {scenario_.outbox, [this] { work(2); }},
        {scenario_.webhooks, [this] { work(3); }},
        {scenario_.seconds, [this] { now_ += std::chrono::milliseconds(rng_.between(1, 5000)); }},
        {scenario_.minutes,
         [this] { now_ += std::chrono::milliseconds(rng_.between(1, 240'000)); }},
        {depth_ > 0 ? 0 : scenario_.hours, [this] { hours_pass(); }},
        {scenario_.kill, [this] { kill_in_ = static_cast<std::uint64_t>(rng_.between(1, 20)); }},
        {scenario_.sqlite ? scenario_.power_cut : 0,
         [this] { disk_.cut_power_after(static_cast<std::uint64_t>(rng_.between(1, 40))); }},
        {depth_ > 0 ? 0 : scenario_.close, [this] { close_for_a_while(); }},
        {committing_ || depth_ > 0 ? 0 : scenario_.freeze, [this] { freeze_or_thaw(); }},
        {committing_ || !scenario_.sqlite ? 0 : scenario_.checkpoint, [this] { checkpoint(); }},
        {scenario_.sqlite ? scenario_.disk_faults : 0, [this] { change_disk_faults(); }},
        {scenario_.relay_faults, [this] { change_relay_faults(); }},
        {scenario_.webhook_faults, [this] { change_webhook_faults(); }},
        {depth_ > 0 ? 0 : scenario_.clock_jump, [this] { jump_clock(); }},
        {scenario_.bad_address,
         [this] {
             auto& set =
                 rng_.chance(2) ? mail_network_.gone_addresses : mail_network_.bouncing_addresses;
             const std::string& address = players_.random_player().address;
             if (!set.erase(address)) set.insert(address);
         }},
        {committing_ || depth_ > 0 ? 0 : scenario_.ban, [this] { ban_somebody(); }},
        {committing_ ? 0 : 1, [this] { compare("now and then"); }},
    }};
    int sum = 0;
    for (const Choice& choice : choices) sum += choice.weight;
    auto cast = static_cast<int>(rng_.between(1, sum));
    for (const Choice& choice : choices)
        if ((cast -= choice.weight) <= 0) return choice.what();
}

/// Runs another step while a job waits for the server; false if there is none.
bool Simulation::wait_step() {
    if (!settling_ && depth_ <= 3 && rng_.chance(2)) {
        ++depth_;
        step();
        --depth_;
        return true;
    }
    if (committing_) return false;
    return work(-1);
}

SimulationResult Simulation::run(std::uint64_t steps) {
    try {
        try {
            open();
            if (scenario_.settled) sign_up_players();
        } catch (const SimulatedCrash&) {
            reopen(true, std::chrono::minutes(1));
        }
        while (result_.steps < steps * scenario_.steps_times) try {
                step();
            } catch (const SimulatedCrash&) {
                kill(scenario_.power_cut > 0 && rng_.chance(2));
            }
        settling_ = true;
        kill_in_ = 0;
        check_nothing_left();
    } catch (const InvariantViolation& law) {
        std::string text = law.what + "\n\nWhat was done before that:\n";
        for (const std::string& line : trace_) text += line + "\n";
        result_.violation = text;
    }
    return result_;
}

}  // namespace posthouse::sim
