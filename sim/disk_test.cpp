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

/// What a file can be after the power went, over many seeds.
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

TEST(Disk, what_was_synced_outlives_the_power) {
    EXPECT_THAT(after_power_cut([](Disk& disk, DiskFile& file) {
                    disk.write(file, 0, "new");
                    EXPECT_EQ(disk.sync(file), Io::done);
                }),
                testing::ElementsAre("new"));
}

TEST(Disk, what_was_not_synced_is_there_or_not_or_torn) {
    const auto found =
        after_power_cut([](Disk& disk, DiskFile& file) { disk.write(file, 0, "new"); });
    EXPECT_THAT(found, testing::IsSupersetOf({"old", "new", "nld"}));
}

TEST(Disk, a_later_write_may_outlive_an_earlier_one) {
    const auto found = after_power_cut([](Disk& disk, DiskFile& file) {
        disk.write(file, 0, "n");
        disk.write(file, 2, "w");
    });
    EXPECT_THAT(found, testing::UnorderedElementsAre("old", "nld", "olw", "nlw"));
}

TEST(Disk, a_killed_program_loses_nothing_that_it_wrote) {
    Disk disk{Dice(1)};
    const auto file = disk.open("f", true);
    disk.write(*file, 0, "words");
    disk.cut_power();
    EXPECT_EQ(disk.write(*file, 0, "more"), Io::failed);
    disk.power_on(false);
    EXPECT_EQ(all_of(disk, "f"), "words");
}

TEST(Disk, the_power_goes_in_the_middle_of_the_write_that_was_named) {
    Disk disk{Dice(1)};
    const auto file = disk.open("f", true);
    disk.cut_power_after(2);
    EXPECT_EQ(disk.write(*file, 0, "a"), Io::done);
    EXPECT_EQ(disk.write(*file, 1, "b"), Io::failed);
    EXPECT_FALSE(disk.has_power());
    EXPECT_EQ(disk.sync(*file), Io::failed);
}

TEST(Disk, a_full_disk_takes_no_more_but_lets_old_bytes_be_overwritten) {
    Disk disk{Dice(1)};
    const auto file = disk.open("f", true);
    disk.faults.room = 3;
    EXPECT_EQ(disk.write(*file, 0, "abc"), Io::done);
    EXPECT_EQ(disk.write(*file, 2, "xy"), Io::full);
    EXPECT_EQ(disk.write(*file, 0, "ABC"), Io::done);
    EXPECT_EQ(all_of(disk, "f"), "ABC");
}

TEST(Disk, a_sync_that_failed_may_have_dropped_what_a_later_one_does_not_bring_back) {
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

TEST(Disk, a_new_file_that_was_never_synced_may_be_gone) {
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
