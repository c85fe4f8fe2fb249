// CMakeLists.txt says which version this is, and whoever reads is told the same.
#include <gmock/gmock.h>
#include <fstream>
#include <iterator>
#include <string>

namespace posthouse::app {
namespace {

std::string text_of(const std::string& path) {
    std::ifstream file(std::string(POSTHOUSE_SOURCE) + "/" + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Version, TheChangelogBeginsWithIt) {
    const std::string changes = text_of("CHANGELOG.md");
    const std::size_t first = changes.find("\n## ");
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(changes.substr(first + 4, changes.find('\n', first + 1) - first - 4),
              POSTHOUSE_VERSION);
}

TEST(Version, TheEngineGreetsWithItInItsDocument) {
    EXPECT_THAT(text_of("docs/engine.md"),
                testing::HasSubstr("id name Posthouse " POSTHOUSE_VERSION "\n"));
}

}  // namespace
}  // namespace posthouse::app
