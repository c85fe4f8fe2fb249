#include "sim/disk.h"

#include <gmock/gmock.h>

#include <set>

namespace posthouse::sim {
namespace {

std::string all_of(Disk& disk, const std::string& name) {
    const auto file = disk.open(name, false);
    std::string bytes;
    if (file) {
        EXPECT_EQ(disk.read(*file, 0, file->size(), bytes), Io::done);
    }
    return bytes;
}

/// The possible contents of a file after a power cut, over many seeds.
std::set<std::string> after_power_cut(const std::function<void(Disk&, DiskFile&)>& work) {
    std::set<std::string> found;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Disk disk{Dice(seed)};
        const auto file = disk.open("f", true);
        EXPECT_EQ(disk.write(*file, 0, "old"), Io::done);
        EXPECT_EQ(disk.sync(*file), Io::done);
        work(disk, *file);
        disk.cut_power();
        disk.power_on(true);
        found.insert(all_of(disk, "f"));
    }
    return found;
}

TEST(Disk, keeps_synced_data_after_a_power_cut) {
    EXPECT_THAT(after_power_cut([](Disk& disk, DiskFile& file) {
                    disk.write(file, 0, "new");
                    EXPECT_EQ(disk.sync(file), Io::done);
                }),
                testing::ElementsAre("new"));
}

TEST(Disk, keeps_loses_or_tears_unsynced_writes) {
    const auto found =
        after_power_cut([](Disk& disk, DiskFile& file) { disk.write(file, 0, "new"); });
    EXPECT_THAT(found, testing::IsSupersetOf({"old", "new", "nld"}));
}

TEST(Disk, may_keep_a_later_write_without_an_earlier_one) {
    const auto found = after_power_cut([](Disk& disk, DiskFile& file) {
        disk.write(file, 0, "n");
        disk.write(file, 2, "w");
    });
    EXPECT_THAT(found, testing::UnorderedElementsAre("old", "nld", "olw", "nlw"));
}

TEST(Disk, loses_nothing_when_only_the_program_is_killed) {
    Disk disk{Dice(1)};
    const auto file = disk.open("f", true);
    disk.write(*file, 0, "words");
    disk.cut_power();
    EXPECT_EQ(disk.write(*file, 0, "more"), Io::failed);
    disk.power_on(false);
    EXPECT_EQ(all_of(disk, "f"), "words");
}

TEST(Disk, cuts_the_power_in_the_middle_of_the_given_write) {
    Disk disk{Dice(1)};
    const auto file = disk.open("f", true);
    disk.cut_power_after(2);
    EXPECT_EQ(disk.write(*file, 0, "a"), Io::done);
    EXPECT_EQ(disk.write(*file, 1, "b"), Io::failed);
    EXPECT_FALSE(disk.has_power());
    EXPECT_EQ(disk.sync(*file), Io::failed);
}

TEST(Disk, allows_overwriting_when_full) {
    Disk disk{Dice(1)};
    const auto file = disk.open("f", true);
    disk.faults.room = 3;
    EXPECT_EQ(disk.write(*file, 0, "abc"), Io::done);
    EXPECT_EQ(disk.write(*file, 2, "xy"), Io::full);
    EXPECT_EQ(disk.write(*file, 0, "ABC"), Io::done);
    EXPECT_EQ(all_of(disk, "f"), "ABC");
}

TEST(Disk, may_drop_data_of_a_failed_sync_for_good) {
    const auto found = after_power_cut([](Disk& disk, DiskFile& file) {
        disk.write(file, 0, "new");
        disk.faults.sync_fails = 1;
        disk.faults.sync_drops = true;
        EXPECT_EQ(disk.sync(file), Io::failed);
        disk.faults = {};
        EXPECT_EQ(disk.sync(file), Io::done);
    });
    EXPECT_THAT(found, testing::UnorderedElementsAre("old", "new"));
}

TEST(Disk, may_lose_a_new_file_that_was_never_synced) {
    std::set<bool> there;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Disk disk{Dice(seed)};
        disk.write(*disk.open("f", true), 0, "words");
        disk.power_on(true);
        there.insert(disk.there("f"));
    }
    EXPECT_THAT(there, testing::SizeIs(2));
}

}  // namespace
}  // namespace posthouse::sim
