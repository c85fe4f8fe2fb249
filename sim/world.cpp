#include "sim/world.h"

#include "club/awaited.h"
#include "club/notices.h"
#include "club/ratings.h"
#include "sim/premises.h"
#include "store/sqlite.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <map>

namespace posthouse::sim {
namespace {

constexpr std::size_t told_max = 40;
/// The store itself makes an empty file of this name with open(2), to set its mode, before SQLite
/// (and that means our disk) sees it. This one is always there, so that nothing is made.
constexpr const char* database_path = "/dev/null";

Instant first_day() {
    return std::chrono::sys_days(std::chrono::year{2026} / 11 / 23) + std::chrono::hours(9);
}

/// What lies on the disk of a house that was opened once and closed again.
const std::map<std::string, std::string>& new_house() {
    static const auto image = [] {
        Disk disk(Dice(1));
        const DiskVfs vfs(disk, 1, [](int) {});
        open_sqlite(database_path).reset();
        return disk.image();
    }();
    return image;
}

/// Salts and tokens, too, come from the seed: where a token lies in a tree decides which pages are
/// written.
Dice& secret_dice() {
    static Dice dice(0);
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
    secret_dice() = Dice(seed);
    randombytes_set_implementation(&repeatable);
}

struct Choice {
    int weight;
    std::function<void()> what;
};

}  // namespace

HouseKey key_of_house() {
    return HouseKey::of("a simulated house");
}

MailIdentity identity_of_house() {
    return {.house_address = "house@house.example",
            .host = "house.example",
            .page_url = "https://house.example",
            .authserv_id = "mx.house.example"};
}

World::World(const Season& season)
    : season_(season),
      dice_(season.seed),
      now_(first_day()),
      disk_(dice_.split()),
      post_(dice_.split()),
      people_(season.people, dice_.split()),
      laws_([this] { return now_; }, stood_still_,
            [this](const Reader& reader, UserId user, const Match& match) {
                return has_agreed(reader, user, match);
            }) {
    make_secrets_repeatable(season.seed);
    if (season_.sqlite) {
        if (season_.used_disk) disk_.begin_with(new_house());
        vfs_ = std::make_unique<DiskVfs>(disk_, dice_.bits(),
                                         [this](int ms) { now_ += milliseconds(ms); });
    } else {
        memory_ = std::make_unique<MemoryStore>();
    }
    disk_.lies = season_.sabotage == Sabotage::lying_disk;
    witness_.on_stands = [this](const Events& events) { work_stands(events); };
    post_.skips = season_.sabotage == Sabotage::skipped_post;
    post_.doubles = season_.sabotage == Sabotage::doubled_post;
    post_.pause = [this] { pause(); };
    post_.left = [this](const std::string& id, bool told) { letter_left(id, told); };
    while_waiting() = [this] {
        if (!wait_step()) broken("somebody waits for an answer that never comes");
    };
}

World::~World() {
    disk_.cut_power();
    house_.reset();
    while_waiting() = nullptr;
}

void World::tell(const std::string& what) {
    const auto milliseconds_of_day = (now_ - std::chrono::floor<std::chrono::days>(now_)).count();
    std::string line =
        fmt::format("{:6} {}:{:02}.{:03} {}{}", outcomes_.steps, minute_in_words(now_),
                    milliseconds_of_day / 1000 % 60, milliseconds_of_day % 1000,
                    std::string(2 * static_cast<std::size_t>(depth_), ' '), what);
    for (const char c : line)
        outcomes_.fingerprint =
            (outcomes_.fingerprint ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    if (listener) listener(line);
    told_.push_back(std::move(line));
    if (told_.size() > told_max) told_.pop_front();
}

void World::broken(const std::string& law) {
    throw LawBroken{law};
}

void World::open() {
    house_ = std::make_unique<Premises>();
    if (season_.sqlite) house_->database = open_sqlite(database_path);
    house_->store = std::make_unique<WitnessedStore>(WitnessedStore::Parts{
        house_->database ? house_->database.get() : memory_.get(), &witness_,
        season_.sqlite ? &disk_ : nullptr, [this](Unit& unit) { return spoil(unit); },
        season_.sabotage == Sabotage::swallowed_fault, [this] { pause(); }});
    Store& store = *house_->store;
    store.read([&](const Reader& reader) { witness_.compare(reader, "after opening"); });
    transact(store, [this](Unit& unit) {
        Service::seat_computers(unit, now_);
        rate_the_past(unit);
        unit.remove_sessions_before(now_);
    });
    HouseSettings settings{{identity_of_house().host, key_of_house(),
                            [this] { return dice_.bits(); }, season_.answers_an_hour},
                           PasswordCost::minimal,
                           [this] { return now_; }};
    settings.threads = false;
    house_->house = std::make_unique<House>(store, std::move(settings));
    const Door door = house_->house->door();
    house_->intake = std::make_unique<Intake>(door, identity_of_house(), key_of_house());
    house_->outbox = std::make_unique<Outbox>(
        door, post_, identity_of_house(), key_of_house(), OutboxSettings{},
        PictureShelf([](std::string_view) { return std::string("a picture"); }));
    house_->time_keeping = std::make_unique<TimeKeeping>(*house_->house);
    house_->thinking = std::make_unique<Thinking>(
        door, TablesNow{},
        [this](const Game& game, const Record& record, const ThinkLimits&) {
            return by_chance(game, record);
        },
        [] { return std::chrono::microseconds(0); });
    transact(store, [this](Unit& unit) {
        opened_ = now_;
        Service::note_alive(unit, now_);
    });
}

/// The house's things are gone, in whatever state they were.
void World::shut(bool killed) {
    if (killed) disk_.cut_power();
    // Who is told that the server closes goes on with nothing else meanwhile.
    depth_ = 0;
    kill_in_ = 0;
    house_.reset();
    at_work_.clear();
    committing_ = false;
    carried_.clear();
    for (MailOnItsWay& mail : post_.to_house) mail.handed_in = false;
}

/// Until it is open; the power may go again meanwhile.
void World::reopen(bool lose, milliseconds closed) {
    const Instant from = now_;
    for (;;) {
        shut(true);
        disk_.power_on(lose);
        disk_.lies = season_.sabotage == Sabotage::lying_disk;
        now_ += closed;
        if (dice_.chance(8) && !settling_)
            disk_.cut_power_after(static_cast<std::uint64_t>(dice_.any(1, 30)));
        try {
            open();
            break;
        } catch (const HouseKilled&) {
            tell("killed while it opens");
        } catch (const std::exception& fault) {
            if (disk_.has_power()) broken(std::string("it cannot be opened: ") + fault.what());
            tell("killed while it opens");
        }
    }
    stood_still(from, opened_);
    tell("open again");
}

/// As SIGTERM does it, and an update of the program.
void World::close_for_a_while() {
    settle();
    tell("closes");
    const Instant from = now_;
    shut(false);
    now_ += std::chrono::minutes(dice_.any(0, 600));
    try {
        open();
    } catch (const std::exception& fault) {
        if (!disk_.has_power()) throw HouseKilled{};
        tell(fmt::format("cannot open, until the disk is well again: {}", fault.what()));
        house_.reset();
        disk_.faults = {};
        try {
            open();
        } catch (const std::exception&) {
            if (!disk_.has_power()) throw HouseKilled{};
            throw;
        }
    }
    stood_still(from, opened_);
}

void World::compare(const std::string& when) {
    try {
        house_->store->read([&](const Reader& reader) { witness_.compare(reader, when); });
    } catch (const std::exception& fault) {
        tell(fmt::format("nothing can be read: {}", fault.what()));
    }
}

/// Between any two things that the house does: here it may be killed, or overtaken.
void World::pause() {
    if (kill_in_ > 0 && --kill_in_ == 0) {
        tell("killed");
        throw HouseKilled{};
    }
    if (depth_ == 0 || depth_ > 2 || settling_ || !dice_.chance(6)) return;
    ++depth_;
    step();
    --depth_;
}

void World::step() {
    ++outcomes_.steps;
    House& house = *house_->house;
    const auto chore = [&](Chore what) {
        return [this, &house, what] { (void)house.do_one(what); };
    };
    const std::array<Choice, 21> choices{{
        {season_.acts, [this] { act(); }},
        {season_.hands_in, [this] { hand_in_mail(); }},
        {season_.lobby, chore(Chore::lobby)},
        {season_.password, chore(Chore::password)},
        {committing_ ? 0 : season_.commit, [this] { work(-1); }},
        {season_.timekeeper, [this] { work(0); }},
        {season_.thinker, [this] { work(1); }},
        {season_.outbox, [this] { work(2); }},
        {season_.seconds, [this] { now_ += milliseconds(dice_.any(1, 5000)); }},
        {season_.minutes, [this] { now_ += milliseconds(dice_.any(1, 240'000)); }},
        {depth_ > 0 ? 0 : season_.hours, [this] { hours_pass(); }},
        {season_.kill, [this] { kill_in_ = static_cast<std::uint64_t>(dice_.any(1, 20)); }},
        {season_.sqlite ? season_.power_cut : 0,
         [this] { disk_.cut_power_after(static_cast<std::uint64_t>(dice_.any(1, 40))); }},
        {depth_ > 0 ? 0 : season_.close, [this] { close_for_a_while(); }},
        {committing_ || depth_ > 0 ? 0 : season_.freeze, [this] { freeze_or_thaw(); }},
        {committing_ || !season_.sqlite ? 0 : season_.checkpoint, [this] { checkpoint(); }},
        {season_.sqlite ? season_.disk_trouble : 0, [this] { disk_trouble(); }},
        {season_.relay_trouble, [this] { relay_trouble(); }},
        {depth_ > 0 ? 0 : season_.clock_jump, [this] { clock_jumps(); }},
        {season_.bad_address,
         [this] {
             auto& set = dice_.chance(2) ? post_.gone_addresses : post_.bouncing_addresses;
             const std::string& address = people_.somebody().address;
             if (!set.erase(address)) set.insert(address);
         }},
        {committing_ ? 0 : 1, [this] { compare("now and then"); }},
    }};
    int sum = 0;
    for (const Choice& choice : choices) sum += choice.weight;
    auto cast = static_cast<int>(dice_.any(1, sum));
    for (const Choice& choice : choices)
        if ((cast -= choice.weight) <= 0) return choice.what();
}

/// What happens while somebody waits for the house; false: nothing will.
bool World::wait_step() {
    if (!settling_ && depth_ <= 3 && dice_.chance(2)) {
        ++depth_;
        step();
        --depth_;
        return true;
    }
    if (committing_) return false;
    return work(-1);
}

Outcomes World::run(std::uint64_t steps) {
    try {
        try {
            open();
            if (season_.settled) settle_in();
        } catch (const HouseKilled&) {
            reopen(true, std::chrono::minutes(1));
        }
        while (outcomes_.steps < steps) try {
                step();
            } catch (const HouseKilled&) {
                kill(season_.power_cut > 0 && dice_.chance(2));
            }
        settling_ = true;
        kill_in_ = 0;
        nothing_is_left();
    } catch (const LawBroken& law) {
        std::string text = law.what + "\n\nWhat was done before that:\n";
        for (const std::string& line : told_) text += line + "\n";
        outcomes_.broken = text;
    }
    return outcomes_;
}

}  // namespace posthouse::sim
