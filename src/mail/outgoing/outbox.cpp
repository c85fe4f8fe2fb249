
#include "mail/outgoing/outbox.h"
#include "base/inplace.h"
#include "club/commands/backend.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/letter_tables.h"
#include "mail/incoming/addresses.h"

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
constexpr std::chrono::milliseconds outage_pause_min = std::chrono::seconds(5);
constexpr std::chrono::milliseconds outage_pause_max = std::chrono::minutes(5);
constexpr std::string_view no_address =
    "none of the player's addresses accepts mail; the letter stays in the inbox";

std::int64_t number_of(club::LetterId id) {
    return static_cast<std::int64_t>(id);
}

}  // namespace

std::chrono::milliseconds retry_delay(int attempts) {
    std::chrono::milliseconds wait = wait_min;
    for (int i = 1; i < attempts && wait < wait_max; ++i) wait *= 2;
    return std::min(wait, wait_max);
}

bool is_dead_after(int attempts) {
    std::chrono::milliseconds waited{};
    for (int i = 1; i <= attempts && waited < trouble_max; ++i) waited += retry_delay(i);
    return waited >= trouble_max;
}

/// The outcome of sending one batch.
struct Outbox::DeliveryResult {
    enum class Kind { sent, failed, rejected, unavailable, inbox_only } kind = Kind::sent;
    std::string message;
    bool permanent = false;
    std::optional<std::string> address;  // recipient, if known

    bool is_over() const { return kind != Kind::failed && kind != Kind::unavailable; }

    /// Records the outcome in one letter.
    void apply_to(club::Letter& letter, club::Instant now) const {
        letter.last_error = message;
        if (kind == Kind::unavailable) return;  // does not count against the letter
        if (address) letter.address = *address;
        if (kind == Kind::inbox_only) return;
        ++letter.attempts;
        if (kind == Kind::sent) {
            letter.sent = now;
            return;
        }
        letter.due = now + retry_delay(letter.attempts);
        if (kind == Kind::rejected || is_dead_after(letter.attempts)) letter.failed_at = now;
    }
};

struct Outbox::Round {
    club::Instant now;
    int sent = 0;
    std::vector<std::pair<std::vector<club::LetterId>, std::future<bool>>> notes{};
};

Outbox::LetterThread Outbox::thread_of(const club::Letter& letter) {
    return {letter.match.value_or(club::MatchId{}),
            letter.to != club::UserId{} ? std::to_string(static_cast<std::int64_t>(letter.to))
                                        : to_lower_ascii(letter.address)};
}

/// Acquires or renews the leader lock; a new leader knows nothing of blocked threads yet.
club::LeaderLock Outbox::acquire_leadership() {
    const club::LeaderLock duty = backend_.store->acquire_lock("letters");
    if (duty == club::LeaderLock::acquired) {
        blocked_threads_loaded_ = false;
        blocked_threads_.clear();
    }
    return duty;
}

/// Once after the start or after becoming leader.
void Outbox::load_blocked_threads(club::Instant now) {
    if (std::exchange(blocked_threads_loaded_, true)) return;
    backend_.store->read([&](const club::StoreReader& reader) {
        for (const club::Letter& letter :
             letters_due(reader, now + std::chrono::days(365), known_troubled_max))
            if (letter.match && letter.attempts > 0)
                blocked_threads_[thread_of(letter)].insert(letter.id);
    });
}

/// Until when this letter must wait for an earlier one of its thread; none if it need not.
std::optional<club::Instant> Outbox::must_wait(const club::Letter& letter) {
    if (!letter.match) return std::nullopt;
    const auto thread = blocked_threads_.find(thread_of(letter));
    if (thread == blocked_threads_.end()) return std::nullopt;
    std::optional<club::Instant> until;
    backend_.store->read([&](const club::StoreReader& reader) {
        std::erase_if(thread->second, [&](club::LetterId id) {
            if (id >= letter.id) return false;
            const auto earlier = reader.find<club::Letter>(id);
            const bool waits =
                earlier && !earlier->sent && !earlier->failed_at && !earlier->address.empty();
            if (waits) until = std::max(until.value_or(club::Instant{}), earlier->due);
            return !waits;
        });
    });
    if (thread->second.empty()) blocked_threads_.erase(thread);
    return until;
}

