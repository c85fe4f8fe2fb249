// For tests: a temporary folder of their own, since several may run at once on one machine.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace posthouse {

/// A new and empty folder, removed with all its contents at the end.
class TestFolder {
public:
    explicit TestFolder(
        const std::filesystem::path& parent = std::filesystem::temp_directory_path()) {
        // Short, since the path of a Unix socket has at most 107 characters.
        std::string name = parent / "posthouse-XXXXXX";
        if (!::mkdtemp(name.data())) throw std::system_error(errno, std::generic_category(), name);
        path_ = name;
    }
    ~TestFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::filesystem::path& name) const {
        return path_ / name;
    }

private:
    std::filesystem::path path_;
};

}  // namespace posthouse
