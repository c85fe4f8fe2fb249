#include "mail/outbox.h"

#include "club/awaited.h"
#include "club/leaving.h"
#include "club/post.h"
#include "mail/addresses.h"
#include "mail/parcels.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <future>
#include <memory>
#include <utility>

namespace posthouse {
namespace {

constexpr std::size_t round_max = 100;
constexpr std::size_t known_troubled_max = 20'000;
constexpr milliseconds wait_min = std::chrono::minutes(1);
constexpr milliseconds wait_max = std::chrono::hours(6);
constexpr milliseconds trouble_max = std::chrono::days(5);
constexpr milliseconds absence_pause_min = std::chrono::seconds(5);
constexpr milliseconds absence_pause_max = std::chrono::minutes(5);
constexpr std::string_view no_address =
    "none of the player's addresses takes mail now: it waits on the page";

std::int64_t number_of(LetterId id) {
    return static_cast<std::int64_t>(id);
}

}  // namespace

milliseconds wait_after(int attempts) {
    milliseconds wait = wait_min;
    for (int i = 1; i < attempts && wait < wait_max; ++i) wait *= 2;
    return std::min(wait, wait_max);
}

bool is_dead_after(int attempts) {
    milliseconds waited{};
    for (int i = 1; i <= attempts && waited < trouble_max; ++i) waited += wait_after(i);
    return waited >= trouble_max;
}

/// What became of a parcel.
struct Outbox::Fate {
    enum class Kind { carried, trouble, refused, away, to_page } kind = Kind::carried;
    std::string said;
    bool hopeless = false;
    std::optional<std::string> address;  // where it went or was to go, if that is known

    bool is_over() const { return kind != Kind::trouble && kind != Kind::away; }

