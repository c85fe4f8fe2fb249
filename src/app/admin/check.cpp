#include "app/admin/check.h"

#include "app/server/relay.h"
#include "app/server/store_setup.h"
#include "app/site_settings.h"
#include "base/inplace.h"
#include "cli/system_info.h"
#include "club/challenges/challenges.h"
#include "club/core/calendar.h"
#include "club/core/recurrence.h"
#include "http/site/host_pages.h"
#include "store/backup/table_dump.h"
#include "store/sqlite/sqlite.h"
#include "store/sqlite/sqlite_migration.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timex.h>
#include <sys/un.h>
#include <unistd.h>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <filesystem>
#include <fstream>
#include <optional>

namespace posthouse::app {
namespace {

namespace fs = std::filesystem;
using boost::asio::ip::tcp;
using namespace std::chrono_literals;

constexpr auto relay_patience = 5s;
constexpr std::uint64_t disk_little = 1ULL << 30;
/// A clock before this is wrong: it is when this was written.
constexpr std::chrono::sys_days clock_least{std::chrono::year{2026} / 11 / 1};

class Checker {
public:
    Checker(const Config& configuration, std::string page_folder, club::Instant now)
        : chosen_(configuration), page_folder_(std::move(page_folder)), now_(now) {}

    std::vector<hosting::Finding> findings() && {
        check_data();
        check_listening("http", chosen_.http);
        check_listening("lmtp", chosen_.lmtp);
        check_listening("metrics", chosen_.metrics);
        check_page();
        check_site();
        check_mail();
        check_relay();
        check_archive();
        check_machine();
        check_players();
        return found_.all();
    }

private:
    void check_site() {
        try {
            site_of(chosen_);
        } catch (const std::invalid_argument& refused) {
            wrong("{}", refused.what());
        }
    }

    void check_players() {
        if (!club::read_circle(chosen_.challenges_begin))
            wrong("challenges-begin must be nobody, friends, rated or everybody, not “{}”.",
                  chosen_.challenges_begin);
        if (chosen_.sign_ups == "invitation" && chosen_.no_guests)
            doubtful(
                "sign-ups = \"invitation\" is for guests, but no-guests is set: nobody can sign "
                "up. Set no-guests = false, or sign-ups = \"closed\".");
    }
    template <class... Parts>
    void wrong(fmt::format_string<Parts...> words, Parts&&... parts) {
        found_.wrong(words, std::forward<Parts>(parts)...);
    }
    template <class... Parts>
    void doubtful(fmt::format_string<Parts...> words, Parts&&... parts) {
        found_.doubtful(words, std::forward<Parts>(parts)...);
    }

    /// Whether a server is running in that folder: it accepts connections on its socket.
    bool is_open() const {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = chosen_.data + "/lmtp.sock";
        if (path.size() >= sizeof address.sun_path) return false;
        path.copy(address.sun_path, path.size());
        const int file = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (file < 0) return false;
        const bool answered =
            ::connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        ::close(file);
        return answered;
    }

    static bool others_may_read(const std::string& path) {
        struct stat about {};
        return ::stat(path.c_str(), &about) == 0 && (about.st_mode & S_IRWXO) != 0;
    }

    /// The folder itself, or its nearest existing parent.
    static fs::path nearest_folder(fs::path folder) {
        std::error_code none;
        folder = fs::absolute(folder, none);
        while (!fs::exists(folder, none) && folder.has_relative_path())
            folder = folder.parent_path();
        return folder;
    }

    bool check_writable(std::string_view setting, const std::string& folder) {
        std::error_code none;
        const fs::path nearest = nearest_folder(folder);
        if (fs::exists(folder, none) && !fs::is_directory(folder, none)) {
            wrong("“{}” ({}) is a file and should be a folder.", folder, setting);
            return false;
        }
        if (::access(nearest.c_str(), W_OK | X_OK) == 0) return true;
        wrong(
            "This user cannot write to the folder “{}” ({}): run this as the server's user, or "
            "make "
            "that user the owner of the folder.",
            nearest.string(), setting);
        return false;
    }

