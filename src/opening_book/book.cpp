#include "opening_book/book.h"

#include "base/assert.h"
#include "base/hash.h"
#include "search/limits.h"
#include "search/score.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace posthouse::opening_book {

namespace {

// Letters, then what a program that takes the file for a text would change.
constexpr std::string_view magic = "PHBOOK\r\n";
constexpr std::uint32_t format_version = 1;
constexpr std::size_t name_bytes = 32;
constexpr std::size_t checksum_at = 120;

template <class Number>
void append(std::string& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i)
        bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i) & 0xff);
}

void append_name(std::string& bytes, std::string_view name) {
    bytes += name.substr(0, name_bytes);
    bytes.append(name_bytes - std::min(name.size(), name_bytes), '\0');
}

/// Removes a number or a name from the front.
template <class Number>
Number take(std::string_view& bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = sizeof(Number); i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    bytes.remove_prefix(sizeof(Number));
    return static_cast<Number>(number);
}

std::string take_name(std::string_view& bytes) {
    const std::string_view name = bytes.substr(0, name_bytes);
    bytes.remove_prefix(name_bytes);
    return std::string(name.substr(0, name.find('\0')));
}

/// Of everything but the checksum itself.
std::uint64_t checksum_of(std::string_view bytes) {
    return fnv1a(bytes.substr(book_header_bytes), fnv1a(bytes.substr(0, checksum_at)));
}

Refusal damaged(const std::filesystem::path& file) {
    return refuse("book-damaged",
                  "“{file}” is not an opening book, or damaged: remove it, or compute it anew with "
                  "posthouse book build.",
                  file.string());
}

}  // namespace

std::uint64_t key_of(const Key& identity) {
    const std::uint64_t bits = spread_bits(spread_bits(identity.low) + identity.high);
    return bits == 0 ? 1 : bits;
}

Book::Book(BookInfo info, std::vector<Entry> entries)
    : info_(std::move(info)), entries_(std::move(entries)) {
    std::ranges::sort(entries_, {}, &Entry::key);
    ASSERT(std::ranges::adjacent_find(entries_, {}, &Entry::key) == entries_.end());
}

std::string Book::format() const {
    std::string bytes(magic);
    append(bytes, format_version);
    append(bytes, static_cast<std::uint32_t>(entries_.size()));
    append(bytes, info_.leaf_nodes);
    append(bytes, info_.nodes);
    append(bytes, info_.saved);
    append(bytes, info_.engine);
    append(bytes, info_.plies);
    append(bytes, std::uint32_t{0});
    append_name(bytes, info_.game);
    append_name(bytes, info_.version);
    append(bytes, std::uint64_t{0});
    ASSERT(bytes.size() == book_header_bytes);
    for (const Entry& entry : entries_) {
        append(bytes, entry.key);
        append(bytes, entry.score);
        append(bytes, entry.below);
        append(bytes, entry.line);
        append(bytes, entry.depth);
    }
    std::string checksum;
    append(checksum, checksum_of(bytes));
    return bytes.replace(checksum_at, checksum.size(), checksum);
}

Expected<Book> Book::parse(std::string_view bytes, const std::filesystem::path& file) {
    if (bytes.size() < book_header_bytes || !bytes.starts_with(magic)) return damaged(file);
    std::string_view rest = bytes.substr(magic.size());
    const auto version = take<std::uint32_t>(rest);
    if (version != format_version)
        return refuse(
            "book-format-unknown",
            "“{file}” has the format {version}, which this program does not know: compute "
            "it anew with posthouse book build.",
            file.string(), version);
    const auto positions = take<std::uint32_t>(rest);
    BookInfo info;
    info.leaf_nodes = take<std::uint64_t>(rest);
    info.nodes = take<std::uint64_t>(rest);
    info.saved = take<std::int64_t>(rest);
    info.engine = take<std::uint64_t>(rest);
    info.plies = take<std::uint32_t>(rest);
    take<std::uint32_t>(rest);
    info.game = take_name(rest);
    info.version = take_name(rest);
    const auto checksum = take<std::uint64_t>(rest);
    if (rest.size() != positions * book_entry_bytes || checksum != checksum_of(bytes))
        return damaged(file);
    std::vector<Entry> entries(positions);
    for (Entry& entry : entries) {
        entry.key = take<std::uint64_t>(rest);
        entry.score = take<std::int32_t>(rest);
        entry.below = take<std::uint16_t>(rest);
        entry.line = take<std::uint8_t>(rest);
        entry.depth = take<std::uint8_t>(rest);
    }
    const auto out_of_order = [](const Entry& one, const Entry& next) {
        return one.key >= next.key;
    };
    if (std::ranges::adjacent_find(entries, out_of_order) != entries.end()) return damaged(file);
    return Book(std::move(info), std::move(entries));
}

Expected<Book> Book::read(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (!in)
        return refuse("book-unreadable",
                      "There is no opening book “{file}”: compute one with posthouse book build.",
                      file.string());
    return parse(bytes, file);
}

const Entry* Book::find(std::uint64_t key) const {
    const auto found = std::ranges::lower_bound(entries_, key, {}, &Entry::key);
    return found != entries_.end() && found->key == key ? &*found : nullptr;
}

std::uint64_t engine_signature(const games::Game& game) {
    std::uint64_t signature = 0;
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = 5'000;
    games::GameRecord record;
    for (int ply = 0; ply < 9; ++ply) {
        const auto view = game.state(record);
        if (!view || view->legal.empty()) break;
        if (ply % 4 == 0)
            if (const auto found = game.think(record, limits))
                for (const std::uint64_t part :
                     {static_cast<std::uint64_t>(found->score),
                      static_cast<std::uint64_t>(found->depth), found->nodes})
                    signature = spread_bits(signature + part);
        record.moves.push_back(view->legal.front().text);
    }
    return signature;
}

}  // namespace posthouse::opening_book
