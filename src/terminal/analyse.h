// `posthouse analyse`: a game or a position with a stronger eye, for people: what each move was
// worth, which were blunders and what would have been better, and the course of the game as a plot
// that can also be read aloud; near the end, what tables of endings prove. Or the same as JSON.
#pragma once

#include "analysis/analysis.h"

#include <ostream>
#include <string>
#include <vector>

namespace posthouse::terminal {

struct AnalyseOptions {
    std::string game;
    std::string from;                // a position text; empty: the opening
    std::vector<std::string> moves;  // as they were typed; none: the position itself
    analysis::AnalysisLimits limits;
    std::string tables;  // a folder of tables of endings; empty: none
    bool json = false;
    bool watched = false;  // somebody sees `err` as it is written: tell how far it is
};

/// Returns the exit status: 0, or 2 with a sentence on `err` that says what to do instead.
int analyse(const AnalyseOptions& options, std::ostream& out, std::ostream& err);

}  // namespace posthouse::terminal
