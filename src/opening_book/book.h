// An opening book: scores of positions near the opening of one game, computed by best-first
// expansion (book_builder.h) and kept in a file (docs/opening-book.md).
//
// It stores positions, no moves: the moves of a position are the legal ones, each as good as the
// position that it leads to. Positions are kept without their history: so near the opening none has
// recurred, so no rule of repetition applies.
#pragma once

#include "base/refusal.h"
#include "games/game.h"
#include "rules/rules.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::opening_book {

/// What a book knows of a position.
struct Entry {
    std::uint64_t key = 0;   // key_of its identity
    std::int32_t score = 0;  // for the player to move; see search/score.h
    std::uint16_t below =
        0;                  // positions below it, up to below_max; 0: its moves are not in the book
    std::uint8_t line = 0;  // plies of the best line that are in the book
    std::uint8_t depth = 0;  // these, and those of the search at the end of this line

    bool expanded() const { return below > 0; }
    friend bool operator==(const Entry&, const Entry&) = default;
};
inline constexpr std::uint16_t below_max = 65535;

struct BookInfo {
    std::string game;              // name; other games may have the same rules
    std::string version;           // of the program that computed it
    std::int64_t saved = 0;        // seconds since 1970
    std::uint64_t leaf_nodes = 0;  // searched for each position
    std::uint64_t nodes = 0;       // searched in all
    std::uint64_t engine = 0;      // engine_signature() of the search
    std::uint32_t plies = 0;       // from the opening to the farthest position
    friend bool operator==(const BookInfo&, const BookInfo&) = default;
};

/// The key of a position with this identity (Game::identity): a hash that is never 0. Among a
/// hundred thousand positions two with the same key are expected in one of four billion books.
std::uint64_t key_of(const Key& identity);

/// A file may have two megabytes.
inline constexpr std::size_t book_header_bytes = 128, book_entry_bytes = 16;
inline constexpr std::size_t book_bytes_max = 2 << 20;
inline constexpr std::size_t positions_max =
    (book_bytes_max - book_header_bytes) / book_entry_bytes;

class Book {
public:
    /// `entries` in any order, with different keys.
    Book(BookInfo info, std::vector<Entry> entries);

    /// The bytes of a file. Refused, with the file's name, if they are no book or damaged.
    static Expected<Book> parse(std::string_view bytes, const std::filesystem::path& file);
    /// The same for a file; also refused if it cannot be read.
    static Expected<Book> read(const std::filesystem::path& file);
    /// The bytes of its file.
    std::string format() const;

    const BookInfo& info() const { return info_; }
    /// In the order of their keys.
    const std::vector<Entry>& entries() const { return entries_; }
    /// Null if the position is not in the book.
    const Entry* find(std::uint64_t key) const;

private:
    BookInfo info_;
    std::vector<Entry> entries_;
};

/// Writes the file beside it and renames it, so that it is always whole. Makes the folder if
/// necessary. Throws std::system_error.
void write_book(const Book& book, const std::filesystem::path& file);

/// Distinguishes versions of a game's search: what short searches of a few positions find, and how
/// many nodes they take.
std::uint64_t engine_signature(const games::Game& game);

/// Where a server with this data folder looks for books before it uses those of the package.
inline std::filesystem::path books_folder(const std::filesystem::path& data) {
    return data / "books";
}
/// The file of a game's book; games with the same rules share one.
std::filesystem::path book_file(const std::filesystem::path& folder, const games::Game& game);

/// The book in this file, or the game's in this folder. Refused if there is none, if it is damaged
/// or of another game.
Expected<Book> open_book(const std::filesystem::path& path, const games::Game& game);

/// The books in some folders, each read when it is first asked for and then kept. Thread-safe.
class Books {
public:
    /// The first folder that has a book of a game is used. A file that is refused is reported once
    /// and then passed over.
    explicit Books(std::vector<std::filesystem::path> folders,
                   std::function<void(const Refusal&)> damaged = {});
    ~Books();

    /// Null if there is none.
    std::shared_ptr<const Book> of(const games::Game& game) const;

private:
    struct Opened;
    std::vector<std::filesystem::path> folders_;
    std::function<void(const Refusal&)> damaged_;
    std::unique_ptr<Opened> opened_;
};

/// A game's book; null if there is none. May be called from any thread.
using BookProvider = std::function<std::shared_ptr<const Book>(const games::Game&)>;

}  // namespace posthouse::opening_book
