// http_seeds http|socket FOLDER: writes the seeds for fuzzing, a file each.
#include "http/fuzz/targets.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <string_view>

int main(int count, char** words) {
    using namespace posthouse::fuzz;
    if (count != 3) {
        std::cerr << "http_seeds http|socket FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = words[2];
    std::filesystem::create_directories(folder);
    for (const posthouse::fuzz::Seed& seed : std::string_view(words[1]) == "http"
                                                 ? posthouse::fuzz::http_seeds()
                                                 : posthouse::fuzz::socket_seeds()) {
        std::ofstream file(folder / seed.name, std::ios::binary);
        if (!file.write(seed.bytes.data(), static_cast<std::streamsize>(seed.bytes.size()))) {
            std::cerr << "cannot write " << (folder / seed.name).string() << '\n';
            return 1;
        }
    }
    return 0;
}
