// Whole games with every intermediate state, and perft counts, made by an independent
// implementation: see vectors/README.md.
#include "games/game.h"
#include "rules/perft.h"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::games {
namespace {

namespace json = boost::json;

const std::filesystem::path vectors = std::filesystem::path(POSTHOUSE_SOURCE) / "src/games/vectors";

std::string text_of(const json::value& value) {
    return value.is_null() ? "" : std::string(value.as_string());
}

std::set<std::string> texts_of(const json::value& list) {
    std::set<std::string> texts;
    for (const auto& item : list.as_array()) texts.insert(text_of(item));
    return texts;
}

void expect_same(const json::object& state, const GameState& view, const std::string& where) {
    EXPECT_EQ(view.position, text_of(state.at("position"))) << where;
    EXPECT_EQ(name_of(view.to_move), text_of(state.at("to_move"))) << where;
    std::set<std::string> legal;
    for (const MoveText& move : view.legal) legal.insert(move.text);
    EXPECT_EQ(legal.size(), view.legal.size()) << where << ": a move is listed twice";
    EXPECT_EQ(legal, texts_of(state.at("legal"))) << where;
    ASSERT_EQ(view.verdict.over, state.at("over").as_bool()) << where;
    if (!view.verdict.over) return;
    EXPECT_EQ(name_of(view.verdict.result), text_of(state.at("result"))) << where;
    EXPECT_EQ(view.verdict.reason, text_of(state.at("reason"))) << where;
}

void check_game(const json::object& line, const std::string& where) {
    const Game* game = find_game(text_of(line.at("game")));
    ASSERT_NE(game, nullptr) << where;
    const auto& moves = line.at("moves").as_array();
    const auto& states = line.at("states").as_array();
    ASSERT_EQ(states.size(), moves.size() + 1) << where;

    GameRecord record{text_of(line.at("from")), {}};
    for (std::size_t ply = 0; ply < states.size(); ++ply) {
        if (ply > 0) record.moves.push_back(text_of(moves[ply - 1]));
        const auto view = game->state(record);
        ASSERT_TRUE(view) << where << " ply " << ply << ": "
                          << view.error().refusal.sentence.view();
        expect_same(states[ply].as_object(), *view, where + " ply " + std::to_string(ply));
    }

    const auto steps = game->steps(record);
    ASSERT_TRUE(steps) << where;
    ASSERT_EQ(steps->size(), moves.size()) << where;
    for (std::size_t ply = 0; ply < moves.size(); ++ply)
        EXPECT_EQ((*steps)[ply].position, text_of(states[ply + 1].at("position")))
            << where << " ply " << ply;
}

/// All games of one file.
class Games : public testing::TestWithParam<std::string> {};

TEST_P(Games, AgreeStateByState) {
    std::ifstream lines(vectors / (GetParam() + ".jsonl"));
    int games = 0;
    for (std::string line; std::getline(lines, line) && !HasFatalFailure();) {
        const std::string where = GetParam() + " game " + std::to_string(++games);
        check_game(json::parse(line).as_object(), where);
    }
    EXPECT_GT(games, 0);
}

/// Every file there is, so that none is forgotten.
std::vector<std::string> recorded() {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(vectors))
        if (file.path().extension() == ".jsonl") names.push_back(file.path().stem());
    std::ranges::sort(names);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Vectors, Games, testing::ValuesIn(recorded()), [](const auto& each) {
    std::string name = each.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Vectors, CoverEveryListedGame) {
    for (const Game& game : all_games()) {
        if (game.listed) {
            EXPECT_TRUE(std::filesystem::exists(vectors / (std::string(game.name) + ".jsonl")))
                << game.name;
        }
    }
}

TEST(Vectors, PerftCountsAgree) {
    std::ifstream lines(vectors / "perft.tsv");
    std::set<std::string> counted;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream row(line);
        std::string name, from, depth, leaves;
        std::getline(row, name, '\t');
        std::getline(row, from, '\t');
        std::getline(row, depth, '\t');
        std::getline(row, leaves);
        const Game* game = find_game(name);
        ASSERT_NE(game, nullptr) << line;
        const auto count =
            game->perft(from == "start" ? "" : from, std::stoi(depth), PerftMode::bulk);
        ASSERT_TRUE(count) << line << ": " << count.error().sentence.view();
        EXPECT_EQ(*count, std::stoull(leaves)) << line;
        counted.insert(name);
    }
    for (const Game& game : all_games()) {
        if (game.listed) {
            EXPECT_TRUE(counted.contains(std::string(game.name))) << game.name;
        }
    }
}

}  // namespace
}  // namespace posthouse::games
