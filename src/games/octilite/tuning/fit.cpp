#include "games/octilite/tuning/fit.h"

#include "search/score.h"

#include <algorithm>
#include <cmath>

namespace posthouse::octilite::tuning {
namespace {

double chance(double odds) {
    return 1 / (1 + std::exp(-odds));
}

/// Solves a·x = b by Cholesky's method for a symmetric, positive definite `a`, of which only the
/// lower half is used.
std::vector<double> solved(std::vector<std::vector<double>> a, std::vector<double> b) {
    const std::size_t n = b.size();
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t k = 0; k < j; ++k)
            for (std::size_t i = j; i < n; ++i) a[i][j] -= a[i][k] * a[j][k];
        const double root = std::sqrt(a[j][j]);
        for (std::size_t i = j; i < n; ++i) a[i][j] /= root;
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[k][i] * b[k];
        b[i] /= a[i][i];
    }
    return b;
}

bool is_in(const TermGroup* group, std::size_t term) {
    const int place = static_cast<int>(term);
    return group && place >= group->first && place < group->first + group->count;
}

}  // namespace

/// Newton's method, for one number.
double calibrate(std::span<Sample> samples) {
    double per_score = 0.005;
    for (int round = 0; round < 20; ++round) {
        double slope = 0, bend = 1e-9;
        for (const Sample& sample : samples) {
            if (search::is_decided(sample.score)) continue;
            const double p = chance(per_score * sample.score);
            slope += (sample.result - p) * sample.score;
            bend += p * (1 - p) * sample.score * sample.score;
        }
        per_score += slope / bend;
    }
    for (Sample& sample : samples) {
        const auto end = search::decided(sample.score);
        sample.chance =
            end ? (end->won ? 1.0F : 0.0F) : static_cast<float>(chance(per_score * sample.score));
    }
    return 1 / per_score;
}

Fit::Fit(std::span<const Sample> samples) {
    const TurnsToBase turns = journeys();
    for (const Sample& sample : samples) add_row(sample, turns);
}

void Fit::add_row(const Sample& sample, const TurnsToBase& turns) {
    const BitboardPosition& at = sample.at;
    const std::size_t own = index_of(at.turn);
    const MobilityPair seen = mobility_pair(at);
    if (seen.own.goals != 0) return;
    std::array<int, octilite::term::count> times{};
    std::array<int, 2> shortest{255, 255};
    for (std::size_t side = 0; side < 2; ++side)
        for (int i = 0; i < std::popcount(at.pods[side]); ++i) {
            Square square = square_in(at.lanes[side], i);
            std::uint8_t prongs = prongs_in(at.lanes[side], i);
            if (side == 1) {
                square = turned(square);
                prongs = turned_prongs(prongs);
            }
            const int journey = turns[square][prongs];
            shortest[side] = std::min(shortest[side], journey);
            add_pod_terms(square, prongs, journey, [&](int term) {
                times[static_cast<std::size_t>(term)] += side == own ? 1 : -1;
            });
        }
    add_whole_terms(at, seen.own, seen.enemy, shortest[own], shortest[1 - own],
                    [&](int term, int count) { times[static_cast<std::size_t>(term)] += count; });
    const std::size_t begin = terms_.size();
    for (std::size_t term = 0; term < times.size(); ++term)
        if (times[term] != 0)
            terms_.push_back(
                {static_cast<std::uint16_t>(term), static_cast<std::int16_t>(times[term])});
    const double label = result_share * sample.result + (1 - result_share) * sample.chance;
    rows_.push_back({begin, terms_.size(), static_cast<float>(label)});
    positions_.push_back(at);
}

double Fit::odds_of(const Row& row, const Odds& odds) const {
    double sum = 0;
    for (std::size_t i = row.begin; i < row.end; ++i) sum += odds[terms_[i].term] * terms_[i].times;
    return sum;
}

