// Opening explorer: for positions near the beginning of finished matches, the moves made, how
// often, and the results; transpositions count as one position.
//
// The counts are rows of the store, so that an answer reads one position and nothing is kept in
// memory. A match that ends leaves a job; a background worker counts some matches at a time.
// Running matches are left out, so that nobody gets help in them.
//
// Beside the counts of a move are its shares: those of the matches that ended in one month, at one
// pace, between players of about the same strength. They are read for an answer with a filter only.
// A match adds at most one for each move that is counted: they grow with the matches, by a third
// of what a match of 30 moves itself takes.
#pragma once

#include "club/core/store.h"
#include "club/learning/learning_tables.h"
#include "games/game.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
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

/// Ratings are counted in bands of 200 points, which begin at these; the first has all below it as
/// well, the last all above.
inline constexpr int rating_band_width = 200, first_rating_band = 800, last_rating_band = 2200;
/// The band of a match whose players had this rating on average.
int rating_band(double rating);
/// That of matches that changed no rating.
inline constexpr int no_rating_band = 0;

/// Which matches count; all that is not set does not matter.
struct OpeningFilter {
    /// Of the players' ratings before the match, on average: from `rating_min`, below `rating_max`.
    /// Both are where a band begins. Matches that changed no rating count only without both.
    std::optional<int> rating_min, rating_max;
    std::optional<bool> live;  // or by correspondence
    std::optional<std::chrono::year_month> first_month, last_month;

    bool selects(const OpeningShare&) const;
    friend bool operator==(const OpeningFilter&, const OpeningFilter&) = default;
};

/// Refused if the record is not legal.
Expected<ExploredPosition, games::InvalidRecord> explore(const StoreReader&, const games::Game&,
                                                         const games::GameRecord&,
                                                         const OpeningFilter& = {});

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
    using ShareKey = std::tuple<int, bool, int>;       // month, live, rating
    struct Counted {
        OpeningMove move;
        std::map<ShareKey, OpeningShare> shares;  // those that change
    };

    void add(const StoreReader&, const Match&);
    Counted* find(const StoreReader&, const Key&);

    OpeningLimits limits_;
    std::int64_t stored_ = 0;  // moves, with those to be added
    std::vector<Job> jobs_;
    std::optional<Job> next_job_;
    std::map<std::int64_t, std::map<std::string, Counted>> known_;  // by position and move
    std::map<Key, const Counted*> changed_;
};

}  // namespace posthouse::club
