#include "app/serve.h"
#include "club/accounts/computer_accounts.h"
#include "club/clocks/turns.h"

#include "app/admin/status.h"
#include "app/installed_files.h"
#include "app/server/background_jobs.h"
#include "app/server/closing_deadline.h"
#include "app/server/limit_counts.h"
#include "app/server/log.h"
#include "app/server/metrics.h"
#include "app/server/monthly_games_worker.h"
#include "app/server/server_core.h"
#include "app/server/store_setup.h"
#include "app/server/systemd.h"
#include "app/server/tablebase_service.h"
#include "app/site_settings.h"
#include "cli/system_info.h"
#include "club/clocks/clock_tables.h"
#include "club/core/house_tables.h"
#include "club/programs/tokens.h"
#include "club/ratings/ratings.h"
#include "http/server/event_stream.h"
#include "http/server/metrics_server.h"
#include "http/server/server.h"
#include "mail/incoming/lmtp.h"
#include "mail/incoming/receiver.h"
#include "mail/outgoing/composer.h"
#include "mail/outgoing/outbox.h"
#include "mail/outgoing/transport.h"
#include "opening_book/book.h"
#include "push/web_push.h"
#include "push/webhook_dispatcher.h"
#include "store/backup/archive.h"
#include "translation/site.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <systemd/sd-daemon.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <string_view>
#include <thread>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

/// Drawing boards for letters is less urgent than playing, but more than the computer's searches.
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

std::string socket_path(const Config& configuration) {
    return configuration.data + "/lmtp.sock";
}

std::string first_line(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    if (!std::getline(file, line)) throw std::runtime_error("the file cannot be read: " + path);
    return line;
}

/// What `serve` and `receive` both need.
struct ServerParts {
    explicit ServerParts(const Config& configuration,
                         std::function<void(const CommitMetrics&)> committed = {},
                         club::LimitReached limit_reached = {})
        : store(open_store(configuration)), key(server_key(configuration, *store)) {
        translation::set_site(site_of(configuration));
        club::transact(*store, [](club::UnitOfWork& unit) {
            club::create_computer_accounts(unit, now());
            if (!jobs_due(unit, now(), club::rating_job, 1).empty())
                spdlog::info("Rating the matches that have ended; a million take a minute.");
            club::run_rating_job(unit);
        });
        identity.host = configuration.host;
        identity.mail_address = house_address(configuration);
        identity.base_url = configuration.base_url;
        identity.authserv_id = configuration.authserv_id;
        identity.authserv_below = configuration.authserv_below;
        ServerOptions settings{club_settings(configuration, key, lot),
                               club::PasswordCost::interactive, now};
        settings.club.limit_reached = std::move(limit_reached);
        settings.committed = std::move(committed);
        if (configuration.minimal_password_cost)
            settings.password_cost = club::PasswordCost::minimal;
        server = std::make_unique<Server>(*store, std::move(settings));
    }

    /// Called before anything is played, so that no clock runs on for the time without a server.
    void note_alive() {
        club::transact(*store, [](club::UnitOfWork& unit) { club::record_start(unit, now()); });
    }

    std::unique_ptr<club::Store> store;
    club::ServerKey key;
    mail::MailIdentity identity;
    std::unique_ptr<Server> server;
};

std::unique_ptr<mail::MailTransport> make_transport(const Config& configuration) {
    if (configuration.relay.empty())
        return std::make_unique<mail::MaildirTransport>(configuration.data + "/mail");
    std::string password;
    if (!configuration.relay_password_file.empty())
        password = first_line(configuration.relay_password_file);
    return std::make_unique<mail::SmtpTransport>(configuration.relay, configuration.relay_user,
                                                 password);
}

