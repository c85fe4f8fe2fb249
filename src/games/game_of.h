// Makes a Game from a game's rules, notation and engine: the one place of type erasure. Included
// only by the games' own .cpp files.
//
// Reading a move is generic: a typed text is legal if it equals the stored or shown text of a legal
// move, ignoring case. Repetition is judged here by passing the History to the rules.
#pragma once

#include "games/game.h"
#include "games/result_text.h"
#include "rules/perft.h"
#include "rules/rules.h"
#include "search/engine.h"

#include <concepts>
#include <memory>
#include <string>
#include <utility>

namespace posthouse::games {

/// The notation of a game with rules R: reads, writes, describes and draws positions and moves. If
/// it has `ideas(rules, position, move)`, it names the ideas of a move: see MoveIdea.
template <class W, class R>
concept GameNotation = GameRules<R> &&
    requires(const W& words, const R& rules, const typename R::Position& position,
             const typename R::Move& move, std::string_view typed, Side side, Side reader,
             const BoardRenderOptions& style) {
    /// The position text, which `read` accepts.
    { words.write(rules, position) } -> std::convertible_to<std::string_view>;
    /// The position of a text, or what is wrong with it.
    { words.read(rules, typed) } -> std::same_as<Expected<typename R::Position>>;
    /// The move as it is stored.
    { words.write(rules, move) } -> std::convertible_to<std::string_view>;
    /// The move as it is shown when `side` makes it.
    { words.shown(rules, move, side) } -> std::same_as<ReaderText>;
    /// Why what `reader` typed is not a legal move here: one sentence, for the player to move.
    { words.illegal_reason(rules, position, typed, reader) } -> std::same_as<Refusal>;
    /// Everything about making `move` at `position` except its texts and the position after it.
    { words.step(rules, position, move) } -> std::same_as<MoveDetails>;
    { words.board(rules, position, style) } -> std::same_as<std::string>;
    { words.table(rules, position, style) } -> std::same_as<std::string>;
    { words.picture(rules, position, style) } -> std::same_as<std::string>;
};

/// A line of play being replayed: its position, verdict, and the keys of earlier positions.
template <GameRules R>
class Replay {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    /// `plies` is the expected number of moves. The rules must outlive the replay.
    Replay(const R& rules, const Position& start, std::size_t plies) : rules_(rules), at_(start) {
        keys_.reserve(plies);
        arrive();
    }

    const Position& at() const { return at_; }
    const Verdict& verdict() const { return verdict_; }
    const typename R::MoveList& legal() const { return legal_; }
    int plies() const { return static_cast<int>(keys_.size()); }

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
            at_ = rules_.apply_verdict(at_, verdict_);
            legal_.clear();
        }
    }

    const R& rules_;
    Position at_;
    std::vector<Key> keys_;
    Verdict verdict_;
    typename R::MoveList legal_;
};

template <GameRules R, GameNotation<R> W>
class GameOf {
public:
    using Move = typename R::Move;
    using Position = typename R::Position;

    GameOf(R rules, W words, search::Engine<R> engine)
        : rules_(std::move(rules)), words_(std::move(words)), engine_(std::move(engine)) {}

    Expected<GameState, InvalidRecord> state(const GameRecord& record) const {
        const auto replay = replayed(record, nullptr);
        if (!replay) return replay.error();
        return state_of(*replay);
    }

    Expected<std::vector<MoveDetails>, InvalidRecord> steps(const GameRecord& record) const {
        std::vector<MoveDetails> steps;
        steps.reserve(record.moves.size());
        const auto replay = replayed(record, &steps);
        if (!replay) return replay.error();
        return steps;
    }

    Expected<ReplayedGame, InvalidRecord> replay(const GameRecord& record,
                                                 std::size_t details_from) const {
        ReplayedGame replayed_game;
        replayed_game.steps.reserve(record.moves.size());
        const auto replay = replayed(record, &replayed_game.steps, details_from);
        if (!replay) return replay.error();
        replayed_game.view = state_of(*replay);
        return replayed_game;
    }

    Expected<GameLine, InvalidRecord> line(const GameRecord& record) const {
        auto replay = replayed(record, nullptr);
        if (!replay) return replay.error();
        return GameLine(std::make_shared<Replay<R>>(*std::move(replay)));
    }

    Expected<PlayedStep> play(const GameLine& line, std::string_view typed) const {
        auto& replay = *std::static_pointer_cast<Replay<R>>(line);
        PlayedStep played;
        if (auto wrong = play_one(replay, typed, rules_.turn(replay.at()), &played.step, true))
            return *std::move(wrong);
        played.view = state_of(replay);
        return played;
    }

