// Elo with its 95 % interval, SPRT, ratings fitted to many pairings, and the statistics of a duel.
//
// Games are counted in pairs that play one opening from both seats. An opening that favors a seat
// favors both engines once, so pairs have less variance than games. Interval and test use the five
// possible scores of a pair (the "pentanomial" model).
#pragma once

#include "strength/lab/duel_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace posthouse::strength {

/// The number of pairs in which engine 1 has 0, 1, 2, 3 or 4 half points.
using PairScores = std::array<std::uint64_t, 5>;

/// Expected score, 0 to 1, for this Elo difference (logistic model).
double score_of_elo(double elo);
/// Its inverse; infinite at 0 and 1.
double elo_of_score(double score);

struct EloEstimate {
    double elo = 0;
    double low = 0;  // of the 95 % interval
    double high = 0;
};

/// If all pairs have the same score there is no variance; then the "rule of three" gives the
/// interval: what was never seen in n pairs is with 95 % certainty rarer than 3 in n.
EloEstimate estimate_elo(const PairScores& pairs);

/// Sequential probability ratio test (Wald, 1945): is engine 1 stronger by `elo1`, or by `elo0`
/// only? `alpha` is the risk of accepting `elo1` wrongly, `beta` of accepting `elo0` wrongly.
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;

    double lower() const;  // at or below this ratio elo0 is accepted
    double upper() const;  // at or above it elo1 is
};

/// Log-likelihood ratio of `elo1` to `elo0`, each with the distribution of its mean that fits best
/// (generalized SPRT: M. Van den Bergh, "A practical introduction to the GSPRT").
double log_likelihood_ratio(const PairScores& pairs, double elo0, double elo1);

enum class SprtDecision { neither, elo0, elo1 };
SprtDecision sprt_decision(const Sprt& test, const PairScores& pairs);

struct HeadToHead {
    std::size_t one = 0;
    std::size_t other = 0;
    double points = 0;  // of `one`; a draw is a half
    double games = 0;
};

struct Rating {
    double elo = 0;
    double margin = 0;  // of the 95 % interval, relative to player 0
};

/// Maximum-likelihood ratings (Bradley-Terry model, draws as half a win and half a loss), player 0
/// at zero. Half a draw is added to every pairing, so that ratings stay finite. All players must be
/// connected by pairings.
std::vector<Rating> fit_ratings(std::size_t players, std::span<const HeadToHead> pairings);

class DuelStatistics {
public:
    void add(const CountedGame& game);

    struct Score {
        std::uint64_t won = 0;  // by engine 1
        std::uint64_t drawn = 0;
        std::uint64_t lost = 0;
        std::uint64_t games() const { return won + drawn + lost; }
        double points() const { return static_cast<double>(won) + static_cast<double>(drawn) / 2; }
        /// 0 to 1; 0.5 without games.
        double share() const { return games() ? points() / static_cast<double>(games()) : 0.5; }
        void add(int half_points);
    };
    struct Announcements {
        std::uint64_t made = 0;  // games with an announced win
        std::uint64_t kept = 0;
        std::vector<std::uint64_t> broken;  // numbers of the games not won
    };

    const Score& score() const { return score_; }
    /// Of openings played from both seats.
    const PairScores& pairs() const { return pairs_; }
    const Score& repetitions() const { return repetitions_; }
    const std::map<std::string, std::uint64_t>& reasons() const { return reasons_; }
    /// Faults of an engine (0: engine 1), by kind.
    const std::map<std::string, std::uint64_t>& faults(std::size_t engine) const {
        return faults_[engine];
    }
    const Announcements& announced(std::size_t engine) const { return announced_[engine]; }
    double first_share() const { return first_.share(); }
    double plies_mean() const;

private:
    Score score_;
    Score first_;  // of the engine that moved first
    Score repetitions_;
    PairScores pairs_{};
    std::map<std::uint64_t, int> halves_;  // half points of pairs with one game
    std::map<std::string, std::uint64_t> reasons_;
    std::array<std::map<std::string, std::uint64_t>, 2> faults_;
    std::array<Announcements, 2> announced_;
    std::uint64_t plies_ = 0;
};

/// “+12.3”, “-5.0”, “+inf”.
std::string format_elo(double elo);

/// For the progress bar.
std::string format_brief(const DuelStatistics& tally, const std::optional<Sprt>& test);

/// The whole report.
std::string format_report(const DuelStatistics& tally, const DuelTerms& terms,
                          const std::optional<Sprt>& test);

}  // namespace posthouse::strength
