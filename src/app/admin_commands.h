// `posthouse admin …`: what can be said on its command line, and how it is begun.
//
// Deliberately absent: what it does (admin.h).
#pragma once

#include "app/configuration.h"
#include "club/types.h"

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace posthouse::app {

class AdminCommands {
public:
    AdminCommands();
    ~AdminCommands();
    AdminCommands(const AdminCommands&) = delete;
    AdminCommands& operator=(const AdminCommands&) = delete;

    void add_to(CLI::App& app, Config&);
    /// The exit status of the one that was called.
    int carry_out(const Config&, club::Instant now, std::ostream& out);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

/// “2026-11-22T10:00:00Z”, “2026-11-22 10:00”: UTC; none where it is something else.
std::optional<club::Instant> typed_instant(const std::string& typed);

}  // namespace posthouse::app
