#include "http/fuzz/fuzz_server.h"

#include "base/assert.h"
#include "base/test_folder.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/core/secrets.h"
#include "club/letters/letter_tables.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "http/server/connection.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

namespace posthouse::fuzz {

namespace {

constexpr int inputs_each_house = 500;
constexpr auto session_time = std::chrono::days(365);
constexpr std::string_view names[] = {"ann", "bob", "cid"};

/// A page of two files.
http::HttpOptions options(const club::ServerKey& key) {
    http::HttpOptions chosen;
    chosen.reader_threads = 0;
    chosen.limits = {.requests_per_player = 0, .requests_per_address = 0, .logins_per_address = 0};
    chosen.mail_address = "posthouse@house.example";
    chosen.push_key = "a push key";
    chosen.decode_unsubscribe = [&key](std::string_view mark) {
        return club::parse_unsubscribe_token(key, mark);
    };
    return chosen;
}

std::shared_ptr<http::HttpContext> make_context(const club::ServerKey& key,
                                                const club::Backend& backend) {
    const TestFolder page;
    std::filesystem::create_directory(page / "assets");
    std::ofstream(page / "index.html") << "<!doctype html><title>the page</title>";
    std::ofstream(page / "assets/main-0123abcd.js") << std::string(5000, ';');
    http::HttpOptions chosen = options(key);
    chosen.page_folder = page.path();
    return std::make_shared<http::HttpContext>(std::move(chosen), backend);
}

}  // namespace

FuzzServer::FuzzServer() : open_(io_.get_executor()), context_(make_context(club.key, backend())) {
    for (const std::string_view name : names) club.join(std::string(name));
    for (const char* line :
         {"wari challenge ann bob --first=ann", "oware challenge ann computer-3 --first=ann",
          "octilite challenge ann bob --first=bob", "wari tournament cup", "wari join cup",
          "warri challenge ann --to=anyone", "wari move 1 b", "watch wari 1"})
        (void)club.say("ann", line);
    (void)club.say("bob", "wari chat 1", "good luck");
    club::transact(club.store, [this](club::UnitOfWork& unit) {
        for (const std::string_view name : names) {
            const club::UserId id = unit.user_named(name)->id;
            unit.insert(club::Session{club::token_hash(name), id, club.now + session_time});
            if (name != "ann") continue;
            club::ApiToken all;
            all.user = id;
            all.name = "all";
            all.hash = club::token_hash(name);
            all.scopes = 15;
            all.expires = club.now + session_time;
            ASSERT(add_token(unit, all));
        }
    });
}

FuzzServer::~FuzzServer() {
    context_->connections.close_all();
    run_until_idle();
    ASSERT(connection_count() == 0);
    context_->readers->stop();
}

club::Backend FuzzServer::backend() {
    club::Backend backend = club.backend();
    backend.submit = [this](club::Request request, auto answered) {
        const club::Response reply = club.submit(request);
        on_matches_changed(reply);
        answered(reply);
    };
    backend.login = [this](const club::LoginAttempt& attempt,
                           const std::function<void(club::LoginResult)>& answered) {
        const auto found = club.verify_password(attempt);
        const auto& user = found.user;
        if (!user) {
            club::NotLoggedIn not_in{.wrong = !found.wait};
            if (found.wait)
                not_in.retry_later =
                    club::RetryLater{club::RetryLater::Reason::wrong_passwords, *found.wait};
            return answered(not_in);
        }
        club::LoginResult in = club::NotLoggedIn{};
        club::transact(club.store, [&](club::UnitOfWork& unit) {
            remove_session(unit, club::token_hash(user->name));
            in = club::open_session(unit, club.key, *user, attempt, user->name, club.now);
        });
        answered(in);
    };
    return backend;
}

void FuzzServer::on_matches_changed(const club::Response& reply) {
    const auto matches = club::changed_matches(reply);
    context_->broadcaster->on_matches_changed(matches, reply.changed_privately);
    for (const std::string& hash : reply.ended_sessions) context_->broadcaster->end_session(hash);
    for (const club::UserId player : reply.audience_changed)
        context_->presence->on_audience_changed(player);
    context_->event_hub->wake();
}

void FuzzServer::run_until_idle() {
    for (;;) {
        io_.restart();
        const std::size_t handled = io_.poll();
        if (context_->readers->run_pending() + handled == 0) return;
    }
}

void FuzzServer::check_store() const {
    club.store.read([](const club::StoreReader& reader) {
        for (const club::Match& match : find_matches(reader, {})) {
            const club::MatchSnapshot page = club::load_snapshot(reader, match);
            ASSERT(page.moves().size() == static_cast<std::size_t>(match.plies));
            for (const club::User& player : page.players) ASSERT(!player.name.empty());
            for (const club::ChatMessage& remark : page.chat)
                ASSERT(remark.by == club::UserId{} || reader.user(remark.by));
        }
        for (const club::User& user : all_users(reader))
            for (const club::Letter& letter : letters_to(reader, user.id, 1000))
                ASSERT(!letter.subject.empty() && letter.subject.find('\n') == std::string::npos);
    });
}

FuzzServer::Client::Client(FuzzServer& house) : server_(house) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        throw std::system_error(errno, std::generic_category(), "a pair of sockets");
    socket_ = ends[0];
    http::open_connection(std::make_shared<http::TcpStream>(server_.io_, ends[1]),
                          server_.context_);
    server_.run_until_idle();
}

FuzzServer::Client::~Client() {
    ::close(socket_);
    server_.run_until_idle();
}

bool FuzzServer::Client::receive() {
    char some[16 * 1024];
    const auto size = recv(socket_, some, sizeof some, MSG_DONTWAIT);
    if (size > 0) received.append(some, static_cast<std::size_t>(size));
    if (size == 0 || (size < 0 && errno == ECONNRESET)) closed_ = true;
    return size > 0;
}

void FuzzServer::Client::send(std::string_view bytes, std::size_t piece) {
    for (;;) {
        const std::string_view next = bytes.substr(0, piece == 0 ? bytes.npos : piece);
        const auto sent =
            next.empty() ? 0
                         : ::send(socket_, next.data(), next.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
        if (sent < 0 && errno != EAGAIN) bytes = {};
        server_.run_until_idle();
        const bool took = receive();
        if (closed_ || (sent <= 0 && !took)) return;
    }
}

void FuzzServer::Client::shut_down() {
    shutdown(socket_, SHUT_WR);
    send({});
}

FuzzServer& server_for_input() {
    static std::unique_ptr<FuzzServer> house;
    static int inputs = 0;
    if (inputs++ % inputs_each_house == 0) {
        if (house) house->check_store();
        house = std::make_unique<FuzzServer>();
    }
    house->club.now += std::chrono::seconds(1);
    return *house;
}

}  // namespace posthouse::fuzz
