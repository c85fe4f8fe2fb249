// Reads the text once, front to back. Each line of play is checked by its game at the end of the
// line, so that a variation is replayed with all that leads to it.
#include "base/inplace.h"
#include "base/utf8.h"
#include "base/visible_text.h"
#include "games/result_text.h"
#include "notation/game_text.h"

#include <algorithm>

namespace posthouse::notation {

namespace {

using notation::is_blank;

constexpr std::size_t name_max = 40;
constexpr std::size_t value_max = 400;
constexpr std::size_t word_max = 400;
constexpr std::size_t quoted_max = 40;  // of what was typed, in a sentence

/// A line of play being read: its moves as typed, and where each is in the text.
struct Way {
    std::vector<std::string> moves;
    std::vector<int> lines;
};

class Reader {
public:
    explicit Reader(std::string_view text) : text_(without_byte_order_mark(text)) {}

    /// False at the first error; bad() returns it.
    bool read(std::vector<GameText>& games) {
        if (text_.size() > text_bytes_max)
            return wrong(1, refuse("text-too-long",
                                   "This text is longer than a megabyte: give it in parts."));
        if (const auto bad = first_invalid_utf8(text_)) {
            const auto line = 1 + std::ranges::count(text_.substr(0, *bad), '\n');
            return wrong(static_cast<int>(line),
                         refuse("text-not-utf8",
                                "There is a character that is not UTF-8: save the text as UTF-8."));
        }
        for (skip_blanks(); !at_end(); skip_blanks()) {
            GameText game;
            if (!read_game(game)) return false;
            games.push_back(std::move(game));
        }
        if (games.empty())
            return wrong(1, refuse("text-without-game",
                                   "There is no game in this text: begin with a line like [Game "
                                   "\"oware\"], the moves after it."));
        return true;
    }
    const ParseError& bad() const { return bad_; }

private:
    bool at_end() const { return at_ >= text_.size(); }
    char here() const { return text_[at_]; }
    void advance() {
        if (here() == '\n') ++line_;
        ++at_;
    }
    void skip_blanks() {
        while (!at_end() && is_blank(here())) advance();
    }
    bool wrong(int line, const Refusal& refusal) {
        bad_ = {line, refuse("text-line", "Line {line}: {why}", line, refusal)};
        return false;
    }
    bool wrong(const Refusal& refusal) { return wrong(line_, refusal); }

    bool read_game(GameText& game) {
        result_tag_.reset();
        replayed_ = moves_ = 0;
        const int began = line_;
        for (skip_blanks(); !at_end() && here() == '['; skip_blanks())
            if (!read_tag(game)) return false;
        if (!game.game)
            return wrong(began, refuse("tag-game-missing",
                                       "The tag that names the game is missing: put a line like "
                                       "[Game \"oware\"] before the moves."));
        const auto start = game.game->state({game.from, {}});
        if (!start) return wrong(position_line_, start.error().refusal);
        Way way;
        end_.reset();
        if (!read_line(game, game.line, way, 0)) return false;
        return judge_result(game, way);
    }

