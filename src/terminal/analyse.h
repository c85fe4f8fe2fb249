// `posthouse analyse`: analyzes a game or a position for people: the value of each move, mistakes
// and better moves, the scores as a text plot, and what endgame tables prove. Or the same as JSON.
#pragma once

#include "analysis/analysis.h"
#include "translation/languages.h"

#include <ostream>
#include <string>
#include <vector>

namespace posthouse::terminal {

struct AnalyseOptions {
    std::string game;
    std::string from;                // a position text; empty: the opening
    std::vector<std::string> moves;  // as typed; empty: the position itself
    analysis::AnalysisLimits limits;
    std::string tables;  // folder of endgame tables; empty: none
    bool json = false;
    translation::TerminalLocale locale{};
    bool show_progress = false;  // `err` is a terminal: show the progress
};

/// The exit status: 0, or 2 with a sentence on `err`.
int analyse(const AnalyseOptions& options, std::ostream& out, std::ostream& err);

}  // namespace posthouse::terminal
