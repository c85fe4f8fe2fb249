#include "http/plain_pages.h"

#include "base/inplace.h"
#include "club/challenges.h"
#include "club/clock.h"
#include "club/etiquette.h"
#include "club/help.h"
#include "club/letters.h"
#include "club/loaded_match.h"
#include "club/matchmaking.h"
#include "club/service.h"
#include "games/game.h"
#include "games/game_help.h"
#include "games/html_markup.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace posthouse::http {

namespace {

constexpr std::size_t listed_max = 30;
/// More moves than these are chosen from a list.
constexpr std::size_t buttons_max = 12;

std::string address_of(const club::Match& match) {
    return fmt::format("/plain/match/{}/{}", match.game, match.board);
}

class Names {
public:
    explicit Names(const club::StoreReader& reader) : reader_(reader) {}
    const std::string& of(club::UserId id) {
        auto [found, added] = known_.try_emplace(id);
        if (added)
            if (const auto user = reader_.user(id)) found->second = user->name;
        return found->second;
    }

private:
    const club::StoreReader& reader_;
    std::map<club::UserId, std::string> known_;
};

std::vector<club::Match> matches_of(const PlainView& view, std::optional<club::UserId> player,
                                    bool over) {
    club::MatchFilter filter;
    filter.player = player;
    filter.state = over ? club::MatchState::over : club::MatchState::running;
    if (over || !player) filter.limit = listed_max;
    return view.reader.matches(filter);
}

/// A list of matches, each with a word on how it stands for the viewer.
std::string list_of(const PlainView& view, const std::vector<club::Match>& matches) {
    if (matches.empty()) return "<p>None.</p>\n";
    Names names(view.reader);
    std::string html = "<ul>\n";
    for (const club::Match& match : matches) {
        const club::UserId mover = match.seats[index_of(match.to_move)];
        const bool mine = view.viewer && view.viewer->id == mover;
        html += fmt::format("<li><a href=\"{}\">{} {}</a>: {} against {}, {}</li>\n",
                            address_of(match), games::escape_html(match.game), match.board,
                            games::escape_html(names.of(match.seats[0])),
                            games::escape_html(names.of(match.seats[1])),
                            match.ending         ? "over"
                            : match.is_offered() ? "not accepted yet"
                            : mine               ? "<strong>your turn</strong>"
                                   : games::escape_html(names.of(mover)) + " to move");
    }
    return html + "</ul>\n";
}

std::string login_forms(const PlainView& view) {
    return PlainForm("/plain/login")
               .required_line("name", "Your name")
               .password("password", "Your password", "current-password")
               .line("code", "Code, if you use two-factor authentication")
               .button("Log in")
               .html() +
           "<h2>Sign up</h2>\n" +
           PlainForm("/plain/signup")
               .required_line("name", "Choose a name")
               .password("password", "Choose a password", "new-password")
               .line("address", "Mail address, if you want your turns by mail")
               .button("Sign up")
               .html() +
           links_to_host_pages(view.host_pages);
}

std::string challenge_form(const PlainView& view) {
    Choices opponents = {{"", "a person: the name below"}};
    for (const club::User& user : club::computers(view.reader))
        opponents.emplace_back(user.name,
                               fmt::format("{}: {}", user.name, club::Service::plays_like(user)));
    return PlainForm("/plain/challenge", fresh_key(view, "challenge"))
               .choice("game", "Game", game_choices())
               .choice("computer", "Against", opponents)
               .line("person", "The person’s name")
               .choice("first", "Who moves first",
                       {{"lot", "by lot"}, {"me", "I do"}, {"you", "the other"}})
               .choice("clock", "Time for each player", clock_choices())
               .choice("etiquette", "The etiquette of Warri",
                       {{"", "as is usual in the game"},
                        {"on", "kept: a house touched is a house played"},
                        {"off", "not kept"}})
               .button("Challenge")
               .html() +
           fmt::format("<p>A player who runs out of time loses. {}</p>", club::pause_rules());
}

std::string command_form(const PlainView& view) {
    return PlainForm("/plain/command", fresh_key(view, "command"))
        .required_line("command", "A command, as in a mail: help, wari show 3 …")
        .text("comment", "Text that belongs to it")
        .button("Do it")
        .html();
}

/// How a match stands, for a page that is read from top to bottom.
class PlainMatch {
public:
    PlainMatch(const PlainView& view, const club::Match& match, std::optional<std::size_t> plies)
        : view_(view),
          shown_(club::load_match(view.reader, match, plies)),
          latest_(club::load_match(view.reader, match)),
          seat_(view.viewer ? latest_.seat_of(view.viewer->id) : std::nullopt),
          page_(page(view, title())) {}

