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

namespace posthouse::mail {

/// Answers at once, on the caller's thread.
class FakeHouse {
public:
    club::Backend door() {
        return {.submit =
                    [this](club::Request request,
                           std::function<void(std::optional<club::Response>)> answered) {
                        {
                            const std::lock_guard guard(mutex);
                            requests.push_back(std::move(request));
                        }
                        if (broken) throw std::runtime_error("broken");
                        answered(failing ? std::nullopt : std::optional(done()));
                    },
                .login = {},
                .write =
                    [this](club::UnitFn work, std::function<void(bool)> done) {
                        if (!failing) posthouse::club::transact(store, work);
                        done(!failing);
                    },
                .store = &store,
                .now = [this] { return now; }};
    }

    static club::Response done() {
        club::Response reply;
        reply.accepted = true;
        reply.text = "done";
        return reply;
    }
    std::vector<club::Request> handed_in() {
        const std::lock_guard guard(mutex);
        return requests;
    }

    store::MemoryStore store;
    std::mutex mutex;
    std::vector<club::Request> requests;
    bool failing = false;  // nothing can be written
    bool broken = false;   // the door throws
    club::Instant now = club::Instant(std::chrono::hours(24 * 365 * 50));
};

}  // namespace posthouse::mail
