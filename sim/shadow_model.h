// Repeats every committed work in a memory store, which the real store must equal at all times. So
// the simulation knows what must exist after a crash, and notices differences between the stores.
//
// A commit that failed may turn out to be durable after a crash: until the next commit both
// outcomes are accepted.
#pragma once

#include "club/core/store.h"
#include "sim/disk.h"
#include "sim/unit_effects.h"
#include "store/memory.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace posthouse::sim {

/// Everything in a store, a line for each row.
std::vector<std::string> state_of(const club::StoreReader&);

/// The first differing lines; empty if there are none.
std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& other);

using Group = std::vector<UnitEffects>;  // the works of one commit

class ShadowModel {
public:
    /// The expected state.
    const club::Store& expected() const { return shadow_; }

    /// Called for each committed work, before its requests are answered.
    std::function<void(const UnitEffects&)> on_commit;

    void committed(const Group&);
    void indeterminate(Group group) { indeterminate_.push_back(std::move(group)); }
    bool has_indeterminate() const { return !indeterminate_.empty(); }
    /// Compares the expected state with the real store. Throws InvariantViolation.
    void compare(const club::StoreReader& real, const std::string& when);

private:
    bool was_committed(const std::vector<std::string>& real, const Group&);

    store::MemoryStore shadow_;
    std::vector<Group> indeterminate_;  // failed commits since the last successful one
};

/// The server's store: the real one with the shadow model, which must outlive it.
class ShadowedStore final : public club::Store {
public:
    struct Parts {
        club::Store* real = nullptr;
        ShadowModel* shadow_model = nullptr;
        Disk* disk = nullptr;  // null: the real store has none
        /// Wraps the rows of a unit of work to inject a bug.
        std::function<std::unique_ptr<club::RowWriter>(club::RowWriter&)> inject;
        bool swallows_errors = false;  // injected bug: a failed commit is reported as a success
        /// Called before each read and write, and after a commit before it is reported.
        std::function<void()> pause;
    };
    explicit ShadowedStore(Parts parts) : parts_(std::move(parts)) {}

    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works) override;
    void read(const std::function<void(const club::StoreReader&)>& reading) const override;

private:
    void require_power() const {
        if (parts_.disk && !parts_.disk->has_power()) throw SimulatedCrash{};
    }

    Parts parts_;
};

}  // namespace posthouse::sim