    void check_data() {
        if (!check_writable("data", chosen_.data)) return;
        if (const auto free = cli::disk_free(chosen_.data); free && *free < disk_little)
            doubtful("The disk of “{}” has only {} left.", chosen_.data, cli::format_bytes(*free));
        check_pages();
        const std::string key = key_file(chosen_), path = store_file(chosen_);
        if (others_may_read(key))
            wrong(
                "The server's key, {}, can be read by everybody on this machine: run chmod 600 on "
                "it.",
                key);
        if (!chosen_.store.empty()) return check_database();
        std::error_code none;
        if (!fs::exists(path, none)) return;
        if (!fs::exists(key, none))
            wrong(
                "There is a database and no {}: without its key, mail passwords, reply addresses "
                "and "
                "confirmations are invalid. Restore the key from your backup.",
                key);
        try {
            const store::SqliteState state = store::look_at_sqlite(path);
            if (state.version > state.newest)
                wrong(
                    "The database {} has version {}, but this program knows versions up to {}: "
                    "use the newer program that made it, or restore a backup.",
                    path, state.version, state.newest);
            else if (state.version < state.newest)
                doubtful(
                    "The database {} has an older version; the server upgrades it at its start. "
                    "Make a backup first.",
                    path);
            if (state.alive && *state.alive > now_ + 10min)
                wrong(
                    "This machine's clock says {} UTC, but the server was already running at {} "
                    "UTC: correct the clock, or the players' clocks go wrong.",
                    club::format_minute(now_), club::format_minute(*state.alive));
        } catch (const std::exception& error) {
            wrong("{}", error.what());
        }
    }

    /// For PostgreSQL: reads the version only.
    void check_database() {
        try {
            const int version = store::dump_from_postgres(chosen_.store)->version();
            if (version > store::newest_version())
                wrong(
                    "The database {} has version {}, but this program knows versions up to {}: use "
                    "the newer program that made it.",
                    format_store(chosen_), version, store::newest_version());
            else if (version > 0 && version < store::newest_version())
                doubtful(
                    "The database {} has an older version; the server upgrades it at its start. "
                    "Make "
                    "a backup first (docs/postgresql.md).",
                    format_store(chosen_));
        } catch (const std::exception& error) {
            wrong("store: {}", error.what());
        }
    }

    /// Then the port of the pages is in use although the server does not run.
    static bool systemd_listens() {
        std::error_code none;
        return fs::exists("/etc/systemd/system/sockets.target.wants/posthouse.socket", none);
    }

    void check_listening(std::string_view setting, const std::string& words) {
        if (words.empty()) return;
        Endpoint at;
        try {
            at = read_endpoint(words);
        } catch (const std::exception& error) {
            return wrong("{} = \"{}\": {}", setting, words, error.what());
        }
        boost::system::error_code error;
        const auto address = boost::asio::ip::make_address(at.address, error);
        if (error)
            return wrong("{} = \"{}\": the address must be numeric, as in 127.0.0.1:8080.", setting,
                         words);
        if (setting == "metrics" && !address.is_loopback())
            doubtful("metrics = \"{}\" can be read from other machines: 127.0.0.1 keeps it here.",
                     words);
        if (setting == "lmtp" && !address.is_loopback())
            doubtful(
                "lmtp = \"{}\" accepts mail from other machines and trusts their "
                "Authentication-Results: 127.0.0.1 keeps it here.",
                words);
        if (at.port == 0 || is_open()) return;  // the running server has the port
        if (setting == "http" && systemd_listens()) return;
        boost::asio::io_context context;
        tcp::acceptor acceptor(context);
        const tcp::endpoint endpoint(address, at.port);
        acceptor.open(endpoint.protocol(), error);
        acceptor.set_option(tcp::acceptor::reuse_address(true), error);
        acceptor.bind(endpoint, error);
        if (!error) acceptor.listen(1, error);
        if (error)
            wrong("{} = \"{}\": the server cannot listen there: {}.{}", setting, words,
                  error.message(),
                  error == boost::asio::error::address_in_use
                      ? " Another program has that port: stop it, or choose another port."
                      : "");
    }