struct Outbox::PreparedMail {
    std::string address;  // empty: not mailed
    std::vector<LetterWithAttachments> letters;
    club::Instant today{};  // in the reader's time zone
};

/// Reads the current state of players and boards.
Outbox::PreparedMail Outbox::prepare(const MailBatch& batch, club::Instant now) {
    PreparedMail prepared;
    prepared.today = now;
    backend_.store->read([&](const club::StoreReader& reader) {
        prepared.address = current_address(reader, batch.front());
        if (prepared.address.empty()) return;
        const auto user = reader.user(batch.front().to);
        if (user && user->quiet_hours) prepared.today += user->quiet_hours->zone;
        for (const club::Letter& letter : batch) {
            prepared.letters.push_back({letter, {}});
            prepared.letters.back().letter.address = prepared.address;
            prepared.letters.back().attachments =
                attachments_for(reader, prepared.letters.back().letter, key_);
        }
    });
    return prepared;
}

/// Throws what the transport throws.
void Outbox::deliver(const PreparedMail& prepared, club::Instant now) {
    const auto& [letter, attachments] = prepared.letters.front();
    const std::string mail =
        prepared.letters.size() == 1
            ? compose(letter, attachments, identity_, key_)
            : compose_digest(prepared.letters, now, prepared.today, identity_, key_);
    transport_.send(mail, envelope_from(letter, attachments, identity_), prepared.address);
    for (const LetterWithAttachments& one : prepared.letters)
        sent_unrecorded_.insert(one.letter.id);
}

Outbox::DeliveryResult Outbox::try_deliver(const PreparedMail& prepared, club::Instant now) {
    DeliveryResult result;
    result.address = prepared.address;
    try {
        if (prepared.address.empty()) {
            result.kind = DeliveryResult::Kind::inbox_only;
            result.message = no_address;
        } else if (!is_mailable(prepared.address)) {
            result.kind = DeliveryResult::Kind::rejected;
            result.message = "this is not a valid mail address";
        } else {
            deliver(prepared, now);
        }
    } catch (const TransportUnavailable& absence) {
        result.kind = DeliveryResult::Kind::unavailable;
        result.message = to_printable(absence.what());
    } catch (const RecipientRejected& refusal) {
        result.kind = DeliveryResult::Kind::rejected;
        result.message = to_printable(refusal.what());
        result.permanent = refusal.permanent;
    } catch (const std::exception& fault) {
        result.kind = DeliveryResult::Kind::failed;
        result.message = to_printable(fault.what());
    }
    return result;
}

/// Submits the outcome of a batch; several may be written in one commit.
void Outbox::record(Round& round, const MailBatch& batch, const DeliveryResult& result) {
    std::vector<club::LetterId> ids;
    for (const club::Letter& letter : batch) {
        ids.push_back(letter.id);
        if (!letter.match) continue;
        if (result.kind == DeliveryResult::Kind::failed) {
            blocked_threads_[thread_of(letter)].insert(letter.id);
        } else if (result.is_over()) {
            const auto thread = blocked_threads_.find(thread_of(letter));
            if (thread == blocked_threads_.end()) continue;
            thread->second.erase(letter.id);
            if (thread->second.empty()) blocked_threads_.erase(thread);
        }
    }
    const auto recorded = std::make_shared<std::promise<bool>>();
    round.notes.emplace_back(ids, recorded->get_future());
    backend_.write(
        [ids = std::move(ids), now = round.now, result](club::UnitOfWork& unit) {
            std::optional<club::UserId> lost;
            for (club::LetterId id : ids) {
                std::optional<club::Letter> stored = unit.find<club::Letter>(id);
                if (!stored || stored->sent) continue;
                if (stored->message_id.starts_with(club::removed_ids)) continue;
                result.apply_to(*stored, now);
                // A deleted account keeps no letters: the last one is removed once it is sent.
                if (result.is_over() && stored->message_id.starts_with(club::goodbye_ids))
                    remove_letter(unit, id);
                else
                    change_letter(unit, *stored);
                if (stored->failed_at && stored->to != club::UserId{}) lost = stored->to;
            }
            if (lost && result.address && is_mailable(*result.address))
                club::record_bounce(
                    unit, club::Bounce{*lost, *result.address, result.permanent, result.message},
                    now);
        },
        [recorded](bool done) { recorded->set_value(done); });
}

