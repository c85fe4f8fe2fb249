// A house for the mail tests: a door that remembers what was handed in, and a store in memory.
//
// Deliberately absent: carrying anything out.
#pragma once

#include "club/door.h"
#include "store/memory.h"

#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse {

/// Answers at once, on the caller's thread.
class FakeHouse {
public:
    Door door() {
        return {.submit =
                    [this](Request request, std::function<void(std::optional<Reply>)> answered) {
                        {
                            const std::lock_guard guard(mutex);
                            requests.push_back(std::move(request));
                        }
                        if (broken) throw std::runtime_error("broken");
                        answered(failing ? std::nullopt : std::optional(done()));
                    },
                .login = {},
                .write =
                    [this](Work work, std::function<void(bool)> done) {
                        if (!failing) posthouse::transact(store, work);
                        done(!failing);
                    },
                .store = &store,
                .now = [this] { return now; }};
    }

    static Reply done() {
        Reply reply;
        reply.accepted = true;
        reply.text = "done";
        return reply;
    }
    std::vector<Request> handed_in() {
        const std::lock_guard guard(mutex);
        return requests;
    }

    MemoryStore store;
    std::mutex mutex;
    std::vector<Request> requests;
    bool failing = false;  // nothing can be written
    bool broken = false;   // the door throws
    Instant now = Instant(std::chrono::hours(24 * 365 * 50));
};

}  // namespace posthouse
