// Decides whether a sentence beside a move casts doubt on it, from the lexicon's phrases and the
// doubt model. A friendly clause undoes no doubt of another: each clause is weighed alone, and what
// they weigh adds up.
#pragma once

#include "language/doubt_model.h"
#include "language/lexicon.h"

#include <string_view>
#include <vector>

namespace posthouse::language {

/// The sentence as written and, if it has several, its clauses.
std::vector<std::string_view> weighed_parts(const Lexicon&, std::string_view sentence);

/// Whether a careful referee would ask before playing the move. `near`: the sentence is beside the
/// move, so that weaker words count.
bool is_doubtful(const Lexicon&, const DoubtModel&, std::string_view sentence, bool near);

}  // namespace posthouse::language
