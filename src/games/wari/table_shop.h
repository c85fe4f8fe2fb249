// Where the tables of a sowing game are made: from the files that are there on, each new one
// checked by the readable rules and then written, before the next is begun.
//
// Deliberately absent: how a table is worked out (tablebase/table_work.h), whether there is room
// for it.
#pragma once

#include "games/tables.h"
#include "games/wari/table_check.h"
#include "games/wari/table_rules.h"
#include "tablebase/builder.h"
#include "tablebase/table_writer.h"
#include "tablebase/tablebases.h"

#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::wari {

/// A part of a table of bounds as its file has it. The builder holds what is forced as 128 and so
/// much more, or, of the other player, so much less; the file the number itself.
template <int Houses>
class BoundsRows {
public:
    explicit BoundsRows(std::array<const ValueTable<Houses>*, 2> parts) : parts_(parts) {}

    const std::uint8_t* row(int part, int theirs, std::uint64_t rank) const {
        // A tile has four rows, which are asked for again for the tile beside it.
        struct Kept {
            std::uint64_t writer = 0;
            const std::uint8_t* of = nullptr;
            std::vector<std::uint8_t> bytes;
        };
        thread_local std::array<std::array<Kept, 2>, TableShape::tile_rows> kept;
        const ValueTable<Houses>& table = *parts_[part];
        const std::uint8_t* row = table.row_of(theirs, rank);
        const std::size_t width = table.width(theirs);
        Kept& one = kept[rank % TableShape::tile_rows][part];
        if (one.writer == number_ && one.of == row) return one.bytes.data();
        one.writer = number_;
        one.of = row;
        one.bytes.resize(width);
        for (std::size_t k = 0; k < width; ++k)
            one.bytes[k] =
                static_cast<std::uint8_t>(part == 0 ? row[k] - table.zero : table.zero - row[k]);
        return one.bytes.data();
    }

private:
    static inline std::atomic<std::uint64_t> numbers = 0;
    std::array<const ValueTable<Houses>*, 2> parts_;
    std::uint64_t number_ = ++numbers;  // other tables may have lain where these are
};

template <int Houses>
class TableShop {
public:
    using Doing = TableListener::Doing;

    TableShop(const GameTables& about, const Variant& variant, const TableOrder& order,
              const TableListener& listener)
        : about_(about),
          order_(order),
          listener_(listener),
          builder_(TableRules<Houses>(variant), order.kind, order.threads),
          check_(variant, order.kind, order.threads) {}

    bool run() {
        std::filesystem::create_directories(order_.folder);
        const auto missing = about_.missing(order_, {});
        for (int seeds = 0; !missing.empty() && seeds <= missing.back(); ++seeds) {
            bool built = false;
            if (auto parts = read(seeds)) {
                builder_.take(std::move(*parts));
            } else {
                if (!build(seeds)) return false;
                built = true;
            }
            if (listener_.finished) listener_.finished(seeds, built);
            if (stopped()) return false;
        }
        return true;
    }

private:
    bool stopped() const { return listener_.stop && listener_.stop(); }

    void tell(int seeds, Doing doing, int sweep = 0) {
        const std::lock_guard lock(telling_);
        if (listener_.told) listener_.told(seeds, doing, sweep);
    }

    TableIdentity identity(int seeds) const {
        return {std::string(about_.variant), Houses, seeds, order_.kind};
    }

    /// Nothing where there is no file, or one that is damaged.
    std::optional<std::vector<ValueTable<Houses>>> read(int seeds) {
        tell(seeds, Doing::reading);
        const auto path = about_.file_of(order_, seeds);
        if (!std::filesystem::exists(path)) return std::nullopt;
        const auto damaged = [this](const Refusal& what) {
            if (listener_.damaged) listener_.damaged(what);
        };
        const auto file = TableFile::open(path, damaged);
        if (!file) {
            damaged(file.refusal());
            return std::nullopt;
        }
        if ((*file)->identity() != identity(seeds)) return std::nullopt;
        std::vector<ValueTable<Houses>> parts;
        for (int part = 0; part < parts_of(order_.kind); ++part) parts.emplace_back(seeds);
        if (order_.kind == TableKind::cycle_zero) {
            if (!(*file)->load(parts[0].bytes(), order_.threads)) return std::nullopt;
            return parts;
        }
        TableMemory pairs(2 * parts[0].size());
        if (!(*file)->load(pairs.bytes(), order_.threads)) return std::nullopt;
        const auto zero = ValueTable<Houses>::zero;
        for (std::size_t k = 0; k < parts[0].size(); ++k) {
            parts[0].bytes()[k] = static_cast<std::uint8_t>(zero + pairs.bytes()[2 * k]);
            parts[1].bytes()[k] = static_cast<std::uint8_t>(zero - pairs.bytes()[2 * k + 1]);
        }
        return parts;
    }

    bool build(int seeds) {
        TableWatch watch;
        int sweep = 1;
        watch.told = [&](const TableWatch::Progress& progress) { sweep = progress.sweep + 1; };
        watch.stop = [&] {
            tell(seeds, Doing::building, sweep);
            return stopped();
        };
        if (!builder_.build(seeds, watch)) return false;
        if (order_.check && !check(seeds)) return false;
        write(seeds);
        return true;
    }

    bool check(int seeds) {
        const auto& parts = builder_.tables(parts_of(order_.kind) - 1);
        const std::size_t wrong = check_.wrong_values({&builder_.tables(0), &parts}, seeds, [&] {
            tell(seeds, Doing::checking);
            return stopped();
        });
        if (stopped()) return false;
        if (wrong > 0)
            throw std::runtime_error(std::to_string(wrong) + " values of the table " +
                                     table_file_name(identity(seeds)) +
                                     " do not follow from the rules: it was not written");
        return true;
    }

    void write(int seeds) {
        tell(seeds, Doing::writing);
        const auto place = static_cast<std::size_t>(seeds);
        const ValueTable<Houses>& first = builder_.tables(0)[place];
        const BoundsRows<Houses> bounds(
            {&first, &builder_.tables(parts_of(order_.kind) - 1)[place]});
        const bool plain = order_.kind == TableKind::cycle_zero;
        const TableRows rows = [&](int part, int theirs, std::uint64_t rank) {
            return plain ? first.row_of(theirs, rank) : bounds.row(part, theirs, rank);
        };
        write_table(
            about_.file_of(order_, seeds), identity(seeds), rows,
            {order_.threads, [&](std::uint64_t, std::uint64_t) { tell(seeds, Doing::writing); }});
    }

    const GameTables& about_;
    const TableOrder& order_;
    const TableListener& listener_;
    TableBuilder<TableRules<Houses>> builder_;
    TableCheck<Houses> check_;
    std::mutex telling_;
};

}  // namespace posthouse::wari
