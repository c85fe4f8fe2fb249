// Players' actions: commands from the page and the API, and mails.
#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/after_deletion.h"
#include "club/commands/command_line.h"
#include "club/commands/request_keys.h"
#include "club/core/forgotten.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/match_tables.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/mail_request.h"
#include "sim/simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace posthouse::sim {
namespace {

constexpr std::size_t mails_under_way_max = 40;

/// Whether a move in the match stands, or stood, for the response to this request.
bool has_made_move(const club::StoreReader& reader, const club::Request& request,
                   std::optional<club::MatchId> match) {
    const auto kept = club::move_request(request, club::request_fingerprint(request, server_key()));
    if (!kept || !match) return false;
    const club::PackedMoves moves(reader.moves(*match));
    return club::find_repeated(moves, *kept).repetition == club::Repetition::same ||
           club::was_removed(reader, *match, *kept);
}

}  // namespace

std::optional<club::User> Simulation::user_of(const SimulatedPlayer& person) const {
    std::optional<club::User> user;
    shadow_model_.expected().read(
        [&](const club::StoreReader& reader) { user = reader.user_named(person.name); });
    return user;
}

void Simulation::act() {
    if (rng_.chance(8)) return repeat_request();
    SimulatedPlayer& person = players_.random_player();
    const auto user = user_of(person);
    const bool by_mail = rng_.between(1, 100) <= scenario_.by_mail;
    if (!user) {
        const PlayerAction sign_up{fmt::format("signup {} {}", person.name, person.password),
                                   person.address, "", false};
        if (!by_mail) return say(person, club::User{}, sign_up);
        return send(person, {"house@house.example", sign_up.head, "", "", ""});
    }
    if (user->left_at) return;
    if (by_mail) return write(person, user);
    if (person.session.empty() && rng_.chance(3)) return log_in(person);
    PlayerAction wish;
    shadow_model_.expected().read(
        [&](const club::StoreReader& reader) { wish = players_.next_action(reader, *user); });
    say(person, *user, wish);
}

void Simulation::log_in(SimulatedPlayer& person) {
    trace(person.name + " logs in");
    server_->server->backend().login(
        {person.name, person.password, {person.address}},
        [this, &person](const club::LoginResult& in) {
            pause();
            if (!in) return;
            person.session = in->token;
            shadow_model_.expected().read([&](const club::StoreReader& reader) {
                // Unless the account was closed while the response was under way.
                const auto user = reader.user(in->user.id);
                if (!reader.find<club::Session>(club::token_hash(in->token)) &&
                    !(user && user->left_at))
                    fail("a player is logged in, but the server has no such session");
            });
        });
}

/// From the page or the API: with a session, or with name and password.
void Simulation::say(SimulatedPlayer& person, const club::User& user, const PlayerAction& wish) {
    club::Request request;
    if (!person.session.empty()) {
        std::optional<club::Session> session;
        try {
            server_->store->read([&](const club::StoreReader& reader) {
                session = reader.find<club::Session>(club::token_hash(person.session));
            });
        } catch (const std::exception&) {
            return trace(person.name + " is told to try again later");
        }

        if (session && session->expires > now_ && session->user == user.id)
            request.speaker = session->user;
        else
            person.session.clear();
    }
    request.lines = {request.speaker ? wish.authenticated_line() : wish.anonymous_line(person)};
    record_agreement(person, request.lines[0]);
    request.comment = wish.comment;
    request.now = now_;
    request.client.address = person.address;
    // A request with a key is repeated if it was not answered, and sometimes otherwise.
    if (request.speaker && rng_.chance(2))
        request.key = fmt::format("http:{}:{}", static_cast<std::int64_t>(user.id), ++requests_);
    if (!request.key.empty()) unanswered_[request.key] = {&person, request, wish.move};
    submit(person, request, wish.move);
    if (!request.key.empty() && rng_.chance(6)) submit(person, request, wish.move);
}

void Simulation::submit(SimulatedPlayer& person, const club::Request& request,
                        const std::optional<PlayerAction::Move>& move) {
    trace(fmt::format("{} says: {}{}", person.name, request.lines[0],
                      request.key.empty() ? "" : " (" + request.key + ")"));
    server_->server->backend().submit(
        request, [this, &person, request, move](const std::optional<club::Response>& reply) {
            pause();
            if (reply && !reply->retry_later) unanswered_.erase(request.key);
            answered(person, request, move, reply);
        });
}

/// Repeats a request that was not answered, under the same key.
void Simulation::repeat_request() {
    if (unanswered_.empty()) return;
    const auto which =
        std::next(unanswered_.begin(), static_cast<std::ptrdiff_t>(rng_.below(unanswered_.size())));
    Unanswered again = which->second;
    again.request.now = now_;
    submit(*again.person, again.request, again.move);
}

