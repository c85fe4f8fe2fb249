// Long answers are packed for those who take them so, and come out of it as they were.
#include "http/packing.h"
#include "http/test_client.h"
#include "http/test_house.h"

#include <gtest/gtest.h>
#include <zlib.h>

namespace posthouse::http {
namespace {

std::string unpacked(std::string_view packed) {
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    std::string bytes(1 << 20, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    bytes.resize(stream.total_out);
    inflateEnd(&stream);
    return bytes;
}

HttpResponse answer_of(std::size_t bytes) {
    HttpResponse answer;
    for (std::size_t k = 0; k < bytes; ++k) answer.body += static_cast<char>('a' + k * k % 23);
    return answer;
}

TEST(Packing, WhatIsPackedComesOutAgain) {
    HttpResponse answer = answer_of(100'000);
    maybe_gzip(answer, "br, gzip;q=0.8");
    EXPECT_LT(answer.body.size(), 20'000u);
    EXPECT_EQ(unpacked(answer.body), answer_of(100'000).body);
}

TEST(Packing, ShortAnswersPicturesAndThoseOfOtherWishesStayAsTheyAre) {
    for (const auto& [bytes, type, wish] : {std::tuple{1000, "application/json", "gzip"},
                                            {100'000, "image/png", "gzip"},
                                            {100'000, "application/json", "br"},
                                            {100'000, "application/json", "gzip;q=0"},
                                            {100'000, "application/json", ""}}) {
        HttpResponse answer = answer_of(static_cast<std::size_t>(bytes));
        answer.type = type;
        maybe_gzip(answer, wish);
        EXPECT_EQ(answer.body.size(), static_cast<std::size_t>(bytes)) << type << wish;
        EXPECT_TRUE(answer.fields.empty());
    }
    HttpResponse marked = answer_of(100'000);
    marked.fields = {{"ETag", "\"x\""}};
    maybe_gzip(marked, "gzip");
    EXPECT_EQ(marked.body.size(), 100'000u);
}

TEST(Packing, TheListOfGamesGoesOutPacked) {
    TestHouse house;
    HttpClient client(house.port());
    const Got plain = client.get("/api/games");
    const Got packed = client.ask("GET", "/api/games", {{"Accept-Encoding", "gzip"}});
    EXPECT_EQ(packed.field("content-encoding"), "gzip");
    EXPECT_LT(packed.body.size(), plain.body.size() / 2);
    EXPECT_EQ(unpacked(packed.body), plain.body);
}

}  // namespace
}  // namespace posthouse::http
