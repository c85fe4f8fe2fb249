#include "store/solitude.h"

namespace posthouse::store {

bool ExclusivityCheck::on_begin(const std::string& snapshot) {
    // “xmin:xmax:list”: all before xmin are over, none from xmax on has begun.
    std::size_t colon = 0;
    const std::uint64_t over = std::stoull(snapshot, &colon);
    const std::uint64_t next = std::stoull(snapshot.substr(colon + 1));
    const bool alone = over == next && expected_ == next;
    expected_.reset();
    next_.reset();
    if (over == next) next_ = next;
    return alone;
}

void ExclusivityCheck::on_commit(const std::string& transaction) {
    if (!next_) return;
    if (transaction.empty())
        expected_ = next_;
    else if (std::stoull(transaction) == *next_)
        expected_ = *next_ + 1;
}

}  // namespace posthouse::store
