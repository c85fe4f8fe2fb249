
#include "mail/outbox.h"
#include "base/inplace.h"
#include "club/backend.h"
#include "club/leaving.h"
#include "club/letter_delivery.h"
#include "mail/addresses.h"

#include <spdlog/spdlog.h>
#include <algorithm>
#include <exception>
#include <future>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace posthouse::mail {
namespace {

constexpr std::size_t batches_at_once_max = 100;
constexpr std::size_t known_troubled_max = 20'000;
constexpr std::chrono::milliseconds wait_min = std::chrono::minutes(1);
constexpr std::chrono::milliseconds wait_max = std::chrono::hours(6);
constexpr std::chrono::milliseconds trouble_max = std::chrono::days(5);
constexpr std::chrono::milliseconds absence_pause_min = std::chrono::seconds(5);
constexpr std::chrono::milliseconds absence_pause_max = std::chrono::minutes(5);
constexpr std::string_view no_address =
    "none of the player's addresses takes mail now: it waits on the page";

std::int64_t number_of(club::LetterId id) {
    return static_cast<std::int64_t>(id);
}

}  // namespace

std::chrono::milliseconds wait_after(int attempts) {
    std::chrono::milliseconds wait = wait_min;
    for (int i = 1; i < attempts && wait < wait_max; ++i) wait *= 2;
    return std::min(wait, wait_max);
}

bool is_dead_after(int attempts) {
    std::chrono::milliseconds waited{};
    for (int i = 1; i <= attempts && waited < trouble_max; ++i) waited += wait_after(i);
    return waited >= trouble_max;
}

/// What became of a parcel.
struct Outbox::DeliveryResult {
    enum class Kind { carried, trouble, refused, away, to_page } kind = Kind::carried;
    std::string said;
    bool hopeless = false;
    std::optional<std::string> address;  // where it went or was to go, if that is known

    bool is_over() const { return kind != Kind::trouble && kind != Kind::away; }

    /// The same fate, written into one letter.
    void befall(club::Letter& letter, club::Instant now) const {
        letter.last_error = said;
        if (kind == Kind::away) return;  // no fault of the letter's
        if (address) letter.address = *address;
        if (kind == Kind::to_page) return;
        ++letter.attempts;
        if (kind == Kind::carried) {
            letter.sent = now;
            return;
        }
        letter.due = now + wait_after(letter.attempts);
        if (kind == Kind::refused || is_dead_after(letter.attempts)) letter.failed_at = now;
    }
};

struct Outbox::Round {
    club::Instant now;
    int sent = 0;
    std::vector<std::pair<std::vector<club::LetterId>, std::future<bool>>> notes{};
};

Outbox::Thread Outbox::thread_of(const club::Letter& letter) {
    return {letter.match.value_or(club::MatchId{}),
            letter.to != club::UserId{} ? std::to_string(static_cast<std::int64_t>(letter.to))
                                        : lowered(letter.address)};
}

/// Whether it is we who carry. What is known of threads was learned when it became so.
club::LeaderLock Outbox::duty() {
    const club::LeaderLock duty = door_.store->acquire_lock("letters");
    if (duty == club::LeaderLock::fresh) {
        knows_troubled_ = false;
        troubled_.clear();
    }
    return duty;
}

/// Once, when the house has opened or we have begun to carry.
void Outbox::load_blocked_threads(club::Instant now) {
    if (std::exchange(knows_troubled_, true)) return;
    door_.store->read([&](const club::StoreReader& reader) {
        for (const club::Letter& letter :
             reader.letters_due(now + std::chrono::days(365), known_troubled_max))
            if (letter.match && letter.attempts > 0) troubled_[thread_of(letter)].insert(letter.id);
    });
}

/// Until when this letter must wait for an earlier one of its thread; none: it need not.
std::optional<club::Instant> Outbox::must_wait(const club::Letter& letter) {
    if (!letter.match) return std::nullopt;
    const auto thread = troubled_.find(thread_of(letter));
    if (thread == troubled_.end()) return std::nullopt;
    std::optional<club::Instant> until;
    door_.store->read([&](const club::StoreReader& reader) {
        std::erase_if(thread->second, [&](club::LetterId id) {
            if (id >= letter.id) return false;
            const auto earlier = reader.letter(id);
            const bool waits =
                earlier && !earlier->sent && !earlier->failed_at && !earlier->address.empty();
            if (waits) until = std::max(until.value_or(club::Instant{}), earlier->due);
            return !waits;
        });
    });
    if (thread->second.empty()) troubled_.erase(thread);
    return until;
}

