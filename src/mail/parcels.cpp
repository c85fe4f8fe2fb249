#include "mail/parcels.h"

#include "base/text.h"

#include <algorithm>
#include <map>
#include <set>

namespace posthouse::mail {
namespace {

constexpr std::size_t backlog_read_max = 3000;  // letters
constexpr std::size_t backlog_many = 10;
constexpr std::chrono::milliseconds backlog_age = std::chrono::hours(1);
constexpr std::size_t digest_max = 100;  // letters
constexpr std::size_t of_reader_max = 1000;

bool confirms_address(const club::Letter& letter) {
    constexpr std::string_view word = "{confirm}";
    return letter.subject.find(word) != std::string::npos ||
           letter.body.find(word) != std::string::npos;
}

/// Answers thread with the mail that they answer, and a letter that holds a secret is answered by
/// its subject: those go by themselves.
bool may_be_put_together(const club::Letter& letter) {
    return letter.to != club::UserId{} && letter.kind != club::LetterKind::answer &&
           !letter.automatic && letter.subject.find('{') == std::string::npos;
}

/// For whom more than ten letters have waited for over an hour.
std::set<club::UserId> snowed_under(const club::StoreReader& reader,
                                    const std::vector<club::Letter>& due, club::Instant now) {
    const auto is_old = [&](const club::Letter& letter) {
        return letter.written + backlog_age < now && may_be_put_together(letter);
    };
    std::set<club::UserId> readers;
    if (std::ranges::none_of(due, is_old)) return readers;
    std::map<club::UserId, std::size_t> counts;
    for (const club::Letter& letter : reader.letters_due(now, backlog_read_max))
        if (is_old(letter) && ++counts[letter.to] > backlog_many) readers.insert(letter.to);
    return readers;
}

/// All that goes into the reader's digest now: with a board's letter the others about that board,
/// so that none overtakes another.
MailBatch digest_for(const club::StoreReader& reader, club::UserId user, bool all,
                     club::Instant now) {
    MailBatch batch = reader.letters_to(user, of_reader_max);
    std::erase_if(batch, [&](const club::Letter& letter) {
        return letter.address.empty() || letter.sent || letter.failed_at || letter.due > now ||
               !may_be_put_together(letter);
    });
    std::set<club::MatchId> boards;
    for (const club::Letter& letter : batch)
        if (letter.digest && letter.match) boards.insert(*letter.match);
    if (!all)
        std::erase_if(batch, [&](const club::Letter& letter) {
            return !letter.digest && !(letter.match && boards.contains(*letter.match));
        });
    std::ranges::sort(batch, {}, &club::Letter::id);
    if (batch.size() > digest_max) batch.resize(digest_max);
    return batch;
}

}  // namespace

std::vector<MailBatch> due_batches(const club::StoreReader& reader, club::Instant now,
                                   std::size_t limit) {
    const std::vector<club::Letter> due = reader.letters_due(now, limit);
    const std::set<club::UserId> snowed = snowed_under(reader, due, now);
    std::vector<MailBatch> batches;
    std::set<club::LetterId> packed;
    for (const club::Letter& letter : due) {
        if (packed.contains(letter.id)) continue;
        const bool backlog = snowed.contains(letter.to);
        MailBatch batch;
        if (may_be_put_together(letter) && (letter.digest || backlog))
            batch = digest_for(reader, letter.to, backlog, now);
        std::erase_if(batch, [&](const club::Letter& other) { return packed.contains(other.id); });
        if (std::ranges::find(batch, letter.id, &club::Letter::id) == batch.end())
            batch = {letter};
        for (const club::Letter& one : batch) packed.insert(one.id);
        batches.push_back(std::move(batch));
    }
    return batches;
}

std::string present_address(const club::StoreReader& reader, const club::Letter& letter) {
    if (letter.to == club::UserId{} || letter.kind == club::LetterKind::answer)
        return letter.address;
    const auto user = reader.user(letter.to);
    if (!user || user->left_at) return {};
    for (const club::Address& one : user->addresses)
        if (equals_ignore_case(one.address, letter.address) &&
            (confirms_address(letter) || (one.confirmed && !one.suspended)))
            return letter.address;
    if (confirms_address(letter)) return {};
    const club::Address* present = user->mail_address();
    return present ? present->address : std::string();
}

}  // namespace posthouse::mail
