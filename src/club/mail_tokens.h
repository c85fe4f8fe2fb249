// Marks: short words in addresses, Message-IDs and links that the house recognises again without
// having stored them, because it signed them with its own key.
//
// A reply mark (`r12.f.5.0.…`) says which board letter a mail replies to, and that its writer has
// had that letter; it counts for that position only, so it is of no use to whoever sees it later.
// An unsubscribe mark is a link's; a bounce mark is the envelope sender's of a letter (VERP).
#pragma once

#include "club/held_sign_up.h"
#include "club/secrets.h"
#include "club/types.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

std::string reply_token(const HouseKey&, const ReplyContext&);
/// What the words say; `proved` where the signature is right. None where they are no reply mark.
std::optional<ReplyContext> read_reply_mark(const HouseKey&, std::string_view words);

/// What a reader does not want to be mailed any more: a match's board letters, or all of a kind.
struct UnsubscribeRequest {
    UserId user{};
    LetterKind kind = LetterKind::board;
    MatchId match{};  // 0: all matches
    friend bool operator==(const UnsubscribeRequest&, const UnsubscribeRequest&) = default;
};
std::string unsubscribe_mark(const HouseKey&, const UnsubscribeRequest&);
/// None where the signature is wrong.
std::optional<UnsubscribeRequest> read_unsubscribe_mark(const HouseKey&, std::string_view words);

/// For letters to this player at this address.
std::string bounce_token(const HouseKey&, UserId, std::string_view address);
/// The player whose letter came back. None where the signature fits none of his addresses; `user`
/// looks a player up.
struct BounceMark {
    UserId user{};
    std::string signature;
};
std::optional<BounceMark> read_bounce_mark(std::string_view words);
bool is_signed_for(const HouseKey&, const BounceMark&, std::string_view address);

/// The word that confirms a held request: `h12.…`.
std::string confirmation_token(const HouseKey&, HeldId);
std::optional<HeldId> read_held_mark(const HouseKey&, std::string_view words);

/// The word that confirms a player's address: `c12-…`. It names the player, so that nobody has to
/// be looked for.
std::string confirmation_mark(const HouseKey&, UserId, std::string_view address);
struct ConfirmationMark {
    UserId user{};  // 0: in letters of before 0.6 it named nobody
    std::string signature;
};
std::optional<ConfirmationMark> read_confirmation_mark(std::string_view words);
/// The word that confirms a sign-up: `s12-…`.
std::string sign_up_mark(const HouseKey&, SignUpId);
std::optional<SignUpId> read_sign_up_mark(const HouseKey&, std::string_view words);

/// The word of a link with which a player may choose another password until then, as long as he has
/// the password that he has now: so it is good once. `p12-1795300000000-…`.
std::string password_reset_token(const HouseKey&, const User&, Instant expires);
struct ResetMark {
    UserId user{};
    Instant expires{};
    std::string signature;
};
std::optional<ResetMark> read_reset_mark(std::string_view words);
bool is_signed_for(const HouseKey&, const ResetMark&, const User&);

/// `text` without anything that looks like one of these marks: what is shown to somebody else.
std::string strip_mail_tokens(std::string_view text);

}  // namespace posthouse::club
