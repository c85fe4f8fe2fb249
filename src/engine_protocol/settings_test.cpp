#include "engine_protocol/settings.h"

#include <gmock/gmock.h>

namespace posthouse::engine_protocol {
namespace {

using testing::HasSubstr;
using testing::Not;

class SettingsTest : public testing::Test {
protected:
    SettingsTest() { settings.game = games::find_game("oware"); }
    Expected<Settings> set(std::string_view name, std::string_view value) {
        return with_option(settings, machine, name, value);
    }
    Settings settings;
    Machine machine;
};

TEST_F(SettingsTest, ListsTheGamesOfTheHouseAndNoOthers) {
    const std::string lines = format_options(settings, machine);
    EXPECT_THAT(lines, HasSubstr("option name Variant type combo default oware var wari"));
    EXPECT_THAT(lines, HasSubstr(" var octilite\n"));
    EXPECT_THAT(lines, Not(HasSubstr("nullgame")));
    EXPECT_THAT(lines, HasSubstr("option name Style type combo default balanced var balanced var "
                                 "hoarder var attacker\n"));
    EXPECT_THAT(lines, HasSubstr("option name Hash type spin default 16 min 1 max 1024\n"));
}

TEST_F(SettingsTest, TakesNamesInAnyCase) {
    EXPECT_EQ(set("hash", "64")->hash_mb, 64);
    EXPECT_EQ(set("THREADS", "4")->threads, 4);
    EXPECT_EQ(set("multipv", "3")->lines, 3);
    EXPECT_EQ(set("Level", "2")->level, 2);
    EXPECT_EQ(set("Seed", "12345")->seed, 12345u);
    EXPECT_EQ(set("variant", "Super-Wari")->game, games::find_game("super-wari"));
    EXPECT_EQ(set("UCI_Variant", "warri")->game, games::find_game("warri"));
    EXPECT_TRUE(set("goal", "MARGIN")->for_margin);
    EXPECT_EQ(set("style", "Hoarder")->style, "hoarder");
    EXPECT_TRUE(set("Ponder", "true")->ponder);
    EXPECT_TRUE(set("winnarrowly", "True")->win_narrowly);
    EXPECT_TRUE(set("Gracious", "true")->win_narrowly) << "its old name";
    EXPECT_EQ(set("TablebasePath", "a folder")->tables, "a folder");
    EXPECT_EQ(set("TablebasePath", "<empty>")->tables, "");
}

TEST_F(SettingsTest, RefusesWithWhatWouldBeRight) {
    const auto refused = [this](std::string_view name, std::string_view value) {
        const auto next = set(name, value);
        return next ? "taken" : std::string(next.error().sentence);
    };
    EXPECT_THAT(refused("Hash", "0"), HasSubstr("from 1 to 1024"));
    EXPECT_THAT(refused("Hash", "1025"), HasSubstr("from 1 to 1024"));
    EXPECT_THAT(refused("Threads", "two"), HasSubstr("not “two”"));
    EXPECT_THAT(refused("Variant", "chess"), HasSubstr("Choose one of wari, "));
    EXPECT_THAT(refused("Goal", "peace"), HasSubstr("win or margin"));
    EXPECT_THAT(refused("Style", "timid"), HasSubstr("balanced, hoarder, attacker"));
    EXPECT_THAT(refused("Ponder", "maybe"), HasSubstr("true or false"));
    EXPECT_THAT(refused("Contempt", "5"), HasSubstr("Variant, Hash, Threads"));
}

}  // namespace
}  // namespace posthouse::engine_protocol
