// Tests of every game's HTML table and picture in random play. A new game gets them with its line
// in games.def.
#include "games/drawings/svg.h"
#include "games/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace posthouse::games {
namespace {

using testing::HasSubstr;
using testing::Not;

std::vector<std::string> names() {
    std::vector<std::string> names;
    for (const Game& game : all_games()) names.emplace_back(game.name);
    return names;
}

/// Describes the first error in a fragment of XML (or of HTML written like it, except <br>); empty
/// if there is none.
std::string ill_formed(std::string_view text) {
    std::vector<std::string> open;
    while (!text.empty()) {
        const std::size_t tag = std::min(text.find('<'), text.size());
        for (std::string_view words = text.substr(0, tag); words.find('&') != words.npos;) {
            words.remove_prefix(words.find('&'));
            const std::string_view entity = words.substr(0, words.find(';') + 1);
            if (entity != "&amp;" && entity != "&lt;" && entity != "&gt;" && entity != "&quot;" &&
                entity != "&#39;")
                return "a bare & at " + std::string(words.substr(0, 20));
            words.remove_prefix(1);
        }
        if (text.substr(0, tag).find('>') != text.npos) return "a bare >";
        if (tag == text.size()) break;
        const std::size_t end = text.find('>', tag);
        if (end == text.npos) return "a tag without end";
        std::string inside(text.substr(tag + 1, end - tag - 1));
        text.remove_prefix(end + 1);
        if (inside.find('<') != inside.npos) return "a < inside of " + inside;
        if (std::count(inside.begin(), inside.end(), '"') % 2 != 0) return "quotes of " + inside;
        const std::string name = inside.substr(inside[0] == '/', inside.find(' '));
        if (inside[0] == '/') {
            if (open.empty() || open.back() != name) return "</" + name + "> closes nothing";
            open.pop_back();
        } else if (inside.back() != '/' && name != "br") {
            open.push_back(name);
        }
    }
    return open.empty() ? "" : "<" + open.back() + "> is never closed";
}

TEST(IllFormed, FindsWhatIsWrong) {
    EXPECT_EQ(ill_formed("<a b=\"c\">d &amp; e<br/><br></a>"), "");
    for (const char* wrong :
         {"<a>", "</a>", "<a></b>", "<a", "a & b", "&bob;", "<a b=\"c>d</a>", "a>b"})
        EXPECT_NE(ill_formed(wrong), "") << wrong;
}

class Drawings : public testing::TestWithParam<std::string> {
protected:
    const Game& game = *find_game(GetParam());
    std::mt19937 random{20250311};

    /// Calls `visit` for each position of some random games, with the move that led there.
    template <class Visit>
    void play(Visit visit) {
        for (int i = 0; i < 4; ++i) {
            GameRecord record;
            while (true) {
                const auto view = game.state(record);
                const auto steps = game.steps(record);
                ASSERT_TRUE(view && steps);
                visit(view->position, steps->empty() ? nullptr : &steps->back());
                if (HasFailure() || view->verdict.over) break;
                record.moves.push_back(view->legal[random() % view->legal.size()].text);
            }
        }
    }
    std::string html_table(const std::string& position, const BoardRenderOptions& style) const {
        const auto table = game.html_table(position, style);
        EXPECT_TRUE(table) << position;
        return table ? *table : "";
    }
    std::string picture(const std::string& position, const BoardRenderOptions& style) const {
        const auto picture = game.picture(position, style);
        EXPECT_TRUE(picture) << position;
        return picture ? *picture : "";
    }
};

TEST_P(Drawings, AreWellFormedAndTheSameForTheSamePosition) {
    play([&](const std::string& position, const MoveDetails* last) {
        for (Side bottom : {Side::first, Side::second}) {
            const BoardRenderOptions style{bottom, {"you", "<i>\"Bob\" & 'co'</i>\xff\x01"}, last};
            const std::string html = html_table(position, style);
            const std::string svg = picture(position, style);
            EXPECT_EQ(ill_formed(html), "") << html;
            EXPECT_EQ(ill_formed(svg), "") << svg;
            EXPECT_EQ(html_table(position, style), html);
            EXPECT_EQ(picture(position, style), svg);
        }
    });
}

TEST_P(Drawings, NeedNothingFromOutsideAndNothingThatMailProgramsRemove) {
    const std::string position = game.state({})->position;
    for (std::string text : {html_table(position, {}), picture(position, {})}) {
        const std::string xmlns = R"( xmlns="http://www.w3.org/2000/svg")";
        if (const auto at = text.find(xmlns); at != text.npos) text.erase(at, xmlns.size());
        for (const char* word :
             {"http", "url(", "href", "src=", "<style", "class=", " id=", "script"})
            EXPECT_THAT(text, Not(HasSubstr(word)));
    }
    EXPECT_THAT(html_table(position, {}), testing::StartsWith("<table"));
    EXPECT_THAT(html_table(position, {}), HasSubstr("aria-label=\""));
    EXPECT_THAT(picture(position, {}), testing::StartsWith("<svg"));
    EXPECT_THAT(picture(position, {}), HasSubstr("<title>"));
}

TEST_P(Drawings, AreRefusedForATextThatIsNoPosition) {
    EXPECT_FALSE(game.html_table("no position", {}));
    EXPECT_FALSE(game.picture("no position", {}));
}

INSTANTIATE_TEST_SUITE_P(AllGames, Drawings, testing::ValuesIn(names()), [](const auto& each) {
    std::string name = each.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Decimal, HasOneDecimalAtMostAndAPointInEveryCountry) {
    EXPECT_EQ(decimal(0), "0");
    EXPECT_EQ(decimal(12), "12");
    EXPECT_EQ(decimal(2.25), "2.3");
    EXPECT_EQ(decimal(-0.5), "-0.5");
    EXPECT_EQ(decimal(-0.01), "0");
    EXPECT_EQ(decimal(1023.96), "1024");
}

}  // namespace
}  // namespace posthouse::games
