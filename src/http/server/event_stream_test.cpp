// An event stream step by step on one thread, since no client can choose when the store is read.
#include "club/programs/program_tables.h"
#include "http/server/connection.h"
#include "store/memory.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <utility>

namespace posthouse::http {
namespace {

/// Calls `after_read` once, when the next reader has read but not yet said so.
class InterruptedStore final : public club::Store {
public:
    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works) override {
        return memory_.transact(works);
    }
    void read(const std::function<void(const club::StoreReader&)>& reading) const override {
        memory_.read(reading);
        if (const auto interrupt = std::exchange(after_read, {})) interrupt();
    }

    mutable std::function<void()> after_read;

private:
    store::MemoryStore memory_;
};

class EventStreamTest : public testing::Test {
protected:
    EventStreamTest() : open_(io_.get_executor()) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) throw std::runtime_error("no sockets");
        client_ = ends[0];
        open_event_stream(std::make_shared<TcpStream>(io_, ends[1]), "head\n",
                          std::make_shared<EventSubscription>(), context_);
        run_until_idle();
    }
    ~EventStreamTest() override {
        context_->connections.close_all();
        run_until_idle();
        ::close(client_);
    }

    static HttpOptions without_threads() {
        HttpOptions options;
        options.reader_threads = 0;
        return options;
    }
    void run_sockets() {
        io_.restart();
        io_.poll();
    }
    void run_until_idle() {
        do run_sockets();
        while (context_->readers->run_pending() > 0);
    }
    void add_event(const std::string& text) {
        club::transact(store_, [&](club::UnitOfWork& unit) {
            club::Event event;
            event.kind = club::EventKind::chat;
            event.text = text;
            club::add_event(unit, event);
        });
        context_->event_hub->wake();
        context_->readers->run_pending();
    }
    /// All that has come since the last call.
    std::string received() {
        char some[4096];
        const auto size = recv(client_, some, sizeof some, MSG_DONTWAIT);
        return {some, size > 0 ? static_cast<std::size_t>(size) : 0};
    }

    boost::asio::io_context io_;
    const boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open_;
    InterruptedStore store_;
    const std::shared_ptr<HttpContext> context_ = std::make_shared<HttpContext>(
        without_threads(), club::Backend{.store = &store_, .now = [] { return club::Instant(); }});
    int client_ = -1;
};

TEST_F(EventStreamTest, SendsWhatHappensWhileItReads) {
    EXPECT_EQ(received(), "head\n");
    add_event("first");
    run_sockets();  // the stream has the news and is going to read
    store_.after_read = [this] { add_event("second"); };
    run_until_idle();
    const std::string lines = received();
    EXPECT_NE(lines.find("first"), lines.npos) << lines;
    EXPECT_NE(lines.find("second"), lines.npos) << lines;
}

}  // namespace
}  // namespace posthouse::http
