#include "tournament/arena_simulation.h"

#include "tournament/arena.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <ranges>
#include <set>
#include <vector>

namespace posthouse::tournament {

namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

struct Person {
    double skill = 0;  // Elo points
    milliseconds comes{}, leaves{};
    std::optional<milliseconds> free_since{};
    std::set<int> opponents{};
    std::vector<int> refused{};
    int last_opponent = nobody;
    int games = 0, side = 0, run = 0;
    bool always_there = true;
};

struct Game {
    std::size_t index;  // in the tournament's games
    milliseconds ends;
};

class Evening {
public:
    explicit Evening(const ArenaEvening& evening) : evening_(evening), random_(evening.seed) {
        tournament_.rules.system = System::arena;
        tournament_.withdrawn.resize(static_cast<std::size_t>(evening.players));
        // The first team is the largest.
        for (int player = 0; evening.teams > 0 && player < evening.players; ++player)
            tournament_.teams.push_back(1 + (player % 3 == 2 ? 0 : player % evening.teams));
        people_.resize(static_cast<std::size_t>(evening.players));
        for (std::size_t i = 0; i < people_.size(); ++i) invite(people_[i], static_cast<int>(i));
    }

    ArenaFigures play() {
        for (; now_ < evening_.length; now_ += seconds(1)) {
            end_games();
            let_in();
            pair();
        }
        summarize();
        return figures_;
    }

private:
    double chance() { return std::uniform_real_distribution<>(0, 1)(random_); }
    Person& person(int player) { return people_[static_cast<std::size_t>(player)]; }

    void invite(Person& one, int player) {
        one.skill = std::normal_distribution<>(0, 200)(random_);
        one.leaves = evening_.length;
        const double kind = chance();
        one.always_there = kind > 0.3 || player < 2;
        const milliseconds moment(static_cast<std::int64_t>(
            chance() * static_cast<double>(milliseconds(evening_.length).count())));
        if (one.always_there) {
            one.comes = milliseconds(static_cast<std::int64_t>(chance() * 3000));
        } else if (kind < 0.2) {
            one.comes = moment;
        } else {
            one.leaves = moment;
        }
        if (evening_.with_refusals && evening_.players > 4 && chance() < 0.25)
            one.refused.push_back((player + 1) % evening_.players);
    }

    void end_games() {
        for (const Game& game :
             running_ | std::views::filter([&](const Game& one) { return one.ends <= now_; })) {
            TournamentGameRef& ref = tournament_.games[game.index];
            const double edge = person(ref.first).skill - person(ref.second).skill;
            const double draw = 0.06, expected = 1 / (1 + std::pow(10, -edge / 400));
            const double thrown = chance();
            ref.result = thrown < draw                           ? Result::draw
                         : thrown < draw + (1 - draw) * expected ? Result::first
                                                                 : Result::second;
            for (const int player : {ref.first, ref.second})
                if (person(player).leaves > now_) person(player).free_since = game.ends;
        }
        std::erase_if(running_, [&](const Game& one) { return one.ends <= now_; });
    }

    void let_in() {
        for (Person& one : people_) {
            if (one.comes > now_ - seconds(1) && one.comes <= now_) one.free_since = one.comes;
            if (one.leaves <= now_) one.free_since.reset();
        }
    }

    std::vector<WaitingPlayer> waiting() const {
        std::vector<WaitingPlayer> all;
        for (std::size_t i = 0; i < people_.size(); ++i)
            if (people_[i].free_since)
                all.push_back(
                    {static_cast<int>(i), now_ - *people_[i].free_since, people_[i].refused});
        return all;
    }

    std::vector<Pairing> first_come(std::vector<WaitingPlayer> all) {
        std::ranges::stable_sort(all, std::greater(), &WaitingPlayer::waited);
        std::vector<Pairing> made;
        for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
            const bool swap = chance() < 0.5;
            made.push_back({0, static_cast<int>(tournament_.pairings.size() + made.size()),
                            all[i + swap].player, all[i + 1 - swap].player});
        }
        return made;
    }

    bool may_meet(int a, int b) {
        const auto team = [this](int player) {
            return tournament_.teams[static_cast<std::size_t>(player)];
        };
        if (evening_.teams > 0 && team(a) == team(b)) return false;
        return std::ranges::count(person(a).refused, b) +
                   std::ranges::count(person(b).refused, a) ==
               0;
    }

    void pair() {
        const std::vector<WaitingPlayer> all = waiting();
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = a + 1; b < all.size(); ++b)
                if (may_meet(all[a].player, all[b].player))
                    figures_.longest_wait =
                        std::max(figures_.longest_wait, std::min(all[a].waited, all[b].waited));
        for (const Pairing& one :
             evening_.first_come ? first_come(all) : arena_pairings(tournament_, all))
            begin(one, all.size() > 2);
    }

    void begin(const Pairing& pairing, bool choice) {
        tournament_.pairings.push_back(pairing);
        tournament_.games.push_back(
            {pairing.round, pairing.pairing_number, 0, pairing.first, pairing.second});
        std::lognormal_distribution<> length(std::log(270), 0.5);
        const auto lasts = std::clamp(length(random_), 20.0, 900.0);
        running_.push_back({tournament_.games.size() - 1,
                            now_ + milliseconds(static_cast<std::int64_t>(lasts * 1000))});
        ++figures_.games;
        figures_.repeated += person(pairing.first).last_opponent == pairing.second ||
                             person(pairing.second).last_opponent == pairing.first;
        figures_.twice_at_once += !may_meet(pairing.first, pairing.second);
        sit(pairing.first, pairing.second, 1, choice);
        sit(pairing.second, pairing.first, -1, choice);
    }

    void sit(int player, int opponent, int side, bool choice) {
        Person& one = person(player);
        figures_.twice_at_once += !one.free_since;
        if (one.free_since) figures_.waited += now_ - *one.free_since;
        one.free_since.reset();
        one.run = one.side == side ? one.run + 1 : 1;
        one.side = side;
        one.last_opponent = opponent;
        one.opponents.insert(opponent);
        ++one.games;
        figures_.third_running += one.run >= 3;
        figures_.third_avoidable += one.run >= 3 && choice;
    }

    void summarize() {
        figures_.fewest_games = figures_.games;
        for (const Person& one : people_) {
            figures_.opponents += static_cast<int>(one.opponents.size());
            if (!one.always_there) continue;
            figures_.most_games = std::max(figures_.most_games, one.games);
            figures_.fewest_games = std::min(figures_.fewest_games, one.games);
        }
    }

    const ArenaEvening evening_;
    std::mt19937_64 random_;
    Tournament tournament_;
    std::vector<Person> people_;
    std::vector<Game> running_;
    ArenaFigures figures_;
    milliseconds now_{};
};

}  // namespace

ArenaFigures simulate_arena(const ArenaEvening& evening) {
    return Evening(evening).play();
}

}  // namespace posthouse::tournament