    Expected<std::string> board(std::string_view position, const BoardRenderOptions& style) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.error();
        return words_.board(rules_, *at, style);
    }

    Expected<std::string> html_table(std::string_view position,
                                     const BoardRenderOptions& style) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.error();
        return words_.table(rules_, *at, style);
    }

    Expected<std::string> picture(std::string_view position,
                                  const BoardRenderOptions& style) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.error();
        return words_.picture(rules_, *at, style);
    }

    Expected<SearchReport, InvalidRecord> think(const GameRecord& record,
                                                const search::ThinkLimits& limits,
                                                const Game::ProgressCallback& on_progress) const {
        std::vector<Position> line;
        const auto replay = replayed(record, nullptr, 0, &line);
        if (!replay) return replay.error();
        if (replay->verdict().over)
            return InvalidRecord{
                refuse("position-game-over", "The game is over: there is nothing to think about."),
                static_cast<int>(record.moves.size())};
        typename search::Engine<R>::ProgressCallback hear;
        if (on_progress)
            hear = [&](const search::SearchResult<Move>& found) {
                on_progress(search_report_of(found, *replay));
            };
        return search_report_of(engine_.think(line, limits, hear), *replay);
    }

    Expected<int> evaluate(std::string_view position) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.error();
        const Replay<R> replay(rules_, *at, 0);
        return replay.verdict().over ? 0 : engine_.evaluate(*at);
    }

    Expected<std::vector<MoveIdea>> ideas(std::string_view position, std::string_view move) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.error();
        typename R::MoveList legal;
        rules_.moves(*at, legal);
        const Side side = rules_.turn(*at);
        const Move* found = find(legal, move, side, side);
        if (!found)
            return refuse("illegal-move", "{reason}",
                          words_.illegal_reason(rules_, *at, move, side));
        if constexpr (requires { words_.ideas(rules_, *at, *found); })
            return words_.ideas(rules_, *at, *found);
        else
            return std::vector<MoveIdea>();
    }

    Expected<Key> identity(std::string_view position) const {
        const auto at = words_.read(rules_, position);
        if (!at) return at.error();
        return engine_.identity(*at);
    }

    Expected<std::uint64_t> perft(std::string_view from, int depth, PerftMode mode) const {
        if (depth < 0 || depth > perft_depth_max)
            return refuse("perft-depth-out-of-range", "The depth must be between 0 and {most}.",
                          perft_depth_max);
        const auto start = opening(from);
        if (!start) return start.error();
        return engine_.perft(*start, depth, mode);
    }

