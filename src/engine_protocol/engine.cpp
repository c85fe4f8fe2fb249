#include "engine_protocol/engine.h"

#include "base/text.h"
#include "engine_protocol/session.h"
#include "engine_protocol/words.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace posthouse::engine_protocol {

namespace {

double steady_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

/// Three quarters of the memory there is.
Machine this_machine() {
    Machine machine;
    const double pages = static_cast<double>(sysconf(_SC_PHYS_PAGES));
    const double mb = pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
    machine.hash_mb_max = static_cast<int>(std::clamp(0.75 * mb, 16.0, 1048576.0));
    return machine;
}

}  // namespace

int speak(const EngineOptions& options, std::istream& in, std::ostream& out, std::ostream& err) {
    Settings settings;
    settings.game = options.variant.empty() ? &default_game() : games::find_game(options.variant);
    if (!settings.game) {
        err << "There is no variant called “" << truncate(options.variant, 40)
            << "”. The house has:";
        for (const games::Game& game : games::all_games())
            if (game.listed) err << ' ' << game.name;
        err << '\n';
        return 2;
    }
    in.tie(nullptr);  // `out` belongs to the thread that thinks as well
    const ProtocolIo ports{[&out](std::string_view lines) { out << lines << std::flush; },
                           steady_ms};
    Session session(ports, settings, this_machine(), options.version);
    if (options.greets)
        out << info_string("Posthouse " + options.version +
                           ", an engine for other programs: type help to see what it "
                           "understands, quit to leave.")
            << std::flush;
    std::string line;
    while (std::getline(in, line))
        if (!session.execute(line)) {
            // Nobody waits for a count that may take years.
            if (session.counting()) std::_Exit(0);
            return 0;
        }
    session.finish();
    return 0;
}

}  // namespace posthouse::engine_protocol
