// The tables of moderation, and those of one row about the server itself; a part of tables.h.
#pragma once

#include "club/moderation_types.h"
#include "club/typed_rows.h"
#include "club/types.h"

#include <cstdint>
#include <string>

namespace posthouse::club {

// Moderation

template <>
struct Stored<Sanction> {
    static constexpr TableText table{"restraints", "user_id -> users, kind, begins, ends, reason",
                                     2};
    static auto members(auto& it) {
        return in_order(it.user, it.kind, it.from, it.until, it.reason);
    }
};

template <>
struct Stored<Report> {
    static constexpr TableText table{
        .name = "reports",
        .columns =
            "id, reporter -> users, about -> users, match_id -> matches, words, reported, closed",
        .ids = Ids::next,
        .indexes = "reporter"};
    static auto members(auto& it) {
        return in_order(it.id, it.by, it.about, it.match, it.text, it.at, it.closed);
    }
};

template <>
struct Stored<AuditEntry> {
    static constexpr TableText table{
        .name = "operator_acts",
        .columns = "id, done, who, what, reason, about -> users, match_id -> matches",
        .ids = Ids::next};
    static auto members(auto& it) {
        return in_order(it.id, it.at, it.who, it.what, it.reason, it.about, it.match);
    }
};

// Tables of one row, whose key is 1

/// The number of the newest event ever.
struct LastEvent {
    std::int64_t number = 0;
};
struct Heartbeat {
    Instant seen{};
};
struct StoredServerKey {
    std::string digits{};
};

inline auto only_row() {
    return computed([] { return 1; });
}

template <>
struct Stored<LastEvent> {
    static constexpr TableText table{"last_event", "place, number"};
    static auto members(auto& it) { return in_order(only_row(), it.number); }
};
template <>
struct Stored<Heartbeat> {
    static constexpr TableText table{"signs_of_life", "place, seen"};
    static auto members(auto& it) { return in_order(only_row(), it.seen); }
};
template <>
struct Stored<StoredServerKey> {
    static constexpr TableText table{"house_key", "place, digits"};
    static auto members(auto& it) { return in_order(only_row(), it.digits); }
};
template <>
struct Stored<Banner> {
    static constexpr TableText table{"banners", "place, words, since, ends"};
    static auto members(auto& it) { return in_order(only_row(), it.text, it.since, it.until); }
};

}  // namespace posthouse::club
