#include "app/dead_letters.h"

#include "app/house_store.h"
#include "base/visible_text.h"

#include <date/date.h>
#include <fmt/format.h>

#include <chrono>

namespace posthouse {
namespace {

constexpr std::size_t listed_max = 1000;

std::string line_of(const Letter& letter) {
    return fmt::format(
        "{:>8}  {}  {:<30}  {}\n            {}\n", static_cast<std::int64_t>(letter.id),
        date::format("%Y-%m-%d", std::chrono::floor<std::chrono::days>(letter.written)),
        letter.address, letter.subject, letter.trouble);
}

}  // namespace

int dead_letters(const Configuration& configuration, const std::string& retry, std::ostream& out) {
    const auto store = open_known_store(configuration);
    std::vector<Letter> dead;
    store->read([&](const Reader& reader) { dead = reader.letters_dead(listed_max); });
    if (retry.empty()) {
        for (const Letter& letter : dead) out << visible_text(line_of(letter));
        if (dead.empty()) out << "There are no dead letters.\n";
        return 0;
    }
    const Instant now = std::chrono::floor<milliseconds>(std::chrono::system_clock::now());
    int revived = 0;
    transact(*store, [&](Unit& unit) {
        revived = 0;
        for (Letter& letter : dead) {
            if (retry != "all" && retry != std::to_string(static_cast<std::int64_t>(letter.id)))
                continue;
            letter.given_up.reset();
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

}  // namespace posthouse
