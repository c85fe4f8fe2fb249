// Texts of letters that are not about a board. Plain text, at most 72 columns; secrets and
// placeholders as in letters.h, and text from players never fills a placeholder.
#pragma once

#include "club/accounts/account_tables.h"
#include "club/core/types.h"
#include "club/moderation/moderation_tables.h"
#include "games/puzzles.h"
#include "translation/texts.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// The letter with the token that confirms this address; it is sent only there. At most one a day:
/// the day is in its message_id. `language`: if the player has chosen none.
Letter confirmation_letter(const User&, std::string_view address, std::string_view language,
                           Instant now);

/// To the new address; the reply creates the account.
Letter sign_up_letter(const PendingSignUp&, std::string_view language, Instant now);
/// To the previous address of the player, whose addresses were changed. The letter is addressed to
/// nobody, so that it arrives there whatever addresses the player has by now.
Letter address_warning(const User&, std::string_view old_address, Instant now);

/// A reply of theirs was taken for an automatic mail, for this reason: once a day, for the page.
Letter unread_notice(const User&, const Match&, std::string_view reason, Instant now);
Letter bounce_notice(const User&, const Address&, std::string_view said, Instant now);

/// The webhook was stopped after too many failures.
Letter webhook_letter(const User&, const Webhook&, Instant now);

/// `others`: the names of the other recipients.
Letter message_letter(const User& from, const User& to, const std::vector<std::string>& others,
                      std::string_view text, Instant now);
Letter broadcast_letter(const User& from, const User& to, std::string_view text, Instant now);

/// The puzzle of the day of this morning, drawn as text. {page} becomes the link to it.
Letter puzzle_letter(const User&, const games::Puzzle&, Instant morning, Instant now);

/// The player has lost this match on time, so no more are begun for them.
Letter seeking_ended_letter(const User&, const Match&, Instant now);

/// An automatic vacation has begun because time was running out in this match; `used`: vacation
/// days of this year, including this one.
Letter vacation_letter(const User&, const Vacation&, const Match&, int used, Instant now);

/// The password was changed with the operator's link.
Letter password_reset_letter(const User&, Instant now);
/// Two-factor authentication was turned on or off.
Letter two_factor_letter(const User&, bool on, Instant now);

/// The operator did something that concerns this player: the texts `decision-WHAT` and
/// `decision-WHAT-subject` say so; `number` makes the message_id unique.
Letter decision_letter(const User&, std::string_view what,
                       std::initializer_list<translation::TextValue> values,
                       std::string_view reason, std::int64_t number, Instant now);

/// To the operator: a report. Without an address: to an operator of the page.
Letter report_letter(const Report&, const User& by, std::string_view about,
                     const std::string& address, Instant now);

}  // namespace posthouse::club
