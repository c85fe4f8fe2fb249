// The finished tables of a game while larger ones are built: some in memory, all in their files.
//
// Decoding a file takes a hundred times as long as reading plain bytes, so an evicted table is also
// written to a scratch file, uncompressed, while there is disk space for that.
#pragma once

#include "base/assert.h"
#include "base/thread_pool.h"
#include "tablebase/build/scratch_file.h"
#include "tablebase/files/table_reader.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace posthouse::tablebase {

template <int Houses>
class TableCache {
public:
    using Table = ValueTable<Houses>;
    using Parts = std::vector<Table>;  // as many as the kind has

    /// Uses at most `scratch` bytes of the folder's disk for scratch files.
    TableCache(std::filesystem::path folder, std::string variant, TableKind kind, int threads,
               std::uint64_t scratch)
        : folder_(std::move(folder)),
          variant_(std::move(variant)),
          kind_(kind),
          pool_(threads),
          scratch_(scratch),
          entries_(table_seeds_max + 1) {}

    TableIdentity identity(int seeds) const { return {variant_, Houses, seeds, kind_}; }
    std::filesystem::path path(int seeds) const {
        return folder_ / table_file_name(identity(seeds));
    }
    bool in_memory(int seeds) const { return !place(seeds).parts.empty(); }
    const Parts& parts(int seeds) const { return place(seeds).parts; }

    void put(int seeds, Parts parts) {
        ASSERT(static_cast<int>(parts.size()) == parts_of(kind_));
        place(seeds) = {std::move(parts), nullptr, {}};
    }

    /// Loads a table unless it is in memory. Throws std::runtime_error if its file cannot be read.
    void load(int seeds) {
        CacheEntry& at = place(seeds);
        if (!at.parts.empty()) return;
        Parts parts;
        for (int part = 0; part < parts_of(kind_); ++part)
            parts.emplace_back(seeds, TableBytes(Table::size_of(seeds)));
        if (at.scratch && !read_scratch(at, parts)) at.scratch.reset();
        if (!at.scratch && !read_file(seeds, parts))
            throw std::runtime_error("the table " + table_file_name(identity(seeds)) +
                                     " can no longer be read");
        at.parts = std::move(parts);
    }

    /// Evicts a table from memory; its file must exist.
    void evict(int seeds) {
        CacheEntry& at = place(seeds);
        if (at.parts.empty()) return;
        const std::uint64_t size = at.parts.size() * Table::size_of(seeds);
        if (!at.scratch && size <= scratch_) try {
                write_scratch(at);
                scratch_ -= size;
            } catch (const std::system_error&) {
                // The disk has become fuller; the table's own file remains.
                at.scratch.reset();
                scratch_ = 0;
            }
        at.parts.clear();
    }

    /// Those of the tables in memory for which `wanted` is true.
    ResidentTables<Houses> resident_tables(const std::function<bool(int seeds)>& wanted) const {
        ResidentTables<Houses> tables;
        for (int seeds = 0; seeds <= table_seeds_max; ++seeds)
            if (in_memory(seeds) && wanted(seeds))
                for (int part = 0; part < 2; ++part)
                    tables.put(part, place(seeds).parts[std::min<std::size_t>(
                                         static_cast<std::size_t>(part), parts(seeds).size() - 1)]);
        return tables;
    }

private:
    struct CacheEntry {
        Parts parts;  // empty if not in memory
        std::unique_ptr<ScratchFile> scratch;
        std::vector<std::uint64_t> checksums;  // of the parts in the scratch file
    };

    CacheEntry& place(int seeds) { return entries_[static_cast<std::size_t>(seeds)]; }
    const CacheEntry& place(int seeds) const { return entries_[static_cast<std::size_t>(seeds)]; }

    void write_scratch(CacheEntry& at) const {
        at.scratch = std::make_unique<ScratchFile>(folder_);
        at.checksums.clear();
        std::uint64_t begin = 0;
        for (const Table& part : at.parts) {
            at.scratch->write(begin, part.bytes());
            at.checksums.push_back(checksum_of(part.bytes()));
            begin += part.size();
        }
    }

    /// False if it is not what was written.
    bool read_scratch(const CacheEntry& at, Parts& parts) const {
        constexpr std::size_t piece = std::size_t{8} << 20;
        std::uint64_t begin = 0;
        bool sound = true;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const auto bytes = parts[part].bytes();
            pool_.for_each((bytes.size() + piece - 1) / piece, [&](std::size_t k) {
                const std::size_t from = k * piece;
                at.scratch->read(begin + from,
                                 bytes.subspan(from, std::min(piece, bytes.size() - from)));
            });
            sound &= checksum_of(bytes) == at.checksums[part];
            begin += bytes.size();
        }
        return sound;
    }

    bool read_file(int seeds, Parts& parts) const {
        const auto file = TableFile::open(path(seeds));
        if (!file || (*file)->identity() != identity(seeds)) return false;
        std::vector<TableFile::PlaneTarget> targets;
        for (Table& part : parts) {
            auto& target = targets.emplace_back(TableFile::PlaneTarget{part.bytes(), {}});
            for (int byte = 0; byte < 256; ++byte)
                target.translated[static_cast<std::size_t>(byte)] =
                    static_cast<std::uint8_t>(kind_ == TableKind::cycle_zero ? byte
                                              : targets.size() == 1          ? Table::zero + byte
                                                                             : Table::zero - byte);
        }
        return (*file)->load_into_planes(targets, pool_.threads());
    }

    std::filesystem::path folder_;
    std::string variant_;
    TableKind kind_;
    ThreadPool pool_;
    std::uint64_t scratch_;  // bytes left
    std::vector<CacheEntry> entries_;
};

}  // namespace posthouse::tablebase
