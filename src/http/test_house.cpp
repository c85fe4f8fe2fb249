#include "http/test_house.h"

#include "club/sessions.h"

#include <utility>

namespace posthouse {

namespace {

ServiceSettings settings() {
    ServiceSettings settings{"house.example", HouseKey::of("a key for tests"),
                             [] { return std::uint64_t{0}; }};
    settings.begins_with = Circle::everybody;
    return settings;
}

}  // namespace

TestHouse::TestHouse(HttpOptions options)
    : service_(settings()),
      doorkeeper_(store, PasswordCost::minimal, settings().key),
      open_(io_.get_executor()) {
    options.port = 0;
    server = std::make_unique<HttpServer>(io_, std::move(options), door());
    writer_ = std::thread([this] {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex_);
                news_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
                if (waiting_.empty()) return;
                task = std::move(waiting_.front());
                waiting_.pop_front();
            }
            task();
        }
    });
    for (int i = 0; i < 2; ++i) threads_.emplace_back([this] { io_.run(); });
}

TestHouse::~TestHouse() {
    server->stop();
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    news_.notify_all();
    writer_.join();
    open_.reset();
    // No stop(): everything that is open must come to its end by itself.
    for (auto& thread : threads_) thread.join();
    server.reset();  // before the io_context
}

void TestHouse::write(std::function<void()> task) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(task));
    }
    news_.notify_one();
}

Door TestHouse::door() {
    Door door;
    door.store = &store;
    door.now = [this] { return now(); };
    door.submit = [this](Request request, std::function<void(std::optional<Reply>)> answered) {
        write([this, request, answered] {
            if (failing) return answered(std::nullopt);
            const Proofs proofs = doorkeeper_.prove(request).proofs;
            Reply reply;
            transact(store, [&](Unit& unit) { reply = service_.handle(unit, request, proofs); });
            server->touched(touched_by(reply), reply.touched_privately);
            server->end_sessions(reply.ended_sessions);
            answered(reply);
        });
    };
    door.login = [this](LoginAttempt attempt, std::function<void(LoginAnswer)> answered) {
        write([this, attempt, answered] {
            const auto user = doorkeeper_.recognise(attempt, now()).user;
            if (failing || !user) return answered(NotLoggedIn{.wrong = !failing});
            LoginAnswer in = NotLoggedIn{};
            transact(store, [&](Unit& unit) {
                in = open_session(unit, HouseKey::of("a key for tests"), *user, attempt,
                                  random_token(), now());
            });
            answered(in);
        });
    };
    door.write = [this](Work work, std::function<void(bool)> done) {
        write([this, work, done] {
            if (!failing) transact(store, work);
            done(!failing);
        });
    };
    return door;
}

}  // namespace posthouse
