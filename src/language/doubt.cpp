#include "language/doubt.h"

#include "language/normal_form.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <span>
#include <string>

namespace posthouse::language {
namespace {

constexpr double odds_min_near = 0.9, odds_min_far = 1.8;
constexpr double hint_near = 0.8, hint_near_whole = 1.2, hint_far = 2;

/// How much doubt is in a part of a sentence, as log odds: what the model says of it and, for what
/// the lexicon hints at, more. Tuned by cross-validation and on src/mail/corpus.
double weight_of(const Lexicon& lexicon, const DoubtModel& model, std::string_view part,
                 bool is_clause, bool near) {
    const std::string words = normal_form(part);
    const bool question = is_question(part);
    const Doubt found = is_clause ? lexicon.classify_clause(words, question)
                                  : lexicon.classify_doubt(words, question);
    const double odds = model.log_odds(part);
    if (found == Doubt::none) {
        // The model knows little about a few words without the rest of the sentence.
        constexpr std::ptrdiff_t few = 3;
        constexpr double uncertain = 0.4;
        return is_clause && std::ranges::count(words, ' ') <= few ? odds - uncertain : odds;
    }
    if (near) return odds + (is_clause ? hint_near : hint_near_whole);
    // Doubts that the lexicon limits to the neighborhood of a move do not count elsewhere.
    return found == Doubt::near ? -std::numeric_limits<double>::infinity() : odds + hint_far;
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
    const auto parts = weighed_parts(lexicon, sentence);
    const double whole = weight_of(lexicon, model, parts.front(), false, near);
    // Several clauses that may each be a doubt are together more than the worst one of them: the
    // odds that at least one is.
    double clauses = 0;
    for (std::string_view clause : std::span(parts).subspan(1))
        clauses += std::exp(weight_of(lexicon, model, clause, true, near));
    return std::max(whole, std::log(clauses)) >= (near ? odds_min_near : odds_min_far);
}

}  // namespace posthouse::language
