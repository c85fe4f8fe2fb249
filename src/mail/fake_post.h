// A house for the tests of what goes out: real letters in a store in memory, a clock that is told,
// and a postman who carries into a list, has trouble with some and is sometimes away.
//
// Deliberately absent: commands; whoever wants a letter writes it.
#pragma once

#include "club/door.h"
#include "club/letters.h"
#include "mail/outbox.h"
#include "store/memory.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse {

struct CarriedMail {
    std::string bytes, from, to;
    Instant at{};
    /// The words of a head; empty where it has none.
    std::string head(const std::string& name) const {
        const std::size_t end = bytes.find("\n\n");
        const std::size_t at_name = ("\n" + bytes).find("\n" + name + ": ");
        if (at_name >= end) return {};
        const std::size_t start = at_name + name.size() + 2;
        return bytes.substr(start, bytes.find('\n', start) - start);
    }
};

class FakePostman : public Postman {
public:
    explicit FakePostman(const Instant& now) : now_(now) {}

    void carry(const std::string& bytes, const std::string& from, const std::string& to) override {
        ++tries;
        tried_at.push_back(now_);
        if (away) throw PostmanAway("nobody there");
        if (trouble.contains(to)) throw std::runtime_error("mailbox full\r\nreally");
        if (unknown.contains(to)) throw PostmanRefused("550 5.1.1 no such user", true);
        if (unwanted.contains(to)) throw PostmanRefused("554 5.7.1 not wanted here", false);
        carried.push_back({bytes, from, to, now_});
    }
    /// "ann@example.org one" for each, by its subject.
    std::vector<std::string> subjects() const {
        std::vector<std::string> words;
        for (const CarriedMail& mail : carried)
            words.push_back(mail.to + " " + mail.head("Subject"));
        return words;
    }

    int tries = 0;
    bool away = false;
    std::set<std::string> trouble, unknown, unwanted;
    std::vector<CarriedMail> carried;
    std::vector<Instant> tried_at;

private:
    const Instant& now_;
};

class FakePost {
public:
    FakePost() {
        ann = add_player("ann");
        bob = add_player("bob");
    }

    UserId add_player(const std::string& name) {
        User user;
        user.name = name;
        user.addresses = {{.address = name + "@example.org", .confirmed = true, .bounced = {}}};
        transact(store, [&](Unit& unit) { unit.add_user(user); });
        return user.id;
    }
    User user(UserId id) const {
        std::optional<User> found;
        store.read([&](const Reader& reader) { found = reader.user(id); });
        return found.value();
    }
    void change_user(const User& user) {
        transact(store, [&](Unit& unit) { unit.change_user(user); });
    }

    MatchId begin(const std::string& game = "wari", const std::vector<std::string>& moves = {}) {
        Match match;
        match.game = game;
        match.seats = {ann, bob};
        match.started = match.turn_since = now;
        transact(store, [&](Unit& unit) { unit.add_match(match); });
        for (const std::string& move : moves) play(match.id, move);
        return match.id;
    }
    void play(MatchId id, const std::string& move, const std::string& comment = "") {
        transact(store, [&](Unit& unit) {
            Match match = unit.match(id).value();
            unit.append_move(id, {match.plies, move, comment, now});
            ++match.plies;
            match.to_move = other(match.to_move);
            unit.change_match(match);
        });
    }
    void take_back(MatchId id) {
        transact(store, [&](Unit& unit) {
            Match match = unit.match(id).value();
            unit.take_back(id, --match.plies);
            match.to_move = other(match.to_move);
            ++match.undos;
            unit.change_match(match);
        });
    }
    void end(MatchId id) {
        transact(store, [&](Unit& unit) {
            Match match = unit.match(id).value();
            match.ending = Ending{Result::first, "resigned", now};
            unit.change_match(match);
        });
    }

    /// The board letter that the club writes to this seat.
    Letter board_letter_for(MatchId id, Side side) const {
        Letter letter;
        store.read([&](const Reader& reader) {
            const Table table = load_table(reader, reader.match(id).value());
            letter = board_letter(table, side, identity.host, now);
            letter.address = table.player(side).mail_address()->address;
        });
        return letter;
    }
    LetterId add(Letter letter) {
        transact(store, [&](Unit& unit) { unit.add_letter(letter); });
        return letter.id;
    }
    /// A short letter; to nobody in particular where it is for no player.
    LetterId write(const std::string& address, const std::string& subject,
                   std::optional<MatchId> match = std::nullopt, UserId to = {}) {
        Letter letter;
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
    Letter stored(LetterId id) const {
        std::optional<Letter> letter;
        store.read([&](const Reader& reader) { letter = reader.letter(id); });
        return letter.value();
    }
    void change(const Letter& letter) {
        transact(store, [&](Unit& unit) { unit.change_letter(letter); });
    }

    Door door() {
        Door door;
        door.write = [this](Work work, std::function<void(bool)> done) {
            if (!failing) transact(store, work);
            done(!failing);
        };
        door.store = &store;
        door.now = [this] { return now; };
        return door;
    }

    MemoryStore store;
    Instant now{std::chrono::sys_days(std::chrono::year{2026} / 11 / 21) + std::chrono::hours(9)};
    HouseKey key = HouseKey::of("test");
    MailIdentity identity{.house_address = "house@house.example",
                          .host = "house.example",
                          .page_url = "https://house.example"};
    bool failing = false;  // nothing can be written
    UserId ann{}, bob{};
    FakePostman postman{now};
    PictureShelf pictures{[](std::string_view) { return std::string("a picture"); }};
    Outbox outbox{door(), postman, identity, key, {}, pictures};
};

}  // namespace posthouse
