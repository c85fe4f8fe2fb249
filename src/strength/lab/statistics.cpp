#include "strength/lab/statistics.h"
#include "base/assert.h"
#include "cli/progress.h"
#include "games/result_text.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace posthouse::strength {

namespace {

std::string list_of(const std::map<std::string, std::uint64_t>& counts) {
    std::string text;
    for (const auto& [what, count] : counts)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what, count);
    return text.empty() ? "none" : text;
}

/// Describes how games ended: by the rules or by a fault.
std::string_view format_end(std::string_view reason) {
    constexpr std::pair<std::string_view, std::string_view> judged[] = {
        {"illegal", "an engine made an illegal move"},
        {"time", "an engine ran out of time"},
        {"crash", "an engine crashed"},
        {"hang", "an engine did not answer"},
        {"plies", "stopped after too many plies, as a draw"},
    };
    for (const auto& [word, words] : judged)
        if (word == reason) return words;
    return games::describe_reason(reason);
}

/// An engine and its limits.
std::string seat_text(const std::string& engine, const std::string& limits) {
    if (engine == "random") return engine;
    return fmt::format("{} ({})", engine, limits.empty() ? "its own limits" : limits);
}

std::string test_text(const DuelStatistics& tally, const Sprt& test) {
    const double ratio = log_likelihood_ratio(tally.pairs(), test.elo0, test.elo1);
    const SprtDecision accepted = sprt_decision(test, tally.pairs());
    return fmt::format("Elo {:g} against {:g}: LLR {:.2f} of [{:.2f}, {:.2f}], {}", test.elo0,
                       test.elo1, ratio, test.lower(), test.upper(),
                       accepted == SprtDecision::neither ? "undecided"
                       : accepted == SprtDecision::elo1  ? fmt::format("{:g} accepted", test.elo1)
                                                         : fmt::format("{:g} accepted", test.elo0));
}

std::string numbers_of(const std::vector<std::uint64_t>& numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size() && i < 20; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : " ", numbers[i]);
    return numbers.size() > 20 ? text + " …" : text;
}

}  // namespace

void DuelStatistics::Score::add(int half_points) {
    ++(half_points == 2 ? won : half_points == 1 ? drawn : lost);
}

void DuelStatistics::add(const CountedGame& game) {
    score_.add(game.half_points);
    first_.add(game.one_first ? game.half_points : 2 - game.half_points);
    if (game.reason == "repetition") repetitions_.add(game.half_points);
    const auto [half, first_of_pair] = halves_.emplace(game.number / 2, game.half_points);
    if (!first_of_pair) {
        ++pairs_[static_cast<std::size_t>(half->second + game.half_points)];
        halves_.erase(half);
    }
    ++reasons_[game.reason];
    plies_ += static_cast<std::uint64_t>(game.plies);
    if (game.at_fault) ++faults_[static_cast<std::size_t>(*game.at_fault - 1)][game.reason];
    for (std::size_t engine = 0; engine < 2; ++engine) {
        if (!game.announced[engine]) continue;
        Announcements& announced = announced_[engine];
        ++announced.made;
        if (game.half_points == (engine == 0 ? 2 : 0))
            ++announced.kept;
        else
            announced.broken.push_back(game.number);
    }
}

double DuelStatistics::plies_mean() const {
    return score_.games() ? static_cast<double>(plies_) / static_cast<double>(score_.games()) : 0;
}

std::string format_elo(double elo) {
    return std::isinf(elo) ? (elo < 0 ? "-inf" : "+inf") : fmt::format("{:+.1f}", elo);
}

std::string format_brief(const DuelStatistics& tally, const std::optional<Sprt>& test) {
    const DuelStatistics::Score& score = tally.score();
    const EloEstimate estimate = estimate_elo(tally.pairs());
    std::string text =
        fmt::format("+{} ={} -{}  Elo {} [{}, {}]", score.won, score.drawn, score.lost,
                    format_elo(estimate.elo), format_elo(estimate.low), format_elo(estimate.high));
    if (test)
        text += fmt::format("  LLR {:.2f}",
                            log_likelihood_ratio(tally.pairs(), test->elo0, test->elo1));
    return text;
}

