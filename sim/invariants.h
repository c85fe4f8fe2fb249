// What must always be so in the house, looked at after every work that stands: nothing of it asks
// how the club does it.
//
//   matches       each ply once, in order, legal; what was played stays unless it is taken back;
//                 what is over stays as it ended; seeds are conserved; clocks within their bounds
//   jobs          a running turn with a clock has exactly one job of that turn, a computer's turn
//                 one to think, and what is over has none
//   time          nobody loses by the clock before his time was up, and no move costs more than it
//                 took, whatever stood still meanwhile
//   letters       one letter a reader about each event; none is changed; none is unsent
//   ratings       two changes for each match that counts, none for others; each begins where the
//                 last one ended; games won are games lost; standings are sums
//   tournaments   begun once; each game once, between those who were paired; nobody twice in a
//                 round; over only when all is played
//   held requests nothing is done after they expired
//   consent       no two people play a match that one of them has not wanted: the challenged player
//                 has said something at the board, both seek, somebody has taken a waiting board,
//                 or such challenges begin at once by their wish
#pragma once

#include "sim/faults.h"
#include "sim/unit_effects.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::sim {

/// When the clocks of the house stood still for all, as the simulation brought it about.
struct PauseInterval {
    club::Instant from{};
    std::optional<club::Instant> until;
};

class Invariants {
public:
    /// `now` and `stood_still` tell what the simulation did; `agreed`: whether this player has ever
    /// said that they want that match.
    using Agreed = std::function<bool(const club::StoreReader&, club::UserId, const club::Match&)>;
    Invariants(std::function<club::Instant()> now, const std::vector<PauseInterval>& stood_still,
               Agreed agreed)
        : now_(std::move(now)), stood_still_(stood_still), agreed_(std::move(agreed)) {}

    /// After a work. Throws InvariantViolation.
    void look(const club::StoreReader&, const UnitEffects&);
    /// All that cannot be looked at work by work.
    void look_at_everything(const club::StoreReader&);

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
    void moved_in_time(const club::StoreReader&, const club::Match& before,
                       const club::Match& after, const std::vector<club::PlayedMove>&);
    void lost_on_time(const club::StoreReader&, const club::Match& before,
                      const club::Match& after);
    void jobs(const club::StoreReader&, const club::Match&);
    void apart(const club::StoreReader&, const club::Match&);
    void wanted(const club::StoreReader&, const club::Match&, const UnitEffects*);
    void ratings_of(const club::StoreReader&, const club::Match&);
    void letter(const club::Letter&);
    void rating(const club::RatingChange&);
    void standings(const club::StoreReader&);
    void tournament(const club::StoreReader&, club::TournamentId);

    const std::function<club::Instant()> now_;
    const std::vector<PauseInterval>& stood_still_;
    const Agreed agreed_;
    std::map<club::MatchId, Seen> seen_;
    std::map<club::HeldId, club::Instant> held_since_;
    std::map<std::string, std::size_t> letters_;  // about what event, to whom
    std::map<std::pair<club::UserId, std::string>, double> last_rating_;
    std::map<club::TournamentId, std::vector<tournament::Pairing>> pairings_;
};

}  // namespace posthouse::sim
