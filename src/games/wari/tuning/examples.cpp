#include "games/wari/tuning/examples.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace posthouse::wari::tuning {

std::vector<Example> read_examples(const std::string& path) {
    std::error_code failed;
    const std::uintmax_t bytes = std::filesystem::file_size(path, failed);
    if (failed || bytes % sizeof(Example) != 0)
        throw std::runtime_error(path + " is not a file of examples that “wari_tune play” wrote.");
    std::vector<Example> examples(bytes / sizeof(Example));
    std::ifstream in(path, std::ios::binary);
    if (!in.read(reinterpret_cast<char*>(examples.data()), static_cast<std::streamsize>(bytes)))
        throw std::runtime_error(path + " cannot be read.");
    return examples;
}

void write_examples(const std::string& path, const std::vector<Example>& examples) {
    std::ofstream out(path, std::ios::binary);
    out.write(reinterpret_cast<const char*>(examples.data()),
              static_cast<std::streamsize>(examples.size() * sizeof(Example)));
    if (!out.flush()) throw std::runtime_error(path + " cannot be written.");
}

}  // namespace posthouse::wari::tuning
