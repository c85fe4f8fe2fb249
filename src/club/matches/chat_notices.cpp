#include "club/matches/chat_notices.h"

#include "base/assert.h"

#include <fmt/format.h>

#include <cstddef>

namespace posthouse::club {

namespace {

struct NoticeText {
    std::string_view code;
    std::string_view sentence;
};

/// In the order of Notice.
constexpr NoticeText notice_texts[] = {
    {"draw-proposed", "{name} proposes a draw."},
    {"draw-withdrawn", "{name} withdraws the draw."},
    {"draw-refused", "{name} refuses the draw."},
    {"take-back-proposed", "{name} asks to take back a move."},
    {"take-back-withdrawn", "{name} withdraws the take-back."},
    {"take-back-refused", "{name} refuses the take-back."},
    {"move-taken-back", "{name} takes back {move}."},
    {"move-taken-back-unrated", "{name} takes back {move}; the match is unrated now."},
    {"lot-drawn", "The lot fell to {seat}: {name} moves first."},
    {"first-move-given", "{name} gives the first move to {other}."},
    {"operator-reopened", "The operator reopens the game: it goes on after move {n}."},
    {"operator-took-back", "The operator takes the game back to the position after move {n}."},
    {"operator-gave-seat", "The operator gives the seat of {name} to {other}."},
    {"declined-later", "{name} declines: not now, perhaps later."},
    {"declined-clock", "{name} declines: they would play with another clock."},
    {"declined-rated", "{name} declines: they would play a rated match."},
    {"declined-unrated", "{name} declines: they would play an unrated match."},
    {"declined-game", "{name} declines: they do not play this game."},
    {"declined-people", "{name} declines: they play with people only, not with programs."},
};
static_assert(std::size(notice_texts) == static_cast<std::size_t>(Notice::declined_people) + 1);

constexpr std::string_view before_reason = " The reason: ";

/// The text before the next parameter; removes both from the pattern. `name` is empty after the
/// last parameter.
std::string_view take_literal(std::string_view& pattern, std::string_view& name) {
    const std::size_t begin = pattern.find('{');
    const std::string_view literal = pattern.substr(0, begin);
    name = {};
    if (begin == pattern.npos) {
        pattern = {};
        return literal;
    }
    const std::size_t end = pattern.find('}', begin);
    name = pattern.substr(begin + 1, end - begin - 1);
    pattern.remove_prefix(end + 1);
    return literal;
}

std::optional<NoticeFacts> matched(const NoticeText& row, std::string_view text) {
    NoticeFacts facts{row.code};
    std::string_view pattern = row.sentence, name;
    std::string_view literal = take_literal(pattern, name);
    if (!text.starts_with(literal)) return std::nullopt;
    text.remove_prefix(literal.size());
    while (!name.empty()) {
        const std::string_view parameter = name;
        literal = take_literal(pattern, name);
        const std::size_t end = name.empty()
                                    ? (text.ends_with(literal) && text.size() > literal.size()
                                           ? text.size() - literal.size()
                                           : text.npos)
                                    : text.find(literal);
        if (end == text.npos || end == 0) return std::nullopt;
        // Names, moves, seats and numbers have neither.
        const std::string_view value = text.substr(0, end);
        if (value.find_first_of(";:\n") != value.npos) return std::nullopt;
        facts.parameters.emplace_back(parameter, value);
        text.remove_prefix(end + literal.size());
    }
    if (!text.empty()) return std::nullopt;
    return facts;
}

}  // namespace

std::string notice_sentence(Notice notice, const std::vector<std::string_view>& values) {
    std::string_view pattern = notice_texts[static_cast<std::size_t>(notice)].sentence, name;
    std::string sentence;
    for (const std::string_view value : values) {
        sentence += take_literal(pattern, name);
        ASSERT(!name.empty());
        sentence += value;
    }
    sentence += take_literal(pattern, name);
    ASSERT(name.empty());
    return sentence;
}

std::string with_reason(std::string sentence, std::string_view reason) {
    if (!reason.empty()) sentence.append(before_reason).append(reason);
    return sentence;
}

std::optional<NoticeFacts> read_notice(std::string_view sentence) {
    const std::size_t at = sentence.find(before_reason);
    for (const NoticeText& row : notice_texts) {
        auto facts = matched(row, sentence.substr(0, at));
        if (!facts) continue;
        if (at != sentence.npos)
            facts->parameters.emplace_back("reason", sentence.substr(at + before_reason.size()));
        return facts;
    }
    return std::nullopt;
}

std::string translate_notice(std::string_view sentence, const translation::Texts& texts) {
    const auto facts = texts.is_english() ? std::nullopt : read_notice(sentence);
    if (!facts) return std::string(sentence);
    const auto value = [&](std::string_view name) {
        for (const auto& [its_name, its_value] : facts->parameters)
            if (its_name == name) return its_value;
        return std::string();
    };
    std::string text = texts("notice-" + std::string(facts->code), {{"name", value("name")},
                                                                    {"other", value("other")},
                                                                    {"move", value("move")},
                                                                    {"n", value("n")}});
    if (const std::string reason = value("reason"); !reason.empty())
        text += " " + texts("letter-reason") + " " + reason;
    return text;
}

}  // namespace posthouse::club
