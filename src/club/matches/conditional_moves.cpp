#include "club/matches/conditional_moves.h"

#include "base/inplace.h"
#include "club/matches/loaded_match.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::string_view single_signs = ",():";

/// Tokens of the grammar. Moves contain none of the signs; a dash alone is none, so that
/// `22-33->26-36` is read as intended.
std::vector<std::string_view> tokenize(std::string_view text) {
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
    explicit ConditionalMoveParser(std::string_view text) : words_(tokenize(text)) {}

    Expected<ConditionalMoves> parse() {
        auto moves = parse_list(1);
        if (moves && next_ < words_.size())
            return syntax_error(refuse("plan-next-or-end", "a comma and another “if”, or the end"));
        return moves;
    }

private:
    Expected<ConditionalMoves> parse_list(std::size_t depth) {
        if (depth > conditional_depth_max)
            return refuse(
                "plan-too-deep",
                "Conditional moves can be at most {n} replies deep: remove the deepest ones.",
                conditional_depth_max);
        ConditionalMoves moves;
        do {
            auto reply = parse_reply(depth);
            if (!reply) return reply.error();
            moves.push_back(*std::move(reply));
        } while (accept_token(","));
        return moves;
    }

    Expected<ConditionalMove> parse_reply(std::size_t depth) {
        if (++replies_ > conditional_moves_max)
            return refuse("plan-too-long",
                          "You can queue at most {n} conditional moves: remove some.",
                          conditional_moves_max);
        ConditionalMove reply;
        if (!accept_token("if")) return syntax_error(refuse("plan-word", "“{word}”", "if"));
        if (!accept_move(reply.theirs))
            return syntax_error(refuse("plan-opponent-move", "your opponent's move"));
        if (next_ >= words_.size() || !is_then(words_[next_]))
            return syntax_error(refuse("plan-word", "“{word}”", "then"));
        ++next_;
        if (!accept_move(reply.mine)) return syntax_error(refuse("plan-own-move", "your move"));
        if (accept_token("(")) {
            auto then = parse_list(depth + 1);
            if (!then) return then.error();
            reply.then = *std::move(then);
            if (!accept_token(")"))
                return syntax_error(refuse("plan-comma-or-end", "a comma or “)”"));
        }
        return reply;
    }

    bool accept_token(std::string_view word) {
        if (next_ >= words_.size() || !equals_ignore_case(words_[next_], word)) return false;
        ++next_;
        return true;
    }

    bool accept_move(std::string& move) {
        if (next_ >= words_.size()) return false;
        const std::string_view word = words_[next_];
        if (is_then(word) || equals_ignore_case(word, "if") ||
            single_signs.find(word.front()) != std::string_view::npos)
            return false;
        move = word;
        ++next_;
        return true;
    }

    /// `what` is expected here.
    Refusal syntax_error(const Refusal& what) const {
        if (next_ >= words_.size())
            return refuse("plan-incomplete",
                          "Your conditional moves end where {what} is expected: write it like “if "
                          "b then d (if a then c), if c then e”.",
                          what);
        return refuse("plan-word-unexpected",
                      "Your conditional moves have “{typed}” where {what} is expected: write it "
                      "like “if b then d (if a then c), if c then e”.",
                      truncate(words_[next_], 20), what);
    }

    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
    std::size_t replies_ = 0;
};

/// "after b d", the moves from `before` on, or "now".
Refusal line_text(const games::Game& game, const games::GameRecord& record, std::size_t before) {
    std::string words;
    if (const auto steps = game.steps(record))
        for (const games::MoveDetails& step : std::span(*steps).subspan(before))
            words += " " + step.move.shown.to(record.reader);
    if (words.empty()) return refuse("plan-now", "now");
    return refuse("plan-after-moves", "after {played}", truncate(words.substr(1), 120));
}

