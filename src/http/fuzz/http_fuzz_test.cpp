// Replays the seeds and finds of the fuzzers; fuzz/targets.h says what must hold.
#include "http/fuzz/targets.h"

#include <gmock/gmock.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace posthouse::http {
namespace {

std::vector<std::string> finds(const std::string& name) {
    std::vector<std::string> all;
    const std::string path = std::string(POSTHOUSE_SOURCE) + "/src/http/fuzz/finds/" + name;
    if (!std::filesystem::exists(path)) return all;
    for (const auto& entry : std::filesystem::directory_iterator(path)) {
        std::ifstream file(entry.path(), std::ios::binary);
        all.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return all;
}

TEST(HttpFuzzing, EachRouteAndCommandIsAnswered) {
    std::map<unsigned, int> answers;
    for (const fuzz::Seed& seed : fuzz::http_seeds()) {
        SCOPED_TRACE(seed.name);
        const auto given = fuzz::fuzz_http(seed.bytes);
        // One is truncated in its body, so it gets no response.
        if (given.empty()) {
            EXPECT_THAT(seed.bytes, testing::EndsWith("9999\r\n\r\n{"));
        }
        for (const unsigned status : given) ++answers[status];
    }
    // The seeds must reach everything, not only error paths.
    for (const unsigned status :
         {101U, 200U, 303U, 400U, 401U, 403U, 404U, 410U, 413U, 422U, 426U, 431U})
        EXPECT_GT(answers[status], 0) << status;
    EXPECT_GT(answers[200], 40);
}

TEST(HttpFuzzing, SplitInputIsTheSameRequest) {
    for (fuzz::Seed seed : fuzz::http_seeds()) {
        SCOPED_TRACE(seed.name);
        const std::size_t answers = fuzz::fuzz_http(seed.bytes).size();
        for (const char piece : {'\x01', '\x07', '\x64'}) {
            seed.bytes[0] = piece;
            EXPECT_EQ(fuzz::fuzz_http(seed.bytes).size(), answers);
        }
    }
}

TEST(HttpFuzzing, EachMessageOnASocketIsAnswered) {
    for (const fuzz::Seed& seed : fuzz::socket_seeds()) {
        SCOPED_TRACE(seed.name);
        EXPECT_GE(fuzz::fuzz_socket(seed.bytes), 1u);
    }
}

TEST(HttpFuzzing, NoFindRecurs) {
    for (const std::string& bytes : finds("http")) fuzz::fuzz_http(bytes);
    for (const std::string& bytes : finds("socket")) fuzz::fuzz_socket(bytes);
}

}  // namespace
}  // namespace posthouse::http
