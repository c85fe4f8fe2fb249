#include "tablebase/build/memory_plan.h"

#include <cstddef>

namespace posthouse::tablebase {

MemoryPlan plan_memory(const MemoryNeeds& needs) {
    MemoryPlan plan;
    const int count = static_cast<int>(needs.smaller.size());
    const auto of = [&](int seeds) { return needs.smaller[static_cast<std::size_t>(seeds)]; };
    if (needs.budget < needs.fixed + needs.work) return plan;
    plan.possible = true;
    const std::uint64_t beside = needs.budget - needs.fixed - needs.work;
    std::uint64_t staying = 0;
    while (plan.resident_below < count && staying + of(plan.resident_below) <= beside)
        staying += of(plan.resident_below++);
    plan.all_resident = plan.resident_below == count;
    if (plan.all_resident) {
        plan.spare = beside - staying;
        return plan;
    }
    const std::uint64_t room = needs.budget - needs.fixed - staying;
    std::uint64_t used = 0;
    plan.passes.emplace_back();
    for (int seeds = plan.resident_below; seeds < count; ++seeds) {
        if (!plan.passes.back().empty() && used + of(seeds) > room) {
            plan.passes.emplace_back();
            used = 0;
        }
        plan.passes.back().push_back(seeds);
        used += of(seeds);
        // One that does not fit alone has no other place. This happens in no game, since it is
        // smaller than the table in progress.
        if (used > room) plan.possible = false;
    }
    return plan;
}

}  // namespace posthouse::tablebase
