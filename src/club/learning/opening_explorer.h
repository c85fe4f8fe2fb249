// Opening explorer: for positions near the beginning of finished matches, the moves made, how
// often, and the results; transpositions count as one position.
//
// The counts are rows of the store, so that an answer reads one position and nothing is kept in
// memory. A match that ends leaves a job; a background worker counts some matches at a time.
// Running matches are left out, so that nobody gets help in them.
#pragma once

#include "club/core/store.h"
#include "games/game.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {

struct ExploredMove {
    games::MoveText move;
    Outcomes outcomes;
};
/// Statistics of one position, the most frequent moves first.
struct ExploredPosition {
    std::string position;
    Outcomes outcomes;
    std::vector<ExploredMove> moves;
};

/// Refused if the record is not legal.
Expected<ExploredPosition, games::InvalidRecord> explore(const StoreReader&, const games::Game&,
                                                         const games::GameRecord&);

/// A finished match that is not counted yet. A migration leaves one job of the second kind, for
/// this match and all that ended before it; a later one follows for those that are left.
inline constexpr std::string_view opening_job = "opening", past_openings_job = "past-openings";

/// How many moves of a match are counted, and how many different moves are stored in all. Above
/// `whole_openings_max` a match adds only the first that is new, so that the room is for what is
/// played often.
struct OpeningLimits {
    int plies = 24;
    std::int64_t whole_openings_max = 250'000;
    std::int64_t moves_max = 1'000'000;
};

/// What the next matches add to the counts: read and replayed by one thread, written by another.
class OpeningCounts {
public:
    /// Of at most so many matches.
    OpeningCounts(const StoreReader&, std::size_t matches, const OpeningLimits& = {});

    bool empty() const { return jobs_.empty(); }
    /// Does nothing if one of the matches has been counted, or goes on, meanwhile.
    void write(UnitOfWork&) const;

private:
    using Key = std::pair<std::int64_t, std::string>;  // position and move

    void add(const StoreReader&, const Match&);
    OpeningMove* find(const StoreReader&, const Key&);

    OpeningLimits limits_;
    std::int64_t stored_ = 0;  // moves, with those to be added
    std::vector<Job> jobs_;
    std::optional<Job> next_job_;
    std::map<std::int64_t, std::map<std::string, OpeningMove>> known_;  // by position and move
    std::map<Key, const OpeningMove*> changed_;
};

}  // namespace posthouse::club
