#include "tablebase/files/table_reader.h"

#include "base/assert.h"
#include "tablebase/files/little_endian.h"
#include "tablebase/files/tile_codec.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <thread>
#include <utility>

namespace posthouse::tablebase {
namespace {

/// A memory-mapped file, unmapped on destruction or release.
class Mapping {
public:
    explicit Mapping(const std::filesystem::path& path) {
        const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
        struct stat about;
        const bool known = file >= 0 && fstat(file, &about) == 0;
        void* begin = MAP_FAILED;
        if (known && about.st_size > 0)
            begin = mmap(nullptr, static_cast<std::size_t>(about.st_size), PROT_READ, MAP_SHARED,
                         file, 0);
        const int error = errno;
        if (file >= 0) close(file);
        if (known && about.st_size == 0) return;
        if (begin == MAP_FAILED)
            throw std::system_error(error, std::generic_category(), "reading " + path.string());
        bytes_ = {static_cast<const std::uint8_t*>(begin), static_cast<std::size_t>(about.st_size)};
        // A probe reads one place and not its surroundings.
        madvise(begin, bytes_.size(), MADV_RANDOM);
    }
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;
    ~Mapping() {
        if (!bytes_.empty()) munmap(const_cast<std::uint8_t*>(bytes_.data()), bytes_.size());
    }

    std::span<const std::uint8_t> bytes() const { return bytes_; }
    void release() { bytes_ = {}; }

private:
    std::span<const std::uint8_t> bytes_;
};

/// Advises the system about the pages of a mapped range, including partial ones. Pages given back
/// may stay cached, but no longer count as this program's.
void advise(std::span<const std::uint8_t> bytes, int advice) {
    if (bytes.empty()) return;
    constexpr std::uintptr_t page = 4096;
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes.data()) / page * page;
    const auto end = reinterpret_cast<std::uintptr_t>(bytes.data() + bytes.size());
    madvise(reinterpret_cast<void*>(begin), end - begin, advice);
}
void read_ahead(std::span<const std::uint8_t> bytes) {
    advise(bytes, MADV_WILLNEED);
}
void give_back(std::span<const std::uint8_t> bytes) {
    advise(bytes, MADV_DONTNEED);
}

/// The bytes of one tile of a block (after its checksum). Nothing if the lengths do not fit.
std::span<const std::uint8_t> tile_in(std::span<const std::uint8_t> block, std::uint64_t tiles,
                                      std::uint64_t which) {
    if (block.empty() || block[0] < 1 || block[0] > 2) return {};
    const std::uint64_t size = block[0], lengths_end = 1 + tiles * size;
    if (block.size() < lengths_end) return {};
    const auto words = [&](std::uint64_t k) -> std::uint64_t {
        return size == 1 ? block[1 + k] : read_little_endian<std::uint16_t>(&block[1 + 2 * k]);
    };
    std::uint64_t begin = lengths_end;
    for (std::uint64_t k = 0; k < which; ++k) begin += 2 * words(k);
    const std::uint64_t length = 2 * words(which);
    if (begin + length > block.size()) return {};
    return block.subspan(begin, length);
}

}  // namespace

ProbeResult answer_of(TableKind kind, std::span<const std::uint8_t> bytes) {
    if (kind == TableKind::bounds) return {true, bytes[0], bytes[1]};
    return {true, static_cast<std::int16_t>(bytes[0] - zero_value), 0};
}

Expected<std::unique_ptr<TableFile>> TableFile::open(const std::filesystem::path& path,
                                                     DamageReport report) {
    Mapping mapping(path);
    const auto bytes = mapping.bytes();
    const std::string name = path.filename().string();
    auto header = TableHeader::read(bytes.first(std::min(bytes.size(), table_header_size)),
                                    bytes.size(), name);
    if (!header) return header.error();
    const auto model_bytes = bytes.subspan(table_header_size, header->model_length);
    std::optional<TableModel> model;
    if (checksum_of(model_bytes) == header->model_checksum)
        model = TableModel::read(model_bytes, header->identity.kind, header->identity.seeds);
    if (!model)
        return refuse("table-frequencies-damaged",
                      "The file {name} is damaged in its frequencies: build it again.", name);
    std::unique_ptr<TableFile> table(
        new TableFile(name, bytes, std::move(*header), std::move(*model), std::move(report)));
    mapping.release();
    return table;
}

