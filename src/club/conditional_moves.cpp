#include "club/conditional_moves.h"

#include "base/inplace.h"
#include "club/loaded_match.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::string_view single_signs = ",():";

/// Tokens of the grammar. Moves contain none of the signs; a dash alone is none, so that
/// `22-33->26-36` is read as intended.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t begin = 0;  // of the current word
    const auto end_word = [&](std::size_t end) {
        if (end > begin) words.push_back(text.substr(begin, end - begin));
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool arrow = text.substr(at, 2) == "->";
        const bool blank = text[at] == ' ' || text[at] == '\t';
        const bool sign = single_signs.find(text[at]) != std::string_view::npos;
        if (!arrow && !blank && !sign) continue;
        end_word(at);
        const std::size_t size = arrow ? 2 : 1;
        if (!blank) words.push_back(text.substr(at, size));
        at += size - 1;
        begin = at + 1;
    }
    end_word(text.size());
    return words;
}

bool is_then(std::string_view word) {
    return equals_ignore_case(word, "then") || word == ":" || word == "->";
}

/// Recursive-descent parser of the grammar in conditional_moves.h, one function for each rule.
class ConditionalMoveParser {
public:
    explicit ConditionalMoveParser(std::string_view text) : words_(words_of(text)) {}

    Expected<ConditionalMoves> all() {
        auto plan = some_answers(1);
        if (plan && next_ < words_.size()) return expected("a comma and another “if”, or the end");
        return plan;
    }

private:
    Expected<ConditionalMoves> some_answers(std::size_t depth) {
        if (depth > plan_depth_max)
            return refuse("Conditional moves can be at most ", plan_depth_max,
                          " replies deep: remove the deepest ones.");
        ConditionalMoves plan;
        do {
            auto answer = one_answer(depth);
            if (!answer) return answer.error();
            plan.push_back(*std::move(answer));
        } while (take(","));
        return plan;
    }

    Expected<ConditionalMove> one_answer(std::size_t depth) {
        if (++answers_ > plan_answers_max)
            return refuse("You can queue at most ", plan_answers_max,
                          " conditional moves: remove some.");
        ConditionalMove answer;
        if (!take("if")) return expected("“if”");
        if (!take_move(answer.theirs)) return expected("your opponent's move");
        if (next_ >= words_.size() || !is_then(words_[next_])) return expected("“then”");
        ++next_;
        if (!take_move(answer.mine)) return expected("your move");
        if (take("(")) {
            auto then = some_answers(depth + 1);
            if (!then) return then.error();
            answer.then = *std::move(then);
            if (!take(")")) return expected("a comma or “)”");
        }
        return answer;
    }

    bool take(std::string_view word) {
        if (next_ >= words_.size() || !equals_ignore_case(words_[next_], word)) return false;
        ++next_;
        return true;
    }

    bool take_move(std::string& move) {
        if (next_ >= words_.size()) return false;
        const std::string_view word = words_[next_];
        if (is_then(word) || equals_ignore_case(word, "if") ||
            single_signs.find(word.front()) != std::string_view::npos)
            return false;
        move = word;
        ++next_;
        return true;
    }

    Refusal expected(std::string_view what) const {
        constexpr std::string_view example =
            ": write it like “if b then d (if a then c), if c then e”.";
        if (next_ >= words_.size())
            return refuse("Your conditional moves end where ", what, " is expected", example);
        return refuse("Your conditional moves have “", truncate(words_[next_], 20), "” where ",
                      what, " is expected", example);
    }

    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
    std::size_t answers_ = 0;
};

/// "after b d", the moves from `before` on, or "now".
std::string after_words(const games::Game& game, const games::GameRecord& record,
                        std::size_t before) {
    std::string words;
    if (const auto steps = game.steps(record))
        for (const games::MoveDetails& step : std::span(*steps).subspan(before))
            words += " " + step.move.shown.to(record.reader);
    return words.empty() ? "now" : "after" + words;
}

/// Replaces the move by its stored form if it is legal after the record, and plays it on the
/// record. `theirs`: it is the opponent's move, and a refusal lists their legal moves.
std::optional<Refusal> play_planned(const games::Game& game, games::GameRecord& record,
                                    std::size_t before, std::string& move, bool theirs) {
    const auto view = game.state(record);
    if (!view) return view.error().refusal;
    const std::string line = after_words(game, record, before);
    if (view->verdict.over)
        return refuse("The game is over ", line, ", but your conditional moves go on with “",
                      truncate(move, 20), "”: remove it.");
    if (const games::MoveText* legal = legal_move(*view, move, record.reader)) {
        move = legal->text;
        record.moves.push_back(move);
        return std::nullopt;
    }
    if (theirs)
        return refuse("Your conditional moves expect “", truncate(move, 20), "” ",
                      truncate(line, 120), ", but your opponent can play only ",
                      choice_of(view->legal, record.reader), '.');
    record.moves.push_back(move);
    const auto tried = game.state(record);
    return refuse("Your conditional moves cannot play “", truncate(move, 20), "” ",
                  truncate(line, 120), ": ",
                  tried ? "it is not legal." : tried.error().refusal.sentence.view());
}

