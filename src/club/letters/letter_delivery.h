// Decides whether, where and when a letter is mailed, by its reader's settings. On the page every
// letter is shown at once.
#pragma once

#include "club/core/store.h"
#include "club/letters/mail_tokens.h"

#include <functional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Stores the letter. If the player wants no mail of this kind or about this match, or has no
/// working address, it is only shown on the page; during quiet hours it is mailed at their end, and
/// as part of a digest the next morning. Schedules push messages to the player's browsers.
/// False if the letter existed or its reader does not: then nothing is done. Not for answers to
/// mails.
bool queue_letter(UnitOfWork&, Letter, Instant now);
/// The same for a letter that would be useless later: it is mailed at once (in quiet hours at their
/// end) to everybody but those who want no mail about its match.
bool queue_urgent_letter(UnitOfWork&, Letter, Instant now);

/// A mailed letter holds all that its reader needs to play on. One that is only on the page, beside
/// the board, holds the news: the rest would be nine tenths of the database.
enum class LetterDetail { full, summary };

/// A letter about this match, which `write` writes. One that would only be on the page is not
/// stored, unless it has something for its reader alone: the page makes it of the match
/// (page_letters.h).
void queue_match_letter(UnitOfWork&, const User& reader, MatchId, bool is_private,
                        const std::function<Letter(LetterDetail)>& write, Instant now);

/// The detail that this player needs in letters about this match: the whole if they may be mailed.
LetterDetail letter_detail_for(const StoreReader&, const User&, MatchId);

/// Reschedules the player's unsent letters by their current settings.
void reschedule_letters(UnitOfWork&, const User&, Instant now);

/// When the next digest is mailed to somebody with these quiet hours.
Instant next_digest(const std::optional<QuietHours>&, Instant now);

/// When a letter written at `now` may be mailed to somebody with these quiet hours.
Instant after_quiet_hours(const std::optional<QuietHours>&, Instant now);

/// Applies an unsubscribe link; may be repeated. Returns a sentence for the reader.
std::string apply_unsubscribe(UnitOfWork&, const UnsubscribeRequest&);

/// A letter that could not be delivered.
struct Bounce {
    UserId user{};
    std::string address;
    bool permanent = false;  // the address does not exist: suspend it at once
    std::string message;     // what the mail server said; one printable line
};
/// Counts the bounce, at most once a day; from the third day on the address is suspended. The
/// player gets a letter about it on the page. True if anything changed.
bool record_bounce(UnitOfWork&, const Bounce&, Instant now);

/// Tells the reader of a board letter on the page, once a day, that their reply from this address
/// was not read, and why, in a few words. Nothing is told if the address is not theirs.
void note_unread_mail(UnitOfWork&, const ReplyContext&, std::string_view from,
                      std::string_view reason, Instant now);

}  // namespace posthouse::club
