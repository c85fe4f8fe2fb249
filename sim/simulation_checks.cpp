// Invariants between the server and its players: letters, mails, responses; and that in the end,
// without further faults, nothing is left undone.
#include "sim/simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <limits>

namespace posthouse::sim {
namespace {

constexpr std::size_t everything = std::numeric_limits<int>::max();

}  // namespace

void Simulation::work_stands(const UnitEffects& events) {
    for (const club::Letter& letter : events.written) {
        written_.insert(letter.message_id);
        if (!letter.in_reply_to.empty()) answered_.insert(letter.in_reply_to);
        ++outcomes_.letters;
    }
    for (const club::Letter& letter : events.noted)
        if (letter.sent && !was_carried(letter))
            broken("the letter " + letter.message_id + " is recorded as sent, but was not sent");
    stood_still_ = closed_;
    shadow_model_.known().read([&](const club::StoreReader& reader) {
        for (const club::ServerPause& one : reader.house_pauses(club::Instant::min()))
            if (one.frozen) stood_still_.push_back({one.from, one.until});
    });
    shadow_model_.known().read(
        [&](const club::StoreReader& reader) { invariants_.look(reader, events); });
    shadow_model_.known().read([&](const club::StoreReader& reader) {
        for (const std::string& key : events.keys) must_be_answered(reader, key);
    });
}

/// For a mail from a confirmed address.
void Simulation::must_be_answered(const club::StoreReader& reader, const std::string& key) {
    const auto mail = sent_.find(key);
    if (mail == sent_.end() || scenario_.answers_an_hour < 1000) return;
    const auto& [message_id, from] = mail->second;
    if (!reader.users_at(from).empty() && !answered_.contains(message_id))
        broken(message_id + " has had its effect, but was not answered");
}

bool Simulation::was_carried(const club::Letter& letter) const {
    const auto within = [&](const Digest& one) {
        return one.reader == static_cast<std::int64_t>(letter.to) &&
               one.first <= static_cast<std::int64_t>(letter.id) &&
               one.last >= static_cast<std::int64_t>(letter.id);
    };
    return ever_carried_.contains(letter.message_id) || std::ranges::any_of(digests_, within);
}

/// `told`: whether the server gets the relay's confirmation.
void Simulation::letter_left(const std::string& message_id, bool told) {
    const std::string words = message_id.substr(message_id.find('<') + 1);
    const std::string id = words.substr(0, words.find_first_of("+@"));
    Digest digest;
    const bool is_digest = std::sscanf(id.c_str(), "digest.%ld.%ld.%ld", &digest.reader,
                                       &digest.first, &digest.last) == 3;
    if (is_digest) digests_.push_back(digest);
    if (!is_digest && !written_.contains(id))
        broken("the letter " + id + " was sent, but is not stored");
    if (carried_.contains(id)) broken("the letter " + id + " was sent twice");
    if (told) carried_.insert(id);
    ever_carried_.insert(id);
    tell("sent: " + id);
}

/// Ends all faults of disk, relay and addresses and finishes the work in progress.
void Simulation::settle() {
    for (int quiet = 0; quiet < 2;) {
        bool did = false;
        while (house_->house->run_step(app::ManualStep::lobby) ||
               house_->house->run_step(app::ManualStep::password))
            did = true;
        while (work(-1)) did = true;
        quiet = did ? 0 : quiet + 1;
    }
}

/// Days later all players answer the letters in their mailboxes; requests that awaited confirmation
/// have expired.
void Simulation::late_answers() {
    shut(false);
    const club::Instant from = now_;
    now_ += std::chrono::days(4);
    open();
    stood_still(from, now_);
    for (SimulatedPlayer& person : people_.all())
        for (const std::string& letter : post_.mailboxes[person.address]) {
            const std::string subject = head_of(letter, "Subject");
            if (!subject.starts_with("confirm ")) continue;
            send(person, {"house@house.example", "Re: " + subject, "yes", "", ""});
            settle();
            bring_all();
        }
    // Some letters wait for their readers' morning; and the machine sleeps now and then.
    for (int hour = 0; hour < 30; ++hour) {
        const club::Instant slept = now_;
        now_ += std::chrono::hours(1);
        stood_still(slept, now_);
        while (work(0)) {
        }
        for (int i = 0; i < 300 && work(2); ++i) {
        }
    }
}

/// Delivers all mails in transit, duplicated ones twice.
void Simulation::bring_all() {
    for (int times = 0; times < 2; ++times)
        for (std::size_t i = post_.to_house.size(); i-- > 0;)
            if (i < post_.to_house.size() && !post_.to_house[i].handed_in) {
                hand_in(i);
                settle();
            }
}

void Simulation::nothing_is_left() {
    tell("no more faults from now on");
    disk_.faults = {};
    disk_.cut_power_after(0);
    post_.trouble = {};
    post_.gone_addresses.clear();
    post_.bouncing_addresses.clear();
    if (frozen()) freeze_or_thaw();
    settle();
    // Letters wait for up to six hours after a failure, and for a morning.
    for (int hour = 0; hour < 40; ++hour) {
        bring_all();
        for (int i = 0; i < 12; ++i) {
            now_ += std::chrono::minutes(4);
            while (work(0)) {
            }
        }
        now_ += std::chrono::minutes(4);
        for (int i = 0; i < 300 && (work(2) || post_.to_house.size() > 500); ++i) {
        }
    }
    late_answers();
    // Mails of the last hour are still in transit.
    bring_all();
    while (work(0)) {
    }
    if (!post_.to_house.empty())
        broken("a mail is never accepted: " + post_.to_house[0].message_id);
    house_->store->read([&](const club::StoreReader& reader) {
        shadow_model_.compare(reader, "at the end");
        for (const club::Letter& letter : reader.letters_due(club::Instant::max(), everything))
            if (letter.due <= now_)
                broken(fmt::format("the letter {} to {} is never sent", letter.message_id,
                                   letter.address));
        for (const std::string_view kind : {"flag", "remind", "last-call", "expire"})
            for (const club::Job& job : reader.jobs_due(now_ - std::chrono::minutes(5), kind, 1))
                broken(fmt::format("a job “{}” of match {} is never done", kind,
                                   static_cast<std::int64_t>(job.match)));
        invariants_.look_at_everything(reader);
        for (const club::Match& match : reader.matches({{}, {}, {}, everything})) {
            ++outcomes_.matches;
            outcomes_.moves += static_cast<std::uint64_t>(match.plies);
            outcomes_.ended += match.ending.has_value();
            outcomes_.timeouts += match.ending && match.ending->reason == "time";
        }
    });
}

}  // namespace posthouse::sim
