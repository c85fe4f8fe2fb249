#include "tablebase/tile_encoder.h"

#include "base/assert.h"
#include "tablebase/little_endian.h"

#include <algorithm>
#include <utility>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace posthouse::tablebase {
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
    Step* out = steps_[tiles_ / lanes].data() + counts_[tiles_];
    const std::size_t lane = tiles_ % lanes;
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
    counts_[tiles_] = static_cast<std::size_t>(out - steps_[tiles_ / lanes].data());
}

void TileEncoder::add(const TileFrame& frame, const TileValues& values) {
    ASSERT(tiles_ < tiles_at_once);
    std::array<const TileContexts*, 2> contexts;
    for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
        contexts[plane] =
            &finders_[plane].find(frame, values, static_cast<int>(plane),
                                  model_.planes[plane].weights[frame.theirs], model_.range);
    counts_[tiles_] = 0;
    for (int row = 0; row < frame.rows; ++row)
        for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
            add_row(groups_[plane][model_.planes[plane].group_of[frame.theirs]],
                    contexts[plane]->row(row), values.planes[plane].data() + row * frame.columns,
                    frame.columns);
    ++tiles_;
}

/// Runs the coders backwards, since the decoder runs forwards. Branchless where the outcome is
/// unpredictable: whether a word is due.
void TileEncoder::encode(std::size_t steps) {
#ifdef __SSE2__
    const auto load = [](const void* from) {
        return _mm_load_si128(static_cast<const __m128i*>(from));
    };
    const auto save = [](void* to, __m128i numbers) {
        _mm_store_si128(static_cast<__m128i*>(to), numbers);
    };
    // A number of 32 bits in the last of the 52 bits of a double that is 2⁵² more.
    const __m128i exponent = _mm_set1_epi32(0x4330'0000);
    const __m128d offset = _mm_set1_pd(0x1p52);
    const __m128i all = _mm_set1_epi32(-1);
    const auto product = [](__m128i a, __m128i b) {
        return _mm_castsi128_ps(_mm_mul_epu32(_mm_unpacklo_epi32(a, a), _mm_unpacklo_epi32(b, b)));
    };
    while (steps-- > 0)
        for (std::size_t k = 0; k < tiles_at_once; k += lanes) {
            for (std::size_t tile = k; tile < k + lanes; ++tile)
                words_[tile][free_[tile]] = static_cast<std::uint16_t>(states_[tile]);
            const __m128i parts = load(&steps_[k / lanes][steps]), state = load(&states_[k]);
            const __m128i begin = _mm_and_si128(parts, _mm_set1_epi32(0xFFFF));
            const __m128i frequency = _mm_srli_epi32(parts, 16);
            const __m128i fits =
                _mm_cmpgt_epi32(frequency, _mm_srli_epi32(state, 32 - frequency_bits));
            save(&free_[k], _mm_add_epi32(load(&free_[k]), _mm_andnot_si128(fits, all)));
            const __m128i rest = _mm_or_si128(_mm_and_si128(fits, state),
                                              _mm_andnot_si128(fits, _mm_srli_epi32(state, 16)));
            const auto quotient = [&](__m128i numbers, __m128i divisors) {
                return _mm_cvttpd_epi32(_mm_div_pd(_mm_sub_pd(_mm_castsi128_pd(numbers), offset),
                                                   _mm_cvtepi32_pd(divisors)));
            };
            const __m128i others = _mm_sub_epi32(_mm_set1_epi32(frequency_sum), frequency);
            const __m128i low = quotient(_mm_unpacklo_epi32(rest, exponent), frequency);
            const __m128i high = quotient(_mm_unpackhi_epi32(rest, exponent),
                                          _mm_unpackhi_epi64(frequency, frequency));
            const __m128i skipped = _mm_castps_si128(_mm_shuffle_ps(
                product(low, others), product(high, _mm_unpackhi_epi64(others, others)),
                _MM_SHUFFLE(2, 0, 2, 0)));
            save(&states_[k], _mm_add_epi32(_mm_add_epi32(rest, begin), skipped));
        }
#else
    while (steps-- > 0)
        for (std::size_t tile = 0; tile < tiles_at_once; ++tile) {
            const auto [begin, frequency] = steps_[tile / lanes][steps][tile % lanes];
            std::uint32_t& state = states_[tile];
            const std::uint32_t due = state >> (32 - frequency_bits) >= frequency;
            words_[tile][free_[tile]] = static_cast<std::uint16_t>(state);
            free_[tile] -= due;
            state >>= 16 * due;
            state += begin + state / frequency * (frequency_sum - frequency);
        }
#endif
}

void TileEncoder::append(std::string& out, std::vector<std::uint16_t>& lengths) {
    const std::size_t steps = *std::max_element(counts_.begin(), counts_.end());
    // A part of all 4096 changes nothing.
    for (std::size_t tile = 0; tile < tiles_at_once; ++tile)
        for (std::size_t step = counts_[tile]; step < steps; ++step)
            steps_[tile / lanes][step][tile % lanes] = {0, frequency_sum};
    states_.fill(state_end);
    free_.fill(steps_max);
    encode(steps);
    for (std::size_t tile = 0; tile < tiles_; ++tile) {
        const auto words = std::span(std::as_const(words_[tile])).subspan(free_[tile] + 1);
        append_little_endian(out, states_[tile]);
        append_little_endian(out, words);
        lengths.push_back(static_cast<std::uint16_t>(2 + words.size()));
    }
    counts_.fill(0);
    tiles_ = 0;
}

}  // namespace posthouse::tablebase