private:
    Expected<typename R::Position> opening(std::string_view from) const {
        if (from.empty()) return rules_.start();
        return words_.read(rules_, from);
    }

    GameState state_of(const Replay<R>& replay) const {
        GameState view;
        view.position = std::string_view(words_.write(rules_, replay.at()));
        view.to_move = rules_.turn(replay.at());
        view.verdict = replay.verdict();
        view.plies = replay.plies();
        view.legal.reserve(replay.legal().size());
        for (const auto& move : replay.legal()) view.legal.push_back(move_text(move, view.to_move));
        return view;
    }

    /// A line that continues for more seeds after the end of the game is cut there.
    SearchReport search_report_of(const search::SearchResult<Move>& found,
                                  const Replay<R>& game) const {
        SearchReport search_report;
        for (const auto& line : found.lines) {
            auto& answer = search_report.lines.emplace_back();
            answer.score = line.score;
            Replay<R> replay = game;
            for (const Move& move : line.moves) {
                if (replay.verdict().over) break;
                answer.moves.push_back(move_text(move, rules_.turn(replay.at())));
                replay.play(move);
            }
        }
        const auto& chosen = search_report.lines[static_cast<std::size_t>(found.chosen)];
        search_report.line = chosen.moves;
        search_report.move = search_report.line.front();
        search_report.score = chosen.score;
        search_report.depth = found.depth;
        search_report.depth_selective = found.depth_selective;
        search_report.nodes = found.nodes;
        search_report.tablebase_hits = found.tablebase_hits;
        search_report.table_full_permille = found.table_full_permille;
        return search_report;
    }

    MoveText move_text(const typename R::Move& move, Side side) const {
        return {std::string(std::string_view(words_.write(rules_, move))),
                words_.shown(rules_, move, side)};
    }

    /// The legal move of `side` that `reader` typed; null if there is none.
    const typename R::Move* find(const typename R::MoveList& legal, std::string_view typed,
                                 Side side, Side reader) const {
        for (const auto& move : legal)
            if (equals_ignore_case(typed, words_.write(rules_, move))) return &move;
        for (const auto& move : legal)
            if (equals_ignore_case(typed, words_.shown(rules_, move, side).to(reader)))
                return &move;
        return nullptr;
    }

    Expected<Replay<R>, InvalidRecord> begin(const GameRecord& record) const {
        const auto start = opening(record.from);
        if (!start)
            return InvalidRecord{refuse("invalid-position", "{reason}", start.error()),
                                 std::nullopt};
        return Replay<R>(rules_, *start, record.moves.size());
    }

    /// What was played, in full or only side and move.
    MoveDetails step_of(const Position& before, const Move& move, const Position& after,
                        bool with_details) const {
        MoveDetails step = with_details ? words_.step(rules_, before, move) : MoveDetails();
        step.side = rules_.turn(before);
        step.move = move_text(move, step.side);
        if (with_details) step.position = std::string_view(words_.write(rules_, after));
        return step;
    }

    Expected<Replay<R>, InvalidRecord> replayed(const GameRecord& record,
                                                std::vector<MoveDetails>* steps,
                                                std::size_t details_from = 0,
                                                std::vector<Position>* line = nullptr) const {
        auto replay = begin(record);
        if (!replay) return replay.error();
        if (line) line->push_back(replay->at());
        if (const auto wrong = play_all(*replay, record, steps, details_from, line)) return *wrong;
        return replay;
    }

    /// Plays the record's moves. Adds each step to `steps` and each position after them to `line`
    /// if not null; steps before `details_from` get only side and move, since the rest takes longer
    /// than playing them.
    std::optional<InvalidRecord> play_all(Replay<R>& replay, const GameRecord& record,
                                          std::vector<MoveDetails>* steps, std::size_t details_from,
                                          std::vector<Position>* line) const {
        for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
            const Side reader = record.reader.value_or(rules_.turn(replay.at()));
            if (auto wrong =
                    play_one(replay, record.moves[ply], reader,
                             steps ? &steps->emplace_back() : nullptr, ply >= details_from))
                return InvalidRecord{*std::move(wrong), static_cast<int>(ply)};
            if (line) line->push_back(replay.at());
        }
        return std::nullopt;
    }

    /// Plays the move that `reader` typed, or says why that is not possible. Sets `step` if not
    /// null.
    std::optional<Refusal> play_one(Replay<R>& replay, std::string_view typed, Side reader,
                                    MoveDetails* step, bool with_details) const {
        if (replay.verdict().over)
            return refuse("moves-after-end",
                          "The game was over before the move “{typed}” ({reason}): leave out that "
                          "move and all after it.",
                          truncate(typed, 40), reason_phrase(replay.verdict().reason));
        const auto* found = find(replay.legal(), typed, rules_.turn(replay.at()), reader);
        if (!found)
            return refuse("illegal-move", "{reason}",
                          words_.illegal_reason(rules_, replay.at(), typed, reader));
        const Position before = replay.at();
        const Move move = *found;
        replay.play(move);
        if (step) *step = step_of(before, move, replay.at(), with_details);
        return std::nullopt;
    }

    R rules_;
    W words_;
    search::Engine<R> engine_;
};

/// Fills in the functions of a Game; name, title and the like are the caller's.
template <GameRules R, GameNotation<R> W>
Game game_of(Game about, R rules, W words, search::Engine<R> engine) {
    const auto game =
        std::make_shared<const GameOf<R, W>>(std::move(rules), std::move(words), std::move(engine));
    about.state = [game](const GameRecord& record) { return game->state(record); };
    about.steps = [game](const GameRecord& record) { return game->steps(record); };
    about.replay = [game](const GameRecord& record, std::size_t details_from) {
        return game->replay(record, details_from);
    };
    about.line = [game](const GameRecord& record) { return game->line(record); };
    about.play = [game](const GameLine& line, std::string_view typed) {
        return game->play(line, typed);
    };
    about.board = [game](std::string_view position, const BoardRenderOptions& style) {
        return game->board(position, style);
    };
    about.html_table = [game](std::string_view position, const BoardRenderOptions& style) {
        return game->html_table(position, style);
    };
    about.picture = [game](std::string_view position, const BoardRenderOptions& style) {
        return game->picture(position, style);
    };
    about.think = [game](const GameRecord& record, const search::ThinkLimits& limits) {
        return game->think(record, limits, {});
    };
    about.think_with_progress = [game](const GameRecord& record, const search::ThinkLimits& limits,
                                       const Game::ProgressCallback& on_progress) {
        return game->think(record, limits, on_progress);
    };
    about.evaluate = [game](std::string_view position) { return game->evaluate(position); };
    about.ideas = [game](std::string_view position, std::string_view move) {
        return game->ideas(position, move);
    };
    if (about.same_rules_as.empty()) about.same_rules_as = about.name;
    about.identity = [game](std::string_view position) { return game->identity(position); };
    about.perft = [game](std::string_view from, int depth, PerftMode mode) {
        return game->perft(from, depth, mode);
    };
    return about;
}

}  // namespace posthouse::games
