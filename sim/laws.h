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
//
// Deliberately absent: what lies between house and world (world_laws.h).
#pragma once

#include "sim/events.h"
#include "sim/faults.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::sim {

/// When the clocks of the house stood still for all, as the simulation brought it about.
struct StoodStill {
    Instant from{};
    std::optional<Instant> until;
};

class Laws {
public:
    /// `now` and `stood_still` tell what the simulation did; `agreed`: whether this player has ever
    /// said that they want that match.
    using Agreed = std::function<bool(const Reader&, UserId, const Match&)>;
    Laws(std::function<Instant()> now, const std::vector<StoodStill>& stood_still, Agreed agreed)
        : now_(std::move(now)), stood_still_(stood_still), agreed_(std::move(agreed)) {}

    /// After a work. Throws LawBroken.
    void look(const Reader&, const Events&);
    /// All that cannot be looked at work by work.
    void look_at_everything(const Reader&);

private:
    struct Seen {
        std::vector<std::string> moves;
        Match match;
    };

    void match(const Reader&, MatchId, const Events* = nullptr);
    void line_of_play(const Match&, const std::vector<PlayedMove>&);
    void history(const Match&, const std::vector<std::string>& moves);
    void clock(const Match&);
    milliseconds used_in_turn(const Reader&, const Match& turn, Instant end) const;
    void moved_in_time(const Reader&, const Match& before, const Match& after,
                       const std::vector<PlayedMove>&);
    void lost_on_time(const Reader&, const Match& before, const Match& after);
    void jobs(const Reader&, const Match&);
    void apart(const Reader&, const Match&);
    void wanted(const Reader&, const Match&, const Events*);
    void ratings_of(const Reader&, const Match&);
    void letter(const Letter&);
    void rating(const RatingChange&);
    void standings(const Reader&);
    void tournament(const Reader&, TournamentId);

    const std::function<Instant()> now_;
    const std::vector<StoodStill>& stood_still_;
    const Agreed agreed_;
    std::map<MatchId, Seen> seen_;
    std::map<HeldId, Instant> held_since_;
    std::map<std::string, std::size_t> letters_;  // about what event, to whom
    std::map<std::pair<UserId, std::string>, double> last_rating_;
    std::map<TournamentId, std::vector<tournament::Pairing>> pairings_;
};

}  // namespace posthouse::sim
