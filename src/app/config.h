// The settings of a server, from the command line, the environment or a file (--config).
#pragma once

#include "cli/settings_file.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace CLI {
class App;
}

namespace posthouse::app {

struct Config {
    std::string data = "data";                 // folder of database, key, maildirs, socket
    std::string store;                         // postgresql://…; empty: a file in that folder
    std::string http = "127.0.0.1:8080";       // port 0: any free one
    std::string lmtp = "127.0.0.1:2424";       // empty: only the unix socket in the data folder
    std::string host = "posthouse.localhost";  // the part behind the @
    std::string mail_address;                  // empty: house@HOST
    std::string base_url;                      // as players see it; empty: http://HTTP
    std::string web_root;                      // empty: the folder `page` beside the program
    std::string relay;                         // smtp://host:port; empty: mails go to DATA/mail
    std::string relay_user;
    std::string relay_password_file;
    std::string dkim_selector;     // of the key that our mail server signs with; empty: unknown
    std::string authserv_id;       // of the trusted Authentication-Results; empty: trust none
    std::string maildir;           // also read mail from here; empty: none
    std::string operator_address;  // where reports are mailed; empty: nowhere
    std::string metrics;           // address:port of /metrics; empty: none
    std::string archive;           // folder of the change archive; empty: none
    std::string log_level = "info";
    std::string log_format = "text";
    bool log_requests = false;
    int archive_days = 30;
    int letter_days = 90;                         // keep letters that do not wait to be mailed
    int response_days = 30;                       // keep responses to idempotency keys
    int event_days = 30;                          // keep events for programs
    int monthly_games = 1200;                     // offer those of the last months; 0: none
    int replies_per_hour = 60;                    // to one correspondent, by mail
    int questions_per_hour = 5;                   // the same, about mails that were not understood
    std::string challenges_begin = "nobody";      // whose challenges start without being accepted
    int challenge_days = 14;                      // until a challenge expires
    int matches_of_player = 200;                  // running at a time
    int mails_per_minute = 600;                   // to the relay
    int tablebase_seeds = 18;                     // build tables up to these seeds; 0: none
    std::string tablebase_memory = "64M";         // for tables in memory
    std::string tablebase_build_memory = "192M";  // while tables are built
    bool no_opening_books = false;                // the strongest levels search the opening, too
    bool secure_cookie = false;
    bool authserv_below = false;  // its field is below our server's own Received
    bool minimal_password_cost = false;
    bool push_to_loopback = false;  // for tests: push services may be on this machine
    int http_threads = 2;
    int thinking_threads = 1;        // of the computer; one more for short searches
    int requests_per_minute = 1200;  // from one player's pages or one API token; 0: unlimited
    int requests_per_minute_per_ip = 6000;  // 0: unlimited
    int connections_per_ip = 500;           // open at once; 0: unlimited
    int logins_per_minute_per_ip = 60;      // and sign-ups, from one address; 0: unlimited
    int sign_ups_per_hour = 5;              // from one address; 0: unlimited
    int sign_ups_per_day = 20;              // 0: unlimited
    bool no_guests = false;                 // nobody plays without an account
    bool sign_ups_confirmed = false;        // only after an answer to a letter
    std::string series = "trusted";         // who announces series (club/tournaments/series.h)
    std::string sign_ups = "open";          // who may sign up (club/accounts/sign_ups.h)
    std::string site_name;                  // empty: Posthouse
    std::string site_logo;                  // file of a picture; empty: none
    std::string site_line;                  // the host's own; may be empty
    std::string language;                   // of readers whose browser asks for none of ours
    std::string board;                      // of readers who have chosen none
    int strangers_seconds = 20;  // processor time a minute for all not logged in; 0: unlimited
    std::string proxy;           // address of the proxy whose X-Forwarded-For is trusted
    bool webhooks_to_loopback = false;  // for development
};

/// Parses "address:port". Throws std::invalid_argument with a sentence.
struct Endpoint {
    std::string address;
    unsigned short port = 0;  // 0: any free one
};
Endpoint read_endpoint(const std::string& words);

/// Which subcommands take a setting on their command line. A settings file may always have it.
enum class SettingFor { all_commands, serve };  // house: all that need the data; serve: that alone

struct Setting {
    std::string_view name;        // `--name` when typed, `name = …` in the file
    std::string_view old_name{};  // still accepted, shown nowhere; may be empty
    std::variant<std::string Config::*, int Config::*, bool Config::*> member;
    SettingFor used_by = SettingFor::all_commands;
    std::string_view description;  // one line, for --help
    std::string_view details{};    // added in the example file and the manual; may be empty
    std::string_view example{};    // a possible value if the default is none; may be empty
    int least = 0, most = 0;       // of a number
    bool is_byte_size = false;     // a text that is an amount of memory
    std::span<const std::string_view> choices{};  // the only words of a text; empty: any
    std::string_view heading{};                   // begins a group in the file; empty: same group
};

/// Every setting once: the command line, the settings file, the commented example, its manual page
/// and `posthouse check` all come from it.
std::span<const Setting> settings();
/// By today's name or the old one; null if there is none.
const Setting* find_setting(std::string_view name);

/// The name most like it; empty if none is close.
std::string_view nearest_setting(std::string_view typed);

using cli::GivenSettings;
using cli::in_quotation_marks;
using cli::SettingsFindings;

/// The table as the reader of settings files knows it.
const cli::KnownSettings& known_settings();

/// The options of a subcommand that needs the data: `--config` and its settings. A wrong file stops
/// the subcommand unless `findings` is given.
void add_settings(CLI::App& command, Config&, SettingFor which,
                  SettingsFindings* findings = nullptr);

/// Where the house gets its mail: the setting, or house@HOST.
inline std::string house_address(const Config& configuration) {
    return configuration.mail_address.empty() ? "house@" + configuration.host
                                              : configuration.mail_address;
}

/// The default as it is written in a file: `"127.0.0.1:8080"`, `18`, `false`.
std::string default_value(const Setting&);

/// The commented file with every setting: its value or, if it has none, a possible one commented
/// out.
std::string settings_text(const Config&);
/// The same with the defaults.
std::string example_settings();

/// A settings file in TOML, with lines like `host = "example.org"`. `path` is for the sentences.
GivenSettings read_settings(std::string_view text, const std::string& path);

/// The variables of a process, by name.
using Environment = std::map<std::string, std::string, std::less<>>;
Environment environment_of(const char* const* variables);
/// Settings in the environment: POSTHOUSE_BASE_URL for base-url; of a text also
/// POSTHOUSE_STORE_FILE, a file that contains it, and the file `posthouse.store` among systemd's
/// credentials. They take precedence over the settings file.
GivenSettings read_environment(const Environment&);

/// Adds `--config` and reads the environment. Settings that this command has no option for are
/// ignored, since one file serves several commands. What is wrong stops the command unless
/// `findings` is given.
void add_settings_file(CLI::App& command, SettingsFindings* findings = nullptr);

}  // namespace posthouse::app
