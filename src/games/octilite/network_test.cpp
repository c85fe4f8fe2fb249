// The network's value is what its formula says, computed here from the file in the plainest way.
#include "games/octilite/network.h"

#include "base/rng.h"
#include "games/network_reader.h"
#include "games/octilite/notation.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace posthouse::octilite {
namespace {

BitboardPosition read(std::string_view text) {
    const auto at = Notation().read(OctiLite(), text);
    EXPECT_TRUE(at) << text;
    return packed(*at);
}

/// Of the whole position, some terms will do.
const std::vector<int> some_terms{octilite::term::race, octilite::term::supply + 3,
                                  octilite::term::freedom + 4, octilite::term::threat};

int value_of(const Network& network, const BitboardPosition& position) {
    Network::SelectedRows selected(network);
    for (std::size_t role = 0; role < 2; ++role) {
        const std::size_t side = role ^ index_of(position.turn);
        for (int i = 0; i < std::popcount(position.pods[side]); ++i)
            selected.add_pod(role, side, square_in(position.lanes[side], i),
                             prongs_in(position.lanes[side], i));
    }
    for (const int term : some_terms) selected.add_whole(term);
    return network.value(selected, Network::bucket_of(position));
}

/// A neuron's weight in the row of a pod that is First's, or is seen from Second's side.
struct FirstLayer {
    std::vector<std::vector<int>> rows;

    int sum(const BitboardPosition& position, std::size_t neuron, bool mirror) const {
        int sum = 0;
        for (std::size_t side = 0; side < 2; ++side) {
            const int role = side == index_of(position.turn) ? 0 : 1;
            for (int i = 0; i < std::popcount(position.pods[side]); ++i) {
                Square square = square_in(position.lanes[side], i);
                std::uint8_t prongs = prongs_in(position.lanes[side], i);
                if (side == 1) square = turned(square), prongs = turned_prongs(prongs);
                if (mirror) square = mirrored(square), prongs = mirrored_prongs(prongs);
                const auto first = static_cast<std::size_t>(network_term::pod(role, square));
                sum += rows[first][neuron];
                for (std::size_t k = 0; k < 8; ++k)
                    if (prongs >> k & 1) sum += rows[first + 1 + k][neuron];
            }
        }
        for (const int term : some_terms)
            sum += rows[static_cast<std::size_t>(network_term::of_whole(term))][neuron];
        return sum;
    }
};

std::vector<std::uint8_t> random_file() {
    Rng random(7);
    std::vector<std::uint8_t> file(Network::file_bytes);
    for (std::uint8_t& byte : file)
        byte = static_cast<std::uint8_t>(static_cast<int>(random.below(31)) - 15);
    return file;
}

TEST(OctiLiteNetwork, ValuesAPositionByTheFormula) {
    const std::vector<std::uint8_t> file = random_file();
    const Network network(file);
    games::NetworkReader reader(file);
    FirstLayer layer;
    for (int row = 0; row < network_term::count; ++row) {
        layer.rows.emplace_back();
        for (std::size_t k = 0; k < Network::neurons; ++k)
            layer.rows.back().push_back(reader.weight());
    }
    std::vector<std::vector<int>> weights(Network::buckets);
    for (std::vector<int>& bucket : weights)
        for (std::size_t k = 0; k < Network::neurons; ++k) bucket.push_back(reader.weight());
    std::vector<int> biases;
    for (std::size_t bucket = 0; bucket < Network::buckets; ++bucket)
        biases.push_back(reader.bias());
    for (const std::string_view text :
         {"22,33bh,42,52/26,44,46,56 10 12 O", "22,33bh,42,52/26,44,46,56 10 12 X",
          "11abcdefgh,24c/61a,67ef 6 6 X", "35a,11/67 11 12 O"}) {
        const BitboardPosition position = read(text);
        const std::size_t own = index_of(position.turn);
        const auto pods = [&](std::size_t side) { return std::popcount(position.pods[side]); };
        const auto bucket = static_cast<std::size_t>(4 * (pods(own) - 1) + pods(1 - own) - 1);
        double value = biases[bucket];
        for (std::size_t k = 0; k < Network::neurons; ++k)
            for (const bool mirror : {false, true}) {
                const int active = std::clamp(layer.sum(position, k, mirror), 0, Network::one);
                value += active * active * weights[bucket][k];
            }
        value *= Network::unit / (double{Network::one} * Network::one * Network::weight_one);
        EXPECT_NEAR(value_of(network, position), value, 1) << text;
        EXPECT_NE(value_of(network, position), 0) << text;
    }
}

TEST(OctiLiteNetwork, ValuesEveryPositionAsZeroBeforeItHasLearned) {
    EXPECT_EQ(value_of(Network(), read("22,33bh,42,52/26,44,46,56 10 12 O")), 0);
}

}  // namespace
}  // namespace posthouse::octilite
