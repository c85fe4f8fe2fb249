// What the host of a house may choose, from the command line or from a file (--config).
#pragma once

#include <CLI/App.hpp>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace posthouse::app {

struct Config {
    std::string data = "data";                 // the folder: database, key, maildirs, socket
    std::string store;                         // postgresql://…; empty: a file in that folder
    std::string http = "127.0.0.1:8080";       // port 0: any free one
    std::string lmtp = "127.0.0.1:2424";       // empty: only the unix socket in the data folder
    std::string host = "posthouse.localhost";  // the part behind the @
    std::string house_address;                 // empty: house@HOST
    std::string page_url;                      // as players see it; empty: http://HTTP
    std::string page_folder;                   // empty: the folder `page` beside the program
    std::string relay;                         // smtp://host:port; empty: letters go to DATA/mail
    std::string relay_user;
    std::string relay_password_file;
    std::string
        authserv_id;      // our own MTA's name in Authentication-Results; empty: none is believed
    std::string maildir;  // mail is taken in from here, too; empty: from nowhere
    std::string operator_address;             // where reports go; empty: they wait to be looked at
    std::string metrics;                      // address:port of /metrics; empty: nowhere
    std::string archive;                      // the folder of the changes; empty: none are kept
    int archive_days = 30;                    // how long what is in it is kept
    int answers_an_hour = 60;                 // to one correspondent, by mail
    int questions_an_hour = 5;                // the same, to mails that were not understood
    std::string challenges_begin = "nobody";  // whose begin at once, for a new player
    int challenge_days = 14;                  // that a challenge waits to be accepted
    int matches_of_player = 200;              // that one player may have running
    int letters_a_minute = 600;               // that go out to the relay
    int tables = 18;                    // seeds up to which tables of endings are built; 0: none
    std::string tables_memory = "64M";  // for those that lie in memory
    bool secure_cookie = false;
    bool authserv_below = false;  // its findings stand below its own Received
    bool minimal_password_cost = false;
    bool push_to_loopback = false;  // for tests: browsers' push services may be on this machine
    int http_threads = 2;
    int thinking_threads = 1;      // of the computer, for any thought; one more for brief ones
    int requests_a_minute = 1200;  // of one player's pages, or one of his tokens; 0: any
    int requests_a_minute_of_address = 6000;  // 0: any
    int logins_a_minute = 60;                 // and sign-ups, from one address; 0: any
    int sign_ups_an_hour = 5;                 // from one address; 0: any
    int sign_ups_a_day = 20;                  // 0: any
    bool sign_ups_confirmed = false;          // a name is given once a letter was answered
    int strangers_seconds = 20;  // of processor time a minute, who are not logged in; 0: any
    std::string proxy;  // the address of a proxy in front, whose X-Forwarded-For is believed
    bool webhooks_to_loopback = false;  // for tests: webhooks may be on this machine
};

/// Where the house's tables of endings lie.
std::filesystem::path tables_folder(const Config&);

/// "address:port" taken apart; the port is 0 where it says so. Throws std::invalid_argument with a
/// sentence.
struct Endpoint {
    std::string address;
    unsigned short port = 0;
};
Endpoint read_endpoint(const std::string& words);

}  // namespace posthouse::app

namespace CLI {

// The table of what the host of a house may choose: each setting once. The command line, the
// settings file, the commented example, its manual page and `posthouse check` all come from it.

class App;
}  // namespace CLI

namespace posthouse::app {

/// Which subcommands take a setting on their command line. A settings file may always have it.
enum class SettingFor { house, serve };  // house: whatever works on a house; serve: that alone

struct Setting {
    std::string_view name;  // `--name` when typed, `name = …` in the file
    std::variant<std::string Config::*, int Config::*, bool Config::*> where;
    SettingFor used_by = SettingFor::house;
    std::string_view about;      // one line, as --help has it
    std::string_view more{};     // what else the example file and the manual say; may be empty
    std::string_view example{};  // as it might be set, where that is not the default; may be empty
    int least = 0, most = 0;     // of a number
    bool memory = false;         // a text that is an amount of memory
    std::string_view heading{};  // begins a group of settings in the file; empty: it goes on
};

std::span<const Setting> settings();
const Setting* find_setting(std::string_view name);

/// The name that was most likely meant; empty where none is near.
std::string_view nearest_setting(std::string_view typed);

/// The options of a subcommand that works on a house: `--config` and the settings for it. What is
/// wrong with the file stops it, unless it is handed to `wrong`.
void add_settings(CLI::App& command, Config&, SettingFor which,
                  std::vector<std::string>* wrong = nullptr);

/// “the folder” as “The folder.”
std::string as_sentence(std::string_view about);

/// How the default stands in a file: `"127.0.0.1:8080"`, `18`, `false`.
std::string default_value(const Setting&);

/// The commented file with every setting, each set to its default or, behind a `#`, as it might be.
std::string example_settings();

// A command's options read from a file: `--config FILE`, in TOML, with lines like `host =
// "example.org"`, named as the options are. What is typed beside it counts instead.

/// What a settings file says, as it would be typed, and what is wrong with it, a sentence each.
struct SettingsFile {
    std::vector<std::pair<std::string, std::string>> values;  // by name
    std::vector<std::string> wrong;
};
/// `path` is for the sentences.
SettingsFile read_settings(std::string_view text, const std::string& path);
/// The same, or one sentence: it cannot be read.
SettingsFile read_settings_file(const std::string& path);

/// One file serves several commands: settings that this one has no option for are passed over. What
/// is wrong with it stops the command, unless it is handed to `wrong`.
void add_settings_file(CLI::App& command, std::vector<std::string>* wrong = nullptr);

}  // namespace posthouse::app
