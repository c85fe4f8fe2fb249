// A game as the rest of the program sees it: one constant, with positions and moves as text. Type
// erasure hides the rules (GameRules), their notation (GameNotation) and the search;
// games/game_of.h makes a Game of them.
//
// A match is a GameRecord. Everything else is computed from it each time: 200 plies take
// microseconds.
#pragma once

#include "base/refusal.h"
#include "games/etiquette.h"
#include "games/move_idea.h"
#include "rules/rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {
enum class PerftMode : std::uint8_t;  // rules/perft.h
namespace search {
struct ThinkLimits;  // search/limits.h
}
}  // namespace posthouse

namespace posthouse::games {

/// A starting position and the moves made since, as text. `from` is a position text; empty: the
/// opening.
struct GameRecord {
    std::string from;
    std::vector<std::string> moves;
    /// Who typed the moves: numbered houses are as this player sees them. None: each move is as the
    /// player who makes it sees them.
    std::optional<Side> reader = std::nullopt;
};

/// What is wrong with a GameRecord, and which move is wrong (from 0). No index: the starting
/// position.
struct InvalidRecord {
    Refusal refusal;
    std::optional<int> at;
};

/// Text that may depend on its reader: numbered houses begin at 1 on the reader's side.
struct ReaderText {
    std::string first;
    std::string second = {};  // empty: the same for both

    /// A spectator (none) reads the same as First.
    const std::string& to(std::optional<Side> reader) const {
        return reader == Side::second && !second.empty() ? second : first;
    }
    friend bool operator==(const ReaderText&, const ReaderText&) = default;
};

/// A legal move: as it is stored, and as it is shown (`wari-24` shows numbers). A player may type
/// either.
struct MoveText {
    std::string text;
    ReaderText shown;

    /// Whether this text, typed by `reader`, is this move.
    bool is(std::string_view typed, std::optional<Side> reader) const {
        return equals_ignore_case(typed, text) || equals_ignore_case(typed, shown.to(reader));
    }
};

/// One move that was made, for marking it on a board and describing it. Cells are numbers that the
/// game's own drawing understands: in the sowing games 0…H-1 are First's houses a…, H…2H-1 Second's
/// a…; in OctiLite XY.
struct MoveDetails {
    Side side = Side::first;
    MoveText move;
    ReaderText description;     // "South sows 4 seeds from c and captures 3.": one sentence without
                                // names of players
    int from = 0;               // the cell lifted from, the pod moved or the pod given a prong
    std::vector<int> path;      // cells sown into or landed on, in order; empty for an added prong
    std::vector<int> captured;  // cells captured from, in order
    int captured_seeds = 0;     // 0 in OctiLite, which has no seeds
    std::vector<int> captured_own;  // those of `captured` on which the mover's own pods stood
    bool on_base = false;           // a pod has reached an opposing base
    bool slam = false;     // the last seed would have taken all there is, and captured nothing
    std::string position;  // the position after it
};

/// A position after a GameRecord.
struct GameState {
    std::string position;
    Side to_move = Side::first;
    std::vector<MoveText> legal;  // in the game's order; empty when over
    Verdict verdict;
    int plies = 0;
};

/// The state after a GameRecord, and every move that led there.
struct ReplayedGame {
    GameState view;
    std::vector<MoveDetails>
        steps;  // one for each move; those before `details_from` have only side and move
};

/// A line of play that can be continued without playing it again from its beginning: its position
/// and history, for the game that made it.
using GameLine = std::shared_ptr<void>;

/// What a move did, and the state after it.
struct PlayedStep {
    MoveDetails step;
    GameState view;
};

/// The width of a board drawn as text: up to `text_columns_max`, as in mails. With at most
/// `narrow_columns_max` it is drawn without boxes, which takes `text_columns_min`.
inline constexpr int text_columns_max = 72;
inline constexpr int narrow_columns_max = 40;
inline constexpr int text_columns_min = 20;

/// What stands on a drawn board besides names, numbers and moves.
struct BoardWords {
    std::array<std::string_view, 2> seats{};  // empty: the game's own
    std::string_view captured = "captured";   // before a number
    std::string_view below = "{who} below";   // what a table shows, for screen readers
    // The marks of the last move, beside a cell and below a board.
    std::string_view lifted = "lifted", sown = "sown", taken = "taken", moved = "moved",
                     left = "left", passed = "passed", base = "base";
    std::string_view sowing = "Last move: * lifted, > < sown";
    std::string_view sowing_captures = "Last move: * lifted, > < sown, x captured";
    std::string_view narrow_sowing = "* lifted, > < sown", narrow_lifted = "* lifted",
                     narrow_captures = "x captured";
    std::string_view pods = "  Last move: [ ] the pod, . where it has been, * captured";
    std::string_view narrow_pods = "o or x: just moved", narrow_passed = ": passed, * captured";
    std::string_view prongs_left = "Prongs available:", white = "white", black = "black";
    std::string_view prongs = "Prongs:";
    std::string_view one_prong = "1 prong to add", more_prongs = "{n} prongs to add";
};
inline constexpr BoardWords english_board_words{};

struct BoardRenderOptions {
    Side bottom = Side::first;  // the reader's; ignored by boards that are never turned
    std::array<std::string, 2>
        captions;  // after the seats' names, for First and Second: "you", "bob"; may be empty
    const MoveDetails* last = nullptr;  // marked on the board if set
    int columns = text_columns_max;     // width of the reader's screen; for text only
    const BoardWords* words = &english_board_words;
};

/// What a page needs to know to draw the board.
struct BoardLayout {
    std::string_view kind;  // "sowing" or "octilite"
    int columns = 0;
    int rows = 0;
    bool numbered = false;   // houses are shown as numbers, from 1 on the reader's side
    bool text_turns = true;  // as text, too, the board is drawn from either side
};

struct SearchReport {
    struct Line {
        std::vector<MoveText> moves;  // principal variation; never empty
        int score = 0;
    };

