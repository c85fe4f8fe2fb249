// The post of the house: whether, where and when a letter to a player is mailed, by his own wishes.
// On the page every letter waits for him at once.
#pragma once

#include "club/letters.h"
#include "club/mail_tokens.h"
#include "club/store.h"

#include <string>

namespace posthouse::club {

/// Writes the letter to the player `letter.to`: where he wants no mail of this kind or of its
/// match, or has no address that takes mail, it waits on the page only; in his quiet hours it waits
/// for their end, and as a digest for the next morning. His browsers are told that there is news.
/// False where this letter had been written: then nothing is done.
/// An answer to a mail is not sent this way.
bool queue_letter(UnitOfWork&, Letter, Instant now);
/// The same with a letter that is of no use later: it goes at once (in quiet hours at their end) to
/// everybody but those who want no mail of its match.
bool queue_urgent_letter(UnitOfWork&, Letter, Instant now);

/// How much of a letter about this match's board the player needs: all of it where it may be
/// mailed.
LetterDetail letter_detail_for(const StoreReader&, const User&, MatchId);

/// Sorts the player's letters that still wait for their hour again, by what he wishes now.
void reschedule_letters(UnitOfWork&, const User&, Instant now);

/// When a letter that is written now may be mailed to somebody with these quiet hours.
Instant after_quiet_hours(const std::optional<QuietHours>&, Instant now);

/// Does what an unsubscribe link asks, at once and however often; a sentence for the reader.
std::string carry_out(UnitOfWork&, const UnsubscribeRequest&);

/// What a mail server said about a letter that could not be delivered.
struct Bounce {
    UserId user{};
    std::string address;
    bool permanent = false;  // the address does not exist: it is suspended at once
    std::string said;        // one line, printable
};
/// Counts it, at most once a day; from the third day on the address is suspended. The player finds
/// a letter about it on the page. True where anything changed.
bool carry_out(UnitOfWork&, const Bounce&, Instant now);

}  // namespace posthouse::club
