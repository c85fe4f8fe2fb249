#include "club/accounts/sign_up_invitations.h"

#include "base/parse_number.h"
#include "club/core/calendar.h"

#include <cstdint>

namespace posthouse::club {

std::string sign_up_code(const ServerKey& key, SignUpInvitationId id) {
    const std::string number = std::to_string(static_cast<std::int64_t>(id));
    return number + '-' + key.sign("sign-up invitation " + number);
}

SignUpInvitationId invitation_with(const ServerKey& key, std::string_view code) {
    const SignUpInvitationId id{
        parse_number<std::int64_t>(code.substr(0, code.find('-'))).value_or(0)};
    return code == sign_up_code(key, id) ? id : SignUpInvitationId{};
}

std::optional<Refusal> invitation_error(const StoreReader& reader, SignUpInvitationId id,
                                        Instant now) {
    const auto found = reader.find<SignUpInvitation>(id);
    if (!found)
        return refuse("sign-up-invitation-unknown",
                      "That is not an invitation to this site: open the whole link, or ask for "
                      "another one.");
    if (found->ended)
        return refuse("sign-up-invitation-withdrawn",
                      "This invitation was withdrawn: ask the operator for another one.");
    if (now >= found->expires)
        return refuse("sign-up-invitation-expired",
                      "This invitation was valid until {day}: ask the operator for another one.",
                      format_day(found->expires));
    if (found->used >= found->uses_max)
        return refuse("sign-up-invitation-used-up",
                      "As many people as it was for have signed up by this invitation: ask the "
                      "operator for another one.");
    return std::nullopt;
}

void count_sign_up(UnitOfWork& unit, SignUpInvitationId id) {
    auto invitation = unit.find<SignUpInvitation>(id);
    if (!invitation) return;
    ++invitation->used;
    unit.put(*invitation);
}

}  // namespace posthouse::club