    HttpResponse answer() && {
        page_.paragraph(fmt::format("{}: {} ({}) against {} ({}).", latest_.game->title,
                                    latest_.player(Side::first).name, latest_.game->seats[0],
                                    latest_.player(Side::second).name, latest_.game->seats[1]));
        write_board();
        if (is_latest()) {
            page_.lines(club::format_offer(latest_, seat_) +
                        club::format_etiquette(latest_, seat_) +
                        club::format_state(latest_, seat_));
            write_actions();
        }
        write_talk();
        write_moves();
        return std::move(page_).answer(view_.status);
    }

private:
    std::string title() const { return latest_.name(); }
    bool is_latest() const { return shown_.moves.size() == latest_.moves.size(); }
    std::string command(std::string_view word) const {
        return fmt::format("{} {} {}", latest_.match.game, word, latest_.match.board);
    }
    std::string at(std::size_t plies) const {
        return fmt::format("{}?at={}", address_of(latest_.match), plies);
    }

    void write_board() {
        if (!shown_.steps.empty()) {
            const games::MoveDetails& step = shown_.steps.back();
            page_.paragraph(fmt::format("Move {}, {}: {}", shown_.steps.size(),
                                        shown_.called(step.side, seat_),
                                        step.description.to(seat_)));
        }
        if (is_latest())
            page_.html(fmt::format("<p><img src=\"/api/picture/{}/{}?{}\" alt=\"\"></p>\n",
                                   latest_.match.game, latest_.match.board, latest_.moves.size()));
        if (const auto table =
                shown_.game->html_table(shown_.view.position, club::board_style(shown_, seat_)))
            page_.html(*table);
    }

    void write_actions() {
        const club::Match& match = latest_.match;
        if (!latest_.over() && latest_.view.to_move != seat_)
            page_.html("<p>" + link(address_of(match), "Look again") + "</p>\n");
        if (!seat_ || latest_.over()) return;
        if (match.is_offered()) return write_offer();
        if (match.proposal != club::Proposal::none && match.proposer != *seat_)
            page_.html(
                PlainForm(address_of(match), fresh_key(view_, "answer"))
                    .buttons("do", "What you answer", {{"accept", "Agree"}, {"reject", "Refuse"}})
                    .html());
        if (latest_.view.to_move == *seat_) write_move_form();
        Choices others = {{"propose", "offer a draw"}, {"resign", "resign: give up this game"}};
        if (!match.etiquette)
            others.insert(others.begin() + 1, {"undo", "ask to take back the last move"});
        if (match.may_be_given_up() && match.senior == seat_)
            others.insert(others.begin(), {"yield", "give the first move to the other"});
        page_.html(fmt::format("<details><summary>{}</summary>\n",
                               match.etiquette ? "Other things to do than to move"
                                               : "Offer a draw, take back, resign") +
                   PlainForm(address_of(match), fresh_key(view_, "do"))
                       .choice("do", "What to do", others)
                       .button("Do it")
                       .html() +
                   "</details>\n");
    }

