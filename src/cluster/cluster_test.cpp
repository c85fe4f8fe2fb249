// Whole runs of posthouse-cluster on two and four ranks, against tables built in this program.
#include "games/tables.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace posthouse {
namespace {

std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

int run(int ranks, const std::string& arguments) {
    // OpenMPI wants to be told that more ranks than cores, and root, are meant.
    const std::string command =
        "OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 " POSTHOUSE_MPIRUN
        " --oversubscribe -n " +
        std::to_string(ranks) + " " POSTHOUSE_CLUSTER " " + arguments + " > /dev/null 2>&1";
    return WEXITSTATUS(std::system(command.c_str()));
}

class Cluster : public testing::Test {
protected:
    void SetUp() override {
        folder = std::filesystem::path(testing::TempDir()) /
                 ("cluster_" +
                  std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder / "alone");
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    void expect_same(std::string_view game, TableKind kind, int seeds,
                     const std::string& more = {}) {
        const GameTables& tables = *tables_of(*find_game(game));
        const TableOrder alone{
            .folder = folder / "alone", .kind = kind, .seeds = seeds, .check = false};
        ASSERT_TRUE(tables.build(alone, {}));
        for (const int ranks : {2, 4}) {
            TableOrder together = alone;
            together.folder = folder / std::to_string(ranks);
            std::filesystem::create_directories(together.folder);
            ASSERT_EQ(run(ranks, std::string(game) + " --seeds " + std::to_string(seeds) +
                                     (kind == TableKind::bounds ? " --kind bounds" : "") + more +
                                     " --folder " + together.folder.string()),
                      0);
            for (int n = 0; n <= seeds; ++n)
                EXPECT_TRUE(bytes_of(tables.file_of(together, n)) ==
                            bytes_of(tables.file_of(alone, n)))
                    << game << ", " << ranks << " ranks, " << n << " seeds";
        }
    }

    std::filesystem::path folder;
};

#if defined(__SANITIZE_ADDRESS__)
constexpr int seeds_of_six = 6, seeds_of_eight = 4;
#else
constexpr int seeds_of_six = 12, seeds_of_eight = 9;
#endif

TEST_F(Cluster, builds_the_same_files_on_two_and_on_four_ranks) {
    expect_same("awari", TableKind::cycle_zero, seeds_of_six);
    expect_same("super-wari", TableKind::cycle_zero, seeds_of_eight);
}

TEST_F(Cluster, builds_the_same_bounds) {
    expect_same("warri", TableKind::bounds, seeds_of_six - 2);
}

TEST_F(Cluster, says_what_it_cannot_do_and_leaves_nothing_behind) {
    EXPECT_NE(run(2, "chess --seeds 5 --folder " + folder.string()), 0);
    EXPECT_NE(run(2, "awari --seeds 49 --folder " + folder.string()), 0);
    EXPECT_NE(run(2, "awari --seeds 5 --memory 0 --folder " + (folder / "none").string()), 0);
    EXPECT_TRUE(!std::filesystem::exists(folder / "none") ||
                std::filesystem::is_empty(folder / "none"));
}

}  // namespace
}  // namespace posthouse
