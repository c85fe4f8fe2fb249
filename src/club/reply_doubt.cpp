#include "club/reply_doubt.h"

#include "language/doubt_model.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <limits>

namespace posthouse::club {
namespace {

/// A line of this many bytes was perhaps broken by the mail program, not by its writer.
constexpr std::size_t broken_line_min = 50;
constexpr std::size_t near_before = 1, near_after = 2;

/// From these odds on (their logarithm) a sentence is a doubt. Chosen on the mails of
/// src/mail/corpus, so that few friendly ones are stopped.
double odds_min(language::Doubt found, bool near) {
    if (found == language::Doubt::anywhere || (near && found == language::Doubt::near)) return -0.4;
    if (near) return 0.8;
    // What the lexicon calls a doubt next to a move alone is none far from it.
    return found == language::Doubt::near ? std::numeric_limits<double>::infinity() : 1.75;
}

bool ends_sentence(std::string_view text) {
    constexpr std::string_view ends = ".!?;:)…。！？";
    return text.empty() || ends.find(text.back()) != std::string_view::npos;
}

}  // namespace

void ReplyProse::add(std::string_view line) {
    const auto sentences = sentences_of(line);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const bool last = i + 1 == sentences.size();
        const bool goes_on = i == 0 && !sentences_.empty() && !sentences_.back().ends &&
                             move_at_ != sentences_.size();
        if (goes_on)
            (sentences_.back().text += ' ') += sentences[i];
        else
            sentences_.push_back({std::string(sentences[i])});
        sentences_.back().ends =
            !last || line.size() < broken_line_min || ends_sentence(sentences[i]);
    }
}

void ReplyProse::add_beside(std::string_view words) {
    const std::size_t before = sentences_.size();
    add(words);
    part();
    for (std::size_t i = before; i < sentences_.size(); ++i) sentences_[i].beside = true;
}

void ReplyProse::part() {
    if (!sentences_.empty()) sentences_.back().ends = true;
}

void ReplyProse::add_move() {
    part();
    if (!move_at_) move_at_ = sentences_.size();
}

std::optional<ReplyDoubt> ReplyProse::doubt_about(std::string_view move) const {
    const language::Lexicon& lexicon = language::Lexicon::all();
    for (std::size_t i = 0; i < sentences_.size(); ++i) {
        const std::string& text = sentences_[i].text;
        const bool near = !move_at_ || (i < *move_at_ ? *move_at_ - i <= near_before
                                                      : i - *move_at_ < near_after);
        const std::string words = language::normal_form(text);
        const language::Doubt found = lexicon.doubt_in(words, language::is_question(text));
        const double odds = language::DoubtModel::trained().log_odds(text);
        const games::MoveText* other = reply_.alternative(text, move);
        // "c ... or would that be daft?"
        const bool or_not = sentences_[i].beside && language::is_question(text) &&
                            lexicon.begins_with(words, language::WordKind::other);
        const bool doubtful = odds >= odds_min(found, near);
        if (other || or_not || doubtful) return ReplyDoubt{text, other};
    }
    return std::nullopt;
}

}  // namespace posthouse::club