    void check_page() {
        const std::string folder = chosen_.web_root.empty() ? page_folder_ : chosen_.web_root;
        std::error_code none;
        if (!fs::exists(fs::path(folder) / "index.html", none))
            doubtful(
                "There is no page in “{}”: only /plain and the API will work. set "
                "web-root to its folder.",
                folder);
        const std::string& url = chosen_.base_url;
        const bool https = url.starts_with("https://"), http = url.starts_with("http://");
        if (!url.empty() && !https && !http)
            return wrong("base-url = \"{}\" should begin with https:// (or http://).", url);
        if (url.ends_with('/'))
            doubtful("base-url = \"{}\" ends with a slash: links in letters would have two.", url);
        const bool local = url.empty() || url.find("//127.0.0.1") != std::string::npos ||
                           url.find("//localhost") != std::string::npos ||
                           url.find("//[::1]") != std::string::npos;
        if (http && !local)
            doubtful(
                "base-url = \"{}\" has no https: passwords and sessions are sent unencrypted. Put "
                "a proxy with a certificate in front (docs/hosting.md).",
                url);
        if (https && !chosen_.secure_cookie)
            doubtful(
                "base-url is https, but secure-cookie is not set: set secure-cookie = true, so "
                "that "
                "no browser sends a session unencrypted.");
        if (chosen_.webhooks_to_loopback)
            doubtful(
                "webhooks-to-loopback is set, for development: players can make the server send "
                "requests to programs on this machine. Remove it if others can reach the server.");
        if (https && chosen_.proxy.empty())
            doubtful(
                "base-url is https, so there is a proxy in front, but proxy is not set: all "
                "players "
                "have the proxy's address and share its limits. Set proxy to its address, for "
                "example \"127.0.0.1\".");
        if (!https && chosen_.secure_cookie)
            wrong(
                "secure-cookie = true without an https base-url: browsers would never send the "
                "session back, and nobody could log in.");
    }

    void check_mail() {
        if (!chosen_.relay.empty() && chosen_.host == Config{}.host)
            wrong(
                "relay is set, but host is still \"{}\": nobody could reply. Set host to the part "
                "behind the @ of the server's mail address.",
                chosen_.host);
        for (const auto& [setting, address] :
             {std::pair("mail-address", &chosen_.mail_address),
              std::pair("operator-address", &chosen_.operator_address)})
            if (!address->empty() && address->find('@') == std::string::npos)
                wrong("{} = \"{}\" is not a mail address.", setting, *address);
        if (!chosen_.relay.empty() && chosen_.operator_address.empty())
            doubtful(
                "operator-address is not set: players' reports are only in `posthouse admin "
                "reports`.");
        std::error_code none;
        if (!chosen_.maildir.empty() && !fs::is_directory(fs::path(chosen_.maildir) / "new", none))
            wrong("maildir = \"{}\" is not a maildir: it has no folder “new”.", chosen_.maildir);
        if (!chosen_.maildir.empty()) check_writable("maildir", chosen_.maildir);
    }

    void check_relay() {
        if (chosen_.relay.empty()) {
            if (!chosen_.relay_user.empty() || !chosen_.relay_password_file.empty())
                doubtful(
                    "relay-user or relay-password-file is set, but relay is not: mail is written "
                    "to "
                    "maildirs.");
            return;
        }
        const std::string& password = chosen_.relay_password_file;
        if (!chosen_.relay_user.empty() && password.empty())
            wrong("relay-user is set, but relay-password-file is not.");
        if (!password.empty()) {
            std::string line;
            std::ifstream file(password);
            if (!std::getline(file, line) || line.empty())
                wrong("relay-password-file = \"{}\" cannot be read, or its first line is empty.",
                      password);
            if (others_may_read(password))
                doubtful("“{}” can be read by everybody on this machine: run chmod 600 on it.",
                         password);
        }
        const auto relay = read_relay(chosen_.relay);
        if (!relay)
            return wrong("relay = \"{}\" should begin with smtp:// (or smtps://).", chosen_.relay);
        if (const auto trouble = cannot_connect(relay->host, relay->port))
            wrong("The relay {} cannot be reached: {}. Mails would wait.", chosen_.relay, *trouble);
    }

