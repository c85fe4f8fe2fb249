#include "app/installed_files.h"

#include <filesystem>
#include <system_error>

namespace posthouse::app {
namespace {

/// In a release this is the loader, which is beside the program (tools/build-tarball).
std::filesystem::path program_folder() {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path();
}

}  // namespace

std::string shared_folder() {
    std::error_code none;
    const std::filesystem::path unpacked = program_folder().parent_path() / "share/posthouse";
    return std::filesystem::exists(unpacked, none) ? unpacked : "/usr/share/posthouse";
}

std::string default_web_root() {
    std::error_code none;
    const std::filesystem::path built = program_folder() / "page";
    const std::filesystem::path packaged = std::filesystem::path(shared_folder()) / "page";
    return !std::filesystem::exists(built, none) && std::filesystem::exists(packaged, none)
               ? packaged
               : built;
}

}  // namespace posthouse::app
