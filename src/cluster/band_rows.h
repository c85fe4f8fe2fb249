// The rows of a table that ranks have worked out together, for rank 0, which writes its file: its
// own are here, the others are asked for, 64 neighbouring rows at a time.
//
// Deliberately absent: rank 0's keeping all of the table; it holds a few bands.
#pragma once

#include "tablebase/ranks.h"
#include "tablebase/table_kind.h"
#include "tablebase/table_share.h"
#include "tablebase/tiled_table.h"
#include "tablebase/value_table.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

namespace posthouse::tablebase::cluster {

/// Rows of the opponent's with one total, of one part of a table.
struct RowBand {
    std::uint32_t band = 0;
    std::uint8_t part = 0;
    std::uint8_t theirs = 0;
    friend bool operator==(const RowBand&, const RowBand&) = default;
};

/// A band's rows as a file has them, one after the other. The work must be about this table.
template <class Work>
Communicator::Message bytes_of(const Work& work, TableKind kind, int seeds, const RowBand& which) {
    constexpr int houses = Work::houses;
    const std::size_t width = Rows<houses>::count(seeds - which.theirs);
    const std::size_t first = std::size_t{which.band} * tile_side;
    const std::size_t rows = std::min(tile_side, Rows<houses>::count(which.theirs) - first);
    Communicator::Message bytes(rows * width);
    for (std::size_t k = 0; k < rows; ++k)
        work.table(which.part).copy_row(which.theirs, first + k, bytes.data() + k * width);
    // The work holds what is forced as 128 and so much more, or, of the other player, less.
    constexpr int zero = ValueTable<houses>::zero;
    if (kind == TableKind::bounds)
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(which.part == 0 ? byte - zero : zero - byte);
    return bytes;
}

template <class Work>
class RowGatherer {
public:
    RowGatherer(const Work& work, Communicator& ranks, TableKind kind, int seeds)
        : work_(work), communicator_(ranks), kind_(kind), seeds_(seeds) {}

    /// See TableRows. What is returned stays until the same thread asks for the fifth row after.
    const std::uint8_t* row(int part, int theirs, std::uint64_t rank) {
        struct Kept {
            std::uint64_t rows_number = 0;
            RowBand which;
            std::shared_ptr<const Communicator::Message> bytes;
        };
        thread_local std::array<Kept, 2> kept;
        const RowBand which{static_cast<std::uint32_t>(rank / tile_side),
                            static_cast<std::uint8_t>(part), static_cast<std::uint8_t>(theirs)};
        Kept& one = kept[static_cast<std::size_t>(part)];
        if (one.rows_number != number_ || !(one.which == which))
            one = {number_, which, fetched(which)};
        const std::size_t width = Rows<Work::houses>::count(seeds_ - theirs);
        return one.bytes->data() + rank % tile_side * width;
    }

private:
    /// The threads that write are near each other: most find what another has asked for.
    std::shared_ptr<const Communicator::Message> fetched(const RowBand& which) {
        const std::lock_guard lock(mutex_);
        for (const auto& [known, bytes] : last_)
            if (bytes && known == which) return bytes;
        const int owner = work_.partition().owner(which.theirs, which.band);
        auto bytes = std::make_shared<Communicator::Message>();
        if (owner == communicator_.own()) {
            *bytes = bytes_of(work_, kind_, seeds_, which);
        } else {
            Communicator::Message question(sizeof which);
            std::memcpy(question.data(), &which, sizeof which);
            *bytes = communicator_.request(owner, question);
        }
        last_[next_++ % last_.size()] = {which, bytes};
        return bytes;
    }

    static inline std::atomic<std::uint64_t> numbers_ = 0;
    const Work& work_;
    Communicator& communicator_;
    const TableKind kind_;
    const int seeds_;
    const std::uint64_t number_ = ++numbers_;
    std::mutex mutex_;
    std::array<std::pair<RowBand, std::shared_ptr<const Communicator::Message>>, 8> last_;
    std::size_t next_ = 0;
};

}  // namespace posthouse::tablebase::cluster
