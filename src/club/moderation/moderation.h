// Moderation: operators, on the page and on the server's machine (accounts/sanctions.h has what
// their sanctions mean).
//
// An operator acts in a session that was begun with their second factor, never by token, mail or
// password alone. Their acts are recorded like those on the server's machine and use the same
// functions (page_moderation.cpp). They cannot act on themselves or other operators.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"
#include "club/core/store.h"
#include "club/core/types.h"
#include "club/moderation/moderation_tables.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct Club;
struct Request;
struct Response;

/// Whether the report is about this player or a match of theirs: then another operator handles it.
bool concerns(const StoreReader&, const Report&, UserId);

/// “90m”, “12h”, “7d”, “2w”; none if it is something else.
std::optional<milliseconds> parse_duration(std::string_view typed);

/// Operators get letters about so many reports an hour; further ones are only on the page.
inline constexpr std::size_t report_letters_an_hour = 10;

// An act of the operator on the server's machine. No permission is checked: whoever can write to
// the database is the operator.

struct OperatorContext {
    std::string who;     // login name
    std::string reason;  // shown to players; may be empty
    Instant now{};
};

/// Carries out what an operator asks on the page.
Response moderate(Club&, UnitOfWork&, const Request&);

}  // namespace posthouse::club