    /// The challenged player answers; their first move accepts, too.
    void write_offer() {
        const club::Match& match = latest_.match;
        const bool challenged = club::challenged_in(match) == *seat_;
        const Choices answers = challenged ? Choices{{"accept", "Accept"}, {"decline", "Decline"}}
                                           : Choices{{"decline", "Take it back"}};
        page_.html(PlainForm(address_of(match), fresh_key(view_, "offer"))
                       .buttons("do", "The challenge", answers)
                       .html());
        if (latest_.view.to_move == *seat_) write_move_form();
    }

    /// The number of the move goes with it: a page that was left open plays nothing else later.
    void write_move_form() {
        Choices moves;
        for (const games::MoveText& move : latest_.view.legal)
            moves.emplace_back(move.text, move.shown.to(seat_));
        PlainForm form(address_of(latest_.match));
        form.hidden("ply", std::to_string(latest_.moves.size() + 1))
            .text("comment", "Words with your move (optional)");
        if (moves.size() <= buttons_max)
            form.buttons("move", "Your move", moves);
        else
            form.choice("move", "Your move", moves).button("Play");
        page_.heading("Your move").html(form.html());
    }

    void write_talk() {
        const std::string talk = club::format_talk(latest_, 0);
        if (!talk.empty()) page_.lines(talk);
        if (view_.viewer)
            page_.html(PlainForm(address_of(latest_.match), fresh_key(view_, "chat"))
                           .text("chat", "Say something at the board")
                           .button("Say it")
                           .html());
    }

    void write_moves() {
        page_.heading("Moves");
        std::string html = "<p>";
        if (!shown_.moves.empty()) html += link(at(shown_.moves.size() - 1), "The move before");
        if (!is_latest()) html += " " + link(address_of(latest_.match), "As it stands");
        html += "</p>\n<ol>\n";
        for (std::size_t k = 0; k < latest_.steps.size(); ++k) {
            const games::MoveDetails& step = latest_.steps[k];
            html += fmt::format("<li>{}: {}", link(at(k + 1), step.move.shown.to(seat_)),
                                games::escape_html(step.description.to(seat_)));
            if (!latest_.moves[k].comment.empty())
                html += fmt::format(" {} writes: “{}”",
                                    games::escape_html(latest_.player(step.side).name),
                                    games::escape_html(latest_.moves[k].comment));
            html += "</li>\n";
        }
        page_.html(html + "</ol>\n");
    }

    static std::string link(std::string_view address, std::string_view words) {
        return fmt::format("<a href=\"{}\">{}</a>", games::escape_html(address),
                           games::escape_html(words));
    }

    const PlainView& view_;
    const club::LoadedMatch shown_;
    const club::LoadedMatch latest_;
    const std::optional<Side> seat_;
    NoScriptHtml page_;
};

}  // namespace

Choices game_choices() {
    Choices games;
    for (const games::Game& game : games::all_games())
        if (game.listed) games.emplace_back(game.name, game.title);
    return games;
}

Choices clock_choices() {
    return {{"30d+1d", "30 days, and a day more for each move"},
            {"7d+12h", "7 days, and 12 hours more for each move"},
            {"30m+1m", "half an hour, and a minute more for each move"},
            {"none", "no clock"}};
}

HttpResponse plain_front(const PlainView& view) {
    NoScriptHtml front = page(view, view.viewer ? "My games" : "Posthouse");
    if (!view.viewer) {
        front.paragraph(
            "Sowing games and OctiLite, a move a day or a move a second: here without scripts, by "
            "mail, in a terminal, or on the page with everything.");
        front.heading("Log in").html(login_forms(view));
        front.heading("Being played now");
        front.html(list_of(view, matches_of(view, std::nullopt, false)));
        return std::move(front).answer(view.status);
    }
    auto mine = matches_of(view, view.viewer->id, false);
    std::stable_partition(mine.begin(), mine.end(), [&](const club::Match& match) {
        return match.seats[index_of(match.to_move)] == view.viewer->id;
    });
    front.html(list_of(view, mine));
    if (const auto offered = club::offers_before(view.reader, view.viewer->id); !offered.empty()) {
        front.heading("Offered to you");
        front.html(list_of(view, offered));
    }
    if (const auto offered = club::offers_made_by(view.reader, view.viewer->id); !offered.empty()) {
        front.heading("Offered by you");
        front.html(list_of(view, offered));
    }
    front.heading("New game").html(challenge_form(view));
    front.heading("Command").html(command_form(view));
    front.heading("Finished");
    front.html(list_of(view, matches_of(view, view.viewer->id, true)));
    return std::move(front).answer(view.status);
}

