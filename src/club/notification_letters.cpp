#include "club/notification_letters.h"

#include "club/calendar.h"
#include "club/command_line.h"
#include "club/letters.h"
#include "club/secrets.h"

#include <date/date.h>
#include <fmt/format.h>

namespace posthouse::club {
namespace {

std::int64_t number_of(UserId id) {
    return static_cast<std::int64_t>(id);
}

/// A few digits that stand for words which do not belong into a Message-ID.
std::string digest_of(std::string_view words) {
    return token_hash(lower_case(words)).substr(0, 12);
}

Letter letter_to(const User& user, Instant now) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.to = user.id;
    letter.automatic = false;
    letter.written = letter.due = now;
    letter.body = fmt::format("Dear {},\n\n", user.name);
    return letter;
}

}  // namespace

std::string format_day(Instant at) {
    return date::format("%F", std::chrono::floor<std::chrono::days>(at));
}

std::string format_minute(Instant at) {
    return date::format("%F %H:%M", std::chrono::floor<std::chrono::minutes>(at));
}

std::string escape_placeholders(std::string_view text) {
    std::string harmless;
    for (char c : text) {
        harmless += c;
        if (c == '{') harmless += ' ';
    }
    return harmless;
}

std::string quote_user_text(std::string_view text) {
    const std::string harmless = escape_placeholders(text);
    std::string_view rest = harmless;
    std::string lines;
    while (!rest.empty()) {
        std::string_view line = take_until(rest, '\n');
        // A line that begins with blanks is left alone as long as it fits.
        if (line.size() + 2 > columns_max)
            line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        lines += line.empty() ? "\n" : wrap_with_indent("  ", line) + "\n";
    }
    return lines;
}

Letter confirmation_letter(const User& user, std::string_view address, Instant now) {
    Letter letter = letter_to(user, now);
    letter.address = address;
    letter.message_id =
        fmt::format("confirm.{}.{}.{}", number_of(user.id), digest_of(address), format_day(now));
    letter.subject = "confirm {confirm}";
    letter.body +=
        "somebody, we hope you, named this address at our house as yours. If\n"
        "it was you, simply reply to this letter, or open\n"
        "    {page}/confirm/{confirm}\n\n"
        "Then your letters come here, and you may play by mail. If it was not\n"
        "you, do nothing: you will not hear from us again.\n\nPosthouse\n";
    return letter;
}

Letter sign_up_letter(const HeldSignUp& held, Instant now) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.address = held.address;
    letter.automatic = true;
    letter.message_id = fmt::format("signup.{}", static_cast<std::int64_t>(held.id));
    letter.subject = "confirm {sign-up}";
    letter.body = "Hello,\n\n" +
                  wrap(fmt::format("somebody, we hope you, wants to play at our house as {} and "
                                   "named this address. If it was you, simply reply to this "
                                   "letter within three days, or open",
                                   held.name)) +
                  "\n    {page}/confirm/{sign-up}\n\n" +
                  wrap(
                      "and the name is yours. If it was not you, do nothing: you will not hear "
                      "from us again.") +
                  "\n\nPosthouse\n";
    letter.written = letter.due = now;
    return letter;
}

Letter address_warning(const User& user, std::string_view old_address, Instant now) {
    Letter letter = letter_to(user, now);
    letter.to = UserId{};
    letter.address = old_address;
    letter.message_id = fmt::format("addresses.{}.{}.{}", number_of(user.id),
                                    digest_of(old_address), now.time_since_epoch().count());
    letter.subject = "Your addresses were changed";
    letter.body += wrap(
        "the addresses of your account at our house have just been changed, with your password. "
        "This letter goes to where your letters went until now; what the new ones are stands on "
        "your page, not here.\n\n"
        "If it was not you, somebody knows your password: log in at {page} and choose another, or "
        "mail {house} with the subject\n");
    letter.body += fmt::format("    change password {} OLD NEW\n\nPosthouse\n", user.name);
    return letter;
}

Letter webhook_letter(const User& user, const Webhook& webhook, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("webhook.{}.{}", static_cast<std::int64_t>(webhook.id), webhook.last_delivered);
    letter.subject = fmt::format("Nothing more is sent to your webhook {}", webhook.name);
    letter.body +=
        wrap(fmt::format("your webhook {} does not take what the house sends:", webhook.name)) +
        "\n" + quote_user_text(webhook.url) +
        quote_user_text(webhook.last_error.empty() ? "(no reason was given)" : webhook.last_error) +
        "\n" +
        wrap(
            "It is given up, and nothing more is sent there. Once your program is well again, "
            "end the webhook and make it anew:") +
        fmt::format(
            "\n    revoke webhook {0} PASSWORD {1}\n    make webhook {0} PASSWORD {1} URL\n",
            user.name, webhook.name);
    return letter;
}

Letter bounce_notice(const User& user, const Address& address, std::string_view said, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("bounce.{}.{}.{}.{}", number_of(user.id), digest_of(address.address),
                    now.time_since_epoch().count(), address.suspended ? "end" : "day");
    letter.subject = address.suspended ? "No more mail to an address of yours"
                                       : "Mail to an address of yours came back";
    letter.body += wrap(fmt::format("mail to {} came back:", address.address)) + "\n" +
                   quote_user_text(said.empty() ? "(no reason was given)" : said) + "\n";
    if (address.suspended)
        letter.body +=
            wrap(
                "No more letters go there until it is confirmed again. If it takes mail again, or "
                "you have another, write") +
            fmt::format("\n    change address {} PASSWORD ADDRESS\n", user.name) +
            "and answer the letter that comes.\n\n";
    else
        letter.body +=
            wrap(fmt::format("That was day {} of 3: when mail comes back on a third day, no "
                             "more letters go there until you confirm it again.",
                             address.bounces)) +
            "\n\n";
    letter.body += wrap(
                       "Your clocks do not wait for it: all letters are on your page, and boards "
                       "are played there as by mail.") +
                   "\n\nPosthouse\n";
    return letter;
}

