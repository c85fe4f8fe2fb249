#include "club/replies/reply_doubt.h"

#include "club/replies/line_words.h"
#include "language/doubt.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <algorithm>

namespace posthouse::club {
namespace {

/// A line of at least this many bytes may have been wrapped by the mail program.
constexpr std::size_t broken_line_min = 50;
constexpr std::size_t near_before = 1, near_after = 2;

bool ends_sentence(std::string_view text) {
    constexpr std::string_view ends = ".!?;:)…。！？";
    return text.empty() || ends.find(text.back()) != std::string_view::npos;
}

}  // namespace

std::optional<WeighedCommand> weighed_command(const Command& command, bool is_challenge) {
    const auto weighed = [](std::string_view word, bool is_final) {
        return WeighedCommand{.word = std::string(word), .is_final = is_final};
    };
    switch (command.spec->id) {
        case CommandId::resign:
            return weighed("resign", true);
        case CommandId::accept:
            return weighed("accept", !is_challenge);
        case CommandId::signoff:
            return WeighedCommand{"signoff", true, true};
        case CommandId::move: {
            const std::string_view move = command.argument("MOVE");
            const bool is_final = equals_ignore_case(move, "resign") ||
                                  (equals_ignore_case(move, "accept") && !is_challenge);
            return weighed(move, is_final);
        }
        case CommandId::submit:
            return weighed("submit", false);
        case CommandId::yield:
            return weighed("yield", false);
        default:
            return std::nullopt;
    }
}

void ReplySentences::add(std::string_view line) {
    const auto sentences = split_sentences(line);
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

void ReplySentences::add_rest_of_move_line(std::string_view words) {
    const std::size_t before = sentences_.size();
    add(words);
    end_sentence();
    for (std::size_t i = before; i < sentences_.size(); ++i) sentences_[i].beside = true;
}

void ReplySentences::end_sentence() {
    if (!sentences_.empty()) sentences_.back().ends = true;
}

void ReplySentences::add_move() {
    end_sentence();
    if (!move_at_) move_at_ = sentences_.size();
}

std::optional<ReplyDoubt> ReplySentences::doubt_about(std::string_view move, bool any_doubt) const {
    const language::Lexicon& lexicon = language::Lexicon::all();
    for (std::size_t i = 0; i < sentences_.size(); ++i) {
        // “No draw, sorry.” says no to the draw, and may still take the move back.
        const auto rest = without_decline(sentences_[i].text);
        if (rest && rest->empty()) continue;
        const std::string& text = rest ? *rest : sentences_[i].text;
        const bool near = any_doubt && !rest &&
                          (!move_at_ || (i < *move_at_ ? *move_at_ - i <= near_before
                                                       : i - *move_at_ < near_after));
        const std::string words = language::normal_form(text);
        // “c, please. A hug.”
        if (sentences_[i].beside && lexicon.consists_of(words, {language::WordKind::polite}))
            continue;
        const games::MoveText* other = board_ ? board_->alternative(text, move) : nullptr;
        // “A please. F.”: initials stand on a line of their own.
        if (board_ && !other && sentences_[i].beside) other = board_->lone_move(text, move);
        // "c ... or would that be daft?"
        const bool or_not = sentences_[i].beside && language::is_question(text) &&
                            lexicon.begins_with(words, language::WordKind::alternative);
        // “Away until Monday. F”, of which F is the signature.
        const bool away =
            move_at_ && i < *move_at_ && lexicon.begins_with(words, language::WordKind::away);
        const bool doubtful =
            away || (near && words.empty() && language::is_question(text)) ||  // "c (?)"
            (near && lexicon.vocabulary().is_foreign(text)) ||
            language::is_doubtful(lexicon, language::DoubtModel::trained(), text, near);
        if (other || or_not || doubtful) return ReplyDoubt{sentences_[i].text, other};
    }
    return std::nullopt;
}

std::optional<ReplyDoubt> ReplySentences::negation() const {
    const auto found = std::ranges::find_if(sentences_, [](const Sentence& sentence) {
        return language::Lexicon::all().stance_on(sentence.text, "not") != language::Stance::none;
    });
    return found == sentences_.end() ? std::nullopt : std::optional(ReplyDoubt{found->text});
}

std::optional<std::string> ReplySentences::words_of_proposal() const {
    if (proposal_.empty()) return std::nullopt;
    const language::Lexicon& lexicon = language::Lexicon::all();
    for (const Sentence& sentence : sentences_)
        if (lexicon.stance_on(sentence.text, proposal_) == language::Stance::affirms)
            return sentence.text;
    return std::nullopt;
}

std::optional<std::string> ReplySentences::without_decline(std::string_view sentence) const {
    if (proposal_.empty()) return std::nullopt;
    const language::Lexicon& lexicon = language::Lexicon::all();
    bool declines = false;
    std::string rest;
    for (std::string_view clause : lexicon.vocabulary().split_clauses(sentence))
        if (lexicon.stance_of_clause(clause, proposal_) == language::Stance::denies)
            declines = true;
        else
            (rest += rest.empty() ? "" : ", ") += clause;
    return declines ? std::optional(rest) : std::nullopt;
}

bool have_words(std::span<const std::string> lines, std::string_view line) {
    // One line after the other, since a mail program may have broken them elsewhere.
    const auto spaced = [](std::string_view text) {
        std::string words = " ";
        while (!text.empty())
            if (const auto word = strip_punctuation(take_until(text, ' ')); !word.empty())
                (words += language::plain_characters(word)) += ' ';
        return words;
    };
    std::string all;
    for (const std::string& one : lines) (all += one) += ' ';
    return spaced(all).find(spaced(line)) != std::string::npos;
}

}  // namespace posthouse::club
