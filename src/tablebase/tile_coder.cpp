#include "tablebase/tile_coder.h"

#include "tablebase/little_endian.h"

#include <algorithm>
#include <bit>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace posthouse::tablebase {
namespace {

/// The state is never less between two steps, as long as there are words.
constexpr std::uint32_t state_least = 1 << 16;
/// Where encoding begins and decoding ends. It is less: the last values then cost fewer bits, since
/// nothing has to be left of the state behind them.
constexpr std::uint32_t state_end = 0;
/// A value that is not listed has one of 256 equal parts.
constexpr std::uint16_t unlisted_part = frequency_sum / 256;

/// How many of the bounds after the first are not beyond a slot; the last always is.
int place_in(const FrequencyLine& line, int slot) {
    static_assert(FrequencyLine::length == 16);
#ifdef __SSE2__
    const __m128i all = _mm_set1_epi16(static_cast<std::int16_t>(slot));
    const auto beyond = [&](int from) {
        const auto* eight = reinterpret_cast<const __m128i*>(line.bounds.data() + from);
        return _mm_cmpgt_epi16(_mm_loadu_si128(eight), all);
    };
    const int mask = _mm_movemask_epi8(_mm_packs_epi16(beyond(1), beyond(9)));
    return std::countr_zero(static_cast<unsigned>(mask));
#else
    int place = 0;
    for (int k = 1; k < FrequencyLine::length; ++k) place += line.bounds[k] <= slot;
    return place;
#endif
}

class Decoder {
public:
    explicit Decoder(std::span<const std::uint8_t> bytes)
        : end_(static_cast<int>(bytes.size() / 2) - 1) {
        sound_ = bytes.size() >= 4 && bytes.size() % 2 == 0;
        if (!sound_) return;
        words_ = bytes.data() + 2;
        state_ = little_at<std::uint32_t>(bytes.data());
    }

    bool begun() const { return sound_; }

    int value(const FrequencyLine* lines, int context) {
        const FrequencyLine* line = lines + context;
        const int slot = static_cast<int>(state_ & (frequency_sum - 1));
        while (slot >= line->bounds[FrequencyLine::length]) [[unlikely]] line = lines + line->next;
        const int place = place_in(*line, slot);
        const int begin = line->bounds[place];
        step(line->bounds[place + 1] - begin, slot - begin);
        const int value = line->values[place];
        if (value != escape_symbol) [[likely]]
            return value;
        const int raw = static_cast<int>(state_ & (frequency_sum - 1));
        step(unlisted_part, raw % unlisted_part);
        return raw / unlisted_part;
    }

    bool at_end() const { return at_ == end_ && state_ == state_end; }

private:
    /// Whether a word is due cannot be foreseen, so there is no branch.
    void step(int frequency, int into) {
        state_ = static_cast<std::uint32_t>(frequency) * (state_ >> frequency_bits) +
                 static_cast<std::uint32_t>(into);
        const std::uint32_t word = little_at<std::uint16_t>(words_ + 2 * std::min(at_, end_ - 1));
        const bool due = (state_ < state_least) & (at_ < end_);
        const std::uint32_t more = state_ << 16 | word;
        state_ = due ? more : state_;
        at_ += due;
    }

    const std::uint8_t* words_ = nullptr;  // from the second word on
    int end_;                              // the last word
    int at_ = 1;
    std::uint32_t state_ = state_end;
    bool sound_;
};

struct Step {
    Decoder decoder;
    const FrequencyLine* lines;
    int range;
    int operator()(int context) { return std::min(decoder.value(lines, context), range); }
};

}  // namespace

bool decode_tile(const TableModel& model, const TileFrame& frame,
                 std::span<const std::uint8_t> bytes, int last, TileValues& values) {
    const int range = model.range;
    const int last_row = last / frame.columns;
    Decoder decoder(bytes);
    if (!decoder.begun()) return false;
    for (int row = 0; row <= last_row; ++row) {
        for (std::size_t k = 0; k < model.planes.size(); ++k) {
            const PlaneModel& plane = model.planes[k];
            const std::uint8_t group = plane.group_of[frame.theirs];
            // A plane rests on the whole row of the one before.
            const int end = row == last_row && k + 1 == model.planes.size()
                                ? last % frame.columns + 1
                                : frame.columns;
            decoder =
                code_row(frame, values, static_cast<int>(k), row, end, plane.weights[frame.theirs],
                         range, Step{decoder, plane.groups[group].lines.data(), range})
                    .decoder;
        }
    }
    return last + 1 < frame.rows * frame.columns || decoder.at_end();
}

TileEncoder::TileEncoder(const TableModel& model) : model_(model) {
    for (const PlaneModel& plane : model.planes) {
        auto& groups = parts_.emplace_back();
        for (const PlaneModel::Group& group : plane.groups) {
            auto& parts = groups.emplace_back();
            parts.resize(group.frequencies.size() * (model.range + 2));
            for (std::size_t context = 0; context < group.frequencies_of.size(); ++context)
                take_parts(group, context,
                           parts.data() + group.frequencies_of[context] * (model.range + 2));
        }
    }
}

void TileEncoder::take_parts(const PlaneModel::Group& group, std::size_t context, Part* out) {
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

void TileEncoder::add(int plane, int theirs, int context, int value) {
    const PlaneModel& known = model_.planes[plane];
    const std::uint8_t group = known.group_of[theirs];
    const Part* parts = parts_[plane][group].data() +
                        known.groups[group].frequencies_of[context] * (model_.range + 2);
    if (parts[value].frequency > 0) {
        steps_.push_back(parts[value]);
        return;
    }
    steps_.push_back(parts[model_.range + 1]);
    steps_.push_back({static_cast<std::uint16_t>(value * unlisted_part), unlisted_part});
}

void TileEncoder::encode(const TileFrame& frame, const TileValues& values, std::string& out) {
    steps_.clear();
    words_.clear();
    walked_ = values;
    for (int row = 0; row < frame.rows; ++row) {
        for (int plane = 0; plane < static_cast<int>(model_.planes.size()); ++plane) {
            const std::uint8_t* value = values.planes[plane].data() + row * frame.columns;
            code_row(frame, walked_, plane, row, frame.columns,
                     model_.planes[plane].weights[frame.theirs], model_.range, [&](int context) {
                         add(plane, frame.theirs, context, *value);
                         return *value++;
                     });
        }
    }
    std::uint32_t state = state_end;
    for (std::size_t k = steps_.size(); k-- > 0;) {
        const auto [begin, frequency] = steps_[k];
        if (state >= std::uint64_t{frequency} << (32 - frequency_bits)) {
            words_.push_back(static_cast<std::uint16_t>(state));
            state >>= 16;
        }
        state = (state / frequency << frequency_bits) + state % frequency + begin;
    }
    put_little(out, state);
    for (std::size_t k = words_.size(); k-- > 0;) put_little(out, words_[k]);
}

}  // namespace posthouse::tablebase
