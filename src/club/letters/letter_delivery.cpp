#include "club/letters/letter_delivery.h"

#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/commands/command_context.h"
#include "club/learning/learning_tables.h"
#include "club/letters/letter_tables.h"
#include "club/letters/notification_letters.h"
#include "club/matches/match_tables.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using std::chrono::hours;

constexpr hours digest_hour{7};
constexpr int bounce_days_max = 3;
/// Bounces further apart than this are unrelated.
constexpr std::chrono::days bounce_memory{30};
/// How many of a player's latest letters are searched for a mailed one.
constexpr std::size_t letters_searched = 200;

enum class DeliveryMode { page, once, digest, at_once };

bool about_a_match(const Letter& letter) {
    return letter.kind == LetterKind::board ||
           (letter.kind == LetterKind::notice && letter.match.has_value());
}

std::optional<MatchSubscription> subscription_of(const StoreReader& reader, MatchId match,
                                                 UserId user) {
    for (const MatchSubscription& watch : reader.list<MatchSubscription>(match))
        if (watch.user == user) return watch;
    return std::nullopt;
}

DeliveryMode delivery_mode(MailFrequency notify) {
    switch (notify) {
        case MailFrequency::each:
            return DeliveryMode::at_once;
        case MailFrequency::digest:
            return DeliveryMode::digest;
        case MailFrequency::once:
            return DeliveryMode::once;
        case MailFrequency::never:
            return DeliveryMode::page;
    }
    ASSERT(false);
    __builtin_unreachable();
}

/// Letters about matches follow the setting for the match, otherwise the player's. Messages,
/// broadcasts and notices are few: `never` and `once` do not stop them.
DeliveryMode delivery_mode(const StoreReader& reader, const User& user, const Letter& letter) {
    if (!user.mail_address()) return DeliveryMode::page;
    if (about_a_match(letter)) {
        const auto watch = letter.match ? subscription_of(reader, *letter.match, user.id)
                                        : std::optional<MatchSubscription>();
        return delivery_mode(watch && watch->mail_frequency ? *watch->mail_frequency
                                                            : user.mail_frequency);
    }
    if (letter.kind == LetterKind::notice) return DeliveryMode::at_once;
    if (letter.kind == LetterKind::puzzle) return DeliveryMode::digest;
    if (letter.kind == LetterKind::broadcast && !user.wants_broadcasts) return DeliveryMode::page;
    return user.mail_frequency == MailFrequency::digest ? DeliveryMode::digest
                                                        : DeliveryMode::at_once;
}

/// Whether mail about matches was sent since the player was last seen; only about this match if it
/// has a setting of its own.
bool mailed_since_last_seen(const StoreReader& reader, const User& user, const Letter& letter) {
    const auto watch = letter.match ? subscription_of(reader, *letter.match, user.id)
                                    : std::optional<MatchSubscription>();
    const bool of_its_own = watch && watch->mail_frequency;
    for (const Letter& one : letters_to(reader, user.id, letters_searched)) {
        if (user.last_seen && one.written <= *user.last_seen) return false;
        if (about_a_match(one) && !one.address.empty() &&
            (!of_its_own || one.match == letter.match))
            return true;
    }
    return false;
}

void set_time(Letter& letter, const User& user, DeliveryMode way, Instant now) {
    letter.digest = way == DeliveryMode::digest;
    letter.due = letter.digest ? next_digest(user.quiet_hours, now)
                               : after_quiet_hours(user.quiet_hours, now);
}

/// Whether the letter causes push messages. They do not depend on the mail settings, except for
/// matches about which the player wants no mail.
bool causes_push(const StoreReader& reader, const User& user, const Letter& letter) {
    if (letter.kind == LetterKind::broadcast) return user.wants_broadcasts;
    if (letter.kind == LetterKind::puzzle) return false;
    if (!letter.match) return true;
    const auto watch = subscription_of(reader, *letter.match, user.id);
    return !watch || watch->mail_frequency != MailFrequency::never;
}

