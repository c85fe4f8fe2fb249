// The club's service: one request is carried out in one unit of work, with all that follows from
// it: the move, the clock, the letters, the jobs, and the answer itself. Either all of it is there
// afterwards or nothing is.
//
// A line that is refused changes nothing. The same key has one effect, however often it comes.
//
// Deliberately absent: I/O, threads, passwords in the clear (doorkeeper.h), asking the time.
#pragma once

#include "club/command_table.h"
#include "club/door.h"
#include "club/doorkeeper.h"
#include "club/secrets.h"
#include "club/table.h"

#include <cstdint>
#include <functional>
#include <string>

namespace posthouse {

struct ServiceSettings {
    std::string host;                    // the part behind the @ of the house's Message-IDs
    HouseKey key;                        // knows the confirmation words
    std::function<std::uint64_t()> lot;  // random bits, for who moves first
};

class Service {
public:
    explicit Service(ServiceSettings settings) : settings_(std::move(settings)) {}

    Reply handle(Unit&, const Request&, const Proofs&) const;

    /// The time of a turn is up: the match is lost, unless that turn is over already. Removes the
    /// job.
    Reply flag(Unit&, const Job&, Instant now) const;

    /// Gives the computer its accounts, one for each level, where it has none yet.
    static void seat_computers(Unit&, Instant now);

private:
    struct Errand;  // one line of a request on its way
    using Said = Or<std::string>;

    Reply carry_out_lines(Unit&, const Request&, const Proofs&) const;
    Said carry_out(Errand&) const;
    std::string refused(Errand&, const Refusal&) const;
    void answer_by_letter(Unit&, const Request&, const Reply&) const;

    Said help(Errand&) const;
    Said sign_up(Errand&) const;
    Said confirm(Errand&) const;
    Said list(Errand&) const;
    Said challenge(Errand&) const;
    Said move(Errand&) const;
    Said show(Errand&) const;
    Said preview(Errand&) const;
    Said resign(Errand&) const;
    Said games(Errand&) const;
    Said history(Errand&) const;
    Said standings(Errand&) const;

    Or<User> speaker(const Errand&) const;
    Or<Match> seated(Errand&, const User&)
        const;  // the match named by the slot `board`, if it runs and the user plays in it
    void turn_passes(Unit&, Match&, Instant now) const;
    void tell_players(Errand&, const Table&, std::optional<UserId> but) const;

    ServiceSettings settings_;
};

}  // namespace posthouse