    bool read_tag(GameText& game) {
        advance();
        skip_blanks();
        std::string name;
        while (!at_end() && (is_digit(here()) || here() == '_' ||
                             (to_lower(here()) >= 'a' && to_lower(here()) <= 'z'))) {
            name += here();
            advance();
        }
        if (name.empty() || name.size() > name_max)
            return wrong(refuse("tag-name-malformed",
                                "A tag begins with a name of letters, digits and _, at most {most} "
                                "of them, like [First \"ann\"].",
                                name_max));
        skip_blanks();
        if (at_end() || here() != '"')
            return wrong(
                refuse("tag-value-unquoted",
                       "The value of the tag {name} must be in double quotes, like [{name} \"…\"].",
                       name));
        const int line = line_;
        advance();
        std::string value;
        for (; !at_end() && here() != '"' && here() != '\n'; advance()) {
            if (here() == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') advance();
            value += here();
        }
        if (at_end() || here() != '"')
            return wrong(
                line,
                refuse("tag-value-unclosed",
                       "The value of the tag {name} must end with a double quote on its own line.",
                       name));
        if (value.size() > value_max)
            return wrong(
                line, refuse("tag-value-too-long",
                             "The value of the tag {name} is longer than {most} bytes: shorten it.",
                             name, value_max));
        advance();
        skip_blanks();
        if (at_end() || here() != ']')
            return wrong(line, refuse("tag-unclosed", "The tag {name} must end with ].", name));
        advance();
        return keep_tag(game, name, one_paragraph(visible_text(value)), line);
    }

    bool keep_tag(GameText& game, const std::string& name, const std::string& value, int line) {
        const bool twice =
            (name == "Game" && game.game) || (name == "Position" && !game.from.empty()) ||
            (name == "Result" && result_tag_) ||
            std::ranges::any_of(game.tags, [&](const auto& tag) { return tag.first == name; });
        if (twice)
            return wrong(line,
                         refuse("tag-repeated", "The tag {name} occurs twice: keep one.", name));
        if (name == "Game") {
            game.game = games::find_game(value);
            if (game.game) return true;
            return wrong(
                line,
                refuse("text-no-such-game",
                       "There is no game “{typed}” here: write a name such as oware or octilite.",
                       truncate(value, quoted_max)));
        }
        if (name == "Position") {
            game.from = value;
            position_line_ = line;
            return true;
        }
        if (name == "Result") {
            if (!notation::is_result(value))
                return wrong(line, refuse("text-result-malformed",
                                          "“{typed}” is no result: write 1-0, 0-1, 1/2-1/2 or *.",
                                          truncate(value, quoted_max)));
            result_tag_ = value;
            return true;
        }
        game.tags.emplace_back(name, value);
        return true;
    }

    /// The moves of a line, to the result, the end of the text, the next game, or the closing
    /// bracket of a variation. `way` leads to its first move, and to its last afterwards.
    bool read_line(const GameText& game, MoveLine& line, Way& way, int depth) {
        const std::size_t before = way.moves.size();
        for (skip_blanks(); !at_end(); skip_blanks()) {
            const char c = here();
            if (c == '{' || c == ';') {
                std::string& comment =
                    line.moves.empty() ? line.comment : line.moves.back().comment;
                if (!read_comment(comment)) return false;
                if (!line.moves.empty()) take_instant(line.moves.back());
            } else if (c == '(') {
                if (!read_side_line(game, line, way, depth)) return false;
            } else if (c == ')') {
                if (depth == 0)
                    return wrong(refuse("text-variation-unopened",
                                        "This ) closes nothing: remove it, or begin the variation "
                                        "with ( before it."));
                break;
            } else if (c == '[' && depth == 0) {
                break;
            } else if (c == '$') {
                if (!read_glyph(line)) return false;
            } else if (c == '[' || c == ']' || c == '}' || c == '"') {
                return wrong(refuse("text-character-unexpected",
                                    "“{typed}” cannot be among the moves.",
                                    std::string_view(&c, 1)));
            } else {
                bool ended = false;
                if (!read_word(line, way, depth, ended)) return false;
                if (ended) break;
            }
        }
        return judge_line(game, line, way, before);
    }

    /// A comment's “[%at …]” at its beginning is the instant of the move.
    static void take_instant(TextMove& move) {
        constexpr std::string_view opening = "[%at ";
        const std::size_t end = move.comment.find(']');
        if (!move.at.empty() || !move.comment.starts_with(opening) || end == std::string::npos)
            return;
        move.at = move.comment.substr(opening.size(), end - opening.size());
        move.comment.erase(
            0, std::min(move.comment.find_first_not_of(' ', end + 1), move.comment.size()));
    }

    bool read_comment(std::string& comment) {
        const int line = line_;
        const char closes = here() == '{' ? '}' : '\n';
        advance();
        std::string words;
        for (; !at_end() && here() != closes; advance()) {
            if (closes == '}' && here() == '\\' && at_ + 1 < text_.size()) advance();
            words += here();
        }
        if (at_end() && closes == '}')
            return wrong(line, refuse("text-comment-unclosed",
                                      "The comment that begins here with {open} is never closed: "
                                      "put a {close} after it.",
                                      '{', '}'));
        if (!at_end()) advance();
        words = one_paragraph(visible_text(words));
        if (!comment.empty() && !words.empty()) comment += ' ';
        comment += words;
        return true;
    }

    bool read_side_line(const GameText& game, MoveLine& line, const Way& way, int depth) {
        if (line.moves.empty())
            return wrong(refuse(
                "text-variation-misplaced",
                "A variation comes after the move that it replaces: put a move before this (."));
        if (depth >= text_depth_max)
            return wrong(refuse(
                "text-variations-too-deep",
                "Variations are nested deeper than {most}: move some of them to the main line.",
                text_depth_max));
        const int began = line_;
        advance();
        Way until = way;
        until.moves.pop_back();
        until.lines.pop_back();
        MoveLine beside;
        if (!read_line(game, beside, until, depth + 1)) return false;
        if (at_end() || here() != ')')
            return wrong(
                began,
                refuse("text-variation-unclosed",
                       "The variation that begins here with ( is never closed: put a ) after it."));
        if (beside.moves.empty())
            return wrong(began,
                         refuse("text-variation-empty",
                                "This variation has no move: write one, or remove the ( ) out."));
        advance();
        line.moves.back().variations.push_back(std::move(beside));
        return true;
    }

    bool read_glyph(MoveLine& line) {
        advance();
        std::string digits;
        for (; !at_end() && is_digit(here()) && digits.size() < 4; advance()) digits += here();
        const auto number = read_number(digits);
        if (!number || *number < 1 || *number > glyph_max)
            return wrong(refuse("text-glyph-malformed", "After $ comes a number from 1 to {most}.",
                                glyph_max));
        if (line.moves.empty())
            return wrong(refuse("text-glyph-misplaced",
                                "The mark ${number} comes before any move: put it after one.",
                                *number));
        return add_glyph(line.moves.back(), *number);
    }

    bool add_glyph(TextMove& move, int glyph) {
        constexpr std::size_t glyphs_max = 16;
        if (move.glyphs.size() == glyphs_max)
            return wrong(refuse("text-too-many-glyphs",
                                "This move has more than {most} marks: keep some.", glyphs_max));
        move.glyphs.push_back(glyph);
        return true;
    }

    /// A move with its number and signs, a number alone, or the result.
    bool read_word(MoveLine& line, Way& way, int depth, bool& ended) {
        const int where = line_;
        std::string whole;
        for (; !at_end() && !is_blank(here()) &&
               std::string_view("{}()[];$\"").find(here()) == std::string_view::npos;
             advance())
            whole += here();
        if (notation::is_result(whole)) {
            if (depth > 0)
                return wrong(where, refuse("text-result-in-variation",
                                           "The result {result} is in a variation: put it after "
                                           "the last move of the game.",
                                           whole));
            end_ = whole;
            end_line_ = where;
            ended = true;
            return true;
        }
        std::string_view word = whole;
        const std::size_t number = word.find_first_not_of("0123456789");
        if (number != std::string_view::npos && number > 0 && word[number] == '.')
            word.remove_prefix(std::min(word.find_first_not_of('.', number), word.size()));
        if (word.empty()) return true;
        const std::size_t last = word.find_last_not_of("!?");
        const std::string_view typed =
            word.substr(0, last == std::string_view::npos ? 0 : last + 1);
        const std::string_view sign = word.substr(typed.size());
        const auto* known = std::ranges::find(notation::signs, sign);
        if (typed.empty() || known == notation::signs.end())
            return wrong(
                where,
                refuse(
                    "text-move-malformed",
                    "“{typed}” is no move: write it with one of ! ? !! ?? !? ?! after it, or none.",
                    truncate(whole, quoted_max)));
        if (typed.size() > word_max)
            return wrong(where, refuse("text-move-too-long", "“{typed}…” is too long for a move.",
                                       truncate(typed, quoted_max)));
        if (way.moves.size() == text_line_max)
            return wrong(where, refuse("text-line-too-long",
                                       "A line has more than {most} moves: end it before this one.",
                                       text_line_max));
        if (++moves_ > text_moves_max)
            return wrong(where, refuse("text-too-many-moves",
                                       "This game has more than {most} moves with its variations: "
                                       "leave some of them out.",
                                       text_moves_max));
        way.moves.emplace_back(typed);
        way.lines.push_back(where);
        TextMove& move = line.moves.emplace_back();
        if (known != notation::signs.begin())
            return add_glyph(move, static_cast<int>(known - notation::signs.begin()));
        return true;
    }

    static games::GameRecord record_of(const GameText& game, const Way& way) {
        return {game.from, way.moves, Side::first};
    }

    bool judge_line(const GameText& game, MoveLine& line, const Way& way, std::size_t before) {
        replayed_ += static_cast<int>(way.moves.size());
        if (replayed_ > text_replayed_max)
            return wrong(
                refuse("text-too-many-variations",
                       "This game has too many variations to check: leave some of them out."));
        const auto steps = game.game->steps(record_of(game, way));
        if (!steps) {
            const games::InvalidRecord& bad = steps.error();
            return wrong(bad.at ? way.lines[static_cast<std::size_t>(*bad.at)] : line_,
                         bad.refusal);
        }
        for (std::size_t i = before; i < way.moves.size(); ++i) {
            line.moves[i - before].text = (*steps)[i].move.text;
            line.moves[i - before].shown = (*steps)[i].move.shown;
        }
        return true;
    }

    bool judge_result(GameText& game, const Way& way) {
        if (end_ && result_tag_ && *end_ != *result_tag_)
            return wrong(end_line_, refuse("text-results-differ",
                                           "The moves end with {result}, but the tag Result says "
                                           "{other}: make them agree.",
                                           *end_, *result_tag_));
        const std::string said = end_ ? *end_ : result_tag_.value_or("*");
        game.result = notation::result_of(said);
        const auto view = game.game->state(record_of(game, way));
        ASSERT(view);
        if (!view->verdict.over) return true;
        if (game.result && *game.result != view->verdict.result)
            return wrong(refuse(
                "text-result-impossible",
                "The result {result} cannot be: by the rules this game ended {other} ({reason}).",
                said, notation::result_text(view->verdict.result),
                games::reason_phrase(view->verdict.reason)));
        game.result = view->verdict.result;
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    int position_line_ = 1;
    std::optional<std::string> result_tag_, end_;
    int end_line_ = 1;
    int replayed_ = 0, moves_ = 0;
    ParseError bad_;
};

}  // namespace

Expected<std::vector<GameText>, ParseError> read_games(std::string_view text) {
    Reader reader(text);
    std::vector<GameText> games;
    if (!reader.read(games)) return reader.bad();
    return games;
}

}  // namespace posthouse::notation
