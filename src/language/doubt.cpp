#include "language/doubt.h"

#include "language/normal_form.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <string>

namespace posthouse::language {
namespace {

/// The log odds from which a sentence or clause counts as a doubt. Tuned on src/mail/corpus so that
/// few friendly mails are stopped.
double odds_min(Doubt found, bool near, bool clause) {
    if (found == Doubt::certain || found == Doubt::anywhere || (near && found == Doubt::near))
        return clause ? 0 : -0.4;
    if (near) return 0.8;
    // Doubts that the lexicon limits to the neighborhood of a move do not count elsewhere.
    if (found == Doubt::near) return std::numeric_limits<double>::infinity();
    return clause ? 2.0 : 1.75;
}

}  // namespace

std::vector<std::string_view> weighed_parts(const Lexicon& lexicon, std::string_view sentence) {
    std::vector<std::string_view> parts{sentence};
    const auto clauses = lexicon.vocabulary().split_clauses(sentence);
    // A word alone says little: the lexicon knows those that say enough.
    if (clauses.size() > 1)
        std::ranges::copy_if(clauses, std::back_inserter(parts), [](std::string_view clause) {
            return std::ranges::count(normal_form(clause), ' ') > 1;
        });
    return parts;
}

bool is_doubtful(const Lexicon& lexicon, const DoubtModel& model, std::string_view sentence,
                 bool near) {
    for (std::string_view clause : lexicon.vocabulary().split_clauses(sentence))
        if (lexicon.classify_clause(normal_form(clause), is_question(clause)) == Doubt::certain)
            return true;
    // What only the clauses together match is a hint: the words may belong to different things.
    for (std::string_view part : weighed_parts(lexicon, sentence)) {
        const bool clause = part.size() != sentence.size();
        const std::string words = normal_form(part);
        const Doubt found = clause ? lexicon.classify_clause(words, is_question(part))
                                   : lexicon.classify_doubt(words, is_question(part));
        if (model.log_odds(part) >= odds_min(found, near, clause)) return true;
    }
    return false;
}

}  // namespace posthouse::language
