// What `posthouse doctor` says about backups; the rest is tested with the real program
// (browser/e2e/init_test.mjs).

#include "app/admin/doctor.h"

#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;
using hosting::Severity;
using testing::HasSubstr;

TEST(Doctor, BackupsMustBeRecent) {
    const store::ScratchFolder folder;
    const club::Instant night{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22} + 3h};
    Config configuration;
    configuration.data = folder.file("data");
    const auto found = [&](club::Instant now) {
        hosting::Findings findings;
        check_backups(configuration, folder.file("daily"), now, findings);
        return findings.all().empty() ? hosting::Finding{} : findings.all()[0];
    };
    EXPECT_EQ(found(night).severity, Severity::wrong);
    EXPECT_THAT(found(night).sentence, HasSubstr("systemctl enable --now posthouse-backup.timer"));
    for (const char* name : {"20261121T030000.000Z", "20261122T030000.000Z"}) {
        std::filesystem::create_directories(folder.file("daily/") + name);
        std::ofstream(folder.file("daily/") + name + "/house.sqlite") << "x";
    }
    EXPECT_EQ(found(night + 20h).severity, Severity::fine);
    EXPECT_THAT(found(night + 20h).sentence, HasSubstr("is 20 hours old"));
    EXPECT_EQ(found(night + 37h).severity, Severity::wrong);
    EXPECT_THAT(found(night + 72h).sentence, HasSubstr("is 3 days old"));
    std::filesystem::remove_all(folder.file("daily"));
    configuration.archive = folder.file("archive");
    EXPECT_THAT(found(night).sentence, testing::IsEmpty());
}

}  // namespace
}  // namespace posthouse::app
