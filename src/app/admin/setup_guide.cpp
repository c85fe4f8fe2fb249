#include "app/admin/setup_guide.h"

#include "app/installed_files.h"
#include "app/server/relay.h"
#include "base/inplace.h"
#include "hosting/dkim.h"

#include <fmt/format.h>

#include <string_view>
#include <vector>

namespace posthouse::app {
namespace {

std::string indented(std::string_view text) {
    std::string lines;
    while (!text.empty()) {
        const std::string_view line = take_until(text, '\n');
        lines += line.empty() ? "\n" : fmt::format("    {}\n", line);
    }
    return lines;
}

std::string dns_section(const Config& configuration, const hosting::MailDomain& mail,
                        const std::string& site) {
    std::vector<hosting::DnsRecord> records;
    if (!configuration.relay.empty()) records = hosting::wanted_records(mail);
    if (configuration.relay.empty() || site != mail.domain) {
        for (const std::string& address : mail.addresses)
            records.push_back(
                {site + '.', address.find(':') == std::string::npos ? "A" : "AAAA", address});
        if (mail.addresses.empty())
            records.push_back({site + '.', "A", "(this machine's public address)"});
    }
    std::string text =
        fmt::format("1. DNS: publish these records where you rent the domain{}.\n\n",
                    configuration.relay.empty() ? "" : " (PTR: where you rent the machine)");
    text += indented(hosting::format_zone(records));
    if (!configuration.relay.empty() && mail.sends_itself && mail.dkim_record.empty() &&
        !mail.dkim_selector.empty())
        text += "\n   The key is made in step 2; `posthouse init --print` shows its record then.\n";
    return text;
}

/// Postfix with OpenDKIM, as docs/postfix.md explains it. A key that exists is kept.
std::string mail_commands(const hosting::MailDomain& mail) {
    const std::string &domain = mail.domain, &selector = mail.dkim_selector;
    std::string text = "apt install postfix opendkim opendkim-tools\n";
    text += fmt::format("postconf -e 'myhostname = {}' 'mydestination = localhost'\n", domain);
    text += fmt::format("{}/postfix-setup --host {}\n", shared_folder(), domain);
    if (!selector.empty() && mail.dkim_record.empty())
        text += fmt::format(
            "opendkim-genkey -b 2048 -D /etc/dkimkeys -d {0} -s {1}\n"
            "chown opendkim: /etc/dkimkeys/{1}.private\n",
            domain, selector);
    if (!selector.empty())
        text += fmt::format(
            "cat >/etc/opendkim.conf <<END\n"
            "Domain                {0}\n"
            "Selector              {1}\n"
            "KeyFile               /etc/dkimkeys/{1}.private\n"
            "Mode                  s\n"
            "Canonicalization      relaxed/simple\n"
            "OversignHeaders       From\n"
            "Socket                inet:8891@127.0.0.1\n"
            "UserID                opendkim\n"
            "PidFile               /run/opendkim/opendkim.pid\n"
            "Syslog                yes\n"
            "END\n"
            "postconf -e 'smtpd_milters = inet:127.0.0.1:8891' 'milter_default_action = accept' "
            "\\\n"
            "    'non_smtpd_milters = inet:127.0.0.1:8891'\n"
            "systemctl restart opendkim\n",
            domain, selector);
    return text + "systemctl restart postfix\n";
}

std::string mail_section(const Config& configuration, const hosting::MailDomain& mail) {
    if (configuration.relay.empty()) return "2. Mail: none. Letters are on the page only.\n";
    if (mail.sends_itself)
        return "2. Mail: run these commands as root (docs/postfix.md explains them, and how to "
               "verify senders).\n\n" +
               indented(mail_commands(mail));
    return fmt::format(
        "2. Mail: {} sends your letters. Its instructions say which SPF and DKIM records to "
        "publish. Set relay-user and relay-password-file, and let mail for {} come to Posthouse "
        "(docs/postfix.md).\n",
        configuration.relay, mail.domain);
}

}  // namespace

std::string setup_guide(const Config& configuration, const hosting::MailDomain& mail,
                        const std::string& site, const std::string& settings) {
    std::string text = dns_section(configuration, mail, site) + '\n';
    text += mail_section(configuration, mail) + '\n';
    text +=
        "3. Web server with a certificate, once the records of step 1 can be seen: run these "
        "commands as root, or use another server (docs/hosting.md).\n\n";
    text += indented(fmt::format(
        "apt install nginx python3-certbot-nginx\n"
        "sed 's/house.example.org/{0}/' {1}/hosting/nginx.conf >/etc/nginx/sites-available/house\n"
        "ln -sf ../sites-available/house /etc/nginx/sites-enabled/\n"
        "systemctl reload nginx\n"
        "certbot --nginx -d {0}\n",
        site, shared_folder()));
    text += "\n4. Start, as root. The last command says what is still missing.\n\n";
    text +=
        indented(fmt::format("systemctl enable --now posthouse posthouse-backup.timer\n"
                             "posthouse doctor --config {}\n",
                             settings));
    return text;
}

}  // namespace posthouse::app