/// Moves the letter out of the way of others.
void Outbox::postpone(const club::Letter& letter, club::Instant due) {
    backend_.write(
        [id = letter.id, due](club::UnitOfWork& unit) {
            std::optional<club::Letter> stored = unit.find<club::Letter>(id);
            if (!stored) return;
            stored->due = due;
            change_letter(unit, *stored);
        },
        [](bool) {});
}

/// Index of a batch that overtakes no other of its threads; cycles with `number`.
std::size_t Outbox::pick_probe_batch(const std::vector<MailBatch>& batches, std::size_t number) {
    std::vector<std::size_t> firsts;
    std::set<LetterThread> threads;
    for (std::size_t i = 0; i < batches.size(); ++i) {
        const auto is_later = [&](const club::Letter& letter) {
            return letter.match && threads.contains(thread_of(letter));
        };
        if (std::ranges::none_of(batches[i], is_later)) firsts.push_back(i);
        for (const club::Letter& letter : batches[i]) threads.insert(thread_of(letter));
    }
    return firsts[number % firsts.size()];  // never empty: the first batch is always included
}

void Outbox::on_transport_down(const std::string& said) {
    if (!outage_) {
        spdlog::warn("mail transport unavailable: {}; letters wait", said);
        outage_ = Outage{.pause = outage_pause_min};
    } else {
        outage_->pause = std::min(2 * outage_->pause, outage_pause_max);
    }
    ++outage_->attempts;
    outage_->next = backend_.now() + outage_->pause;
    send_rate_.reset();
}

void Outbox::on_transport_up(club::Instant now) {
    if (!outage_) return;
    spdlog::info("mail transport available again");
    outage_.reset();
    send_rate_ = SendRate{.letters = 1, .at = now};
}

/// False if the transport is unavailable.
bool Outbox::send(Round& round, MailBatch batch) {
    MailBatch gone;
    std::erase_if(batch, [&](const club::Letter& letter) {
        if (sent_unrecorded_.contains(letter.id)) gone.push_back(letter);
        return sent_unrecorded_.contains(letter.id);
    });
    if (!gone.empty()) record(round, gone, DeliveryResult{});
    std::erase_if(batch, [&](const club::Letter& letter) {
        const auto until = must_wait(letter);
        if (until) postpone(letter, std::max(*until, round.now + std::chrono::seconds(1)));
        return until.has_value();
    });
    if (batch.empty()) return true;
    const DeliveryResult result = try_deliver(prepare(batch, round.now), round.now);
    if (result.kind == DeliveryResult::Kind::sent) round.sent += static_cast<int>(batch.size());
    if (result.kind == DeliveryResult::Kind::failed ||
        result.kind == DeliveryResult::Kind::rejected)
        spdlog::warn("letter {} not sent: {}", number_of(batch.front().id),
                     redact_addresses(result.message));
    record(round, batch, result);
    if (result.kind == DeliveryResult::Kind::unavailable)
        on_transport_down(result.message);
    else if (result.kind != DeliveryResult::Kind::inbox_only)
        on_transport_up(round.now);
    return result.kind != DeliveryResult::Kind::unavailable;
}

/// How many batches may be sent in this round.
std::size_t Outbox::batches_allowed(club::Instant now) {
    if (!send_rate_) return batches_at_once_max;
    const double minutes = std::chrono::duration<double, std::ratio<60>>(
                               std::max(now - send_rate_->at, std::chrono::milliseconds(0)))
                               .count();
    send_rate_->letters = std::min(send_rate_->letters + minutes * settings_.letters_per_minute,
                                   static_cast<double>(batches_at_once_max));
    send_rate_->at = now;
    return static_cast<std::size_t>(send_rate_->letters);
}

