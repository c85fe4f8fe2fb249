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
        if (on_stands) on_stands(events);
    }
    doubtful_.clear();
}

bool ShadowModel::stands_after_all(const std::vector<std::string>& real, const Group& group) {
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
        if (on_stands) on_stands(events);
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
    for (const Group& group : doubtful_) {
        StateKeys its, names = names_;
        for (const UnitEffects& events : group) {
            learn(its, events);
            learn(names, events);
        }
        // A commit that succeeded after all may only have added a response under an unknown key. To
        // try each of many groups against the whole state would take too long.
        if (found == expected && named_state_of(real, its) == of_shadow(named_state_of, its))
            continue;
        if (stands_after_all(state_of(real, names), group)) {
            doubtful_.clear();
            return;
        }
    }
    if (found == expected) return;
    throw InvariantViolation{when + ": the store does not remember what it should (-) but (+):" +
                             difference(expected, found)};
}

std::vector<std::exception_ptr> ShadowedStore::transact(std::span<const club::UnitFn> works) {
    must_live();
    if (parts_.pause) parts_.pause();
    must_live();
    Group group(works.size());
    std::vector<club::UnitFn> watched;
    // Data of a failed commit may come back when the file is opened again.
    const bool look = parts_.shadow_model->has_doubts();
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
        must_live();
        if (parts_.swallows_faults) return std::vector<std::exception_ptr>(works.size());
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
    must_live();
    if (parts_.pause) parts_.pause();
    must_live();
    return failed;
}

void ShadowedStore::read(const std::function<void(const club::StoreReader&)>& reading) const {
    must_live();
    if (parts_.pause) parts_.pause();
    try {
        parts_.real->read(reading);
    } catch (const std::exception&) {
        must_live();
        throw;
    }
    must_live();
}

}  // namespace posthouse::sim
