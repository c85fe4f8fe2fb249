#include "sim/shadow_model.h"

#include "sim/recording_rows.h"

#include <algorithm>
#include <utility>

namespace posthouse::sim {

void ShadowModel::committed(const Group& group) {
    for (const UnitEffects& events : group) {
        club::transact(shadow_, [&](club::UnitOfWork& unit) {
            for (const auto& change : events.changes) change(unit.rows());
        });
        if (on_commit) on_commit(events);
    }
    indeterminate_.clear();
}

bool ShadowModel::was_committed(const std::vector<std::string>& real, const Group& group) {
    struct Otherwise {};
    try {
        club::transact(shadow_, [&](club::UnitOfWork& unit) {
            for (const UnitEffects& events : group)
                for (const auto& change : events.changes) change(unit.rows());
            if (state_of(unit) != real) throw Otherwise{};
        });
    } catch (const Otherwise&) {
        return false;
    } catch (const InvariantViolation&) {
        return false;
    }
    for (const UnitEffects& events : group)
        if (on_commit) on_commit(events);
    return true;
}

void ShadowModel::compare(const club::StoreReader& real, const std::string& when) {
    std::vector<std::string> expected;
    shadow_.read([&](const club::StoreReader& reader) { expected = state_of(reader); });
    const auto found = state_of(real);
    if (found == expected) return;
    for (const Group& group : indeterminate_)
        if (was_committed(found, group)) {
            indeterminate_.clear();
            return;
        }
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
            RecordingRows recording(unit.rows(), group[i]);
            const auto spoilt = parts_.inject ? parts_.inject(recording) : nullptr;
            club::UnitOfWork watched_unit(spoilt ? *spoilt : recording);
            works[i](watched_unit);
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
