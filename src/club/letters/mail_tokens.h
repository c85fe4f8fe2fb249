// Signed tokens in addresses, Message-IDs and links, which the server recognizes without storing
// them.
//
// A reply token (`r12.f.5.0.3.…`) says which board letter a mail replies to and proves that its
// writer has that letter; it is valid for that position only. Unsubscribe tokens are in links;
// bounce tokens are in the envelope sender of a letter (VERP).
#pragma once

#include "club/accounts/account_tables.h"
#include "club/core/secrets.h"
#include "club/core/types.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

std::string reply_token(const ServerKey&, const ReplyContext&);
/// Parses the token; `proved` if the signature is right. None if it is no reply token.
std::optional<ReplyContext> parse_reply_token(const ServerKey&, std::string_view words);

/// What a reader unsubscribes from: letters about a match, or all of a kind.
struct UnsubscribeRequest {
    UserId user{};
    LetterKind kind = LetterKind::board;
    MatchId match{};  // 0: all matches
    friend bool operator==(const UnsubscribeRequest&, const UnsubscribeRequest&) = default;
};
std::string unsubscribe_token(const ServerKey&, const UnsubscribeRequest&);
/// None if the signature is wrong.
std::optional<UnsubscribeRequest> parse_unsubscribe_token(const ServerKey&, std::string_view words);

/// For letters to this player at this address.
std::string bounce_token(const ServerKey&, UserId, std::string_view address);
/// The player whose letter bounced.
struct BounceToken {
    UserId user{};
    std::string signature;
};
std::optional<BounceToken> parse_bounce_token(std::string_view words);
bool is_signed_for(const ServerKey&, const BounceToken&, std::string_view address);

/// Confirms a pending request: `h12-…`.
std::string request_confirmation_token(const ServerKey&, PendingRequestId);
std::optional<PendingRequestId> parse_request_confirmation_token(const ServerKey&,
                                                                 std::string_view words);

/// Confirms a player's address: `c12-…`. It names the player, so that no search is needed.
std::string address_confirmation_token(const ServerKey&, UserId, std::string_view address);
struct AddressConfirmationToken {
    UserId user{};  // 0: letters from before 0.6 name nobody
    std::string signature;
};
std::optional<AddressConfirmationToken> parse_address_confirmation_token(std::string_view words);
/// Confirms a sign-up: `s12-…`.
std::string sign_up_token(const ServerKey&, SignUpId);
std::optional<SignUpId> parse_sign_up_token(const ServerKey&, std::string_view words);

/// For the reset link: lets the player set a new password until `expires`, once, since it is only
/// valid with their current password. `p12-1795300000000-…`.
std::string password_reset_token(const ServerKey&, const User&, Instant expires);
struct PasswordResetToken {
    UserId user{};
    Instant expires{};
    std::string signature;
};
std::optional<PasswordResetToken> parse_password_reset_token(std::string_view words);
bool is_signed_for(const ServerKey&, const PasswordResetToken&, const User&);

/// Removes everything that looks like one of these tokens, before others read the text.
std::string strip_mail_tokens(std::string_view text);

}  // namespace posthouse::club
