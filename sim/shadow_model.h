// The witness of all that the house's store is told: what stands there is done once more in a store
// in memory, and the two must always remember the same. So a simulation knows, when the house has
// been killed and opened again, what must be there; and it sees at once where the databases differ.
//
// A commit that failed may, after a kill, turn out to stand after all: the disk may have kept what
// it said that it could not. Until the next commit that is nobody's fault.
#pragma once

#include "sim/disk.h"
#include "sim/faults.h"
#include "sim/state_dump.h"
#include "sim/unit_effects.h"
#include "store/memory.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace posthouse::sim {

using Group = std::vector<UnitEffects>;  // what one commit was to do

class ShadowModel {
public:
    /// What must be there.
    const club::Store& known() const { return shadow_; }

    /// Called for each work that stands, before anybody is answered.
    std::function<void(const UnitEffects&)> on_stands;

    void committed(const Group&);
    void indeterminate(Group group) { doubtful_.push_back(std::move(group)); }
    bool has_doubts() const { return !doubtful_.empty(); }
    /// This must be what the real store remembers. Throws InvariantViolation.
    void compare(const club::StoreReader& real, const std::string& when);

private:
    bool stands_after_all(const std::vector<std::string>& real, const Group&);

    store::MemoryStore shadow_;
    StateKeys names_;
    std::vector<Group> doubtful_;  // commits that failed since the last that did not
};

/// The store as the house has it: the real one, with the witness beside it. Outlived by its
/// witness.
class ShadowedStore final : public club::Store {
public:
    struct Parts {
        club::Store* real = nullptr;
        ShadowModel* shadow_model = nullptr;
        Disk* disk = nullptr;  // null: the real one has none
        /// Puts something between the house and the store that spoils it; for tests of the laws.
        std::function<std::unique_ptr<club::UnitOfWork>(club::UnitOfWork&)> inject;
        bool swallows_faults = false;  // the same: a failed commit is said to stand
        /// Called before each reading and writing, and after a commit before it is told.
        std::function<void()> pause;
    };
    explicit ShadowedStore(Parts parts) : parts_(std::move(parts)) {}

    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works) override;
    void read(const std::function<void(const club::StoreReader&)>& reading) const override;

private:
    void must_live() const {
        if (parts_.disk && !parts_.disk->has_power()) throw SimulatedCrash{};
    }

    Parts parts_;
};

}  // namespace posthouse::sim
