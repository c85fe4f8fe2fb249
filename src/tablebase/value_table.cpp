#include "tablebase/value_table.h"

#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace posthouse::tablebase {

namespace {

constexpr std::size_t huge_page = std::size_t{2} << 20, line = 64;

[[noreturn]] void no_memory() {
#ifdef __cpp_exceptions
    throw std::bad_alloc();
#else
    std::abort();
#endif
}

}  // namespace

TableBytes::TableBytes(std::size_t size, [[maybe_unused]] Pages pages) : size_(size) {
    const std::size_t aligned_to = size >= huge_page ? huge_page : line;
    const std::size_t whole = (size + aligned_to - 1) / aligned_to * aligned_to;
    bytes_.reset(static_cast<std::uint8_t*>(std::aligned_alloc(aligned_to, whole)));
    if (!bytes_) no_memory();
#ifdef __linux__
    if (aligned_to == huge_page)
        madvise(bytes_.get(), whole, pages == Pages::huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
#endif
}

void TableBytes::shrink(std::size_t size) {
#ifdef __linux__
    constexpr std::size_t page = 4096;
    const std::size_t begin = (size + page - 1) / page * page, end = size_ / page * page;
    if (size_ >= huge_page && begin < end)
        madvise(bytes_.get() + begin, end - begin, MADV_DONTNEED);
#endif
    size_ = size;
}

void TableBytes::Free::operator()(std::uint8_t* bytes) const {
    std::free(bytes);
}

}  // namespace posthouse::tablebase
