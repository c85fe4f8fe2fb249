#include "http/site/host_pages.h"

#include "base/test_folder.h"

#include <gmock/gmock.h>

#include <fstream>

namespace posthouse::http {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(HostPages, MarkdownBecomesHtmlBelowTheTitle) {
    EXPECT_EQ(safe_html("# Terms\n\nBe *kind*.\n"), "<h2>Terms</h2>\n<p>Be <em>kind</em>.</p>\n");
}

TEST(HostPages, NothingIsExecutable) {
    const std::string html = safe_html(
        "<script>alert(1)</script>\n\nA <img src=x onerror=alert(2)> b.\n\n"
        "[one](javascript:alert(3)) [two](JavaScript:alert(4)) [three](data:text/html,x)\n\n"
        "![four](https://example.org/x.png)\n\n[![five](x.png)](vbscript:x)\n"
        "[six](//example.org) [seven](</\\example.org>)\n");
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("<img")));
    EXPECT_THAT(html, Not(HasSubstr("href")));
    for (const char* words : {"one", "two", "three", "four", "five", "six", "seven"})
        EXPECT_THAT(html, HasSubstr(words));
}

TEST(HostPages, LinksLeadToTheWebToMailboxesAndToThisSite) {
    const std::string html = safe_html("[a](https://example.org/?a=1&b=\"2\") <me@example.org>");
    EXPECT_THAT(html, HasSubstr("<a href=\"https://example.org/?a=1&amp;b=%222%22\">a</a>"));
    EXPECT_THAT(html, HasSubstr("<a href=\"mailto:me@example.org\">"));
    EXPECT_THAT(safe_html("[rules](/help) [house](/)"),
                AllOf(HasSubstr("<a href=\"/help\">"), HasSubstr("<a href=\"/\">")));
}

TEST(HostPages, AreRereadOnEveryRequestAndBounded) {
    const TestFolder folder;
    const HostPages pages(folder.path());
    const auto write = [&](const std::string& text) {
        std::ofstream(folder / "terms.md", std::ios::binary) << text;
    };
    std::string html;
    EXPECT_THAT(pages.names(), IsEmpty());
    EXPECT_EQ(pages.read("terms", html), HostPages::Found::no);
    write("one");
    EXPECT_THAT(pages.names(), ElementsAre("terms"));
    EXPECT_EQ(pages.read("terms", html), HostPages::Found::yes);
    EXPECT_EQ(html, "<p>one</p>\n");
    write("two");
    pages.read("terms", html);
    EXPECT_EQ(html, "<p>two</p>\n");
    write(std::string(host_page_bytes_max + 1, 'x'));
    EXPECT_EQ(pages.read("terms", html), HostPages::Found::too_long);
    EXPECT_EQ(pages.read("../terms", html), HostPages::Found::no);
    EXPECT_FALSE(pages.exists("front"));
    std::ofstream(folder / "front.md") << "Welcome";
    std::ofstream(folder / "other.md") << "no page";
    EXPECT_TRUE(pages.exists("front"));
    EXPECT_THAT(pages.names(), ElementsAre("terms")) << "it has no link of its own";
    EXPECT_EQ(pages.read("front", html), HostPages::Found::yes);
    EXPECT_EQ(html, "<p>Welcome</p>\n");
    EXPECT_EQ(pages.read("other", html), HostPages::Found::no);
}

}  // namespace
}  // namespace posthouse::http
