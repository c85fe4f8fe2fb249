// The operator's lists. Each prints to `out` and returns the exit status.
#pragma once

#include "app/admin/admin.h"

namespace posthouse::app {

/// `json`: each entry is an object in a line, with times in ISO 8601, and an empty list prints
/// nothing.
enum class ListForm { text, json };

int list_users(AdminSession&, ListForm, club::Instant now, std::ostream& out);
int list_invitations(AdminSession&, ListForm, club::Instant now, std::ostream& out);
int list_sanctions(AdminSession&, ListForm, club::Instant now, std::ostream& out);
int list_reports(AdminSession&, bool closed_too, ListForm, std::ostream& out);
/// Wins that may have been played for the rating alone (club/ratings/ratings.h).
int list_pairs(AdminSession&, ListForm, std::ostream& out);
int list_audit(AdminSession&, std::size_t how_many, ListForm, std::ostream& out);

}  // namespace posthouse::app