std::string format_report(const DuelStatistics& tally, const DuelTerms& terms,
                          const std::optional<Sprt>& test) {
    const DuelStatistics::Score& score = tally.score();
    const DuelStatistics::Score& again = tally.repetitions();
    const EloEstimate estimate = estimate_elo(tally.pairs());
    const PairScores& pairs = tally.pairs();
    std::string text =
        cli::paragraph("",
                       fmt::format("duel of {}: {} against {}, seed {}", terms.game,
                                   seat_text(terms.engines[0], terms.limits[0]),
                                   seat_text(terms.engines[1], terms.limits[1]), terms.seed),
                       4);
    const auto line = [&text](std::string_view name, std::string_view what) {
        text += cli::paragraph(fmt::format("  {:<16}", name), what, 18);
    };
    line("games",
         fmt::format("{}: won {}, drawn {}, lost {}; {:.1f} % of the points", score.games(),
                     score.won, score.drawn, score.lost, 100 * score.share()));
    line("pairs", fmt::format("of 0, ½, 1, 1½, 2 points: {}", fmt::join(pairs, " ")));
    line("Elo", fmt::format("{}, 95 % between {} and {}", format_elo(estimate.elo),
                            format_elo(estimate.low), format_elo(estimate.high)));
    if (test) line("SPRT", test_text(tally, *test));
    if (terms.repetitions > 0)
        line("rule", fmt::format("a position that occurs the {} time ends the game",
                                 terms.repetitions == 2 ? "second" : "third"));
    line("first seat", fmt::format("{:.1f} % of the points; {:.1f} plies a game",
                                   100 * tally.first_share(), tally.plies_mean()));
    std::string_view ends = "ends";
    if (tally.reasons().empty()) line(ends, "none");
    for (const auto& [reason, count] : tally.reasons())
        line(std::exchange(ends, ""), fmt::format("{} × {}", count, format_end(reason)));
    line("repetitions",
         fmt::format("{}: won {}, drawn {}, lost {}; without them {:.1f} % of the points",
                     again.games(), again.won, again.drawn, again.lost,
                     100 * DuelStatistics::Score{score.won - again.won, score.drawn - again.drawn,
                                                 score.lost - again.lost}
                               .share()));
    for (std::size_t engine = 0; engine < 2; ++engine)
        line(fmt::format("faults of {}", engine + 1), list_of(tally.faults(engine)));
    for (std::size_t engine = 0; engine < 2; ++engine) {
        const DuelStatistics::Announcements& announced = tally.announced(engine);
        line(fmt::format("wins told by {}", engine + 1),
             fmt::format("{}, of which {} were won{}", announced.made, announced.kept,
                         announced.broken.empty()
                             ? std::string()
                             : ", but not games " + numbers_of(announced.broken)));
    }
    return text;
}

namespace {

constexpr double normal_95 = 1.959963984540054;
const double elo_scale = 400 / std::log(10.0);

/// The score per game of each kind of pair.
constexpr std::array<double, 5> pair_scores = {0, 0.25, 0.5, 0.75, 1};

double total(const std::array<double, 5>& counts) {
    double sum = 0;
    for (double count : counts) sum += count;
    return sum;
}

/// The x for which the probabilities p_i / (1 + x (a_i - score)) have the mean `score`: Lagrange's
/// multiplier of the likeliest distribution with that mean. The sum below falls with x.
double tilt(const std::array<double, 5>& counts, double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int round = 0; round < 200; ++round) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double off = pair_scores[i] - score;
            sum += counts[i] * off / (1 + x * off);
        }
        (sum > 0 ? low : high) = x;
    }
    return (low + high) / 2;
}

}  // namespace

double score_of_elo(double elo) {
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_of_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1);
}

EloEstimate estimate_elo(const PairScores& pairs) {
    double count = 0;
    double mean = 0;
    double square = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto n = static_cast<double>(pairs[i]);
        count += n;
        mean += n * pair_scores[i];
        square += n * pair_scores[i] * pair_scores[i];
    }
    if (count == 0) return {0, elo_of_score(0), elo_of_score(1)};
    mean /= count;
    const double variance = std::max(0.0, square / count - mean * mean);
    const bool alike = std::count(pairs.begin(), pairs.end(), 0U) == 4;
    const double off = alike ? 3 / count : normal_95 * std::sqrt(variance / count);
    return {elo_of_score(mean), elo_of_score(mean - off), elo_of_score(mean + off)};
}

double Sprt::lower() const {
    return std::log(beta / (1 - alpha));
}

double Sprt::upper() const {
    return std::log((1 - beta) / alpha);
}

