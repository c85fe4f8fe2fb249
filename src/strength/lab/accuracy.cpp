#include "strength/lab/accuracy.h"

#include "base/inplace.h"
#include "base/parse_number.h"
#include "base/rng.h"
#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>

namespace posthouse::strength {

namespace {

int sign(double value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/// Captures of First less those of Second: the second and third word of the position.
std::optional<double> lead_of_first(std::string_view position) {
    take_until(position, ' ');
    const auto first = parse_number<double>(take_until(position, ' '));
    const auto second = parse_number<double>(take_until(position, ' '));
    if (!first || !second) return std::nullopt;
    return *first - *second;
}

Expected<SuitePosition> read_position(const games::Game& game, std::string_view line) {
    SuitePosition known;
    known.position = take_until(line, '\t');
    const auto value = parse_number<double>(take_until(line, '\t'));
    const auto view = game.state({known.position, {}});
    if (!view) return view.error().refusal;
    const auto lead = lead_of_first(known.position);
    if (!value || !lead)
        return refuse(
            "suite-line-malformed",
            "expected a position with its captures, a tab, its value, a tab and move=value …");
    known.value = *value;
    known.lead = view->to_move == Side::first ? *lead : -*lead;
    while (!line.empty()) {
        std::string_view one = take_until(line, ' ');
        const std::string_view move = take_until(one, '=');
        const auto worth = parse_number<double>(one);
        const bool legal =
            std::any_of(view->legal.begin(), view->legal.end(),
                        [&](const games::MoveText& text) { return text.text == move; });
        if (!worth || !legal)
            return refuse("suite-move-illegal", "“{move}” is not a legal move, or has no value",
                          truncate(move, 20));
        known.moves.emplace(move, *worth);
    }
    double best = known.moves.empty() ? 0 : known.moves.begin()->second;
    for (const auto& [move, worth] : known.moves) best = std::max(best, worth);
    if (known.moves.empty() || known.moves.size() != view->legal.size() || best != known.value)
        return refuse(
            "suite-values-incomplete",
            "every legal move must have a value, and the best of them must be the position's");
    return known;
}

}  // namespace

Expected<SuiteHead> read_suite_head(std::istream& in) {
    std::string line;
    constexpr std::string_view begin = "# variant:";
    if (!std::getline(in, line) || !line.starts_with(begin))
        return refuse("suite-without-variant", "A suite must begin with “# variant: NAME”.");
    std::string_view rest = std::string_view(line).substr(begin.size());
    rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of(' ')));
    const std::string_view name = take_until(rest, ' ');
    const games::Game* game = games::find_game(name);
    if (!game)
        return refuse("suite-no-such-game", "There is no game called “{typed}”.",
                      truncate(name, 40));
    rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of(' ')));
    return SuiteHead{game, std::string(rest)};
}

Refusal refuse_empty_suite() {
    return refuse("suite-empty", "The suite has no positions.");
}

Expected<AccuracySuite> read_suite(std::istream& in) {
    const auto head = read_suite_head(in);
    if (!head) return head.error();
    AccuracySuite truth{head->game, head->comment, {}};
    std::string line;
    for (int number = 2; std::getline(in, line); ++number) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.empty() || line.starts_with('#')) continue;
        auto known = read_position(*truth.game, line);
        if (!known) return refuse("suite-line", "Line {line}: {why}.", number, known.error());
        truth.positions.push_back(*std::move(known));
    }
    if (truth.positions.empty()) return refuse_empty_suite();
    return truth;
}

void AccuracyScore::add(const SuitePosition& known, const std::string& move) {
    const auto found = known.moves.find(move);
    if (found == known.moves.end()) {
        ++failed;
        return;
    }
    ++moves;
    const double worth = found->second;
    optimal += worth == known.value;
    value_lost += known.value - worth;
    results_changed += sign(known.lead + worth) != sign(known.lead + known.value);
}

void AccuracyScore::add_random(const SuitePosition& known) {
    AccuracyScore all;
    for (const auto& [move, worth] : known.moves) all.add(known, move);
    const auto count = static_cast<double>(all.moves);
    ++moves;
    optimal += all.optimal / count;
    value_lost += all.value_lost / count;
    results_changed += all.results_changed / count;
}

namespace {

class AccuracyTest {
public:
    AccuracyTest(const AccuracySuite& truth, const AccuracyOptions& options)
        : truth_(truth),
          options_(options),
          count_(position_count(truth, options)),
          progress_(options.progress, "accuracy", count_) {}

