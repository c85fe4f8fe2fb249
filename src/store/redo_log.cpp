#include "store/redo_log.h"

#include "base/varint.h"
#include "store/row_encoding.h"

#include <zstd.h>
#include <algorithm>
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

}  // namespace

void RedoRecord::add(const RowChange& change) {
    const auto table = std::ranges::find(tables_, change.table);
    if (table == tables_.end())
        throw std::logic_error("The redo log does not know " + std::string(change.table->name));
    bytes_ += static_cast<char>(change.kind);
    append_varint(bytes_, static_cast<std::uint64_t>(table - tables_.begin()));
    for (const Field& field : change.key) write_field(bytes_, field);
    append_varint(bytes_, change.columns.size());
    for (std::size_t i = 0; i < change.columns.size(); ++i) {
        append_varint(bytes_, change.columns[i]);
        if (change.kind == RowChange::Kind::extended) append_varint(bytes_, change.kept[i]);
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
    for (FieldReader reading(bytes); !reading.at_end();) {
        RowChange& change = changes.emplace_back();
        const std::uint8_t kind = reading.byte();
        if (kind > static_cast<std::uint8_t>(RowChange::Kind::extended)) fail_damaged();
        change.kind = static_cast<RowChange::Kind>(kind);
        change.table = tables[reading.number_below(tables.size())];
        for (std::size_t i = 0; i < change.table->key; ++i) change.key.push_back(reading.field());
        for (std::size_t left = reading.number(); left > 0; --left) {
            change.columns.push_back(reading.number_below(change.table->columns.size()));
            change.kept.push_back(change.kind == RowChange::Kind::extended
                                      ? reading.number_below(record_bytes_max)
                                      : 0);
            change.values.push_back(reading.field());
        }
    }
    return changes;
}

}  // namespace posthouse::store
