#include "tablebase/files/table_writer.h"

#include "base/assert.h"
#include "base/part_file.h"
#include "tablebase/files/little_endian.h"
#include "tablebase/files/tile_encoder.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace posthouse::tablebase {
namespace {

constexpr std::uint64_t blocks_at_once = 32;  // per thread: about 70 KB in the file

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Encodes a block: the checksum, the lengths of the tiles in words, the tiles.
class BlockEncoder {
public:
    BlockEncoder(const TableIdentity& identity, const TableShape& shape, const TableRows& rows,
                 const TableModel& model, std::uint64_t model_checksum)
        : shape_(shape),
          source_(identity, shape, rows),
          frames_(shape.houses(), shape.seeds()),
          encoder_(model),
          model_checksum_(model_checksum) {}

    void encode(std::uint64_t block, std::string& out) {
        tiles_.clear();
        lengths_.clear();
        for (std::uint64_t k = 0; k < shape_.tiles_of(block); ++k) {
            const TilePlace tile = shape_.tile(block * TableShape::block_tiles + k);
            const bool possible = source_.extract(tile, values_);
            ASSERT(possible);
            encoder_.add(frames_.of(tile), values_);
            if (encoder_.tiles() == TileEncoder::tiles_at_once) encoder_.append(tiles_, lengths_);
        }
        if (encoder_.tiles() > 0) encoder_.append(tiles_, lengths_);
        const bool wide = *std::max_element(lengths_.begin(), lengths_.end()) > 255;
        checked_.assign(1, wide ? 2 : 1);
        for (const std::uint16_t length : lengths_) {
            checked_ += static_cast<char>(length & 255);
            if (wide) checked_ += static_cast<char>(length >> 8);
        }
        checked_ += tiles_;
        append_little_endian(out,
                             checksum_of(bytes_of(checked_), block_seed(model_checksum_, block)));
        out += checked_;
    }

private:
    const TableShape& shape_;
    TileSource source_;
    TileFrames frames_;
    TileEncoder encoder_;
    std::uint64_t model_checksum_;
    TileValues values_;
    std::vector<std::uint16_t> lengths_;
    std::string tiles_, checked_;
};

class Writing {
public:
    Writing(const std::filesystem::path& path, const TableIdentity& identity, const TableRows& rows,
            const WriteOptions& how)
        : identity_(identity),
          rows_(rows),
          how_(how),
          shape_(identity.houses, identity.seeds),
          file_(path) {}

    void write() {
        auto model = train_model(identity_, shape_, rows_, ThreadPool(how_.threads));
        ASSERT(model);
        model_ = std::move(*model);
        const std::string model_bytes = model_.bytes();
        header_.identity = identity_;
        header_.model_length = model_bytes.size();
        header_.model_checksum = checksum_of(bytes_of(model_bytes));
        XXH3_64bits_reset(&sum_);
        append(model_bytes);
        write_blocks();
        header_.index_begin = at_;
        std::string index;
        begins_.push_back(at_);
        for (const std::uint64_t begin : begins_) append_little_endian(index, begin);
        append(index);
        header_.file_length = at_;
        header_.checksum = XXH3_64bits_digest(&sum_);
        file_.write_at(0, header_.bytes());
        file_.finish();
    }

private:
    void append(std::string_view bytes) {
        XXH3_64bits_update(&sum_, bytes.data(), bytes.size());
        file_.write_at(at_, bytes);
        at_ += bytes.size();
    }

    void write_blocks() {
        std::vector<std::thread> others;
        for (int k = 1; k < how_.threads; ++k) others.emplace_back([this] { work(); });
        work();
        for (std::thread& other : others) other.join();
        if (failure_) std::rethrow_exception(failure_);
    }

    /// Encodes one run of blocks after the other and writes each when it is its turn.
    void work() try {
        BlockEncoder encoder(identity_, shape_, rows_, model_, header_.model_checksum);
        std::string bytes;
        std::vector<std::size_t> lengths;
        for (;;) {
            const std::uint64_t share = next_share_++;
            const std::uint64_t first = share * blocks_at_once;
            if (first >= shape_.blocks()) return;
            const std::uint64_t end = std::min(first + blocks_at_once, shape_.blocks());
            bytes.clear();
            lengths.clear();
            for (std::uint64_t block = first; block < end; ++block) {
                const std::size_t before = bytes.size();
                encoder.encode(block, bytes);
                lengths.push_back(bytes.size() - before);
            }
            std::unique_lock lock(mutex_);
            turn_.wait(lock, [&] { return shares_written_ == share || failure_; });
            if (failure_) return;
            std::uint64_t begin = at_;
            for (const std::size_t length : lengths) {
                begins_.push_back(begin);
                begin += length;
            }
            append(bytes);
            ++shares_written_;
            if (how_.on_progress) how_.on_progress(end, shape_.blocks());
            turn_.notify_all();
        }
    } catch (...) {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = std::current_exception();
        turn_.notify_all();
    }

    const TableIdentity& identity_;
    const TableRows& rows_;
    const WriteOptions& how_;
    TableShape shape_;
    PartFile file_;
    TableModel model_;
    TableHeader header_;
    std::atomic<std::uint64_t> next_share_ = 0;

    std::mutex mutex_;  // protects everything below
    std::condition_variable turn_;
    std::uint64_t shares_written_ = 0;
    std::exception_ptr failure_;
    std::uint64_t at_ = table_header_size;
    std::vector<std::uint64_t> begins_;
    XXH3_state_t sum_;
};

}  // namespace

void write_table(const std::filesystem::path& path, const TableIdentity& identity,
                 const TableRows& rows, const WriteOptions& how) {
    Writing(path, identity, rows, how).write();
}

}  // namespace posthouse::tablebase
