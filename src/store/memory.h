// The Store in memory, for tests and simulation: the simplest implementation of the port, held to
// the same contract tests as the databases except durability. Readers block while a group of works
// runs, so a work must not wait for a reader.
#pragma once

#include "club/core/store.h"

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
