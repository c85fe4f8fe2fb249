#include "tablebase/tile_encoder.h"

#include "base/assert.h"
#include "tablebase/little_endian.h"

#include <algorithm>
#include <utility>

namespace posthouse::tablebase {
namespace {

__extension__ using Wide = unsigned __int128;

/// ⌈2⁶³ / frequency⌉: a multiplication instead of a division, which takes several times as long.
constexpr auto reciprocals = [] {
    std::array<std::uint64_t, frequency_sum + 1> of{};
    for (std::uint64_t k = 1; k < of.size(); ++k) of[k] = ((std::uint64_t{1} << 63) + k - 1) / k;
    return of;
}();

/// The state divided by a frequency. The reciprocal is too great by less than `frequency` / 2⁶³ of
/// it, so the result is exact for all states of 32 bits.
constexpr std::uint32_t quotient(std::uint32_t state, std::uint32_t frequency) {
    return static_cast<std::uint32_t>(Wide{std::uint64_t{state} << 1} * reciprocals[frequency] >>
                                      64);
}
static_assert(quotient(~std::uint32_t{0}, 1) == ~std::uint32_t{0});
static_assert(quotient(4095 * 1048576U - 1, 4095) == 1048575);

}  // namespace

TileEncoder::TileEncoder(const TableModel& model) : model_(model) {
    const std::size_t each = static_cast<std::size_t>(model.range) + 2;
    for (const PlaneModel& plane : model.planes) {
        auto& groups = groups_.emplace_back();
        for (const PlaneModel::Group& from : plane.groups) {
            Group& group = groups.emplace_back();
            group.parts.resize(from.frequencies.size() * each);
            for (std::size_t context = 0; context < from.frequencies_of.size(); ++context) {
                const std::size_t begin = from.frequencies_of[context] * each;
                group.begin.push_back(static_cast<std::uint32_t>(begin));
                take_parts(from, context, group.parts.data() + begin);
            }
        }
    }
}

void TileEncoder::take_parts(const PlaneModel::Group& group, std::size_t context, Part* out) const {
    const FrequencyLine* line = &group.lines[context];
    for (int k = 0; line->bounds[k] < frequency_sum;) {
        const int value = line->values[k];
        out[value == escape_symbol ? model_.range + 1 : value] = {
            static_cast<std::uint16_t>(line->bounds[k]),
            static_cast<std::uint16_t>(line->bounds[k + 1] - line->bounds[k])};
        if (++k < FrequencyLine::length) continue;
        if (line->bounds[k] == frequency_sum) return;
        line = &group.lines[line->next];
        k = 0;
    }
}

void TileEncoder::add_row(const Group& group, const std::uint16_t* contexts,
                          const std::uint8_t* values, int columns) {
    Lane& lane = lanes_[tiles_];
    Part* out = lane.steps.data() + lane.count;
    for (int column = 0; column < columns; ++column) {
        const Part* parts =
            group.parts.data() + group.begin[contexts[TileContexts::band_rows * column]];
        const int value = values[column];
        if (parts[value].frequency > 0) [[likely]] {
            *out++ = parts[value];
            continue;
        }
        *out++ = parts[model_.range + 1];
        *out++ = {static_cast<std::uint16_t>(value * unlisted_part), unlisted_part};
    }
    lane.count = static_cast<std::size_t>(out - lane.steps.data());
}

void TileEncoder::add(const TileFrame& frame, const TileValues& values) {
    ASSERT(tiles_ < tiles_at_once);
    std::array<const TileContexts*, 2> contexts;
    for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
        contexts[plane] =
            &finders_[plane].find(frame, values, static_cast<int>(plane),
                                  model_.planes[plane].weights[frame.theirs], model_.range);
    lanes_[tiles_].count = 0;
    for (int row = 0; row < frame.rows; ++row)
        for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
            add_row(groups_[plane][model_.planes[plane].group_of[frame.theirs]],
                    contexts[plane]->row(row), values.planes[plane].data() + row * frame.columns,
                    frame.columns);
    ++tiles_;
}

/// Runs the coder backwards, since the decoder runs forwards. Branchless where the outcome is
/// unpredictable: whether a word is due.
void TileEncoder::encode() {
    std::size_t longest = 0;
    for (const Lane& lane : lanes_) longest = std::max(longest, lane.count);
    // A part of all 4096 changes nothing.
    for (Lane& lane : lanes_)
        std::fill(lane.steps.begin() + lane.count, lane.steps.begin() + longest,
                  Part{0, frequency_sum});
    std::array<std::uint32_t, tiles_at_once> states;
    std::array<std::uint16_t*, tiles_at_once> begins;
    for (std::size_t k = 0; k < tiles_at_once; ++k) {
        states[k] = state_end;
        begins[k] = lanes_[k].words.data() + lanes_[k].words.size();
    }
    for (std::size_t step = longest; step-- > 0;)
        for (std::size_t k = 0; k < tiles_at_once; ++k) {
            const auto [begin, frequency] = lanes_[k].steps[step];
            const std::uint32_t due = states[k] >> (32 - frequency_bits) >= frequency;
            begins[k][-1] = static_cast<std::uint16_t>(states[k]);
            begins[k] -= due;
            states[k] >>= 16 * due;
            states[k] += begin + quotient(states[k], frequency) * (frequency_sum - frequency);
        }
    for (std::size_t k = 0; k < tiles_at_once; ++k) {
        lanes_[k].state = states[k];
        lanes_[k].begin = static_cast<std::size_t>(begins[k] - lanes_[k].words.data());
    }
}

void TileEncoder::append(std::string& out, std::vector<std::uint16_t>& lengths) {
    encode();
    for (std::size_t k = 0; k < tiles_; ++k) {
        Lane& lane = lanes_[k];
        const auto words = std::span(std::as_const(lane.words)).subspan(lane.begin);
        append_little_endian(out, lane.state);
        append_little_endian(out, words);
        lengths.push_back(static_cast<std::uint16_t>(2 + words.size()));
        lane.count = 0;
    }
    tiles_ = 0;
}

}  // namespace posthouse::tablebase
