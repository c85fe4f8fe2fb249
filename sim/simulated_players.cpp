#include "sim/simulated_players.h"

#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/invitations.h"
#include "club/core/game_state.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/team_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "games/game.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/mail_request.h"
#include "sim/mail_network.h"
#include "sim/server_key.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace posthouse::sim {
namespace {

constexpr const char* clocks[] = {"10m+1m", "30m+5m", "2h+10m", "6h", "12h+2h",
                                  "1d+1h",  "5d+12h", "none",   "1m", "30d+1d"};

template <std::size_t size>
const char* any_of(Rng& dice, const char* const (&words)[size]) {
    return words[dice.below(size)];
}

PlayerAction plain(std::string line) {
    PlayerAction wish;
    wish.head = std::move(line);
    wish.has_credentials = false;
    return wish;
}
PlayerAction spoken(std::string head, std::string tail = "", std::string comment = "") {
    PlayerAction wish;
    wish.head = std::move(head);
    wish.tail = std::move(tail);
    wish.comment = std::move(comment);
    return wish;
}

/// The match whose board a letter of ours is about.
std::optional<club::Match> match_of(const club::StoreReader& reader, const std::string& letter) {
    const auto mail = mail::read_mail(letter);
    const auto board = mail ? mail::read_subject(mail->subject).board : std::nullopt;
    return board ? reader.match_on(board->game, board->board) : std::nullopt;
}

}  // namespace

std::string PlayerAction::authenticated_line() const {
    return head + (tail.empty() ? "" : " " + tail);
}

std::string PlayerAction::anonymous_line(const SimulatedPlayer& person) const {
    if (!has_credentials) return authenticated_line();
    if (password_as_option) return authenticated_line() + " --password=" + person.password;
    return head + " " + person.name + " " + person.password + (tail.empty() ? "" : " " + tail);
}

SimulatedPlayers::SimulatedPlayers(int count, Rng dice, bool evening)
    : rng_(dice), evening_(evening) {
    constexpr const char* names[] = {"ann", "bob", "cid", "dora", "emil", "fay", "gus", "hal"};
    for (int i = 0; i < count; ++i) {
        const std::string name = std::string(names[i % 8]) + (i < 8 ? "" : names[i / 8]);
        all_.push_back({name, name + "spass", name + "@example.org", ""});
    }
}

std::string SimulatedPlayers::game() {
    std::vector<std::string_view> listed;
    for (const games::Game& one : games::all_games())
        if (one.listed) listed.push_back(one.name);
    // A small number, so that players meet.
    const std::size_t most = rng_.chance(5) ? listed.size() : 2;
    return std::string(listed[rng_.chance(6) ? listed.size() - 1 : rng_.below(most)]);
}

std::optional<club::Match> SimulatedPlayers::a_match(const club::StoreReader& reader,
                                                     club::UserId me, bool over) {
    const auto all = find_matches(
        reader, {{}, me, over ? club::MatchState::over : club::MatchState::running, 40});
    if (all.empty()) return std::nullopt;
    return all[rng_.below(all.size())];
}

std::string SimulatedPlayers::legal_move(const club::StoreReader& reader,
                                         const club::Match& match) {
    const auto view =
        games::find_game(match.game)->state(club::record_of(match, reader.moves(match.id)));
    if (!view || view->legal.empty()) return "a";
    return view->legal[rng_.below(view->legal.size())].text;
}

PlayerAction SimulatedPlayers::make_move(const club::StoreReader& reader, const club::User& me,
                                         const club::Match& match) {
    const bool mine = match.seats[index_of(match.to_move)] == me.id;
    const std::string text = rng_.chance(25) ? "z9" : legal_move(reader, match);
    int number = match.plies + 1;
    if (rng_.chance(20)) number += static_cast<int>(rng_.between(-2, 1));
    const std::string board = fmt::format("{} {} {}", match.game, "move", match.board);
    if (!mine && rng_.chance(2))
        return spoken(fmt::format("{} queue {}", match.game, match.board),
                      fmt::format("if {} then {}", text, legal_move(reader, match)));
    if (rng_.chance(15)) return spoken(fmt::format("{} submit {}", match.game, match.board), text);
    if (rng_.chance(12)) return spoken(fmt::format("{} confirm {}", match.game, match.board));
    PlayerAction wish = spoken(board, fmt::format("{}#{}", text, number));
    if (rng_.chance(6)) wish.comment = "Good luck!";
    wish.move = PlayerAction::Move{match.game, match.board, number, text};
    return wish;
}

