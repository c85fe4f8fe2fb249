// Stopwatch: the seconds since some moment, as a parameter, so that tests can say what time it is.
#pragma once

#include <chrono>
#include <functional>

namespace posthouse::strength {

using Stopwatch = std::function<double()>;

inline Stopwatch real_stopwatch() {
    return [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    };
}

}  // namespace posthouse::strength
