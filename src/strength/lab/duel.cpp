#include "strength/lab/duel.h"

#include "base/rng.h"
#include "strength/lab/match.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <set>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse::strength {

namespace {

using Pair = std::array<std::unique_ptr<Player>, 2>;

class Duel {
public:
    Duel(const DuelOptions& options, std::optional<DuelFile> file)
        : options_(options),
          terms_(terms_of(options)),
          file_(std::move(file)),
          openings_(*options.game, options.seed) {
        if (file_)
            for (const CountedGame& game : file_->games()) count(game);
        progress_.emplace(options.progress, "duel", options.games, tally_.score().games());
        update();
    }

    /// Plays one game after another with these players.
    void play(Pair& players) try {
        while (const auto number = next()) {
            const bool one_first = *number % 2 == 0;
            for (std::size_t i = 0; i < 2; ++i)
                if (auto refusal = players[i]->new_game(seed_of(options_.seed, 2 * *number + i))) {
                    refuse_all(*refusal);
                    return;
                }
            const std::size_t first = one_first ? 0 : 1;
            const MatchConditions conditions{
                .limits = {options_.limits[first], options_.limits[1 - first]},
                .max_plies = options_.max_plies,
                .time_tolerance = options_.time_tolerance,
                .move_timeout = options_.move_timeout,
                .stop = [this] { return stopped(); }};
            const auto played = play_game(*options_.game, opening(*number / 2),
                                          {players[first].get(), players[1 - first].get()},
                                          conditions, options_.progress.now);
            if (played) finish(*number, one_first, *played);
        }
    } catch (...) {
        const std::lock_guard lock(mutex_);
        fault_ = std::current_exception();
        stop_ = true;
    }

    Expected<DuelStatistics> result() {
        progress_.reset();
        if (fault_) std::rethrow_exception(fault_);
        if (refusal_) return *refusal_;
        return tally_;
    }

private:
    void count(const CountedGame& game) {
        tally_.add(game);
        done_.insert(game.number);
    }

    /// Called after each game: evaluates the SPRT and shows the progress.
    void update() {
        if (options_.test && sprt_decision(*options_.test, tally_.pairs()) != SprtDecision::neither)
            stop_ = true;
        progress_->update(tally_.score().games(), format_brief(tally_, options_.test));
    }

    bool stopped() const { return stop_ || (options_.stop && *options_.stop); }

    std::optional<std::uint64_t> next() {
        const std::lock_guard lock(mutex_);
        if (stopped()) return std::nullopt;
        while (done_.contains(next_)) ++next_;
        if (next_ >= options_.games) return std::nullopt;
        return next_++;
    }

    std::vector<std::string> opening(std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        return openings_.at(number);
    }

    void finish(std::uint64_t number, bool one_first, const PlayedGame& played) {
        const std::lock_guard lock(mutex_);
        if (file_) file_->add(format_block(terms_, number, one_first, played));
        count(outcome_of(number, one_first, played));
        update();
    }

    void refuse_all(const Refusal& refusal) {
        const std::lock_guard lock(mutex_);
        refusal_ = refusal;
        stop_ = true;
    }

    const DuelOptions& options_;
    DuelTerms terms_;
    std::mutex mutex_;  // guards what follows, except stop_
    std::optional<DuelFile> file_;
    Openings openings_;
    DuelStatistics tally_;
    std::set<std::uint64_t> done_;
    std::uint64_t next_ = 0;
    std::optional<Refusal> refusal_;
    std::exception_ptr fault_;
    std::optional<cli::Progress> progress_;
    std::atomic<bool> stop_ = false;
};

Expected<Pair> players_of(const DuelOptions& options) {
    Pair pair;
    for (std::size_t i = 0; i < 2; ++i) {
        auto player = make_player(options.engine_specs[i], *options.game, options.progress.now);
        if (!player) return player.error();
        pair[i] = *std::move(player);
    }
    return pair;
}

}  // namespace

DuelTerms terms_of(const DuelOptions& options) {
    return {std::string(options.game->name),
            {options.engine_specs[0].name(), options.engine_specs[1].name()},
            {format_limits(options.limits[0]), format_limits(options.limits[1])},
            std::to_string(options.seed),
            options.game->repetitions};
}

Expected<DuelStatistics> duel(const DuelOptions& options) {
    for (std::size_t i = 0; i < 2; ++i)
        if (options.limits[i].none() && !options.engine_specs[i].limits_itself())
            return refuse(
                "engine-search-unlimited",
                "Limit the search of “{engine}”: add --nodes, --depth, --movetime or --tc.",
                truncate(options.engine_specs[i].name(), 80));
    const auto opening = options.game->state({});
    if (!opening || opening->verdict.over)
        return refuse("duel-game-over",
                      "A game that is over at the start cannot be played in a duel.");
    // Detects errors in the engines' commands before a file is changed.
    std::vector<Pair> players;
    for (int i = 0; i < std::max(1, options.concurrency); ++i) {
        auto pair = players_of(options);
        if (!pair) return pair.error();
        players.push_back(*std::move(pair));
    }
    for (const auto& player : players.front())
        if (auto refusal = player->new_game(0)) return *refusal;
    std::optional<DuelFile> file;
    if (!options.record_file.empty()) {
        auto opened = DuelFile::open(options.record_file, terms_of(options));
        if (!opened) return opened.error();
        file.emplace(*std::move(opened));
    }

    Duel duel(options, std::move(file));
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < players.size(); ++i)
        threads.emplace_back([&duel, &pair = players[i]] { duel.play(pair); });
    duel.play(players.front());
    threads.clear();
    return duel.result();
}

}  // namespace posthouse::strength
