// The arithmetic of measuring strength: Elo with its 95 % interval, the sequential probability
// ratio test, and ratings fitted to many pairings. Pure functions.
//
// Games are counted in pairs: one opening, played from both seats. An opening that favours a seat
// favours both engines once, so that pairs scatter less than games do; the interval and the test
// are taken from the five possible scores of a pair (the "pentanomial" model).
#pragma once

#include "strength/duel_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace posthouse::strength {

/// How many pairs gave engine 1 this many half points: 0, 1, 2, 3 or 4.
using PairScores = std::array<std::uint64_t, 5>;

/// The expected score, 0 to 1, of one who is so much stronger (the logistic model).
double score_of_elo(double elo);
/// Its inverse; infinite at 0 and 1.
double elo_of_score(double score);

struct EloEstimate {
    double elo = 0;
    double low = 0;  // of the 95 % interval
    double high = 0;
};

/// Where all pairs ended alike there is no variance to take an interval from; the "rule of three"
/// then stands in: what was never seen in n pairs is with 95 % certainty rarer than 3 in n.
EloEstimate elo_of(const PairScores& pairs);

/// A test that stops by itself: is engine 1 by `elo1` stronger, or only by `elo0`? `alpha` is the
/// risk of taking the former for true when the latter is, `beta` that of the opposite (Wald, 1945).
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;

    double lower() const;  // at or below this ratio elo0 is accepted
    double upper() const;  // at or above it elo1 is
};

/// The logarithm of how much likelier these pairs are under `elo1` than under `elo0`, each with the
/// distribution of its mean that fits them best (the generalised test: M. Van den Bergh, "A
/// practical introduction to the GSPRT").
double log_likelihood_ratio(const PairScores& pairs, double elo0, double elo1);

enum class SprtDecision { neither, elo0, elo1 };
SprtDecision sprt_decision(const Sprt& test, const PairScores& pairs);

/// What one player scored against another.
struct HeadToHead {
    std::size_t one = 0;
    std::size_t other = 0;
    double points = 0;  // of `one`; a draw is a half
    double games = 0;
};

struct Rating {
    double elo = 0;
    double margin = 0;  // of its 95 % interval, as a difference to player 0
};

/// The ratings under which the results are likeliest (Bradley and Terry's model, draws as half a
/// win and half a loss), player 0 at zero. Every pairing is given half a draw more than it had, so
/// that a whitewash has a finite rating. All players must be connected by pairings.
std::vector<Rating> ratings_of(std::size_t players, std::span<const HeadToHead> pairings);

// The tally of a duel: what its games come to, and the words and figures in which that is told.

class DuelStatistics {
public:
    void add(const CountedGame& game);

    struct Score {
        std::uint64_t won = 0;  // by engine 1
        std::uint64_t drawn = 0;
        std::uint64_t lost = 0;
        std::uint64_t games() const { return won + drawn + lost; }
        double points() const { return static_cast<double>(won) + static_cast<double>(drawn) / 2; }
        /// 0 to 1; a half where there were none.
        double share() const { return games() ? points() / static_cast<double>(games()) : 0.5; }
        void add(int half_points);
    };
    struct Announcements {
        std::uint64_t made = 0;  // games in which a win was announced
        std::uint64_t kept = 0;
        std::vector<std::uint64_t> broken;  // the numbers of the other games
    };

    const Score& score() const { return score_; }
    /// Of openings that were played from both seats.
    const PairScores& pairs() const { return pairs_; }
    const Score& repetitions() const { return repetitions_; }
    const std::map<std::string, std::uint64_t>& reasons() const { return reasons_; }
    /// By engine (0: engine 1), how often it failed and how.
    const std::map<std::string, std::uint64_t>& faults(std::size_t engine) const {
        return faults_[engine];
    }
    const Announcements& announced(std::size_t engine) const { return announced_[engine]; }
    double first_share() const { return first_.share(); }
    double plies_mean() const;

private:
    Score score_;
    Score first_;  // of whoever moved first
    Score repetitions_;
    PairScores pairs_{};
    std::map<std::uint64_t, int> halves_;  // pairs of which one game is done: its half points
    std::map<std::string, std::uint64_t> reasons_;
    std::array<std::map<std::string, std::uint64_t>, 2> faults_;
    std::array<Announcements, 2> announced_;
    std::uint64_t plies_ = 0;
};

/// “+12.3”, “-5.0”, “+inf”.
std::string elo_text(double elo);

/// A few words for beside a progress bar.
std::string in_brief(const DuelStatistics& tally, const std::optional<Sprt>& test);

/// The whole report, in lines.
std::string in_full(const DuelStatistics& tally, const DuelTerms& terms,
                    const std::optional<Sprt>& test);

}  // namespace posthouse::strength
