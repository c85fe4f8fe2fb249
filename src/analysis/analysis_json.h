// An analysis for programs: one line of JSON. docs/engine.md tells what is in it.
//
// Deliberately absent: anything that `analyse` does not also tell people, tables of endings (handed
// in).
#pragma once

#include "analysis/analysis.h"

#include <functional>
#include <string>

namespace posthouse::analysis {

/// What tables say of a position, as JSON; empty where they say nothing.
using EndingJson = std::function<std::string(const games::GameState&)>;

std::string json_of(const games::Game& game, const Analysis& analysis, const EndingJson& ending);

/// The position that was just judged, for whoever watches: {"done","all","ply","score","lines"}.
std::string json_of(const AnalysisProgress& so_far);

}  // namespace posthouse::analysis
