// A game as the rest of the house sees it: one constant, positions and moves as text. This is the
// type-erased border; inside it are the rules (GameRules), their words (GameNotation) and the
// search, made into a Game by games/game_of.h.
//
// A match is a Record. Everything else is worked out from it afresh: 200 plies take microseconds.
//
// Deliberately absent: game objects that change, base classes to derive from, players, clocks,
// files.
#pragma once

#include "base/refusal.h"
#include "games/etiquette.h"
#include "rules/perft.h"
#include "rules/rules.h"
#include "search/limits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::games {

/// Where a line of play began and the moves made since, as text. `from` is a position text; empty:
/// the opening.
struct GameRecord {
    std::string from;
    std::vector<std::string> moves;
    /// Who typed the moves: where houses have numbers, they are this player's. None: each move is
    /// in the numbers of the player who makes it.
    std::optional<Side> reader = std::nullopt;
};

/// What is wrong with a Record: a sentence, and which move it is about (from 0). No index: the
/// position it starts from.
struct InvalidRecord {
    Refusal refusal;
    std::optional<int> at;
};

/// Words that may differ with their reader: where houses have numbers, one's own begin at 1.
struct ReaderText {
    std::string first;
    std::string second = {};  // empty: the same for both

    /// Somebody who only watches (none) reads what First does.
    const std::string& to(std::optional<Side> reader) const {
        return reader == Side::second && !second.empty() ? second : first;
    }
    friend bool operator==(const ReaderText&, const ReaderText&) = default;
};

/// A legal move: as it is stored, and as it is shown to people (`wari-24` shows numbers). A player
/// may type either.
struct MoveText {
    std::string text;
    ReaderText shown;

    /// Whether these words, typed by `reader`, are this move.
    bool is(std::string_view typed, std::optional<Side> reader) const {
        return equals_ignore_case(typed, text) || equals_ignore_case(typed, shown.to(reader));
    }
};

/// One move that was made, for marking it on a board and telling it in words. Cells are numbers
/// that the game's own drawing understands: in the sowing games 0…H-1 are First's houses a…, H…2H-1
/// Second's a…; in OctiLite XY.
struct MoveDetails {
    Side side = Side::first;
    MoveText move;
    ReaderText description;  // "South sows 4 seeds from c and captures 3." — one sentence, no names
                             // of people
    int from = 0;               // the cell lifted from, the pod moved or the pod given a prong
    std::vector<int> path;      // cells sown into or landed on, in order; empty for an added prong
    std::vector<int> captured;  // cells captured from, in order
    bool slam = false;          // the last seed would have taken all there is, and captured nothing
    std::string position;       // the position after it
};

/// A position as it stands after a Record.
struct GameState {
    std::string position;
    Side to_move = Side::first;
    std::vector<MoveText> legal;  // in the game's own order; empty when over
    Verdict verdict;
    int plies = 0;
};

/// Where a Record stands, and every move that led there.
struct ReplayedGame {
    GameState view;
    std::vector<MoveDetails>
        steps;  // one for each move; of those that nobody asked for, side and move
};

/// How wide a board drawn as text is: up to `text_columns_max`, as in mails. Where a screen has
/// no more than `narrow_columns_max` it is drawn without boxes, which takes `text_columns_min`.
inline constexpr int text_columns_max = 72;
inline constexpr int narrow_columns_max = 40;
inline constexpr int text_columns_min = 20;

/// How a board is drawn.
struct BoardRenderOptions {
    Side bottom = Side::first;  // the reader's; ignored by boards that are never turned round
    std::array<std::string, 2>
        captions;  // what follows the seat's name, for First and Second: "you", "bob"; may be empty
    const MoveDetails* last = nullptr;  // marked on the board where given
    int columns = text_columns_max;     // of the reader's screen; for text alone
};

