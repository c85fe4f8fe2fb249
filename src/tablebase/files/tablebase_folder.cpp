#include "tablebase/files/tablebase_folder.h"

#include "tablebase/value_table.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <system_error>

namespace posthouse::tablebase {
namespace {

int seeds_of(AnyRow row) {
    return std::accumulate(row.begin(), row.end(), 0);
}

}  // namespace

struct TablebaseFolder::Table {
    TableIdentity identity;
    TableShape shape;
    std::filesystem::path path;  // empty if there is none
    std::once_flag opened;
    std::unique_ptr<TableFile> file;
    TableBytes memory;
    std::atomic<const std::uint8_t*> bytes = nullptr;  // of `memory`, once fully loaded

    explicit Table(TableIdentity of)
        : identity(std::move(of)), shape(identity.houses, identity.seeds) {}
};

TablebaseFolder::TablebaseFolder(const std::filesystem::path& folder, std::string variant,
                                 int houses, Settings settings)
    : variant_(std::move(variant)),
      houses_(houses),
      report_(std::move(settings.report)),
      cache_(settings.cache_bytes) {
    for (const TableKind kind : {TableKind::cycle_zero, TableKind::bounds})
        for (int seeds = 0; seeds <= table_seeds_max; ++seeds) {
            tables_.push_back(
                std::make_unique<Table>(TableIdentity{variant_, houses, seeds, kind}));
            std::error_code error;
            auto path = folder / table_file_name(tables_.back()->identity);
            if (std::filesystem::is_regular_file(path, error))
                tables_.back()->path = std::move(path);
        }
}

TablebaseFolder::~TablebaseFolder() = default;

TablebaseFolder::Table& TablebaseFolder::table(TableKind kind, int seeds) const {
    ASSERT(seeds >= 0 && seeds <= table_seeds_max);
    return *tables_[static_cast<std::size_t>(kind) * (table_seeds_max + 1) + seeds];
}

void TablebaseFolder::report(const Refusal& refusal) const {
    const std::lock_guard lock(reporting_);
    if (report_) report_(refusal);
}

std::vector<TablebaseFolder::ListedTable> TablebaseFolder::list() const {
    std::vector<ListedTable> listed;
    for (const auto& one : tables_) {
        if (one->path.empty()) continue;
        std::error_code error;
        const auto size = std::filesystem::file_size(one->path, error);
        listed.push_back({one->identity, one->path, error ? 0 : size, one->bytes != nullptr});
    }
    return listed;
}

const TableFile* TablebaseFolder::file(TableKind kind, int seeds) const {
    Table& one = table(kind, seeds);
    if (one.path.empty()) return nullptr;
    std::call_once(one.opened, [&] {
        try {
            auto file = TableFile::open(one.path, [this](const Refusal& what) { report(what); });
            if (!file)
                report(file.error());
            else if ((*file)->identity() != one.identity)
                report(refuse("table-misnamed",
                              "The file {name} holds the table {table}: give it that name.",
                              one.path.filename().string(), table_file_name((*file)->identity())));
            else
                one.file = std::move(*file);
        } catch (const std::system_error& error) {
            report(refuse(
                "table-unreadable",
                "The table {name} cannot be read ({why}): see to the file, then start again.",
                one.path.filename().string(), error.code().message()));
        }
    });
    return one.file.get();
}

ProbeResult TablebaseFolder::probe(TableKind kind, AnyRow mine, AnyRow theirs) const {
    const int seeds = seeds_of(mine) + seeds_of(theirs);
    if (seeds > table_seeds_max) return {};
    const Table& one = table(kind, seeds);
    if (const std::uint8_t* bytes = one.bytes.load(std::memory_order_acquire)) {
        const std::size_t each = values_each(kind);
        return answer_of(kind, {bytes + one.shape.position(mine, theirs) * each, each});
    }
    const TableFile* const from = file(kind, seeds);
    return from ? probe_file(one, *from, one.shape.place(mine, theirs)) : ProbeResult{};
}

ProbeResult TablebaseFolder::probe_file(const Table& one, const TableFile& from,
                                        const TableShape::Place& place) const {
    const TableKind kind = one.identity.kind;
    const int planes = values_each(kind);
    const auto key_of = [&](int plane) {
        const auto number = static_cast<std::uint64_t>(one.identity.seeds + 1) * 4 +
                            static_cast<std::uint64_t>(kind) * 2 + plane;
        return number << 44 | place.tile;
    };
    std::array<std::uint8_t, 2> bytes{};
    bool found = true;
    for (int plane = 0; plane < planes && found; ++plane) {
        const auto value = cache_.find(key_of(plane), place.within);
        found = value.has_value();
        if (found) bytes[plane] = from.byte_of(*value);
    }
    if (found) return answer_of(kind, bytes);
    TileValues values;
    if (!from.read_tile(place.tile, place.within, values)) return {};
    for (int plane = 0; plane < planes; ++plane) {
        cache_.store(key_of(plane), values.planes[plane].data(), place.within);
        bytes[plane] = from.byte_of(values.planes[plane][place.within]);
    }
    return answer_of(kind, bytes);
}

/// One of many probes: where its value is in memory, or in which file.
struct TablebaseFolder::PendingProbe {
    const std::uint8_t* at = nullptr;
    const Table* table = nullptr;
    const TableFile* file = nullptr;
    TableShape::Place place;
};

template <int Houses>
void TablebaseFolder::look_up(TableKind kind, std::span<const TablePosition> positions,
                              std::span<PendingProbe> wanted) const {
    const std::size_t each = values_each(kind);
    for (std::size_t k = 0; k < positions.size(); ++k) {
        PendingProbe& one = wanted[k];
        one.at = nullptr;
        one.file = nullptr;
        const AnyRow my_row = AnyRow(positions[k].mine).first(Houses);
        const AnyRow their_row = AnyRow(positions[k].theirs).first(Houses);
        if (seeds_of(my_row) + seeds_of(their_row) > table_seeds_max) continue;
        const RankedRow mine = ranked<Houses>(my_row.data());
        const RankedRow theirs = ranked<Houses>(their_row.data());
        const Table& from = table(kind, mine.total + theirs.total);
        if (const std::uint8_t* bytes = from.bytes.load(std::memory_order_acquire)) {
            one.at = bytes + from.shape.position(mine, theirs) * each;
            __builtin_prefetch(one.at);
        } else if ((one.file = file(kind, from.identity.seeds)) != nullptr) {
            one.table = &from;
            one.place = from.shape.place(my_row, their_row);
            one.file->prefetch(one.place.tile);
        }
    }
}

void TablebaseFolder::probe(TableKind kind, std::span<const TablePosition> positions,
                            std::span<ProbeResult> answers) const {
    ASSERT(positions.size() == answers.size());
    static constexpr decltype(&TablebaseFolder::look_up<1>) by_houses[] = {
        nullptr,
        &TablebaseFolder::look_up<1>,
        &TablebaseFolder::look_up<2>,
        &TablebaseFolder::look_up<3>,
        &TablebaseFolder::look_up<4>,
        &TablebaseFolder::look_up<5>,
        &TablebaseFolder::look_up<6>,
        &TablebaseFolder::look_up<7>,
        &TablebaseFolder::look_up<8>,
    };
    static_assert(std::size(by_houses) == table_houses_max + 1);
    constexpr std::size_t at_once = 32;
    const std::size_t each = values_each(kind);
    std::array<PendingProbe, at_once> wanted;
    for (std::size_t first = 0; first < positions.size(); first += at_once) {
        const std::size_t count = std::min(at_once, positions.size() - first);
        (this->*by_houses[houses_])(kind, positions.subspan(first, count),
                                    std::span(wanted).first(count));
        for (std::size_t k = 0; k < count; ++k) {
            const PendingProbe& one = wanted[k];
            answers[first + k] = one.at     ? answer_of(kind, {one.at, each})
                                 : one.file ? probe_file(*one.table, *one.file, one.place)
                                            : ProbeResult{};
        }
    }
}

std::uint64_t TablebaseFolder::load(TableKind kind, std::uint64_t budget, int threads) {
    const std::lock_guard lock(loading_);
    for (int seeds = 0; seeds <= table_seeds_max; ++seeds) {
        Table& one = table(kind, seeds);
        if (one.bytes != nullptr) continue;
        const TableFile* const from = file(kind, seeds);
        if (!from) continue;
        const std::uint64_t size = one.shape.positions() * values_each(kind);
        if (loaded_bytes_ + size > budget) break;
        TableBytes memory(size);
        if (!from->load({memory.data(), memory.size()}, threads)) continue;
        one.memory = std::move(memory);
        one.bytes.store(one.memory.data(), std::memory_order_release);
        loaded_bytes_ += size;
    }
    return loaded_bytes_;
}

const std::uint8_t* TablebaseFolder::in_memory(TableKind kind, int seeds) const {
    return table(kind, seeds).bytes.load(std::memory_order_acquire);
}

}  // namespace posthouse::tablebase