PlayerAction SimulatedPlayers::about_match(const club::StoreReader& reader, const club::User& me,
                                           const club::Match& match) {
    const auto board = [&](std::string_view what) {
        return fmt::format("{} {} {}", match.game, what, match.board);
    };
    switch (rng_.between(0, 13)) {
        case 0:
            return spoken(board("move"), "propose");
        case 1:
        case 2:
            return spoken(board("move"), "undo");
        case 3:
        case 4:
            return spoken(board("move"), rng_.chance(4) ? "reject" : "accept");
        case 5:
            return spoken(board("resign"));
        case 6:
            return spoken(board("chat"), "", "How is the weather?");
        case 7:
            return spoken(board("note"), "", "They always play on the left.");
        case 8:
            return spoken(board("reject"));
        case 9:
            return spoken(board("yield"));
        case 10:
            return spoken(board(rng_.chance(2) ? "subscribe" : "unsubscribe"));
        case 11:
            return plain(board("show"));
        case 12:
            return spoken("notify", fmt::format("{} {}/{}", rng_.chance(2) ? "never" : "each",
                                                match.game, match.board));
        default:
            return make_move(reader, me, match);
    }
}

/// Criteria for opponents; mostly none.
std::string SimulatedPlayers::conditions() {
    if (!rng_.chance(3)) return {};
    return any_of(rng_, {" --rating=1400-1700", " --rating=1500-", " --within=150",
                         " --established", " --computer=no", " --computer=yes"});
}

PlayerAction SimulatedPlayers::find_opponent(const club::StoreReader& reader,
                                             const club::User& me) {
    const std::string which = game();
    const std::string options =
        fmt::format("--clock={}{}{}", any_of(rng_, clocks), rng_.chance(4) ? " --unrated" : "",
                    rng_.chance(4) ? " --etiquette=on" : "");
    if (const auto last = a_match(reader, me.id, true); last && rng_.chance(6))
        return spoken(fmt::format("{} rematch {}", last->game, last->board));
    switch (rng_.between(0, 7)) {
        case 0:
            return spoken(fmt::format("{} seek", which),
                          std::to_string(rng_.between(0, 3)) + conditions());
        case 1:
            return spoken(fmt::format("{} limit", which),
                          rng_.chance(3) ? "none" : std::to_string(rng_.between(1, 6)));
        case 2: {
            const bool by_link = rng_.chance(4);
            const std::string repeat = rng_.chance(3) && !by_link ? " --repeat=3" : "";
            PlayerAction wish = spoken(
                fmt::format("{} challenge {} --to={}", which, me.name, by_link ? "link" : "anyone"),
                by_link ? "" : options + repeat + conditions());
            wish.password_as_option = true;
            return wish;
        }
        case 3:
            if (const auto offers = find_offers(reader, {.by_link = true}); !offers.empty()) {
                const club::OpenChallenge& offer = offers[rng_.below(offers.size())];
                if (offer.by_link && !rng_.chance(6))
                    return spoken(
                        fmt::format("{} accept {}", offer.game, offer.board),
                        "--link=" + club::invitation_code(server_key(), offer.game, offer.board));
                return spoken(fmt::format("{} {} {}", offer.game,
                                          rng_.chance(6) ? "withdraw" : "accept", offer.board));
            }
            [[fallthrough]];
        default: {
            const auto users = all_users(reader);
            const club::User& other =
                rng_.chance(4) ? users[rng_.below(std::min<std::size_t>(users.size(), 20))]
                               : users[rng_.below(users.size())];
            PlayerAction wish =
                spoken(fmt::format("{} challenge {} {}", which, me.name, other.name), options);
            wish.password_as_option = true;
            return wish;
        }
    }
}

/// Mostly “yes” or a first move; sometimes “no”, or nothing for a while.
std::optional<PlayerAction> SimulatedPlayers::answer_to_challenge(const club::StoreReader& reader,
                                                                  const club::User& me) {
    const auto offered = find_matches(reader, {{}, me.id, club::MatchState::offered, 40});
    if (offered.empty() || rng_.chance(3)) return std::nullopt;
    const club::Match& match = offered[rng_.below(offered.size())];
    if (rng_.chance(12)) return about_match(reader, me, match);
    const auto board = [&](std::string_view word) {
        return fmt::format("{} {} {}", match.game, word, match.board);
    };
    if (match.offered_to != me.id) {
        if (rng_.chance(4)) return spoken(board("withdraw"));
        return rng_.chance(3) ? std::optional(make_move(reader, me, match)) : std::nullopt;
    }
    if (rng_.chance(16)) return spoken(board("resign"));
    if (rng_.chance(16))
        return spoken(board("decline"), any_of(rng_, {"", "--reason=later", "--reason=clock"}));
    if (match.seats[index_of(match.to_move)] == me.id && rng_.chance(2))
        return make_move(reader, me, match);
    return spoken(board("accept"));
}

