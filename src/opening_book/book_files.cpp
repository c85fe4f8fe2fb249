// Books on disk: written atomically, and found in folders.

#include "base/part_file.h"
#include "opening_book/book.h"

#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <utility>

namespace posthouse::opening_book {

void write_book(const Book& book, const std::filesystem::path& file) {
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
    PartFile whole(file);
    whole.write_at(0, book.format());
    whole.finish();
}

std::filesystem::path book_file(const std::filesystem::path& folder, const games::Game& game) {
    return folder / (std::string(game.same_rules_as) + ".book");
}

Expected<Book> open_book(const std::filesystem::path& path, const games::Game& game) {
    std::error_code error;
    const std::filesystem::path file =
        std::filesystem::is_directory(path, error) ? book_file(path, game) : path;
    auto book = Book::read(file);
    if (book && book->info().game != game.same_rules_as)
        return refuse("book-of-other-game", "“{file}” is a book of {game}: name another file.",
                      file.string(), book->info().game);
    return book;
}

struct Books::Opened {
    std::mutex mutex;
    std::map<std::string, std::shared_ptr<const Book>, std::less<>> books;  // by file name
};

Books::Books(std::vector<std::filesystem::path> folders,
             std::function<void(const Refusal&)> damaged)
    : folders_(std::move(folders)),
      damaged_(std::move(damaged)),
      opened_(std::make_unique<Opened>()) {}

Books::~Books() = default;

std::shared_ptr<const Book> Books::of(const games::Game& game) const {
    const std::lock_guard lock(opened_->mutex);
    const auto [known, is_new] = opened_->books.try_emplace(std::string(game.same_rules_as));
    for (const std::filesystem::path& folder : folders_) {
        if (!is_new || known->second) break;
        const std::filesystem::path file = book_file(folder, game);
        std::error_code error;
        if (!std::filesystem::exists(file, error)) continue;
        auto read = open_book(file, game);
        if (read)
            known->second = std::make_shared<const Book>(*std::move(read));
        else if (damaged_)
            damaged_(read.error());
    }
    return known->second;
}

}  // namespace posthouse::opening_book
