// Health report and Prometheus metrics.

#include "app/server/metrics.h"
#include "club/clocks/clock_tables.h"
#include "club/letters/letter_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const club::Instant noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22} + 12h};

HealthInputs well() {
    HealthInputs signs;
    signs.now = noon;
    signs.last_heartbeat = noon - 50s;
    signs.disk_free = 10ULL << 30;
    return signs;
}

std::vector<std::string> troubles(const HealthInputs& signs) {
    std::vector<std::string> all;
    for (const auto& one : health_of(signs).issues) all.push_back(one.code);
    return all;
}

TEST(Health, AHealthyServerHasNoTroubles) {
    HealthInputs signs = well();
    signs.stats.letters_waiting = signs.stats.letters_due = 7;
    signs.stats.oldest_letter = noon - 59min;
    signs.stats.letters_dead = 3;
    signs.stats.jobs = {{"flag", 9, 0, std::nullopt}, {"think", 1, 1, noon - 14min}};
    signs.last_archived = noon - 2s;
    EXPECT_THAT(troubles(signs), IsEmpty());
}

TEST(Health, AStoreThatCannotBeWrittenIsTrouble) {
    HealthInputs signs = well();
    signs.commit_failed = true;
    EXPECT_THAT(troubles(signs), ElementsAre("store"));
    signs = well();
    signs.last_heartbeat = noon - 4min;
    EXPECT_THAT(troubles(signs), ElementsAre("store"));
    signs.last_heartbeat.reset();
    EXPECT_THAT(troubles(signs), ElementsAre("store"));
    signs = well();
    signs.unreadable = true;
    EXPECT_THAT(troubles(signs), ElementsAre("store"));
}

TEST(Health, OverdueJobsAreTroubleUnlessAllClocksArePaused) {
    HealthInputs signs = well();
    signs.stats.jobs = {{"flag", 2, 2, noon - 6min}, {"think", 1, 1, noon - 16min}};
    EXPECT_THAT(troubles(signs), ElementsAre("jobs", "jobs"));
    EXPECT_THAT(health_of(signs).issues[0].description,
                HasSubstr("overdue since 2026-11-22 11:54 UTC"));
    signs.frozen = true;
    EXPECT_THAT(troubles(signs), ElementsAre("jobs"));
}

TEST(Health, WhateverWaitsForNobodyIsTrouble) {
    HealthInputs signs = well();
    signs.stalls = {{"tournament spring", "all its games are over, but it does not end"}};
    EXPECT_THAT(troubles(signs), ElementsAre("stalled"));
}

TEST(Health, OverdueMailsAFullDiskAndAStoppedArchiveAreTrouble) {
    HealthInputs signs = well();
    signs.stats.letters_due = 2;
    signs.stats.oldest_letter = noon - 61min;
    EXPECT_THAT(troubles(signs), ElementsAre("outbox"));
    signs = well();
    signs.disk_free = 100ULL << 20;
    EXPECT_THAT(troubles(signs), ElementsAre("disk"));
    signs = well();
    signs.last_archived = noon - 6min;
    EXPECT_THAT(troubles(signs), ElementsAre("archive"));
}

TEST(Metrics, HaveCountersAndCurrentValues) {
    Metrics metrics;
    metrics.committed(
        {.seconds = 0.002, .units = 3, .rolled_back = 1, .matches = 2, .failed = false});
    metrics.committed({.seconds = 0.2, .units = 1, .rolled_back = 0, .matches = 0, .failed = true});
    EXPECT_TRUE(metrics.commit_failed());
    metrics.committed(
        {.seconds = 0.002, .units = 1, .rolled_back = 0, .matches = 1, .failed = false});
    EXPECT_FALSE(metrics.commit_failed());
    for (const unsigned status : {200u, 204u, 404u, 503u, 999u})
        metrics.answered({.kind = "read", .status = status, .seconds = 0.002});
    metrics.answered({.kind = "socket", .status = 500, .seconds = 0.3});
    Metrics::Snapshot now;
    now.health = well();
    now.health.stats.matches_running = 17;
    now.health.stats.jobs = {{"think", 4, 2, noon - 30s}};
    now.health.stats.oldest_letter = noon - 90s;
    now.sockets = 12;
    now.version = "1.2.3";
    now.process = cli::ProcessUsage{.cpu_seconds = 1.5,
                                    .start_time = 1e9,
                                    .resident_bytes = 4096,
                                    .virtual_bytes = 8192,
                                    .open_files = 7,
                                    .open_files_max = 1024,
                                    .threads = 9};
    const std::string text = metrics.text(now);
    for (const char* line :
         {"posthouse_commit_seconds_count 3\n",
          "posthouse_commit_seconds_bucket{le=\"0.0025\"} 2\n",
          "posthouse_commit_works_sum 5\n",
          "posthouse_commits_failed_total 1\n",
          "posthouse_works_undone_total 1\n",
          "posthouse_match_changes_total 3\n",
          "posthouse_http_answers_total{status=\"2xx\"} 2\n",
          "posthouse_http_answers_total{status=\"5xx\"} 2\n",
          "posthouse_matches_running 17\n",
          "posthouse_stalled 0\n",
          "posthouse_jobs{kind=\"think\"} 4\n",
          "posthouse_jobs_due{kind=\"think\"} 2\n",
          "posthouse_jobs_late_seconds{kind=\"think\"} 30\n",
          "posthouse_letters_late_seconds 90\n",
          "posthouse_sockets 12\n",
          "posthouse_healthy 1\n",
          "version=\"1.2.3\"} 1\n",
          "posthouse_build_info{compiler=\"",
          "posthouse_request_seconds_count{kind=\"read\"} 5\n",
          "posthouse_request_seconds_bucket{kind=\"read\",le=\"0.0025\"} 5\n",
          "posthouse_request_seconds_bucket{kind=\"socket\",le=\"0.25\"} 0\n",
          "posthouse_request_seconds_count{kind=\"page\"} 0\n",
          "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total 1.5\n",
          "process_resident_memory_bytes 4096\n",
          "process_open_fds 7\n",
          "process_max_fds 1024\n",
          "process_start_time_seconds 1000000000\n"})
        EXPECT_THAT(text, HasSubstr(line));
    EXPECT_THAT(text, Not(HasSubstr("posthouse_archive_age_seconds")));
    now.health.last_archived = noon - 3s;
    EXPECT_THAT(metrics.text(now), HasSubstr("posthouse_archive_age_seconds 3\n"));
}

TEST(Metrics, ProcessUsageIsThatOfThisProcess) {
    const auto usage = cli::process_usage();
    ASSERT_TRUE(usage);
    EXPECT_GT(usage->resident_bytes, 1u << 20);
    EXPECT_GE(usage->virtual_bytes, usage->resident_bytes);
    EXPECT_GE(usage->open_files, 3u);
    EXPECT_GE(usage->open_files_max, usage->open_files);
    EXPECT_GE(usage->threads, 1u);
    const double now =
        std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
    EXPECT_LE(usage->start_time, now + 1);
    EXPECT_GT(usage->start_time, now - 3600);
}

}  // namespace
}  // namespace posthouse::app
