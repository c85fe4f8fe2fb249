#include "sim/disk.h"

#include <gmock/gmock.h>

#include <set>

namespace posthouse::sim {
namespace {

std::string all_of(Disk& disk, const std::string& name) {
    const auto file = disk.open(name, false);
    std::string bytes;
    if (file) {
        EXPECT_EQ(disk.read(*file, 0, file->size(), bytes), IoResult::done);
    }
    return bytes;
}

/// The possible contents of a file after a power cut, over many seeds.
std::set<std::string> after_power_cut(const std::function<void(Disk&, DiskFile&)>& work) {
    std::set<std::string> found;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Disk disk{Rng(seed)};
        const auto file = disk.open("f", true);
        EXPECT_EQ(disk.write(*file, 0, "old"), IoResult::done);
        EXPECT_EQ(disk.sync(*file), IoResult::done);
        work(disk, *file);
        disk.cut_power();
        disk.power_on(true);
        found.insert(all_of(disk, "f"));
    }
    return found;
}

TEST(Disk, KeepsSyncedDataAfterAPowerCut) {
    EXPECT_THAT(after_power_cut([](Disk& disk, DiskFile& file) {
                    disk.write(file, 0, "new");
                    EXPECT_EQ(disk.sync(file), IoResult::done);
                }),
                testing::ElementsAre("new"));
}

TEST(Disk, KeepsLosesOrTearsUnsyncedWrites) {
    const auto found =
        after_power_cut([](Disk& disk, DiskFile& file) { disk.write(file, 0, "new"); });
    EXPECT_THAT(found, testing::IsSupersetOf({"old", "new", "nld"}));
}

TEST(Disk, MayKeepALaterWriteWithoutAnEarlierOne) {
    const auto found = after_power_cut([](Disk& disk, DiskFile& file) {
        disk.write(file, 0, "n");
        disk.write(file, 2, "w");
    });
    EXPECT_THAT(found, testing::UnorderedElementsAre("old", "nld", "olw", "nlw"));
}

TEST(Disk, LosesNothingWhenOnlyTheProgramIsKilled) {
    Disk disk{Rng(1)};
    const auto file = disk.open("f", true);
    disk.write(*file, 0, "words");
    disk.cut_power();
    EXPECT_EQ(disk.write(*file, 0, "more"), IoResult::failed);
    disk.power_on(false);
    EXPECT_EQ(all_of(disk, "f"), "words");
}

TEST(Disk, CutsThePowerInTheMiddleOfTheGivenWrite) {
    Disk disk{Rng(1)};
    const auto file = disk.open("f", true);
    disk.cut_power_after(2);
    EXPECT_EQ(disk.write(*file, 0, "a"), IoResult::done);
    EXPECT_EQ(disk.write(*file, 1, "b"), IoResult::failed);
    EXPECT_FALSE(disk.has_power());
    EXPECT_EQ(disk.sync(*file), IoResult::failed);
}

TEST(Disk, AllowsOverwritingWhenFull) {
    Disk disk{Rng(1)};
    const auto file = disk.open("f", true);
    disk.faults.room = 3;
    EXPECT_EQ(disk.write(*file, 0, "abc"), IoResult::done);
    EXPECT_EQ(disk.write(*file, 2, "xy"), IoResult::full);
    EXPECT_EQ(disk.write(*file, 0, "ABC"), IoResult::done);
    EXPECT_EQ(all_of(disk, "f"), "ABC");
}

TEST(Disk, MayDropDataOfAFailedSyncForGood) {
    const auto found = after_power_cut([](Disk& disk, DiskFile& file) {
        disk.write(file, 0, "new");
        disk.faults.sync_fails = 1;
        disk.faults.sync_drops = true;
        EXPECT_EQ(disk.sync(file), IoResult::failed);
        disk.faults = {};
        EXPECT_EQ(disk.sync(file), IoResult::done);
    });
    EXPECT_THAT(found, testing::UnorderedElementsAre("old", "new"));
}

TEST(Disk, MayLoseANewFileThatWasNeverSynced) {
    std::set<bool> there;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Disk disk{Rng(seed)};
        disk.write(*disk.open("f", true), 0, "words");
        disk.power_on(true);
        there.insert(disk.there("f"));
    }
    EXPECT_THAT(there, testing::SizeIs(2));
}

}  // namespace
}  // namespace posthouse::sim
