// How an operator lets people in, whatever the setting sign-ups says: accounts that they create,
// and invitations to sign up (accounts/sign_up_invitations.h). Each act is written to the audit
// log.
#pragma once

#include "base/refusal.h"
#include "club/accounts/account_tables.h"
#include "club/commands/club.h"
#include "club/core/store.h"
#include "club/moderation/moderation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// Creates a player without a password; returns a token with which they choose one, once, within
/// `lasting`. The address (empty: none) counts as confirmed.
Expected<std::string> create_player(Club&, UnitOfWork&, const OperatorContext&,
                                    std::string_view name, const std::string& address,
                                    milliseconds lasting);

/// Valid for so many people, until then; by default for one person and 30 days.
struct InvitationTerms {
    int uses_max = 1;
    std::optional<Instant> expires;
    std::string note;  // for whom; only operators see it
};
inline constexpr int invitation_uses_max = 1000;
inline constexpr std::size_t invitation_note_bytes_max = 200;

Expected<SignUpInvitation> invite(UnitOfWork&, const OperatorContext&, const InvitationTerms&);
/// Nobody can sign up by it any more. Returns a sentence for the operator.
Expected<std::string> withdraw_invitation(UnitOfWork&, const OperatorContext&, SignUpInvitationId);

/// “20 people”.
std::string people(int count);

/// An invitation, and who has signed up by it.
struct InvitationUse {
    SignUpInvitation invitation;
    std::vector<std::string> players;  // by joining; without closed accounts
};
/// Newest first.
std::vector<InvitationUse> newest_invitations(const StoreReader&, std::size_t limit);

}  // namespace posthouse::club
