
#include "http/site/static_files.h"
#include "base/test_folder.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>
#include <filesystem>
#include <fstream>

namespace posthouse::http {
namespace {

namespace fs = std::filesystem;

class StaticFilesTest : public testing::Test {
protected:
    StaticFilesTest() {
        put("secret.txt", "outside the page");
        put("page/index.html", "<!doctype html>the page");
        put("page/assets/page-1f2e.js", "let a = 1;");
        put("page/assets/page-1f2e.js.gz", "(packed)");
        put("page/assets/page-1f2e.js.br", "(packed better)");
        put("page/rules.wasm", std::string("\0asm", 4));
        put("page/orphan.css.gz", "(packed)");
        put("page/with blank.txt", "blank");
        put("page/early.txt",
            "/ /rules.wasm\n/match/octilite/ /assets/page-1f2e.js low\n/match/octilite/ "
            "/assets/page.css\n/match/ /api*\n");
        fs::create_symlink(home_ / "secret.txt", home_ / "page/link.txt");
        files_.emplace((home_ / "page").string());
    }

    void put(const std::string& name, const std::string& bytes) {
        fs::create_directories((home_ / name).parent_path());
        std::ofstream(home_ / name, std::ios::binary) << bytes;
    }

    HttpResponse get(std::string target, std::string accept = "", std::string none_match = "") {
        HttpRequest request;
        request.method = "GET";
        request.target = std::move(target);
        request.accept_encoding = std::move(accept);
        request.if_none_match = std::move(none_match);
        return files_->answer(request);
    }

    static std::string field(const HttpResponse& answer, std::string_view name) {
        for (const auto& [one, value] : answer.fields)
            if (one == name) return value;
        return {};
    }

