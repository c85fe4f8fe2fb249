// How the club's values lie in the columns of a database: identities and instants as whole numbers,
// sides, results and other choices as small ones (in the order of club/types.h, from 0), what may
// be missing as NULL. An identity of 0 means "none" and is NULL, so that foreign keys hold for all
// the others.
//
// Deliberately absent: texts and numbers, which lie there as they are; any SQL.
#pragma once

#include "club/held_sign_up.h"
#include "club/house_order.h"
#include "club/tournament_types.h"
#include "club/types.h"

#include <soci/soci.h>
#include <optional>

namespace posthouse {

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
struct SmallColumn {
    using base_type = int;
    static void from_base(base_type in, soci::indicator, Small& out) {
        out = static_cast<Small>(in);
    }
    static void to_base(Small in, base_type& out, soci::indicator& indicator) {
        out = static_cast<base_type>(in);
        indicator = soci::i_ok;
    }
};

}  // namespace posthouse

namespace soci {

template <>
struct type_conversion<posthouse::UserId> : posthouse::IdentityColumn<posthouse::UserId> {};
template <>
struct type_conversion<posthouse::MatchId> : posthouse::IdentityColumn<posthouse::MatchId> {};
template <>
struct type_conversion<posthouse::LetterId> : posthouse::IdentityColumn<posthouse::LetterId> {};
template <>
struct type_conversion<posthouse::JobId> : posthouse::IdentityColumn<posthouse::JobId> {};
template <>
struct type_conversion<posthouse::HeldId> : posthouse::IdentityColumn<posthouse::HeldId> {};
template <>
struct type_conversion<posthouse::SignUpId> : posthouse::IdentityColumn<posthouse::SignUpId> {};
template <>
struct type_conversion<posthouse::TournamentId>
    : posthouse::IdentityColumn<posthouse::TournamentId> {};
template <>
struct type_conversion<posthouse::TokenId> : posthouse::IdentityColumn<posthouse::TokenId> {};
template <>
struct type_conversion<posthouse::WebhookId> : posthouse::IdentityColumn<posthouse::WebhookId> {};
template <>
struct type_conversion<posthouse::EventKind> : posthouse::SmallColumn<posthouse::EventKind> {};
template <>
struct type_conversion<posthouse::ReportId> : posthouse::IdentityColumn<posthouse::ReportId> {};
template <>
struct type_conversion<posthouse::ActId> : posthouse::IdentityColumn<posthouse::ActId> {};
template <>
struct type_conversion<posthouse::RestraintKind>
    : posthouse::SmallColumn<posthouse::RestraintKind> {};
template <>
struct type_conversion<posthouse::tournament::System>
    : posthouse::SmallColumn<posthouse::tournament::System> {};
template <>
struct type_conversion<posthouse::Side> : posthouse::SmallColumn<posthouse::Side> {};
template <>
struct type_conversion<posthouse::Result> : posthouse::SmallColumn<posthouse::Result> {};
template <>
struct type_conversion<posthouse::Company> : posthouse::SmallColumn<posthouse::Company> {};
template <>
struct type_conversion<posthouse::Circle> : posthouse::SmallColumn<posthouse::Circle> {};
template <>
struct type_conversion<posthouse::Seeding> : posthouse::SmallColumn<posthouse::Seeding> {};
template <>
struct type_conversion<posthouse::Notify> : posthouse::SmallColumn<posthouse::Notify> {};
template <>
struct type_conversion<posthouse::Proposal> : posthouse::SmallColumn<posthouse::Proposal> {};
template <>
struct type_conversion<posthouse::LetterKind> : posthouse::SmallColumn<posthouse::LetterKind> {};
template <>
struct type_conversion<bool> : posthouse::SmallColumn<bool> {};

template <>
struct type_conversion<posthouse::milliseconds> {
    using base_type = long long;
    static void from_base(base_type in, indicator, posthouse::milliseconds& out) {
        out = posthouse::milliseconds(in);
    }
    static void to_base(posthouse::milliseconds in, base_type& out, indicator& indicator) {
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
struct type_conversion<posthouse::Instant> {
    using base_type = long long;
    static void from_base(base_type in, indicator, posthouse::Instant& out) {
        out = posthouse::Instant(posthouse::milliseconds(in));
    }
    static void to_base(posthouse::Instant in, base_type& out, indicator& indicator) {
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