int Outbox::send_due() {
    Round round{.now = backend_.now()};
    if (acquire_leadership() == club::LeaderLock::held_elsewhere) return 0;
    if (outage_ && round.now < outage_->next) return 0;
    load_blocked_threads(round.now);
    const std::size_t limit = batches_allowed(round.now);
    if (limit == 0) return 0;
    std::vector<MailBatch> waiting;
    backend_.store->read([&](const club::StoreReader& reader) {
        waiting = due_batches(reader, round.now, batches_at_once_max);
    });

    if (outage_ && !waiting.empty()) {
        // A different letter each time: this one may be what the relay fails on.
        const std::size_t asks = pick_probe_batch(waiting, outage_->attempts);
        MailBatch one = std::move(waiting[asks]);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(asks));
        send(round, std::move(one));
    } else {
        const bool all = waiting.size() < limit;
        if (waiting.size() > limit) waiting.resize(limit);
        if (send_rate_) send_rate_->letters -= static_cast<double>(waiting.size());
        for (MailBatch& batch : waiting)
            if (acquire_leadership() != club::LeaderLock::held || !send(round, std::move(batch)))
                break;
        if (all && !outage_) send_rate_.reset();
    }
    for (auto& [ids, recorded] : round.notes)
        if (club::wait_for_response(std::move(recorded)))
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
           letter.text().find(word) != std::string::npos;
}

/// Excludes answers, which belong to the thread of the mail that they answer, and letters with a
/// secret, whose reply needs their subject.
bool may_be_in_digest(const club::Letter& letter) {
    return letter.to != club::UserId{} && letter.kind != club::LetterKind::answer &&
           !letter.automatic && letter.subject.find('{') == std::string::npos;
}

/// Readers for whom more than ten letters have waited for over an hour.
std::set<club::UserId> readers_with_backlog(const club::StoreReader& reader,
                                            const std::vector<club::Letter>& due,
                                            club::Instant now) {
    const auto is_old = [&](const club::Letter& letter) {
        return letter.written + backlog_age < now && may_be_in_digest(letter);
    };
    std::set<club::UserId> readers;
    if (std::ranges::none_of(due, is_old)) return readers;
    std::map<club::UserId, std::size_t> counts;
    for (const club::Letter& letter : letters_due(reader, now, backlog_read_max))
        if (is_old(letter) && ++counts[letter.to] > backlog_many) readers.insert(letter.to);
    return readers;
}

/// The reader's digest: with each board's letter all others about that board, so that none
/// overtakes another.
MailBatch digest_for(const club::StoreReader& reader, club::UserId user, bool all,
                     club::Instant now) {
    MailBatch batch = letters_to(reader, user, of_reader_max);
    std::erase_if(batch, [&](const club::Letter& letter) {
        return letter.address.empty() || letter.sent || letter.failed_at || letter.due > now ||
               !may_be_in_digest(letter);
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
    const std::vector<club::Letter> due = letters_due(reader, now, limit);
    const std::set<club::UserId> snowed = readers_with_backlog(reader, due, now);
    std::vector<MailBatch> batches;
    std::set<club::LetterId> packed;
    for (const club::Letter& letter : due) {
        if (packed.contains(letter.id)) continue;
        const bool backlog = snowed.contains(letter.to);
        MailBatch batch;
        if (may_be_in_digest(letter) && (letter.digest || backlog))
            batch = digest_for(reader, letter.to, backlog, now);
        std::erase_if(batch, [&](const club::Letter& other) { return packed.contains(other.id); });
        if (std::ranges::find(batch, letter.id, &club::Letter::id) == batch.end()) batch = {letter};
        for (const club::Letter& one : batch) packed.insert(one.id);
        batches.push_back(std::move(batch));
    }
    return batches;
}

std::string current_address(const club::StoreReader& reader, const club::Letter& letter) {
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