HttpResponse plain_games(const PlainView& view) {
    NoScriptHtml games = page(view, "Games");
    std::string html = "<ul>\n";
    for (const games::Game& game : games::all_games())
        if (game.listed)
            html += fmt::format("<li><a href=\"/plain/games/{}\">{}</a>: {}</li>\n",
                                games::escape_html(game.name), games::escape_html(game.title),
                                games::escape_html(game.blurb));
    games.html(html + "</ul>\n");
    games.heading("Being played now");
    games.html(list_of(view, matches_of(view, std::nullopt, false)));
    games.heading("Finished");
    games.html(list_of(view, matches_of(view, std::nullopt, true)));
    return std::move(games).answer(view.status);
}

HttpResponse plain_game(const PlainView& view, const games::Game& game) {
    NoScriptHtml rules = page(view, game.title);
    rules.lines(game.help).lines(games::example_of(game));
    rules.html("<p>")
        .link("/plain/standings/" + std::string(game.name), "Who plays best")
        .html("</p>\n");
    return std::move(rules).answer(view.status);
}

HttpResponse plain_commands(const PlainView& view) {
    NoScriptHtml commands = page(view, "Commands");
    commands.html(command_form(view)).lines(club::all_commands());
    return std::move(commands).answer(view.status);
}

HttpResponse plain_letters(const PlainView& view, const std::vector<club::Letter>& letters) {
    NoScriptHtml all = page(view, "Letters");
    if (letters.empty()) all.paragraph("None yet.");
    for (const club::Letter& letter : letters) all.heading(letter.subject).lines(letter.body);
    return std::move(all).answer(view.status);
}

HttpResponse plain_confirm(const PlainView& view, std::string_view token) {
    NoScriptHtml confirm = page(view, "Confirm");
    confirm.html(PlainForm("/plain/confirm")
                     .line("token", "The word of the letter", token)
                     .button("Confirm")
                     .html());
    return std::move(confirm).answer(view.status);
}

HttpResponse plain_reset(const PlainView& view, std::string_view token) {
    NoScriptHtml reset = page(view, "Choose another password");
    PlainForm form("/plain/reset/" + std::string(token));
    if (token.empty())
        form.required_line("token", "The word of the operator’s link");
    else
        form.hidden("token", token);
    reset.paragraph("The link is good once. You are logged out everywhere; then log in anew.")
        .html(form.password("password", "The new password (6 characters or more)", "new-password")
                  .button("Choose it")
                  .html());
    return std::move(reset).answer(view.status);
}

HttpResponse plain_host_page(const PlainView& view, std::string_view name, std::string_view html) {
    NoScriptHtml written = page(view, name == "terms" ? "Terms of use" : "Privacy");
    written.html(html);
    return std::move(written).answer(view.status);
}

HttpResponse plain_nothing(const PlainView& view) {
    NoScriptHtml nothing = page(view, "Nothing here");
    nothing.html("<p>The house has no such page. ")
        .link("/plain", "Go to the front door")
        .html(".</p>");
    return std::move(nothing).answer(404);
}

HttpResponse plain_match(const PlainView& view, const club::Match& match,
                         std::optional<std::size_t> plies) {
    return PlainMatch(view, match, plies).answer();
}

}  // namespace posthouse::http
