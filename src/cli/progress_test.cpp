#include "cli/progress.h"

#include <gtest/gtest.h>

#include <sstream>

namespace posthouse::cli {
namespace {

struct Watched {
    double time = 100;
    std::ostringstream out;
    ProgressOutput audience(bool terminal) {
        return {&out, terminal, [this] { return time; }, 60};
    }
    std::string taken() {
        std::string text = out.str();
        out.str("");
        return text;
    }
};

TEST(Progress, OnATerminalABarWithRateAndTimeLeftIsRemovedAtTheEnd) {
    Watched watched;
    Progress progress(watched.audience(true), "duel", 240, 40);
    progress.update(40);
    EXPECT_EQ(watched.taken(), "\rduel 40/240 [####....................]\x1b[K");
    watched.time += 0.1;
    progress.update(60);
    EXPECT_EQ(watched.taken(), "");
    watched.time += 3.9;
    progress.update(140);
    EXPECT_EQ(watched.taken(), "\rduel 140/240 [##############..........]  25/s  4 s left\x1b[K");
    progress.finish();
    EXPECT_EQ(watched.taken(), "\r\x1b[K");
}

TEST(Progress, WhatDoesNotFitIsLeftOutCompletelyTheBarFirst) {
    const std::string elo = "+1 =0 -99  Elo -920.1 [-inf, -800.2]  LLR -2.31";
    const auto shown = [&](std::size_t columns) {
        Watched watched;
        ProgressOutput audience = watched.audience(true);
        audience.columns = columns;
        Progress progress(audience, "duel", 200);
        watched.time += 200;
        progress.update(100, elo);
        std::string text = watched.taken();
        EXPECT_TRUE(text.starts_with('\r') && text.ends_with("\x1b[K")) << text;
        return text.substr(1, text.size() - 4);
    };
    EXPECT_EQ(shown(120), "duel 100/200 [############............]  0.5/s  3:20 left  " + elo);
    EXPECT_EQ(shown(100), "duel 100/200 [########.........]  0.5/s  3:20 left  " + elo);
    EXPECT_EQ(shown(75),
              "duel 100/200  3:20 left  +1 =0 -99  Elo -920.1 [-inf, -800.2]  LLR -2.31");
    EXPECT_EQ(shown(60), "duel 100/200 [#######........]  0.5/s  3:20 left  +1 =0 -99");
    for (std::size_t columns = 21; columns < 130; ++columns) {
        const std::string text = shown(columns);
        EXPECT_LT(text.size(), columns);
        for (const std::string field : {" Elo", " LLR", " +1", " 3:20"})
            if (const auto at = text.find(field); at != std::string::npos) {
                const std::string whole = field == " 3:20"  ? "3:20 left"
                                          : field == " +1"  ? "+1 =0 -99"
                                          : field == " Elo" ? "Elo -920.1 [-inf, -800.2]"
                                                            : "LLR -2.31";
                EXPECT_EQ(text.substr(at + 1, whole.size()), whole) << text;
            }
    }
}

TEST(Progress, InAFileALineNowAndThen) {
    Watched watched;
    Progress progress(watched.audience(false), "bench", 100);
    progress.update(1);
    watched.time += 29;
    progress.update(50);
    EXPECT_EQ(watched.taken(), "");
    watched.time += 1;
    progress.update(60, "so far");
    EXPECT_EQ(watched.taken(), "bench 60/100  2.0/s  20 s left  so far\n");
    progress.finish();
    EXPECT_EQ(watched.taken(), "");
}

TEST(Progress, WithoutAStreamNothingIsPrinted) {
    Progress progress({}, "quiet", 0);
    progress.update(3);
}

TEST(Progress, TimesHaveSuitableUnits) {
    EXPECT_EQ(format_duration(0.2), "0 s");
    EXPECT_EQ(format_duration(59.4), "59 s");
    EXPECT_EQ(format_duration(309), "5:09");
    EXPECT_EQ(format_duration(3909), "1:05:09");
}

}  // namespace
}  // namespace posthouse::cli