struct Outbox::PreparedMail {
    std::string address;  // empty: it goes nowhere
    std::vector<LetterWithAttachments> letters;
    club::Instant today{};  // the reader's own day
};

/// What is known of players and boards at this moment.
Outbox::PreparedMail Outbox::look_at(const MailBatch& batch, club::Instant now) {
    PreparedMail look;
    look.today = now;
    door_.store->read([&](const club::StoreReader& reader) {
        look.address = present_address(reader, batch.front());
        if (look.address.empty()) return;
        const auto user = reader.user(batch.front().to);
        if (user && user->quiet) look.today += user->quiet->zone;
        for (const club::Letter& letter : batch) {
            look.letters.push_back({letter, {}});
            look.letters.back().letter.address = look.address;
            look.letters.back().attachments =
                attachments_for(reader, look.letters.back().letter, key_, pictures_);
        }
    });
    return look;
}

/// Throws what the postman throws.
void Outbox::deliver(const PreparedMail& look, club::Instant now) {
    const auto& [letter, attachments] = look.letters.front();
    const std::string mail = look.letters.size() == 1
                                 ? compose(letter, attachments, identity_, key_)
                                 : render_digest(look.letters, now, look.today, identity_, key_);
    transport_.send(mail, envelope_from(letter, attachments, identity_), look.address);
    for (const LetterWithAttachments& one : look.letters) sent_unrecorded_.insert(one.letter.id);
}

Outbox::DeliveryResult Outbox::carried(const PreparedMail& look, club::Instant now) {
    DeliveryResult fate;
    fate.address = look.address;
    try {
        if (look.address.empty()) {
            fate.kind = DeliveryResult::Kind::to_page;
            fate.said = no_address;
        } else if (!mailable(look.address)) {
            fate.kind = DeliveryResult::Kind::refused;
            fate.said = "this is not an address that mail can be sent to";
        } else {
            deliver(look, now);
        }
    } catch (const TransportUnavailable& absence) {
        fate.kind = DeliveryResult::Kind::away;
        fate.said = printable(absence.what());
    } catch (const RecipientRejected& refusal) {
        fate.kind = DeliveryResult::Kind::refused;
        fate.said = printable(refusal.what());
        fate.hopeless = refusal.hopeless;
    } catch (const std::exception& fault) {
        fate.kind = DeliveryResult::Kind::trouble;
        fate.said = printable(fault.what());
    }
    return fate;
}

