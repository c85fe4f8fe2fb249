#include "app/admin/init.h"

#include "app/admin/check.h"
#include "app/admin/questions.h"
#include "app/admin/setup_guide.h"
#include "app/server/relay.h"
#include "base/inplace.h"
#include "cli/progress.h"
#include "mail/incoming/addresses.h"

#include <date/date.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace posthouse::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view none = "none";
constexpr std::string_view in_file = "file";

bool is_label(std::string_view label) {
    return !label.empty() && label.size() <= 63 && label.front() != '-' && label.back() != '-' &&
           std::ranges::all_of(label, [](char c) {
               return is_digit(c) || (to_lower(c) >= 'a' && to_lower(c) <= 'z') || c == '-';
           });
}

bool is_host_name(std::string_view name) {
    if (name.size() > 253 || name.find('.') == std::string_view::npos || name.back() == '.')
        return false;
    while (!name.empty())
        if (!is_label(take_until(name, '.'))) return false;
    return true;
}

std::string why_not_host(const std::string& answer) {
    if (is_host_name(answer)) return {};
    return answer.empty()
               ? "give the host name of the site, such as house.example.org."
               : fmt::format("“{}” is not a host name such as house.example.org.", answer);
}

std::string why_not_mail_domain(const std::string& answer) {
    if (answer == none || is_host_name(answer)) return {};
    return fmt::format("“{}” is not a domain such as games.example.org, nor “none”.", answer);
}

std::string why_not_address(const std::string& answer) {
    if (answer.empty() || mail::is_mailable(answer)) return {};
    return fmt::format("“{}” is not a mail address such as you@example.org.", answer);
}

std::string why_not_relay(const std::string& answer) {
    const auto relay = read_relay(answer);
    if (relay && relay->port_number() != 0) return {};
    return fmt::format("“{}” is not a mail server such as smtp://127.0.0.1:25.", answer);
}

std::string why_not_selector(const std::string& answer) {
    if (is_label(answer)) return {};
    return fmt::format("“{}” is not a selector: use letters and digits, such as posthouse.",
                       answer);
}

std::string why_not_store(const std::string& answer) {
    if (answer == in_file || answer.starts_with("postgresql://")) return {};
    return fmt::format("“{}” is neither “file” nor an address such as postgresql://…/house.",
                       answer);
}

std::string why_not_folder(const std::string& answer) {
    if (answer.starts_with('/')) return {};
    return fmt::format("“{}” does not begin with “/”: give the whole path of the data folder.",
                       answer);
}

/// The settings in the file, or the defaults if there is none. Throws a sentence if it is wrong.
Config existing_settings(const std::string& path) {
    Config configuration;
    if (!fs::exists(path)) return configuration;
    CLI::App reader;
    add_settings(reader, configuration, SettingFor::serve);
    std::vector<std::string> words{path, "--config"};  // CLI11 takes them backwards
    try {
        reader.parse(words);
    } catch (const CLI::ParseError& error) {
        throw std::invalid_argument(
            fmt::format("{} Correct the file, or give another one with --config.", error.what()));
    }
    return configuration;
}

std::string host_of(const std::string& url) {
    const std::size_t begin = url.find("//");
    if (begin == std::string::npos) return {};
    const std::string rest = url.substr(begin + 2);
    return rest.substr(0, rest.find_first_of(":/"));
}

std::string usual(const std::string& existing, std::string_view otherwise) {
    return existing.empty() ? std::string(otherwise) : existing;
}

void ask_for_mail(Config& configuration, const InitOptions& given, const std::string& site,
                  bool is_new, Questions& questions) {
    const std::string domain =
        questions.answer({"--mail-domain", "Domain of its mail addresses (none: no mail)",
                          configuration.host != Config{}.host      ? configuration.host
                          : is_new || !configuration.relay.empty() ? site
                                                                   : std::string(none),
                          why_not_mail_domain},
                         given.mail_domain);
    if (domain == none) {
        configuration.relay = configuration.dkim_selector = "";
        configuration.host = Config{}.host;
        return;
    }
    configuration.host = domain;
    configuration.relay =
        questions.answer({"--relay", "Mail server that takes its letters",
                          usual(configuration.relay, "smtp://127.0.0.1:25"), why_not_relay},
                         given.relay);
    if (!read_relay(configuration.relay)->is_local()) {  // the provider signs
        configuration.dkim_selector = given.dkim_selector;
        return;
    }
    configuration.dkim_selector = questions.answer(
        {"--dkim-selector", "Name of the key that signs its letters (DKIM selector)",
         usual(configuration.dkim_selector, "posthouse"), why_not_selector},
        given.dkim_selector);
}

/// Replaces the settings that are asked for. Returns the site's host name.
std::string ask(Config& configuration, const InitOptions& given, bool is_new,
                Questions& questions) {
    const std::string site = questions.answer(
        {"--site", "Host name of the site", host_of(configuration.base_url), why_not_host},
        given.site);
    configuration.base_url = "https://" + site;
    configuration.secure_cookie = true;
    configuration.proxy = usual(configuration.proxy, "127.0.0.1");
    configuration.metrics = usual(configuration.metrics, "127.0.0.1:9464");
    ask_for_mail(configuration, given, site, is_new, questions);
    configuration.operator_address =
        questions.answer({"--operator-address", "Your own mail address, for players' reports",
                          configuration.operator_address, why_not_address},
                         given.operator_address);
    const std::string store = questions.answer({"--store", "Database (file, or postgresql://…)",
                                                usual(configuration.store, in_file), why_not_store},
                                               given.store);
    configuration.store = store == in_file ? "" : store;
    configuration.data = questions.answer(
        {"--data", "Folder of its data",
         configuration.data.starts_with('/') ? configuration.data : "/var/lib/posthouse",
         why_not_folder},
        given.data);
    return site;
}

