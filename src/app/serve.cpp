#include "app/serve.h"

#include "app/background_jobs.h"
#include "app/limit_counts.h"
#include "app/metrics.h"
#include "app/server_core.h"
#include "app/service_settings.h"
#include "app/status.h"
#include "app/store_setup.h"
#include "app/tablebase_service.h"
#include "cli/system_info.h"
#include "club/ratings.h"
#include "club/tokens.h"
#include "http/event_stream.h"
#include "http/metrics_server.h"
#include "http/server.h"
#include "mail/composer.h"
#include "mail/lmtp.h"
#include "mail/outbox.h"
#include "mail/receiver.h"
#include "mail/transport.h"
#include "push/web_push.h"
#include "push/webhook_dispatcher.h"
#include "store/archive.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iostream>
#include <latch>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <thread>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

/// Drawing the boards of letters gives way to playing, but not to the computer's thinking.
constexpr int letters_niceness = 5;
constexpr auto closing_time_max = 8s;

club::Instant now() {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

std::uint64_t lot() {
    static std::random_device device;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    return device();
}

std::string program_path() {
    return std::filesystem::read_symlink("/proc/self/exe");
}

std::string socket_path(const Config& configuration) {
    return configuration.data + "/lmtp.sock";
}

std::string first_line(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    if (!std::getline(file, line)) throw std::runtime_error("the file cannot be read: " + path);
    return line;
}

/// What every form of the house stands on.
struct ServerParts {
    explicit ServerParts(const Config& configuration,
                         std::function<void(const CommitMetrics&)> committed = {},
                         club::LimitReached limit_reached = {})
        : store(open_store(configuration)), key(house_key(configuration, *store)) {
        club::transact(*store, [](club::UnitOfWork& unit) {
            club::Service::seat_computers(unit, now());
            if (!unit.jobs_due(now(), club::rating_job, 1).empty())
                spdlog::info("The matches that have ended are rated: a million take a minute.");
            club::rate_the_past(unit);
            unit.remove_sessions_before(now());
        });
        identity.host = configuration.host;
        identity.house_address = configuration.house_address.empty() ? "house@" + configuration.host
                                                                     : configuration.house_address;
        identity.page_url = configuration.page_url;
        identity.authserv_id = configuration.authserv_id;
        identity.authserv_below = configuration.authserv_below;
        ServerOptions settings{service_settings(configuration, key, lot),
                               club::PasswordCost::interactive, now};
        settings.service.limit_reached = std::move(limit_reached);
        settings.committed = std::move(committed);
        if (configuration.minimal_password_cost)
            settings.password_cost = club::PasswordCost::minimal;
        house = std::make_unique<Server>(*store, std::move(settings));
    }

    /// Before anything is played, so that no clock runs on for the time when it was closed.
    void note_alive() {
        club::transact(
            *store, [](club::UnitOfWork& unit) { club::Service::record_heartbeat(unit, now()); });
    }

    std::unique_ptr<club::Store> store;
    club::HouseKey key;
    mail::MailIdentity identity;
    std::unique_ptr<Server> house;
};

std::unique_ptr<mail::MailTransport> hire_postman(const Config& configuration) {
    if (configuration.relay.empty())
        return std::make_unique<mail::MaildirTransport>(configuration.data + "/mail");
    std::string password;
    if (!configuration.relay_password_file.empty())
        password = first_line(configuration.relay_password_file);
    return std::make_unique<mail::SmtpTransport>(configuration.relay, configuration.relay_user,
                                                 password);
}

void say_where(const Config& configuration, unsigned short lmtp_port,
               const mail::MailIdentity& identity, std::ostream& out) {
    const std::string program = program_path();
    out << fmt::format(
        "\nThe house is open.\n\n"
        "  On the page      {}\n"
        "  In the terminal  {} play\n"
        "  By mail          write a mail with the subject “help” to {}\n",
        identity.page_url, program, identity.house_address);
    if (lmtp_port != 0)
        out << fmt::format("                   (the house takes mail by LMTP on {}:{} and {})\n",
                           read_endpoint(configuration.lmtp).address, lmtp_port,
                           socket_path(configuration));
    // With the data folder alone a house on a database would not be found: another would be made.
    const bool in_a_file = configuration.store.empty();
    out << fmt::format(
        "                   without a mail server{}:\n"
        "                   printf 'From: you@example.org\\nSubject: help\\n\\n' | {} receive "
        "{}\n",
        in_a_file ? "" : " (FILE has the settings with this store)", program,
        in_a_file ? "--data " + configuration.data : "--config FILE");
    if (configuration.relay.empty())
        out << fmt::format("  Its answers      are in {}/mail, and on the page under “letters”\n",
                           configuration.data);
    else
        out << fmt::format("  Its answers      go out by {}\n", configuration.relay);
    out << "\nCtrl-C closes it; nothing is lost.\n" << std::flush;
}

/// How letters and answers are shown on the page. Where mail leaves the house, only who reads a
/// confirmation there has proved that the address is his: the page does not tell the word.
class LetterPresenter {
public:
    LetterPresenter(const ServerParts& fixture, bool mail_leaves)
        : fixture_(fixture), mail_leaves_(mail_leaves) {}

    club::Letter letter(club::Letter shown) const {
        if (mail_leaves_)
            shown.body = club::without_told_once(std::move(shown.body), "(the word in the mail)");
        if (mail_leaves_)
            for (std::string* text : {&shown.subject, &shown.body})
                for (const std::string_view word : {"{confirm}", "{held}", "{sign-up}"})
                    for (std::size_t at; (at = text->find(word)) != std::string::npos;)
                        text->replace(at, word.size(), "(the word in the mail)");
        int mail_password = 0;
        fixture_.store->read([&](const club::StoreReader& reader) {
            if (const auto user = reader.user(shown.to)) mail_password = user->mail_password;
        });
        return mail::filled(std::move(shown), fixture_.identity, fixture_.key, mail_password);
    }
    std::string said(const std::string& text, club::UserId reader) const {
        club::Letter answer;
        answer.to = reader;
        // Who asks has the answer before him: it is told here, and only once.
        answer.body = club::reveal_once(text, fixture_.key, reader);
        return letter(std::move(answer)).body;
    }

private:
    const ServerParts& fixture_;
    bool mail_leaves_;
};

http::HttpOptions http_options(const Config& configuration) {
    const Endpoint at = read_endpoint(configuration.http);
    http::HttpOptions options;
    options.address = at.address;
    options.port = at.port;
    options.version = POSTHOUSE_VERSION;
    options.secure_cookie = configuration.secure_cookie;
    options.limits.of_player = configuration.requests_a_minute;
    options.limits.of_address = configuration.requests_a_minute_of_address;
    options.limits.logins = configuration.logins_a_minute;
    options.limits.of_strangers = std::chrono::seconds(configuration.strangers_seconds);
    options.proxy = configuration.proxy;
    options.page_folder = configuration.page_folder;
    if (options.page_folder.empty()) options.page_folder = page_beside_program();
    return options;
}

mail::LmtpOptions lmtp_options(const Config& configuration, club::LimitReached limit_reached) {
    mail::LmtpOptions options;
    options.unix_socket = socket_path(configuration);
    options.limit_reached = std::move(limit_reached);
    if (configuration.lmtp.empty()) return options;
    const Endpoint at = read_endpoint(configuration.lmtp);
    options.address = at.address;
    options.port = at.port;
    return options;
}

ShelfSettings shelf_settings(const Config& configuration) {
    ShelfSettings settings;
    settings.folder = games::tables_folder(configuration.data);
    settings.seeds = configuration.tables;
    if (const auto bytes = cli::typed_bytes(configuration.tables_memory)) settings.memory = *bytes;
    return settings;
}

/// While it lives, what other servers of this house have changed is heard.
class Listening {
public:
    Listening(club::Store& store, std::function<void(std::optional<std::string>)> heard)
        : store_(store) {
        store_.listen(std::move(heard));
    }
    ~Listening() { store_.listen({}); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

private:
    club::Store& store_;
};

HealthInputs signs_of(const club::Backend& door, const Config& configuration,
                      const Metrics& meters) {
    HealthInputs signs;
    signs.now = door.now();
    signs.commit_failed = meters.commit_failed();
    signs.disk_free = cli::disk_free(configuration.data);
    signs.archived = meters.last_archived();
    door.store->read([&](const club::StoreReader& reader) {
        signs.alive = reader.last_heartbeat();
        signs.frozen = !reader.house_pauses(club::Instant::max()).empty();
        signs.tally = reader.tally(signs.now);
    });
    return signs;
}

/// Copies each change to the archive, where there is to be one.
class ArchiveThread {
public:
    ArchiveThread(const Config& configuration, Metrics& meters) {
        if (configuration.archive.empty()) return;
        archive_ = std::make_unique<store::Archive>(
            store::ArchiveOptions{.database = store_file(configuration),
                                  .key = key_file(configuration),
                                  .folder = configuration.archive,
                                  .kept = std::chrono::days(configuration.archive_days)},
            now);
        meters.archived(now());  // late only from now on
        worker_ = std::make_unique<PeriodicWorker>(
            "the archive",
            [this, &meters] {
                archive_->round();
                meters.archived(now());
                return false;
            },
            1s);
    }
    /// When nobody writes any more.
    void stop() {
        if (!worker_) return;
        worker_->stop();
        archive_->round();
    }

private:
    std::unique_ptr<store::Archive> archive_;
    std::unique_ptr<PeriodicWorker> worker_;
};

std::unique_ptr<http::MetricsServer> serve_metrics(const Config& configuration,
                                                   std::function<std::string()> text) {
    if (configuration.metrics.empty()) return nullptr;
    const Endpoint at = read_endpoint(configuration.metrics);
    return std::make_unique<http::MetricsServer>(at.address, at.port, std::move(text));
}

/// Runs the sockets until SIGINT or SIGTERM.
void run_until_told(boost::asio::io_context& sockets, int threads) {
    boost::asio::signal_set signals(sockets, SIGINT, SIGTERM);
    signals.async_wait([&sockets](auto, auto) { sockets.stop(); });
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&sockets] { sockets.run(); });
    sockets.run();
}