/// Hands in what became of the parcel; it may be written together with others.
void Outbox::note(Round& round, const MailBatch& batch, const DeliveryResult& fate) {
    std::vector<club::LetterId> ids;
    for (const club::Letter& letter : batch) {
        ids.push_back(letter.id);
        if (!letter.match) continue;
        if (fate.kind == DeliveryResult::Kind::trouble) {
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
        [ids = std::move(ids), now = round.now, fate](club::UnitOfWork& unit) {
            std::optional<club::UserId> lost;
            for (club::LetterId id : ids) {
                std::optional<club::Letter> stored = unit.letter(id);
                if (!stored || stored->sent) continue;
                if (stored->message_id.starts_with(club::removed_ids)) continue;
                fate.befall(*stored, now);
                // Whose account is deleted has no letter here, once this one is carried.
                if (fate.is_over() && stored->message_id.starts_with(club::goodbye_ids))
                    unit.remove_letter(id);
                else
                    unit.change_letter(*stored);
                if (stored->failed_at && stored->to != club::UserId{}) lost = stored->to;
            }
            if (lost && fate.address && mailable(*fate.address))
                club::record_bounce(
                    unit, club::Bounce{*lost, *fate.address, fate.hopeless, fate.said}, now);
        },
        [noted](bool done) { noted->set_value(done); });
}

/// Out of the way of letters that need not wait.
void Outbox::postpone(const club::Letter& letter, club::Instant due) {
    door_.write(
        [id = letter.id, due](club::UnitOfWork& unit) {
            std::optional<club::Letter> stored = unit.letter(id);
            if (!stored) return;
            stored->due = due;
            unit.change_letter(*stored);
        },
        [](bool) {});
}

/// The place of a parcel that overtakes no other: another one for each number.
std::size_t Outbox::first_of_a_thread(const std::vector<MailBatch>& batches, std::size_t number) {
    std::vector<std::size_t> firsts;
    std::set<Thread> threads;
    for (std::size_t i = 0; i < batches.size(); ++i) {
        const auto is_later = [&](const club::Letter& letter) {
            return letter.match && threads.contains(thread_of(letter));
        };
        if (std::ranges::none_of(batches[i], is_later)) firsts.push_back(i);
        for (const club::Letter& letter : batches[i]) threads.insert(thread_of(letter));
    }
    return firsts[number % firsts.size()];  // the very first is one of them
}

void Outbox::on_transport_down(const std::string& said) {
    if (!away_) {
        spdlog::warn("the post is not taken: {}; letters wait", said);
        away_ = Outage{.pause = absence_pause_min};
    } else {
        away_->pause = std::min(2 * away_->pause, absence_pause_max);
    }
    ++away_->asked;
    away_->next = door_.now() + away_->pause;
    pace_.reset();
}

void Outbox::postman_is_back(club::Instant now) {
    if (!away_) return;
    spdlog::info("the post is taken again");
    away_.reset();
    pace_ = SendRate{.letters = 1, .at = now};
}

/// False where the postman is away.
bool Outbox::send(Round& round, MailBatch batch) {
    MailBatch gone;
    std::erase_if(batch, [&](const club::Letter& letter) {
        if (sent_unrecorded_.contains(letter.id)) gone.push_back(letter);
        return sent_unrecorded_.contains(letter.id);
    });
    if (!gone.empty()) note(round, gone, DeliveryResult{});
    std::erase_if(batch, [&](const club::Letter& letter) {
        const auto until = must_wait(letter);
        if (until) postpone(letter, std::max(*until, round.now + std::chrono::seconds(1)));
        return until.has_value();
    });
    if (batch.empty()) return true;
    const DeliveryResult fate = carried(look_at(batch, round.now), round.now);
    if (fate.kind == DeliveryResult::Kind::carried) round.sent += static_cast<int>(batch.size());
    if (fate.kind == DeliveryResult::Kind::trouble || fate.kind == DeliveryResult::Kind::refused)
        spdlog::warn("letter {} not carried: {}", number_of(batch.front().id),
                     without_addresses(fate.said));
    note(round, batch, fate);
    if (fate.kind == DeliveryResult::Kind::away)
        on_transport_down(fate.said);
    else if (fate.kind != DeliveryResult::Kind::to_page)
        postman_is_back(round.now);
    return fate.kind != DeliveryResult::Kind::away;
}

/// How many letters may go in this round.
std::size_t Outbox::round_size(club::Instant now) {
    if (!pace_) return batches_at_once_max;
    const double minutes = std::chrono::duration<double, std::ratio<60>>(
                               std::max(now - pace_->at, std::chrono::milliseconds(0)))
                               .count();
    pace_->letters = std::min(pace_->letters + minutes * settings_.letters_a_minute,
                              static_cast<double>(batches_at_once_max));
    pace_->at = now;
    return static_cast<std::size_t>(pace_->letters);
}

int Outbox::send_due() {
    Round round{.now = door_.now()};
    if (duty() == club::LeaderLock::others) return 0;
    if (away_ && round.now < away_->next) return 0;
    load_blocked_threads(round.now);
    const std::size_t limit = round_size(round.now);
    if (limit == 0) return 0;
    std::vector<MailBatch> waiting;
    door_.store->read([&](const club::StoreReader& reader) {
        waiting = due_batches(reader, round.now, batches_at_once_max);
    });

    if (away_ && !waiting.empty()) {
        // Another letter each time: it may be this one that the postman chokes on.
        const std::size_t asks = first_of_a_thread(waiting, away_->asked);
        MailBatch one = std::move(waiting[asks]);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(asks));
        send(round, std::move(one));
    } else {
        const bool all = waiting.size() < limit;
        if (waiting.size() > limit) waiting.resize(limit);
        if (pace_) pace_->letters -= static_cast<double>(waiting.size());
        for (MailBatch& batch : waiting)
            if (duty() != club::LeaderLock::ours || !send(round, std::move(batch))) break;
        if (all && !away_) pace_.reset();
    }
    for (auto& [ids, noted] : round.notes)
        if (club::wait_for_response(std::move(noted)))
            for (club::LetterId id : ids) sent_unrecorded_.erase(id);
    return round.sent;
}