double log_likelihood_ratio(const PairScores& pairs, double elo0, double elo1) {
    // A score that has not been seen is not impossible.
    constexpr double unseen = 1e-3;
    std::array<double, 5> counts{};
    for (std::size_t i = 0; i < pairs.size(); ++i)
        counts[i] = pairs[i] > 0 ? static_cast<double>(pairs[i]) : unseen;
    if (total(counts) < 1) return 0;
    const double score0 = score_of_elo(elo0);
    const double score1 = score_of_elo(elo1);
    const double tilt0 = tilt(counts, score0);
    const double tilt1 = tilt(counts, score1);
    double ratio = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        ratio += counts[i] * std::log((1 + tilt0 * (pair_scores[i] - score0)) /
                                      (1 + tilt1 * (pair_scores[i] - score1)));
    return ratio;
}

SprtDecision sprt_decision(const Sprt& test, const PairScores& pairs) {
    const double ratio = log_likelihood_ratio(pairs, test.elo0, test.elo1);
    if (ratio >= test.upper()) return SprtDecision::elo1;
    if (ratio <= test.lower()) return SprtDecision::elo0;
    return SprtDecision::neither;
}

namespace {

/// Solves matrix · x = wanted for a symmetric positive definite matrix, by Gaussian elimination.
std::vector<double> solve(std::vector<std::vector<double>> matrix, std::vector<double> wanted) {
    const std::size_t size = wanted.size();
    for (std::size_t k = 0; k < size; ++k) {
        ASSERT(matrix[k][k] > 0);
        for (std::size_t row = k + 1; row < size; ++row) {
            const double factor = matrix[row][k] / matrix[k][k];
            for (std::size_t column = k; column < size; ++column)
                matrix[row][column] -= factor * matrix[k][column];
            wanted[row] -= factor * wanted[k];
        }
    }
    for (std::size_t k = size; k-- > 0;) {
        for (std::size_t column = k + 1; column < size; ++column)
            wanted[k] -= matrix[k][column] * wanted[column];
        wanted[k] /= matrix[k][k];
    }
    return wanted;
}

/// The slope of the likelihood, and its curvature, with player 0 fixed (index 0 is player 1).
struct Slope {
    std::vector<double> slope;
    std::vector<std::vector<double>> curvature;
};

Slope slope_at(const std::vector<double>& strengths, std::span<const HeadToHead> pairings) {
    const std::size_t size = strengths.size() - 1;
    Slope at{std::vector<double>(size, 0.0),
             std::vector<std::vector<double>>(size, std::vector<double>(size, 0.0))};
    for (const HeadToHead& pairing : pairings) {
        const double expected =
            1 / (1 + std::exp(strengths[pairing.other] - strengths[pairing.one]));
        const double games = pairing.games + 0.5;
        const double more = pairing.points + 0.25 - games * expected;
        const double weight = games * expected * (1 - expected);
        const auto add = [&](std::size_t player, std::size_t beside, double sign) {
            if (player == 0) return;
            at.slope[player - 1] += sign * more;
            at.curvature[player - 1][player - 1] += weight;
            if (beside > 0) at.curvature[player - 1][beside - 1] -= weight;
        };
        add(pairing.one, pairing.other, 1);
        add(pairing.other, pairing.one, -1);
    }
    return at;
}

}  // namespace

std::vector<Rating> fit_ratings(std::size_t players, std::span<const HeadToHead> pairings) {
    ASSERT(players > 0);
    std::vector<double> strengths(players, 0.0);
    // Newton's method with clamped steps, so that it cannot diverge.
    for (int round = 0; round < 100 && players > 1; ++round) {
        const Slope at = slope_at(strengths, pairings);
        const std::vector<double> step = solve(at.curvature, at.slope);
        for (std::size_t i = 0; i < step.size(); ++i)
            strengths[i + 1] += std::clamp(step[i], -1.0, 1.0);
    }
    std::vector<Rating> ratings(players);
    for (std::size_t i = 1; i < players; ++i) {
        ratings[i].elo = elo_scale * strengths[i];
        std::vector<double> unit(players - 1, 0.0);
        unit[i - 1] = 1;
        const double variance = solve(slope_at(strengths, pairings).curvature, unit)[i - 1];
        ratings[i].margin = elo_scale * normal_95 * std::sqrt(variance);
    }
    return ratings;
}

}  // namespace posthouse::strength