TableFile::TableFile(std::string name, std::span<const std::uint8_t> bytes, TableHeader header,
                     TableModel model, DamageReport report)
    : name_(std::move(name)),
      bytes_(bytes),
      header_(std::move(header)),
      shape_(header_.identity.houses, header_.identity.seeds),
      model_(std::move(model)),
      report_(std::move(report)),
      lowest_(lowest_value(header_.identity.kind, header_.identity.seeds)),
      states_(std::make_unique<std::atomic<State>[]>(shape_.blocks())) {}

TableFile::~TableFile() {
    munmap(const_cast<std::uint8_t*>(bytes_.data()), bytes_.size());
}

TableInfo TableFile::info() const {
    return {.identity = identity(),
            .version = table_version,
            .positions = shape_.positions(),
            .blocks = shape_.blocks(),
            .file_bytes = bytes_.size(),
            .model_bytes = header_.model_length,
            .index_bytes = bytes_.size() - header_.index_begin,
            .checksum = header_.checksum,
            .bits_a_position =
                8 * static_cast<double>(bytes_.size()) / static_cast<double>(shape_.positions())};
}

std::span<const std::uint8_t> TableFile::bytes_of_block(std::uint64_t block) const {
    const std::uint8_t* entry = bytes_.data() + header_.index_begin + 8 * block;
    const auto begin = read_little_endian<std::uint64_t>(entry),
               end = read_little_endian<std::uint64_t>(entry + 8);
    const std::uint64_t first = table_header_size + header_.model_length;
    if (begin < first || end > header_.index_begin || end < begin) return {};
    return bytes_.subspan(begin, end - begin);
}

std::span<const std::uint8_t> TableFile::intact_block(std::uint64_t block) const {
    const auto bytes = bytes_of_block(block);
    const State state = states_[block].load(std::memory_order_relaxed);
    if (state == State::damaged) return {};
    if (state == State::unread) {
        const bool sound =
            bytes.size() > 8 &&
            checksum_of(bytes.subspan(8), block_seed(header_.model_checksum, block)) ==
                read_little_endian<std::uint64_t>(bytes.data());
        if (!sound) {
            report_damage(block);
            return {};
        }
        states_[block].store(State::sound, std::memory_order_relaxed);
    }
    return bytes.subspan(8);
}

void TableFile::report_damage(std::uint64_t block) const {
    if (states_[block].exchange(State::damaged) == State::damaged || !report_) return;
    report_(
        refuse("table-block-damaged",
               "Block {block} of {name} is damaged; its values are unknown. Build the table again.",
               block, name_));
}

bool TableFile::read_tile(std::uint64_t tile, int last, TileValues& values) const {
    const std::uint64_t block = tile / TableShape::block_tiles;
    const auto bytes = intact_block(block);
    if (bytes.empty()) return false;
    const TilePlace where = shape_.tile(tile);
    const auto of_tile = tile_in(bytes, shape_.tiles_of(block), tile % TableShape::block_tiles);
    // Of the first row, one plane is decoded only as far as needed.
    const bool part = model_.planes.size() == 1 && last < where.columns;
    const int columns = part ? last + 1 : where.columns;
    const TileFrame frame(shape_.houses(), shape_.seeds(), where, columns);
    if (decode_tile(model_, frame, of_tile, last, values)) return true;
    report_damage(block);
    return false;
}

ProbeResult TableFile::probe(AnyRow mine, AnyRow theirs) const {
    const TableShape::Place place = shape_.place(mine, theirs);
    TileValues values;
    if (!read_tile(place.tile, place.within, values)) return {};
    const std::array bytes{byte_of(values.planes[0][place.within]),
                           byte_of(values.planes[1][place.within])};
    return answer_of(identity().kind, bytes);
}

void TableFile::prefetch(std::uint64_t tile) const {
    const auto block = bytes_of_block(tile / TableShape::block_tiles);
    // An estimate of where the tile is: they have nearly the same length.
    const std::size_t begin = block.size() * (tile % TableShape::block_tiles) /
                              shape_.tiles_of(tile / TableShape::block_tiles);
    for (std::size_t k = 0; k < 4 && begin + 64 * k < block.size(); ++k)
        __builtin_prefetch(block.data() + begin + 64 * k);
    __builtin_prefetch(block.data());
}

