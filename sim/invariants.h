// Invariants of the server, checked after each committed work, independently of the club's code:
//
//   matches       each ply once, in order, legal; moves stay unless they are taken back; a finished
//                 match keeps its outcome; seeds are conserved; clocks are within bounds
//   jobs          a running turn with a clock has exactly one job, a computer's turn one to search,
//                 and a finished match none
//   time          nobody loses on time early, and no move costs more time than has run, except for
//                 pauses
//   letters       one letter per reader and event; its content never changes; none stays unsent
//   ratings       two changes for each rated match, none for others; each continues from the last
//                 one; wins equal losses; standings are sums
//   tournaments   begun once; each game once, between paired players; nobody twice in a round;
//                 finished only when all games are
//   held requests nothing is done after they expired
//   consent       no two people play a match that one of them has not agreed to: the challenged
//                 player has reacted at the board, both seek opponents, somebody has taken an open
//                 challenge, or their settings accept such challenges at once
#pragma once

#include "club/tournaments/tournament_tables.h"
#include "sim/unit_effects.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::sim {

/// An interval in which all clocks of the server were paused.
struct PauseInterval {
    club::Instant from{};
    std::optional<club::Instant> until;
};

class Invariants {
public:
    /// `now` and `pauses` are the simulation's own record; `agreed`: whether this player has
    /// ever agreed to that match.
    using AgreedFn =
        std::function<bool(const club::StoreReader&, club::UserId, const club::Match&)>;
    Invariants(std::function<club::Instant()> now, const std::vector<PauseInterval>& pauses,
               AgreedFn agreed)
        : now_(std::move(now)), pauses_(pauses), agreed_(std::move(agreed)) {}

    /// Checks the effects of one work. Throws InvariantViolation.
    void check(const club::StoreReader&, const UnitEffects&);
    /// Checks what cannot be checked work by work.
    void check_all(const club::StoreReader&);

private:
    struct Seen {
        std::vector<std::string> moves;
        club::Match match;
    };

    void match(const club::StoreReader&, club::MatchId, const UnitEffects* = nullptr);
    void line_of_play(const club::Match&, const std::vector<club::PlayedMove>&);
    void history(const club::Match&, const std::vector<std::string>& moves);
    void clock(const club::Match&);
    std::chrono::milliseconds used_in_turn(const club::StoreReader&, const club::Match& turn,
                                           club::Instant end) const;
    void check_move_time(const club::StoreReader&, const club::Match& before,
                         const club::Match& after, const std::vector<club::PlayedMove>&);
    void check_timeout(const club::StoreReader&, const club::Match& before,
                       const club::Match& after);
    void jobs(const club::StoreReader&, const club::Match&);
    void sits_at_one_board(const club::StoreReader&, const club::Match&);
    void check_blocks(const club::StoreReader&, const club::Match&);
    void check_consent(const club::StoreReader&, const club::Match&, const UnitEffects*);
    void ratings_of(const club::StoreReader&, const club::Match&);
    void letter(const club::Letter&);
    void rating(const club::RatingChange&);
    void standings(const club::StoreReader&);
    void tournament(const club::StoreReader&, club::TournamentId);
    /// Nobody meets their own team, each board of a team match is paired, and pools have a final.
    void nobody_is_left_out(const club::StoreReader&, const club::Tournament&,
                            const std::vector<club::Entrant>&,
                            const std::vector<tournament::Pairing>&);
    /// In an arena under way whoever is there and does not play waits for the next game.
    void nobody_is_forgotten(const club::StoreReader&, const club::Tournament& arena,
                             const std::vector<club::Entrant>&,
                             const std::vector<club::TournamentGame>&);

    const std::function<club::Instant()> now_;
    const std::vector<PauseInterval>& pauses_;
    const AgreedFn agreed_;
    std::map<club::MatchId, Seen> seen_;
    std::map<club::PendingRequestId, club::Instant> held_since_;
    std::map<std::string, std::size_t> letters_;  // by event and reader
    std::map<std::pair<club::UserId, std::string>, double> last_rating_;
    std::map<club::TournamentId, std::vector<tournament::Pairing>> pairings_;
};

}  // namespace posthouse::sim
