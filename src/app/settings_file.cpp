#include "app/settings_file.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <string>
#include <vector>

namespace posthouse {
namespace {

bool is_known_to_another(const CLI::App& command, const std::string& option) {
    for (const CLI::App* above = command.get_parent(); above; above = above->get_parent())
        for (const CLI::App* other : above->get_subcommands(nullptr))
            if (other->get_option_no_throw(option)) return true;
    return false;
}

void read_settings(CLI::App& command, const std::string& path) {
    std::ifstream file(path);
    if (!file) throw CLI::FileError("--config: “" + path + "” cannot be read.");
    for (const CLI::ConfigItem& item : CLI::ConfigINI().from_config(file)) {
        if (item.name == "++" || item.name == "--") continue;  // a section begins or ends
        const std::string name = "--" + item.name;
        CLI::Option* option = command.get_option_no_throw(name);
        if (!option && is_known_to_another(command, name)) continue;
        if (!option || item.name == "config" || !item.parents.empty() || item.inputs.size() != 1)
            throw CLI::ConfigError("“" + item.fullname() + "” in " + path +
                                   " is no option with one value: “posthouse " +
                                   command.get_name() + " --help” lists them.");
        if (option->count() > 0) continue;
        option->add_result(item.inputs.front());
        option->run_callback();
    }
}

}  // namespace

void add_settings_file(CLI::App& command) {
    CLI::Option* path =
        command.add_option("--config", "a file of name = value lines, as these options are called");
    path->expected(1)->type_name("TEXT");
    command.parse_complete_callback([&command, path] {
        if (path->count() > 0) read_settings(command, path->as<std::string>());
    });
}

}  // namespace posthouse
