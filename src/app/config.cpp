
#include "app/config.h"
#include "app/cli_options.h"
#include "base/inplace.h"
#include "strength/progress.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <vector>

namespace posthouse::app {

std::filesystem::path tables_folder(const Config& configuration) {
    return std::filesystem::path(configuration.data) / "tables";
}

Endpoint read_endpoint(const std::string& words) {
    const std::size_t colon = words.rfind(':');
    const std::string_view digits =
        colon == std::string::npos ? "" : std::string_view(words).substr(colon + 1);
    int port = digits.empty() || digits.size() > 5 ? -1 : 0;
    for (char c : digits) {
        if (!is_digit(c) || port < 0) {
            port = -1;
            break;
        }
        port = port * 10 + (c - '0');
    }
    if (colon == 0 || port < 0 || port > 65535)
        throw std::invalid_argument("“" + words + "” is no address: write it as 127.0.0.1:8080.");
    std::string address = words.substr(0, colon);
    if (address.front() == '[' && address.back() == ']')
        address = address.substr(1, address.size() - 2);
    return {address, static_cast<unsigned short>(port)};
}

namespace {

using C = Config;
constexpr auto serve = SettingFor::serve;
constexpr auto house = SettingFor::house;

const Setting table[] = {
    {.name = "data",
     .where = &C::data,
     .about = "the folder of its database, key and maildirs",
     .more = "A path that does not begin with / counts from where the program is started.",
     .heading = "Where the house lies"},
    {.name = "store",
     .where = &C::store,
     .about = "a PostgreSQL database that several servers may share; a file in the data folder if "
              "not said",
     .more = "docs/postgresql.md says how. The settings file is the better place: what is typed, "
             "others on the machine can read.",
     .example = "postgresql://posthouse@db.example.org/house"},
    {.name = "tables",
     .where = &C::tables,
     .used_by = serve,
     .about = "the most seeds (on 2 x 6 houses; as much work on others) of the tables of endings "
              "that are built in the background; 0: none",
     .most = 48},
    {.name = "tables-memory",
     .where = &C::tables_memory,
     .used_by = serve,
     .about = "for the smallest of these tables; the others are read in their files",
     .memory = true},
    {.name = "thinking-threads",
     .where = &C::thinking_threads,
     .used_by = serve,
     .about = "threads on which the computer thinks; one more is kept for the weak levels",
     .more = "Players take turns, by the time spent on each: a player with many games does not "
             "delay the others.",
     .least = 1,
     .most = 64},
    {.name = "archive",
     .where = &C::archive,
     .used_by = serve,
     .about = "a folder to which every change is copied within a second, so that the house can be "
              "put back to any moment; none if not said",
     .more = "Best on another disk. `posthouse admin restore` reads it.",
     .example = "/var/backups/posthouse/archive"},
    {.name = "archive-days",
     .where = &C::archive_days,
     .used_by = serve,
     .about = "how long what is in the archive is kept",
     .least = 1,
     .most = 3650},

    {.name = "http",
     .where = &C::http,
     .about = "address:port of the page; port 0 takes any free one",
     .more = "On 127.0.0.1 only this machine reaches it: a web server in front of it (nginx) has "
             "the certificate and hands requests on.",
     .heading = "The page"},
    {.name = "page-url",
     .where = &C::page_url,
     .about = "the page as players see it; http://HTTP if not said",
     .more = "It stands in letters.",
     .example = "https://house.example.org"},
    {.name = "secure-cookie",
     .where = &C::secure_cookie,
     .used_by = serve,
     .about = "the page is reached by https, through a proxy",
     .more = "Then browsers never send a session in the clear."},
    {.name = "proxy",
     .where = &C::proxy,
     .used_by = serve,
     .about = "the address of the proxy in front: its X-Forwarded-For is believed",
     .more = "Without it, everybody who comes through the proxy has the proxy's address, and the "
             "limits below count them as one.",
     .example = "127.0.0.1"},
    {.name = "requests-a-minute",
     .where = &C::requests_a_minute,
     .used_by = serve,
     .about = "of one player, or one of his programs, at most; 0: as many as come",
     .most = 1'000'000},
    {.name = "requests-a-minute-of-address",
     .where = &C::requests_a_minute_of_address,
     .used_by = serve,
     .about = "from one address at most; 0: as many as come",
     .most = 1'000'000},
    {.name = "logins-a-minute",
     .where = &C::logins_a_minute,
     .used_by = serve,
     .about = "and sign-ups, from one address at most; 0: as many as come",
     .most = 1'000'000},
    {.name = "sign-ups-an-hour",
     .where = &C::sign_ups_an_hour,
     .about = "from one address at most; 0: as many as come",
     .more = "Of mails each counts by its sender, and ten times as many may come from one domain.",
     .most = 1'000'000},
    {.name = "sign-ups-a-day",
     .where = &C::sign_ups_a_day,
     .about = "from one address at most; 0: as many as come",
     .most = 1'000'000},
    {.name = "sign-ups-confirmed",
     .where = &C::sign_ups_confirmed,
     .about = "a name is given only to somebody who answers a letter to their address",
     .more = "Until then it is not taken. Without it, a player needs no mail address."},
    {.name = "strangers-seconds",
     .where = &C::strangers_seconds,
     .used_by = serve,
     .about = "of processor time in a minute for all who are not logged in, each address a third; "
              "0: as much as they ask for",
     .most = 3600},
    {.name = "page-folder",
     .where = &C::page_folder,
     .used_by = serve,
     .about = "the page's files; the folder page beside the program if not said",
     .example = "/usr/share/posthouse/page"},

    {.name = "host",
     .where = &C::host,
     .about = "the part behind the @ of its addresses",
     .example = "house.example.org",
     .heading = "Mail: docs/postfix.md says how a mail server is put in front"},
    {.name = "house-address",
     .where = &C::house_address,
     .about = "where players write to; house@HOST if not said",
     .example = "house@house.example.org"},
    {.name = "operator-address",
     .where = &C::operator_address,
     .about = "where players' reports go, and where a player who is barred may write",
     .example = "operator@example.org"},
    {.name = "lmtp",
     .where = &C::lmtp,
     .used_by = serve,
     .about = "address:port where mail comes in; empty for the unix socket only"},
    {.name = "maildir",
     .where = &C::maildir,
     .used_by = serve,
     .about = "a maildir from which mail is taken in, too",
     .example = "/var/mail/house"},
    {.name = "authserv-id",
     .where = &C::authserv_id,
     .about = "our own mail server's name in Authentication-Results: its verdict on a From address "
              "is believed",
     .example = "mail.example.org"},
    {.name = "authserv-below",
     .where = &C::authserv_below,
     .about = "that verdict stands right below our mail server's own Received, not above it",
     .more =
         "OpenDKIM and OpenDMARC write there. Only for a mail server that takes such fields out "
         "of the mails that come in (docs/postfix.md)."},
    {.name = "relay",
     .where = &C::relay,
     .used_by = serve,
     .about = "smtp://host:port that mail goes out by; maildirs below DATA/mail if not said",
     .example = "smtp://127.0.0.1:25"},
    {.name = "relay-user",
     .where = &C::relay_user,
     .used_by = serve,
     .about = "who we are to the relay",
     .example = "house"},
    {.name = "relay-password-file",
     .where = &C::relay_password_file,
     .used_by = serve,
     .about = "a file whose first line is the relay's password",
     .example = "/etc/posthouse/relay-password"},
    {.name = "letters-a-minute",
     .where = &C::letters_a_minute,
     .used_by = serve,
     .about = "that go out at most, so that no relay is flooded",
     .least = 1,
     .most = 1'000'000},
    {.name = "answers-an-hour",
     .where = &C::answers_an_hour,
     .about = "mailed to one correspondent at most; the others wait on the page",
     .least = 1,
     .most = 1'000'000},
    {.name = "questions-an-hour",
     .where = &C::questions_an_hour,
     .about = "mailed to one player at most whose mails are not understood",
     .more = "A stranger gets at most three. One letter says so, then such mails are not answered.",
     .least = 1,
     .most = 1'000'000},

    {.name = "challenges-begin",
     .where = &C::challenges_begin,
     .about = "whose challenges begin at once, without being accepted, for a new player: nobody, "
              "friends, rated or everybody",
     .more = "Each player may choose otherwise (“offers --begin=”). A house among friends may say "
             "everybody, as the old servers did.",
     .heading = "Matches"},
    {.name = "challenge-days",
     .where = &C::challenge_days,
     .about = "that a challenge waits to be accepted; then it is over",
     .least = 1,
     .most = 365},
    {.name = "matches-of-player",
     .where = &C::matches_of_player,
     .about = "that one player may have running at a time",
     .least = 1,
     .most = 10'000},

    {.name = "metrics",
     .where = &C::metrics,
     .used_by = serve,
     .about = "address:port where Prometheus finds /metrics; nowhere if not said",
     .more = "Anybody who reaches that address may read it: leave it on 127.0.0.1.",
     .example = "127.0.0.1:9464",
     .heading = "Watching it"},
};

/// How many letters one must change, add, leave out, or exchange with the next.
std::size_t distance(std::string_view one, std::string_view two) {
    std::vector<std::vector<std::size_t>> far(one.size() + 1,
                                              std::vector<std::size_t>(two.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i)
        for (std::size_t j = 0; j <= two.size(); ++j) {
            if (i == 0 || j == 0) {
                far[i][j] = i + j;
                continue;
            }
            far[i][j] = std::min({far[i - 1][j] + 1, far[i][j - 1] + 1,
                                  far[i - 1][j - 1] + (one[i - 1] == two[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && one[i - 1] == two[j - 2] && one[i - 2] == two[j - 1])
                far[i][j] = std::min(far[i][j], far[i - 2][j - 2] + 1);
        }
    return far[one.size()][two.size()];
}

void add_option(CLI::App& command, Config& configuration, const Setting& one) {
    const std::string name = fmt::format("--{}", one.name), about(one.about);
    if (const auto* text = std::get_if<std::string C::*>(&one.where)) {
        CLI::Option* option = command.add_option(name, configuration.**text, about);
        if (!(C{}.**text).empty()) option->capture_default_str();
        if (one.memory) option->type_name("SIZE")->check(byte_size_validator());
    } else if (const auto* number = std::get_if<int C::*>(&one.where)) {
        command.add_option(name, configuration.**number, about)
            ->check(whole_number(static_cast<std::uint64_t>(one.least),
                                 static_cast<std::uint64_t>(one.most)))
            ->type_name("N")
            ->capture_default_str();
    } else {
        command.add_flag(name, configuration.*std::get<bool C::*>(one.where), about);
    }
}

std::string commented(std::string_view words) {
    std::string text, lines = strength::paragraph("", words, 0, 77);
    for (std::string_view rest = lines; !rest.empty();)
        (text += "# ").append(take_until(rest, '\n')) += '\n';
    return text;
}

std::string in_file(std::string_view text) {
    return fmt::format("\"{}\"", text);
}

}  // namespace

std::span<const Setting> settings() {
    return table;
}

const Setting* find_setting(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Setting::name);
    return found == std::end(table) ? nullptr : &*found;
}

std::string_view nearest_setting(std::string_view typed) {
    std::string_view nearest;
    std::size_t least = std::max<std::size_t>(2, typed.size() / 3) + 1;
    for (const Setting& one : table)
        if (const std::size_t far = distance(typed, one.name); far < least) {
            least = far;
            nearest = one.name;
        }
    return nearest;
}

void add_settings(CLI::App& command, Config& configuration, SettingFor which,
                  std::vector<std::string>* wrong) {
    add_settings_file(command, wrong);
    for (const Setting& one : table)
        if (one.used_by == house || which == serve) add_option(command, configuration, one);
    command
        .add_flag("--minimal-password-cost", configuration.minimal_password_cost,
                  "for tests only: passwords are hashed fast")
        ->group("");
    if (which != serve) return;
    command
        .add_flag("--push-to-loopback", configuration.push_to_loopback,
                  "for tests only: a push service on this machine is called, too")
        ->group("");
    command
        .add_flag("--webhooks-to-loopback", configuration.webhooks_to_loopback,
                  "for tests only: webhooks on this machine are called, too")
        ->group("");
}

std::string as_sentence(std::string_view about) {
    std::string text(about);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text.empty() || text.ends_with('.') ? text : text + ".";
}

std::string default_value(const Setting& one) {
    const Config usual;
    if (const auto* text = std::get_if<std::string C::*>(&one.where)) return in_file(usual.**text);
    if (const auto* number = std::get_if<int C::*>(&one.where))
        return std::to_string(usual.**number);
    return usual.*std::get<bool C::*>(one.where) ? "true" : "false";
}

std::string example_settings() {
    std::string text =
        "# The settings of a house, as TOML: text stands in quotation marks, numbers and true or\n"
        "# false do not. A # begins a comment. Each setting is here; one that is left out, or\n"
        "# behind a #, is as the program has it. `posthouse check` says what is wrong here, and\n"
        "# `posthouse serve --help` has the same settings for the command line, where they count\n"
        "# more than this file.\n";
    for (const Setting& one : table) {
        if (!one.heading.empty()) text += fmt::format("\n# ---- {} ----\n", one.heading);
        text += "\n" + commented(as_sentence(one.about));
        if (!one.more.empty()) text += commented(one.more);
        if (one.example.empty())
            text += fmt::format("{} = {}\n", one.name, default_value(one));
        else
            text += fmt::format("#{} = {}\n", one.name, in_file(one.example));
    }
    return text;
}

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

std::string in_quotation_marks(std::string_view text) {
    std::string quoted = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

/// In files of before a line was `host = example.org`, which is no TOML: what is to be written
/// instead, line by line. Empty where that is not the matter.
std::vector<std::string> old_lines_as_toml(std::string_view text) {
    std::vector<std::string> instead;
    while (!text.empty()) {
        const std::string_view line = trimmed(take_until(text, '\n'));
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos || line.starts_with('#')) continue;
        const Setting* setting = find_setting(trimmed(line.substr(0, equals)));
        const std::string_view value = trimmed(line.substr(equals + 1));
        if (!setting || !std::holds_alternative<std::string Config::*>(setting->where)) continue;
        if (value.starts_with('"') || value.starts_with('\'')) continue;
        instead.push_back(fmt::format("{} = {}", setting->name, in_quotation_marks(value)));
    }
    return instead;
}

std::string unknown(std::string_view name, const std::string& path) {
    const std::string_view nearest = nearest_setting(name);
    return fmt::format("{}: there is no setting “{}”{}", path, truncate(name, 60),
                       nearest.empty() ? "; `posthouse serve --help` lists them."
                                       : fmt::format(": did you mean “{}”?", nearest));
}

/// The value as it would be typed; none: it is of another kind.
std::optional<std::string> as_typed(const Setting& setting, const toml::node& value) {
    if (std::holds_alternative<std::string Config::*>(setting.where))
        return value.is_string() ? value.value<std::string>() : std::nullopt;
    if (std::holds_alternative<int Config::*>(setting.where))
        return value.is_integer() ? std::optional(std::to_string(**value.as_integer()))
                                  : std::nullopt;
    if (!value.is_boolean()) return std::nullopt;
    return **value.as_boolean() ? "true" : "false";
}

void read_one(const toml::key& key, const toml::node& value, const std::string& path,
              SettingsFile& read) {
    const std::string name(key.str());
    if (value.is_table())
        return read.wrong.push_back(
            fmt::format("{}: “[{}]” begins a group, and settings have none: leave it out.", path,
                        truncate(name, 60)));
    const Setting* setting = find_setting(name);
    if (!setting) return read.wrong.push_back(unknown(name, path));
    if (auto typed = as_typed(*setting, value))
        return read.values.emplace_back(name, *std::move(typed)), void();
    const bool text = std::holds_alternative<std::string Config::*>(setting->where);
    const bool number = std::holds_alternative<int Config::*>(setting->where);
    read.wrong.push_back(fmt::format(
        "{}: “{}” wants {}, for example: {} = {}", path, name,
        text     ? "text in quotation marks"
        : number ? "a whole number"
                 : "true or false",
        name,
        setting->example.empty() ? default_value(*setting) : in_quotation_marks(setting->example)));
}

void set(CLI::App& command, const SettingsFile& read, const std::string& path,
         std::vector<std::string>* wrong) {
    for (const auto& [name, value] : read.values) {
        CLI::Option* option = command.get_option_no_throw("--" + name);
        if (!option || option->count() > 0) continue;
        try {
            option->add_result(value);
            option->run_callback();
        } catch (const CLI::ParseError& error) {
            const std::string sentence = fmt::format("{}: {}", path, error.what());
            if (!wrong) throw CLI::ConfigError(sentence);
            wrong->push_back(sentence);
            option->clear();
        }
    }
}

}  // namespace

SettingsFile read_settings(std::string_view text, const std::string& path) {
    SettingsFile read;
    try {
        const toml::table table = toml::parse(text, path);
        for (const auto& [key, value] : table) read_one(key, value, path, read);
    } catch (const toml::parse_error& error) {
        if (const auto instead = old_lines_as_toml(text); !instead.empty())
            read.wrong.push_back(fmt::format("{}: text stands in quotation marks now. Write: {}",
                                             path, fmt::join(instead, "; ")));
        else
            read.wrong.push_back(fmt::format("{}, line {}: {}", path, error.source().begin.line,
                                             error.description()));
    }
    return read;
}

SettingsFile read_settings_file(const std::string& path) {
    std::ifstream file(path);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    if (file.bad() || !file.is_open()) return {{}, {"“" + path + "” cannot be read."}};
    return read_settings(text, path);
}

void add_settings_file(CLI::App& command, std::vector<std::string>* wrong) {
    CLI::Option* path =
        command.add_option("--config", "a file of settings, called as these options are");
    path->expected(1)->type_name("FILE")->envname("POSTHOUSE_CONFIG");
    command.parse_complete_callback([&command, path, wrong] {
        if (path->count() == 0) return;
        const auto name = path->as<std::string>();
        SettingsFile read = read_settings_file(name);
        if (wrong)
            *wrong = read.wrong;
        else if (!read.wrong.empty())
            throw CLI::ConfigError(fmt::format("{}", fmt::join(read.wrong, "\n")));
        set(command, read, name, wrong);
    });
}

}  // namespace posthouse::app
