
#include "tablebase/files/tile_codec.h"
#include "base/assert.h"
#include "tablebase/files/little_endian.h"

#include <algorithm>
#include <bit>
#include <numeric>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace posthouse::tablebase {
namespace {

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
        state_ = read_little_endian<std::uint32_t>(bytes.data());
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
    /// Branchless, since it is unpredictable whether another word is needed.
    void step(int frequency, int into) {
        state_ = static_cast<std::uint32_t>(frequency) * (state_ >> frequency_bits) +
                 static_cast<std::uint32_t>(into);
        const std::uint32_t word =
            read_little_endian<std::uint16_t>(words_ + 2 * std::min(at_, end_ - 1));
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
            // A plane depends on the whole row of the plane before.
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

namespace {

/// For each row from that of rank `first` on: by how many ranks earlier the rows come that have a
/// seed moved from the last house to the one before, and so on. 1 if there is no such row, or if it
/// is not among these.
template <std::size_t Count>
void find_neighbours(int houses, int total, std::uint64_t first,
                     std::span<std::array<std::uint8_t, Count>> out) {
    // From and to, counted from the last house.
    static constexpr std::array<std::array<int, 2>, 6> moves{
        {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {0, 4}, {1, 3}}};
    auto row = row_of_rank(houses, total, first);
    // By houses from the last: how many rows a seed skips that passes from one to the next.
    std::array<int, 5> passed{};
    for (std::size_t place = 0; place < out.size(); ++place) {
        if (place > 0) next_row(std::span(row).first(houses));
        int rest = 0;
        for (int k = 0; k < 4 && k < houses - 1; ++k) {
            rest += row[houses - 1 - k];
            const std::uint64_t step = rest > 0 ? ways_to_lay(k + 1, rest - 1) : 0;
            passed[k + 1] = passed[k] + static_cast<int>(std::min<std::uint64_t>(step, 1 << 20));
        }
        const int limit = static_cast<int>(std::min<std::size_t>(place, 255));
        for (std::size_t k = 0; k < Count; ++k) {
            const auto [from, to] = moves[k];
            const bool there = to < houses && row[houses - 1 - from] > 0;
            const int distance = there ? passed[to] - passed[from] : 1;
            out[place][k] = static_cast<std::uint8_t>(distance <= limit ? distance : 1);
        }
    }
}

void put_number(std::string& out, unsigned number) {
    for (; number >= 128; number >>= 7) out += static_cast<char>(number | 128);
    out += static_cast<char>(number);
}

/// Reads bytes from the front; remembers if there were too few.
class Taking {
public:
    explicit Taking(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    unsigned byte() {
        if (bytes_.empty()) {
            sound_ = false;
            return 0;
        }
        const unsigned byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }
    unsigned two() {
        const unsigned low = byte();
        return low | byte() << 8;
    }
    unsigned number() {
        unsigned number = 0;
        for (int shift = 0; shift < 28; shift += 7) {
            const unsigned one = byte();
            number |= (one & 127) << shift;
            if (one < 128) return number;
        }
        sound_ = false;
        return 0;
    }
    bool sound() const { return sound_; }
    bool at_end() const { return bytes_.empty(); }

private:
    std::span<const std::uint8_t> bytes_;
    bool sound_ = true;
};

/// The listed values are contiguous: the first, how many, and the frequency of each.
void put_frequencies(std::string& out, const Frequencies& frequencies) {
    std::size_t first = 0, end = frequencies.size() - 1;
    while (first < end && frequencies[first] == 0) ++first;
    while (end > first && frequencies[end - 1] == 0) --end;
    put_number(out, static_cast<unsigned>(first));
    put_number(out, static_cast<unsigned>(end - first));
    for (; first < end; ++first) put_number(out, frequencies[first]);
}

std::optional<Frequencies> take_frequencies(Taking& in, int range) {
    Frequencies frequencies(range + 2);
    const unsigned first = in.number(), count = in.number();
    if (first + count > static_cast<unsigned>(range) + 1) return {};
    unsigned sum = 0;
    for (unsigned k = 0; k < count; ++k) {
        const unsigned frequency = in.number();
        sum += frequency;
        if (sum >= frequency_sum) return {};
        frequencies[first + k] = static_cast<std::uint16_t>(frequency);
    }
    frequencies.back() = static_cast<std::uint16_t>(frequency_sum - sum);
    return in.sound() ? std::optional(frequencies) : std::nullopt;
}

void put_plane(std::string& out, const PlaneModel& plane) {
    for (std::size_t theirs = 0; theirs < plane.weights.size(); ++theirs) {
        out += static_cast<char>(plane.group_of[theirs]);
        for (const Weights& weights : plane.weights[theirs])
            for (const std::int16_t weight : weights)
                append_little_endian(out, static_cast<std::uint16_t>(weight));
    }
    out += static_cast<char>(plane.groups.size());
    for (const PlaneModel::Group& group : plane.groups) {
        put_frequencies(out, group.frequencies[0]);
        // Each context has the common frequencies (0) or its own, which are then the next.
        std::size_t context = 0, own = 0;
        const std::size_t count = group.frequencies_of.size();
        while (context < count) {
            const std::size_t begin = context;
            while (context < count && group.frequencies_of[context] == 0) ++context;
            put_number(out, static_cast<unsigned>(context - begin));
            if (context == count) break;
            put_frequencies(out, group.frequencies[++own]);
            ++context;
        }
    }
}

std::optional<PlaneModel::Group> take_group(Taking& in, int range) {
    PlaneModel::Group group;
    auto common = take_frequencies(in, range);
    if (!common) return {};
    group.frequencies.push_back(std::move(*common));
    const std::size_t count = contexts(range);
    while (group.frequencies_of.size() < count) {
        const std::size_t skipped = in.number();
        if (skipped > count - group.frequencies_of.size()) return {};
        group.frequencies_of.resize(group.frequencies_of.size() + skipped);
        if (group.frequencies_of.size() == count) break;
        auto own = take_frequencies(in, range);
        if (!own) return {};
        group.frequencies_of.push_back(static_cast<std::uint16_t>(group.frequencies.size()));
        group.frequencies.push_back(std::move(*own));
    }
    return group;
}

std::optional<PlaneModel> take_plane(Taking& in, int range, int seeds) {
    PlaneModel plane;
    for (int theirs = 0; theirs <= seeds; ++theirs) {
        plane.group_of.push_back(static_cast<std::uint8_t>(in.byte()));
        auto& of_total = plane.weights.emplace_back();
        for (Weights& weights : of_total)
            for (std::int16_t& weight : weights) weight = static_cast<std::int16_t>(in.two());
    }
    const unsigned groups = in.byte();
    for (unsigned k = 0; k < groups; ++k) {
        auto group = take_group(in, range);
        if (!group) return {};
        plane.groups.push_back(std::move(*group));
    }
    for (const std::uint8_t group : plane.group_of)
        if (group >= groups) return {};
    return plane;
}

/// The listed values of some frequencies, most frequent first, then `escape_symbol`.
std::vector<std::uint8_t> by_frequency(const Frequencies& frequencies) {
    std::vector<std::uint8_t> values;
    for (std::size_t value = 0; value + 1 < frequencies.size(); ++value)
        if (frequencies[value] > 0) values.push_back(static_cast<std::uint8_t>(value));
    std::stable_sort(values.begin(), values.end(), [&](std::uint8_t a, std::uint8_t b) {
        return frequencies[a] > frequencies[b];
    });
    values.push_back(escape_symbol);
    return values;
}

/// The lines of a context; lines after the first are shared by all contexts: `second`.
void lay_lines(PlaneModel::Group& group, std::size_t context, std::uint32_t& second) {
    const Frequencies& frequencies = group.frequencies[group.frequencies_of[context]];
    const bool laid = second > 0;
    std::size_t at = context, place = 0;
    std::int16_t bound = 0;
    for (const std::uint8_t value : by_frequency(frequencies)) {
        if (place == FrequencyLine::length) {
            const bool first = at == context;
            const auto next = static_cast<std::uint32_t>(group.lines.size());
            group.lines[at].next = first && laid ? second : next;
            if (first && laid) return;
            if (first) second = next;
            group.lines.emplace_back();
            at = next;
            place = 0;
        }
        FrequencyLine& line = group.lines[at];
        if (place == 0) {
            line.bounds.fill(frequency_sum);
            line.values.fill(escape_symbol);
        }
        line.bounds[place] = bound;
        const int part = value == escape_symbol ? frequencies.back() : frequencies[value];
        bound = static_cast<std::int16_t>(bound + part);
        line.bounds[place + 1] = bound;
        line.values[place++] = value;
    }
}

}  // namespace

TileFrame::TileFrame(int houses, int seeds, const TilePlace& tile, int columns_needed)
    : rows(tile.rows), columns(tile.columns), theirs(tile.theirs) {
    find_neighbours(houses, seeds - theirs, tile.first_column,
                    std::span(back).first(std::min(columns, columns_needed)));
    find_neighbours(houses, theirs, tile.first_row, std::span(up).first(rows));
}

const TileFrame& TileFrames::of(const TilePlace& tile) {
    if (tile.theirs != last_.theirs) {
        const std::size_t width = ways_to_lay(houses_, seeds_ - tile.theirs);
        back_.resize(width);
        known_.assign(width, false);
    }
    frame_.rows = tile.rows;
    frame_.columns = tile.columns;
    frame_.theirs = tile.theirs;
    const auto back = std::span(back_).subspan(tile.first_column, tile.columns);
    if (!known_[tile.first_column])
        find_neighbours(houses_, seeds_ - tile.theirs, tile.first_column, back);
    known_[tile.first_column] = true;
    std::copy(back.begin(), back.end(), frame_.back.begin());
    if (tile.theirs != last_.theirs || tile.first_row != last_.first_row || tile.rows != last_.rows)
        find_neighbours(houses_, tile.theirs, tile.first_row,
                        std::span(frame_.up).first(tile.rows));
    last_ = tile;
    return frame_;
}

NeighborValues neighbor_values_at(const TileFrame& frame, const TileValues& tile, int plane,
                                  int row, int column) {
    NeighborValues known{};
    const int at = row * frame.columns + column;
    const std::uint8_t* value = tile.planes[plane].data() + at;
    if (column > 0)
        for (int k = 0; k < TileFrame::back_count; ++k)
            known.values[k] = value[-frame.back[column][k]];
    if (row > 0) {
        for (int k = 0; k < TileFrame::up_count; ++k)
            known.values[NeighborValues::up + k] = value[-frame.columns * frame.up[row][k]];
        known.values[NeighborValues::ul] = value[-frame.columns - (column > 0)];
        known.values[NeighborValues::ur] = value[-frame.columns + (column + 1 < frame.columns)];
    }
    if (plane > 0) known.values[NeighborValues::other] = tile.planes[plane - 1][at];
    return known;
}

void load_row_above(const TileFrame& frame, const TileValues& tile, int plane, int row,
                    const WeightsByEdge& weights, RowAbove& above) {
    const int columns = frame.columns;
    const std::uint8_t* const values = tile.planes[plane].data() + row * columns;
    const auto& of = weights[static_cast<std::size_t>(edge_kind_at(row, 1))];
    std::fill_n(above.guess.data(), columns, of[NeighborValues::count]);
    std::fill_n(above.apart.data(), columns, 0);
    if (plane > 0) {
        const std::uint8_t* const other = tile.planes[plane - 1].data() + row * columns;
        for (int k = 0; k < columns; ++k) above.guess[k] += of[NeighborValues::other] * other[k];
    }
    if (row == 0) return;
    const std::uint8_t* const up0 = values - columns * frame.up[row][0];
    const std::uint8_t* const up1 = values - columns * frame.up[row][1];
    const std::uint8_t* const up2 = values - columns * frame.up[row][2];
    const std::uint8_t* const right = values - columns;
    for (int k = 0; k < columns; ++k) {
        above.guess[k] += of[NeighborValues::up] * up0[k] + of[NeighborValues::up + 1] * up1[k] +
                          of[NeighborValues::up + 2] * up2[k];
        above.apart[k] += std::abs(up1[k] - up0[k]) + std::abs(up2[k] - up0[k]);
    }
    for (int k = 1; k < columns; ++k) above.guess[k] += of[NeighborValues::ul] * right[k - 1];
    for (int k = 0; k + 1 < columns; ++k) above.guess[k] += of[NeighborValues::ur] * right[k + 1];
    above.guess[columns - 1] += of[NeighborValues::ur] * right[columns - 1];
    // The first column has weights of its own.
    const NeighborValues known = neighbor_values_at(frame, tile, plane, row, 0);
    const auto& first = weights[static_cast<std::size_t>(EdgeKind::first_column)];
    above.guess[0] = first[NeighborValues::count];
    for (int k = 0; k < NeighborValues::count; ++k) above.guess[0] += first[k] * known.values[k];
}

void PlaneModel::prepare() {
    for (Group& group : groups) {
        group.lines.assign(group.frequencies_of.size(), {});
        std::vector<std::uint32_t> second(group.frequencies.size());
        for (std::size_t context = 0; context < group.frequencies_of.size(); ++context)
            lay_lines(group, context, second[group.frequencies_of[context]]);
    }
}

std::string TableModel::bytes() const {
    std::string out;
    for (const PlaneModel& plane : planes) put_plane(out, plane);
    return out;
}

std::optional<TableModel> TableModel::read(std::span<const std::uint8_t> bytes, TableKind kind,
                                           int seeds) {
    TableModel model;
    model.range = value_range(kind, seeds);
    Taking in(bytes);
    for (int k = 0; k < values_each(kind); ++k) {
        auto plane = take_plane(in, model.range, seeds);
        if (!plane) return {};
        model.planes.push_back(std::move(*plane));
        model.planes.back().prepare();
    }
    if (!in.sound() || !in.at_end()) return {};
    return model;
}

}  // namespace posthouse::tablebase
