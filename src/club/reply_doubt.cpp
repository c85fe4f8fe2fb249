#include "club/reply_doubt.h"

#include "language/lexicon.h"
#include "language/normal_form.h"

namespace posthouse {
namespace {

/// A line of this many bytes was perhaps broken by the mail program, not by its writer.
constexpr std::size_t broken_line_min = 50;
constexpr std::size_t near_before = 1, near_after = 2;

bool ends_sentence(std::string_view text) {
    constexpr std::string_view ends = ".!?;:)…。！？";
    return text.empty() || ends.find(text.back()) != std::string_view::npos;
}

bool is_question(std::string_view text) {
    for (std::string_view sign : {"?", "？", "؟", "\u037e"})
        if (text.find(sign) != std::string_view::npos) return true;
    // The Greek question mark is typed as a semicolon.
    const bool greek = text.find("\xce") != std::string_view::npos;
    return greek && text.ends_with(';');
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
    const Lexicon& lexicon = Lexicon::all();
    for (std::size_t i = 0; i < sentences_.size(); ++i) {
        const std::string& text = sentences_[i].text;
        const bool near = !move_at_ || (i < *move_at_ ? *move_at_ - i <= near_before
                                                      : i - *move_at_ < near_after);
        const std::string words = normal_form(text);
        const Doubt doubt = lexicon.doubt_in(words, is_question(text));
        const MoveText* other = reply_.alternative(text, move);
        // "c ... or would that be daft?"
        const bool or_not = sentences_[i].beside && is_question(text) &&
                            lexicon.begins_with(words, WordKind::other);
        if (other || or_not || doubt == Doubt::anywhere || (near && doubt == Doubt::near))
            return ReplyDoubt{text, other};
    }
    return std::nullopt;
}

}  // namespace posthouse
