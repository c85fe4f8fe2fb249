// For tests: a temporary folder of their own, since several may run at once on one machine, and
// whole files.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
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

/// The bytes of a file; throws if it cannot be read.
inline std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace posthouse
