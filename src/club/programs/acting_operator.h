// Who acts as an operator: in a session that was begun with a second factor, or with a token that
// was made in one.
#pragma once

#include "base/refusal.h"
#include "club/core/store.h"
#include "club/core/types.h"

#include <string_view>

namespace posthouse::club {

/// `hash`: of the session's secret, or of a token with the scope `moderate`. Refused if there is no
/// operator.
Expected<User> acting_operator(const StoreReader&, std::string_view hash, Instant now);

}  // namespace posthouse::club
