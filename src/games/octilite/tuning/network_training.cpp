#include "games/octilite/tuning/network_training.h"

#include "games/octilite/evaluation.h"
#include "games/octilite/tuning/fit.h"
#include "games/octilite/weights.h"
#include "learning/network_trainer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace posthouse::octilite::tuning {
namespace {

constexpr std::size_t views = 2;  // as it stands, and mirrored

class Examples {
public:
    /// Those whose number, in thousands, is 19, 39, … are held out.
    Examples(std::span<const Sample> samples, bool held_out) {
        for (std::size_t k = 0; k < samples.size(); ++k)
            if ((k / 1'000 % 20 == 19) == held_out) add(samples[k]);
    }

    const learning::TrainingSet& set() const { return set_; }

    double loss(const Network& network) const {
        const Evaluation evaluate(tables_, network);
        double sum = 0;
        for (std::size_t k = 0; k < positions_.size(); ++k) {
            const double odds = evaluate(positions_[k]) / double{Network::unit};
            const double target = set_.targets[k];
            // −log of the chance, and of the rest.
            sum += target * std::log1p(std::exp(-odds)) + (1 - target) * std::log1p(std::exp(odds));
        }
        return sum / static_cast<double>(std::max<std::size_t>(positions_.size(), 1));
    }

private:
    void add(const Sample& sample) {
        const BitboardPosition& at = sample.at;
        const int known = Evaluation(tables_, no_network_)(at);
        if (std::abs(known) >= Evaluation::win_in_one_score) return;  // the network is not asked
        const std::size_t own = index_of(at.turn);
        std::array<int, 2> shortest{255, 255};
        for (std::size_t side = 0; side < 2; ++side)
            for (int i = 0; i < std::popcount(at.pods[side]); ++i)
                shortest[side] = std::min<int>(
                    shortest[side],
                    tables_.of_pod(side, square_in(at.lanes[side], i), prongs_in(at.lanes[side], i))
                        .turns);
        const MobilityPair seen = mobility_pair(at);
        for (const bool mirror : {false, true}) {
            for (std::size_t side = 0; side < 2; ++side)
                for (int i = 0; i < std::popcount(at.pods[side]); ++i)
                    add_pod(static_cast<int>(side ^ own), side, square_in(at.lanes[side], i),
                            prongs_in(at.lanes[side], i), mirror);
            add_whole_terms(at, seen.own, seen.enemy, shortest[own], shortest[1 - own],
                            [&](int term, int) {
                                if (network_term::has_row(term))
                                    set_.terms.push_back(
                                        static_cast<std::uint16_t>(network_term::of_whole(term)));
                            });
            set_.end_view();
        }
        set_.buckets.push_back(static_cast<std::uint8_t>(Network::bucket_of(at)));
        set_.targets.push_back(static_cast<float>(Fit::result_share * sample.result +
                                                  (1 - Fit::result_share) * sample.chance));
        set_.known.push_back(static_cast<float>(known) / Network::unit);
        positions_.push_back(at);
    }

    void add_pod(int role, std::size_t side, Square square, std::uint8_t prongs, bool mirror) {
        if (side == 1) {
            square = turned(square);
            prongs = turned_prongs(prongs);
        }
        if (mirror) {
            square = mirrored(square);
            prongs = mirrored_prongs(prongs);
        }
        const int first = network_term::pod(role, square);
        set_.terms.push_back(static_cast<std::uint16_t>(first));
        for (int i = 0; i < 8; ++i)
            if (prongs >> i & 1) set_.terms.push_back(static_cast<std::uint16_t>(first + 1 + i));
    }

    const WeightTables tables_{learned_weights};
    const Network no_network_;
    learning::TrainingSet set_{views};
    std::vector<BitboardPosition> positions_;
};

}  // namespace

std::vector<std::uint8_t> trained_network(std::span<const Sample> samples) {
    const Examples examples(samples, false), held_out(samples, true);
    learning::TrainingOptions options;
    options.loss = learning::Loss::logistic;
    learning::NetworkTrainer trainer({network_term::count, Network::neurons, Network::buckets,
                                      Network::one, Network::weight_one},
                                     examples.set(), options.seed);
    trainer.train(options);
    const std::vector<std::uint8_t> file = trainer.file();
    std::fprintf(stderr, "%zu positions; loss on held-out ones %.5f, without the network %.5f\n",
                 examples.set().size(), held_out.loss(Network(file)), held_out.loss(Network()));
    return file;
}

}  // namespace posthouse::octilite::tuning
