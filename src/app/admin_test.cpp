#include "app/admin.h"

#include "store/contract.h"
#include "store/sqlite.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <sstream>

namespace posthouse {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

TEST(Admin, StopsAllClocksOnceAndLetsThemRunAgain) {
    const ScratchFolder folder;
    Configuration configuration;
    configuration.data = folder.file("");
    const auto store = open_sqlite(folder.file("house.sqlite"));  // as if the house were open
    const auto say = [&](const std::string& how, long long now) {
        std::ostringstream out;
        EXPECT_EQ(freeze(configuration, how, at(now), out), 0);
        return out.str();
    };
    const auto pauses = [&] {
        std::vector<HousePause> all;
        store->read([&](const Reader& reader) { all = reader.house_pauses(at(0)); });
        return all;
    };
    EXPECT_THAT(say("", 1), HasSubstr("run"));
    EXPECT_THAT(say("on", 1000), HasSubstr("stand still since 1970-01-01 00:00"));
    EXPECT_THAT(say("on", 2000), HasSubstr("stand still"));
    EXPECT_THAT(pauses(), testing::ElementsAre(HousePause{at(1000), std::nullopt, true}));
    EXPECT_THAT(say("off", 3000), HasSubstr("run"));
    EXPECT_THAT(say("off", 4000), HasSubstr("run"));
    EXPECT_THAT(pauses(), testing::ElementsAre(HousePause{at(1000), at(3000), true}));
}

TEST(Admin, MakesNoHouseWhereThereIsNone) {
    const ScratchFolder folder;
    Configuration configuration;
    configuration.data = folder.file("nowhere");
    std::ostringstream out;
    EXPECT_THROW(freeze(configuration, "on", at(1), out), std::exception);
    EXPECT_FALSE(std::filesystem::exists(configuration.data));
}

}  // namespace
}  // namespace posthouse
