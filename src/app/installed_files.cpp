#include "app/installed_files.h"

#include <filesystem>
#include <string_view>
#include <system_error>

namespace posthouse::app {
namespace {

/// In a release this is the loader, which is beside the program (tools/build-tarball).
std::filesystem::path program_folder() {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path();
}

/// The folder of this name beside the program, or the one that is installed.
std::string beside_or_shared(std::string_view name) {
    std::error_code none;
    const std::filesystem::path built = program_folder() / name;
    const std::filesystem::path packaged = std::filesystem::path(shared_folder()) / name;
    return !std::filesystem::exists(built, none) && std::filesystem::exists(packaged, none)
               ? packaged
               : built;
}

}  // namespace

std::string shared_folder() {
    std::error_code none;
    const std::filesystem::path unpacked = program_folder().parent_path() / "share/posthouse";
    return std::filesystem::exists(unpacked, none) ? unpacked : "/usr/share/posthouse";
}

std::string default_web_root() {
    return beside_or_shared("page");
}

std::string default_books_folder() {
    return beside_or_shared("books");
}

}  // namespace posthouse::app
