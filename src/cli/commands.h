// Subcommands of `posthouse` that one folder adds: the program registers them and asks each group
// whether it was called.
#pragma once

#include <istream>
#include <optional>
#include <ostream>

namespace CLI {
class App;
}

namespace posthouse::cli {

class Commands {
public:
    Commands() = default;
    Commands(const Commands&) = delete;
    Commands& operator=(const Commands&) = delete;
    virtual ~Commands() = default;

    /// The options are stored in this object, which must live as long as `app`.
    virtual void add_to(CLI::App& app) = 0;
    /// The exit status; empty if none of these subcommands was called. 0: done, 1: it could not be
    /// done, was interrupted or found something wrong, 2: refused, with a sentence on `err`.
    virtual std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                                   std::ostream& err) = 0;
};

}  // namespace posthouse::cli
