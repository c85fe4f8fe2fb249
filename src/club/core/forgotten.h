// A deleted account: what must be removed, and how its name is removed from texts.
#pragma once

#include "club/core/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

class UnitOfWork;

/// Replaces the name. It has blanks, so nobody can sign up with it.
inline constexpr std::string_view deleted_user_name = "someone who left";
/// Replaces what they wrote.
inline constexpr std::string_view removed_text = "(removed)";

struct DeletedAccount {
    UserId user{};
    std::vector<std::string> names;      // the current one, and earlier ones that the operator
                                         // changed
    std::vector<std::string> addresses;  // all of them
    Instant at{};
};

inline bool is_deleted_account(const User& user) {
    return user.left_at && user.name == deleted_user_name;
}

/// Whether one of the names (as a whole word) or addresses is in the text, ignoring case.
bool mentions_account(std::string_view text, const DeletedAccount&);
/// The text with `deleted_user_name` in their place.
std::string redact_account(std::string_view text, const DeletedAccount&);

/// Whether the text contains `quoted`, ignoring line breaks and indentation.
bool contains_quote(std::string_view text, std::string_view quoted);

/// Deletes all data of a player who leaves except what matches and opponents need, under a
/// replacement name. Details by table: forgetting.cpp.
void forget_user(UnitOfWork&, const DeletedAccount&);

}  // namespace posthouse::club
