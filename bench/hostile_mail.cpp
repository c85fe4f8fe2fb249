// Cost of hostile mails: time and memory of each, from its bytes to a Request, each in its own
// process.
//
//   tools/build release hostile_mail && build/release/hostile_mail
//
// Time is processor time of parsing; memory is the peak beyond the mail's own bytes.

#include "club/core/secrets.h"
#include "mail/hostile_mails.h"
#include "mail/incoming/auto_reply_policy.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/mail_request.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>

namespace {

using namespace posthouse;

struct Cost {
    double milliseconds = 0;
    long kilobytes = 0;
    bool read = false;
    bool over = false;  // finished
};

double processor_ms() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e6;
}

long peak_kilobytes() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss;
}

Cost cost_of(const std::string& bytes) {
    const posthouse::mail::MailIdentity identity{};
    const posthouse::club::ServerKey key = posthouse::club::ServerKey::from_words("bench");
    Cost cost;
    const long before = peak_kilobytes();
    const double start = processor_ms();
    const auto mail = posthouse::mail::read_mail(bytes, "mx.example.net");
    if (mail && !posthouse::mail::must_not_read(*mail, "ann@example.org", identity))
        (void)posthouse::mail::to_request(*mail, key, posthouse::club::Instant{});
    cost.milliseconds = processor_ms() - start;
    cost.kilobytes = peak_kilobytes() - before;
    cost.read = static_cast<bool>(mail);
    cost.over = true;
    return cost;
}

Cost cost_in_a_child(const posthouse::mail::hostile::Mail& mail) {
    int ends[2];
    Cost cost;
    if (::pipe(ends) != 0) return cost;
    const pid_t child = ::fork();
    if (child == 0) {
        // Load shared tables and charsets first.
        (void)cost_of("From: ann@example.org\nSubject: =?utf-8?Q?help?=\n\nhello\n");
        const Cost mine = cost_of(mail.bytes());
        (void)!::write(ends[1], &mine, sizeof mine);
        ::_exit(0);
    }
    ::close(ends[1]);
    if (::read(ends[0], &cost, sizeof cost) != sizeof cost) cost = Cost{};
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return cost;
}

}  // namespace

int main(int count, char** words) {
    const std::string only = count > 1 ? words[1] : "";
    std::printf("%-50s %10s %12s %10s\n", "mail", "bytes", "time (ms)", "more (KB)");
    double slowest = 0;
    long largest = 0;
    bool all_over = true;
    for (const posthouse::mail::hostile::Mail& mail : posthouse::mail::hostile::all()) {
        if (mail.name.find(only) == std::string::npos) continue;
        const Cost cost = cost_in_a_child(mail);
        std::printf("%-50s %10zu %12.1f %10ld  %s\n", mail.name.c_str(), mail.bytes().size(),
                    cost.milliseconds, cost.kilobytes,
                    !cost.over  ? "DIED"
                    : cost.read ? "read"
                                : "refused");
        std::fflush(stdout);
        slowest = std::max(slowest, cost.milliseconds);
        largest = std::max(largest, cost.kilobytes);
        all_over = all_over && cost.over;
    }
    std::printf("slowest %.1f ms, largest %ld KB\n", slowest, largest);
    return all_over ? 0 : 1;
}
