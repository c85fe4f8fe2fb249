#include "club/suspicious_wins.h"

#include "club/rating_limits.h"
#include "club/ratings.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace posthouse::club {
namespace {

struct Record {
    SuspiciousWins wins;
    double points = 0;
    std::set<UserId> losers;
};

/// Gathers what each person has won, pair by pair, and short wins over everybody.
class Records {
public:
    explicit Records(const StoreReader& reader) : reader_(reader) {}

    void add(const Match& match) {
        if (!counts_for_ratings(match) || !is_person(match.seats[0]) || !is_person(match.seats[1]))
            return;
        for (Side side : {Side::first, Side::second}) {
            const UserId winner = match.seats[index_of(side)];
            const UserId loser = match.seats[index_of(other(side))];
            const double points = score_of(side, match.ending->result);
            add_to(of_pairs_[{match.game, winner, loser}], match, winner, loser, points);
            if (points == 1 && match.plies < short_below_plies)
                add_to(of_short_wins_[{match.game, winner}], match, winner, loser, points);
        }
    }

    std::vector<SuspiciousWins> suspicious() const {
        std::vector<SuspiciousWins> found;
        for (const auto& [of, one] : of_pairs_)
            if (one.wins.won >= suspicious_from && one.points >= 0.9 * one.wins.matches)
                found.push_back(one.wins);
        for (const auto& [of, one] : of_short_wins_) {
            if (one.wins.won < suspicious_from || one.losers.size() < 2) continue;
            SuspiciousWins& wins = found.emplace_back(one.wins);
            wins.loser.reset();
            wins.losers = static_cast<int>(one.losers.size());
        }
        std::ranges::stable_sort(found, std::greater(), &SuspiciousWins::won);
        return found;
    }

private:
    static void add_to(Record& to, const Match& match, UserId winner, UserId loser, double points) {
        to.wins.game = match.game;
        to.wins.winner = winner;
        to.wins.loser = loser;
        ++to.wins.matches;
        to.wins.won += points == 1;
        to.wins.won_short += points == 1 && match.plies < short_below_plies;
        to.wins.last = std::max(to.wins.last, match.ending->at);
        to.points += points;
        to.losers.insert(loser);
    }
    bool is_person(UserId id) {
        const auto [found, added] = people_.try_emplace(id);
        if (added) {
            const auto user = reader_.user(id);
            found->second = user && user->level == 0;
        }
        return found->second;
    }

    const StoreReader& reader_;
    std::map<UserId, bool> people_;
    std::map<std::tuple<std::string, UserId, UserId>, Record> of_pairs_;
    std::map<std::pair<std::string, UserId>, Record> of_short_wins_;
};

}  // namespace

std::vector<SuspiciousWins> suspicious_wins(const StoreReader& reader, std::size_t limit) {
    constexpr std::size_t at_a_time = 5'000;
    Records records(reader);
    std::optional<Match> last;
    while (true) {
        const auto matches = reader.matches_ended_after(last ? &*last : nullptr, at_a_time);
        for (const Match& match : matches) records.add(match);
        if (matches.size() < at_a_time) break;
        last = matches.back();
    }
    auto found = records.suspicious();
    if (found.size() > limit) found.resize(limit);
    return found;
}

}  // namespace posthouse::club
