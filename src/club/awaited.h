// Waiting for an answer that comes later: what a worker does between handing something in at the
// door and going on.
//
// Deliberately absent: giving up. The door answers everything, if only with "not done".
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <utility>

namespace posthouse::club {

/// What this thread does while it waits. Nothing: it sleeps, and other threads work. A simulation
/// has one thread, which lets the others' work go on here.
inline std::function<void()>& run_until_ready() {
    static thread_local std::function<void()> meanwhile;
    return meanwhile;
}

template <class T>
T wait_for_response(std::future<T> answer) {
    using std::chrono::seconds;
    while (run_until_ready() && answer.wait_for(seconds(0)) != std::future_status::ready)
        run_until_ready()();
    return answer.get();
}

template <class T>
T wait_for_response(std::promise<T>& promised) {
    return wait_for_response(promised.get_future());
}

}  // namespace posthouse::club