/// What decides about a letter with the board of this match.
Letter about(MatchId match) {
    Letter letter;
    letter.kind = LetterKind::board;
    letter.match = match;
    return letter;
}

/// The mode now: `once` is for one letter only.
DeliveryMode delivery_mode_now(const StoreReader& reader, const User& user, const Letter& letter) {
    const DeliveryMode way = delivery_mode(reader, user, letter);
    return way == DeliveryMode::once && mailed_since_last_seen(reader, user, letter)
               ? DeliveryMode::page
               : way;
}

void push(UnitOfWork& unit, const User& user, const Letter& letter, Instant now) {
    if (causes_push(unit, user, letter))
        mark_push_due(unit, user.id, after_quiet_hours(user.quiet_hours, now));
}

bool queue_for(UnitOfWork& unit, const User& user, Letter letter, DeliveryMode way, Instant now) {
    letter.address.clear();
    letter.due = now;
    if (way != DeliveryMode::page) {
        letter.address = user.mail_address()->address;
        set_time(letter, user, way, now);
    }
    if (!unit.add(letter)) return false;
    push(unit, user, letter, now);
    return true;
}

}  // namespace

Instant after_quiet_hours(const std::optional<QuietHours>& quiet, Instant now) {
    if (!quiet || quiet->from == quiet->until) return now;
    const Instant here = now + quiet->zone;
    const auto midnight = std::chrono::floor<std::chrono::days>(here);
    const auto since = here - midnight;
    const hours from{quiet->from}, until{quiet->until};
    const bool over_midnight = from > until;
    const bool is_quiet =
        over_midnight ? since >= from || since < until : since >= from && since < until;
    if (!is_quiet) return now;
    const Instant end = midnight + until;
    return (over_midnight && since >= from ? end + std::chrono::days(1) : end) - quiet->zone;
}

Instant next_digest(const std::optional<QuietHours>& quiet, Instant now) {
    const auto zone = quiet ? quiet->zone : std::chrono::minutes{};
    const Instant here = now + zone;
    Instant morning = std::chrono::floor<std::chrono::days>(here) + digest_hour;
    if (morning <= here) morning += std::chrono::days(1);
    return after_quiet_hours(quiet, morning - zone);
}

bool queue_letter(UnitOfWork& unit, Letter letter, Instant now) {
    const auto user = unit.user(letter.to);
    if (!user) return false;
    const DeliveryMode way = delivery_mode_now(unit, *user, letter);
    return queue_for(unit, *user, std::move(letter), way, now);
}

bool queue_urgent_letter(UnitOfWork& unit, Letter letter, Instant now) {
    const auto user = unit.user(letter.to);
    if (!user) return false;
    const bool mailed = delivery_mode(unit, *user, letter) != DeliveryMode::page;
    return queue_for(unit, *user, std::move(letter),
                     mailed ? DeliveryMode::at_once : DeliveryMode::page, now);
}

void queue_match_letter(UnitOfWork& unit, const User& reader, MatchId match, bool is_private,
                        const std::function<Letter(LetterDetail)>& write, Instant now) {
    const Letter probe = about(match);
    const DeliveryMode way = delivery_mode_now(unit, reader, probe);
    if (way == DeliveryMode::page && !is_private) return push(unit, reader, probe, now);
    queue_for(unit, reader,
              write(way == DeliveryMode::page ? LetterDetail::summary : LetterDetail::full), way,
              now);
}

LetterDetail letter_detail_for(const StoreReader& reader, const User& user, MatchId match) {
    const Letter letter = about(match);
    return delivery_mode(reader, user, letter) == DeliveryMode::page ? LetterDetail::summary
                                                                     : LetterDetail::full;
}