PlayerAction SimulatedPlayers::about_myself(const club::User& me) {
    switch (rng_.between(0, 18)) {
        case 17:
            return spoken("make webhook", fmt::format("{} https://{}.example.org/events",
                                                      any_of(rng_, {"one", "two"}), me.name));
        case 18:
            return spoken(rng_.chance(3) ? "revoke webhook" : "ping webhook",
                          any_of(rng_, {"one", "two"}));
        case 15:
            if (rng_.chance(4))
                return spoken("presence", any_of(rng_, {"nobody", "opponents", "everybody", ""}));
            return spoken("offers", any_of(rng_, {"", "--begin=everybody", "--begin=nobody",
                                                  "--begin=friends --from=rated",
                                                  "--from=everybody", "--from=friends"}));
        case 16:
            return spoken(rng_.chance(4) ? "unfriend" : "friend",
                          any_of(rng_, {"bob", "ann", "cid", "dora"}));
        case 13:
            return spoken(rng_.chance(2) ? "unblock" : "block",
                          any_of(rng_, {"bob", "ann", "cid", "dora", ""}));
        case 0:
            return spoken("notify", any_of(rng_, {"each", "digest", "once", "never"}));
        case 1:
            return spoken("notify", "each --quiet=22-7 --zone=+1:00");
        case 2:
            return spoken("sleep", rng_.chance(3) ? "off" : "23-7 --zone=+1:00");
        case 3:
            return spoken("weekend", rng_.chance(3) ? "off" : "sat sun");
        case 4: {
            const int day = static_cast<int>(rng_.between(1, 27));
            return spoken("vacation", rng_.chance(4) ? "off"
                                                     : fmt::format("2026-12-{:02} 2026-12-{:02}",
                                                                   day, std::min(day + 3, 28)));
        }
        case 5:
            return spoken("vacation", rng_.chance(3) ? "auto off" : "auto on");
        case 6:
            return spoken("message", any_of(rng_, {"bob", "ann", "cid"}), "Shall we play?");
        case 7:
            return spoken("broadcast", "", "A tournament, anybody?");
        case 8:
            return spoken("notify", "each broadcasts puzzle");
        case 9:
            return spoken("letters");
        case 10:
            return spoken("change mail-password", rng_.chance(4) ? "--off" : "");
        case 11:
            return plain(fmt::format("games {}", me.name));
        default:
            return plain(any_of(rng_, {"help", "list", "help wari", "nonsense", ""}));
    }
}

PlayerAction SimulatedPlayers::series(const club::StoreReader& reader) {
    const auto all = find_series(reader, {});
    if (all.empty() || rng_.chance(8))
        return spoken(
            fmt::format("{} series", game()),
            fmt::format("Series{} --every={} --at={:02}:30 --zone={} --system=arena --minutes={} "
                        "--clock=10m+10s --editions-per-season={}{}",
                        ++tournaments_, any_of(rng_, {"day", "saturday", "last-friday"}),
                        rng_.between(0, 23), any_of(rng_, {"Europe/London", "Africa/Accra"}),
                        rng_.between(30, 60), rng_.between(1, 3),
                        rng_.chance(2) ? " --with=computer-1" : ""));
    const club::Series& one = all[rng_.below(all.size())];
    return spoken(fmt::format("{} {} {}", one.game,
                              rng_.chance(12)  ? "end-series"
                              : rng_.chance(4) ? "leave"
                                               : "join",
                              one.name));
}

std::string SimulatedPlayers::arena_options() {
    return fmt::format(
        "--system=arena --starts=now --minutes={} --clock={}{}{}",
        evening_ ? rng_.between(5, 60) : rng_.between(30, 1440),
        evening_ ? any_of(rng_, {"1m+1s", "3m+2s"}) : any_of(rng_, {"10m+10s", "1h"}),
        rng_.chance(2) ? " --streaks" : "",
        !is_crowd() && rng_.chance(2) ? " --with=computer-1,computer-2" : "");
}

