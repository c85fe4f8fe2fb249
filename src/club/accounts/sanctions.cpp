
#include "club/accounts/sanctions.h"
#include "club/core/calendar.h"

#include "club/accounts/account_tables.h"
#include "club/moderation/moderation_tables.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

std::optional<Sanction> active_sanction(const StoreReader& reader, UserId user, SanctionKind kind,
                                        Instant now) {
    for (const Sanction& one : reader.list<Sanction>(user))
        if (one.kind == kind && one.holds(now)) return one;
    return std::nullopt;
}

bool sends_messages(CommandId id) {
    using enum CommandId;
    return id == message || id == broadcast || id == chat || id == tournament;
}

/// Commands that a banned player can use.
bool is_allowed_while_banned(CommandId id) {
    using enum CommandId;
    switch (id) {
        case change_password:
        case change_mail_password:
        case change_address:
        case sessions:
        case end_session:
        case two_factor:
        case revoke_token:
        case revoke_webhook:
        case signoff:
        case export_own:
        case notify:
        case block:
        case unblock:
        case offers:
        case add_friend:
        case remove_friend:
        case presence:
        case reject:
        case letters:
        case showas:
        case note:
        case resign:
        case leave:
        case call_off:
        case end_series:
        case unsubscribe:
            return true;
        default:
            return false;
    }
}

/// How much of the reason fits into a sentence; the letter had all of it.
constexpr std::size_t reason_shown = 120;

Refusal sanction_time(const Sanction& one) {
    return one.until ? refuse("sanction-until", "until {time} UTC", format_minute(*one.until))
                     : refuse("sanction-open", "until the operator lifts it");
}

/// " (“spam”; op@example.org)": why, and whom to ask.
std::string sanction_details(const Sanction& one, std::string_view operator_address) {
    std::string text;
    if (!one.reason.empty()) text = fmt::format("“{}”", truncate(one.reason, reason_shown));
    if (!operator_address.empty()) (text += text.empty() ? "" : "; ") += operator_address;
    return text.empty() ? text : " (" + text + ")";
}

}  // namespace

bool is_banned(const StoreReader& reader, UserId user, Instant now) {
    return active_sanction(reader, user, SanctionKind::ban, now).has_value();
}

bool is_muted(const StoreReader& reader, UserId user, Instant now) {
    return std::ranges::any_of(reader.list<Sanction>(user),
                               [now](const Sanction& one) { return one.holds(now); });
}

std::optional<Refusal> sanction_error(const StoreReader& reader, const User& user, CommandId id,
                                      Instant now, std::string_view operator_address) {
    for (const Sanction& one : reader.list<Sanction>(user.id)) {
        if (!one.holds(now)) continue;
        if (one.kind == SanctionKind::mute && sends_messages(id))
            return refuse(
                "muted",
                "You are muted, {name}, {text}{more}: you can play, but nobody else can read "
                "what you write.",
                user.name, sanction_time(one), sanction_details(one, operator_address));
        if (one.kind == SanctionKind::ban && !is_allowed_while_banned(id))
            return refuse(
                "banned",
                "You are banned, {name}, {text}{more}: your clocks keep running; you can look "
                "at boards, resign and read your letters.",
                user.name, sanction_time(one), sanction_details(one, operator_address));
    }
    return std::nullopt;
}

bool is_blocked_pair(const StoreReader& reader, UserId one, UserId two) {
    return reader.has<Block>(one, two) || reader.has<Block>(two, one);
}

std::optional<Refusal> blocked_match_error(const StoreReader& reader, const User& asking,
                                           const User& other) {
    if (reader.has<Block>(asking.id, other.id))
        return refuse("opponent-blocked",
                      "You block {name}: “unblock {name}” first, or play somebody else.",
                      other.name);
    if (reader.has<Block>(other.id, asking.id))
        return refuse("opponent-declines-you",
                      "{name} does not accept matches with you: play somebody else.", other.name);
    return std::nullopt;
}

std::optional<Refusal> blocked_message_error(const StoreReader& reader, const User& from,
                                             const User& to) {
    if (reader.has<Block>(from.id, to.id))
        return refuse("recipient-blocked",
                      "You block {name}, so they could not answer you: “unblock {name}” first.",
                      to.name);
    if (reader.has<Block>(to.id, from.id))
        return refuse("recipient-declines-you",
                      "{name} does not accept messages from you: write to somebody else.", to.name);
    return std::nullopt;
}

std::optional<Refusal> chat_error(const StoreReader& reader, const User& from, const User& to) {
    if (reader.has<Block>(from.id, to.id))
        return refuse("comments-to-blocked",
                      "You block {name}: your moves count, but your comments are not sent.",
                      to.name);
    if (reader.has<Block>(to.id, from.id))
        return refuse("comments-declined",
                      "{name} does not accept messages from you: your moves count, but your "
                      "comments are not sent.",
                      to.name);
    return std::nullopt;
}

}  // namespace posthouse::club
