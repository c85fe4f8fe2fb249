// Every command has the same effect by mail, from the page's command box and through the API. A
// command without an example here fails the test.

#include "club/accounts/after_deletion.h"
#include "club/commands/command_table.h"
#include "club/commands/test_club.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournaments.h"
#include "http/api/api.h"
#include "http/schema/command_answers.h"
#include "mail/incoming/mail_request.h"
#include "mail/incoming/receiver.h"
#include "search/levels.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <map>
#include <vector>

namespace posthouse::app {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

/// Commands to run before, the command in its two forms, and its text.
struct Example {
    struct Said {
        std::string_view who, line;
    };
    std::vector<Said> before{};
    std::string_view by = "ann";
    std::string_view line;       // for ann, who is logged in or replies
    std::string_view full = "";  // with user and password; empty: the same
    std::string_view text = "";
    std::string_view answer = "";  // stands in what is said
};

/// A few seconds, in which tournaments go on.
constexpr std::string_view passing = "…";
const Example::Said match_1 = {"ann", "wari challenge ann bob --first=ann"};

std::multimap<club::CommandId, Example> make_examples() {
    using enum club::CommandId;
    std::multimap<club::CommandId, Example> all;
    const auto add = [&all](club::CommandId id, Example example) {
        all.emplace(id, std::move(example));
    };
    add(help, {.line = "help commands", .answer = "GAME move"});
    add(signup, {.line = "signup dora dorasword dora@example.org", .answer = "Welcome, dora"});
    add(confirm, {.line = "confirm {cara}", .answer = "cara@example.org is confirmed"});
    add(change_password, {.line = "change password annspass another-1",
                          .full = "change password ann annspass another-1"});
    add(reset_password,
        {.line = "reset password {reset} another-1", .answer = "Your password is changed, ann"});
    add(change_mail_password,
        {.line = "change mail-password annspass", .full = "change mail-password ann annspass"});
    add(change_address, {.line = "change address annspass new@example.org",
                         .full = "change address ann annspass new@example.org"});
    add(signoff, {.before = {match_1},
                  .line = "signoff annspass",
                  .full = "signoff ann annspass",
                  .answer = "wari board 1 against bob"});
    add(signoff, {.line = "signoff annspass yes", .full = "signoff ann annspass yes"});
    add(export_own, {.line = "export", .full = "export ann annspass", .answer = "ZIP file"});
    add(list, {.line = "list", .answer = "octilite"});
    add(message, {.line = "message bob", .full = "message ann annspass bob", .text = "hello bob"});
    add(broadcast, {.before = {{"bob", "notify each broadcasts"}},
                    .line = "broadcast",
                    .full = "broadcast ann annspass",
                    .text = "hello all"});
    add(report, {.line = "report bob",
                 .full = "report ann annspass bob",
                 .text = "he is rude",
                 .answer = "Thank you, ann"});
    add(offers, {.line = "offers --begin=friends",
                 .full = "offers ann annspass --begin=friends",
                 .answer = "Challenges by your friends"});
    add(add_friend, {.line = "friend bob",
                     .full = "friend ann annspass bob",
                     .answer = "bob is on your list of friends"});
    add(remove_friend, {.before = {{"ann", "friend bob"}},
                        .line = "unfriend bob",
                        .full = "unfriend ann annspass bob",
                        .answer = "bob is no longer on your list"});
    add(block,
        {.line = "block bob", .full = "block ann annspass bob", .answer = "You have blocked bob"});
    add(unblock, {.before = {{"ann", "block bob"}},
                  .line = "unblock bob",
                  .full = "unblock ann annspass bob",
                  .answer = "You no longer block bob"});
    add(presence, {.line = "presence everybody",
                   .full = "presence ann annspass everybody",
                   .answer = "Everybody can see"});
    add(all_show, {.before = {match_1}, .line = "all show ann", .answer = "bob"});
    add(multiple, {.line = "multiple", .text = "list\nwari standings\n", .answer = "octilite"});
    add(vacation, {.line = "vacation 2026-12-01 2026-12-05",
                   .full = "vacation ann annspass 2026-12-01 2026-12-05"});
    add(sleep, {.line = "sleep 23-7", .full = "sleep ann annspass 23-7"});
    add(weekend, {.line = "weekend sat sun", .full = "weekend ann annspass sat sun"});
    add(notify, {.line = "notify digest", .full = "notify ann annspass digest"});
    add(language, {.line = "language de", .full = "language ann annspass de"});
    add(letters, {.line = "letters", .full = "letters ann annspass"});
    add(challenge, {.line = "wari challenge ann bob",
                    .full = "wari challenge ann bob --password=annspass",
                    .answer = "A match begins"});
    add(waiting, {.before = {{"bob", "wari challenge bob --to=anyone"}},
                  .line = "wari waiting",
                  .answer = "bob"});
    add(accept, {.before = {{"bob", "wari challenge bob --to=anyone"}},
                 .line = "wari accept 1",
                 .full = "wari accept 1 ann annspass"});
    add(reject, {.before = {match_1},
                 .line = "wari reject 1",
                 .full = "wari reject 1 ann annspass",
                 .answer = "Declined"});
    add(withdraw, {.before = {{"ann", "wari challenge ann --to=anyone"}},
                   .line = "wari withdraw 1",
                   .full = "wari withdraw 1 ann annspass",
                   .answer = "is no longer open"});
    add(yield, {.before = {{"bob", "oware challenge ann bob --etiquette=on"}},
                .line = "oware yield 1",
                .full = "oware yield 1 ann annspass",
                .answer = "It is bob's turn"});
    add(seek, {.line = "wari seek 2", .full = "wari seek ann annspass 2"});
    add(challenge,
        {.line = "wari challenge ann --to=anyone --rating=1400-1700 --within=200 --established "
                 "--computer=no --repeat=3",
         .full = "wari challenge ann --to=anyone --rating=1400-1700 --within=200 --established "
                 "--computer=no --repeat=3 --password=annspass",
         .answer = "3 matches begin from it"});
    add(waiting, {.before = {{"bob", "wari challenge bob --to=anyone --rating=1400-"}},
                  .line = "wari waiting",
                  .answer = "for: rated ≥ 1400"});
    add(seek, {.line = "wari seek 1 --rating=1400- --within=300 --established --computer=no",
               .full = "wari seek ann annspass 1 --rating=1400- --within=300 --established "
                       "--computer=no",
               .answer = "Asked for: rated ≥ 1400"});
    add(seek, {.line = "wari seek 1 --computer=yes",
               .full = "wari seek ann annspass 1 --computer=yes",
               .answer = "A match begins"});
    add(limit, {.line = "wari limit 5", .full = "wari limit ann annspass 5"});
    add(move, {.before = {match_1}, .line = "wari move 1 c", .full = "wari move 1 ann annspass c"});
    add(show, {.before = {match_1}, .line = "wari show 1", .answer = "posthouse 1"});
    add(showas,
        {.before = {match_1}, .line = "wari showas 1", .full = "wari showas ann annspass 1"});
    add(queue, {.before = {match_1},
                .line = "wari queue 1 c, if d then a",
                .full = "wari queue 1 ann annspass c, if d then a"});
    add(preview, {.before = {match_1}, .line = "wari preview 1 c d", .answer = "A preview"});
    add(submit,
        {.before = {match_1}, .line = "wari submit 1 c", .full = "wari submit 1 ann annspass c"});
    add(confirm_move, {.before = {match_1, {"ann", "wari submit 1 c"}},
                       .line = "wari confirm 1",
                       .full = "wari confirm 1 ann annspass"});
    add(resign,
        {.before = {match_1}, .line = "wari resign 1", .full = "wari resign 1 ann annspass"});
    add(rematch, {.before = {match_1, {"bob", "wari resign 1"}},
                  .line = "wari rematch 1",
                  .full = "wari rematch 1 ann annspass",
                  .answer = "wari board 2"});
    add(note, {.before = {match_1},
               .line = "wari note 1",
               .full = "wari note 1 ann annspass",
               .text = "his b is weak",
               .answer = "nobody else sees it"});
    add(chat, {.before = {match_1},
               .line = "wari chat 1",
               .full = "wari chat 1 ann annspass",
               .text = "well met"});
    add(subscribe, {.before = {{"bob", "wari challenge bob cara --first=bob"}},
                    .line = "wari subscribe 1",
                    .full = "wari subscribe 1 ann annspass"});
    add(unsubscribe, {.before = {match_1},
                      .line = "wari unsubscribe 1",
                      .full = "wari unsubscribe 1 ann annspass"});
    add(games, {.before = {match_1}, .line = "wari games ann", .answer = "bob"});
    add(history, {.line = "wari history"});
    add(standings, {.line = "wari standings"});
    const Example::Said spring = {"bob", "wari tournament spring"};
    add(tournament, {.line = "wari tournament spring",
                     .full = "wari tournament spring ann annspass",
                     .answer = "spring is a tournament of wari"});
    add(tournament, {.line = "wari tournament cup --system=knockout --seeds=lot",
                     .full = "wari tournament cup ann annspass --system=knockout --seeds=lot",
                     .answer = "knockout"});
    add(join, {.before = {spring},
               .line = "wari join spring",
               .full = "wari join spring ann annspass",
               .answer = "You have entered spring"});
    add(leave, {.before = {spring, {"ann", "wari join spring"}},
                .line = "wari leave spring",
                .full = "wari leave spring ann annspass"});
    add(bye,
        {.before = {{"bob", "wari tournament spring --system=swiss"}, {"ann", "wari join spring"}},
         .line = "wari bye spring",
         .full = "wari bye spring ann annspass",
         .answer = "In round 1 of spring you have a bye"});
    add(halve, {.before = {{"bob", "wari tournament now --system=arena --starts=now"},
                           {"", passing},
                           {"ann", "wari join now"},
                           {"bob", "wari join now"},
                           {"", passing}},
                .line = "wari halve 1",
                .full = "wari halve 1 ann annspass",
                .answer = "wari board 1"});
    add(call_off, {.before = {{"ann", "wari tournament spring"}},
                   .line = "wari call-off spring",
                   .full = "wari call-off spring ann annspass"});
    constexpr std::string_view saturdays =
        "wari series sat --every=saturday --at=15:00 --zone=Europe/London --system=arena";
    add(series, {.line = saturdays,
                 .full = "wari series ann annspass sat --every=saturday --at=15:00 "
                         "--zone=Europe/London --system=arena",
                 .answer = "every Saturday at 15:00"});
    add(end_series, {.before = {{"ann", saturdays}},
                     .line = "wari end-series sat",
                     .full = "wari end-series sat ann annspass"});
    add(team, {.line = "team foxes --make",
               .full = "team ann annspass foxes --make",
               .answer = "captain ann"});
    add(tournaments, {.before = {spring}, .line = "wari tournaments spring", .answer = "spring"});
    const Example::Said hook = {"ann", "make webhook bot https://bot.example.org/x"};
    add(sessions, {.line = "sessions", .full = "sessions ann annspass"});
    add(end_session, {.line = "end session all",
                      .full = "end session ann annspass all",
                      .answer = "ended, ann"});
    add(two_factor, {.line = "two-factor annspass",
                     .full = "two-factor ann annspass",
                     .answer = "Two-factor authentication is not on yet, ann"});
    add(become_bot, {.line = "become bot annspass yes",
                     .full = "become bot ann annspass yes",
                     .answer = "ann is a bot now"});
    add(make_token, {.line = "make token annspass bot read play",
                     .full = "make token ann annspass bot read play",
                     .answer = "may: read, play"});
    add(tokens, {.before = {{"ann", "make token annspass bot"}},
                 .line = "tokens",
                 .full = "tokens ann annspass",
                 .answer = "bot"});
    add(revoke_token, {.before = {{"ann", "make token annspass bot"}},
                       .line = "revoke token bot",
                       .full = "revoke token ann annspass bot",
                       .answer = "revoked"});
    add(make_webhook, {.line = "make webhook bot https://bot.example.org/x",
                       .full = "make webhook ann annspass bot https://bot.example.org/x",
                       .answer = "https://bot.example.org/x"});
    add(webhooks, {.before = {hook},
                   .line = "webhooks",
                   .full = "webhooks ann annspass",
                   .answer = "Working."});
    add(show_webhook, {.before = {hook},
                       .line = "show webhook bot",
                       .full = "show webhook ann annspass bot",
                       .answer = "Nothing has been sent yet"});
    add(ping_webhook, {.before = {hook},
                       .line = "ping webhook bot",
                       .full = "ping webhook ann annspass bot",
                       .answer = "sending a test"});
    // Nothing is sent here; an event of the moment in which the webhook is made counts as sent.
    add(redeliver_webhook, {.before = {{"ann", "wari challenge ann bob"}, hook},
                            .line = "redeliver webhook bot 1",
                            .full = "redeliver webhook ann annspass bot 1",
                            .answer = "sending event 1"});
    add(revoke_webhook, {.before = {hook},
                         .line = "revoke webhook bot",
                         .full = "revoke webhook ann annspass bot",
                         .answer = "any more"});
    return all;
}

/// A club with three players, before the example's command.
struct Stage {
    explicit Stage(const Example& example) {
        for (const std::string name : {"ann", "bob", "cara"}) {
            house.say("", "signup " + name + " " + name + "spass " + name + "@example.org");
            const club::User user = house.user(name);
            if (name != "cara")
                house.say("", "confirm " + club::address_confirmation_token(
                                               house.key, user.id, user.addresses.front().address));
        }
        const club::User cara = house.user("cara");
        word = club::address_confirmation_token(house.key, cara.id, cara.addresses.front().address);
        reset = club::password_reset_token(house.key, house.user("ann"),
                                           house.now + std::chrono::hours(1));
        for (const auto& [who, line] : example.before) {
            if (line == passing) {
                pass_seconds();
                continue;
            }
            const club::Response reply = house.say(who, std::string(line));
            EXPECT_TRUE(reply.accepted) << line << ": " << reply.text;
        }
    }