/// What a page needs to know to draw the board; the rules themselves it asks.
struct BoardLayout {
    std::string_view kind;  // "sowing" or "octilite"
    int columns = 0;
    int rows = 0;
    bool numbered = false;   // houses are shown as numbers, the reader's own from 1
    bool text_turns = true;  // as text, too, it is drawn from either side
};

struct SearchReport {
    struct Line {
        std::vector<MoveText> moves;  // what is expected; never empty
        int score = 0;
    };

    MoveText move;
    int score = 0;            // for the player to move; see search/score.h and Game::score_unit
    int depth = 0;            // plies completed
    int depth_selective = 0;  // of the longest line looked at
    std::uint64_t nodes = 0;
    std::uint64_t tablebase_hits = 0;
    int table_full_permille = 0;
    std::vector<MoveText> line;  // the principal variation, `move` first
    std::vector<Line> lines;     // the best moves, as many as were wanted, the best first
};

struct Game {
    std::string_view name;   // what is typed and stored: "super-wari"
    std::string_view title;  // "Super-Wari"
    std::string_view blurb;  // one line for lists
    std::string_view help;   // its rules and how to type a move: Markdown that reads well as plain
                             // text, ≤ 72 columns
    std::array<std::string_view, 2> seats;  // "South", "North"; "White (O)", "Black (X)"
    BoardLayout drawing;
    std::string_view score_unit;  // what a score has hundredths of: "seed", "pod"
    Etiquette etiquette = Etiquette::never;
    /// The opening with Second to move, as a position text; empty: the rules let First begin.
    std::string opening_of_second;
    bool listed = true;  // nullgame is not

    /// Where no table says otherwise, a strong player wins narrowly here: see ThinkLimits.
    bool gracious() const { return etiquette == Etiquette::usual; }
    /// Whether a game that starts there (see Record) starts from the opening, whoever is to move.
    bool is_opening(std::string_view from) const {
        return from.empty() || from == opening_of_second;
    }

    using ProgressCallback = std::function<void(const SearchReport&)>;

    std::function<Expected<GameState, InvalidRecord>(const GameRecord&)> state;
    std::function<Expected<std::vector<MoveDetails>, InvalidRecord>(const GameRecord&)> steps;
    /// Both, of one replay. `told_from`: the first ply whose step is wanted whole.
    std::function<Expected<ReplayedGame, InvalidRecord>(const GameRecord&, std::size_t told_from)>
        replay;
    /// `position` must be a position text that `look` gave or accepts; anything else is refused.
    std::function<Expected<std::string>(std::string_view position, const BoardRenderOptions&)>
        board;
    /// The same as an HTML <table> (no styles but those in its own attributes, no images, readable
    /// by a screen reader), and as an SVG picture.
    std::function<Expected<std::string>(std::string_view position, const BoardRenderOptions&)>
        html_table, picture;
    /// The Record's position must have a legal move, else refused: "The game is over."
    std::function<Expected<SearchReport, InvalidRecord>(const GameRecord&,
                                                        const search::ThinkLimits&)>
        think;
    /// The same; `told` hears of every depth that is completed, in the thread that asks.
    std::function<Expected<SearchReport, InvalidRecord>(
        const GameRecord&, const search::ThinkLimits&, const ProgressCallback&)>
        think_with_progress;
    /// The score of an unfinished position by appearance alone, for the player to move; 0 of a
    /// finished one.
    std::function<Expected<int>(std::string_view position)> evaluate;
    /// `from` empty: the opening. Depth from 0 to perft_depth_max.
    std::function<Expected<std::uint64_t>(std::string_view from, int depth, PerftMode way)> perft;
};

/// Every game that is built, nullgame included, in the order of games.def.
std::span<const Game> all_games();

/// The game of this name, in any case of letters; null where there is none.
const Game* find_game(std::string_view name);
/// Refused, with the names of all listed games, if there is none of this name.
Expected<const Game*> find_game_or_error(std::string_view name);

}  // namespace posthouse::games
