
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
constexpr std::chrono::milliseconds outage_pause_min = std::chrono::seconds(5);
constexpr std::chrono::milliseconds outage_pause_max = std::chrono::minutes(5);
constexpr std::string_view no_address =
    "none of the player's addresses accepts mail; the letter stays in the inbox";

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

/// The outcome of sending one batch.
struct Outbox::DeliveryResult {
    enum class Kind { carried, trouble, refused, away, to_page } kind = Kind::carried;
    std::string said;
    bool hopeless = false;
    std::optional<std::string> address;  // recipient, if known

    bool is_over() const { return kind != Kind::trouble && kind != Kind::away; }

    /// Records the outcome in one letter.
    void befall(club::Letter& letter, club::Instant now) const {
        letter.last_error = said;
        if (kind == Kind::away) return;  // does not count against the letter
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

/// Acquires or renews the leader lock; a new leader knows nothing of blocked threads yet.
club::LeaderLock Outbox::duty() {
    const club::LeaderLock duty = door_.store->acquire_lock("letters");
    if (duty == club::LeaderLock::fresh) {
        knows_troubled_ = false;
        troubled_.clear();
    }
    return duty;
}

/// Once after the start or after becoming leader.
void Outbox::load_blocked_threads(club::Instant now) {
    if (std::exchange(knows_troubled_, true)) return;
    door_.store->read([&](const club::StoreReader& reader) {
        for (const club::Letter& letter :
             reader.letters_due(now + std::chrono::days(365), known_troubled_max))
            if (letter.match && letter.attempts > 0) troubled_[thread_of(letter)].insert(letter.id);
    });
}

/// Until when this letter must wait for an earlier one of its thread; none if it need not.
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
    std::string address;  // empty: not mailed
    std::vector<LetterWithAttachments> letters;
    club::Instant today{};  // in the reader's time zone
};

/// Reads the current state of players and boards.
Outbox::PreparedMail Outbox::look_at(const MailBatch& batch, club::Instant now) {
    PreparedMail prepared;
    prepared.today = now;
    door_.store->read([&](const club::StoreReader& reader) {
        prepared.address = present_address(reader, batch.front());
        if (prepared.address.empty()) return;
        const auto user = reader.user(batch.front().to);
        if (user && user->quiet) prepared.today += user->quiet->zone;
        for (const club::Letter& letter : batch) {
            prepared.letters.push_back({letter, {}});
            prepared.letters.back().letter.address = prepared.address;
            prepared.letters.back().attachments =
                attachments_for(reader, prepared.letters.back().letter, key_, pictures_);
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
            : render_digest(prepared.letters, now, prepared.today, identity_, key_);
    transport_.send(mail, envelope_from(letter, attachments, identity_), prepared.address);
    for (const LetterWithAttachments& one : prepared.letters)
        sent_unrecorded_.insert(one.letter.id);
}

Outbox::DeliveryResult Outbox::carried(const PreparedMail& prepared, club::Instant now) {
    DeliveryResult result;
    result.address = prepared.address;
    try {
        if (prepared.address.empty()) {
            result.kind = DeliveryResult::Kind::to_page;
            result.said = no_address;
        } else if (!mailable(prepared.address)) {
            result.kind = DeliveryResult::Kind::refused;
            result.said = "this is not a valid mail address";
        } else {
            deliver(prepared, now);
        }
    } catch (const TransportUnavailable& absence) {
        result.kind = DeliveryResult::Kind::away;
        result.said = printable(absence.what());
    } catch (const RecipientRejected& refusal) {
        result.kind = DeliveryResult::Kind::refused;
        result.said = printable(refusal.what());
        result.hopeless = refusal.hopeless;
    } catch (const std::exception& fault) {
        result.kind = DeliveryResult::Kind::trouble;
        result.said = printable(fault.what());
    }
    return result;
}

/// Submits the outcome of a batch; several may be written in one commit.
void Outbox::note(Round& round, const MailBatch& batch, const DeliveryResult& result) {
    std::vector<club::LetterId> ids;
    for (const club::Letter& letter : batch) {
        ids.push_back(letter.id);
        if (!letter.match) continue;
        if (result.kind == DeliveryResult::Kind::trouble) {
            troubled_[thread_of(letter)].insert(letter.id);
        } else if (result.is_over()) {
            const auto thread = troubled_.find(thread_of(letter));
            if (thread == troubled_.end()) continue;
            thread->second.erase(letter.id);
            if (thread->second.empty()) troubled_.erase(thread);
        }
    }
    const auto recorded = std::make_shared<std::promise<bool>>();
    round.notes.emplace_back(ids, recorded->get_future());
    door_.write(
        [ids = std::move(ids), now = round.now, result](club::UnitOfWork& unit) {
            std::optional<club::UserId> lost;
            for (club::LetterId id : ids) {
                std::optional<club::Letter> stored = unit.letter(id);
                if (!stored || stored->sent) continue;
                if (stored->message_id.starts_with(club::removed_ids)) continue;
                result.befall(*stored, now);
                // A deleted account keeps no letters: the last one is removed once it is sent.
                if (result.is_over() && stored->message_id.starts_with(club::goodbye_ids))
                    unit.remove_letter(id);
                else
                    unit.change_letter(*stored);
                if (stored->failed_at && stored->to != club::UserId{}) lost = stored->to;
            }
            if (lost && result.address && mailable(*result.address))
                club::record_bounce(
                    unit, club::Bounce{*lost, *result.address, result.hopeless, result.said}, now);
        },
        [recorded](bool done) { recorded->set_value(done); });
}

/// Moves the letter out of the way of others.
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

/// Index of a batch that overtakes no other of its threads; cycles with `number`.
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
    return firsts[number % firsts.size()];  // never empty: the first batch is always included
}

void Outbox::on_transport_down(const std::string& said) {
    if (!away_) {
        spdlog::warn("mail transport unavailable: {}; letters wait", said);
        away_ = Outage{.pause = outage_pause_min};
    } else {
        away_->pause = std::min(2 * away_->pause, outage_pause_max);
    }
    ++away_->asked;
    away_->next = door_.now() + away_->pause;
    pace_.reset();
}

void Outbox::postman_is_back(club::Instant now) {
    if (!away_) return;
    spdlog::info("mail transport available again");
    away_.reset();
    pace_ = SendRate{.letters = 1, .at = now};
}

/// False if the transport is unavailable.
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
    const DeliveryResult result = carried(look_at(batch, round.now), round.now);
    if (result.kind == DeliveryResult::Kind::carried) round.sent += static_cast<int>(batch.size());
    if (result.kind == DeliveryResult::Kind::trouble ||
        result.kind == DeliveryResult::Kind::refused)
        spdlog::warn("letter {} not sent: {}", number_of(batch.front().id),
                     without_addresses(result.said));
    note(round, batch, result);
    if (result.kind == DeliveryResult::Kind::away)
        on_transport_down(result.said);
    else if (result.kind != DeliveryResult::Kind::to_page)
        postman_is_back(round.now);
    return result.kind != DeliveryResult::Kind::away;
}

/// How many batches may be sent in this round.
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
        // A different letter each time: this one may be what the relay fails on.
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
           letter.body.find(word) != std::string::npos;
}

/// Excludes answers, which belong to the thread of the mail that they answer, and letters with a
/// secret, whose reply needs their subject.
bool may_be_put_together(const club::Letter& letter) {
    return letter.to != club::UserId{} && letter.kind != club::LetterKind::answer &&
           !letter.automatic && letter.subject.find('{') == std::string::npos;
}

/// Readers for whom more than ten letters have waited for over an hour.
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

/// The reader's digest: with each board's letter all others about that board, so that none
/// overtakes another.
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
