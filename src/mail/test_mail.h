// Fakes for the mail tests: a backend that records requests, a transport that records mails. And
// the mails of fixtures.mbox.
#pragma once

#include "club/accounts/account_tables.h"
#include "club/commands/backend.h"
#include "club/letters/letter_tables.h"
#include "club/matches/board_letters.h"
#include "club/matches/match_tables.h"
#include "club/ratings/test_endings.h"
#include "mail/outgoing/outbox.h"
#include "mail/test_mailbox.h"
#include "store/memory.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::mail {

/// Answers immediately on the caller's thread.
class FakeBackend {
public:
    club::Backend backend() {
        return {.submit =
                    [this](club::Request request,
                           std::function<void(std::optional<club::Response>)> answered) {
                        {
                            const std::lock_guard guard(mutex);
                            requests.push_back(std::move(request));
                        }
                        if (broken) throw std::runtime_error("broken");
                        answered(failing ? std::nullopt : std::optional(done()));
                    },
                .login = {},
                .write =
                    [this](club::UnitFn work, std::function<void(bool)> done) {
                        if (!failing) posthouse::club::transact(store, work);
                        done(!failing);
                    },
                .store = &store,
                .now = [this] { return now; }};
    }

    static club::Response done() {
        club::Response reply;
        reply.accepted = true;
        reply.text = "done";
        return reply;
    }
    std::vector<club::Request> received() {
        const std::lock_guard guard(mutex);
        return requests;
    }

    store::MemoryStore store;
    std::mutex mutex;
    std::vector<club::Request> requests;
    bool failing = false;  // nothing can be written
    bool broken = false;   // submit throws
    club::Instant now = club::Instant(std::chrono::hours(24 * 365 * 50));
};

// For outgoing mail: real letters in a memory store, a settable clock, and a transport that rejects
// some addresses and can be unavailable.

struct SentMail {
    std::string bytes, from, to;
    club::Instant at{};
    /// The value of a header field; empty if missing.
    std::string header(const std::string& name) const {
        const std::size_t end = bytes.find("\n\n");
        const std::size_t at_name = ("\n" + bytes).find("\n" + name + ": ");
        if (at_name >= end) return {};
        const std::size_t start = at_name + name.size() + 2;
        return bytes.substr(start, bytes.find('\n', start) - start);
    }
};

class FakeTransport : public MailTransport {
public:
    explicit FakeTransport(const club::Instant& now) : now_(now) {}

    void send(const std::string& bytes, const std::string& from, const std::string& to) override {
        ++tries;
        tried_at.push_back(now_);
        if (unavailable) throw TransportUnavailable("nobody there");
        if (failing.contains(to)) throw std::runtime_error("mailbox full\r\nreally");
        if (nonexistent.contains(to)) throw RecipientRejected("550 5.1.1 no such user", true);
        if (rejected.contains(to)) throw RecipientRejected("554 5.7.1 not wanted here", false);
        sent.push_back({bytes, from, to, now_});
    }
    /// "ann@example.org one" for each, by its subject.
    std::vector<std::string> subjects() const {
        std::vector<std::string> words;
        for (const SentMail& mail : sent) words.push_back(mail.to + " " + mail.header("Subject"));
        return words;
    }

    int tries = 0;
    bool unavailable = false;
    std::set<std::string> failing, nonexistent, rejected;
    std::vector<SentMail> sent;
    std::vector<club::Instant> tried_at;

private:
    const club::Instant& now_;
};

class OutboxFixture {
public:
    OutboxFixture() {
        ann = add_player("ann");
        bob = add_player("bob");
    }

    club::UserId add_player(const std::string& name) {
        club::User user;
        user.name = name;
        user.addresses = {{.address = name + "@example.org", .confirmed = true, .bounced = {}}};
        club::transact(store, [&](club::UnitOfWork& unit) { add_user(unit, user); });
        return user.id;
    }
    club::User user(club::UserId id) const {
        std::optional<club::User> found;
        store.read([&](const club::StoreReader& reader) { found = reader.user(id); });
        return found.value();
    }
    void change_user(const club::User& user) {
        club::transact(store, [&](club::UnitOfWork& unit) { club::change_user(unit, user); });
    }