/// All systems at one sitting but arenas that no teams play.
std::string SimulatedPlayers::rounds_options() {
    const char* system = any_of(rng_, {"swiss --rounds=3", "robin", "robin --pools=4", "knockout",
                                       "teams --teams=foxes,owls", "teams --teams=owls,foxes",
                                       "arena --teams=2", "arena --teams=3"});
    const std::string arena =
        fmt::format(" --starts=now --minutes={} --streaks", rng_.between(5, 60));
    const std::string rounds =
        fmt::format(" --games={} --players={}", rng_.between(1, 2),
                    rng_.between(2, std::max<std::int64_t>(4, std::ssize(all_) / 4)));
    return fmt::format("--system={} --clock={}{}", system, any_of(rng_, {"1m+1s", "3m+2s"}),
                       std::string_view(system).starts_with("arena") ? arena : rounds);
}

std::string SimulatedPlayers::swiss_evening_options() {
    return fmt::format(
        "--system=swiss --rounds={} --games={} --players={} --clock={}{}{}", rng_.between(2, 5),
        rng_.between(1, 2), rng_.between(2, 4),
        evening_ ? any_of(rng_, {"1m+1s", "3m+2s"}) : any_of(rng_, {"10m+10s", "1h"}),
        rng_.chance(2) ? fmt::format(" --round-minutes={}", rng_.between(5, 90)) : "",
        !is_crowd() && rng_.chance(2) ? " --with=computer-1" : "");
}

PlayerAction SimulatedPlayers::evening(const club::StoreReader& reader, const club::User& me) {
    for (const club::Match& one : find_matches(reader, {{}, me.id, club::MatchState::running, 40}))
        if (is_live(one.clock) && one.seats[index_of(one.to_move)] == me.id) {
            const auto board = [&](std::string_view word) {
                return spoken(fmt::format("{} {} {}", one.game, word, one.board));
            };
            if (one.plies < 2 && rng_.chance(6)) return board("halve");
            return rng_.chance(is_crowd() ? 6 : 25) ? board("resign") : make_move(reader, me, one);
        }
    const auto teams = memberships_of(reader, me.id);
    if (teams.empty() || rng_.chance(20)) return team();
    auto open = find_tournaments(reader, {.over = false});
    std::erase_if(open, [](const club::Tournament& one) { return !one.rules.at_one_sitting; });
    if (open.empty() || (open.size() < 4 && rng_.chance(8)))
        return spoken(fmt::format("{} tournament Cup{}", game(), ++tournaments_),
                      rng_.chance(4)   ? arena_options()
                      : rng_.chance(4) ? swiss_evening_options()
                                       : rounds_options());
    // Mostly the newest, but also several at once.
    for (const club::Tournament& one : open) {
        const auto entrant = reader.find<club::Entrant>(one.id, me.id);
        const bool arena = one.rules.system == tournament::System::arena;
        const auto of = [&](std::string_view word, const std::string& team = "") {
            return spoken(fmt::format("{} {} {}", one.game, word, one.name), team);
        };
        if (!entrant || entrant->withdrawn) {
            if (one.begun && !arena && !one.rules.open_between_rounds()) continue;
            const club::TeamId own = teams[rng_.below(teams.size())].team;
            return of("join", one.rules.of_teams() ? reader.find<club::Team>(own)->name : "");
        }
        if (rng_.chance(20)) return of("leave");
        if (rng_.chance(20)) return of("bye");
        if (rng_.chance(2)) return of("join");  // as the page of an arena says that one is there
    }
    return team();
}

/// Makes, joins, leaves or leads one of a few teams.
PlayerAction SimulatedPlayers::team() {
    return spoken("team",
                  fmt::format("{} --{}", any_of(rng_, {"foxes", "foxes", "owls", "owls", "hens"}),
                              any_of(rng_, {"make", "make --on-request", "join", "join", "join",
                                            "leave", "admit=ann", "remove=bob", "captain=cid"})));
}

