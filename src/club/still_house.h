// A house that stands still, for tests: everything happens at once, in memory, at the time it is
// told, with a lot that always falls on the first. The same service and doorkeeper as in the real
// one.
#pragma once

#include "club/door.h"
#include "club/doorkeeper.h"
#include "club/service.h"
#include "store/memory.h"

#include <string>
#include <utility>
#include <vector>

namespace posthouse {

class StillHouse {
public:
    StillHouse() { seat_computers(); }

    MemoryStore store;
    Instant now{std::chrono::sys_days{std::chrono::year{2026} / 11 / 20}};
    HouseKey key = HouseKey::of("a house for tests");

    Reply submit(const Request& request) {
        const Proofs proofs = Doorkeeper(store, PasswordCost::minimal).prove(request);
        Reply reply;
        transact(store, [&](Unit& unit) { reply = service_.handle(unit, request, proofs); });
        return reply;
    }

    /// As from the page's command box of a player who is logged in; nobody where the name is empty.
    Reply say(std::string_view name, std::string line, std::string comment = "") {
        Request request;
        request.lines = {std::move(line)};
        request.comment = std::move(comment);
        if (!name.empty()) request.speaker = user(name).id;
        request.now = now;
        return submit(request);
    }

    User user(std::string_view name) const {
        std::optional<User> found;
        store.read([&](const Reader& reader) { found = reader.user_named(name); });
        ASSERT(found);
        return *found;
    }

    Match match(std::string_view game, int board) const {
        std::optional<Match> found;
        store.read([&](const Reader& reader) { found = reader.match_on(game, board); });
        ASSERT(found);
        return *found;
    }

    std::vector<Letter> letters_to(std::string_view name) const {
        std::vector<Letter> letters;
        const UserId id = user(name).id;
        store.read([&](const Reader& reader) { letters = reader.letters_to(id, 1000); });
        return letters;
    }

    std::vector<Job> jobs(std::string_view kind, Instant when) const {
        std::vector<Job> jobs;
        store.read([&](const Reader& reader) { jobs = reader.jobs_due(when, kind, 1000); });
        return jobs;
    }

    const Service& service() const { return service_; }

    Door door() {
        Door door;
        door.submit = [this](Request request, auto answered) { answered(submit(request)); };
        door.write = [this](Work work, std::function<void(bool)> done) {
            transact(store, work);
            done(true);
        };
        door.store = &store;
        door.now = [this] { return now; };
        return door;
    }

private:
    void seat_computers() {
        transact(store, [this](Unit& unit) { Service::seat_computers(unit, now); });
    }

    Service service_{ServiceSettings{"house.example", key, [] { return 0; }}};
};

}  // namespace posthouse
