// The subcommand `book`.
#pragma once

#include "cli/commands.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace posthouse::opening_book {

struct CommandOptions {
    std::string data;                 // default data folder
    std::filesystem::path installed;  // folder of the books that come with the program
    std::string version;
    std::function<std::int64_t()> now;  // seconds since 1970
};

std::unique_ptr<cli::Commands> commands(CommandOptions options);

}  // namespace posthouse::opening_book