    void measure(Player& player) try {
        while (const auto number = next()) {
            const SuitePosition& known = truth_.positions[*number];
            if (auto refusal = player.new_game(seed_of(1, *number))) {
                const std::lock_guard lock(mutex_);
                refusal_ = refusal;
                return;
            }
            const games::GameRecord record{known.position, {}};
            const auto view = truth_.game->state(record);
            MoveRequest turn{record, view->to_move, options_.limits};
            if (options_.limits.move_seconds) turn.timeout_seconds += *options_.limits.move_seconds;
            const auto played = player.move(turn);
            std::string move = played ? played->move : std::string();
            for (const games::MoveText& legal : view->legal)
                if (legal.is(move, view->to_move)) move = legal.text;
            const std::lock_guard lock(mutex_);
            score_.add(known, move);
            tell();
        }
    } catch (...) {
        const std::lock_guard lock(mutex_);
        fault_ = std::current_exception();
    }

    Expected<AccuracyScore> result() {
        progress_.finish();
        if (fault_) std::rethrow_exception(fault_);
        if (refusal_) return *refusal_;
        return score_;
    }

private:
    std::optional<std::size_t> next() {
        const std::lock_guard lock(mutex_);
        if (refusal_ || fault_ || next_ >= count_ || (options_.stop && *options_.stop))
            return std::nullopt;
        return next_++;
    }

    void tell() {
        const auto moves = static_cast<double>(std::max<std::uint64_t>(score_.moves, 1));
        progress_.update(
            score_.moves + score_.failed,
            fmt::format("{:.1f} % optimal  {:.3f} {}s lost a move", 100 * score_.optimal / moves,
                        score_.value_lost / moves, truth_.game->score_unit));
    }

    const AccuracySuite& truth_;
    const AccuracyOptions& options_;
    std::size_t count_;
    std::mutex mutex_;  // guards what follows
    cli::Progress progress_;
    AccuracyScore score_;
    std::size_t next_ = 0;
    std::optional<Refusal> refusal_;
    std::exception_ptr fault_;
};

}  // namespace

Expected<AccuracyScore> measure_accuracy(const AccuracySuite& truth, const PlayerMaker& maker,
                                         const AccuracyOptions& options) {
    std::vector<std::unique_ptr<Player>> players;
    for (int i = 0; i < std::max(1, options.concurrency); ++i) {
        auto player = maker();
        if (!player) return player.error();
        players.push_back(*std::move(player));
    }
    AccuracyTest test(truth, options);
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < players.size(); ++i)
        threads.emplace_back([&test, &player = *players[i]] { test.measure(player); });
    test.measure(*players.front());
    threads.clear();
    return test.result();
}

AccuracyScore random_accuracy(const AccuracySuite& truth, const AccuracyOptions& options) {
    AccuracyScore score;
    for (const SuitePosition& known : truth.positions) {
        if (options.positions_max > 0 && score.moves == options.positions_max) break;
        score.add_random(known);
    }
    return score;
}

std::size_t position_count(const AccuracySuite& truth, const AccuracyOptions& options) {
    const std::size_t all = truth.positions.size();
    return options.positions_max == 0 ? all : std::min<std::size_t>(options.positions_max, all);
}

std::string report_head(const AccuracySuite& truth, const AccuracyOptions& options) {
    const std::size_t asked = position_count(truth, options), all = truth.positions.size();
    const std::string count =
        asked < all ? fmt::format("the first {} of {}", asked, all) : std::to_string(all);
    return cli::paragraph("",
                          fmt::format("accuracy in {}, {}: {} positions", truth.game->name,
                                      truth.comment, count),
                          2) +
           fmt::format("{:<30}{:>7}{:>10}{:>19}{:>13}\n", "", "moves", "optimal",
                       fmt::format("{}s lost a move", truth.game->score_unit), "turned over");
}

std::string report_row(std::string_view name, const AccuracyScore& score) {
    constexpr std::size_t name_max = 29;
    const auto moves = static_cast<double>(std::max<std::uint64_t>(score.moves, 1));
    std::string row;
    if (cli::width_in_columns(name) > name_max) {
        row = cli::paragraph("", name, 2);
        name = {};
    }
    row += fmt::format("{:<30}{:>7}{:>8.1f} %{:>19.3f}{:>11.1f} %\n", name, score.moves,
                       100 * score.optimal / moves, score.value_lost / moves,
                       100 * score.results_changed / moves);
    if (score.failed > 0) row += fmt::format("  {} without a legal move\n", score.failed);
    return row;
}

}  // namespace posthouse::strength
