#include "store/write_ahead_log.h"

#include <array>
#include <filesystem>
#include <fstream>

namespace posthouse::store {
namespace {

constexpr std::size_t head_size = 32, frame_head_size = 24;
constexpr std::uint32_t magic = 0x377f0682;  // one more: the checksums are big-endian

std::uint32_t number_at(const unsigned char* bytes, bool big) {
    return big ? std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 |
                     std::uint32_t{bytes[2]} << 8 | bytes[3]
               : std::uint32_t{bytes[3]} << 24 | std::uint32_t{bytes[2]} << 16 |
                     std::uint32_t{bytes[1]} << 8 | bytes[0];
}
std::uint32_t number_at(const unsigned char* bytes) {
    return number_at(bytes, true);
}

/// The log's own checksum, carried on over these bytes; their number is a multiple of eight.
void carry_on(std::uint32_t (&sum)[2], const unsigned char* bytes, std::size_t size, bool big) {
    for (std::size_t i = 0; i < size; i += 8) {
        sum[0] += number_at(bytes + i, big) + sum[1];
        sum[1] += number_at(bytes + i + 4, big) + sum[0];
    }
}

struct Head {
    bool big = false;  // the order of bytes in checksums
    std::uint32_t page_size = 0;
    LogPlace begins;
};

bool read_bytes(std::ifstream& file, unsigned char* bytes, std::size_t size) {
    return bool(file.read(reinterpret_cast<char*>(bytes), static_cast<std::streamsize>(size)));
}

std::optional<Head> read_head(std::ifstream& file) {
    std::array<unsigned char, head_size> bytes;
    if (!read_bytes(file, bytes.data(), bytes.size())) return std::nullopt;
    const std::uint32_t first = number_at(&bytes[0]);
    if ((first & ~1U) != magic) return std::nullopt;
    Head head;
    head.big = (first & 1U) != 0;
    head.page_size = number_at(&bytes[8]);
    carry_on(head.begins.checksum, bytes.data(), 24, head.big);
    if (head.begins.checksum[0] != number_at(&bytes[24]) ||
        head.begins.checksum[1] != number_at(&bytes[28]))
        return std::nullopt;
    head.begins.salt[0] = number_at(&bytes[16]);
    head.begins.salt[1] = number_at(&bytes[20]);
    head.begins.offset = head_size;
    return head;
}

}  // namespace

std::optional<LogPlace> WriteAheadLog::beginning() const {
    std::ifstream file(path_, std::ios::binary);
    const auto head = read_head(file);
    return head ? std::optional(head->begins) : std::nullopt;
}

CommittedPages WriteAheadLog::committed_since(LogPlace& place) const {
    CommittedPages committed;
    std::ifstream file(path_, std::ios::binary);
    const auto head = read_head(file);
    if (!head || !place.same_round(head->begins)) return committed;
    committed.page_size = head->page_size;
    file.seekg(static_cast<std::streamoff>(place.offset));
    LogPlace at = place;
    std::map<std::uint32_t, Page> uncommitted;
    std::array<unsigned char, frame_head_size> frame;
    Page page(head->page_size);
    while (read_bytes(file, frame.data(), frame.size()) &&
           read_bytes(file, page.data(), page.size())) {
        if (number_at(&frame[8]) != at.salt[0] || number_at(&frame[12]) != at.salt[1]) break;
        // What is being written at this moment, or is left of an earlier round, does not add up.
        carry_on(at.checksum, frame.data(), 8, head->big);
        carry_on(at.checksum, page.data(), page.size(), head->big);
        if (at.checksum[0] != number_at(&frame[16]) || at.checksum[1] != number_at(&frame[20]))
            break;
        at.offset += frame_head_size + head->page_size;
        uncommitted.insert_or_assign(number_at(&frame[0]), page);
        const std::uint32_t pages_in_all = number_at(&frame[4]);
        if (pages_in_all == 0) continue;  // the commit's last frame says it
        committed.pages_in_all = pages_in_all;
        for (auto& [number, bytes] : uncommitted)
            committed.pages.insert_or_assign(number, std::move(bytes));
        uncommitted.clear();
        place = at;
    }
    return committed;
}

std::uint64_t WriteAheadLog::size() const {
    std::error_code none;
    const auto size = std::filesystem::file_size(path_, none);
    return none ? 0 : size;
}

}  // namespace posthouse::store