void reschedule_letters(UnitOfWork& unit, const User& user, Instant now) {
    for (Letter& letter : letters_to(unit, user.id, letters_searched)) {
        const bool waits = !letter.address.empty() && !letter.sent && !letter.failed_at &&
                           letter.attempts == 0 && letter.due > now;
        if (!waits || letter.kind == LetterKind::answer) continue;
        const DeliveryMode way = delivery_mode(unit, user, letter);
        if (way == DeliveryMode::page)
            letter.address.clear();
        else
            set_time(letter, user, way, now);
        change_letter(unit, letter);
    }
}

std::string apply_unsubscribe(UnitOfWork& unit, const UnsubscribeRequest& what) {
    auto user = unit.user(what.user);
    const Texts texts(user ? user->language : "");
    const auto said = [&](std::string_view id) { return texts(id, {{"name", user->name}}); };
    if (!user || user->left_at) return texts("answer-unsubscribed-left");
    if (what.match != MatchId{}) {
        const auto match = unit.match(what.match);
        if (!match) return texts("answer-unsubscribed-gone");
        // A player keeps their seat and the letters on the page; a spectator stops watching.
        if (std::ranges::count(match->seats, user->id) > 0)
            unit.put(MatchSubscription{match->id, user->id, MailFrequency::never});
        else
            unit.remove<MatchSubscription>(match->id, user->id);
        const bool plays = std::ranges::count(match->seats, user->id) > 0;
        return texts(
            "answer-unsubscribed-match",
            {{"match",
              texts("letter-match-name", {{"game", match->game}, {"board", match->board}})},
             {"name", user->name},
             {"command", fmt::format(fmt::runtime(plays ? "notify each {}/{}" : "{} subscribe {}"),
                                     match->game, match->board)}});
    }
    if (what.kind == LetterKind::broadcast) {
        user->wants_broadcasts = false;
        change_user(unit, *user);
        return said("answer-unsubscribed-broadcasts");
    }
    if (what.kind == LetterKind::puzzle) {
        if (auto standing = unit.find<PuzzleStanding>(user->id)) {
            standing->mail_due.reset();
            unit.put(*standing);
        }
        return said("answer-unsubscribed-puzzles");
    }
    if (what.kind == LetterKind::board) {
        user->mail_frequency = MailFrequency::never;
        change_user(unit, *user);
        return said("answer-unsubscribed-boards");
    }
    return said("answer-unsubscribed-never");
}

bool record_bounce(UnitOfWork& unit, const Bounce& bounce, Instant now) {
    auto user = unit.user(bounce.user);
    if (!user || user->left_at) return false;
    const auto address = std::ranges::find_if(user->addresses, [&](const Address& one) {
        return equals_ignore_case(one.address, bounce.address);
    });
    if (address == user->addresses.end() || address->suspended) return false;
    const auto day_of = [](Instant at) { return std::chrono::floor<std::chrono::days>(at); };
    const bool counted = address->bounced && day_of(*address->bounced) == day_of(now);
    if (counted && !bounce.permanent) return false;
    if (address->bounced && now - *address->bounced > bounce_memory) address->bounces = 0;
    if (!counted) ++address->bounces;
    address->bounced = now;
    address->suspended = bounce.permanent || address->bounces >= bounce_days_max;
    change_user(unit, *user);
    Letter notice = bounce_notice(*user, *address, bounce.message, now);
    // After suspension another address may get the news; before that, only the page.
    if (address->suspended)
        queue_letter(unit, notice, now);
    else
        unit.add(notice);
    return true;
}

void note_unread_mail(UnitOfWork& unit, const ReplyContext& answers, std::string_view from,
                      std::string_view reason, Instant now) {
    const auto match = unit.match(answers.match);
    if (!match) return;
    const auto user = unit.user(match->seats[index_of(current_side(*match, answers))]);
    if (!user || user->left_at || !user->may_write_from(from)) return;
    Letter notice = unread_notice(*user, *match, reason, now);
    unit.add(notice);
}

}  // namespace posthouse::club
