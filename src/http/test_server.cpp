#include "http/test_server.h"
#include "club/requests/handle_request.h"

#include "club/accounts/guests.h"
#include "club/accounts/sessions.h"
#include "club/programs/tokens.h"

#include <utility>

namespace posthouse::http {

namespace {

club::ClubSettings settings() {
    club::ClubSettings settings{"house.example", club::ServerKey::from_words("a key for tests"),
                                [] { return std::uint64_t{0}; }};
    settings.auto_accepts = club::PlayerGroup::everybody;
    settings.series_policy = club::SeriesPolicy::everybody;
    return settings;
}

}  // namespace

TestServer::TestServer(HttpOptions options)
    : club_(settings()),
      authenticator_(store, club::PasswordCost::minimal, settings().key),
      open_(io_.get_executor()) {
    options.port = 0;
    options.key = &key_;
    if (!options.reveal_response)
        options.reveal_response = [this](const std::string& text, club::UserId reader) {
            return club::reveal_once(text, key_, reader);
        };
    http_server = std::make_unique<HttpServer>(io_, std::move(options), backend());
    writer_ = std::thread([this] {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex_);
                wake_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
                if (waiting_.empty()) return;
                task = std::move(waiting_.front());
                waiting_.pop_front();
            }
            task();
        }
    });
    for (int i = 0; i < 2; ++i) threads_.emplace_back([this] { io_.run(); });
}

TestServer::~TestServer() {
    http_server->stop();
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    wake_.notify_all();
    writer_.join();
    open_.reset();
    // No stop(): open connections must end on their own.
    for (auto& thread : threads_) thread.join();
    http_server.reset();  // before the io_context
}

void TestServer::write(std::function<void()> task) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(task));
    }
    wake_.notify_one();
}

club::Backend TestServer::backend() {
    club::Backend backend;
    backend.store = &store;
    backend.now = [this] { return now(); };
    backend.submit = [this](club::Request request,
                            std::function<void(std::optional<club::Response>)> answered) {
        write([this, request, answered] {
            if (failing) return answered(std::nullopt);
            const club::PasswordChecks proofs =
                authenticator_.verify_request(request).password_checks;
            club::Response reply;
            club::transact(store, [&](club::UnitOfWork& unit) {
                reply = club::handle_request(club_, unit, request, proofs);
            });
            http_server->on_matches_changed(club::changed_matches(reply), reply.changed_privately);
            http_server->end_sessions(reply.ended_sessions);
            http_server->on_audiences_changed(reply.audience_changed);
            answered(reply);
        });
    };
    backend.login = [this](club::LoginAttempt attempt,
                           std::function<void(club::LoginResult)> answered) {
        write([this, attempt, answered] {
            const auto user = authenticator_.verify_password(attempt, now()).user;
            if (failing || !user) return answered(club::NotLoggedIn{.wrong = !failing});
            club::LoginResult in = club::NotLoggedIn{};
            club::transact(store, [&](club::UnitOfWork& unit) {
                in = club::open_session(unit, club::ServerKey::from_words("a key for tests"), *user,
                                        attempt, club::random_token(), now());
            });
            answered(in);
        });
    };
    backend.open_guest_session = [this](club::Client client, std::string device,
                                        std::function<void(club::LoginResult)> answered) {
        write([this, client, device, answered] {
            club::LoginResult in = club::NotLoggedIn{};
            if (failing) return answered(in);
            club::transact(store, [&](club::UnitOfWork& unit) {
                in = club::open_guest_session(unit, club::ServerKey::from_words("a key for tests"),
                                              {}, settings().random_bits, client, device,
                                              club::random_token(), now());
            });
            answered(in);
        });
    };
    backend.write = [this](club::UnitFn work, std::function<void(bool)> done) {
        write([this, work, done] {
            if (!failing) club::transact(store, work);
            done(!failing);
        });
    };
    return backend;
}

}  // namespace posthouse::http