    void pass_seconds() {
        for (int second = 0; second < 4; ++second) {
            house.now += std::chrono::seconds(1);
            std::vector<club::Tournament> due;
            house.store.read(
                [&](const club::StoreReader& reader) { due = tournaments_due(reader, house.now); });
            for (const club::Tournament& one : due)
                transact(house.store, [&](club::UnitOfWork& unit) {
                    run_tournament(house.club(), unit, one.id, house.now);
                });
        }
    }

    std::string filled(std::string_view line) const {
        std::string text(line);
        for (const auto& [placeholder, secret] :
             {std::pair("{cara}", &word), std::pair("{reset}", &reset)})
            if (const std::size_t at = text.find(placeholder); at != std::string::npos)
                text.replace(at, std::string_view(placeholder).size(), *secret);
        return text;
    }

    club::TestClub house;
    std::string word;   // that confirms cara's address
    std::string reset;  // that lets ann choose another password
};

/// The response, without the echo of the command.
std::string without_echo(std::string text) {
    while (text.starts_with("> ")) text.erase(0, text.find('\n') + 1);
    return text.substr(std::min(text.find_first_not_of('\n'), text.size()));
}

std::string by_mail(const Example& example, std::string_view line) {
    Stage stage(example);
    const mail::MailIdentity identity{.mail_address = "house@house.example",
                                      .host = "house.example"};
    const mail::MailReceiver receiver(stage.house.backend(), identity, stage.house.key);
    mail::DeliveryStatus delivery;
    const std::string bytes =
        "From: ann@example.org\nTo: house@house.example\nMessage-ID: <1@example.org>\n"
        "Subject: " +
        stage.filled(line) + "\n\n" + std::string(example.text) + "\n";
    receiver.deliver(bytes, {.from = "ann@example.org", .to = {"house@house.example"}},
                     [&](mail::DeliveryStatus done) { delivery = std::move(done); });
    EXPECT_EQ(delivery.outcome, mail::DeliveryStatus::Outcome::accepted);
    std::string answer;
    stage.house.store.read([&](const club::StoreReader& reader) {
        const auto outcome = club::find_stored_response(
            reader, mail::idempotency_key(*mail::read_mail(bytes), stage.house.key));
        ASSERT_TRUE(outcome);
        EXPECT_TRUE(outcome->accepted) << line << ": " << outcome->answer;
        answer = outcome->answer;
    });
    return without_echo(answer);
}

/// The answer's members besides `accepted` and `text`, as the command's schema promises them.
void expect_promised(club::CommandId id, const json::object& answer) {
    const auto row = std::ranges::find(club::command_table(), id, &club::CommandSpec::id);
    const json::object schema = http::answer_schema_of(*row);
    const json::value* promised = schema.if_contains("properties");
    if (!promised) return;  // whatever others answer
    for (const auto& [name, value] : answer) {
        EXPECT_TRUE(promised->as_object().contains(name)) << name << " is not promised";
        if (name != "facts" || !promised->as_object().contains(name)) continue;
        const json::object& facts = promised->at(name).at("properties").as_object();
        for (const auto& [fact, _] : value.as_object())
            EXPECT_TRUE(facts.contains(fact)) << fact << " is not promised";
    }
    for (const json::value& name : schema.at("required").as_array())
        EXPECT_TRUE(answer.contains(name.as_string())) << name << " is missing";
}

std::string by_api(club::CommandId id, const Example& example, std::string_view line,
                   bool logged_in) {
    Stage stage(example);
    const auto api = std::make_shared<const http::Api>(
        stage.house.backend(), http::HttpOptions{}, http::ApiServices{[](auto task) { task(); }});
    http::HttpRequest request;
    request.method = "POST";
    request.target = "/api/command";
    request.content_type = "application/json";
    if (logged_in) {
        const club::Session session{club::token_hash("a session"), stage.house.user("ann").id,
                                    stage.house.now + std::chrono::hours(1)};
        club::transact(stage.house.store, [&](club::UnitOfWork& unit) { unit.insert(session); });
        request.cookie = "session=a session";
    }
    request.body =
        json::serialize(json::object{{"command", stage.filled(line)}, {"comment", example.text}});
    std::string said;
    api->answer(request, [&](http::HttpResponse answer) { said = answer.body; });
    const json::object answer = json::parse(said).as_object();
    EXPECT_TRUE(answer.contains("accepted") && answer.at("accepted").as_bool())
        << line << ": " << said;
    expect_promised(id, answer);
    return answer.contains("text") ? without_echo(std::string(answer.at("text").as_string())) : "";
}

TEST(GatewayParity, EveryCommandWorksFromAMailTheCommandBoxAndTheApi) {
    const std::multimap<club::CommandId, Example> examples = make_examples();
    for (const club::CommandSpec& row : club::command_table())
        EXPECT_TRUE(examples.contains(row.id)) << row.usage() << " has no example here";
    for (const auto& [id, example] : examples) {
        SCOPED_TRACE(example.line);
        const std::string_view full = example.full.empty() ? example.line : example.full;
        const std::string mailed = by_mail(example, full);
        const std::string boxed = by_api(id, example, example.line, true);
        const std::string asked = by_api(id, example, full, false);
        EXPECT_THAT(boxed, HasSubstr(example.answer));
        EXPECT_THAT(mailed, HasSubstr(example.answer));
        EXPECT_THAT(asked, HasSubstr(example.answer));
        EXPECT_FALSE(mailed.empty() && !boxed.empty());
    }
}

TEST(GatewayParity, HelpHasEveryCommand) {
    club::TestClub house;
    const std::string help = house.say("", "help commands").text;
    for (const club::CommandSpec& row : club::command_table()) {
        EXPECT_THAT(help, HasSubstr(std::string(row.word))) << row.usage();
        const club::Response explained = house.say("", "help \"" + std::string(row.word) + "\"");
        EXPECT_TRUE(explained.accepted) << explained.text;
    }
}

TEST(GatewayParity, HelpNamesTheStrongestComputer) {
    club::TestClub house;
    const std::string strongest = "computer-" + std::to_string(search::levels.back().number);
    EXPECT_THAT(house.say("", "help challenge").text, HasSubstr(strongest + " (strongest)"));
}

}  // namespace
}  // namespace posthouse::app
