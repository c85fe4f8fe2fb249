// Which numbered rows a server has seen. Servers that commit side by side draw numbers from one
// sequence, so a row may become visible after others with greater numbers. Whoever continued after
// the greatest number would never see it.
//
// So a server remembers up to where it has seen all, and what it has seen beyond the first gap. A
// number that was drawn in vain leaves a gap for ever, until house_barrier() (postgres_server.cpp)
// tells that nobody will fill it.
#pragma once

#include <set>

namespace posthouse::store {

class SeenNumbers {
public:
    /// This number, and all below, were seen or will never be.
    long long complete() const { return complete_; }
    /// What was seen beyond the first gap.
    const std::set<long long>& beyond() const { return beyond_; }
    bool has_gap() const { return !beyond_.empty(); }
    bool contains(long long number) const {
        return number <= complete_ || beyond_.contains(number);
    }

    void add(long long number) {
        if (number > complete_) beyond_.insert(number);
        close();
    }
    /// Nobody will fill a gap up to this number.
    void complete_to(long long number) {
        if (number > complete_) complete_ = number;
        beyond_.erase(beyond_.begin(), beyond_.upper_bound(complete_));
        close();
    }

private:
    void close() {
        while (!beyond_.empty() && *beyond_.begin() == complete_ + 1) {
            ++complete_;
            beyond_.erase(beyond_.begin());
        }
    }

    long long complete_ = 0;
    std::set<long long> beyond_;
};

}  // namespace posthouse::store
