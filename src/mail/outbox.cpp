#include "mail/outbox.h"

#include "mail/outgoing.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <future>
#include <memory>
#include <utility>
#include <vector>

namespace posthouse {
namespace {

constexpr std::size_t round_max = 100;
constexpr std::size_t waiting_max = 1000;
constexpr milliseconds wait_min = std::chrono::minutes(1);
constexpr milliseconds wait_max = std::chrono::hours(6);

/// The letters of one thread reach its reader in the order in which they were written.
using Thread = std::pair<MatchId, std::string>;

Thread thread_of(const Letter& letter) {
    return {letter.match.value_or(MatchId{}), lowered(letter.address)};
}

}  // namespace

milliseconds wait_after(int attempts) {
    milliseconds wait = wait_min;
    for (int i = 1; i < attempts && wait < wait_max; ++i) wait *= 2;
    return std::min(wait, wait_max);
}

struct Outbox::Round {
    std::vector<Letter> due;
    std::set<std::pair<Thread, LetterId>> waiting;  // not yet due again after trouble
    std::set<Thread> held;                          // something earlier failed in this round
    std::vector<std::pair<LetterId, std::future<bool>>> notes;

    bool must_wait(const Letter& letter) const {
        if (!letter.match) return false;
        const Thread thread = thread_of(letter);
        if (held.contains(thread)) return true;
        const auto first = waiting.lower_bound({thread, LetterId{}});
        return first != waiting.end() && first->first == thread && first->second < letter.id;
    }
};

/// What the trouble was; empty where it was carried.
std::string Outbox::carried(const Letter& letter) {
    if (unnoted_.contains(letter.id)) return "";
    if (!mailable(letter.address)) return "this is not an address that mail can be sent to";
    const std::string mail = render(letter, identity_, key_);
    postman_.carry(mail, envelope_from(letter, identity_), letter.address);
    unnoted_.insert(letter.id);
    return "";
}

/// Hands in what became of the letter; it may be written together with others.
void Outbox::note(Round& round, const Letter& letter, Instant now, const std::string& trouble) {
    const auto noted = std::make_shared<std::promise<bool>>();
    round.notes.emplace_back(letter.id, noted->get_future());
    door_.write(
        [id = letter.id, now, trouble](Unit& unit) {
            std::optional<Letter> stored = unit.letter(id);
            if (!stored) return;
            ++stored->attempts;
            stored->trouble = trouble;
            if (trouble.empty())
                stored->sent = now;
            else
                stored->due = now + wait_after(stored->attempts);
            unit.change_letter(*stored);
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

int Outbox::send_due() {
    Round round;
    const Instant now = door_.now();
    door_.store->read([&](const Reader& reader) {
        round.due = reader.letters_due(now, round_max);
        if (round.due.empty()) return;
        for (const Letter& letter : reader.letters_due(now + 2 * wait_max, waiting_max))
            if (letter.match && letter.due > now)
                round.waiting.emplace(thread_of(letter), letter.id);
    });

    int sent = 0;
    for (const Letter& letter : round.due) {
        if (round.must_wait(letter)) {
            postpone(letter, now + wait_min);
            continue;
        }
        std::string trouble;
        bool away = false;
        try {
            trouble = carried(letter);
        } catch (const PostmanAway& absence) {
            away = true;
            trouble = printable(absence.what());
        } catch (const std::exception& fault) {
            trouble = printable(fault.what());
        }
        if (trouble.empty()) {
            ++sent;
        } else {
            spdlog::warn("letter {} not carried: {}", static_cast<std::int64_t>(letter.id),
                         trouble);
            round.held.insert(thread_of(letter));
        }
        note(round, letter, now, trouble);
        if (away) break;  // the others would fare the same
    }
    for (auto& [id, noted] : round.notes)
        if (noted.get()) unnoted_.erase(id);
    return sent;
}

}  // namespace posthouse