template <class Each>
void TableFile::for_blocks(int threads, Each&& each) const {
    constexpr std::uint64_t at_once = 256;
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
        for (std::uint64_t first; (first = next.fetch_add(at_once)) < shape_.blocks();) {
            const std::uint64_t end = std::min(first + at_once, shape_.blocks());
            const auto from = bytes_of_block(first), to = bytes_of_block(end - 1);
            const bool orderly = !from.empty() && !to.empty() && from.data() <= to.data();
            const auto bytes =
                orderly ? std::span(from.data(), to.data() + to.size()) : std::span(from).first(0);
            read_ahead(bytes);
            for (std::uint64_t block = first; block < end; ++block) each(block);
            give_back(bytes);
        }
    };
    std::vector<std::thread> others;
    for (int k = 1; k < threads; ++k) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
}

template <class Lay>
bool TableFile::load_each(int threads, const Lay& lay) const {
    std::vector<std::vector<std::uint32_t>> usual;  // by the mover's seeds
    for (int mine = 0; mine <= shape_.seeds(); ++mine)
        usual.push_back(usual_ranks(shape_.houses(), mine));
    std::atomic<bool> sound = true;
    for_blocks(threads, [&](std::uint64_t block) {
        TileValues values;
        for (std::uint64_t k = 0; k < shape_.tiles_of(block); ++k) {
            const std::uint64_t number = block * TableShape::block_tiles + k;
            const TilePlace tile = shape_.tile(number);
            if (!read_tile(number, tile.positions() - 1, values)) {
                sound = false;
                return;
            }
            const std::uint32_t* ranks =
                usual[shape_.seeds() - tile.theirs].data() + tile.first_column;
            for (int row = 0, at = 0; row < tile.rows; ++row) {
                const std::uint64_t begin =
                    shape_.begin(tile.theirs) +
                    (tile.first_row + static_cast<std::uint64_t>(row)) * shape_.width(tile.theirs);
                for (int column = 0; column < tile.columns; ++column, ++at)
                    for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
                        lay(plane, begin + ranks[column], byte_of(values.planes[plane][at]));
            }
        }
    });
    return sound;
}

bool TableFile::load(std::span<std::uint8_t> out, int threads) const {
    const std::size_t planes = model_.planes.size();
    ASSERT(out.size() == shape_.positions() * planes);
    return load_each(threads, [&](std::size_t plane, std::uint64_t position, std::uint8_t byte) {
        out[position * planes + plane] = byte;
    });
}

bool TableFile::load_into_planes(std::span<const PlaneTarget> planes, int threads) const {
    ASSERT(planes.size() == model_.planes.size());
    for (const PlaneTarget& plane : planes) ASSERT(plane.out.size() == shape_.positions());
    return load_each(threads, [&](std::size_t plane, std::uint64_t position, std::uint8_t byte) {
        planes[plane].out[position] = planes[plane].translated[byte];
    });
}

bool TableFile::has_right_checksum() const {
    XXH3_state_t sum;
    XXH3_64bits_reset(&sum);
    constexpr std::size_t piece = std::size_t{16} << 20;
    auto rest = bytes_.subspan(table_header_size);
    while (!rest.empty()) {
        const auto some = rest.first(std::min(piece, rest.size()));
        read_ahead(some);
        XXH3_64bits_update(&sum, some.data(), some.size());
        give_back(some);
        rest = rest.subspan(some.size());
    }
    return XXH3_64bits_digest(&sum) == header_.checksum;
}

VerifyReport TableFile::verify(int threads) const {
    VerifyReport check;
    check.blocks = shape_.blocks();
    check.checksum_is_right = has_right_checksum();
    std::atomic<std::uint64_t> damaged = 0;
    for_blocks(threads, [&](std::uint64_t block) {
        TileValues values;
        // What was read before may have been damaged since.
        if (states_[block] == State::sound) states_[block] = State::unread;
        bool sound = true;
        for (std::uint64_t k = 0; sound && k < shape_.tiles_of(block); ++k) {
            const std::uint64_t number = block * TableShape::block_tiles + k;
            sound = read_tile(number, shape_.tile(number).positions() - 1, values);
        }
        damaged += !sound;
    });
    check.blocks_damaged = damaged;
    return check;
}

}  // namespace posthouse::tablebase