std::optional<Refusal> check(const games::Game& game, const games::GameRecord& record,
                             std::size_t before, ConditionalMoves& plan) {
    for (ConditionalMove& answer : plan) {
        games::GameRecord line = record;
        if (const auto wrong = play_planned(game, line, before, answer.theirs, true)) return wrong;
        for (const ConditionalMove& earlier : plan) {
            if (&earlier == &answer) break;
            if (earlier.theirs == answer.theirs)
                return refuse("You have two replies to “", truncate(answer.theirs, 20),
                              "”: remove one of them.");
        }
        if (const auto wrong = play_planned(game, line, before, answer.mine, false)) return wrong;
        if (const auto wrong = check(game, line, before, answer.then)) return wrong;
    }
    return std::nullopt;
}

}  // namespace

std::string choice_of(std::span<const games::MoveText> moves, std::optional<Side> reader) {
    constexpr std::size_t named_max = 16;
    const std::size_t named = std::min(moves.size(), named_max);
    std::string words = moves.empty() ? "none" : "";
    for (std::size_t i = 0; i < named; ++i) {
        const bool last = i + 1 == moves.size();
        if (i > 0) words += last ? " or " : ", ";
        words += moves[i].shown.to(reader);
    }
    if (named < moves.size()) words += fmt::format(" or {} others", moves.size() - named);
    return words;
}

Expected<ConditionalMoves> read_plan(std::string_view words) {
    return ConditionalMoveParser(words).all();
}

std::string write_plan(const ConditionalMoves& plan) {
    std::string words;
    for (const ConditionalMove& answer : plan) {
        if (!words.empty()) words += ", ";
        words += "if " + answer.theirs + " then " + answer.mine;
        if (!answer.then.empty()) words += " (" + write_plan(answer.then) + ")";
    }
    return words;
}

Expected<ConditionalMoves> checked(const games::Game& game, const games::GameRecord& record,
                                   ConditionalMoves plan) {
    if (const auto wrong = check(game, record, record.moves.size(), plan)) return *wrong;
    return plan;
}

namespace {

/// The move as it is shown to the reader of the record, on which it is played.
std::string shown_and_played(const games::Game& game, games::GameRecord& record,
                             const std::string& move) {
    record.moves.push_back(move);
    const auto steps = game.steps(record);
    return steps ? steps->back().move.shown.to(record.reader) : move;
}

}  // namespace

ConditionalMoves as_shown(const games::Game& game, const games::GameRecord& record,
                          ConditionalMoves plan) {
    for (ConditionalMove& answer : plan) {
        games::GameRecord line = record;
        answer.theirs = shown_and_played(game, line, answer.theirs);
        answer.mine = shown_and_played(game, line, answer.mine);
        answer.then = as_shown(game, line, std::move(answer.then));
    }
    return plan;
}

const ConditionalMove* answer_to(const ConditionalMoves& plan, std::string_view theirs) {
    for (const ConditionalMove& answer : plan)
        if (equals_ignore_case(answer.theirs, theirs)) return &answer;
    return nullptr;
}

std::vector<games::MoveText> answers_possible(const games::Game& game,
                                              const games::GameRecord& record) {
    std::vector<games::MoveText> answers;
    const auto view = game.state(record);
    if (!view) return answers;
    games::GameRecord line = record;
    for (const games::MoveText& theirs : view->legal) {
        line.moves.push_back(theirs.text);
        const auto after = game.state(line);
        for (const games::MoveText& mine : after->legal)
            if (std::ranges::count(answers, mine.text, &games::MoveText::text) == 0)
                answers.push_back(mine);
        line.moves.pop_back();
    }
    std::ranges::sort(answers, {}, &games::MoveText::text);
    return answers;
}

ConditionalMoves answer_whatever_comes(const games::Game& game, const games::GameRecord& record,
                                       std::string_view mine) {
    ConditionalMoves plan;
    const auto view = game.state(record);
    if (!view) return plan;
    games::GameRecord line = record;
    for (const games::MoveText& theirs : view->legal) {
        line.moves.push_back(theirs.text);
        if (const auto after = game.state(line); after && !after->verdict.over)
            if (const games::MoveText* legal = legal_move(*after, mine))
                plan.push_back({theirs.text, legal->text, {}});
        line.moves.pop_back();
    }
    return plan;
}

}  // namespace posthouse::club
