// SOCI conversions of the club's types: identities and instants as integers, enumerations as small
// integers (in the order of club/types.h, from 0), optional values as NULL. The identity 0 means
// "none" and is stored as NULL, so that foreign keys apply to all others.
#pragma once

#include "club/held_sign_up.h"
#include "club/moderation_types.h"
#include "club/tournament_types.h"
#include "club/types.h"

#include <soci/soci.h>
#include <optional>

namespace posthouse::store {

template <class Identity>
struct IdentityColumn {
    using base_type = long long;
    static void from_base(base_type in, soci::indicator indicator, Identity& out) {
        out = indicator == soci::i_null ? Identity{} : static_cast<Identity>(in);
    }
    static void to_base(Identity in, base_type& out, soci::indicator& indicator) {
        out = static_cast<base_type>(in);
        indicator = in == Identity{} ? soci::i_null : soci::i_ok;
    }
};

template <class Small>
struct EnumColumn {
    using base_type = int;
    static void from_base(base_type in, soci::indicator, Small& out) {
        out = static_cast<Small>(in);
    }
    static void to_base(Small in, base_type& out, soci::indicator& indicator) {
        out = static_cast<base_type>(in);
        indicator = soci::i_ok;
    }
};

}  // namespace posthouse::store

namespace soci {

template <>
struct type_conversion<posthouse::club::UserId>
    : posthouse::store::IdentityColumn<posthouse::club::UserId> {};
template <>
struct type_conversion<posthouse::club::MatchId>
    : posthouse::store::IdentityColumn<posthouse::club::MatchId> {};
template <>
struct type_conversion<posthouse::club::LetterId>
    : posthouse::store::IdentityColumn<posthouse::club::LetterId> {};
template <>
struct type_conversion<posthouse::club::JobId>
    : posthouse::store::IdentityColumn<posthouse::club::JobId> {};
template <>
struct type_conversion<posthouse::club::PendingRequestId>
    : posthouse::store::IdentityColumn<posthouse::club::PendingRequestId> {};
template <>
struct type_conversion<posthouse::club::SignUpId>
    : posthouse::store::IdentityColumn<posthouse::club::SignUpId> {};
template <>
struct type_conversion<posthouse::club::TournamentId>
    : posthouse::store::IdentityColumn<posthouse::club::TournamentId> {};
template <>
struct type_conversion<posthouse::club::TokenId>
    : posthouse::store::IdentityColumn<posthouse::club::TokenId> {};
template <>
struct type_conversion<posthouse::club::WebhookId>
    : posthouse::store::IdentityColumn<posthouse::club::WebhookId> {};
template <>
struct type_conversion<posthouse::club::EventKind>
    : posthouse::store::EnumColumn<posthouse::club::EventKind> {};
template <>
struct type_conversion<posthouse::club::ReportId>
    : posthouse::store::IdentityColumn<posthouse::club::ReportId> {};
template <>
struct type_conversion<posthouse::club::ActId>
    : posthouse::store::IdentityColumn<posthouse::club::ActId> {};
template <>
struct type_conversion<posthouse::club::SanctionKind>
    : posthouse::store::EnumColumn<posthouse::club::SanctionKind> {};
template <>
struct type_conversion<posthouse::tournament::System>
    : posthouse::store::EnumColumn<posthouse::tournament::System> {};
template <>
struct type_conversion<posthouse::Side> : posthouse::store::EnumColumn<posthouse::Side> {};
template <>
struct type_conversion<posthouse::Result> : posthouse::store::EnumColumn<posthouse::Result> {};
template <>
struct type_conversion<posthouse::club::OpponentKind>
    : posthouse::store::EnumColumn<posthouse::club::OpponentKind> {};
template <>
struct type_conversion<posthouse::club::PlayerGroup>
    : posthouse::store::EnumColumn<posthouse::club::PlayerGroup> {};
template <>
struct type_conversion<posthouse::club::Seeding>
    : posthouse::store::EnumColumn<posthouse::club::Seeding> {};
template <>
struct type_conversion<posthouse::club::MailFrequency>
    : posthouse::store::EnumColumn<posthouse::club::MailFrequency> {};
template <>
struct type_conversion<posthouse::club::Proposal>
    : posthouse::store::EnumColumn<posthouse::club::Proposal> {};
template <>
struct type_conversion<posthouse::club::LetterKind>
    : posthouse::store::EnumColumn<posthouse::club::LetterKind> {};
template <>
struct type_conversion<bool> : posthouse::store::EnumColumn<bool> {};

template <>
struct type_conversion<std::chrono::milliseconds> {
    using base_type = long long;
    static void from_base(base_type in, indicator, std::chrono::milliseconds& out) {
        out = std::chrono::milliseconds(in);
    }
    static void to_base(std::chrono::milliseconds in, base_type& out, indicator& indicator) {
        out = in.count();
        indicator = i_ok;
    }
};

template <>
struct type_conversion<std::chrono::minutes> {
    using base_type = int;
    static void from_base(base_type in, indicator, std::chrono::minutes& out) {
        out = std::chrono::minutes(in);
    }
    static void to_base(std::chrono::minutes in, base_type& out, indicator& indicator) {
        out = static_cast<base_type>(in.count());
        indicator = i_ok;
    }
};

template <>
struct type_conversion<posthouse::club::Instant> {
    using base_type = long long;
    static void from_base(base_type in, indicator, posthouse::club::Instant& out) {
        out = posthouse::club::Instant(std::chrono::milliseconds(in));
    }
    static void to_base(posthouse::club::Instant in, base_type& out, indicator& indicator) {
        out = in.time_since_epoch().count();
        indicator = i_ok;
    }
};

template <class T>
struct type_conversion<std::optional<T>> {
    using base_type = typename type_conversion<T>::base_type;
    static void from_base(const base_type& in, indicator indicator, std::optional<T>& out) {
        out.reset();
        if (indicator != i_null) type_conversion<T>::from_base(in, indicator, out.emplace());
    }
    static void to_base(const std::optional<T>& in, base_type& out, indicator& indicator) {
        if (in)
            type_conversion<T>::to_base(*in, out, indicator);
        else
            indicator = i_null;
    }
};

}  // namespace soci
