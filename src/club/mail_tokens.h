// Signed tokens in addresses, Message-IDs and links, which the server recognizes without storing
// them.
//
// A reply token (`r12.f.5.0.…`) says which board letter a mail replies to and proves that its
// writer has that letter; it is valid for that position only. Unsubscribe tokens are in links;
// bounce tokens are in the envelope sender of a letter (VERP).
#pragma once

#include "club/held_sign_up.h"
#include "club/secrets.h"
#include "club/types.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

std::string reply_token(const HouseKey&, const ReplyContext&);
/// Parses the token; `proved` if the signature is right. None if it is no reply token.
std::optional<ReplyContext> read_reply_mark(const HouseKey&, std::string_view words);

/// What a reader unsubscribes from: letters about a match, or all of a kind.
struct UnsubscribeRequest {
    UserId user{};
    LetterKind kind = LetterKind::board;
    MatchId match{};  // 0: all matches
    friend bool operator==(const UnsubscribeRequest&, const UnsubscribeRequest&) = default;
};
std::string unsubscribe_mark(const HouseKey&, const UnsubscribeRequest&);
/// None if the signature is wrong.
std::optional<UnsubscribeRequest> read_unsubscribe_mark(const HouseKey&, std::string_view words);

/// For letters to this player at this address.
std::string bounce_token(const HouseKey&, UserId, std::string_view address);
/// The player whose letter bounced.
struct BounceMark {
    UserId user{};
    std::string signature;
};
std::optional<BounceMark> read_bounce_mark(std::string_view words);
bool is_signed_for(const HouseKey&, const BounceMark&, std::string_view address);

/// Confirms a pending request: `h12-…`.
std::string confirmation_token(const HouseKey&, HeldId);
std::optional<HeldId> read_held_mark(const HouseKey&, std::string_view words);

/// Confirms a player's address: `c12-…`. It names the player, so that no search is needed.
std::string confirmation_mark(const HouseKey&, UserId, std::string_view address);
struct ConfirmationMark {
    UserId user{};  // 0: letters from before 0.6 name nobody
    std::string signature;
};
std::optional<ConfirmationMark> read_confirmation_mark(std::string_view words);
/// Confirms a sign-up: `s12-…`.
std::string sign_up_mark(const HouseKey&, SignUpId);
std::optional<SignUpId> read_sign_up_mark(const HouseKey&, std::string_view words);

/// For the reset link: lets the player set a new password until `expires`, once, since it is only
/// valid with their current password. `p12-1795300000000-…`.
std::string password_reset_token(const HouseKey&, const User&, Instant expires);
struct ResetMark {
    UserId user{};
    Instant expires{};
    std::string signature;
};
std::optional<ResetMark> read_reset_mark(std::string_view words);
bool is_signed_for(const HouseKey&, const ResetMark&, const User&);

/// Removes everything that looks like one of these tokens, before others read the text.
std::string strip_mail_tokens(std::string_view text);

}  // namespace posthouse::club