    const TestFolder home_;
    std::optional<StaticFiles> files_;
};

TEST_F(StaticFilesTest, GivesEachFileItsType) {
    EXPECT_EQ(get("/rules.wasm").type, "application/wasm");
    EXPECT_EQ(get("/rules.wasm").file, std::string_view("\0asm", 4));
    EXPECT_EQ(get("/assets/page-1f2e.js").type, "text/javascript; charset=utf-8");
    EXPECT_EQ(get("/").type, "text/html; charset=utf-8");
    EXPECT_EQ(get("/with%20blank.txt").file, "blank");
}

TEST_F(StaticFilesTest, ServesThePageForItsOwnPaths) {
    for (const char* path : {"/", "/match/wari/12", "/letters", "/letters?new=1", "/index.html"})
        EXPECT_EQ(get(path).file, "<!doctype html>the page") << path;
    EXPECT_EQ(get("/nothing.js").status, 404u);
    EXPECT_EQ(get("/assets/page-old.js").status, 404u);
}

TEST_F(StaticFilesTest, SaysThatAPageIsMissingAndShowsThePageThatSaysSo) {
    put("page/pages.txt", "match\nletters\n");
    files_.emplace((home_ / "page").string());
    for (const char* path : {"/", "/match/wari/12", "/letters", "/letters?new=1", "/index.html"})
        EXPECT_EQ(get(path).status, 200u) << path;
    for (const char* path : {"/nowhere", "/matches", "/nowhere/letters"}) {
        EXPECT_EQ(get(path).status, 404u) << path;
        EXPECT_EQ(get(path).file, "<!doctype html>the page") << path;
    }
    const std::string etag = field(get("/nowhere"), "ETag");
    EXPECT_EQ(get("/nowhere", "", etag).status, 404u) << "not 304";
}

TEST_F(StaticFilesTest, SendsPreloadHints) {
    EXPECT_EQ(field(get("/match/wari/12?x"), "Link"),
              "</api/match/wari/12>; rel=preload; as=fetch; crossorigin");
    EXPECT_EQ(field(get("/match/octilite/3"), "Link"),
              "</assets/page-1f2e.js>; rel=modulepreload; crossorigin; fetchpriority=low, "
              "</assets/page.css>; rel=preload; as=style; crossorigin, "
              "</api/match/octilite/3>; rel=preload; as=fetch; crossorigin");
    EXPECT_EQ(field(get("/match/%3E%2C%20"), "Link"),
              "</api/match/%3E%2C%20>; rel=preload; as=fetch; crossorigin")
        << "what is quoted stays quoted";
    EXPECT_EQ(field(get("/?x"), "Link"), "</rules.wasm>; rel=preload; as=fetch; crossorigin")
        << "of the home page alone";
    for (const char* path : {"/index.html", "/letters", "/rules.wasm", "/assets/page-1f2e.js"})
        EXPECT_EQ(field(get(path), "Link"), "") << path;
}

TEST_F(StaticFilesTest, NoPathLeadsOutOfTheFolder) {
    for (const char* path : {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
                             "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..\\secret.txt",
                             "/assets/%2e%2e/%2e%2e/secret.txt", "//secret.txt", "/./../secret.txt",
                             "/link.txt", "/secret.txt", "/..%00/secret.txt", "/../secret"}) {
        const auto answer = get(path);
        EXPECT_THAT(answer.status, testing::AnyOf(400u, 404u)) << path;
        EXPECT_EQ(answer.file, "") << path;
    }
    for (const char* none : {"", "secret.txt", "http://house.example/secret.txt", "*", "/%zz"})
        EXPECT_EQ(get(none).status, 400u) << none;
}

TEST_F(StaticFilesTest, HashedNamesAreImmutableAndOthersRevalidated) {
    EXPECT_EQ(field(get("/assets/page-1f2e.js"), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(field(get("/"), "Cache-Control"), "no-cache");
    EXPECT_EQ(field(get("/match/wari/1"), "Cache-Control"), "no-cache");
}

TEST_F(StaticFilesTest, AnUnchangedFileIsNotSentAgain) {
    const auto etag = field(get("/"), "ETag");
    ASSERT_NE(etag, "");
    for (const std::string& known : {etag, "W/" + etag, "\"other\", " + etag, std::string("*")}) {
        const auto answer = get("/", "", known);
        EXPECT_EQ(answer.status, 304u) << known;
        EXPECT_EQ(answer.file, "");
        EXPECT_EQ(field(answer, "ETag"), etag);
    }
    EXPECT_EQ(get("/", "", "\"other\"").status, 200u);
    EXPECT_NE(field(get("/rules.wasm"), "ETag"), etag);
}

TEST_F(StaticFilesTest, CompressedFilesGoToClientsThatAcceptThem) {
    const char* path = "/assets/page-1f2e.js";
    EXPECT_EQ(get(path).file, "let a = 1;");
    EXPECT_EQ(get(path, "gzip").file, "(packed)");
    EXPECT_EQ(field(get(path, "gzip"), "Content-Encoding"), "gzip");
    EXPECT_EQ(get(path, "gzip, deflate, br").file, "(packed better)");
    EXPECT_EQ(get(path, "gzip;q=0").file, "let a = 1;");
    EXPECT_EQ(field(get(path), "Vary"), "Accept-Encoding");
    EXPECT_NE(field(get(path), "ETag"), field(get(path, "gzip"), "ETag"));
    EXPECT_EQ(get(path, "gzip").type, "text/javascript; charset=utf-8");
    EXPECT_EQ(get("/orphan.css", "gzip").status, 404u);
}

TEST_F(StaticFilesTest, AreReadOnly) {
    HttpRequest request;
    request.method = "DELETE";
    request.target = "/";
    const auto answer = files_->answer(request);
    EXPECT_EQ(answer.status, 405u);
    EXPECT_EQ(field(answer, "Allow"), "GET, HEAD");
}

TEST_F(StaticFilesTest, AServerWithoutAPageSaysSo) {
    HttpRequest request;
    request.method = "GET";
    request.target = "/";
    for (const std::string& folder : {std::string(), (home_ / "missing").string()}) {
        const auto answer = StaticFiles(folder).answer(request);
        EXPECT_EQ(answer.status, 404u);
        EXPECT_THAT(answer.body, testing::HasSubstr("not installed"));
    }
    EXPECT_ANY_THROW(StaticFiles((home_ / "secret.txt").string())) << "a file is no folder";
}

}  // namespace

// Long responses are compressed for clients that accept it.

namespace {

std::string unpacked(std::string_view packed) {
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    std::string bytes(1 << 20, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    bytes.resize(stream.total_out);
    inflateEnd(&stream);
    return bytes;
}

HttpResponse answer_of(std::size_t bytes) {
    HttpResponse answer;
    for (std::size_t k = 0; k < bytes; ++k) answer.body += static_cast<char>('a' + k * k % 23);
    return answer;
}

TEST(Gzip, RoundTrips) {
    HttpResponse answer = answer_of(100'000);
    maybe_gzip(answer, "br, gzip;q=0.8");
    EXPECT_LT(answer.body.size(), 20'000u);
    EXPECT_EQ(unpacked(answer.body), answer_of(100'000).body);
}

TEST(Gzip, LeavesShortBodiesPicturesAndOtherEncodingsUncompressed) {
    for (const auto& [bytes, type, wish] : {std::tuple{1000, "application/json", "gzip"},
                                            {100'000, "image/png", "gzip"},
                                            {100'000, "application/json", "br"},
                                            {100'000, "application/json", "gzip;q=0"},
                                            {100'000, "application/json", ""}}) {
        HttpResponse answer = answer_of(static_cast<std::size_t>(bytes));
        answer.type = type;
        maybe_gzip(answer, wish);
        EXPECT_EQ(answer.body.size(), static_cast<std::size_t>(bytes)) << type << wish;
        EXPECT_TRUE(answer.fields.empty());
    }
    HttpResponse marked = answer_of(100'000);
    marked.fields = {{"ETag", "\"x\""}};
    maybe_gzip(marked, "gzip");
    EXPECT_EQ(marked.body.size(), 100'000u);
}

TEST(Gzip, TheListOfGamesIsCompressed) {
    TestServer server;
    HttpClient client(server.port());
    const TestResponse plain = client.get("/api/games");
    const TestResponse packed = client.request("GET", "/api/games", {{"Accept-Encoding", "gzip"}});
    EXPECT_EQ(packed.field("content-encoding"), "gzip");
    EXPECT_LT(packed.body.size(), plain.body.size() / 2);
    EXPECT_EQ(unpacked(packed.body), plain.body);
}

}  // namespace
}  // namespace posthouse::http
