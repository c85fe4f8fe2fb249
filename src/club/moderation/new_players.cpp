#include "club/moderation/new_players.h"

#include "club/accounts/after_deletion.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/letters/mail_tokens.h"
#include "club/moderation/operator_acts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace posthouse::club {
namespace {

constexpr std::chrono::days member_invitation_lifetime{30};

}  // namespace

Expected<std::string> create_player(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                    std::string_view name, const std::string& address,
                                    milliseconds lasting) {
    if (const auto wrong = name_error(name)) return *wrong;
    if (const auto taken = name_taken_error(unit, name)) return *taken;
    if (const auto left = reserved_name_error(unit, club.settings.key, name, by.now)) return *left;
    std::vector<std::string> typed;
    if (!address.empty()) typed.push_back(address);
    auto addresses = read_addresses(typed, club.settings.mail_address);
    if (!addresses) return addresses.error();
    for (Address& one : *addresses) one.confirmed = true;
    User user;
    user.name = name;
    user.addresses = *std::move(addresses);
    user.joined = by.now;
    user.auto_accepts = club.settings.auto_accepts;
    if (!add_user(unit, user))
        return refuse("name-taken", "The name {name} is taken: choose another.", user.name);
    record_act(unit, by, "create " + user.name, user.id);
    return password_reset_token(club.settings.key, user, by.now + lasting);
}

Expected<SignUpInvitation> invite(UnitOfWork& unit, const OperatorContext& by,
                                  const InvitationTerms& terms) {
    const Instant expires = terms.expires.value_or(by.now + member_invitation_lifetime);
    if (terms.uses_max < 1 || terms.uses_max > invitation_uses_max)
        return refuse("sign-up-invitation-uses", "An invitation is for 1 to {most} people.",
                      invitation_uses_max);
    if (expires <= by.now)
        return refuse("sign-up-invitation-in-past", "{day} is over: give a later day.",
                      format_day(expires));
    if (terms.note.size() > invitation_note_bytes_max)
        return refuse("sign-up-invitation-note-too-long", "Write a note of at most {most} bytes.",
                      invitation_note_bytes_max);
    SignUpInvitation invitation{{},      by.who,         terms.note, by.now,
                                expires, terms.uses_max, 0,          std::nullopt};
    unit.add(invitation);
    record_act(unit, by,
               fmt::format("invite {} until {}, invitation {}", terms.uses_max, format_day(expires),
                           static_cast<std::int64_t>(invitation.id)));
    return invitation;
}

Expected<std::string> withdraw_invitation(UnitOfWork& unit, const OperatorContext& by,
                                          SignUpInvitationId id) {
    const auto number = static_cast<std::int64_t>(id);
    auto invitation = unit.find<SignUpInvitation>(id);
    if (!invitation)
        return refuse("no-such-sign-up-invitation", "There is no invitation {number}.", number);
    if (invitation->ended)
        return refuse("sign-up-invitation-ended",
                      "Invitation {number} was withdrawn on {day} already.", number,
                      format_day(*invitation->ended));
    invitation->ended = by.now;
    unit.put(*invitation);
    record_act(unit, by, fmt::format("withdraw invitation {}", number));
    return fmt::format("Invitation {} is withdrawn: nobody can sign up by it any more.\n", number);
}

std::string people(int count) {
    return count == 1 ? "1 person" : fmt::format("{} people", count);
}

std::vector<InvitationUse> newest_invitations(const StoreReader& reader, std::size_t limit) {
    std::vector<InvitationUse> found;
    for (SignUpInvitation& one : all<SignUpInvitation>(reader.rows(), {}, {{"-id"}, limit}))
        found.push_back({std::move(one), {}});
    for (const User& user : select_users(reader, {{"invitation", Is::not_null}}))
        for (InvitationUse& one : found)
            if (one.invitation.id == user.invitation && !user.left_at)
                one.players.push_back(user.name);
    return found;
}

}  // namespace posthouse::club
