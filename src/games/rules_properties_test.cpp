// Invariants of every game, tested by random play through the public interface. A new game gets
// these tests with its line in games.def.
#include "base/inplace.h"
#include "games/game.h"
#include "games/game_help.h"
#include "rules/perft.h"
#include "search/limits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::games {
namespace {

constexpr int games_each = 12;
constexpr int plies_max = 3000;  // far more than any random game takes

std::vector<std::string> names() {
    std::vector<std::string> names;
    for (const Game& game : all_games()) names.emplace_back(game.name);
    return names;
}

std::string upper(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

std::string lower_all(std::string text) {
    for (char& c : text) c = to_lower(c);
    return text;
}

std::vector<std::string> texts(const GameState& view) {
    std::vector<std::string> texts;
    for (const MoveText& move : view.legal)
        texts.push_back(move.text + ' ' + move.shown.to(view.to_move));
    return texts;
}

class Laws : public testing::TestWithParam<std::string> {
protected:
    const Game& game = *find_game(GetParam());
    std::mt19937 random{20240229};

    std::size_t below(std::size_t bound) { return random() % bound; }

    GameState seen(const GameRecord& record) {
        const auto view = game.state(record);
        if (view) return *view;
        ADD_FAILURE() << view.error().refusal.sentence.view();
        return {};
    }

    GameState seen_with(GameRecord record, const std::string& move) {
        record.moves.push_back(move);
        return seen(record);
    }

    /// A whole game of random moves; calls `visit` before each move and at the end.
    template <class Visit>
    GameRecord play(Visit visit, std::string from = "") {
        GameRecord record{std::move(from), {}};
        for (int ply = 0; ply <= plies_max; ++ply) {
            const GameState view = seen(record);
            visit(record, view);
            if (HasFailure() || view.verdict.over) return record;
            record.moves.push_back(view.legal[below(view.legal.size())].text);
        }
        ADD_FAILURE() << "a game without end";
        return record;
    }

    void expect_refused(GameRecord record, const std::string& move) {
        const int ply = static_cast<int>(record.moves.size());
        record.moves.push_back(move);
        for (const std::string& more : {std::string("and"), std::string("more")}) {
            const auto view = game.state(record);
            ASSERT_FALSE(view) << "“" << move << "” was accepted";
            EXPECT_EQ(view.error().at, ply);
            EXPECT_FALSE(view.error().refusal.sentence.empty());
            record.moves.push_back(more);
        }
        const auto steps = game.steps(record);
        ASSERT_FALSE(steps);
        EXPECT_EQ(steps.error().at, ply);
    }

    void expect_board(const std::string& position, const MoveDetails* last) {
        for (Side bottom : {Side::first, Side::second}) {
            const auto board = game.board(position, {bottom, {"you", "a long name"}, last});
            ASSERT_TRUE(board) << position;
            ASSERT_FALSE(board->empty());
            EXPECT_EQ(board->back(), '\n');
            std::istringstream lines(*board);
            for (std::string line; std::getline(lines, line);) {
                EXPECT_LE(line.size(), 72u) << line;
                for (char c : line) EXPECT_TRUE(c >= ' ' && c <= '~') << line;
            }
        }
    }
};

TEST_P(Laws, AGameIsOverExactlyWhenThereIsNoLegalMove) {
    for (int i = 0; i < games_each; ++i)
        play([&](const GameRecord& record, const GameState& view) {
            EXPECT_EQ(view.legal.empty(), view.verdict.over);
            EXPECT_EQ(view.plies, record.moves.size());
            EXPECT_EQ(view.verdict.reason.empty(), !view.verdict.over);
        });
}

TEST_P(Laws, WhereSecondMayBeginItIsTheOpeningWithSecondToMove) {
    const std::string& from = game.opening_of_second;
    if (from.empty()) return;
    const GameState opening = seen({});
    const GameState begun = seen({from, {}});
    EXPECT_EQ(begun.position, from);
    EXPECT_EQ(begun.to_move, Side::second);
    EXPECT_EQ(begun.legal.size(), opening.legal.size());
    EXPECT_NE(from, opening.position);
    EXPECT_EQ(from.substr(0, from.size() - 1), opening.position.substr(0, from.size() - 1));
    EXPECT_TRUE(game.is_opening(from) && game.is_opening(""));
    play([](const GameRecord&, const GameState&) {}, from);
}

TEST_P(Laws, ALegalMoveIsAcceptedAsItIsStoredAndAsItIsShownInEitherCase) {
    play([&](const GameRecord& record, const GameState& view) {
        for (const MoveText& move : view.legal) {
            const std::string after = seen_with(record, move.text).position;
            const std::string shown = move.shown.to(view.to_move);
            for (const std::string& typed :
                 {shown, upper(move.text), lower_all(move.text), upper(shown), lower_all(shown)})
                EXPECT_EQ(seen_with(record, typed).position, after) << typed;
            for (Side reader : {Side::first, Side::second}) {
                GameRecord read = record;
                read.reader = reader;
                EXPECT_EQ(seen_with(read, move.shown.to(reader)).position, after);
            }
        }
    });
}

TEST_P(Laws, AnythingElseIsRefusedAtItsIndex) {
    play([&](const GameRecord& record, const GameState& view) {
        std::vector<std::string> typed = {"",
                                          " ",
                                          "pass",
                                          "resign",
                                          "0",
                                          "99",
                                          "\xff\xfe",
                                          "“",
                                          std::string(500, 'a'),
                                          std::string("a\0b", 3)};
        // Near misses: a legal move with something wrong with it.
        for (const MoveText& move : view.legal) {
            typed.push_back(move.text + ' ');
            typed.push_back(move.text + move.text);
            std::string other_text = move.text;
            other_text[below(other_text.size())] = static_cast<char>('!' + below(94));
            typed.push_back(other_text);
        }
        for (const std::string& word : typed) {
            const bool legal =
                std::any_of(view.legal.begin(), view.legal.end(),
                            [&](const MoveText& move) { return move.is(word, view.to_move); });
            if (!legal) expect_refused(record, word);
            if (HasFatalFailure()) return;
        }
    });
}

TEST_P(Laws, AFinishedGameTakesNoMoreMoves) {
    const GameState opening = seen({});
    for (int i = 0; i < games_each; ++i) {
        const GameRecord record = play([](const GameRecord&, const GameState&) {});
        for (const MoveText& move : opening.legal) expect_refused(record, move.text);
    }
}

TEST_P(Laws, APositionTextComesBackAsItIs) {
    for (int i = 0; i < games_each; ++i)
        play([&](const GameRecord&, const GameState& view) {
            const GameState again = seen({view.position, {}});
            EXPECT_EQ(again.position, view.position);
            EXPECT_EQ(again.to_move, view.to_move);
            // Without its history a position may be over later, but never sooner.
            if (!view.verdict.over) {
                EXPECT_FALSE(again.verdict.over) << view.position;
                EXPECT_EQ(texts(again), texts(view));
            }
        });
}

TEST_P(Laws, ADamagedPositionTextIsRefusedOrReadButNeverBringsTheHouseDown) {
    int read = 0;
    int refused = 0;
    const auto damage = [&](std::string text) {
        for (std::size_t times = 1 + below(3); times > 0 && !text.empty(); --times) {
            const std::size_t at = below(text.size());
            const char c = text[below(text.size())];
            if (below(3) == 0)
                text.erase(at, 1);
            else if (below(2) == 0)
                text.insert(at, 1, c);
            else
                text[at] = c;
        }
        return text;
    };
    play([&](const GameRecord&, const GameState& view) {
        for (int i = 0; i < 40; ++i) {
            const std::string text = damage(view.position);
            const auto there = text.empty() ? game.state({"?", {}}) : game.state({text, {}});
            ++(there ? read : refused);
            if (!there) {
                EXPECT_EQ(there.error().at, std::nullopt) << text;
                continue;
            }
            EXPECT_EQ(seen({there->position, {}}).position, there->position) << text;
            expect_board(there->position, nullptr);
            if (!there->verdict.over)
                seen_with({text, {}}, there->legal[below(there->legal.size())].text);
        }
    });
    EXPECT_GT(refused, 0);
    EXPECT_GT(read, 0);
}

TEST_P(Laws, TheStepsAreTheSameGame) {
    for (int i = 0; i < games_each; ++i) {
        std::vector<GameState> views;
        const GameRecord record =
            play([&](const GameRecord&, const GameState& view) { views.push_back(view); });
        const auto steps = game.steps(record);
        ASSERT_TRUE(steps);
        ASSERT_EQ(steps->size() + 1, views.size());
        for (std::size_t ply = 0; ply < steps->size(); ++ply) {
            const MoveDetails& step = (*steps)[ply];
            EXPECT_EQ(step.move.text, record.moves[ply]);
            EXPECT_EQ(step.side, views[ply].to_move);
            EXPECT_EQ(step.position, views[ply + 1].position);
            EXPECT_TRUE(step.description.to(Side::first).ends_with('.'));
            EXPECT_TRUE(step.description.to(Side::second).ends_with('.'));
        }
    }
}

TEST_P(Laws, AStoryTellsTheStepsThatWereAskedForAndOfTheOthersSideAndMove) {
    const GameRecord record = play([](const GameRecord&, const GameState&) {});
    const std::vector<MoveDetails> steps = *game.steps(record);
    const std::size_t half = steps.size() / 2;
    const auto story = game.replay(record, half);
    ASSERT_TRUE(story);
    EXPECT_EQ(story->view.position, game.state(record)->position);
    ASSERT_EQ(story->steps.size(), steps.size());
    for (std::size_t ply = 0; ply < steps.size(); ++ply) {
        EXPECT_EQ(story->steps[ply].side, steps[ply].side);
        EXPECT_EQ(story->steps[ply].move.shown, steps[ply].move.shown);
        EXPECT_EQ(story->steps[ply].description,
                  ply < half ? ReaderText() : steps[ply].description);
        EXPECT_EQ(story->steps[ply].position, ply < half ? "" : steps[ply].position);
    }
}

TEST_P(Laws, TheSidesMoveByTurns) {
    for (int i = 0; i < games_each; ++i)
        play([side = Side::first](const GameRecord&, const GameState& view) mutable {
            EXPECT_EQ(view.to_move, side);
            side = other(side);
        });
}

TEST_P(Laws, EveryBoardIsAsciiOfAtMost72Columns) {
    const GameRecord record = play([&](const GameRecord& so_far, const GameState& view) {
        const auto steps = game.steps(so_far);
        ASSERT_TRUE(steps);
        expect_board(view.position, nullptr);
        if (!steps->empty()) expect_board(view.position, &steps->back());
    });
    EXPECT_FALSE(record.moves.empty());
}

TEST_P(Laws, TheBorderCountsAsManyMovesAsItLists) {
    play([&](const GameRecord&, const GameState& view) {
        if (view.verdict.over) return;
        const auto count = game.perft(view.position, 1, PerftMode::bulk);
        ASSERT_TRUE(count);
        EXPECT_EQ(*count, view.legal.size());
    });
    EXPECT_FALSE(game.perft("", -1, PerftMode::bulk));
    EXPECT_FALSE(game.perft("", 64, PerftMode::bulk));
    EXPECT_FALSE(game.perft("no position", 1, PerftMode::every_leaf));
}

TEST_P(Laws, TheComputerAnswersWithALegalMoveUntilTheGameIsOver) {
    play([&](const GameRecord& record, const GameState& view) {
        search::ThinkLimits limits;
        limits.depth_max = 2;
        limits.nodes_max = 200;
        limits.score_tolerance = 100;
        limits.seed = random();
        limits.for_margin = record.moves.size() % 2 == 1;
        const auto search_report = game.think(record, limits);
        if (view.verdict.over) {
            ASSERT_FALSE(search_report);
            return;
        }
        ASSERT_TRUE(search_report);
        ASSERT_FALSE(search_report->line.empty());
        EXPECT_EQ(search_report->line.front().text, search_report->move.text);
        GameRecord expected = record;  // the whole principal variation is legal
        for (const MoveText& move : search_report->line) expected.moves.push_back(move.text);
        EXPECT_EQ(seen(expected).plies, static_cast<int>(expected.moves.size()));
        EXPECT_TRUE(std::any_of(view.legal.begin(), view.legal.end(), [&](const auto& move) {
            return move.text == search_report->move.text && move.shown == search_report->move.shown;
        })) << search_report->move.text;
    });
}

TEST_P(Laws, ItsNameIsFoundInAnyCaseAndItsWordsAreFitToPrint) {
    EXPECT_EQ(find_game(upper(GetParam())), &game);
    for (std::string_view words :
         {game.name, game.title, game.blurb, game.seats[0], game.seats[1], game.drawing.kind})
        EXPECT_FALSE(words.empty());
    EXPECT_GT(game.drawing.columns, 0);
    EXPECT_GT(game.drawing.rows, 0);
}

/// A drawing in a help is the board as `show` draws it, a blank line, and `GAME from POSITION:
/// moves`.
TEST_P(Laws, EveryDrawingInItsHelpIsThePositionUnderItAndTheMoveCanBePlayed) {
    std::istringstream lines{help_rules(game, translation::Texts())};
    std::string drawn;
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && !line.starts_with("    ")) drawn.clear();
        std::string_view rest = line;
        rest.remove_prefix(std::min<std::size_t>(4, rest.size()));
        const auto from = rest.find(" from "), colon = rest.rfind(": ");
        if (!line.starts_with("    ") || from == rest.npos || colon == rest.npos) {
            drawn += std::string(rest) + "\n";
            continue;
        }
        const Game* shown = find_game(rest.substr(0, from));
        ASSERT_TRUE(shown) << line;
        const std::string position(rest.substr(from + 6, colon - from - 6));
        const auto board = shown->board(position, {});
        ASSERT_TRUE(board) << line;
        EXPECT_TRUE(drawn.ends_with(*board + "\n")) << drawn << "is not\n" << *board;
        GameRecord record{position, {std::string(rest.substr(colon + 2))}};
        EXPECT_TRUE(shown->state(record)) << line;
    }
}

INSTANTIATE_TEST_SUITE_P(AllGames, Laws, testing::ValuesIn(names()), [](const auto& each) {
    std::string name = each.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(AllGames, HaveNamesOfTheirOwn) {
    std::vector<std::string> all = names();
    std::sort(all.begin(), all.end());
    EXPECT_EQ(std::unique(all.begin(), all.end()), all.end());
    EXPECT_EQ(find_game("chess"), nullptr);
    EXPECT_EQ(find_game(""), nullptr);
}

}  // namespace
}  // namespace posthouse::games
