// Ann, bob and eve on a server; ann and bob play Wari on board 1.
#pragma once

#include "http/test_client.h"
#include "http/test_server.h"

#include <gtest/gtest.h>

#include <string>

namespace posthouse::http {

class SocketFixture : public testing::Test {
protected:
    SocketFixture() {
        ann_ = client().sign_up("ann");
        bob_ = client().sign_up("bob");
        eve_ = client().sign_up("eve");
        command("wari challenge ann bob --first=ann", ann_);
    }

    HttpClient client() { return HttpClient(server_.port()); }
    void command(const std::string& line, const std::string& cookie) {
        const TestResponse got = client().command(line, cookie);
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }
    SocketClient open(const std::string& cookie) {
        return SocketClient(server_.port(), {{"cookie", cookie}});
    }

    TestServer server_;
    std::string ann_, bob_, eve_;
};

}  // namespace posthouse::http