void expect_writable(const std::string& path) {
    const fs::path folder = fs::absolute(path).parent_path();
    if (fs::exists(folder) && ::access(folder.c_str(), W_OK | X_OK) != 0)
        throw std::invalid_argument(fmt::format(
            "this user cannot write to “{}”: call it with sudo, or name another file with "
            "--config.",
            folder.string()));
}

/// Under a temporary name first; keeps owner and rights of the file it replaces.
void write_settings(const std::string& path, const Config& configuration) {
    const std::string fresh = path + ".new";
    struct stat old {};
    const bool exists = ::stat(path.c_str(), &old) == 0;
    const bool secret = configuration.store.find(":") != configuration.store.rfind(":");
    const mode_t rights = exists ? old.st_mode & 0777U : secret ? 0640 : 0644;
    const std::string text = settings_text(configuration);
    const auto fail = [&] {
        const int why = errno;
        ::unlink(fresh.c_str());
        throw std::system_error(why, std::generic_category(), "“" + path + "”");
    };
    if (const auto folder = fs::path(path).parent_path(); !folder.empty())
        fs::create_directories(folder);
    ::unlink(fresh.c_str());
    const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) fail();
    bool good = !exists || ::fchown(file, old.st_uid, old.st_gid) == 0;
    good = good && ::fchmod(file, rights) == 0;
    good = good && ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    good = good && ::fsync(file) == 0;
    ::close(file);
    if (!good || ::rename(fresh.c_str(), path.c_str()) != 0) fail();
}

/// “posthouse.toml.20261126T081500Z”: the file as it was, beside it.
std::string keep_old_settings(const std::string& path, club::Instant now) {
    const std::string kept =
        path + '.' + date::format("%Y%m%dT%H%M%SZ", std::chrono::floor<std::chrono::seconds>(now));
    if (::link(path.c_str(), kept.c_str()) != 0 && errno != EEXIST)
        throw std::system_error(errno, std::generic_category(), "“" + kept + "”");
    return kept;
}

}  // namespace

int init(const InitOptions& options, bool terminal, const std::string& page_folder,
         club::Instant now, std::istream& in, std::ostream& out) {
    const std::string& path = options.settings;
    const bool exists = fs::exists(path);
    Config configuration;
    std::string site;
    try {
        dns_of(options.around);  // its address may be none
        configuration = existing_settings(path);
        Questions questions(terminal && !options.no_questions && !options.print, in, out);
        if (options.print && !exists)
            throw std::invalid_argument(
                fmt::format("there is no “{}”: name the settings file with --config.", path));
        if (exists && !options.overwrite && !options.print &&
            !questions.confirm(fmt::format(
                "There is a settings file “{}”. Change it? The old one is kept beside it", path)))
            throw std::invalid_argument(fmt::format(
                "“{}” exists and was not changed: give --overwrite to change it, another file "
                "with --config, or --print to see what to do next.",
                path));
        if (!options.print) expect_writable(path);
        site = ask(configuration, options, !exists || configuration.base_url.empty(), questions);
        if (!options.print) {
            if (exists)
                out << fmt::format("The old settings are in “{}”.\n", keep_old_settings(path, now));
            write_settings(path, configuration);
            out << fmt::format("The settings are in “{}”.\n\n", path);
        }
    } catch (const std::invalid_argument& refused) {
        out << cli::paragraph("posthouse: ", refused.what(), 0);
        return 2;
    }
    const hosting::MailDomain mail = mail_domain_of(configuration, options.around);
    out << setup_guide(configuration, mail, site, path) << "\nHow it is now:\n\n" << std::flush;
    hosting::Findings findings;
    findings.add(check_setup(configuration, page_folder, now));
    hosting::check_host(*dns_of(options.around), site, mail.addresses, findings);
    check_deliverability(configuration, options.around, findings);
    hosting::print_findings(findings.all(), out);
    return 0;
}

void add_init(CLI::App& app, InitOptions& options) {
    CLI::App& command = *app.add_subcommand(
        "init", "make the settings file of a new server, and print what to set up besides");
    command.add_option("--config", options.settings, "settings file to write")
        ->type_name("FILE")
        ->capture_default_str();
    command.add_option("--site", options.site, "host name of the site: house.example.org");
    command.add_option("--mail-domain", options.mail_domain,
                       "domain of its mail addresses, or none (default: the site's name)");
    command.add_option("--operator-address", options.operator_address,
                       "your own mail address, for players' reports");
    command.add_option("--relay", options.relay,
                       "mail server that takes its letters (default smtp://127.0.0.1:25)");
    command.add_option("--dkim-selector", options.dkim_selector,
                       "name of the key that signs its letters (default posthouse)");
    command.add_option("--store", options.store,
                       "database: file, or postgresql://… (default file)");
    command.add_option("--data", options.data, "data folder (default /var/lib/posthouse)")
        ->type_name("FOLDER");
    command.add_flag("--no-questions", options.no_questions,
                     "ask nothing: take these options and defaults");
    command.add_flag("--overwrite", options.overwrite,
                     "change an existing settings file; the old one is kept beside it");
    command.add_flag("--print", options.print,
                     "write nothing: print what to set up for the settings that exist");
    add_surroundings(command, options.around);
}

}  // namespace posthouse::app
