#include "tablebase/files/tile_encoder.h"

#include "base/assert.h"
#include "tablebase/files/little_endian.h"

#include <algorithm>
#include <span>
#include <utility>

namespace posthouse::tablebase {

TileEncoder::TileEncoder(const TableModel& model, const TileKernels& kernels)
    : model_(model), kernels_(kernels), finders_{ContextFinder(kernels), ContextFinder(kernels)} {
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
    TileCoders::Step* const steps = coders_.steps[tiles_ / TileCoders::lanes].data();
    TileCoders::Step* out = steps + steps_[tiles_];
    const std::size_t lane = tiles_ % TileCoders::lanes;
    for (int column = 0; column < columns; ++column) {
        const Part* parts =
            group.parts.data() + group.begin[contexts[TileContexts::band_rows * column]];
        const int value = values[column];
        if (parts[value].frequency > 0) [[likely]] {
            (*out++)[lane] = parts[value];
            continue;
        }
        (*out++)[lane] = parts[model_.range + 1];
        (*out++)[lane] = {static_cast<std::uint16_t>(value * unlisted_part), unlisted_part};
    }
    steps_[tiles_] = static_cast<std::size_t>(out - steps);
}

void TileEncoder::add(const TileFrame& frame, const TileValues& values) {
    ASSERT(tiles_ < tiles_at_once);
    std::array<const TileContexts*, 2> contexts;
    for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
        contexts[plane] =
            &finders_[plane].find(frame, values, static_cast<int>(plane),
                                  model_.planes[plane].weights[frame.theirs], model_.range);
    steps_[tiles_] = 0;
    for (int row = 0; row < frame.rows; ++row)
        for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
            add_row(groups_[plane][model_.planes[plane].group_of[frame.theirs]],
                    contexts[plane]->row(row), values.planes[plane].data() + row * frame.columns,
                    frame.columns);
    ++tiles_;
}

void TileEncoder::append(std::string& out, std::vector<std::uint16_t>& lengths) {
    const std::size_t steps = *std::max_element(steps_.begin(), steps_.end());
    // A part of all 4096 changes nothing.
    for (std::size_t tile = 0; tile < tiles_at_once; ++tile)
        for (std::size_t step = steps_[tile]; step < steps; ++step)
            coders_.steps[tile / TileCoders::lanes][step][tile % TileCoders::lanes] = {
                0, frequency_sum};
    coders_.states.fill(state_end);
    coders_.free.fill(TileCoders::steps_max);
    // Backwards, since the decoder runs forwards.
    kernels_.encode(coders_, steps);
    for (std::size_t tile = 0; tile < tiles_; ++tile) {
        const auto words =
            std::span(std::as_const(coders_.words[tile])).subspan(coders_.free[tile] + 1);
        append_little_endian(out, coders_.states[tile]);
        append_little_endian(out, words);
        lengths.push_back(static_cast<std::uint16_t>(2 + words.size()));
    }
    steps_.fill(0);
    tiles_ = 0;
}

}  // namespace posthouse::tablebase
