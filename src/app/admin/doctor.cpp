#include "app/admin/doctor.h"

#include "app/admin/check.h"
#include "app/server/store_setup.h"
#include "cli/system_info.h"
#include "club/core/calendar.h"
#include "games/result_text.h"
#include "hosting/site_probe.h"
#include "store/backup/backup.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <boost/json/parse.hpp>

#include <filesystem>
#include <optional>
#include <string_view>

namespace posthouse::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto backup_age_most = std::chrono::hours(36);
constexpr auto certificate_short = std::chrono::days(21);  // certbot renews a month before
constexpr auto certificate_shorter = std::chrono::days(7);

std::string format_age(std::chrono::milliseconds age) {
    const auto hours = std::chrono::floor<std::chrono::hours>(age).count();
    return hours < 48 ? games::counted(hours, "hour") : games::counted(hours / 24, "day");
}

/// The server itself, without the proxy in front of it.
void check_server(const Config& configuration, hosting::Findings& findings) {
    const std::string url = "http://" + configuration.http;
    const hosting::SiteProbe probe = hosting::probe_site(url, "");
    if (!probe.failure.empty())
        return findings.wrong(
            "The server does not answer at {} ({}): start it with “systemctl start posthouse”; "
            "“journalctl -u posthouse” says why it stopped.",
            url, probe.failure);
    boost::system::error_code none;
    const auto health = boost::json::parse(probe.body, none);
    const auto* fields = none ? nullptr : health.if_object();
    const auto* version = fields ? fields->if_contains("version") : nullptr;
    const auto* troubles = fields ? fields->if_contains("troubles") : nullptr;
    if (!version || !version->is_string() || !troubles || !troubles->is_array())
        return findings.wrong(
            "Another program answers at {}: stop it, or choose another port with the setting http.",
            url);
    for (const auto& trouble : troubles->get_array())
        if (const auto* one = trouble.if_object())
            if (const auto* words = one->if_contains("words"); words && words->is_string())
                findings.wrong("The server says: {}", std::string_view(words->get_string()));
    const std::string_view running = version->get_string();
    if (running != POSTHOUSE_VERSION)
        findings.doubtful(
            "The running server has version {}, this program {}: restart it with “systemctl "
            "restart posthouse”.",
            running, POSTHOUSE_VERSION);
    else if (troubles->get_array().empty())
        findings.fine("The server answers at {} and reports no trouble.", url);
}

void check_certificate(const std::string& url, std::chrono::sys_seconds ends, club::Instant now,
                       hosting::Findings& findings) {
    const auto days = std::chrono::floor<std::chrono::days>(ends - now);
    const std::string day = club::format_day(ends);
    if (days < certificate_shorter)
        findings.wrong(
            "The certificate of {} ends on {}, in {}: renew it now (“certbot renew” "
            "says why it did not do so itself).",
            url, day, games::counted(days.count(), "day"));
    else if (days < certificate_short)
        findings.doubtful(
            "The certificate of {} ends on {}, in {}: look whether it is renewed "
            "automatically (“certbot renew --dry-run”).",
            url, day, games::counted(days.count(), "day"));
    else
        findings.fine("The certificate of {} is valid until {}.", url, day);
}

