#include "http/site/picture_queue.h"

#include <gtest/gtest.h>

#include <functional>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>

namespace posthouse::http {
namespace {

HttpResponse answer_of(std::function<std::string()> draw) {
    HttpOptions options;
    options.reader_threads = 0;  // at once
    PictureQueue queue(options, [] { return club::Instant(); });
    HttpResponse answer;
    queue.answer({.etag = "\"1\"",
                  .type = "image/png",
                  .cache_control = "no-cache",
                  .draw = std::move(draw)},
                 {}, [&answer](HttpResponse made) { answer = std::move(made); });
    return answer;
}

TEST(PictureQueue, WithoutMemoryForAPictureAsksToTryAgain) {
    EXPECT_EQ(answer_of([] { return std::string("a picture"); }).status, 200u);
    EXPECT_EQ(answer_of([]() -> std::string { throw std::bad_alloc(); }).status, 503u);
    EXPECT_EQ(answer_of([]() -> std::string { throw std::runtime_error("bad"); }).status, 500u);
}

}  // namespace
}  // namespace posthouse::http
