#include "app/admin.h"

#include "app/house_store.h"
#include "club/notices.h"

#include <ostream>

namespace posthouse {

int freeze(const Configuration& configuration, const std::string& how, Instant now,
           std::ostream& out) {
    const auto store = open_known_store(configuration);
    transact(*store, [&](Unit& unit) {
        const auto lasting = unit.house_pauses(Instant::max());
        if (how == "on" && lasting.empty()) unit.add_house_pause({now, std::nullopt, true});
        if (how == "off") unit.end_house_pauses(now);
    });
    store->read([&](const Reader& reader) {
        const auto lasting = reader.house_pauses(Instant::max());
        if (lasting.empty())
            out << "All clocks run.\n";
        else
            out << "All clocks stand still since " << minute_in_words(lasting.front().from)
                << " UTC. “posthouse admin freeze off” lets them run again.\n";
    });
    return 0;
}

}  // namespace posthouse