    club::MatchId begin(const std::string& game = "wari",
                        const std::vector<std::string>& moves = {}) {
        club::Match match;
        match.game = game;
        match.seats = {ann, bob};
        match.started = match.turn_since = now;
        club::transact(store, [&](club::UnitOfWork& unit) { unit.add_match(match); });
        for (const std::string& move : moves) play(match.id, move);
        return match.id;
    }
    void play(club::MatchId id, const std::string& move, const std::string& comment = "") {
        club::transact(store, [&](club::UnitOfWork& unit) {
            club::Match match = unit.match(id).value();
            append_move(unit, id, {match.plies, move, comment, now});
            ++match.plies;
            match.to_move = other(match.to_move);
            change_match(unit, match);
        });
    }
    void take_back(club::MatchId id) {
        club::transact(store, [&](club::UnitOfWork& unit) {
            club::Match match = unit.match(id).value();
            remove_moves_from(unit, id, --match.plies);
            match.to_move = other(match.to_move);
            ++match.undos;
            change_match(unit, match);
        });
    }
    void end(club::MatchId id) {
        club::transact(store, [&](club::UnitOfWork& unit) {
            club::Match match = unit.match(id).value();
            match.outcome = club::MatchOutcome{Result::first, "resigned", now};
            club::TestEndings::change_match(unit, match);
        });
    }

    /// The board letter that the club writes to this seat.
    club::Letter board_letter_for(club::MatchId id, Side side) const {
        club::Letter letter;
        store.read([&](const club::StoreReader& reader) {
            const club::LoadedMatch table = club::load_match(reader, reader.match(id).value());
            letter = club::board_letter(table, side, identity.host, now);
            letter.address = table.player(side).mail_address()->address;
        });
        return letter;
    }
    club::LetterId add(club::Letter letter) {
        club::transact(store, [&](club::UnitOfWork& unit) { unit.add(letter); });
        return letter.id;
    }
    /// A short letter; without `to` for no player.
    club::LetterId write(const std::string& address, const std::string& subject,
                         std::optional<club::MatchId> match = std::nullopt, club::UserId to = {}) {
        club::Letter letter;
        letter.to = to;
        letter.address = address;
        letter.subject = subject;
        letter.body = "about " + subject + "\n";
        letter.match = match;
        letter.automatic = false;
        letter.message_id = subject;
        letter.written = letter.due = now;
        return add(letter);
    }
    club::Letter stored(club::LetterId id) const {
        std::optional<club::Letter> letter;
        store.read(
            [&](const club::StoreReader& reader) { letter = reader.find<club::Letter>(id); });
        return letter.value();
    }
    void change(const club::Letter& letter) {
        club::transact(store, [&](club::UnitOfWork& unit) { change_letter(unit, letter); });
    }

    club::Backend backend() {
        club::Backend door;
        door.write = [this](club::UnitFn work, std::function<void(bool)> done) {
            if (!failing) club::transact(store, work);
            done(!failing);
        };
        door.store = &store;
        door.now = [this] { return now; };
        return door;
    }

    store::MemoryStore store;
    club::Instant now{std::chrono::sys_days(std::chrono::year{2026} / 11 / 21) +
                      std::chrono::hours(9)};
    club::ServerKey key = club::ServerKey::from_words("test");
    MailIdentity identity{.mail_address = "house@house.example",
                          .host = "house.example",
                          .base_url = "https://house.example"};
    bool failing = false;  // nothing can be written
    club::UserId ann{}, bob{};
    FakeTransport transport{now};
    Outbox outbox{backend(), transport, identity, key};
};

/// The mails of fixtures.mbox.
inline const std::vector<NamedMail>& fixtures() {
    static const std::vector<NamedMail> mails =
        mails_of(read_file(std::string(POSTHOUSE_SOURCE) + "/src/mail/fixtures.mbox"));
    return mails;
}

inline std::string fixture(std::string_view name) {
    const auto found = std::ranges::find(fixtures(), name, &NamedMail::name);
    if (found == fixtures().end())
        throw std::runtime_error("there is no fixture " + std::string(name));
    return found->bytes;
}

}  // namespace posthouse::mail