/// Before any faults: all players sign up, and challenge or are challenged.
void Simulation::sign_up_players() {
    for (SimulatedPlayer& person : players_.all()) {
        say(person, club::User{},
            {fmt::format("signup {} {}", person.name, person.password), person.address, "", false});
        settle();
        const auto user = user_of(person);
        if (!user) continue;
        say(person, *user,
            {"confirm " + club::address_confirmation_token(server_key(), user->id, person.address),
             "", "", false});
        log_in(person);
        settle();
        if (rng_.chance(2)) continue;
        say(person, *user,
            {"make webhook", fmt::format("one https://{}.example.org/events", person.name)});
        settle();
    }
    for (int i = 0; i < 2 * scenario_.people; ++i) {
        SimulatedPlayer& person = players_.random_player();
        PlayerAction wish;
        shadow_model_.expected().read([&](const club::StoreReader& reader) {
            wish = players_.next_action(reader, *user_of(person));
        });
        say(person, *user_of(person), wish);
        settle();
    }
}

void Simulation::answered(const SimulatedPlayer& person, const club::Request& request,
                          const std::optional<PlayerAction::Move>& move,
                          const std::optional<club::Response>& reply) {
    if (!reply || reply->retry_later) return trace(person.name + " is told to try again later");
    std::string_view text = reply->text;
    trace(fmt::format("{} is answered {}: {}", person.name, reply->accepted ? "yes" : "no",
                      take_until(text, '\n')));
    if (!request.key.empty())
        shadow_model_.expected().read([&](const club::StoreReader& reader) {
            const auto outcome = club::find_stored_response(reader, request.key);
            // If the response named an account that was closed since, its text is removed.
            const std::string& kept =
                reply->text_if_repeated.empty() ? reply->text : reply->text_if_repeated;
            const bool same =
                outcome ? outcome->accepted == reply->accepted &&
                              (outcome->answer == kept || outcome->answer == reply->text ||
                               outcome->answer.starts_with(club::removed_text))
                        : reply->accepted && has_made_move(reader, request, reply->match);
            if (!same)
                fail("the response for the key " + request.key + " differs from the stored one");
        });
    if (reply->signed_up && !user_of(person))
        fail(person.name + " was told that their account exists, but it does not");
    if (move && reply->accepted && !reply->replayed && !was_played(*move))
        fail(fmt::format("{} was told that move {}#{} on {} board {} was played, but it was not",
                         person.name, move->text, move->number, move->game, move->board));
}

/// Records a possible agreement to the match on a board by a command.
void Simulation::record_agreement(const SimulatedPlayer& person, std::string_view words) {
    const std::vector<std::string> split = club::split_command(words).words;
    constexpr std::string_view agreeing[] = {"accept",  "move",  "queue",  "submit",
                                             "confirm", "yield", "rematch"};
    for (std::size_t i = 0; i + 2 < split.size(); ++i)
        if (games::find_game(split[i]) && std::ranges::count(agreeing, split[i + 1]) > 0)
            agreements_.emplace(person.name,
                                split[i] + " " + split[i + 2].substr(0, split[i + 2].find('#')));
}

bool Simulation::has_agreed(const club::StoreReader& reader, club::UserId user,
                            const club::Match& match) const {
    const std::string name = reader.user(user)->name;
    const auto spoken = [&](const club::Match& of) {
        return agreements_.contains({name, fmt::format("{} {}", of.game, of.board)});
    };
    if (spoken(match)) return true;
    for (const club::Match& one : matches_between(reader, match.seats[0], match.seats[1], 1000))
        if (one.rematch == match.id && spoken(one)) return true;
    return false;
}

bool Simulation::was_played(const PlayerAction::Move& move) const {
    bool there = false;
    shadow_model_.expected().read([&](const club::StoreReader& reader) {
        const auto match = reader.match_on(move.game, move.board);
        if (!match) return;
        const auto moves = reader.moves(match->id);
        const auto ply = static_cast<std::size_t>(move.number) - 1;
        // Another player may have had it taken back in the same commit.
        there = match->had_takeback() || (ply < moves.size() && moves[ply].text == move.text);
    });
    return there;
}