/// Ends the process where closing takes too long: a mail server may keep a letter for minutes. It
/// is a crash like any other, so nothing that was acknowledged is lost.
class ClosingDeadline {
public:
    ~ClosingDeadline() { closed_.count_down(); }

    void begin() {
        thread_ = std::jthread([this] {
            const auto end = std::chrono::steady_clock::now() + closing_time_max;
            while (!closed_.try_wait()) {
                if (std::chrono::steady_clock::now() > end) {
                    spdlog::warn("Closing took too long: what was under way is done again later.");
                    std::_Exit(0);
                }
                std::this_thread::sleep_for(10ms);
            }
        });
    }

private:
    std::latch closed_{1};
    std::jthread thread_;
};

}  // namespace

std::string page_beside_program() {
    const std::filesystem::path here = std::filesystem::path(program_path()).parent_path();
    const std::filesystem::path packaged = here.parent_path() / "share/posthouse/page";
    std::error_code none;
    return !std::filesystem::exists(here / "page", none) && std::filesystem::exists(packaged, none)
               ? packaged
               : here / "page";
}

int serve(const Config& configuration, std::ostream& out) {
    ClosingDeadline deadline;  // outlives what may be slow to end
    boost::asio::io_context sockets;
    Metrics meters;
    if (!configuration.archive.empty()) expect_file(configuration, "the archive");
    std::filesystem::create_directories(configuration.data);
    if (configuration.store.empty())
        store::set_archived(store_file(configuration), !configuration.archive.empty());
    LimitCounts limits;
    const club::LimitReached limit_reached = [&](std::string_view which, std::string_view who) {
        meters.limit_reached(which);
        limits.count(which, who, now());
    };
    ServerParts fixture(
        configuration, [&meters](const CommitMetrics& seen) { meters.committed(seen); },
        limit_reached);
    fixture.note_alive();
    ArchiveThread archiving(configuration, meters);
    Server& house = *fixture.house;
    const club::Backend door = house.door();
    mail::MailIdentity& identity = fixture.identity;

    TablebaseService shelf(shelf_settings(configuration));
    const games::TablebaseProvider tables = [&shelf](const games::Game& game) {
        return shelf.tables(game);
    };

    const push::Vapid vapid(fixture.key, "mailto:" + identity.house_address);
    push::HttpsPushService push_service(configuration.push_to_loopback);

    http::HttpOptions page = http_options(configuration);
    page.push_key = vapid.public_key();
    page.push_to_loopback = configuration.push_to_loopback;
    page.tables = tables;
    page.mail_address = identity.house_address;
    const LetterPresenter showing(fixture, !configuration.relay.empty());
    page.as_read = [&showing](const club::Letter& letter) { return showing.letter(letter); };
    page.as_said = [&showing](const std::string& text, club::UserId reader) {
        return showing.said(text, reader);
    };
    page.unsubscribing = [&key = fixture.key](std::string_view mark) {
        return club::read_unsubscribe_mark(key, mark);
    };
    page.limit_reached = limit_reached;
    page.host_pages = configuration.data;
    page.processor_time = processor_time_of_thread;
    page.answered = [&meters](unsigned status) { meters.answered(status); };
    HealthOfLate health([&] { return health_of(signs_of(door, configuration, meters)); });
    page.health = [&health] { return health.now(); };
    http::HttpServer http(sockets, page, door);
    const auto metrics = serve_metrics(configuration, [&] {
        const auto has_tables = [&shelf](const games::Game& game) {
            return game.listed && shelf.tables(game) != nullptr;
        };
        return meters.text({.signs = signs_of(door, configuration, meters),
                            .sockets = http.sockets(),
                            .memory = cli::memory_now().value_or(0),
                            .tables = static_cast<std::size_t>(
                                std::ranges::count_if(games::all_games(), has_tables)),
                            .version = POSTHOUSE_VERSION});
    });
    if (identity.page_url.empty())
        identity.page_url = fmt::format("http://{}:{}", page.address, http.port());
    const mail::MailReceiver receiver(door, identity, fixture.key);
    mail::LmtpServer lmtp(sockets, lmtp_options(configuration, limit_reached), receiver);
    const StatusServer status(status_socket(configuration), [&, since = now()] {
        return format_status({.version = POSTHOUSE_VERSION,
                              .since = since,
                              .signs = signs_of(door, configuration, meters),
                              .sockets = http.sockets(),
                              .queues = house.queues(),
                              .limits = limits.rows(now())});
    });

    const auto transport = hire_postman(configuration);
    mail::Outbox outbox(door, *transport, identity, fixture.key, {configuration.letters_a_minute});
    PeriodicWorker letters(
        "the outbox", [&outbox] { return outbox.send_due() > 0; }, 1s, letters_niceness);
    std::unique_ptr<mail::MaildirIntake> maildir;
    std::unique_ptr<PeriodicWorker> maildir_worker;
    if (!configuration.maildir.empty()) {
        maildir = std::make_unique<mail::MaildirIntake>(configuration.maildir, receiver);
        maildir_worker = std::make_unique<PeriodicWorker>(
            "the maildir", [&maildir] { return maildir->take_new() > 0; }, 1s);
    }
    push::PushDispatcher push_round(door, push_service, vapid);
    PeriodicWorker push(
        "telling browsers", [&push_round] { return push_round.send_due() > 0; }, 1s);
    const bool to_loopback = configuration.webhooks_to_loopback;
    push::WebhookDispatcher webhook_round(
        door, fixture.key,
        [](const club::StoreReader& reader, const club::Event& event, club::UserId user) {
            return boost::json::serialize(http::event_json(reader, event, user));
        },
        [to_loopback](const std::string& url, const std::vector<std::string>& fields,
                      const std::string& body) {
            return push::post_to_public_url(url, fields, body, to_loopback);
        });
    PeriodicWorker webhooks(
        "telling webhooks", [&webhook_round] { return webhook_round.send_due() > 0; }, 1s);
    ComputerMoveWorker thinker(door, tables, configuration.thinking_threads);
    ClockWorker clock_worker(house);
    const auto heed = [&](const CommitChanges& changes) {
        letters.wake();
        push.wake();
        webhooks.wake();
        http.touched(changes.matches, changes.privately);
        http.end_sessions(changes.ended_sessions);
        if (changes.banner) http.tell_banner();
        if (!changes.matches.empty()) thinker.wake();
    };
    house.on_commit(heed);
    const Listening listening(*fixture.store, [&](const std::optional<std::string>& words) {
        words ? heed(read_changes(*words)) : http.touched_all();
    });
    say_where(configuration, lmtp.port(), identity, out);
    run_until_told(sockets, configuration.http_threads);

    deadline.begin();
    // Closing, from the street inwards: no more requests, then what was handed in is finished.
    http.stop();
    lmtp.stop();
    if (maildir_worker) maildir_worker->stop();
    thinker.stop();
    clock_worker.stop();
    push.stop();
    webhooks.stop();
    house.stop();
    letters.stop();
    shelf.stop();
    archiving.stop();
    return 0;
}

int receive_mail(const Config& configuration, const char* envelope_from,
                 const std::string& envelope_to, std::istream& in) {
    mail::PipeReceiveOptions receiving;
    receiving.unix_socket = socket_path(configuration);
    if (envelope_from) receiving.envelope_from = envelope_from;
    if (!envelope_to.empty()) receiving.envelope_to = {envelope_to};
    receiving.direct = [&](std::string bytes, mail::Envelope envelope) {
        ServerParts fixture(configuration);
        fixture.note_alive();
        if (fixture.identity.page_url.empty())
            fixture.identity.page_url = "http://" + configuration.http;
        const mail::MailReceiver receiver(fixture.house->door(), fixture.identity, fixture.key);
        std::promise<mail::DeliveryStatus> delivered;
        receiver.deliver(std::move(bytes), std::move(envelope), [&](mail::DeliveryStatus delivery) {
            delivered.set_value(std::move(delivery));
        });
        mail::DeliveryStatus delivery = delivered.get_future().get();
        fixture.house->stop();
        return delivery;
    };
    return mail::receive_from_pipe(in, receiving);
}

}  // namespace posthouse::app
