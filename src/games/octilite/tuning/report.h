// docs/evaluation-octilite.md: what each group of terms is worth, in words for people.
//
// Deliberately absent: opinions. All figures are of the fit, or of a match played for the page.
#pragma once

#include "games/octilite/tuning/fit.h"

#include <string>

namespace posthouse::octilite::tuning {

/// The whole page. `header` has the weights that were fitted; they play a match for it.
std::string report_of(const Fit& fit, const Fit::Odds& odds, const std::string& header);

}  // namespace posthouse::octilite::tuning