void print_addresses(const Config& configuration, unsigned short lmtp_port,
                     const mail::MailIdentity& identity, std::ostream& out) {
    if (is_log_for_programs())
        return spdlog::info("Posthouse {} is running: {}", POSTHOUSE_VERSION, identity.base_url);
    const std::string_view program = program_invocation_name;  // as typed
    out << fmt::format(
        "\nPosthouse is running.\n\n"
        "  On the page      {}\n"
        "  In the terminal  {} play\n"
        "  By mail          send a mail with the subject “help” to {}\n",
        identity.base_url, program, identity.mail_address);
    if (lmtp_port != 0)
        out << fmt::format("                   (it accepts mail by LMTP on {}:{} and {})\n",
                           read_endpoint(configuration.lmtp).address, lmtp_port,
                           socket_path(configuration));
    // With the data folder alone `receive` would not find a database, and would create a new store.
    const bool in_a_file = configuration.store.empty();
    out << fmt::format(
        "                   without a mail server{}:\n"
        "                   printf 'From: you@example.org\\nSubject: help\\n\\n' | {} receive "
        "{}\n",
        in_a_file ? "" : " (FILE has the settings with this store)", program,
        in_a_file ? "--data " + configuration.data : "--config FILE");
    if (configuration.relay.empty())
        out << fmt::format(
            "  Outgoing mail    is written to {}/mail; the page shows it under “letters”\n",
            configuration.data);
    else
        out << fmt::format("  Outgoing mail    is sent through {}\n", configuration.relay);
    out << "\nCtrl-C stops it; nothing is lost.\n" << std::flush;
}

/// Fills in letters and responses for the page. If mail is sent, reading a confirmation word there
/// proves that the address is the player's, so the page does not show the word.
class LetterPresenter {
public:
    LetterPresenter(const ServerParts& parts, bool mail_leaves)
        : parts_(parts), mail_leaves_(mail_leaves) {}

    club::Letter letter(club::Letter shown) const {
        if (mail_leaves_) {
            shown.subject = without_words(std::move(shown.subject));
            shown.body = shown.body.with_texts(without_words);
        }
        int mail_password = 0;
        parts_.store->read([&](const club::StoreReader& reader) {
            if (const auto user = reader.user(shown.to)) mail_password = user->mail_password;
        });
        return mail::fill_placeholders(std::move(shown), parts_.identity, parts_.key,
                                       mail_password);
    }
    std::string said(const std::string& text, club::UserId reader) const {
        club::Letter answer;
        answer.to = reader;
        // The reader made this request: reveal its secrets here, once.
        answer.body = club::reveal_once(text, parts_.key, reader);
        return letter(std::move(answer)).text();
    }

private:
    static std::string without_words(std::string text) {
        constexpr std::string_view instead = "(the word in the mail)";
        text = club::redact_one_time_secrets(std::move(text), instead);
        for (const std::string_view word : {"{confirm}", "{held}", "{sign-up}"})
            for (std::size_t at; (at = text.find(word)) != std::string::npos;)
                text.replace(at, word.size(), instead);
        return text;
    }

    const ServerParts& parts_;
    bool mail_leaves_;
};