double Fit::improve(Odds& odds, const TermGroup* left_out) const {
    const std::size_t n = odds.size();
    std::vector<std::vector<double>> bend(n, std::vector<double>(n, 0.0));
    std::vector<double> slope(n);
    for (std::size_t i = 0; i < n; ++i) {
        bend[i][i] = ridge;
        slope[i] = -ridge * odds[i];
    }
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        if (kept_apart(r)) continue;
        const Row& row = rows_[r];
        const double p = chance(odds_of(row, odds));
        const double missed = row.label - p, weight = p * (1 - p);
        for (std::size_t i = row.begin; i < row.end; ++i) {
            const Term& one = terms_[i];
            slope[one.term] += missed * one.times;
            for (std::size_t j = row.begin; j <= i; ++j)  // terms ascend: the lower half
                bend[one.term][terms_[j].term] += weight * one.times * terms_[j].times;
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        if (!is_in(left_out, i)) continue;
        for (std::size_t j = 0; j < n; ++j) bend[std::max(i, j)][std::min(i, j)] = i == j;
        slope[i] = 0;
    }
    const std::vector<double> step = solved(std::move(bend), std::move(slope));
    double far = 0;
    for (std::size_t i = 0; i < n; ++i) {
        odds[i] += step[i];
        far = std::max(far, std::abs(step[i]));
    }
    return far;
}

Fit::Odds Fit::solve(const TermGroup* left_out) const {
    Odds odds(octilite::term::count, 0.0);
    for (int round = 0; round < 12 && improve(odds, left_out) > 1e-3; ++round) {
    }
    return odds;
}

double Fit::loss(const Odds& odds) const {
    double sum = 0;
    int count = 0;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        if (!kept_apart(r)) continue;
        const double p = std::clamp(chance(odds_of(rows_[r], odds)), 1e-9, 1 - 1e-9);
        sum -= rows_[r].label * std::log(p) + (1 - rows_[r].label) * std::log(1 - p);
        ++count;
    }
    return count ? sum / count : 0;
}

double Fit::spread(const Odds& odds, const TermGroup& group) const {
    double sum = 0, squares = 0;
    for (const Row& row : rows_) {
        double worth = 0;
        for (std::size_t i = row.begin; i < row.end; ++i)
            if (is_in(&group, terms_[i].term)) worth += odds[terms_[i].term] * terms_[i].times;
        sum += worth;
        squares += worth * worth;
    }
    const auto count = static_cast<double>(rows_.size());
    return std::sqrt(std::max(squares / count - sum / count * (sum / count), 0.0));
}

double Fit::pod_worth(const Odds& odds) const {
    constexpr double fine = 500;
    const WeightTables tables(rounded(odds, 100 / fine));
    const Network none;
    const Evaluation evaluate(tables, none);
    double lost = 0;
    int count = 0;
    for (std::size_t i = 0; i < positions_.size(); i += 7) {
        const BitboardPosition& at = positions_[i];
        Position plain = unpack(at);
        const std::size_t side = i % 2;
        const int pods = std::popcount(at.pods[side]);
        if (pods < 2) continue;
        Pods& own = plain.pods[side];
        std::swap(own[i / 2 % static_cast<std::size_t>(pods)],
                  own[static_cast<std::size_t>(pods) - 1]);
        own[static_cast<std::size_t>(pods) - 1] = Pod{};
        std::sort(own.begin(), own.end());
        const BitboardPosition without = packed(plain);
        if (mobility_pair(without).own.goals != 0) continue;
        const int change = evaluate(at) - evaluate(without);
        lost += index_of(at.turn) == side ? change : -change;
        ++count;
    }
    return lost / fine / std::max(count, 1);
}

Weights rounded(const Fit::Odds& odds, double pod_worth) {
    Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = static_cast<std::int16_t>(
            std::clamp(std::lround(odds[i] * 100 / pod_worth), -30'000L, 30'000L));
    return weights;
}

}  // namespace posthouse::octilite::tuning
