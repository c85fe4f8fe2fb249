#include "language/doubt.h"

#include "language/normal_form.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <string>

namespace posthouse::language {
namespace {

/// A part of a sentence: how many words it has, and whether it is not the whole.
struct PartSize {
    std::ptrdiff_t words = 0;
    bool clause = false;
};

/// The log odds from which a sentence or clause counts as a doubt. Tuned by cross-validation and on
/// src/mail/corpus so that few friendly mails are stopped.
double odds_min(Doubt found, bool near, PartSize part) {
    if (found == Doubt::certain || found == Doubt::anywhere || (near && found == Doubt::near))
        return part.clause ? 0 : -0.4;
    // The model knows little about a few words without the rest of the sentence.
    constexpr std::ptrdiff_t few = 3;
    if (near) return part.clause && part.words <= few ? 1.2 : 0.8;
    // Doubts that the lexicon limits to the neighborhood of a move do not count elsewhere.
    if (found == Doubt::near) return std::numeric_limits<double>::infinity();
    return part.clause ? 2.0 : 1.75;
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
        const PartSize size{std::ranges::count(words, ' '), clause};
        if (model.log_odds(part) >= odds_min(found, near, size)) return true;
    }
    return false;
}

}  // namespace posthouse::language