PlayerAction SimulatedPlayers::tournaments(const club::StoreReader& reader) {
    if (rng_.chance(4)) return series(reader);
    // Mostly those that go on.
    const auto all =
        find_tournaments(reader, {.over = rng_.chance(8) ? std::nullopt : std::optional(false)});
    if (rng_.chance(12))
        return spoken(fmt::format("{} tournament Cup{}", game(), ++tournaments_), arena_options());
    if (rng_.chance(12))
        return spoken(fmt::format("{} tournament Cup{}", game(), ++tournaments_),
                      swiss_evening_options());
    if (all.empty() || rng_.chance(6)) {
        const std::string system = any_of(rng_, {"robin", "swiss", "knockout"});
        std::string options = fmt::format("--system={} --clock={} --players={}", system,
                                          any_of(rng_, clocks), rng_.between(2, 4));
        if (rng_.chance(3)) options += " --race=2";
        if (rng_.chance(2)) options += " --with=computer-1,computer-2";
        if (system == "robin" && rng_.chance(2)) options += " --in-turn";
        if (system == "robin" && rng_.chance(3))
            options =
                "--system=robin --clock=1d+1h --games=1 --pools=4 --players=8 --with="
                "computer-1,computer-2,computer-3,computer-4,computer-5,computer-6";
        if (system != "robin" && rng_.chance(3)) options += " --seeds=lot";
        return spoken(fmt::format("{} tournament Cup{}", game(), ++tournaments_), options);
    }
    const club::Tournament& one = all[rng_.below(all.size())];
    return spoken(fmt::format("{} {} {}", one.game,
                              rng_.chance(8)    ? "leave"
                              : rng_.chance(12) ? "bye"
                                                : "join",
                              one.name));
}

PlayerAction SimulatedPlayers::towards_the_end(const club::StoreReader& reader,
                                               const club::Match& match) {
    if (rng_.chance(80)) return spoken(fmt::format("{} resign {}", match.game, match.board));
    return spoken(fmt::format("{} move {}", match.game, match.board), legal_move(reader, match));
}

PlayerAction SimulatedPlayers::premove(const club::StoreReader& reader, const club::Match& match) {
    const games::Game& game = *games::find_game(match.game);
    std::vector<club::PlayedMove> moves = reader.moves(match.id);
    const std::string theirs = legal_move(reader, match);
    moves.push_back({match.plies, theirs, "", {}});
    const auto after = game.state(club::record_of(match, moves));
    const std::string mine =
        after && !after->legal.empty() ? after->legal[rng_.below(after->legal.size())].text : "a";
    return spoken(fmt::format("{} queue {}", match.game, match.board),
                  fmt::format("if {} then {}", theirs, mine));
}

PlayerAction SimulatedPlayers::next_action(const club::StoreReader& reader, const club::User& me) {
    if (evening_ && !rng_.chance(10)) return evening(reader, me);
    if (const auto answer = answer_to_challenge(reader, me)) return *answer;
    const auto running = find_matches(reader, {{}, me.id, club::MatchState::running, 40});
    if (running.size() < 2 && !rng_.chance(5)) return find_opponent(reader, me);
    if (!running.empty() && !rng_.chance(4)) {
        std::vector<club::Match> mine;
        std::ranges::copy_if(running, std::back_inserter(mine), [&](const club::Match& one) {
            return one.seats[index_of(one.to_move)] == me.id;
        });
        const auto& from = mine.empty() || rng_.chance(8) ? running : mine;
        const club::Match& match = from[rng_.below(from.size())];
        return rng_.chance(7) ? about_match(reader, me, match) : make_move(reader, me, match);
    }
    if (rng_.chance(3)) return about_myself(me);
    if (rng_.chance(3)) return tournaments(reader);
    if (rng_.chance(300)) return spoken(rng_.chance(2) ? "signoff" : "become bot", "yes");
    return find_opponent(reader, me);
}

SimulatedPlayers::Reply SimulatedPlayers::reply(const club::StoreReader& reader,
                                                const std::deque<std::string>& mailbox) {
    // Mostly the newest, sometimes an old one.
    const std::size_t back = rng_.chance(4) ? rng_.below(mailbox.size())
                                            : rng_.below(std::min<std::size_t>(mailbox.size(), 3));
    const std::string& letter = mailbox[mailbox.size() - 1 - back];
    Reply reply;
    reply.to = header_of(letter, "Reply-To");
    if (reply.to.empty()) reply.to = header_of(letter, "From");
    reply.subject = header_of(letter, "Subject");
    if (!reply.subject.starts_with("Re:")) reply.subject = "Re: " + reply.subject;
    reply.in_reply_to = header_of(letter, "Message-Id");
    reply.references = header_of(letter, "References");
    if (const auto match = match_of(reader, letter)) {
        reply.body =
            rng_.chance(6)
                ? any_of(rng_, {"undo", "accept", "accept", "decline", "resign", "propose"})
                : legal_move(reader, *match);
        if (rng_.chance(8)) reply.body += "\n\nA fine game so far.";
    }
    if (reply.subject.starts_with("Re: confirm ") && !rng_.chance(8)) reply.body = "yes";
    reply.body += "\n\nOn Friday the house wrote:\n> Dear player,\n>\n> It is your turn.\n";
    return reply;
}

}  // namespace posthouse::sim
