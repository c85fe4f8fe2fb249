#include "cli/options.h"
#include "engine_protocol/session.h"

#include <unistd.h>
#include <CLI/CLI.hpp>

#include <utility>

namespace posthouse::engine_protocol {

namespace {

class EngineCommand final : public cli::Commands {
public:
    EngineCommand(std::string version, std::string books) {
        options_.version = std::move(version);
        options_.books = std::move(books);
    }

    void add_to(CLI::App& app) override {
        CLI::App& engine = *app.add_subcommand(
            "engine", "run the engine for other programs: UGI and UCI on stdin and stdout");
        engine.add_option("--variant", options_.variant,
                          "start with this game; setoption chooses another");
    }

    std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                           std::ostream& err) override {
        if (!app.got_subcommand("engine")) return std::nullopt;
        options_.greet = isatty(STDIN_FILENO);
        return run_engine(options_, in, out, err);
    }

private:
    EngineOptions options_;
};

}  // namespace

std::unique_ptr<cli::Commands> commands(std::string version, std::string books) {
    return std::make_unique<EngineCommand>(std::move(version), std::move(books));
}

}  // namespace posthouse::engine_protocol
