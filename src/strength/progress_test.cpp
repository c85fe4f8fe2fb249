#include "strength/progress.h"

#include <gtest/gtest.h>

#include <sstream>

namespace posthouse {
namespace {

struct Watched {
    double time = 100;
    std::ostringstream out;
    Audience audience(bool terminal) {
        return {&out, terminal, [this] { return time; }, 60};
    }
    std::string taken() {
        std::string text = out.str();
        out.str("");
        return text;
    }
};

TEST(Progress, OnATerminalABarWithRateAndTimeLeftThatIsTakenOffAtTheEnd) {
    Watched watched;
    Progress progress(watched.audience(true), "duel", 240, 40);
    progress.tell(40);
    EXPECT_EQ(watched.taken(), "\rduel 40/240 [####....................]\x1b[K");
    watched.time += 0.1;
    progress.tell(60);
    EXPECT_EQ(watched.taken(), "");
    watched.time += 3.9;
    progress.tell(140, "+1 -1 is more than the line has room for, so it is cut");
    EXPECT_EQ(watched.taken(),
              "\rduel 140/240 [##############..........]  25/s  4 s left  +1\x1b[K");
    progress.finish();
    EXPECT_EQ(watched.taken(), "\r\x1b[K");
}

TEST(Progress, InAFileAPlainLineNowAndThen) {
    Watched watched;
    Progress progress(watched.audience(false), "bench", 100);
    progress.tell(1);
    watched.time += 29;
    progress.tell(50);
    EXPECT_EQ(watched.taken(), "");
    watched.time += 1;
    progress.tell(60, "so far");
    EXPECT_EQ(watched.taken(), "bench 60/100  2.0/s  20 s left  so far\n");
    progress.finish();
    EXPECT_EQ(watched.taken(), "");
}

TEST(Progress, ToNobodyNothingIsSaid) {
    Progress progress({}, "quiet", 0);
    progress.tell(3);
}

TEST(Progress, TimesAreSaidInTheirOwnUnits) {
    EXPECT_EQ(in_time(0.2), "0 s");
    EXPECT_EQ(in_time(59.4), "59 s");
    EXPECT_EQ(in_time(309), "5:09");
    EXPECT_EQ(in_time(3909), "1:05:09");
}

}  // namespace
}  // namespace posthouse
