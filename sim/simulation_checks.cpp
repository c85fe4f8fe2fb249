// Invariants between the server and its players: letters, mails, responses; and that in the end,
// without further faults, nothing is left undone.
#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "sim/simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <limits>

namespace posthouse::sim {
namespace {

constexpr std::size_t everything = std::numeric_limits<int>::max();

}  // namespace

void Simulation::on_commit(const UnitEffects& events) {
    for (const club::Letter& letter : events.new_letters) {
        written_.insert(letter.message_id);
        if (!letter.in_reply_to.empty()) answered_.insert(letter.in_reply_to);
        ++result_.letters;
    }
    for (const club::Letter& letter : events.changed_letters)
        if (letter.sent && !was_sent(letter))
            fail("the letter " + letter.message_id + " is recorded as sent, but was not sent");
    pauses_ = downtimes_;
    shadow_model_.expected().read([&](const club::StoreReader& reader) {
        for (const club::ServerPause& one : server_pauses(reader, club::Instant::min()))
            if (one.by_operator) pauses_.push_back({one.from, one.until});
    });
    shadow_model_.expected().read(
        [&](const club::StoreReader& reader) { invariants_.check(reader, events); });
    shadow_model_.expected().read([&](const club::StoreReader& reader) {
        for (const std::string& key : events.keys) check_answered(reader, key);
    });
}

/// For a mail from a confirmed address.
void Simulation::check_answered(const club::StoreReader& reader, const std::string& key) {
    const auto mail = sent_.find(key);
    if (mail == sent_.end() || scenario_.answers_an_hour < 1000) return;
    const auto& [message_id, from] = mail->second;
    if (!users_at(reader, from).empty() && !answered_.contains(message_id))
        fail(message_id + " has had its effect, but was not answered");
}

bool Simulation::was_sent(const club::Letter& letter) const {
    const auto within = [&](const Digest& one) {
        return one.reader == static_cast<std::int64_t>(letter.to) &&
               one.first <= static_cast<std::int64_t>(letter.id) &&
               one.last >= static_cast<std::int64_t>(letter.id);
    };
    return ever_sent_letters_.contains(letter.message_id) || std::ranges::any_of(digests_, within);
}

/// `told`: whether the server gets the relay's confirmation.
void Simulation::on_letter_sent(const std::string& message_id, bool told) {
    const std::string words = message_id.substr(message_id.find('<') + 1);
    const std::string id = words.substr(0, words.find_first_of("+@"));
    Digest digest;
    const bool is_digest = std::sscanf(id.c_str(), "digest.%ld.%ld.%ld", &digest.reader,
                                       &digest.first, &digest.last) == 3;
    if (is_digest) digests_.push_back(digest);
    if (!is_digest && !written_.contains(id))
        fail("the letter " + id + " was sent, but is not stored");
    if (sent_letters_.contains(id)) fail("the letter " + id + " was sent twice");
    if (told) sent_letters_.insert(id);
    ever_sent_letters_.insert(id);
    trace("sent: " + id);
}

/// Ends all faults of disk, relay and addresses and finishes the work in progress.
void Simulation::settle() {
    for (int quiet = 0; quiet < 2;) {
        bool did = false;
        while (server_->server->run_step(app::ManualStep::admit) ||
               server_->server->run_step(app::ManualStep::password))
            did = true;
        while (work(-1)) did = true;
        quiet = did ? 0 : quiet + 1;
    }
}

/// Days later all players answer the letters in their mailboxes; requests that awaited confirmation
/// have expired.
void Simulation::late_answers() {
    stop(false);
    webhook_receiver_.fails = 0;
    const club::Instant from = now_;
    now_ += std::chrono::days(4);
    open();
    record_pause(from, now_);
    for (SimulatedPlayer& person : players_.all())
        for (const std::string& letter : mail_network_.mailboxes[person.address]) {
            const std::string subject = header_of(letter, "Subject");
            if (!subject.starts_with("confirm ")) continue;
            send(person, {"house@house.example", "Re: " + subject, "yes", "", ""});
            settle();
            deliver_all_mail();
        }
    play_tournaments_out();
    // Some letters wait for their readers' morning; and the machine sleeps now and then.
    for (int hour = 0; hour < 30; ++hour) {
        const club::Instant slept = now_;
        now_ += std::chrono::hours(1);
        record_pause(slept, now_);
        while (work(0)) {
        }
        for (int i = 0; i < 300 && work(2); ++i) {
        }
    }
}

/// Without faults, what players do ends their tournaments.
void Simulation::play_tournaments_out() {
    const auto next_match = [&] {
        std::optional<club::Match> next;
        shadow_model_.expected().read([&](const club::StoreReader& reader) {
            for (const club::Tournament& one : find_tournaments(reader, {.over = false}))
                for (const club::TournamentGame& game : reader.list<club::TournamentGame>(one.id))
                    if (!next || !next->is_running()) next = reader.match(game.match);
        });
        return next && next->is_running() ? next : std::nullopt;
    };
    int idle = 0;
    while (const auto match = next_match()) {
        idle = play_on(*match) ? 0 : idle + 1;
        // The computer's turn may be due later, if the clock was set back or a search failed.
        if (idle > 10) now_ += std::chrono::minutes(1);
        if (idle == 100)
            fail(fmt::format("nobody can go on with {} board {}", match->game, match->board));
    }
}

/// False if nothing has changed.
bool Simulation::play_on(const club::Match& match) {
    const auto act = [&](Side side, PlayerAction (SimulatedPlayers::*what)(const club::StoreReader&,
                                                                           const club::Match&)) {
        std::optional<club::User> user;
        PlayerAction action;
        shadow_model_.expected().read([&](const club::StoreReader& reader) {
            user = reader.user(match.seats[index_of(side)]);
            if (user->level == 0) action = (players_.*what)(reader, match);
        });
        if (user->level > 0) return;
        const auto person = std::ranges::find(players_.all(), user->name, &SimulatedPlayer::name);
        if (person->session.empty()) log_in(*person);
        settle();
        say(*person, *user, action);
    };
    now_ += std::chrono::milliseconds(100);
    if (rng_.chance(8)) act(other(match.to_move), &SimulatedPlayers::premove);
    settle();
    act(match.to_move, &SimulatedPlayers::towards_the_end);
    settle();
    while (work(1)) {
    }
    bool changed = false;
    shadow_model_.expected().read([&](const club::StoreReader& reader) {
        const auto after = reader.match(match.id);
        changed = after->plies != match.plies || after->outcome;
    });
    if (!changed) work(0);
    return changed;
}

/// Delivers all mails in transit, duplicated ones twice.
void Simulation::deliver_all_mail() {
    for (int times = 0; times < 2; ++times)
        for (std::size_t i = mail_network_.to_server.size(); i-- > 0;)
            if (i < mail_network_.to_server.size() && !mail_network_.to_server[i].submitted) {
                deliver_mail(i);
                settle();
            }
}

void Simulation::check_nothing_left() {
    trace("no more faults from now on");
    disk_.faults = {};
    disk_.cut_power_after(0);
    mail_network_.faults = {};
    mail_network_.gone_addresses.clear();
    mail_network_.bouncing_addresses.clear();
    // For a while the last events fail, so that nothing but a retry can send them.
    webhook_receiver_.fails = scenario_.webhook_faults > 0 ? 2 : 0;
    if (frozen()) freeze_or_thaw();
    settle();
    play_tournaments_out();
    // Letters wait for up to six hours after a failure, and for a morning.
    for (int hour = 0; hour < 40; ++hour) {
        deliver_all_mail();
        for (int i = 0; i < 12; ++i) {
            now_ += std::chrono::minutes(4);
            while (work(0) || work(3)) {
            }
        }
        now_ += std::chrono::minutes(4);
        for (int i = 0; i < 300 && (work(2) || mail_network_.to_server.size() > 500); ++i) {
        }
    }
    late_answers();
    // Mails of the last hour are still in transit.
    deliver_all_mail();
    while (work(0) || work(3)) {
    }
    if (!mail_network_.to_server.empty())
        fail("a mail is never accepted: " + mail_network_.to_server[0].message_id);
    server_->store->read([&](const club::StoreReader& reader) {
        shadow_model_.compare(reader, "at the end");
        for (const club::Letter& letter : letters_due(reader, club::Instant::max(), everything))
            if (letter.due <= now_)
                fail(fmt::format("the letter {} to {} is never sent", letter.message_id,
                                 letter.address));
        for (const std::string_view kind : {"flag", "remind", "last-call", "expire"})
            for (const club::Job& job : jobs_due(reader, now_ - std::chrono::minutes(5), kind, 1))
                fail(fmt::format("a job “{}” of match {} is never done", kind,
                                 static_cast<std::int64_t>(job.match)));
        invariants_.check_all(reader);
        for (const club::Match& match : all_matches(reader)) {
            ++result_.matches;
            result_.moves += static_cast<std::uint64_t>(match.plies);
            result_.ended += match.outcome.has_value();
            result_.timeouts += match.outcome && match.outcome->reason == "time";
        }
    });
    check_liveness();
    some_sign_off();
    time_passes();
    check_liveness();
}

}  // namespace posthouse::sim