/// The site as players see it, through the proxy.
void check_site(const Config& configuration, const Surroundings& around, club::Instant now,
                hosting::Findings& findings) {
    std::string url = configuration.base_url;
    if (url.empty())
        return findings.doubtful(
            "base-url is not set, so the site was not tried: set it to the address that players "
            "open, such as https://house.example.org.");
    if (!url.starts_with("https://") && !url.starts_with("http://")) return;  // check_setup() says
    if (url.ends_with('/')) url.pop_back();
    std::string host = url.substr(url.find("//") + 2);
    host = host.substr(0, host.find_first_of(":/"));
    const auto dns = dns_of(around);
    hosting::check_host(*dns, host, public_addresses(around), findings);
    const hosting::SiteProbe probe = hosting::probe_site(url, around.trusted);
    if (probe.certificate_ends) check_certificate(url, *probe.certificate_ends, now, findings);
    if (!probe.failure.empty())
        return findings.wrong(
            "{} cannot be opened ({}): look whether your web server runs, has a certificate for "
            "this name, and is reached through the firewall (docs/hosting.md, section 4).",
            url, probe.failure);
    if (probe.body.find("\"troubles\"") == std::string::npos)
        return findings.wrong(
            "{} answers with status {}, but not from Posthouse: let your web server forward "
            "everything to http://{} (docs/hosting.md, section 4).",
            url, probe.status, configuration.http);
    const std::string answer = hosting::probe_socket(url, around.trusted);
    if (answer.find(" 101") == std::string::npos)
        return findings.wrong(
            "Sockets do not reach Posthouse through {} (“{}”), so that boards do not move: let "
            "your web server forward Upgrade, Connection and Host (docs/hosting.md, section 4).",
            url, answer);
    findings.fine("{} leads to Posthouse, sockets included.", url);
}

std::uintmax_t size_of_database(const Config& configuration) {
    std::error_code none;
    const auto size = fs::file_size(store_file(configuration), none);
    return none ? 0 : size;
}

/// check_setup() says when little is left at all.
void check_disk(const Config& configuration, hosting::Findings& findings) {
    const auto free = cli::disk_free(configuration.data);
    if (!free) return;
    if (const auto size = size_of_database(configuration); *free < size)
        return findings.doubtful(
            "The disk of “{}” has {} left, less than the database has ({}): make room, since the "
            "database is rewritten after a player was deleted.",
            configuration.data, cli::format_bytes(*free), cli::format_bytes(size));
    findings.fine("The disk of “{}” has {} left.", configuration.data, cli::format_bytes(*free));
}

}  // namespace

void check_backups(const Config& configuration, const std::string& folder, club::Instant now,
                   hosting::Findings& findings) {
    const auto backups = store::backups_in(folder);
    if (backups.empty()) {
        if (!configuration.archive.empty()) return;  // /health tells its age
        return findings.wrong(
            "There are no backups in “{}”: make one each night with “systemctl enable --now "
            "posthouse-backup.timer”, or name another folder with --backups.",
            folder);
    }
    const auto age = now - backups.front().made;
    if (age > backup_age_most)
        return findings.wrong(
            "The newest backup in “{}” is {} old: “systemctl status posthouse-backup” says why "
            "there is no newer one.",
            folder, format_age(age));
    const auto free = cli::disk_free(folder);
    if (const auto size = size_of_database(configuration); free && *free < size)
        return findings.wrong(
            "The disk of “{}” has {} left, too little for the next backup: make room, or keep "
            "fewer backups.",
            folder, cli::format_bytes(*free));
    findings.fine("The newest backup in “{}” is {} old; `posthouse admin backup verify` tries it.",
                  folder, format_age(age));
}

int doctor(const Config& configuration, const DoctorOptions& options,
           const SettingsFindings& in_file, const std::string& page_folder, club::Instant now,
           std::ostream& out) {
    hosting::Findings findings;
    for (const std::string& sentence : in_file.wrong) findings.wrong("{}", sentence);
    for (const std::string& sentence : in_file.old_names) findings.doubtful("{}", sentence);
    findings.add(check_setup(configuration, page_folder, now));
    check_server(configuration, findings);
    check_site(configuration, options.around, now, findings);
    check_deliverability(configuration, options.around, findings);
    check_disk(configuration, findings);
    check_backups(configuration, options.backups, now, findings);
    return hosting::print_findings(findings.all(), out) ? 0 : 1;
}

void add_doctor(CLI::App& app, Config& configuration, DoctorOptions& options,
                SettingsFindings& in_file) {
    CLI::App& command = *app.add_subcommand(
        "doctor", "check a running server: site, certificate, mail, disk, backups");
    add_settings(command, configuration, SettingFor::serve, &in_file);
    add_surroundings(command, options.around);
    command.add_option("--backups", options.backups, "folder of the nightly backups")
        ->type_name("FOLDER")
        ->capture_default_str();
}

}  // namespace posthouse::app
