#include "sim/shadow_model.h"

#include "sim/recording_unit.h"

#include <algorithm>
#include <utility>

namespace posthouse::sim {
namespace {

void learn(StateKeys& names, const UnitEffects& events) {
    names.keys.insert(events.keys.begin(), events.keys.end());
    names.sessions.insert(events.sessions.begin(), events.sessions.end());
    names.held_most = std::max(names.held_most, events.held);
}

}  // namespace

void ShadowModel::committed(const Group& group) {
    for (const UnitEffects& events : group) {
        club::transact(shadow_, [&](club::UnitOfWork& unit) {
            for (const auto& change : events.changes) change(unit);
        });
        learn(names_, events);
        if (on_commit) on_commit(events);
    }
    indeterminate_.clear();
}

bool ShadowModel::was_committed(const std::vector<std::string>& real, const Group& group) {
    struct Otherwise {};
    StateKeys names = names_;
    try {
        club::transact(shadow_, [&](club::UnitOfWork& unit) {
            for (const UnitEffects& events : group) {
                for (const auto& change : events.changes) change(unit);
                learn(names, events);
            }
            if (state_of(unit, names) != real) throw Otherwise{};
        });
    } catch (const Otherwise&) {
        return false;
    } catch (const InvariantViolation&) {
        return false;
    }
    names_ = std::move(names);
    for (const UnitEffects& events : group)
        if (on_commit) on_commit(events);
    return true;
}

void ShadowModel::compare(const club::StoreReader& real, const std::string& when) {
    const auto of_shadow = [this](const auto& state, const StateKeys& names) {
        std::vector<std::string> lines;
        shadow_.read([&](const club::StoreReader& reader) { lines = state(reader, names); });
        return lines;
    };
    const auto expected = of_shadow(state_of, names_);
    const auto found = state_of(real, names_);
    for (const Group& group : indeterminate_) {
        StateKeys its, names = names_;
        for (const UnitEffects& events : group) {
            learn(its, events);
            learn(names, events);
        }
        // A commit that succeeded after all may only have added a response under an unknown key. To
        // try each of many groups against the whole state would take too long.
        if (found == expected && named_state_of(real, its) == of_shadow(named_state_of, its))
            continue;
        if (was_committed(state_of(real, names), group)) {
            indeterminate_.clear();
            return;
        }
    }
    if (found == expected) return;
    throw InvariantViolation{when + ": the store does not remember what it should (-) but (+):" +
                             difference(expected, found)};
}

std::vector<std::exception_ptr> ShadowedStore::transact(std::span<const club::UnitFn> works) {
    require_power();
    if (parts_.pause) parts_.pause();
    require_power();
    Group group(works.size());
    std::vector<club::UnitFn> watched;
    // Data of a failed commit may come back when the file is opened again.
    const bool look = parts_.shadow_model->has_indeterminate();
    if (look)
        watched.emplace_back([&](club::UnitOfWork& unit) {
            parts_.shadow_model->compare(unit, "before a commit, after one that failed");
        });
    for (std::size_t i = 0; i < works.size(); ++i)
        watched.emplace_back([&, i](club::UnitOfWork& unit) {
            group[i] = {};
            RecordingUnit recording(unit, group[i]);
            const auto spoilt = parts_.inject ? parts_.inject(recording) : nullptr;
            works[i](spoilt ? *spoilt : recording);
        });
    std::vector<std::exception_ptr> failed;
    try {
        failed = parts_.real->transact(watched);
    } catch (const std::exception&) {
        parts_.shadow_model->indeterminate(std::move(group));
        require_power();
        if (parts_.swallows_errors) return std::vector<std::exception_ptr>(works.size());
        throw;
    }
    if (look) {
        // An invariant violation must not be treated as a failure of one work.
        if (failed.front()) std::rethrow_exception(failed.front());
        failed.erase(failed.begin());
    }
    for (std::size_t i = 0; i < works.size(); ++i)
        if (failed[i]) group[i] = {};
    parts_.shadow_model->committed(group);
    require_power();
    if (parts_.pause) parts_.pause();
    require_power();
    return failed;
}

void ShadowedStore::read(const std::function<void(const club::StoreReader&)>& reading) const {
    require_power();
    if (parts_.pause) parts_.pause();
    try {
        parts_.real->read(reading);
    } catch (const std::exception&) {
        require_power();
        throw;
    }
    require_power();
}

}  // namespace posthouse::sim
