#include "http/no_script/no_script_pages.h"
#include "club/accounts/computer_accounts.h"

#include "base/inplace.h"
#include "club/challenges/challenges.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/commands/club.h"
#include "club/matches/board_letters.h"
#include "club/matches/etiquette.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/requests/help.h"
#include "games/drawings/html_markup.h"
#include "games/game.h"
#include "games/game_help.h"
#include "translation/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>

namespace posthouse::http {

namespace {

constexpr std::size_t listed_max = 30;
/// Above this number, moves are shown in a select instead of buttons.
constexpr std::size_t buttons_max = 12;

std::string address_for_commands(const club::Match& match) {
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

std::vector<club::Match> matches_of(const PageView& view, std::optional<club::UserId> player,
                                    bool over) {
    club::MatchFilter filter;
    filter.player = player;
    filter.state = over ? club::MatchState::over : club::MatchState::running;
    if (over || !player) filter.limit = listed_max;
    return find_matches(view.reader, filter);
}

/// Lists matches with their state as the viewer sees it.
std::string match_list(const PageView& view, const std::vector<club::Match>& matches) {
    if (matches.empty()) return "<p>None.</p>\n";
    Names names(view.reader);
    std::string html = "<ul>\n";
    for (const club::Match& match : matches) {
        const club::UserId mover = match.seats[index_of(match.to_move)];
        const bool mine = view.viewer && view.viewer->id == mover;
        html += fmt::format("<li><a href=\"{}\">{} {}</a>: {} against {}, {}</li>\n",
                            address_for_commands(match), games::escape_html(match.game),
                            match.board, games::escape_html(names.of(match.seats[0])),
                            games::escape_html(names.of(match.seats[1])),
                            match.outcome        ? "over"
                            : match.is_offered() ? "not accepted yet"
                            : mine               ? "<strong>your turn</strong>"
                                   : games::escape_html(names.of(mover)) + " to move");
    }
    return html + "</ul>\n";
}

std::string sign_up_form(const PageView& view) {
    const bool invited = !view.invitation.empty();
    if (view.sign_ups == "closed" && !invited)
        return "<p>This site takes no new players now.</p>\n";
    if (view.sign_ups == "invitation" && !invited)
        return "<p>New players come by invitation: ask a player for a link to a game and open it "
               "on the full page.</p>\n";
    NoScriptForm form("/plain/signup");
    if (invited) form.hidden("invitation", view.invitation);
    return form.required_text_field("name", "Choose a name")
        .password("password", "Choose a password", "new-password")
        .text_field("address", "Mail address, to play by mail")
        .button("Sign up")
        .html();
}

std::string login_forms(const PageView& view) {
    return NoScriptForm("/plain/login")
               .required_text_field("name", "Your name")
               .password("password", "Your password", "current-password")
               .text_field("code", "Code, if you use two-factor authentication")
               .button("Log in")
               .html() +
           "<h2>Sign up</h2>\n" + sign_up_form(view) + host_page_links(view.host_pages);
}

SelectOptions style_choices() {
    SelectOptions choices;
    for (const std::string_view style : games::all_styles())
        choices.emplace_back(style == games::balanced_style ? "" : style, style);
    return choices;
}

std::string challenge_form(const PageView& view) {
    SelectOptions opponents = {{"", "the player below"}};
    for (const club::User& user : club::computers(view.reader))
        opponents.emplace_back(user.name,
                               fmt::format("{}: {}", user.name, club::level_description(user)));
    return NoScriptForm("/plain/challenge", new_form_key(view, "challenge"))
               .select("game", "Game", game_choices())
               .select("computer", "Against", opponents)
               .text_field("person", "Player")
               .select("first", "Who moves first",
                       {{"lot", "by lot"}, {"me", "I do"}, {"you", "my opponent"}})
               .select("clock", "Time for each player", clock_choices())
               .select("etiquette", "Etiquette",
                       {{"", "the game’s default"}, {"on", "on: touch-move"}, {"off", "off"}})
               .select("style", "The computer’s style", style_choices())
               .button("Challenge")
               .html() +
           fmt::format("<p>A player who runs out of time loses. {}</p>", club::pause_rules());
}

std::string command_form(const PageView& view) {
    return NoScriptForm("/plain/command", new_form_key(view, "command"))
        .required_text_field("command", "A command, as in a mail: help, wari show 3 …")
        .text_area("comment", "Text")
        .button("Send")
        .html();
}

/// The match page.
class NoScriptMatchPage {
public:
    NoScriptMatchPage(const PageView& view, const club::Match& match,
                      std::optional<std::size_t> plies)
        : view_(view),
          shown_(club::load_match(view.reader, match, plies)),
          latest_(club::load_match(view.reader, match)),
          seat_(view.viewer ? latest_.seat_of(view.viewer->id) : std::nullopt),
          page_(begin_page(view, title())) {}

    HttpResponse answer() && {
        page_.paragraph(fmt::format("{}: {} ({}) against {} ({}).", latest_.game->title,
                                    latest_.player(Side::first).name, latest_.game->seats[0],
                                    latest_.player(Side::second).name, latest_.game->seats[1]));
        write_board();
        if (is_latest()) {
            page_.preformatted(club::format_offer(latest_, seat_) +
                               club::format_etiquette(latest_, seat_) +
                               club::format_state(latest_, seat_));
            write_actions();
        }
        write_talk();
        write_moves();
        return std::move(page_).response(view_.status);
    }

private:
    std::string title() const { return latest_.name(); }
    bool is_latest() const { return shown_.plies() == latest_.plies(); }
    std::string command(std::string_view word) const {
        return fmt::format("{} {} {}", latest_.match.game, word, latest_.match.board);
    }
    std::string at(std::size_t plies) const {
        return fmt::format("{}?at={}", address_for_commands(latest_.match), plies);
    }

    void write_board() {
        if (!shown_.history.empty()) {
            const games::MoveDetails& step = shown_.history.last_step();
            page_.paragraph(fmt::format("Move {}, {}: {}", shown_.plies(),
                                        shown_.display_name(step.side, seat_),
                                        step.description.to(seat_)));
        }
        if (is_latest())
            page_.html(fmt::format("<p><img src=\"/api/picture/{}/{}?{}\" alt=\"\"></p>\n",
                                   latest_.match.game, latest_.match.board, latest_.plies()));
        if (const auto table =
                shown_.game->html_table(shown_.view.position, club::board_style(shown_, seat_)))
            page_.html(*table);
    }

    void write_actions() {
        const club::Match& match = latest_.match;
        if (!latest_.over() && latest_.view.to_move != seat_)
            page_.html("<p>" + link(address_for_commands(match), "Reload") + "</p>\n");
        if (!seat_ || latest_.over()) return;
        if (match.is_offered()) return write_offer();
        if (club::proposal_awaits(match, *seat_))
            page_.html(
                NoScriptForm(address_for_commands(match), new_form_key(view_, "answer"))
                    .hidden("number", std::to_string(match.proposal_number))
                    .buttons("do", "Your response", {{"accept", "Accept"}, {"reject", "Decline"}})
                    .html());
        if (latest_.view.to_move == *seat_) write_move_form();
        SelectOptions others = {{"propose", "offer a draw"}, {"resign", "resign"}};
        if (!match.etiquette) others.insert(others.begin() + 1, {"undo", "ask for a takeback"});
        if (match.may_yield_first_move() && match.senior == seat_)
            others.insert(others.begin(), {"yield", "give the first move to the opponent"});
        page_.html(fmt::format("<details><summary>{}</summary>\n",
                               match.etiquette ? "Other actions" : "Draw, takeback, resign") +
                   NoScriptForm(address_for_commands(match), new_form_key(view_, "do"))
                       .select("do", "Action", others)
                       .button("Send")
                       .html() +
                   "</details>\n");
    }

    /// The challenged player's first move also accepts the challenge.
    void write_offer() {
        const club::Match& match = latest_.match;
        const bool challenged = club::challenged_in(match) == *seat_;
        const SelectOptions answers =
            challenged ? SelectOptions{{"accept", "Accept"}, {"decline", "Decline"}}
                       : SelectOptions{{"decline", "Withdraw"}};
        page_.html(NoScriptForm(address_for_commands(match), new_form_key(view_, "offer"))
                       .hidden("number", "0")
                       .buttons("do", "Challenge", answers)
                       .html());
        if (latest_.view.to_move == *seat_) write_move_form();
    }

    /// Sends the move number, so that a stale page cannot play a different move.
    void write_move_form() {
        SelectOptions moves;
        for (const games::MoveText& move : latest_.view.legal)
            moves.emplace_back(move.text, move.shown.to(seat_));
        NoScriptForm form(address_for_commands(latest_.match));
        form.hidden("ply", std::to_string(latest_.plies() + 1))
            .text_area("comment", "Message with your move (optional)");
        if (moves.size() <= buttons_max)
            form.buttons("move", "Your move", moves);
        else
            form.select("move", "Your move", moves).button("Play");
        page_.heading("Your move").html(form.html());
    }

    void write_talk() {
        const std::string talk = render_text(club::format_chat(latest_, 0));
        if (!talk.empty()) page_.preformatted(talk);
        if (view_.viewer)
            page_.html(
                NoScriptForm(address_for_commands(latest_.match), new_form_key(view_, "chat"))
                    .text_area("chat", "Message")
                    .button("Send")
                    .html());
    }

    void write_moves() {
        page_.heading("Moves");
        std::string html = "<p>";
        if (!shown_.history.empty()) html += link(at(shown_.plies() - 1), "Previous move");
        if (!is_latest())
            html += " " + link(address_for_commands(latest_.match), "Current position");
        html += "</p>\n<ol>\n";
        for (std::size_t k = 0; k < latest_.plies(); ++k) {
            const games::MoveDetails& step = latest_.steps()[k];
            html += fmt::format("<li>{}: {}", link(at(k + 1), step.move.shown.to(seat_)),
                                games::escape_html(step.description.to(seat_)));
            if (!latest_.moves()[k].comment.empty())
                html += fmt::format(" {} writes: “{}”",
                                    games::escape_html(latest_.player(step.side).name),
                                    games::escape_html(latest_.moves()[k].comment));
            html += "</li>\n";
        }
        page_.html(html + "</ol>\n");
    }

    static std::string link(std::string_view address, std::string_view words) {
        return fmt::format("<a href=\"{}\">{}</a>", games::escape_html(address),
                           games::escape_html(words));
    }

    const PageView& view_;
    const club::LoadedMatch shown_;
    const club::LoadedMatch latest_;
    const std::optional<Side> seat_;
    NoScriptHtml page_;
};

}  // namespace

SelectOptions game_choices() {
    SelectOptions games;
    for (const games::Game& game : games::all_games())
        if (game.listed) games.emplace_back(game.name, game.title);
    return games;
}

SelectOptions clock_choices() {
    return {{"30d+1d", "30 days + 1 day per move"},
            {"7d+12h", "7 days + 12 hours per move"},
            {"30m+1m", "30 minutes + 1 minute per move"},
            {"none", "no clock"}};
}

HttpResponse front_page(const PageView& view) {
    NoScriptHtml front = begin_page(view, view.viewer ? "My games" : translation::site().name);
    if (!view.viewer) {
        front.paragraph(
            "Sowing games and OctiLite, a move a day or a move a second: here without scripts, by "
            "mail, in a terminal, or on the full page.");
        front.html(view.front_html);
        front.heading("Log in").html(login_forms(view));
        front.heading("Running games");
        front.html(match_list(view, matches_of(view, std::nullopt, false)));
        return std::move(front).response(view.status);
    }
    auto mine = matches_of(view, view.viewer->id, false);
    std::stable_partition(mine.begin(), mine.end(), [&](const club::Match& match) {
        return match.seats[index_of(match.to_move)] == view.viewer->id;
    });
    front.html(match_list(view, mine));
    if (const auto offered = club::offers_to(view.reader, view.viewer->id); !offered.empty()) {
        front.heading("Challenges to you");
        front.html(match_list(view, offered));
    }
    if (const auto offered = club::offers_by(view.reader, view.viewer->id); !offered.empty()) {
        front.heading("Challenges by you");
        front.html(match_list(view, offered));
    }
    front.heading("New game").html(challenge_form(view));
    front.heading("Command").html(command_form(view));
    front.heading("Finished");
    front.html(match_list(view, matches_of(view, view.viewer->id, true)));
    return std::move(front).response(view.status);
}

HttpResponse games_page(const PageView& view) {
    NoScriptHtml games = begin_page(view, "Games");
    std::string html = "<ul>\n";
    for (const games::Game& game : games::all_games())
        if (game.listed)
            html += fmt::format("<li><a href=\"/plain/games/{}\">{}</a>: {}</li>\n",
                                games::escape_html(game.name), games::escape_html(game.title),
                                games::escape_html(game.blurb));
    games.html(html + "</ul>\n");
    games.heading("Running games");
    games.html(match_list(view, matches_of(view, std::nullopt, false)));
    games.heading("Finished");
    games.html(match_list(view, matches_of(view, std::nullopt, true)));
    return std::move(games).response(view.status);
}

HttpResponse game_page(const PageView& view, const games::Game& game) {
    NoScriptHtml rules = begin_page(view, game.title);
    rules.preformatted(game.help).preformatted(games::help_example(game));
    rules.html("<p>")
        .link("/plain/standings/" + std::string(game.name), "Standings")
        .html(" ")
        .link("/plain/openings/" + std::string(game.name), "Openings")
        .html("</p>\n");
    return std::move(rules).response(view.status);
}

HttpResponse commands_page(const PageView& view) {
    NoScriptHtml commands = begin_page(view, "Commands");
    commands.html(command_form(view)).preformatted(club::all_commands());
    return std::move(commands).response(view.status);
}

namespace {

/// Those that are not stored come with the newest.
std::int64_t oldest_stored(const std::vector<club::Letter>& letters) {
    std::int64_t oldest = std::numeric_limits<std::int64_t>::max();
    for (const club::Letter& letter : letters)
        if (letter.id != club::LetterId{})
            oldest = std::min(oldest, static_cast<std::int64_t>(letter.id));
    return oldest;
}

}  // namespace

HttpResponse letters_page(const PageView& view, const std::vector<club::Letter>& letters,
                          bool more) {
    NoScriptHtml all = begin_page(view, "Letters");
    if (letters.empty()) all.paragraph("None yet.");
    for (const club::Letter& letter : letters)
        all.heading(letter.subject).preformatted(letter.text());
    if (more)
        all.html("<p>")
            .link(fmt::format("/plain/letters?before={}", oldest_stored(letters)), "Older letters")
            .html("</p>\n");
    return std::move(all).response(view.status);
}

HttpResponse confirm_page(const PageView& view, std::string_view token) {
    NoScriptHtml confirm = begin_page(view, "Confirm");
    confirm.html(NoScriptForm("/plain/confirm")
                     .text_field("token", "Token from the letter", token)
                     .button("Confirm")
                     .html());
    return std::move(confirm).response(view.status);
}

HttpResponse password_reset_page(const PageView& view, std::string_view token) {
    NoScriptHtml reset = begin_page(view, "Choose a new password");
    NoScriptForm form("/plain/reset/" + std::string(token));
    if (token.empty())
        form.required_text_field("token", "Token from the operator’s link");
    else
        form.hidden("token", token);
    reset
        .paragraph(
            "The link works once. You will be logged out everywhere; log in with the new password.")
        .html(form.password("password", "New password (at least 6 characters)", "new-password")
                  .button("Change password")
                  .html());
    return std::move(reset).response(view.status);
}

HttpResponse written_page(const PageView& view, std::string_view name, std::string_view html) {
    NoScriptHtml written = begin_page(view, name == "terms" ? "Terms of use" : "Privacy");
    written.html(html);
    return std::move(written).response(view.status);
}

HttpResponse not_found_page(const PageView& view) {
    NoScriptHtml nothing = begin_page(view, "Page not found");
    nothing.html("<p>There is no such page. ").link("/plain", "Go to the start page").html(".</p>");
    return std::move(nothing).response(404);
}

HttpResponse match_page(const PageView& view, const club::Match& match,
                        std::optional<std::size_t> plies) {
    return NoScriptMatchPage(view, match, plies).answer();
}

}  // namespace posthouse::http