Letter message_letter(const User& from, const User& to, const std::vector<std::string>& others,
                      std::string_view text, Instant now) {
    Letter letter = letter_to(to, now);
    letter.kind = LetterKind::message;
    letter.message_id = fmt::format("message.{}.{}.{}.{}", number_of(from.id), number_of(to.id),
                                    now.time_since_epoch().count(), token_hash(text).substr(0, 12));
    letter.subject = fmt::format("Message from {}", from.name);
    std::string also;
    for (const std::string& name : others) also += (also.empty() ? ", also to " : ", ") + name;
    letter.body += wrap(fmt::format("{} writes to you{}:", from.name, also)) + "\n\n" +
                   quote_user_text(text) + "\n" +
                   fmt::format(
                       "To answer, simply reply (we may ask you to confirm that it was you), or\n"
                       "mail {{house}} with the subject\n"
                       "    message {} PASSWORD {}\n"
                       "and your words in the mail. Neither of you sees the other's address.\n",
                       to.name, from.name);
    return letter;
}

Letter broadcast_letter(const User& from, const User& to, std::string_view text, Instant now) {
    Letter letter = letter_to(to, now);
    letter.kind = LetterKind::broadcast;
    letter.message_id = fmt::format("broadcast.{}.{}.{}", number_of(from.id), number_of(to.id),
                                    now.time_since_epoch().count());
    letter.subject = fmt::format("Broadcast from {}", from.name);
    letter.body += fmt::format("{} writes to all who want broadcasts:\n\n", from.name) +
                   quote_user_text(text) + "\n" +
                   fmt::format(
                       "To answer, mail {{house}} with the subject\n"
                       "    message {0} PASSWORD {1}\n"
                       "and your words in the mail. No more broadcasts:\n"
                       "    notify {0} PASSWORD never broadcasts\n",
                       to.name, from.name);
    return letter;
}

Letter vacation_letter(const User& user, const Vacation& vacation, std::string_view match, int used,
                       Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("vacation.{}.{}", number_of(user.id), vacation.from.time_since_epoch().count());
    letter.subject = "Your vacation has begun by itself";
    letter.body +=
        wrap(fmt::format(
            "your time was nearly up at {}, so a vacation has begun, as you wished: all your "
            "clocks stand still until {} UTC. You may move meanwhile. Of your {} days of this year "
            "{} are used or planned now.",
            match, format_minute(vacation.until), vacation_days_max, used)) +
        fmt::format(
            "\n\nTo end it, mail {{house}} with the subject\n"
            "    vacation {0} PASSWORD off\n"
            "and so that none begins by itself any more:\n"
            "    vacation {0} PASSWORD auto off\n\nPosthouse\n",
            user.name);
    return letter;
}

Letter password_reset_letter(const User& user, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("reset.{}.{}", number_of(user.id), now.time_since_epoch().count());
    letter.subject = "Your password was changed";
    letter.body +=
        wrap(
            "your password has just been changed, by a link that the operator of the house made "
            "for you. If it was not you who used it, write to him at once.") +
        "\n\nPosthouse\n";
    return letter;
}

Letter two_factor_letter(const User& user, bool on, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("two-factor.{}.{}", number_of(user.id), now.time_since_epoch().count());
    letter.subject = on ? "Two-factor authentication is on" : "Two-factor authentication is off";
    letter.body += wrap(fmt::format("two-factor authentication of your account has just been "
                                    "switched {}. If that was not you, write to the operator "
                                    "of the house at once.",
                                    on ? "on" : "off")) +
                   "\n\nPosthouse\n";
    return letter;
}

Letter decision_letter(const User& user, std::string_view subject, std::string_view what,
                       std::string_view reason, std::int64_t number, Instant now) {
    Letter letter = letter_to(user, now);
    letter.message_id =
        fmt::format("house.{}.{}.{}", number_of(user.id), now.time_since_epoch().count(), number);
    letter.subject = subject;
    letter.body += wrap(what) + "\n\n";
    if (!reason.empty()) letter.body += "The reason:\n" + quote_user_text(reason) + "\n";
    letter.body += "The operator of the house\n";
    return letter;
}

Letter report_letter(const Report& report, const User& by, std::string_view about,
                     const std::string& address, Instant now) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.address = address;
    letter.automatic = false;
    letter.written = letter.due = now;
    letter.message_id = fmt::format("report.{}", static_cast<std::int64_t>(report.id));
    letter.subject = fmt::format("Report {} about {}", static_cast<std::int64_t>(report.id), about);
    letter.body = wrap(fmt::format("{} reports {}:", by.name, about)) + "\n\n" +
                  quote_user_text(report.text) + "\n";
    letter.body +=
        address.empty()
            ? std::string("What you can do about it is on the page:\n\n    {page}/moderation\n")
            : fmt::format(
                  "On the machine of the house, `posthouse admin reports` lists what is open,\n"
                  "and `posthouse admin reports --close {}` ends it.\n",
                  static_cast<std::int64_t>(report.id));
    return letter;
}

}  // namespace posthouse::club