    /// The same fate, written into one letter.
    void befall(Letter& letter, Instant now) const {
        letter.trouble = said;
        if (kind == Kind::away) return;  // no fault of the letter's
        if (address) letter.address = *address;
        if (kind == Kind::to_page) return;
        ++letter.attempts;
        if (kind == Kind::carried) {
            letter.sent = now;
            return;
        }
        letter.due = now + wait_after(letter.attempts);
        if (kind == Kind::refused || is_dead_after(letter.attempts)) letter.given_up = now;
    }
};

struct Outbox::Round {
    Instant now;
    int sent = 0;
    std::vector<std::pair<std::vector<LetterId>, std::future<bool>>> notes{};
};

Outbox::Thread Outbox::thread_of(const Letter& letter) {
    return {letter.match.value_or(MatchId{}),
            letter.to != UserId{} ? std::to_string(static_cast<std::int64_t>(letter.to))
                                  : lowered(letter.address)};
}

/// Whether it is we who carry. What is known of threads was learned when it became so.
Duty Outbox::duty() {
    const Duty duty = door_.store->take_on("letters");
    if (duty == Duty::fresh) {
        knows_troubled_ = false;
        troubled_.clear();
    }
    return duty;
}

/// Once, when the house has opened or we have begun to carry.
void Outbox::know_troubled(Instant now) {
    if (std::exchange(knows_troubled_, true)) return;
    door_.store->read([&](const Reader& reader) {
        for (const Letter& letter :
             reader.letters_due(now + std::chrono::days(365), known_troubled_max))
            if (letter.match && letter.attempts > 0) troubled_[thread_of(letter)].insert(letter.id);
    });
}

/// Until when this letter must wait for an earlier one of its thread; none: it need not.
std::optional<Instant> Outbox::must_wait(const Letter& letter) {
    if (!letter.match) return std::nullopt;
    const auto thread = troubled_.find(thread_of(letter));
    if (thread == troubled_.end()) return std::nullopt;
    std::optional<Instant> until;
    door_.store->read([&](const Reader& reader) {
        std::erase_if(thread->second, [&](LetterId id) {
            if (id >= letter.id) return false;
            const auto earlier = reader.letter(id);
            const bool waits =
                earlier && !earlier->sent && !earlier->given_up && !earlier->address.empty();
            if (waits) until = std::max(until.value_or(Instant{}), earlier->due);
            return !waits;
        });
    });
    if (thread->second.empty()) troubled_.erase(thread);
    return until;
}

struct Outbox::Look {
    std::string address;  // empty: it goes nowhere
    std::vector<Enclosed> letters;
    Instant today{};  // the reader's own day
};

/// What is known of players and boards at this moment.
Outbox::Look Outbox::look_at(const Parcel& parcel, Instant now) {
    Look look;
    look.today = now;
    door_.store->read([&](const Reader& reader) {
        look.address = present_address(reader, parcel.front());
        if (look.address.empty()) return;
        const auto user = reader.user(parcel.front().to);
        if (user && user->quiet) look.today += user->quiet->zone;
        for (const Letter& letter : parcel) {
            look.letters.push_back({letter, {}});
            look.letters.back().letter.address = look.address;
            look.letters.back().enclosure =
                enclosure_of(reader, look.letters.back().letter, key_, pictures_);
        }
    });
    return look;
}

/// Throws what the postman throws.
void Outbox::hand_over(const Look& look, Instant now) {
    const auto& [letter, enclosure] = look.letters.front();
    const std::string mail = look.letters.size() == 1
                                 ? render(letter, enclosure, identity_, key_)
                                 : render_digest(look.letters, now, look.today, identity_, key_);
    postman_.carry(mail, envelope_from(letter, enclosure, identity_), look.address);
    for (const Enclosed& one : look.letters) unnoted_.insert(one.letter.id);
}

Outbox::Fate Outbox::carried(const Look& look, Instant now) {
    Fate fate;
    fate.address = look.address;
    try {
        if (look.address.empty()) {
            fate.kind = Fate::Kind::to_page;
            fate.said = no_address;
        } else if (!mailable(look.address)) {
            fate.kind = Fate::Kind::refused;
            fate.said = "this is not an address that mail can be sent to";
        } else {
            hand_over(look, now);
        }
    } catch (const PostmanAway& absence) {
        fate.kind = Fate::Kind::away;
        fate.said = printable(absence.what());
    } catch (const PostmanRefused& refusal) {
        fate.kind = Fate::Kind::refused;
        fate.said = printable(refusal.what());
        fate.hopeless = refusal.hopeless;
    } catch (const std::exception& fault) {
        fate.kind = Fate::Kind::trouble;
        fate.said = printable(fault.what());
    }
    return fate;
}

/// Hands in what became of the parcel; it may be written together with others.
void Outbox::note(Round& round, const Parcel& parcel, const Fate& fate) {
    std::vector<LetterId> ids;
    for (const Letter& letter : parcel) {
        ids.push_back(letter.id);
        if (!letter.match) continue;
        if (fate.kind == Fate::Kind::trouble) {
            troubled_[thread_of(letter)].insert(letter.id);
        } else if (fate.is_over()) {
            const auto thread = troubled_.find(thread_of(letter));
            if (thread == troubled_.end()) continue;
            thread->second.erase(letter.id);
            if (thread->second.empty()) troubled_.erase(thread);
        }
    }
    const auto noted = std::make_shared<std::promise<bool>>();
    round.notes.emplace_back(ids, noted->get_future());
    door_.write(
        [ids = std::move(ids), now = round.now, fate](Unit& unit) {
            std::optional<UserId> lost;
            for (LetterId id : ids) {
                std::optional<Letter> stored = unit.letter(id);
                if (!stored || stored->sent) continue;
                if (stored->message_id.starts_with(removed_ids)) continue;
                fate.befall(*stored, now);
                // Whose account is deleted has no letter here, once this one is carried.
                if (fate.is_over() && stored->message_id.starts_with(goodbye_ids))
                    unit.remove_letter(id);
                else
                    unit.change_letter(*stored);
                if (stored->given_up && stored->to != UserId{}) lost = stored->to;
            }
            if (lost && fate.address && mailable(*fate.address))
                carry_out(unit, Bounce{*lost, *fate.address, fate.hopeless, fate.said}, now);
        },
        [noted](bool done) { noted->set_value(done); });
}

/// Out of the way of letters that need not wait.
void Outbox::postpone(const Letter& letter, Instant due) {
    door_.write(
        [id = letter.id, due](Unit& unit) {
            std::optional<Letter> stored = unit.letter(id);
            if (!stored) return;
            stored->due = due;
            unit.change_letter(*stored);
        },
        [](bool) {});
}

/// The place of a parcel that overtakes no other: another one for each number.
std::size_t Outbox::first_of_a_thread(const std::vector<Parcel>& parcels, std::size_t number) {
    std::vector<std::size_t> firsts;
    std::set<Thread> threads;
    for (std::size_t i = 0; i < parcels.size(); ++i) {
        const auto is_later = [&](const Letter& letter) {
            return letter.match && threads.contains(thread_of(letter));
        };
        if (std::ranges::none_of(parcels[i], is_later)) firsts.push_back(i);
        for (const Letter& letter : parcels[i]) threads.insert(thread_of(letter));
    }
    return firsts[number % firsts.size()];  // the very first is one of them
}

void Outbox::postman_is_away(const std::string& said) {
    if (!away_) {
        spdlog::warn("the post is not taken: {}; letters wait", said);
        away_ = Absence{.pause = absence_pause_min};
    } else {
        away_->pause = std::min(2 * away_->pause, absence_pause_max);
    }
    ++away_->asked;
    away_->next = door_.now() + away_->pause;
    pace_.reset();
}

void Outbox::postman_is_back(Instant now) {
    if (!away_) return;
    spdlog::info("the post is taken again");
    away_.reset();
    pace_ = Pace{.letters = 1, .at = now};
}

/// False where the postman is away.
bool Outbox::send(Round& round, Parcel parcel) {
    Parcel gone;
    std::erase_if(parcel, [&](const Letter& letter) {
        if (unnoted_.contains(letter.id)) gone.push_back(letter);
        return unnoted_.contains(letter.id);
    });
    if (!gone.empty()) note(round, gone, Fate{});
    std::erase_if(parcel, [&](const Letter& letter) {
        const auto until = must_wait(letter);
        if (until) postpone(letter, std::max(*until, round.now + std::chrono::seconds(1)));
        return until.has_value();
    });
    if (parcel.empty()) return true;
    const Fate fate = carried(look_at(parcel, round.now), round.now);
    if (fate.kind == Fate::Kind::carried) round.sent += static_cast<int>(parcel.size());
    if (fate.kind == Fate::Kind::trouble || fate.kind == Fate::Kind::refused)
        spdlog::warn("letter {} not carried: {}", number_of(parcel.front().id),
                     without_addresses(fate.said));
    note(round, parcel, fate);
    if (fate.kind == Fate::Kind::away)
        postman_is_away(fate.said);
    else if (fate.kind != Fate::Kind::to_page)
        postman_is_back(round.now);
    return fate.kind != Fate::Kind::away;
}

/// How many letters may go in this round.
std::size_t Outbox::round_size(Instant now) {
    if (!pace_) return round_max;
    const double minutes =
        std::chrono::duration<double, std::ratio<60>>(std::max(now - pace_->at, milliseconds(0)))
            .count();
    pace_->letters = std::min(pace_->letters + minutes * settings_.letters_a_minute,
                              static_cast<double>(round_max));
    pace_->at = now;
    return static_cast<std::size_t>(pace_->letters);
}

int Outbox::send_due() {
    Round round{.now = door_.now()};
    if (duty() == Duty::others) return 0;
    if (away_ && round.now < away_->next) return 0;
    know_troubled(round.now);
    const std::size_t limit = round_size(round.now);
    if (limit == 0) return 0;
    std::vector<Parcel> waiting;
    door_.store->read(
        [&](const Reader& reader) { waiting = parcels_due(reader, round.now, round_max); });

    if (away_ && !waiting.empty()) {
        // Another letter each time: it may be this one that the postman chokes on.
        const std::size_t asks = first_of_a_thread(waiting, away_->asked);
        Parcel one = std::move(waiting[asks]);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(asks));
        send(round, std::move(one));
    } else {
        const bool all = waiting.size() < limit;
        if (waiting.size() > limit) waiting.resize(limit);
        if (pace_) pace_->letters -= static_cast<double>(waiting.size());
        for (Parcel& parcel : waiting)
            if (duty() != Duty::ours || !send(round, std::move(parcel))) break;
        if (all && !away_) pace_.reset();
    }
    for (auto& [ids, noted] : round.notes)
        if (awaited(std::move(noted)))
            for (LetterId id : ids) unnoted_.erase(id);
    return round.sent;
}

}  // namespace posthouse
