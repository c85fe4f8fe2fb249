#include "app/dead_letters.h"

#include "app/house_store.h"
#include "base/visible_text.h"

#include <date/date.h>
#include <fmt/format.h>

#include <chrono>

namespace posthouse::app {
namespace {

constexpr std::size_t listed_max = 1000;

std::string line_of(const club::Letter& letter) {
    return fmt::format(
        "{:>8}  {}  {:<30}  {}\n            {}\n", static_cast<std::int64_t>(letter.id),
        date::format("%Y-%m-%d", std::chrono::floor<std::chrono::days>(letter.written)),
        letter.address, letter.subject, letter.last_error);
}

}  // namespace

int dead_letters(const Config& configuration, const std::string& retry, std::ostream& out) {
    const auto store = open_known_store(configuration);
    std::vector<club::Letter> dead;
    store->read([&](const club::StoreReader& reader) { dead = reader.letters_dead(listed_max); });
    if (retry.empty()) {
        for (const club::Letter& letter : dead) out << visible_text(line_of(letter));
        if (dead.empty()) out << "There are no dead letters.\n";
        return 0;
    }
    const club::Instant now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    int revived = 0;
    club::transact(*store, [&](club::UnitOfWork& unit) {
        revived = 0;
        for (club::Letter& letter : dead) {
            if (retry != "all" && retry != std::to_string(static_cast<std::int64_t>(letter.id)))
                continue;
            letter.failed_at.reset();
            letter.attempts = 0;
            letter.due = now;
            unit.change_letter(letter);
            ++revived;
        }
    });
    if (revived == 0 && retry != "all") {
        out << "There is no dead letter " << retry
            << ": “posthouse dead-letters” lists them with their numbers.\n";
        return 2;
    }
    out << revived << (revived == 1 ? " letter is" : " letters are") << " tried again.\n";
    return 0;
}

}  // namespace posthouse::app
