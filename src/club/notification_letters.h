// The words of letters that are not about a board: confirm this address, somebody writes to you,
// mail to you came back. Plain text, at most 72 columns.
//
// A secret never stands in a letter (see types.h); a player's own words never fill in anything.
#pragma once

#include "club/held_sign_up.h"
#include "club/moderation.h"
#include "club/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// "2026-11-20" and "2026-11-20 12:00", UTC.
std::string format_day(Instant);
std::string format_minute(Instant);

/// What a player or a mail server wrote, so that nothing in it is filled in when it is carried.
std::string escape_placeholders(std::string_view text);

/// A player's own words as they stand in a letter: set in, broken to fit, nothing in them filled
/// in. Each line ends in a line end.
std::string quote_user_text(std::string_view text);

/// The letter with the word that confirms one of a player's addresses: it goes there and nowhere
/// else. One a day at most: its message_id says the day.
Letter confirmation_letter(const User&, std::string_view address, Instant now);

/// To the address that had the player's letters until his addresses were changed. It is a letter to
/// nobody, since it must arrive there whatever addresses he has by now.
/// To somebody who is no player yet: the answer makes them one.
Letter sign_up_letter(const HeldSignUp&, Instant now);
Letter address_warning(const User&, std::string_view old_address, Instant now);

/// Mail to this address came back.
Letter bounce_notice(const User&, const Address&, std::string_view said, Instant now);

/// This webhook has been given up.
Letter webhook_letter(const User&, const Webhook&, Instant now);

/// `others`: the names of whom else it goes to.
Letter message_letter(const User& from, const User& to, const std::vector<std::string>& others,
                      std::string_view text, Instant now);
Letter broadcast_letter(const User& from, const User& to, std::string_view text, Instant now);

/// A vacation has begun by itself, because his time was nearly up in the match of this name;
/// `used`: how many days of this year's are, this one counted.
Letter vacation_letter(const User&, const Vacation&, std::string_view match, int used, Instant now);

/// The password was changed by a link of the operator's.
Letter password_reset_letter(const User&, Instant now);
/// Two-factor authentication is on or off from now on.
Letter two_factor_letter(const User&, bool on, Instant now);

/// The operator has done something that concerns this player: `what` says it to him, in sentences.
/// `number` tells it from what else was done to him in the same moment.
Letter decision_letter(const User&, std::string_view subject, std::string_view what,
                       std::string_view reason, std::int64_t number, Instant now);

/// To the operator: what a player reported. Without an address: to an operator of the page.
Letter report_letter(const Report&, const User& by, std::string_view about,
                     const std::string& address, Instant now);

}  // namespace posthouse::club
