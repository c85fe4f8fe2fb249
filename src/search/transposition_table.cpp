#include "search/transposition_table.h"

#include <algorithm>
#include <cstring>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace posthouse::search {

namespace {

/// Pages of 2 MB save most of the time of a probe into a large table.
constexpr std::align_val_t huge_page{std::size_t{2} << 20};

}  // namespace

void TranspositionTable::Free::operator()(Bucket* buckets) const {
    ::operator delete(buckets, huge_page);
}

void TranspositionTable::resize(std::size_t bytes) {
    const std::size_t count = std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 2));
    buckets_.reset();  // so that old and new never coexist
    const std::size_t size = count * sizeof(Bucket);
    void* room = ::operator new(size, huge_page);
#ifdef __linux__
    if (size >= static_cast<std::size_t>(huge_page)) madvise(room, size, MADV_HUGEPAGE);
#endif
    buckets_.reset(static_cast<Bucket*>(room));
    shift_ = 64 - std::countr_zero(count);
    clear();
}

void TranspositionTable::clear() {
    std::memset(static_cast<void*>(buckets_.get()), 0, bytes());
    age_ = 0;
}

int TranspositionTable::full_permille() const {
    const std::size_t sample = std::min<std::size_t>(buckets_count(), 250);
    std::size_t filled = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : buckets_[i].slots) {
            const std::uint64_t known = slot.known.load(std::memory_order_relaxed);
            filled += known != 0 && age_of(known) == age_;
        }
    return static_cast<int>(1000 * filled / (4 * sample));
}

}  // namespace posthouse::search
