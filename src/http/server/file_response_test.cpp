#include "http/server/file_response.h"

#include "base/test_folder.h"

#include <gtest/gtest.h>
#include <fstream>
#include <optional>
#include <utility>

namespace posthouse::http {
namespace {

using Part = std::optional<std::pair<std::uint64_t, std::uint64_t>>;

Part part(std::string_view field, std::uint64_t bytes = 1000) {
    const auto range = read_range(field, bytes);
    return range ? Part({range->first, range->bytes}) : std::nullopt;
}

TEST(FileResponse, OneRangeIsUnderstood) {
    EXPECT_EQ(part("bytes=0-"), Part({0, 1000}));
    EXPECT_EQ(part("bytes=100-199"), Part({100, 100}));
    EXPECT_EQ(part("bytes=100-5000"), Part({100, 900}));
    EXPECT_EQ(part("bytes=999-"), Part({999, 1}));
    EXPECT_EQ(part("bytes=-100"), Part({900, 100}));
    EXPECT_EQ(part("bytes=-5000"), Part({0, 1000}));
}

TEST(FileResponse, ARangeWithoutBytesIsEmpty) {
    EXPECT_EQ(part("bytes=1000-")->second, 0u);
    EXPECT_EQ(part("bytes=-0")->second, 0u);
    EXPECT_EQ(part("bytes=0-", 0)->second, 0u);
}

TEST(FileResponse, AnythingElseMeansTheWholeFile) {
    for (const char* other :
         {"", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-4", "lines=1-2", "bytes=1-2,4-5",
          "bytes=99999999999999999999-", "bytes=+1-2"})
        EXPECT_EQ(part(other), std::nullopt) << other;
}

TEST(FileResponse, ALargeFileComesInPieces) {
    const TestFolder folder;
    std::ofstream(folder / "file") << std::string(200'000, 'a') << "end";
    const auto answer = file_response({}, folder / "file", "text/plain", "\"1\"");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->pieces_bytes, 200'003u);
    std::string all;
    int pieces = 0;
    for (; const auto piece = answer->next_piece(); ++pieces) all += *piece;
    EXPECT_EQ(all, read_file(folder / "file"));
    EXPECT_EQ(pieces, 4);
    EXPECT_FALSE(file_response({}, folder / "none", "text/plain", "\"1\""));
}

}  // namespace
}  // namespace posthouse::http
