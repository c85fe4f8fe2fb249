#include "app/serve.h"

#include "app/changes_words.h"
#include "app/ending_shelf.h"
#include "app/health.h"
#include "app/house.h"
#include "app/house_store.h"
#include "app/limit_counts.h"
#include "app/machine.h"
#include "app/meters.h"
#include "app/service_settings.h"
#include "app/status.h"
#include "app/workers.h"
#include "club/ratings.h"
#include "club/tokens.h"
#include "http/event_lines.h"
#include "http/metrics_server.h"
#include "http/server.h"
#include "mail/intake.h"
#include "mail/lmtp.h"
#include "mail/maildir_intake.h"
#include "mail/outbox.h"
#include "mail/outgoing.h"
#include "mail/postman.h"
#include "mail/receive.h"
#include "push/push_round.h"
#include "push/webhook_round.h"
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

namespace posthouse {
namespace {

using namespace std::chrono_literals;

/// Drawing the boards of letters gives way to playing, but not to the computer's thinking.
constexpr int letters_niceness = 5;
constexpr auto closing_time_max = 8s;

Instant now() {
    return std::chrono::floor<milliseconds>(std::chrono::system_clock::now());
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

std::string socket_path(const Configuration& configuration) {
    return configuration.data + "/lmtp.sock";
}

std::string first_line(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    if (!std::getline(file, line)) throw std::runtime_error("the file cannot be read: " + path);
    return line;
}

/// What every form of the house stands on.
struct Premises {
    explicit Premises(const Configuration& configuration,
                      std::function<void(const CommitSeen&)> committed = {},
                      LimitReached limit_reached = {})
        : store(open_store(configuration)), key(house_key(configuration, *store)) {
        transact(*store, [](Unit& unit) {
            Service::seat_computers(unit, now());
            if (!unit.jobs_due(now(), rating_job, 1).empty())
                spdlog::info("The matches that have ended are rated: a million take a minute.");
            rate_the_past(unit);
            unit.remove_sessions_before(now());
        });
        identity.host = configuration.host;
        identity.house_address = configuration.house_address.empty() ? "house@" + configuration.host
                                                                     : configuration.house_address;
        identity.page_url = configuration.page_url;
        identity.authserv_id = configuration.authserv_id;
        identity.authserv_below = configuration.authserv_below;
        HouseSettings settings{service_settings(configuration, key, lot), PasswordCost::interactive,
                               now};
        settings.service.limit_reached = std::move(limit_reached);
        settings.committed = std::move(committed);
        if (configuration.minimal_password_cost) settings.password_cost = PasswordCost::minimal;
        house = std::make_unique<House>(*store, std::move(settings));
    }

    /// Before anything is played, so that no clock runs on for the time when it was closed.
    void note_alive() {
        transact(*store, [](Unit& unit) { Service::note_alive(unit, now()); });
    }

    std::unique_ptr<Store> store;
    HouseKey key;
    MailIdentity identity;
    std::unique_ptr<House> house;
};

std::unique_ptr<Postman> hire_postman(const Configuration& configuration) {
    if (configuration.relay.empty())
        return std::make_unique<MaildirPostman>(configuration.data + "/mail");
    std::string password;
    if (!configuration.relay_password_file.empty())
        password = first_line(configuration.relay_password_file);
    return std::make_unique<SmtpPostman>(configuration.relay, configuration.relay_user, password);
}

void say_where(const Configuration& configuration, unsigned short lmtp_port,
               const MailIdentity& identity, std::ostream& out) {
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
class Showing {
public:
    Showing(const Premises& premises, bool mail_leaves)
        : premises_(premises), mail_leaves_(mail_leaves) {}

    Letter letter(Letter shown) const {
        if (mail_leaves_)
            shown.body = without_told_once(std::move(shown.body), "(the word in the mail)");
        if (mail_leaves_)
            for (std::string* text : {&shown.subject, &shown.body})
                for (const std::string_view word : {"{confirm}", "{held}", "{sign-up}"})
                    for (std::size_t at; (at = text->find(word)) != std::string::npos;)
                        text->replace(at, word.size(), "(the word in the mail)");
        int mail_password = 0;
        premises_.store->read([&](const Reader& reader) {
            if (const auto user = reader.user(shown.to)) mail_password = user->mail_password;
        });
        return filled(std::move(shown), premises_.identity, premises_.key, mail_password);
    }
    std::string said(const std::string& text, UserId reader) const {
        Letter answer;
        answer.to = reader;
        // Who asks has the answer before him: it is told here, and only once.
        answer.body = with_told_once(text, premises_.key, reader);
        return letter(std::move(answer)).body;
    }

private:
    const Premises& premises_;
    bool mail_leaves_;
};

HttpOptions http_options(const Configuration& configuration) {
    const Endpoint at = read_endpoint(configuration.http);
    HttpOptions options;
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

LmtpOptions lmtp_options(const Configuration& configuration, LimitReached limit_reached) {
    LmtpOptions options;
    options.unix_socket = socket_path(configuration);
    options.limit_reached = std::move(limit_reached);
    if (configuration.lmtp.empty()) return options;
    const Endpoint at = read_endpoint(configuration.lmtp);
    options.address = at.address;
    options.port = at.port;
    return options;
}

ShelfSettings shelf_settings(const Configuration& configuration) {
    ShelfSettings settings;
    settings.folder = tables_folder(configuration);
    settings.seeds = configuration.tables;
    if (const auto bytes = typed_bytes(configuration.tables_memory)) settings.memory = *bytes;
    return settings;
}

/// While it lives, what other servers of this house have changed is heard.
class Listening {
public:
    Listening(Store& store, std::function<void(std::optional<std::string>)> heard) : store_(store) {
        store_.listen(std::move(heard));
    }
    ~Listening() { store_.listen({}); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

private:
    Store& store_;
};

Signs signs_of(const Door& door, const Configuration& configuration, const Meters& meters) {
    Signs signs;
    signs.now = door.now();
    signs.commit_failed = meters.commit_failed();
    signs.disk_free = disk_free(configuration.data);
    signs.archived = meters.last_archived();
    door.store->read([&](const Reader& reader) {
        signs.alive = reader.alive();
        signs.frozen = !reader.house_pauses(Instant::max()).empty();
        signs.tally = reader.tally(signs.now);
    });
    return signs;
}

/// Copies each change to the archive, where there is to be one.
class Archiving {
public:
    Archiving(const Configuration& configuration, Meters& meters) {
        if (configuration.archive.empty()) return;
        archive_ = std::make_unique<Archive>(
            ArchiveOptions{.database = store_file(configuration),
                           .key = key_file(configuration),
                           .folder = configuration.archive,
                           .kept = std::chrono::days(configuration.archive_days)},
            now);
        meters.archived(now());  // late only from now on
        worker_ = std::make_unique<Worker>(
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
    std::unique_ptr<Archive> archive_;
    std::unique_ptr<Worker> worker_;
};

std::unique_ptr<MetricsServer> serve_metrics(const Configuration& configuration,
                                             std::function<std::string()> text) {
    if (configuration.metrics.empty()) return nullptr;
    const Endpoint at = read_endpoint(configuration.metrics);
    return std::make_unique<MetricsServer>(at.address, at.port, std::move(text));
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

int serve(const Configuration& configuration, std::ostream& out) {
    ClosingDeadline deadline;  // outlives what may be slow to end
    boost::asio::io_context sockets;
    Meters meters;
    if (!configuration.archive.empty()) expect_file(configuration, "the archive");
    std::filesystem::create_directories(configuration.data);
    if (configuration.store.empty())
        set_archived(store_file(configuration), !configuration.archive.empty());
    LimitCounts limits;
    const LimitReached limit_reached = [&](std::string_view which, std::string_view who) {
        meters.limit_reached(which);
        limits.count(which, who, now());
    };
    Premises premises(
        configuration, [&meters](const CommitSeen& seen) { meters.committed(seen); },
        limit_reached);
    premises.note_alive();
    Archiving archiving(configuration, meters);
    House& house = *premises.house;
    const Door door = house.door();
    MailIdentity& identity = premises.identity;

    EndingShelf shelf(shelf_settings(configuration));
    const TablesNow tables = [&shelf](const Game& game) { return shelf.tables(game); };

    const Vapid vapid(premises.key, "mailto:" + identity.house_address);
    HttpsPushService push_service(configuration.push_to_loopback);

    HttpOptions page = http_options(configuration);
    page.push_key = vapid.public_key();
    page.push_to_loopback = configuration.push_to_loopback;
    page.tables = tables;
    page.mail_address = identity.house_address;
    const Showing showing(premises, !configuration.relay.empty());
    page.as_read = [&showing](const Letter& letter) { return showing.letter(letter); };
    page.as_said = [&showing](const std::string& text, UserId reader) {
        return showing.said(text, reader);
    };
    page.unsubscribing = [&key = premises.key](std::string_view mark) {
        return read_unsubscribe_mark(key, mark);
    };
    page.limit_reached = limit_reached;
    page.host_pages = configuration.data;
    page.processor_time = processor_time_of_thread;
    page.answered = [&meters](unsigned status) { meters.answered(status); };
    HealthOfLate health([&] { return health_of(signs_of(door, configuration, meters)); });
    page.health = [&health] { return health.now(); };
    HttpServer http(sockets, page, door);
    const auto metrics = serve_metrics(configuration, [&] {
        const auto has_tables = [&shelf](const Game& game) {
            return game.listed && shelf.tables(game) != nullptr;
        };
        return meters.text(
            {.signs = signs_of(door, configuration, meters),
             .sockets = http.sockets(),
             .memory = memory_now().value_or(0),
             .tables = static_cast<std::size_t>(std::ranges::count_if(all_games(), has_tables)),
             .version = POSTHOUSE_VERSION});
    });
    if (identity.page_url.empty())
        identity.page_url = fmt::format("http://{}:{}", page.address, http.port());
    const Intake intake(door, identity, premises.key);
    LmtpServer lmtp(sockets, lmtp_options(configuration, limit_reached), intake);
    const StatusServer status(status_socket(configuration), [&, since = now()] {
        return status_in_words({.version = POSTHOUSE_VERSION,
                                .since = since,
                                .signs = signs_of(door, configuration, meters),
                                .sockets = http.sockets(),
                                .queues = house.queues(),
                                .limits = limits.rows(now())});
    });

    const auto postman = hire_postman(configuration);
    Outbox outbox(door, *postman, identity, premises.key, {configuration.letters_a_minute});
    Worker letters(
        "the outbox", [&outbox] { return outbox.send_due() > 0; }, 1s, letters_niceness);
    std::unique_ptr<MaildirIntake> maildir;
    std::unique_ptr<Worker> maildir_worker;
    if (!configuration.maildir.empty()) {
        maildir = std::make_unique<MaildirIntake>(configuration.maildir, intake);
        maildir_worker = std::make_unique<Worker>(
            "the maildir", [&maildir] { return maildir->take_new() > 0; }, 1s);
    }
    PushRound push_round(door, push_service, vapid);
    Worker push(
        "telling browsers", [&push_round] { return push_round.tell_due() > 0; }, 1s);
    const bool to_loopback = configuration.webhooks_to_loopback;
    WebhookRound webhook_round(
        door, premises.key,
        [](const Reader& reader, const Event& event, UserId user) {
            return boost::json::serialize(event_json(reader, event, user));
        },
        [to_loopback](const std::string& url, const std::vector<std::string>& fields,
                      const std::string& body) {
            return post_outside(url, fields, body, to_loopback);
        });
    Worker webhooks(
        "telling webhooks", [&webhook_round] { return webhook_round.tell_due() > 0; }, 1s);
    Thinker thinker(door, tables, configuration.thinking_threads);
    Timekeeper timekeeper(house);
    const auto heed = [&](const Changes& changes) {
        letters.wake();
        push.wake();
        webhooks.wake();
        http.touched(changes.matches, changes.privately);
        http.end_sessions(changes.ended_sessions);
        if (changes.banner) http.tell_banner();
        if (!changes.matches.empty()) thinker.wake();
    };
    house.on_commit(heed);
    const Listening listening(*premises.store, [&](const std::optional<std::string>& words) {
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
    timekeeper.stop();
    push.stop();
    webhooks.stop();
    house.stop();
    letters.stop();
    shelf.stop();
    archiving.stop();
    return 0;
}

int receive_mail(const Configuration& configuration, const char* envelope_from,
                 const std::string& envelope_to, std::istream& in) {
    Receiving receiving;
    receiving.unix_socket = socket_path(configuration);
    if (envelope_from) receiving.envelope_from = envelope_from;
    if (!envelope_to.empty()) receiving.envelope_to = {envelope_to};
    receiving.direct = [&](std::string bytes, Envelope envelope) {
        Premises premises(configuration);
        premises.note_alive();
        if (premises.identity.page_url.empty())
            premises.identity.page_url = "http://" + configuration.http;
        const Intake intake(premises.house->door(), premises.identity, premises.key);
        std::promise<Delivery> delivered;
        intake.deliver(std::move(bytes), std::move(envelope),
                       [&](Delivery delivery) { delivered.set_value(std::move(delivery)); });
        Delivery delivery = delivered.get_future().get();
        premises.house->stop();
        return delivery;
    };
    return receive(in, receiving);
}

}  // namespace posthouse
