// Makes a Game out of a game's rules, its words and its engine: the one place where the type is
// erased.
//
// Reading a move is generic: a typed text is legal exactly when some legal move writes itself so,
// or is shown so, whatever the case of its letters. Repetition is judged here by handing each
// position's History to the rules.
//
// Included only by the games' own .cpp files. Deliberately absent: parsing of moves, any rule.
#pragma once

#include "games/game.h"
#include "games/reasons.h"
#include "rules/perft.h"
#include "rules/rules.h"
#include "search/engine.h"

#include <concepts>
#include <memory>
#include <string>
#include <utility>

namespace posthouse {

/// The words of a game with rules R: how its positions and moves are written, read, told and drawn.
template <class W, class R>
concept GameWords = GameRules<R> &&
    requires(const W& words, const R& rules, const typename R::Position& at,
             const typename R::Move& move, std::string_view typed, Side side, Side reader,
             const BoardStyle& style) {
    /// The position text, which round-trips.
    { words.write(rules, at) } -> std::convertible_to<std::string_view>;
    /// The position of a text, or a sentence that says what is wrong with it.
    { words.read(rules, typed) } -> std::same_as<Or<typename R::Position>>;
    /// The move as it is stored.
    { words.write(rules, move) } -> std::convertible_to<std::string_view>;
    /// The move as it is shown when `side` makes it.
    { words.shown(rules, move, side) } -> std::same_as<ReaderText>;
    /// Why what `reader` typed is not a legal move here: one sentence, for the player to move.
    { words.why_not(rules, at, typed, reader) } -> std::same_as<Refusal>;
    /// Everything about making `move` at `at` but its texts and the position after it.
    { words.step(rules, at, move) } -> std::same_as<Step>;
    { words.board(rules, at, style) } -> std::same_as<std::string>;
    { words.table(rules, at, style) } -> std::same_as<std::string>;
    { words.picture(rules, at, style) } -> std::same_as<std::string>;
};

/// A line of play as it is replayed: where it stands, how it is judged, and the keys of what went
/// before.
template <GameRules R>
class Replay {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    /// `plies` is how many moves are expected. The rules must outlive the replay.
    Replay(const R& rules, const Position& start, std::size_t plies) : rules_(rules), at_(start) {
        keys_.reserve(plies);
        line_.reserve(plies + 1);
        arrive();
    }

    const Position& at() const { return at_; }
    const Verdict& verdict() const { return verdict_; }
    const typename R::MoveList& legal() const { return legal_; }
    /// Every position from the beginning to the present one.
    std::span<const Position> line() const { return line_; }

    void play(const Move& move) {
        ASSERT(!verdict_.over);
        keys_.push_back(rules_.key(at_));
        at_ = rules_.play(at_, move);
        arrive();
    }

private:
    void arrive() {
        legal_.clear();
        rules_.moves(at_, legal_);
        verdict_ = rules_.verdict(at_, legal_.size() > 0, History{keys_});
        if (verdict_.over) {
            at_ = rules_.settle(at_, verdict_);
            legal_.clear();
        }
        line_.push_back(at_);
    }

    const R& rules_;
    Position at_;
    std::vector<Position> line_;
    std::vector<Key> keys_;
    Verdict verdict_;
    typename R::MoveList legal_;
};

template <GameRules R, GameWords<R> W>
class GameOf {
public:
    using Move = typename R::Move;

    GameOf(R rules, W words, Engine<R> engine)
        : rules_(std::move(rules)), words_(std::move(words)), engine_(std::move(engine)) {}

    Or<View, BadRecord> look(const Record& record) const {
        const auto replay = replayed(record, nullptr);
        if (!replay) return replay.refusal();
        return view_of(*replay);
    }

    Or<std::vector<Step>, BadRecord> steps(const Record& record) const {
        std::vector<Step> steps;
        steps.reserve(record.moves.size());
        const auto replay = replayed(record, &steps);
        if (!replay) return replay.refusal();
        return steps;
    }

    Or<Story, BadRecord> story(const Record& record, std::size_t told_from) const {
        Story story;
        story.steps.reserve(record.moves.size());
        const auto replay = replayed(record, &story.steps, told_from);
        if (!replay) return replay.refusal();
        story.view = view_of(*replay);
        return story;
    }

    Or<std::string> board(std::string_view position, const BoardStyle& style) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.refusal();
        return words_.board(rules_, *at, style);
    }

    Or<std::string> table(std::string_view position, const BoardStyle& style) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.refusal();
        return words_.table(rules_, *at, style);
    }

    Or<std::string> picture(std::string_view position, const BoardStyle& style) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.refusal();
        return words_.picture(rules_, *at, style);
    }

    Or<Thought, BadRecord> think(const Record& record, const ThinkLimits& limits,
                                 const Game::Told& told) const {
        const auto replay = replayed(record, nullptr);
        if (!replay) return replay.refusal();
        if (replay->verdict().over)
            return BadRecord{refuse("The game is over: there is nothing to think about."),
                             static_cast<int>(record.moves.size())};
        typename Engine<R>::Told hear;
        if (told) hear = [&](const Found<Move>& found) { told(thought_of(found, *replay)); };
        return thought_of(engine_.think(replay->line(), limits, hear), *replay);
    }

    Or<int> evaluate(std::string_view position) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.refusal();
        const Replay<R> replay(rules_, *at, 0);
        return replay.verdict().over ? 0 : engine_.evaluate(*at);
    }

    Or<std::uint64_t> perft(std::string_view from, int depth, PerftWay way) const {
        if (depth < 0 || depth > perft_depth_max)
            return refuse("The depth must be between 0 and ", perft_depth_max, '.');
        const auto start = opening(from);
        if (!start) return start.refusal();
        return engine_.perft(*start, depth, way);
    }

