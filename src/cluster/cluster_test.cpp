// Whole runs of posthouse-cluster with two and four processes, compared with tables built here.
#include "base/sanitizer_build.h"
#include "base/test_folder.h"
#include "games/tables/tables.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::tablebase::cluster {
namespace {

std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

struct Outcome {
    int status = 0;
    std::string told;
};

Outcome run(int ranks, const std::string& arguments, const std::filesystem::path& told_to) {
    // OpenMPI must be allowed to use more processes than cores and to run as root; and it keeps
    // some memory until the end, which is not our leak.
    const std::string command =
        "ASAN_OPTIONS=detect_leaks=0 OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 "
        "OMPI_MCA_mpi_yield_when_idle=1 " POSTHOUSE_MPIRUN " --oversubscribe -n " +
        std::to_string(ranks) + " " POSTHOUSE_CLUSTER " " + arguments + " > " + told_to.string() +
        " 2>&1";
    const int status = WEXITSTATUS(std::system(command.c_str()));
    return {status, bytes_of(told_to)};
}

class Cluster : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directory(folder / "alone"); }

    Outcome run(int ranks, const std::string& arguments) {
        return posthouse::tablebase::cluster::run(ranks, arguments, folder / "told");
    }

    /// Returns the output of the processes.
    std::string expect_same(std::string_view game, TableKind kind, int seeds, int ranks,
                            const std::string& more = {}) {
        const games::GameTablebases& tables = *games::tablebases_of(*games::find_game(game));
        const games::TableBuildOptions alone{
            .folder = folder / "alone", .kind = kind, .seeds = seeds, .check = false};
        EXPECT_TRUE(tables.build(alone, {}));
        games::TableBuildOptions together = alone;
        together.folder = folder / std::to_string(ranks);
        const Outcome run = this->run(
            ranks, std::string(game) + " --seeds " + std::to_string(seeds) +
                       (kind == TableKind::bounds ? " --kind bounds" : "") + " --min-local-seeds " +
                       std::to_string(seeds - 2) + " --folder " + together.folder.string() + more);
        EXPECT_EQ(run.status, 0) << run.told;
        for (int n = 0; n <= seeds && run.status == 0; ++n)
            EXPECT_TRUE(bytes_of(tables.file_of(together, n)) == bytes_of(tables.file_of(alone, n)))
                << game << ", " << ranks << " ranks, " << n << " seeds";
        return run.told;
    }

    const TestFolder folder;
};

constexpr int seeds_of_six = sanitizer_build ? 7 : 11, seeds_of_eight = sanitizer_build ? 5 : 8;

TEST_F(Cluster, BuildsTheSameFilesWithTwoAndFourProcesses) {
    for (const int ranks : {2, 4}) {
        expect_same("awari", TableKind::cycle_zero, seeds_of_six, ranks);
        expect_same("super-wari", TableKind::cycle_zero, seeds_of_eight, ranks);
    }
}

TEST_F(Cluster, BuildsTheSameBounds) {
    expect_same("warri", TableKind::bounds, seeds_of_six - 2, 4);
}

TEST_F(Cluster, BuildsTheSameFilesIfSmallerTablesDoNotAllFit) {
    // The least that suffices for 12 seeds with two processes; 64 MB of it are for the program.
    const auto told = expect_same("oware", TableKind::cycle_zero, 12, 2, " --memory 68.2");
    EXPECT_NE(told.find("captures in 1 pass"), std::string::npos) << told;
}

TEST_F(Cluster, RefusesWhatItCannotDoAndLeavesNothingBehind) {
    const std::string there = " --folder " + (folder / "none").string();
    for (const auto& [arguments, sentence] :
         {std::pair{"chess --seeds 5", "there is no sowing game “chess”"},
          std::pair{"awari --seeds 49", "--seeds is a number from 0 to 48"},
          std::pair{"awari --seeds 5 --alone 4 --memory 1", "does not suffice for the table"}}) {
        const Outcome refused = run(2, arguments + there);
        EXPECT_NE(refused.status, 0);
        EXPECT_NE(refused.told.find(sentence), std::string::npos) << refused.told;
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder / "none"))
        EXPECT_EQ(entry.path().extension(), ".table");
}

}  // namespace
}  // namespace posthouse::tablebase::cluster
