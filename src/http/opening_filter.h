// Which matches the opening explorer counts, in the parameters of an address.
#pragma once

#include "base/refusal.h"
#include "club/learning/opening_explorer.h"

#include <string>
#include <string_view>

namespace posthouse::http {

/// The names of the parameters, for a refusal of others.
inline constexpr std::string_view opening_filter_names =
    "rating_min, rating_max, pace, first_month and last_month";

/// Whether the parameter is one of these.
Expected<bool> read_opening_criterion(std::string_view name, std::string_view value,
                                      club::OpeningFilter&);

/// "?pace=live&first_month=2026-01"; empty if it selects all.
std::string opening_filter_query(const club::OpeningFilter&);

}  // namespace posthouse::http