private:
    Or<typename R::Position> opening(std::string_view from) const {
        if (from.empty()) return rules_.start();
        return words_.read(rules_, from);
    }

    View view_of(const Replay<R>& replay) const {
        View view;
        view.position = std::string_view(words_.write(rules_, replay.at()));
        view.to_move = rules_.turn(replay.at());
        view.verdict = replay.verdict();
        view.plies = static_cast<int>(replay.line().size()) - 1;
        view.legal.reserve(replay.legal().size());
        for (const auto& move : replay.legal()) view.legal.push_back(move_text(move, view.to_move));
        return view;
    }

    /// A line that plays on for more seeds after the game is over is told as far as the game goes.
    Thought thought_of(const Found<Move>& found, const Replay<R>& game) const {
        Thought thought;
        for (const auto& line : found.lines) {
            auto& told = thought.lines.emplace_back();
            told.score = line.score;
            Replay<R> replay = game;
            for (const Move& move : line.moves) {
                if (replay.verdict().over) break;
                told.moves.push_back(move_text(move, rules_.turn(replay.at())));
                replay.play(move);
            }
        }
        const auto& chosen = thought.lines[static_cast<std::size_t>(found.chosen)];
        thought.line = chosen.moves;
        thought.move = thought.line.front();
        thought.score = chosen.score;
        thought.depth = found.depth;
        thought.depth_selective = found.depth_selective;
        thought.nodes = found.nodes;
        thought.tablebase_hits = found.tablebase_hits;
        thought.table_full_permille = found.table_full_permille;
        return thought;
    }

    MoveText move_text(const typename R::Move& move, Side side) const {
        return {std::string(std::string_view(words_.write(rules_, move))),
                words_.shown(rules_, move, side)};
    }

    /// The legal move of `side` that `reader` typed; null where it is none.
    const typename R::Move* find(const typename R::MoveList& legal, std::string_view typed,
                                 Side side, Side reader) const {
        for (const auto& move : legal)
            if (same_word(typed, words_.write(rules_, move))) return &move;
        for (const auto& move : legal)
            if (same_word(typed, words_.shown(rules_, move, side).to(reader))) return &move;
        return nullptr;
    }

    /// Plays the record from its beginning; each step is added to `steps` where they are wanted,
    /// those before `told_from` with side and move alone: the rest takes longer than playing it.
    Or<Replay<R>, BadRecord> replayed(const Record& record, std::vector<Step>* steps,
                                      std::size_t told_from = 0) const {
        const auto start = opening(record.from);
        if (!start) return BadRecord{start.refusal(), std::nullopt};
        Replay<R> replay(rules_, *start, record.moves.size());
        for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
            const std::string& typed = record.moves[ply];
            const auto at = static_cast<int>(ply);
            if (replay.verdict().over)
                return BadRecord{refuse("The game was over before the move “", clip(typed, 40),
                                        "” (", in_words(replay.verdict().reason),
                                        "): leave out that move and all after it."),
                                 at};
            const Side side = rules_.turn(replay.at());
            const Side reader = record.reader.value_or(side);
            const auto* found = find(replay.legal(), typed, side, reader);
            if (!found) return BadRecord{words_.why_not(rules_, replay.at(), typed, reader), at};
            const auto move = *found;
            const bool told = steps && ply >= told_from;
            if (steps) {
                Step& step =
                    steps->emplace_back(told ? words_.step(rules_, replay.at(), move) : Step());
                step.side = side;
                step.move = move_text(move, side);
            }
            replay.play(move);
            if (told) steps->back().position = std::string_view(words_.write(rules_, replay.at()));
        }
        return replay;
    }

    R rules_;
    W words_;
    Engine<R> engine_;
};

/// Fills in what a Game does; its name, title and the like are the caller's.
template <GameRules R, GameWords<R> W>
Game game_of(Game about, R rules, W words, Engine<R> engine) {
    const auto game =
        std::make_shared<const GameOf<R, W>>(std::move(rules), std::move(words), std::move(engine));
    about.look = [game](const Record& record) { return game->look(record); };
    about.steps = [game](const Record& record) { return game->steps(record); };
    about.story = [game](const Record& record, std::size_t told_from) {
        return game->story(record, told_from);
    };
    about.board = [game](std::string_view position, const BoardStyle& style) {
        return game->board(position, style);
    };
    about.table = [game](std::string_view position, const BoardStyle& style) {
        return game->table(position, style);
    };
    about.picture = [game](std::string_view position, const BoardStyle& style) {
        return game->picture(position, style);
    };
    about.think = [game](const Record& record, const ThinkLimits& limits) {
        return game->think(record, limits, {});
    };
    about.think_aloud = [game](const Record& record, const ThinkLimits& limits,
                               const Game::Told& told) {
        return game->think(record, limits, told);
    };
    about.evaluate = [game](std::string_view position) { return game->evaluate(position); };
    about.perft = [game](std::string_view from, int depth, PerftWay way) {
        return game->perft(from, depth, way);
    };
    return about;
}

}  // namespace posthouse
