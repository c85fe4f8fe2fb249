#include "store/redo_log.h"

#include <zstd.h>
#include <algorithm>
#include <bit>
#include <cstdint>
#include <stdexcept>

namespace posthouse::store {

using club::Field;

namespace {

/// Records are small and written often.
constexpr int compression_level = 1;
constexpr std::size_t record_bytes_max = std::size_t{1} << 30;

[[noreturn]] void fail_damaged() {
    throw std::runtime_error("A record of the redo log is damaged");
}

// Numbers as varints, the lowest seven bits first; signed ones in zigzag form.

void write_number(std::string& bytes, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) bytes += static_cast<char>(value | 0x80);
    bytes += static_cast<char>(value);
}

void write_field(std::string& bytes, const Field& field) {
    bytes += static_cast<char>(field.index());
    if (const auto* whole = std::get_if<long long>(&field)) {
        const auto bits = static_cast<std::uint64_t>(*whole);
        write_number(bytes, (bits << 1) ^ (*whole < 0 ? ~std::uint64_t{0} : 0));
    } else if (const auto* real = std::get_if<double>(&field)) {
        auto bits = std::bit_cast<std::uint64_t>(*real);
        for (int i = 0; i < 8; ++i, bits >>= 8) bytes += static_cast<char>(bits);
    } else if (const auto* text = std::get_if<std::string>(&field)) {
        write_number(bytes, text->size());
        bytes += *text;
    }
}

class Reading {
public:
    explicit Reading(std::string_view bytes) : rest_(bytes) {}

    bool at_end() const { return rest_.empty(); }

    std::uint8_t byte() {
        if (rest_.empty()) fail_damaged();
        const auto value = static_cast<std::uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        return value;
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint8_t part = byte();
            value |= std::uint64_t{part & 0x7fU} << shift;
            if (part < 0x80) return value;
        }
        fail_damaged();
    }
    /// A number below this one.
    std::size_t number_below(std::size_t limit) {
        const std::uint64_t value = number();
        if (value >= limit) fail_damaged();
        return static_cast<std::size_t>(value);
    }
    Field field() {
        switch (byte()) {
            case 0:
                return {};
            case 1: {
                const std::uint64_t bits = number();
                return static_cast<long long>((bits >> 1) ^ (~(bits & 1) + 1));
            }
            case 2: {
                std::uint64_t bits = 0;
                for (unsigned i = 0; i < 64; i += 8) bits |= std::uint64_t{byte()} << i;
                return std::bit_cast<double>(bits);
            }
            case 3: {
                const std::size_t size = number_below(rest_.size() + 1);
                if (size > rest_.size()) fail_damaged();
                std::string text(rest_.substr(0, size));
                rest_.remove_prefix(size);
                return text;
            }
            default:
                fail_damaged();
        }
    }

private:
    std::string_view rest_;
};

}  // namespace

void RedoRecord::add(const RowChange& change) {
    const auto table = std::ranges::find(tables_, change.table);
    if (table == tables_.end())
        throw std::logic_error("The redo log does not know " + std::string(change.table->name));
    bytes_ += static_cast<char>(change.kind);
    write_number(bytes_, static_cast<std::uint64_t>(table - tables_.begin()));
    for (const Field& field : change.key) write_field(bytes_, field);
    write_number(bytes_, change.columns.size());
    for (std::size_t i = 0; i < change.columns.size(); ++i) {
        write_number(bytes_, change.columns[i]);
        write_field(bytes_, change.values[i]);
    }
}

std::string RedoRecord::packed() const {
    thread_local const auto context = [] {
        std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> made(ZSTD_createCCtx(), ZSTD_freeCCtx);
        if (!made) throw std::bad_alloc();
        ZSTD_CCtx_setParameter(made.get(), ZSTD_c_compressionLevel, compression_level);
        ZSTD_CCtx_setParameter(made.get(), ZSTD_c_checksumFlag, 1);
        return made;
    }();
    std::string packed(ZSTD_compressBound(bytes_.size()), '\0');
    const std::size_t size =
        ZSTD_compress2(context.get(), packed.data(), packed.size(), bytes_.data(), bytes_.size());
    if (ZSTD_isError(size)) throw std::runtime_error(ZSTD_getErrorName(size));
    packed.resize(size);
    return packed;
}

std::vector<RowChange> unpack_changes(std::string_view packed,
                                      std::span<const club::Table* const> tables) {
    const auto size = ZSTD_getFrameContentSize(packed.data(), packed.size());
    if (size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN ||
        size > record_bytes_max)
        fail_damaged();
    std::string bytes(static_cast<std::size_t>(size), '\0');
    const std::size_t got =
        ZSTD_decompress(bytes.data(), bytes.size(), packed.data(), packed.size());
    if (ZSTD_isError(got) || got != bytes.size()) fail_damaged();

    std::vector<RowChange> changes;
    for (Reading reading(bytes); !reading.at_end();) {
        RowChange& change = changes.emplace_back();
        const std::uint8_t kind = reading.byte();
        if (kind > static_cast<std::uint8_t>(RowChange::Kind::erased)) fail_damaged();
        change.kind = static_cast<RowChange::Kind>(kind);
        change.table = tables[reading.number_below(tables.size())];
        for (std::size_t i = 0; i < change.table->key; ++i) change.key.push_back(reading.field());
        for (std::size_t left = reading.number(); left > 0; --left) {
            change.columns.push_back(reading.number_below(change.table->columns.size()));
            change.values.push_back(reading.field());
        }
    }
    return changes;
}

}  // namespace posthouse::store
