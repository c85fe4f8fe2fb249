// The Store in memory: for tests, for simulated seasons, and as the plainest statement of what the
// port promises. It holds to the same contract test as the databases, but for lasting.
//
// Deliberately absent: durability. A reader waits while a group of works is done: a work must not
// wait for one.
#pragma once

#include "club/store.h"

#include <memory>

namespace posthouse::store {

class MemoryStore final : public club::Store {
public:
    MemoryStore();
    ~MemoryStore() override;

    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works) override;
    void read(const std::function<void(const club::StoreReader&)>&) const override;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace posthouse::store