namespace {

constexpr std::size_t backlog_read_max = 3000;  // letters
constexpr std::size_t backlog_many = 10;
constexpr std::chrono::milliseconds backlog_age = std::chrono::hours(1);
constexpr std::size_t digest_max = 100;  // letters
constexpr std::size_t of_reader_max = 1000;

bool confirms_address(const club::Letter& letter) {
    constexpr std::string_view word = "{confirm}";
    return letter.subject.find(word) != std::string::npos ||
           letter.body.find(word) != std::string::npos;
}

/// Answers thread with the mail that they answer, and a letter that holds a secret is answered by
/// its subject: those go by themselves.
bool may_be_put_together(const club::Letter& letter) {
    return letter.to != club::UserId{} && letter.kind != club::LetterKind::answer &&
           !letter.automatic && letter.subject.find('{') == std::string::npos;
}

/// For whom more than ten letters have waited for over an hour.
std::set<club::UserId> snowed_under(const club::StoreReader& reader,
                                    const std::vector<club::Letter>& due, club::Instant now) {
    const auto is_old = [&](const club::Letter& letter) {
        return letter.written + backlog_age < now && may_be_put_together(letter);
    };
    std::set<club::UserId> readers;
    if (std::ranges::none_of(due, is_old)) return readers;
    std::map<club::UserId, std::size_t> counts;
    for (const club::Letter& letter : reader.letters_due(now, backlog_read_max))
        if (is_old(letter) && ++counts[letter.to] > backlog_many) readers.insert(letter.to);
    return readers;
}

/// All that goes into the reader's digest now: with a board's letter the others about that board,
/// so that none overtakes another.
MailBatch digest_for(const club::StoreReader& reader, club::UserId user, bool all,
                     club::Instant now) {
    MailBatch batch = reader.letters_to(user, of_reader_max);
    std::erase_if(batch, [&](const club::Letter& letter) {
        return letter.address.empty() || letter.sent || letter.failed_at || letter.due > now ||
               !may_be_put_together(letter);
    });
    std::set<club::MatchId> boards;
    for (const club::Letter& letter : batch)
        if (letter.digest && letter.match) boards.insert(*letter.match);
    if (!all)
        std::erase_if(batch, [&](const club::Letter& letter) {
            return !letter.digest && !(letter.match && boards.contains(*letter.match));
        });
    std::ranges::sort(batch, {}, &club::Letter::id);
    if (batch.size() > digest_max) batch.resize(digest_max);
    return batch;
}

}  // namespace

std::vector<MailBatch> due_batches(const club::StoreReader& reader, club::Instant now,
                                   std::size_t limit) {
    const std::vector<club::Letter> due = reader.letters_due(now, limit);
    const std::set<club::UserId> snowed = snowed_under(reader, due, now);
    std::vector<MailBatch> batches;
    std::set<club::LetterId> packed;
    for (const club::Letter& letter : due) {
        if (packed.contains(letter.id)) continue;
        const bool backlog = snowed.contains(letter.to);
        MailBatch batch;
        if (may_be_put_together(letter) && (letter.digest || backlog))
            batch = digest_for(reader, letter.to, backlog, now);
        std::erase_if(batch, [&](const club::Letter& other) { return packed.contains(other.id); });
        if (std::ranges::find(batch, letter.id, &club::Letter::id) == batch.end()) batch = {letter};
        for (const club::Letter& one : batch) packed.insert(one.id);
        batches.push_back(std::move(batch));
    }
    return batches;
}

std::string present_address(const club::StoreReader& reader, const club::Letter& letter) {
    if (letter.to == club::UserId{} || letter.kind == club::LetterKind::answer)
        return letter.address;
    const auto user = reader.user(letter.to);
    if (!user || user->left_at) return {};
    for (const club::Address& one : user->addresses)
        if (equals_ignore_case(one.address, letter.address) &&
            (confirms_address(letter) || (one.confirmed && !one.suspended)))
            return letter.address;
    if (confirms_address(letter)) return {};
    const club::Address* present = user->mail_address();
    return present ? present->address : std::string();
}

}  // namespace posthouse::mail