void Simulation::write(SimulatedPlayer& person, const std::optional<club::User>& user) {
    const auto mailbox = mail_network_.mailboxes.find(person.address);
    if (mailbox != mail_network_.mailboxes.end() && !mailbox->second.empty() && !rng_.chance(4)) {
        SimulatedPlayers::Reply reply;
        shadow_model_.expected().read([&](const club::StoreReader& reader) {
            reply = players_.reply(reader, mailbox->second);
        });
        return send(person, reply);
    }
    SimulatedPlayers::Reply letter;
    letter.to = "house@house.example";
    shadow_model_.expected().read([&](const club::StoreReader& reader) {
        const PlayerAction wish = players_.next_action(reader, *user);
        const bool brief = rng_.chance(2);  // the From address identifies the player
        letter.subject = brief ? wish.authenticated_line() : wish.anonymous_line(person);
        letter.body = wish.comment;
        if (!rng_.chance(10)) return;
        letter.body = letter.subject + "\n" +
                      players_.next_action(reader, *user).anonymous_line(person) + "\n";
        letter.subject = "multiple";
    });
    send(person, letter);
}

void Simulation::send(SimulatedPlayer& person, const SimulatedPlayers::Reply& letter) {
    if (mail_network_.to_server.size() >= mails_under_way_max) return;
    record_agreement(person, letter.subject);
    for (std::string_view body = letter.body; !body.empty();)
        record_agreement(person, take_until(body, '\n'));
    MailInTransit mail;
    mail.message_id = fmt::format("<m{}@mail.example.org>", ++mails_);
    mail.from = person.address;
    const bool vouched = rng_.between(1, 100) <= scenario_.mail_authenticated;
    if (vouched)
        mail.bytes = fmt::format(
            "Authentication-Results: {0}; dmarc=pass header.from=example.org\n"
            "Received: by {0}; today\n",
            server_identity().authserv_id);
    mail.bytes += fmt::format(
        "From: {}\nTo: {}\nSubject: {}\nMessage-ID: {}\n{}{}MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=utf-8\n\n{}\n",
        person.address, letter.to, letter.subject, mail.message_id,
        letter.in_reply_to.empty() ? "" : "In-Reply-To: " + letter.in_reply_to + "\n",
        letter.references.empty() ? "" : "References: " + letter.references + "\n", letter.body);
    mail.envelope.from = person.address;
    const std::size_t angle = letter.to.find('<');
    mail.envelope.to = {angle == std::string::npos
                            ? letter.to
                            : letter.to.substr(angle + 1, letter.to.find('>') - angle - 1)};
    if (const auto read = mail::read_mail(mail.bytes, server_identity().authserv_id)) {
        mail.key = posthouse::mail::idempotency_key(*read, server_key());
        // A move in reply to the letter that offers a match agrees to it.
        if (const auto board = mail::read_subject(read->subject).board)
            agreements_.emplace(person.name, fmt::format("{} {}", board->game, board->board));
    }
    sent_[mail.key] = {mail.message_id, mail.from};
    mail.redelivery = rng_.between(1, 100) <= scenario_.mail_doubled;
    trace(fmt::format("{} writes {}: {} / {}", person.name, mail.message_id, letter.subject,
                      letter.body.substr(0, letter.body.find('\n'))));
    mail_network_.to_server.push_back(std::move(mail));
}

void Simulation::deliver_some_mail() {
    std::vector<std::size_t> waiting;
    for (std::size_t i = 0; i < mail_network_.to_server.size(); ++i)
        if (!mail_network_.to_server[i].submitted) waiting.push_back(i);
    if (waiting.empty()) return;
    // Mostly in the order of sending.
    deliver_mail(waiting[rng_.chance(2) ? 0 : rng_.below(waiting.size())]);
}

void Simulation::deliver_mail(std::size_t which) {
    MailInTransit& mail = mail_network_.to_server[which];
    mail.submitted = true;
    ++result_.mails;
    trace("mail arrives: " + (mail.message_id.empty() ? "a report" : mail.message_id));
    const MailInTransit copy = mail;
    server_->receiver->deliver(
        mail.bytes, mail.envelope, [this, copy](const mail::DeliveryStatus& delivery) {
            pause();
            const auto it = std::ranges::find_if(
                mail_network_.to_server,
                [&](const MailInTransit& one) { return one.bytes == copy.bytes && one.submitted; });
            if (it == mail_network_.to_server.end()) return;
            it->submitted = false;
            if (delivery.outcome == mail::DeliveryStatus::Outcome::try_again)
                return trace(copy.message_id + " must be retried");
            if (delivery.outcome == mail::DeliveryStatus::Outcome::accepted && !copy.key.empty())
                shadow_model_.expected().read([&](const club::StoreReader& reader) {
                    if (!club::find_stored_response(reader, copy.key))
                        fail(copy.message_id + " was accepted, but has no stored response");
                });
            trace(copy.message_id + " is accepted");
            if (it->redelivery)
                it->redelivery = false;
            else
                mail_network_.to_server.erase(it);
        });
}

}  // namespace posthouse::sim
