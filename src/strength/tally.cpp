#include "strength/tally.h"

#include "games/reasons.h"
#include "strength/paragraph.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace posthouse::strength {

namespace {

std::string list_of(const std::map<std::string, std::uint64_t>& counts) {
    std::string text;
    for (const auto& [what, count] : counts)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what, count);
    return text.empty() ? "none" : text;
}

/// How games ended, to people; beside the rules' own endings there are the judge's.
std::string_view format_end(std::string_view reason) {
    constexpr std::pair<std::string_view, std::string_view> judged[] = {
        {"illegal", "an engine made an illegal move"},
        {"time", "an engine's time was up"},
        {"crash", "an engine was gone"},
        {"hang", "an engine did not answer"},
        {"plies", "it went on for too long, and was broken off as a draw"},
    };
    for (const auto& [word, words] : judged)
        if (word == reason) return words;
    return games::describe_reason(reason);
}

/// Who plays, and how long he may think.
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

std::string elo_text(double elo) {
    return std::isinf(elo) ? (elo < 0 ? "-inf" : "+inf") : fmt::format("{:+.1f}", elo);
}

std::string in_brief(const DuelStatistics& tally, const std::optional<Sprt>& test) {
    const DuelStatistics::Score& score = tally.score();
    const EloEstimate estimate = elo_of(tally.pairs());
    std::string text =
        fmt::format("+{} ={} -{}  Elo {} [{}, {}]", score.won, score.drawn, score.lost,
                    elo_text(estimate.elo), elo_text(estimate.low), elo_text(estimate.high));
    if (test)
        text += fmt::format("  LLR {:.2f}",
                            log_likelihood_ratio(tally.pairs(), test->elo0, test->elo1));
    return text;
}

std::string in_full(const DuelStatistics& tally, const DuelTerms& terms,
                    const std::optional<Sprt>& test) {
    const DuelStatistics::Score& score = tally.score();
    const DuelStatistics::Score& again = tally.repetitions();
    const EloEstimate estimate = elo_of(tally.pairs());
    const PairScores& pairs = tally.pairs();
    std::string text =
        paragraph("",
                  fmt::format("duel of {}: {} against {}, seed {}", terms.game,
                              seat_text(terms.engines[0], terms.limits[0]),
                              seat_text(terms.engines[1], terms.limits[1]), terms.seed),
                  4);
    const auto line = [&text](std::string_view name, std::string_view what) {
        text += paragraph(fmt::format("  {:<16}", name), what, 18);
    };
    line("games",
         fmt::format("{}: won {}, drawn {}, lost {}; {:.1f} % of the points", score.games(),
                     score.won, score.drawn, score.lost, 100 * score.share()));
    line("pairs", fmt::format("of 0, ½, 1, 1½, 2 points: {}", fmt::join(pairs, " ")));
    line("Elo", fmt::format("{}, 95 % between {} and {}", elo_text(estimate.elo),
                            elo_text(estimate.low), elo_text(estimate.high)));
    if (test) line("SPRT", test_text(tally, *test));
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

}  // namespace posthouse::strength
