// /metrics and /health.

#include "http/server/metrics_server.h"

#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

namespace posthouse::http {
namespace {

using testing::HasSubstr;

TEST(MetricsServer, ServesItsTextAtOneAddressOnly) {
    int asked = 0;
    const MetricsServer server("127.0.0.1", 0,
                               [&asked] { return "asked " + std::to_string(++asked) + "\n"; });
    EXPECT_EQ(HttpClient(server.port()).get("/metrics").body, "asked 1\n");
    const TestResponse got = HttpClient(server.port()).get("/metrics?all");
    EXPECT_EQ(got.status, 200u);
    EXPECT_EQ(got.body, "asked 2\n");
    EXPECT_THAT(got.field("content-type"), HasSubstr("version=0.0.4"));
    EXPECT_EQ(HttpClient(server.port()).get("/").status, 404u);
    EXPECT_EQ(HttpClient(server.port()).post("/metrics", "{}").status, 404u);
    EXPECT_EQ(asked, 2);
}

TEST(MetricsServer, SurvivesAnException) {
    bool failing = true;
    const MetricsServer server("127.0.0.1", 0, [&failing]() -> std::string {
        if (failing) throw std::runtime_error("the store is gone");
        return "well\n";
    });
    EXPECT_EQ(HttpClient(server.port()).get("/metrics").status, 503u);
    failing = false;
    EXPECT_EQ(HttpClient(server.port()).get("/metrics").body, "well\n");
}

TEST(MetricsServer, TwoCannotShareAnAddress) {
    const MetricsServer first("127.0.0.1", 0, [] { return std::string(); });
    EXPECT_ANY_THROW(MetricsServer("127.0.0.1", first.port(), [] { return std::string(); }));
}

TEST(Health, ProblemsAreListedWithAnErrorStatus) {
    HttpOptions options;
    HealthReport health;
    options.health = [&health] { return health; };
    std::atomic<int> unavailable = 0;
    options.on_response = [&unavailable](const ResponseMetrics& seen) {
        unavailable += seen.status == 503 && seen.kind == "read";
    };
    TestServer house(options);
    HttpClient http(house.port());
    EXPECT_EQ(http.get("/health").status, 200u);
    health.issues = {{"outbox", "Letters have been late for an hour."}};
    const TestResponse got = http.get("/health");
    EXPECT_EQ(got.status, 503u);
    EXPECT_FALSE(got.json().at("ok").as_bool());
    EXPECT_EQ(got.json().at("troubles").at(0).at("what").as_string(), "outbox");
    EXPECT_EQ(unavailable, 1);
}

}  // namespace
}  // namespace posthouse::http
