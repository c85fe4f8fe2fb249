#include "app/admin.h"

#include "app/house_store.h"
#include "app/service_settings.h"
#include "club/letters.h"
#include "club/notices.h"

#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <ostream>
#include <random>

namespace posthouse::app {
AdminHouse::AdminHouse(const Config& configuration)
    : configuration_(configuration),
      store_(open_known_store(configuration)),
      service_(service_settings(configuration, house_key(configuration, *store_),
                                [] { return std::uint64_t{std::random_device()()}; })) {}

std::string AdminHouse::page_url() const {
    return configuration_.page_url.empty() ? "http://" + configuration_.http
                                           : configuration_.page_url;
}

int AdminHouse::act(const std::function<Expected<std::string>(club::UnitOfWork&)>& act,
                    std::ostream& out) {
    int status = 0;
    std::string said;
    club::transact(*store_, [&](club::UnitOfWork& unit) {
        const Expected<std::string> answer = act(unit);
        status = answer ? 0 : 2;
        said = answer ? *answer : std::string(answer.error().sentence.view()) + "\n";
    });
    out << club::wrap(said);
    return status;
}

std::string operator_name() {
    if (const char* caller = std::getenv("SUDO_USER")) return caller;
    const passwd* entry = getpwuid(getuid());
    return entry ? entry->pw_name : std::to_string(getuid());
}

int freeze(AdminHouse& house, const club::OperatorContext& by, const std::string& how,
           std::ostream& out) {
    club::transact(house.store(), [&](club::UnitOfWork& unit) {
        const auto lasting = unit.house_pauses(club::Instant::max());
        const bool changes = how == "on" ? lasting.empty() : how == "off" && !lasting.empty();
        if (!changes) return;
        if (how == "on")
            unit.add_house_pause({by.now, std::nullopt, true});
        else
            unit.end_house_pauses(by.now);
        club::AuditEntry act{{}, by.now, by.who, "freeze " + how, by.reason, {}, {}};
        unit.add_operator_act(act);
    });
    house.store().read([&](const club::StoreReader& reader) {
        const auto lasting = reader.house_pauses(club::Instant::max());
        if (lasting.empty())
            out << "All clocks run.\n";
        else
            out << "All clocks stand still since " << club::format_minute(lasting.front().from)
                << " UTC. “posthouse admin freeze off” lets them run again.\n";
    });
    return 0;
}

}  // namespace posthouse::app
