#include "app/configuration.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace posthouse::app {
namespace {

TEST(Configuration, AnEndpointIsAnAddressAndAPort) {
    EXPECT_EQ(read_endpoint("127.0.0.1:8080").address, "127.0.0.1");
    EXPECT_EQ(read_endpoint("127.0.0.1:8080").port, 8080);
    EXPECT_EQ(read_endpoint("[::1]:0").address, "::1");
    EXPECT_EQ(read_endpoint("[::1]:0").port, 0);
}

TEST(Configuration, WhatIsNoEndpointIsRefused) {
    for (const char* words :
         {"", "8080", ":8080", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536", "127.0.0.1:123456"})
        EXPECT_THROW(read_endpoint(words), std::invalid_argument) << words;
}

}  // namespace
}  // namespace posthouse::app
