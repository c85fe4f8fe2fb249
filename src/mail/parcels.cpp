#include "mail/parcels.h"

#include "base/text.h"

#include <algorithm>
#include <map>
#include <set>

namespace posthouse {
namespace {

constexpr std::size_t backlog_read_max = 3000;  // letters
constexpr std::size_t backlog_many = 10;
constexpr milliseconds backlog_age = std::chrono::hours(1);
constexpr std::size_t digest_max = 100;  // letters
constexpr std::size_t of_reader_max = 1000;

bool confirms_address(const Letter& letter) {
    constexpr std::string_view word = "{confirm}";
    return letter.subject.find(word) != std::string::npos ||
           letter.body.find(word) != std::string::npos;
}

/// Answers thread with the mail that they answer, and a letter that holds a secret is answered by
/// its subject: those go by themselves.
bool may_be_put_together(const Letter& letter) {
    return letter.to != UserId{} && letter.kind != LetterKind::answer && !letter.automatic &&
           letter.subject.find('{') == std::string::npos;
}

/// For whom more than ten letters have waited for over an hour.
std::set<UserId> snowed_under(const Reader& reader, const std::vector<Letter>& due, Instant now) {
    const auto is_old = [&](const Letter& letter) {
        return letter.written + backlog_age < now && may_be_put_together(letter);
    };
    std::set<UserId> readers;
    if (std::ranges::none_of(due, is_old)) return readers;
    std::map<UserId, std::size_t> counts;
    for (const Letter& letter : reader.letters_due(now, backlog_read_max))
        if (is_old(letter) && ++counts[letter.to] > backlog_many) readers.insert(letter.to);
    return readers;
}

/// All that goes into the reader's digest now: with a board's letter the others about that board,
/// so that none overtakes another.
Parcel digest_for(const Reader& reader, UserId user, bool all, Instant now) {
    Parcel parcel = reader.letters_to(user, of_reader_max);
    std::erase_if(parcel, [&](const Letter& letter) {
        return letter.address.empty() || letter.sent || letter.given_up || letter.due > now ||
               !may_be_put_together(letter);
    });
    std::set<MatchId> boards;
    for (const Letter& letter : parcel)
        if (letter.digest && letter.match) boards.insert(*letter.match);
    if (!all)
        std::erase_if(parcel, [&](const Letter& letter) {
            return !letter.digest && !(letter.match && boards.contains(*letter.match));
        });
    std::ranges::sort(parcel, {}, &Letter::id);
    if (parcel.size() > digest_max) parcel.resize(digest_max);
    return parcel;
}

}  // namespace

std::vector<Parcel> parcels_due(const Reader& reader, Instant now, std::size_t limit) {
    const std::vector<Letter> due = reader.letters_due(now, limit);
    const std::set<UserId> snowed = snowed_under(reader, due, now);
    std::vector<Parcel> parcels;
    std::set<LetterId> packed;
    for (const Letter& letter : due) {
        if (packed.contains(letter.id)) continue;
        const bool backlog = snowed.contains(letter.to);
        Parcel parcel;
        if (may_be_put_together(letter) && (letter.digest || backlog))
            parcel = digest_for(reader, letter.to, backlog, now);
        std::erase_if(parcel, [&](const Letter& other) { return packed.contains(other.id); });
        if (std::ranges::find(parcel, letter.id, &Letter::id) == parcel.end()) parcel = {letter};
        for (const Letter& one : parcel) packed.insert(one.id);
        parcels.push_back(std::move(parcel));
    }
    return parcels;
}

std::string present_address(const Reader& reader, const Letter& letter) {
    if (letter.to == UserId{} || letter.kind == LetterKind::answer) return letter.address;
    const auto user = reader.user(letter.to);
    if (!user || user->gone) return {};
    for (const Address& one : user->addresses)
        if (same_word(one.address, letter.address) &&
            (confirms_address(letter) || (one.confirmed && !one.suspended)))
            return letter.address;
    if (confirms_address(letter)) return {};
    const Address* present = user->mail_address();
    return present ? present->address : std::string();
}

}  // namespace posthouse