http::HttpOptions http_options(const Config& configuration, std::optional<int> listener) {
    const Endpoint at = read_endpoint(configuration.http);
    http::HttpOptions options;
    options.listener = listener;
    options.address = at.address;
    options.port = at.port;
    options.base_url = configuration.base_url;
    options.version = POSTHOUSE_VERSION;
    options.secure_cookie = configuration.secure_cookie;
    options.site = {configuration.language, configuration.board, configuration.sign_ups};
    options.limits.requests_per_player = configuration.requests_per_minute;
    options.limits.requests_per_address = configuration.requests_per_minute_per_ip;
    options.limits.connections_per_address = configuration.connections_per_ip;
    options.limits.logins_per_address = configuration.logins_per_minute_per_ip;
    options.limits.anonymous_processor_time = std::chrono::seconds(configuration.strangers_seconds);
    options.proxy = configuration.proxy;
    options.page_folder = configuration.web_root;
    if (options.page_folder.empty()) options.page_folder = default_web_root();
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

TablebaseServiceOptions tablebase_settings(const Config& configuration) {
    TablebaseServiceOptions settings;
    settings.folder = games::tables_folder(configuration.data);
    settings.seeds = configuration.tablebase_seeds;
    if (const auto bytes = cli::parse_bytes(configuration.tablebase_memory))
        settings.memory = *bytes;
    if (const auto bytes = cli::parse_bytes(configuration.tablebase_build_memory))
        settings.build_memory = *bytes;
    return settings;
}

/// Subscribes to the changes of other servers on the same store, for as long as it lives.
class ChangeSubscription {
public:
    ChangeSubscription(club::Store& store,
                       std::function<void(std::optional<std::string>)> on_change)
        : store_(store) {
        store_.listen(std::move(on_change));
    }
    ~ChangeSubscription() { store_.listen({}); }
    ChangeSubscription(const ChangeSubscription&) = delete;
    ChangeSubscription& operator=(const ChangeSubscription&) = delete;

private:
    club::Store& store_;
};

HealthInputs health_inputs(const club::Backend& door, const Config& configuration,
                           const Metrics& metrics, CachedStalls& stalls) {
    HealthInputs signs;
    signs.now = door.now();
    signs.commit_failed = metrics.commit_failed();
    signs.disk_free = cli::disk_free(configuration.data);
    signs.last_archived = metrics.last_archived();
    try {
        signs.stalls = stalls.get();
        door.store->read([&](const club::StoreReader& reader) {
            signs.last_heartbeat = last_heartbeat(reader);
            signs.frozen = !server_pauses(reader, club::Instant::max()).empty();
            signs.stats = read_server_stats(reader, signs.now);
        });
    } catch (const std::exception& fault) {
        spdlog::error("reading the database for its health: {}", fault.what());
        signs.unreadable = true;
    }
    return signs;
}

/// Copies each change to the archive, if one is configured.
class ArchiveThread {
public:
    ArchiveThread(const Config& configuration, Metrics& metrics) {
        if (configuration.archive.empty()) return;
        archive_ = std::make_unique<store::Archive>(
            store::ArchiveOptions{.database = store_file(configuration),
                                  .key = key_file(configuration),
                                  .folder = configuration.archive,
                                  .retention = std::chrono::days(configuration.archive_days)},
            now);
        metrics.archived(now());  // overdue only from now on
        worker_ = std::make_unique<PeriodicWorker>(
            "the archive",
            [this, &metrics] {
                archive_->run_once();
                metrics.archived(now());
                return false;
            },
            1s);
    }
    /// To be called after the last write.
    void stop() {
        if (!worker_) return;
        worker_->stop();
        archive_->run_once();
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

/// Runs the sockets until SIGINT or SIGTERM, and then until the requests that have come are
/// answered.
void run_until_signal(boost::asio::io_context& sockets, http::HttpServer& http, int threads) {
    boost::asio::signal_set signals(sockets, SIGINT, SIGTERM);
    signals.async_wait([&](auto, auto) {
        sd_notify(false, "STOPPING=1\nSTATUS=Answering the last requests\n");
        http.finish_requests([&sockets] { sockets.stop(); });
    });
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&sockets] { sockets.run(); });
    sockets.run();
}

}  // namespace