    MoveText move;
    int score = 0;            // for the player to move; see search/score.h and Game::score_unit
    int depth = 0;            // completed plies
    int depth_selective = 0;  // plies of the longest line searched
    std::uint64_t nodes = 0;
    std::uint64_t tablebase_hits = 0;
    int table_full_permille = 0;
    std::vector<MoveText> line;  // the principal variation, `move` first
    std::vector<Line> lines;     // as many of the best moves as requested, best first
};

struct Game {
    std::string_view name;  // typed and stored: "super-wari"
    /// The first game with the same rules, perhaps itself: what was computed for it is true of
    /// both.
    std::string_view same_rules_as;
    std::string_view title;                 // "Super-Wari"
    std::string_view blurb;                 // one line for lists
    std::array<std::string_view, 2> seats;  // "South", "North"; "White (O)", "Black (X)"
    BoardLayout drawing;
    std::string_view score_unit;  // scores are hundredths of it: "seed", "pod"
    Etiquette etiquette = Etiquette::never;
    /// How the computer can play besides `balanced_style`: "hoarder"; may be empty.
    std::vector<std::string_view> styles;
    /// The opening with Second to move, as a position text; empty if the rules let First begin.
    std::string opening_of_second;
    /// This many occurrences of a position end the game; 0: positions never recur.
    int repetitions = 0;
    bool listed = true;  // nullgame is not

    /// Whether a strong computer wins narrowly unless the match says otherwise: see ThinkLimits.
    bool wins_narrowly() const { return etiquette == Etiquette::usual; }
    /// Whether a GameRecord with this `from` starts from the opening, whoever is to move.
    bool is_opening(std::string_view from) const {
        return from.empty() || from == opening_of_second;
    }

    using ProgressCallback = std::function<void(const SearchReport&)>;

    std::function<Expected<GameState, InvalidRecord>(const GameRecord&)> state;
    std::function<Expected<std::vector<MoveDetails>, InvalidRecord>(const GameRecord&)> steps;
    /// Both, in one replay. `details_from`: the first ply whose MoveDetails are needed in full.
    std::function<Expected<ReplayedGame, InvalidRecord>(const GameRecord&,
                                                        std::size_t details_from)>
        replay;
    /// The line of a record, and its next move as the player to move types it. A refusal changes
    /// nothing.
    std::function<Expected<GameLine, InvalidRecord>(const GameRecord&)> line;
    std::function<Expected<PlayedStep>(const GameLine&, std::string_view typed)> play;
    /// `position` must be a position text from a GameState or equivalent; anything else is refused.
    std::function<Expected<std::string>(std::string_view position, const BoardRenderOptions&)>
        board;
    /// The same as an HTML <table> (styles only in attributes, no images, accessible to screen
    /// readers), and as an SVG picture.
    std::function<Expected<std::string>(std::string_view position, const BoardRenderOptions&)>
        html_table, picture;
    /// The position must have a legal move; otherwise refused: "The game is over."
    std::function<Expected<SearchReport, InvalidRecord>(const GameRecord&,
                                                        const search::ThinkLimits&)>
        think;
    /// The same; `on_progress` is called after each completed depth, on the calling thread.
    std::function<Expected<SearchReport, InvalidRecord>(
        const GameRecord&, const search::ThinkLimits&, const ProgressCallback&)>
        think_with_progress;
    /// The static evaluation of an unfinished position, for the player to move; 0 if finished.
    std::function<Expected<int>(std::string_view position)> evaluate;
    /// The ideas of a legal move, the most important first; none if the game names none. The
    /// position must be as for `board`; an illegal move is refused.
    std::function<Expected<std::vector<MoveIdea>>(std::string_view position, std::string_view move)>
        ideas;
    /// Two positions with the same identity are equal for the player to move, on either side.
    std::function<Expected<Key>(std::string_view position)> identity;
    /// Empty `from`: the opening. Depth from 0 to perft_depth_max.
    std::function<Expected<std::uint64_t>(std::string_view from, int depth, PerftMode mode)> perft;
    /// The same game, except that so many occurrences of a position end it. Null if its rule cannot
    /// be changed; see games::with_repetitions.
    std::function<Game(int repetitions)> with_repetitions;
};

/// A way of playing without preferences.
inline constexpr std::string_view balanced_style = "balanced";

/// ThinkLimits::style for the name of a style, in any case. Refused, with the names, if the game
/// has none of this name.
Expected<int> find_style(const Game& game, std::string_view name);
/// All styles of the listed games, balanced_style first.
std::vector<std::string_view> all_styles();

/// Every game, nullgame included, in the order of games.def.
std::span<const Game> all_games();

/// Ignores case; null if there is no such game.
const Game* find_game(std::string_view name);
/// Refused, with the names of all listed games, if there is none of this name.
Expected<const Game*> find_game_or_error(std::string_view name);

/// How many occurrences of a position may be chosen to end a game.
inline constexpr int repetitions_min = 2, repetitions_max = 3;
/// The game, played and searched under this rule, from repetitions_min to repetitions_max, with the
/// same name, help and tables. Refused if the game's rule cannot be changed.
Expected<Game> with_repetitions(const Game& game, int repetitions);

}  // namespace posthouse::games
