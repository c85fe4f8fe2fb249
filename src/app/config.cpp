#include "app/config.h"

#include "app/server/log.h"
#include "base/inplace.h"
#include "cli/help_text.h"
#include "cli/options.h"
#include "cli/progress.h"
#include "club/commands/club.h"
#include "http/server/server.h"
#include "translation/languages.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>
#include <stdexcept>
#include <vector>

namespace posthouse::app {

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
        throw std::invalid_argument("“" + words +
                                    "” is not an address: write it as 127.0.0.1:8080.");
    std::string address = words.substr(0, colon);
    if (address.front() == '[' && address.back() == ']')
        address = address.substr(1, address.size() - 2);
    return {address, static_cast<unsigned short>(port)};
}

namespace {

using C = Config;
constexpr auto serve = SettingFor::serve;
constexpr auto house = SettingFor::all_commands;

const Setting table[] = {
    {.name = "data",
     .member = &C::data,
     .description = "folder of the database, key and maildirs",
     .details = "A path that does not begin with / is relative to where the program is started.",
     .heading = "Data"},
    {.name = "store",
     .member = &C::store,
     .description =
         "PostgreSQL database, which several servers may share (default: a file in the data "
         "folder)",
     .details =
         "See docs/postgresql.md. Set it in the settings file: others on the machine can read "
         "command lines.",
     .example = "postgresql://posthouse@db.example.org/house"},
    {.name = "tablebase-seeds",
     .old_name = "tables",
     .member = &C::tablebase_seeds,
     .used_by = serve,
     .description =
         "build endgame tables up to N seeds (on 2 x 6 houses; as much work on others) in the "
         "background; 0 disables",
     .most = 48},
    {.name = "tablebase-memory",
     .old_name = "tables-memory",
     .member = &C::tablebase_memory,
     .used_by = serve,
     .description =
         "keep the smallest endgame tables in this much memory; others are read from disk",
     .is_byte_size = true},
    {.name = "tablebase-build-memory",
     .member = &C::tablebase_build_memory,
     .used_by = serve,
     .description = "use at most this much memory while endgame tables are built",
     .details =
         "What does not fit is in temporary files meanwhile, on the disk of DATA, which takes "
         "longer; tables for which even that is too little are not built. The default is for a "
         "machine of 512 MB.",
     .is_byte_size = true},
    {.name = "no-opening-books",
     .member = &C::no_opening_books,
     .used_by = serve,
     .description = "let the strongest levels of the computer search the opening, too",
     .details =
         "Otherwise they play it from books: those of “posthouse book build” in DATA/books, or "
         "those that come with the program. The analysis page shows the books in any case."},
    {.name = "thinking-threads",
     .member = &C::thinking_threads,
     .used_by = serve,
     .description = "threads of the computer player; one more is kept for the weak levels",
     .details = "Players take turns by the time spent on each: a player with many games does not "
                "delay the others.",
     .least = 1,
     .most = 64},
    {.name = "archive",
     .member = &C::archive,
     .used_by = serve,
     .description =
         "folder to which every change is copied within a second, so that any moment can be "
         "restored (default: none)",
     .details = "Best on another disk. `posthouse admin restore` reads it.",
     .example = "/var/backups/posthouse/archive"},
    {.name = "archive-days",
     .member = &C::archive_days,
     .used_by = serve,
     .description = "keep the archive for N days",
     .least = 1,
     .most = 3650},
    {.name = "letter-days",
     .member = &C::letter_days,
     .used_by = serve,
     .description = "keep letters for N days after they were written",
     .details = "A letter that waits to be mailed is kept until it is sent or has failed.",
     .least = 7,
     .most = 36'500},
    {.name = "response-days",
     .member = &C::response_days,
     .used_by = serve,
     .description = "keep the responses to mails and idempotency keys for N days",
     .details = "Until then the same mail or key again has the same response and no other effect.",
     .least = 7,
     .most = 36'500},
    {.name = "event-days",
     .member = &C::event_days,
     .used_by = serve,
     .description = "keep events for N days, for programs that read them later",
     .least = 3,
     .most = 3650},
    {.name = "monthly-games",
     .member = &C::monthly_games,
     .description = "offer the finished games of the last N months as files for everybody; 0: none",
     .details = "In DATA/monthly-games, made in the background when a month is over, and again "
                "when one of its players leaves. Older months are removed.",
     .most = 1200},

    {.name = "http",
     .member = &C::http,
     .description = "address:port of the pages; port 0 takes any free one",
     .details =
         "On 127.0.0.1 only this machine reaches it: a web server in front of it (nginx) has "
         "the certificate and forwards requests.",
     .heading = "Web"},
    {.name = "base-url",
     .old_name = "page-url",
     .member = &C::base_url,
     .description = "address of the site as players see it (default http://HTTP)",
     .details = "Links in letters begin with it, and those that other programs show.",
     .example = "https://house.example.org"},
    {.name = "secure-cookie",
     .member = &C::secure_cookie,
     .used_by = serve,
     .description = "send session cookies over https only; for sites behind an https proxy"},
    {.name = "proxy",
     .member = &C::proxy,
     .used_by = serve,
     .description = "address of the proxy in front, whose X-Forwarded-For is trusted",
     .details = "Without it, all who come through the proxy have the proxy's address and share the "
                "limits below.",
     .example = "127.0.0.1"},
    {.name = "requests-per-minute",
     .old_name = "requests-a-minute",
     .member = &C::requests_per_minute,
     .used_by = serve,
     .description = "accept at most N requests a minute from one player or API token; 0: unlimited",
     .most = 1'000'000},
    {.name = "requests-per-minute-per-ip",
     .old_name = "requests-a-minute-of-address",
     .member = &C::requests_per_minute_per_ip,
     .used_by = serve,
     .description = "accept at most N requests a minute from one IP address; 0: unlimited",
     .most = 1'000'000},
    {.name = "connections-per-ip",
     .member = &C::connections_per_ip,
     .used_by = serve,
     .description = "keep at most N connections from one IP address open; 0: unlimited",
     .details = "A browser opens some six, so the default is enough for eighty players behind one "
                "address.",
     .most = 1'000'000},
    {.name = "logins-per-minute-per-ip",
     .old_name = "logins-a-minute",
     .member = &C::logins_per_minute_per_ip,
     .used_by = serve,
     .description =
         "accept at most N logins and sign-ups a minute from one IP address; 0: unlimited",
     .most = 1'000'000},
    {.name = "sign-ups",
     .member = &C::sign_ups,
     .description = "who may create an account: everybody, guests with an invitation, or nobody",
     .details = "For “invitation” a guest must have played a player who has sent them a link; set "
                "no-guests to false. Existing players are not concerned.",
     .choices = club::sign_up_policies},
    {.name = "sign-ups-per-hour",
     .old_name = "sign-ups-an-hour",
     .member = &C::sign_ups_per_hour,
     .description = "accept at most N new accounts an hour from one address; 0: unlimited",
     .details =
         "Four times as many guests may come from it, who play without an account. "
         "For sign-ups by mail the address is the sender's, and ten times as many may come from "
         "one domain.",
     .most = 1'000'000},
    {.name = "sign-ups-per-day",
     .old_name = "sign-ups-a-day",
     .member = &C::sign_ups_per_day,
     .description = "accept at most N new accounts a day from one address; 0: unlimited",
     .most = 1'000'000},
    {.name = "no-guests",
     .member = &C::no_guests,
     .used_by = serve,
     .description = "let nobody play without an account",
     .details =
         "Otherwise whoever has none plays as a guest: unrated, five matches at most, by link and, "
         "unless sign-ups is “invitation”, in the waiting room."},
    {.name = "sign-ups-confirmed",
     .member = &C::sign_ups_confirmed,
     .description = "create an account only after its player has answered a letter",
     .details = "Until then the name stays free. Without it, players need no mail address."},
    {.name = "strangers-seconds",
     .member = &C::strangers_seconds,
     .used_by = serve,
     .description =
         "processor time in a minute for all who are not logged in, a third of it for each "
         "address; 0: unlimited",
     .details = "As much again for pictures of boards, whoever asks for them.",
     .most = 3600},
    {.name = "webhooks-to-loopback",
     .member = &C::webhooks_to_loopback,
     .used_by = serve,
     .description = "for development: webhooks may be at http://localhost and http://127.0.0.1",
     .details = "Players could make the server send requests to other programs on this machine: "
                "never set it on a server that others can reach."},
    {.name = "site-name",
     .member = &C::site_name,
     .description = "what you call your site, on the page and in letters (default Posthouse)",
     .details = "At most 40 bytes. “Posthouse” then stands at the foot of the page alone.",
     .example = "The Oware Club of Kumasi"},
    {.name = "site-logo",
     .member = &C::site_logo,
     .description = "file of a picture beside the site's name: PNG, JPEG or SVG, at most 20 kB",
     .details = "Square. Letters carry it, unless it is an SVG, which mail programs do not show: "
                "each is larger by a third more than the file.",
     .example = "/etc/posthouse/logo.png"},
    {.name = "site-line",
     .member = &C::site_line,
     .description = "a line of yours, below letters and pages",
     .details = "Who you are, or where you meet: plain text, at most 200 bytes.",
     .example = "Thursdays at seven in the library, Bantama"},
    {.name = "language",
     .member = &C::language,
     .used_by = serve,
     .description = "language of the page for readers whose browser asks for none of ours",
     .details = "Readers can choose another on the page. Default: English.",
     .example = "fr",
     .choices = translation::languages()},
    {.name = "board",
     .member = &C::board,
     .used_by = serve,
     .description = "board of readers who have not chosen one",
     .details = "Default: wood, and night on a dark page.",
     .example = "stone",
     .choices = http::board_themes},
    {.name = "web-root",
     .old_name = "page-folder",
     .member = &C::web_root,
     .used_by = serve,
     .description = "folder of the page's files (default: the folder page beside the program)",
     .example = "/usr/share/posthouse/page"},

    {.name = "host",
     .member = &C::host,
     .description = "domain of the server's mail addresses, the part behind the @",
     .example = "house.example.org",
     .heading = "Mail: see docs/postfix.md for a mail server in front"},
    {.name = "mail-address",
     .old_name = "house-address",
     .member = &C::mail_address,
     .description = "address that players write to (default house@HOST)",
     .example = "house@house.example.org"},
    {.name = "operator-address",
     .member = &C::operator_address,
     .description = "mail players' reports to this address, and tell banned players to write to it",
     .example = "operator@example.org"},
    {.name = "lmtp",
     .member = &C::lmtp,
     .used_by = serve,
     .description = "address:port for incoming mail; empty: only the unix socket"},
    {.name = "maildir",
     .member = &C::maildir,
     .used_by = serve,
     .description = "also read incoming mail from this maildir",
     .example = "/var/mail/house"},
    {.name = "authserv-id",
     .member = &C::authserv_id,
     .description = "trust Authentication-Results headers from this server name",
     .example = "mail.example.org"},
    {.name = "authserv-below",
     .member = &C::authserv_below,
     .description = "expect these headers right below our mail server's own Received, not above it",
     .details =
         "OpenDKIM and OpenDMARC write there. Only for a mail server that removes such headers "
         "from incoming mails (docs/postfix.md)."},
    {.name = "relay",
     .member = &C::relay,
     .used_by = serve,
     .description = "send mail through smtp://host:port (default: write maildirs in DATA/mail)",
     .example = "smtp://127.0.0.1:25"},
    {.name = "relay-user",
     .member = &C::relay_user,
     .used_by = serve,
     .description = "user name for the relay",
     .example = "house"},
    {.name = "relay-password-file",
     .member = &C::relay_password_file,
     .used_by = serve,
     .description = "file whose first line is the password for the relay",
     .example = "/etc/posthouse/relay-password"},
    {.name = "dkim-selector",
     .member = &C::dkim_selector,
     .used_by = serve,
     .description = "selector of the DKIM key that your mail server signs with",
     .details = "Posthouse signs nothing itself: `posthouse doctor` looks for the key in the DNS.",
     .example = "posthouse"},
    {.name = "mails-per-minute",
     .old_name = "letters-a-minute",
     .member = &C::mails_per_minute,
     .used_by = serve,
     .description = "send at most N mails a minute, so that the relay is not flooded",
     .least = 1,
     .most = 1'000'000},
    {.name = "replies-per-hour",
     .old_name = "answers-an-hour",
     .member = &C::replies_per_hour,
     .description =
         "mail at most N replies an hour to one correspondent; others are only on the page",
     .least = 1,
     .most = 1'000'000},
    {.name = "questions-per-hour",
     .old_name = "questions-an-hour",
     .member = &C::questions_per_hour,
     .description =
         "mail at most N replies an hour to one address about mails that were not understood",
     .details = "Unknown senders get at most three. One letter says so; further such mails are not "
                "answered. A player who has proved who they are, as by a reply to a letter, gets "
                "fifty a day.",
     .least = 1,
     .most = 1'000'000},

    {.name = "challenges-begin",
     .member = &C::challenges_begin,
     .description =
         "whose challenges start a match at once, without being accepted, for a new player: "
         "nobody, friends, rated or everybody",
     .details = "Each player may choose otherwise (“offers --begin=”). A server among friends may "
                "choose everybody, as the classic servers did.",
     .heading = "Matches"},
    {.name = "challenge-days",
     .member = &C::challenge_days,
     .description = "days until a challenge that nobody accepts expires",
     .least = 1,
     .most = 365},
    {.name = "matches-of-player",
     .member = &C::matches_of_player,
     .description = "running matches that one player may have at a time",
     .least = 1,
     .most = 10'000},
    {.name = "series",
     .member = &C::series,
     .description = "who may announce series of tournaments, which recur by themselves",
     .details = "Trusted is who has had an account for thirty days and played twenty matches.",
     .choices = club::series_policies},

    {.name = "metrics",
     .member = &C::metrics,
     .used_by = serve,
     .description = "address:port where Prometheus reads /metrics (default: none)",
     .details = "Anybody who reaches that address can read it: leave it on 127.0.0.1.",
     .example = "127.0.0.1:9464",
     .heading = "Monitoring"},
    {.name = "log-level",
     .member = &C::log_level,
     .used_by = serve,
     .description = "log what is at least this important",
     .choices = log_levels},
    {.name = "log-format",
     .member = &C::log_format,
     .used_by = serve,
     .description = "write the log for people, or one JSON object in each line",
     .details = "In systemd's journal each line has its priority: `journalctl -u posthouse -p "
                "warning`.",
     .choices = log_formats},
    {.name = "log-requests",
     .member = &C::log_requests,
     .used_by = serve,
     .description = "log each HTTP request: the beginning of its path, status, time, address",
     .details = "Without what could be a secret. Addresses are personal data: say in your privacy "
                "notice how long you keep the log."},
};

void add_option(CLI::App& command, Config& configuration, const Setting& one) {
    std::string name = fmt::format("--{}", one.name);
    if (!one.old_name.empty()) name += fmt::format(",--{}", one.old_name);
    const std::string about(one.description);
    if (const auto* text = std::get_if<std::string C::*>(&one.member)) {
        CLI::Option* option = command.add_option(name, configuration.**text, about);
        if (!(C{}.**text).empty()) option->capture_default_str();
        if (one.is_byte_size) option->type_name("SIZE")->check(cli::byte_size_validator());
        if (!one.choices.empty())
            option->check(
                CLI::IsMember(std::vector<std::string>(one.choices.begin(), one.choices.end())));
    } else if (const auto* number = std::get_if<int C::*>(&one.member)) {
        command.add_option(name, configuration.**number, about)
            ->check(cli::whole_number(static_cast<std::uint64_t>(one.least),
                                      static_cast<std::uint64_t>(one.most)))
            ->type_name("N")
            ->capture_default_str();
    } else {
        command.add_flag(name, configuration.*std::get<bool C::*>(one.member), about);
    }
}

std::string commented(std::string_view words) {
    std::string text, lines = cli::paragraph("", words, 0, 77);
    for (std::string_view rest = lines; !rest.empty();)
        (text += "# ").append(take_until(rest, '\n')) += '\n';
    return text;
}

std::string value_in(const Config& configuration, const Setting& one) {
    if (const auto* text = std::get_if<std::string C::*>(&one.member))
        return in_quotation_marks(configuration.**text);
    if (const auto* number = std::get_if<int C::*>(&one.member))
        return std::to_string(configuration.**number);
    return configuration.*std::get<bool C::*>(one.member) ? "true" : "false";
}

}  // namespace

std::span<const Setting> settings() {
    return table;
}

const Setting* find_setting(std::string_view name) {
    const auto found = std::ranges::find_if(table, [name](const Setting& one) {
        return one.name == name || (!one.old_name.empty() && one.old_name == name);
    });
    return found == std::end(table) ? nullptr : &*found;
}

std::string_view nearest_setting(std::string_view typed) {
    return cli::nearest_name(known_settings(), typed);
}

const cli::KnownSettings& known_settings() {
    static const cli::KnownSettings known = [] {
        cli::KnownSettings all{.listed_by = "posthouse serve --help"};
        for (const Setting& one : table)
            all.settings.push_back(
                {one.name, one.old_name,
                 std::holds_alternative<std::string C::*>(one.member) ? cli::SettingKind::text
                 : std::holds_alternative<int C::*>(one.member)       ? cli::SettingKind::number
                                                                      : cli::SettingKind::flag,
                 one.example.empty() ? default_value(one) : cli::in_quotation_marks(one.example)});
        return all;
    }();
    return known;
}

void add_settings(CLI::App& command, Config& configuration, SettingFor which,
                  SettingsFindings* findings) {
    add_settings_file(command, findings);
    for (const Setting& one : table)
        if (one.used_by == house || which == serve) add_option(command, configuration, one);
    command
        .add_flag("--minimal-password-cost", configuration.minimal_password_cost,
                  "for tests only: hash passwords fast")
        ->group("");
    if (which != serve) return;
    command
        .add_flag("--push-to-loopback", configuration.push_to_loopback,
                  "for tests only: allow push services on this machine")
        ->group("");
}

std::string default_value(const Setting& one) {
    return value_in(Config{}, one);
}

std::string settings_text(const Config& configuration) {
    std::string text =
        "# The settings of a Posthouse server, as TOML: text in quotation marks, numbers and true "
        "or\n"
        "# false without. A # begins a comment. Every setting is here; one that is missing or\n"
        "# commented out has its default. `posthouse check` checks this file. The command line\n"
        "# takes the same settings (`posthouse serve --help`) and has precedence.\n";
    for (const Setting& one : table) {
        if (!one.heading.empty()) text += fmt::format("\n# ---- {} ----\n", one.heading);
        text += "\n" + commented(cli::as_sentence(one.description));
        if (!one.details.empty()) text += commented(one.details);
        const std::string value = value_in(configuration, one);
        if (one.example.empty() || value != default_value(one))
            text += fmt::format("{} = {}\n", one.name, value);
        else
            text += fmt::format("#{} = {}\n", one.name, in_quotation_marks(one.example));
    }
    return text;
}

std::string example_settings() {
    return settings_text(Config{});
}

}  // namespace posthouse::app