/// Replaces the move by its stored form if it is legal after the record, and plays it on the
/// record. `theirs`: it is the opponent's move, and a refusal lists their legal moves.
std::optional<Refusal> play_planned(const games::Game& game, games::GameRecord& record,
                                    std::size_t before, std::string& move, bool theirs) {
    const auto view = game.state(record);
    if (!view) return view.error().refusal;
    const Refusal line = line_text(game, record, before);
    if (view->verdict.over)
        return refuse(
            "plan-after-end",
            "The game is over {line}, but your conditional moves go on with “{typed}”: remove it.",
            line, truncate(move, 20));
    if (const games::MoveText* legal = legal_move(*view, move, record.reader)) {
        move = legal->text;
        record.moves.push_back(move);
        return std::nullopt;
    }
    if (theirs)
        return refuse("plan-move-not-possible",
                      "Your conditional moves expect “{typed}” {line}, but your opponent can play "
                      "only {moves}.",
                      truncate(move, 20), line, format_choice(view->legal, record.reader));
    record.moves.push_back(move);
    const auto tried = game.state(record);
    return refuse("plan-reply-illegal",
                  "Your conditional moves cannot play “{typed}” {line}: {why}", truncate(move, 20),
                  line, tried ? refuse("not-legal", "it is not legal.") : tried.error().refusal);
}

std::optional<Refusal> check(const games::Game& game, const games::GameRecord& record,
                             std::size_t before, ConditionalMoves& moves) {
    for (ConditionalMove& reply : moves) {
        games::GameRecord line = record;
        if (const auto wrong = play_planned(game, line, before, reply.theirs, true)) return wrong;
        for (const ConditionalMove& earlier : moves) {
            if (&earlier == &reply) break;
            if (earlier.theirs == reply.theirs)
                return refuse("plan-reply-repeated",
                              "You have two replies to “{typed}”: remove one of them.",
                              truncate(reply.theirs, 20));
        }
        if (const auto wrong = play_planned(game, line, before, reply.mine, false)) return wrong;
        if (const auto wrong = check(game, line, before, reply.then)) return wrong;
    }
    return std::nullopt;
}

}  // namespace

std::string format_choice(std::span<const games::MoveText> moves, std::optional<Side> reader) {
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

Expected<ConditionalMoves> parse_conditional_moves(std::string_view words) {
    return ConditionalMoveParser(words).parse();
}

std::string write_conditional_moves(const ConditionalMoves& moves) {
    std::string words;
    for (const ConditionalMove& reply : moves) {
        if (!words.empty()) words += ", ";
        words += "if " + reply.theirs + " then " + reply.mine;
        if (!reply.then.empty()) words += " (" + write_conditional_moves(reply.then) + ")";
    }
    return words;
}

Expected<ConditionalMoves> check_conditional_moves(const games::Game& game,
                                                   const games::GameRecord& record,
                                                   ConditionalMoves moves) {
    if (const auto wrong = check(game, record, record.moves.size(), moves)) return *wrong;
    return moves;
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

ConditionalMoves shown_to_reader(const games::Game& game, const games::GameRecord& record,
                                 ConditionalMoves moves) {
    for (ConditionalMove& reply : moves) {
        games::GameRecord line = record;
        reply.theirs = shown_and_played(game, line, reply.theirs);
        reply.mine = shown_and_played(game, line, reply.mine);
        reply.then = shown_to_reader(game, line, std::move(reply.then));
    }
    return moves;
}

const ConditionalMove* find_reply(const ConditionalMoves& moves, std::string_view theirs) {
    for (const ConditionalMove& reply : moves)
        if (equals_ignore_case(reply.theirs, theirs)) return &reply;
    return nullptr;
}

std::vector<games::MoveText> possible_replies(const games::Game& game,
                                              const games::GameRecord& record) {
    std::vector<games::MoveText> replies;
    const auto view = game.state(record);
    if (!view) return replies;
    games::GameRecord line = record;
    for (const games::MoveText& theirs : view->legal) {
        line.moves.push_back(theirs.text);
        const auto after = game.state(line);
        for (const games::MoveText& mine : after->legal)
            if (std::ranges::count(replies, mine.text, &games::MoveText::text) == 0)
                replies.push_back(mine);
        line.moves.pop_back();
    }
    std::ranges::sort(replies, {}, &games::MoveText::text);
    return replies;
}

ConditionalMoves reply_to_any_move(const games::Game& game, const games::GameRecord& record,
                                   std::string_view mine) {
    ConditionalMoves moves;
    const auto view = game.state(record);
    if (!view) return moves;
    games::GameRecord line = record;
    for (const games::MoveText& theirs : view->legal) {
        line.moves.push_back(theirs.text);
        if (const auto after = game.state(line); after && !after->verdict.over)
            if (const games::MoveText* legal = legal_move(*after, mine))
                moves.push_back({theirs.text, legal->text, {}});
        line.moves.pop_back();
    }
    return moves;
}

}  // namespace posthouse::club
