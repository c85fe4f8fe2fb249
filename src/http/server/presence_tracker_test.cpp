// What sockets watch besides matches: who is here, and the waiting room.
#include "http/server/socket_fixture.h"

#include <gmock/gmock.h>

#include <string>

namespace posthouse::http {
namespace {

using boost::json::value;

class WatchingTest : public SocketFixture {
protected:
    /// Waits until the server has read what was sent; nothing else may have come.
    static void settle(SocketClient& socket) {
        socket.send(R"({"id": 0, "command": "list"})");
        const auto answer = socket.receive();
        ASSERT_TRUE(answer);
        EXPECT_TRUE(answer->as_object().contains("id")) << *answer;
    }
};

value here(const char* player, bool is_here) {
    return {{"event", "here"}, {"player", player}, {"here", is_here}};
}

TEST_F(WatchingTest, OpponentsAreToldWhenAPlayerComesAndGoes) {
    auto ann = open(ann_);
    ann.send(R"({"watch": "here/Bob"})");
    EXPECT_EQ(ann.receive(), here("bob", false));
    {
        auto bob = open(bob_), other_page = open(bob_);
        EXPECT_EQ(ann.receive(), here("bob", true));
        bob.send(R"({"visible": false})");
        settle(bob);
        other_page.send(R"({"visible": false})");
        EXPECT_EQ(ann.receive(), here("bob", false)) << "once both pages are hidden";
        bob.send(R"({"visible": true})");
        EXPECT_EQ(ann.receive(), here("bob", true));
    }
    EXPECT_EQ(ann.receive(), here("bob", false)) << "both are closed";
    ann.send(R"({"unwatch": "here/Bob"})");
    settle(ann);
    auto bob = open(bob_);
    settle(bob);
    settle(ann);
}

TEST_F(WatchingTest, APlayerIsSeenByThoseTheyHaveChosenAndNotByThoseTheyBlock) {
    auto bob = open(bob_), ann = open(ann_), eve = open(eve_), stranger = open("");
    settle(bob);
    for (auto* socket : {&ann, &eve, &stranger}) socket->send(R"({"watch": "here/bob"})");
    EXPECT_EQ(ann.receive(), here("bob", true)) << "they play";
    EXPECT_EQ(eve.receive(), here("bob", false));
    EXPECT_EQ(stranger.receive(), here("bob", false));
    command("presence everybody", bob_);
    for (auto* socket : {&ann, &eve, &stranger}) EXPECT_EQ(socket->receive(), here("bob", true));
    command("block ann", bob_);
    EXPECT_EQ(ann.receive(), here("bob", false));
    for (auto* socket : {&eve, &stranger}) EXPECT_EQ(socket->receive(), here("bob", true));
    command("presence nobody", bob_);
    for (auto* socket : {&ann, &eve, &stranger}) EXPECT_EQ(socket->receive(), here("bob", false));
    ann.send(R"({"watch": "here/nobody-of-that-name"})");
    EXPECT_EQ(ann.receive()->at("code"), value("no-such-player-here"));
}

TEST_F(WatchingTest, ChangesOfTheWaitingRoomAreToldToThoseWhoWatchIt) {
    const value waiting = {{"event", "waiting"}};
    auto stranger = open(""), eve = open(eve_), ann = open(ann_);
    for (auto* socket : {&stranger, &eve}) {
        socket->send(R"({"watch": "waiting"})");
        EXPECT_EQ(socket->receive(), waiting) << "at once, since it may have changed meanwhile";
    }
    settle(ann);
    command("wari challenge bob --to=anyone", bob_);
    for (auto* socket : {&stranger, &eve}) EXPECT_EQ(socket->receive(), waiting);
    eve.send(R"({"unwatch": "waiting"})");
    settle(eve);
    command("wari move 1 b", ann_);  // nothing of the waiting room
    command("wari withdraw 2", bob_);
    EXPECT_EQ(stranger.receive(), waiting);
    settle(stranger);
    settle(eve);
}

}  // namespace
}  // namespace posthouse::http
