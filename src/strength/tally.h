// The tally of a duel: what its games come to, and the words and figures in which that is told.
//
// Deliberately absent: who played, and how (duel.h).
#pragma once

#include "strength/duel_file.h"
#include "strength/elo.h"

#include <map>
#include <optional>
#include <string>

namespace posthouse::strength {

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