    static std::optional<std::string> cannot_connect(const std::string& host,
                                                     const std::string& port) {
        boost::asio::io_context context;
        tcp::resolver resolver(context);
        tcp::socket socket(context);
        std::optional<boost::system::error_code> outcome;
        resolver.async_resolve(host, port, [&](auto error, const auto& found) {
            if (error) return outcome.emplace(error), void();
            boost::asio::async_connect(socket, found,
                                       [&](auto failed, auto) { outcome.emplace(failed); });
        });
        context.run_for(relay_patience);
        if (!outcome) return fmt::format("no answer within {} s", relay_patience.count());
        if (*outcome) return outcome->message();
        return std::nullopt;
    }

    void check_pages() {
        const http::HostPages pages(chosen_.data);
        std::string html;
        for (const std::string_view name : {"terms", "privacy", "front"})
            if (pages.read(name, html) == http::HostPages::Found::too_long)
                wrong("{}.md is longer than {}, so it is not shown: make it shorter.", name,
                      cli::format_bytes(http::host_page_bytes_max));
    }

    void check_archive() {
        if (chosen_.archive.empty()) return;
        if (!chosen_.store.empty())
            return wrong(
                "archive is set, but the data is in {}: the archive works with a file only. For "
                "backups "
                "of PostgreSQL see docs/postgresql.md.",
                format_store(chosen_));
        check_writable("archive", chosen_.archive);
        struct stat data {
        }, archive{};
        if (::stat(nearest_folder(chosen_.data).c_str(), &data) == 0 &&
            ::stat(nearest_folder(chosen_.archive).c_str(), &archive) == 0 &&
            data.st_dev == archive.st_dev)
            doubtful("archive is on the same disk as data: a broken disk loses both.");
    }

    void check_machine() {
        if (now_ < clock_least)
            wrong("This machine's clock says {} UTC, which is wrong: correct it first.",
                  club::format_minute(now_));
        timex clock{};
        if (adjtimex(&clock) == TIME_ERROR)
            doubtful("This machine's clock is not synchronized: use systemd-timesyncd or chrony.");
        if (club::zone_error("Europe/London"))
            doubtful(
                "This machine does not know the world's time zones, which series of tournaments "
                "need: install tzdata.");
        const auto wanted = cli::parse_bytes(chosen_.tablebase_memory);
        const auto free = cli::memory_free();
        if (wanted && free && *wanted > *free)
            doubtful("tablebase-memory is {}, but only {} of memory are free.",
                     cli::format_bytes(*wanted), cli::format_bytes(*free));
    }

    const Config& chosen_;
    const std::string page_folder_;
    const club::Instant now_;
    hosting::Findings found_;
};

}  // namespace

std::vector<hosting::Finding> check_setup(const Config& configuration,
                                          const std::string& page_folder, club::Instant now) {
    return Checker(configuration, page_folder, now).findings();
}

int check(const Config& configuration, const SettingsFindings& in_file,
          const std::string& page_folder, club::Instant now, std::ostream& out) {
    hosting::Findings findings;
    for (const std::string& sentence : in_file.wrong) findings.wrong("{}", sentence);
    for (const std::string& sentence : in_file.old_names) findings.doubtful("{}", sentence);
    findings.add(check_setup(configuration, page_folder, now));
    return hosting::print_findings(findings.all(), out) ? 0 : 1;
}

}  // namespace posthouse::app
