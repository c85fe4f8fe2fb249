#include "sim/witness.h"

#include "sim/recording_unit.h"

#include <algorithm>
#include <utility>

namespace posthouse::sim {
namespace {

void learn(Names& names, const Events& events) {
    names.keys.insert(events.keys.begin(), events.keys.end());
    names.sessions.insert(events.sessions.begin(), events.sessions.end());
    names.held_most = std::max(names.held_most, events.held);
}

}  // namespace

void Witness::stands(const Group& group) {
    for (const Events& events : group) {
        transact(shadow_, [&](Unit& unit) {
            for (const auto& change : events.changes) change(unit);
        });
        learn(names_, events);
        if (on_stands) on_stands(events);
    }
    doubtful_.clear();
}

bool Witness::stands_after_all(const std::vector<std::string>& real, const Group& group) {
    struct Otherwise {};
    Names names = names_;
    try {
        transact(shadow_, [&](Unit& unit) {
            for (const Events& events : group) {
                for (const auto& change : events.changes) change(unit);
                learn(names, events);
            }
            if (state_of(unit, names) != real) throw Otherwise{};
        });
    } catch (const Otherwise&) {
        return false;
    } catch (const LawBroken&) {
        return false;
    }
    names_ = std::move(names);
    for (const Events& events : group)
        if (on_stands) on_stands(events);
    return true;
}

void Witness::compare(const Reader& real, const std::string& when) {
    const auto of_shadow = [this](const auto& state, const Names& names) {
        std::vector<std::string> lines;
        shadow_.read([&](const Reader& reader) { lines = state(reader, names); });
        return lines;
    };
    const auto expected = of_shadow(state_of, names_);
    const auto found = state_of(real, names_);
    for (const Group& group : doubtful_) {
        Names its, names = names_;
        for (const Events& events : group) {
            learn(its, events);
            learn(names, events);
        }
        // What stands after all may be no more than the answer to a key that is not known yet. To
        // try each of many groups against all that is remembered would take too long.
        if (found == expected && named_state_of(real, its) == of_shadow(named_state_of, its))
            continue;
        if (stands_after_all(state_of(real, names), group)) {
            doubtful_.clear();
            return;
        }
    }
    if (found == expected) return;
    throw LawBroken{when + ": the store does not remember what it should (-) but (+):" +
                    difference(expected, found)};
}

std::vector<std::exception_ptr> WitnessedStore::transact(std::span<const Work> works) {
    must_live();
    if (parts_.pause) parts_.pause();
    must_live();
    Group group(works.size());
    std::vector<Work> watched;
    // What a failed commit has left behind may come back when the file is opened anew.
    const bool look = parts_.witness->has_doubts();
    if (look)
        watched.emplace_back([&](Unit& unit) {
            parts_.witness->compare(unit, "before a commit, after one that failed");
        });
    for (std::size_t i = 0; i < works.size(); ++i)
        watched.emplace_back([&, i](Unit& unit) {
            group[i] = {};
            RecordingUnit recording(unit, group[i]);
            const auto spoilt = parts_.spoil ? parts_.spoil(recording) : nullptr;
            works[i](spoilt ? *spoilt : recording);
        });
    std::vector<std::exception_ptr> failed;
    try {
        failed = parts_.real->transact(watched);
    } catch (const std::exception&) {
        parts_.witness->in_doubt(std::move(group));
        must_live();
        if (parts_.swallows_faults) return std::vector<std::exception_ptr>(works.size());
        throw;
    }
    if (look) {
        // A broken law must not be taken for a Fault of one work.
        if (failed.front()) std::rethrow_exception(failed.front());
        failed.erase(failed.begin());
    }
    for (std::size_t i = 0; i < works.size(); ++i)
        if (failed[i]) group[i] = {};
    parts_.witness->stands(group);
    must_live();
    if (parts_.pause) parts_.pause();
    must_live();
    return failed;
}

void WitnessedStore::read(const std::function<void(const Reader&)>& reading) const {
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