int serve(const Config& configuration, std::ostream& out) {
    const std::optional<int> listener = take_passed_socket();
    const auto systemd_patience = watchdog_timeout();
    set_log(configuration.log_level, configuration.log_format);
    ClosingDeadline deadline(closing_time_max);  // first, so that it outlives everything slow
    boost::asio::io_context sockets;
    Metrics metrics;
    if (!configuration.archive.empty()) expect_file(configuration, "the archive");
    const auto lock = lock_store(configuration);
    if (configuration.store.empty())
        store::set_archived(store_file(configuration), !configuration.archive.empty());
    LimitCounts limits;
    const club::LimitReached limit_reached = [&](std::string_view which, std::string_view who) {
        metrics.limit_reached(which);
        limits.count(which, who, now());
    };
    ServerParts parts(
        configuration, [&metrics](const CommitMetrics& seen) { metrics.committed(seen); },
        limit_reached);
    parts.note_alive();
    ArchiveThread archive(configuration, metrics);
    Server& server = *parts.server;
    const club::Backend door = server.backend();
    mail::MailIdentity& identity = parts.identity;

    TablebaseService tablebases(tablebase_settings(configuration));
    const games::TablebaseProvider tables = [&tablebases](const games::Game& game) {
        return tablebases.tables(game);
    };

    const opening_book::Books opening_books(
        {opening_book::books_folder(configuration.data), default_books_folder()},
        [](const Refusal& damage) { spdlog::warn("{}", damage.sentence.view()); });
    const opening_book::BookProvider books = [&opening_books](const games::Game& game) {
        return opening_books.of(game);
    };

    const push::Vapid vapid(parts.key, "mailto:" + identity.mail_address);
    push::HttpsPushService push_service(configuration.push_to_loopback);

    http::HttpOptions page = http_options(configuration, listener);
    page.push_key = vapid.public_key();
    page.key = &parts.key;
    page.guests = !configuration.no_guests;
    page.push_to_loopback = configuration.push_to_loopback;
    page.webhooks_to_loopback = configuration.webhooks_to_loopback;
    page.tablebases = tables;
    page.books = books;
    page.mail_address = identity.mail_address;
    const LetterPresenter presenter(parts, !configuration.relay.empty());
    page.reveal_letter = [&presenter](const club::Letter& letter) {
        return presenter.letter(letter);
    };
    page.reveal_response = [&presenter](const std::string& text, club::UserId reader) {
        return presenter.said(text, reader);
    };
    page.decode_unsubscribe = [&key = parts.key](std::string_view mark) {
        return club::parse_unsubscribe_token(key, mark);
    };
    page.on_limit_reached = limit_reached;
    page.host_pages = configuration.data;
    page.monthly_games = monthly_games_folder(configuration);
    page.processor_time = processor_time_of_thread;
    page.on_response = [&metrics,
                        logged = configuration.log_requests](const http::ResponseMetrics& seen) {
        metrics.answered(seen);
        if (logged && !seen.method.empty())
            spdlog::info("http: {} {} {}, {:.0f} ms, {}", seen.method, seen.path, seen.status,
                         seen.seconds * 1000, seen.address);
    };
    CachedStalls stalls(1min, [&door] {
        std::vector<club::Stall> found;
        door.store->read(
            [&](const club::StoreReader& reader) { found = club::stalls(reader, door.now()); });
        return found;
    });
    Cached<http::HealthReport> health(
        1s, [&] { return health_of(health_inputs(door, configuration, metrics, stalls)); });
    page.health = [&health] { return health.get(); };
    http::HttpServer http(sockets, page, door);
    if (listener && http.endpoint() != configuration.http)
        spdlog::info("systemd passes {}: the setting http = \"{}\" is not used.", http.endpoint(),
                     configuration.http);
    const auto metrics_server = serve_metrics(configuration, [&] {
        const auto has_tables = [&tablebases](const games::Game& game) {
            return game.listed && tablebases.tables(game) != nullptr;
        };
        return metrics.text({.health = health_inputs(door, configuration, metrics, stalls),
                             .sockets = http.socket_count(),
                             .process = cli::process_usage(),
                             .tables = static_cast<std::size_t>(
                                 std::ranges::count_if(games::all_games(), has_tables)),
                             .version = POSTHOUSE_VERSION});
    });
    if (identity.base_url.empty()) identity.base_url = "http://" + http.endpoint();
    const mail::MailReceiver receiver(door, identity, parts.key);
    mail::LmtpServer lmtp(sockets, lmtp_options(configuration, limit_reached), receiver);
    const StatusServer status(status_socket(configuration), [&, since = now()] {
        return format_status({.version = POSTHOUSE_VERSION,
                              .since = since,
                              .health = health_inputs(door, configuration, metrics, stalls),
                              .sockets = http.socket_count(),
                              .queues = server.queues(),
                              .limits = limits.rows(now())});
    });

    const auto transport = make_transport(configuration);
    mail::Outbox outbox(door, *transport, identity, parts.key, {configuration.mails_per_minute});
    PeriodicWorker letters(
        "the outbox", [&outbox] { return outbox.send_due() > 0; }, 1s, letters_niceness);
    std::unique_ptr<mail::MaildirReceiver> maildir;
    std::unique_ptr<PeriodicWorker> maildir_worker;
    if (!configuration.maildir.empty()) {
        maildir = std::make_unique<mail::MaildirReceiver>(configuration.maildir, receiver);
        maildir_worker = std::make_unique<PeriodicWorker>(
            "the maildir", [&maildir] { return maildir->deliver_new() > 0; }, 1s);
    }
    push::PushDispatcher push_round(door, push_service, vapid);
    PeriodicWorker push(
        "sending push messages", [&push_round] { return push_round.send_due() > 0; }, 1s);
    const bool to_loopback = configuration.webhooks_to_loopback;
    if (to_loopback)
        spdlog::warn(
            "webhooks-to-loopback is set: players can make the server send requests to programs on "
            "this machine. It is for development only.");
    push::WebhookDispatcher webhook_round(
        door, parts.key,
        [](const club::StoreReader& reader, const club::Event& event, club::UserId user) {
            return boost::json::serialize(http::event_json(reader, event, user));
        },
        [to_loopback](const std::string& url, const std::vector<std::string>& fields,
                      const std::string& body) {
            return push::post_to_public_url(url, fields, body, to_loopback);
        });
    PeriodicWorker webhooks(
        "calling webhooks", [&webhook_round] { return webhook_round.send_due() > 0; }, 1s);
    ComputerMoveWorker computer(
        door, tables, configuration.no_opening_books ? opening_book::BookProvider{} : books,
        configuration.thinking_threads);
    ClockWorker clock_worker(server, {.letters = std::chrono::days(configuration.letter_days),
                                      .responses = std::chrono::days(configuration.response_days),
                                      .events = std::chrono::days(configuration.event_days)});
    MonthlyGamesWorker monthly_games(configuration, identity.base_url, door);
    const auto publish = [&](const CommitChanges& changes) {
        letters.wake();
        push.wake();
        webhooks.wake();
        http.on_matches_changed(changes.matches, changes.private_changes);
        http.end_sessions(changes.ended_sessions);
        http.on_audiences_changed(changes.audiences);
        if (changes.banner) http.broadcast_banner();
        if (!changes.matches.empty()) computer.wake();
    };
    server.on_commit(publish);
    const ChangeSubscription subscription(
        *parts.store, [&](const std::optional<std::string>& words) {
            if (!words) return http.on_all_matches_changed();
            if (!words->empty()) return publish(decode_changes(*words));
            webhooks.wake();
            http.on_matches_changed({}, {});  // wakes event streams
        });
    std::optional<Watchdog> watchdog;
    if (systemd_patience)
        // Whether the commit succeeds does not matter here: a restart would not empty a full disk,
        // and /health reports it.
        watchdog.emplace(
            sockets, *systemd_patience / 3,
            [&http, &door](std::function<void()> works) {
                http.run_on_reader([&door, works = std::move(works)] {
                    door.write([](club::UnitOfWork&) {}, [works](bool) { works(); });
                });
            },
            [] { sd_notify(false, "WATCHDOG=1\n"); });
    print_addresses(configuration, lmtp.port(), identity, out);
    sd_notify(false, fmt::format("READY=1\nSTATUS=Posthouse {} at {}\n", POSTHOUSE_VERSION,
                                 identity.base_url)
                         .c_str());
    run_until_signal(sockets, http, configuration.http_threads);

    deadline.begin();
    // No more requests first; then finish what was submitted.
    http.stop();
    lmtp.stop();
    if (maildir_worker) maildir_worker->stop();
    computer.stop();
    clock_worker.stop();
    monthly_games.stop();
    push.stop();
    webhook_round.stop();
    webhooks.stop();
    server.stop();
    club::transact(*parts.store, [](club::UnitOfWork& unit) { advance_heartbeat(unit, now()); });
    letters.stop();
    tablebases.stop();
    archive.stop();
    return 0;
}

int receive_mail(const Config& configuration, const char* envelope_from,
                 const std::string& envelope_to, std::istream& in) {
    mail::PipeReceiveOptions receiving;
    receiving.unix_socket = socket_path(configuration);
    if (envelope_from) receiving.envelope_from = envelope_from;
    if (!envelope_to.empty()) receiving.envelope_to = {envelope_to};
    receiving.direct = [&](std::string bytes, mail::Envelope envelope) {
        ServerParts parts(configuration);
        parts.note_alive();
        if (parts.identity.base_url.empty())
            parts.identity.base_url = "http://" + configuration.http;
        const mail::MailReceiver receiver(parts.server->backend(), parts.identity, parts.key);
        std::promise<mail::DeliveryStatus> delivered;
        receiver.deliver(std::move(bytes), std::move(envelope), [&](mail::DeliveryStatus delivery) {
            delivered.set_value(std::move(delivery));
        });
        mail::DeliveryStatus delivery = delivered.get_future().get();
        parts.server->stop();
        return delivery;
    };
    return mail::receive_from_pipe(in, receiving);
}

}  // namespace posthouse::app
