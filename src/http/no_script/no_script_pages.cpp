#include "http/no_script/no_script_pages.h"

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
    const auto said = [&](std::string_view id, std::string_view name = {}) {
        return games::escape_html(view.texts(id, {{"name", name}}));
    };
    if (matches.empty()) return "<p>" + said("plain-none") + "</p>\n";
    Names names(view.reader);
    std::string html = "<ul>\n";
    for (const club::Match& match : matches) {
        const club::UserId mover = match.seats[index_of(match.to_move)];
        const bool mine = view.viewer && view.viewer->id == mover;
        html += fmt::format(
            "<li><a href=\"{}\">{} {}</a>: {}, {}</li>\n", address_for_commands(match),
            games::escape_html(match.game), match.board,
            games::escape_html(view.texts("plain-match", {{"first", names.of(match.seats[0])},
                                                          {"second", names.of(match.seats[1])}})),
            match.outcome        ? said("plain-over")
            : match.is_offered() ? said("plain-not-accepted")
            : mine               ? "<strong>" + said("plain-your-turn") + "</strong>"
                                 : said("plain-to-move", names.of(mover)));
    }
    return html + "</ul>\n";
}

std::string sign_up_form(const PageView& view) {
    const translation::Texts& texts = view.texts;
    const bool invited = !view.invitation.empty();
    if (view.sign_ups == "closed" && !invited)
        return "<p>" + texts("plain-signup-closed") + "</p>\n";
    if (view.sign_ups == "invitation" && !invited)
        return "<p>" + texts("plain-signup-invitation") + "</p>\n";
    NoScriptForm form("/plain/signup");
    if (invited) form.hidden("invitation", view.invitation);
    return form.required_text_field("name", texts("plain-choose-name"))
        .password("password", texts("plain-choose-password"), "new-password")
        .text_field("address", texts("plain-address"))
        .button(texts("plain-sign-up"))
        .html();
}

std::string login_forms(const PageView& view) {
    const translation::Texts& texts = view.texts;
    return NoScriptForm("/plain/login")
               .required_text_field("name", texts("plain-your-name"))
               .password("password", texts("plain-your-password"), "current-password")
               .text_field("code", texts("plain-code"))
               .button(texts("plain-log-in"))
               .html() +
           "<h2>" + texts("plain-sign-up") + "</h2>\n" + sign_up_form(view) +
           host_page_links(view.host_pages, texts);
}

SelectOptions style_choices() {
    SelectOptions choices;
    for (const std::string_view style : games::all_styles())
        choices.emplace_back(style == games::balanced_style ? "" : style, style);
    return choices;
}

std::string challenge_form(const PageView& view) {
    const translation::Texts& texts = view.texts;
    SelectOptions opponents = {{"", texts("plain-player-below")}};
    for (const club::User& user : club::computers(view.reader))
        opponents.emplace_back(user.name,
                               user.name + ": " + texts("like-" + std::to_string(user.level)));
    return NoScriptForm("/plain/challenge", new_form_key(view, "challenge"))
               .select("game", texts("plain-game"), game_choices())
               .select("computer", texts("plain-against"), opponents)
               .text_field("person", texts("plain-player"))
               .select("first", texts("plain-first"), first_choices(texts))
               .select("clock", texts("plain-clock"), clock_choices(texts))
               .select("etiquette", texts("plain-etiquette"),
                       {{"", texts("plain-etiquette-default")},
                        {"on", texts("plain-etiquette-on")},
                        {"off", texts("plain-etiquette-off")}})
               .select("style", texts("plain-style"), style_choices())
               .button(texts("plain-challenge"))
               .html() +
           "<p>" + games::escape_html(texts("plain-time-loses") + " " + texts("topic-pauses")) +
           "</p>";
}

std::string command_form(const PageView& view) {
    return NoScriptForm("/plain/command", new_form_key(view, "command"))
        .required_text_field("command", view.texts("plain-command-field"))
        .text_area("comment", view.texts("plain-text"))
        .button(view.texts("plain-send"))
        .html();
}

/// The match page.
class NoScriptMatchPage {
public:
    NoScriptMatchPage(const PageView& view, const club::Match& match,
                      std::optional<std::size_t> plies)
        : view_(view),
          texts_(view.texts),
          shown_(club::load_match(view.reader, match, plies)),
          latest_(club::load_match(view.reader, match)),
          seat_(view.viewer ? latest_.seat_of(view.viewer->id) : std::nullopt),
          reader_(seat_, texts_),
          page_(begin_page(view, title())) {}

    HttpResponse answer() && {
        page_.paragraph(texts_("plain-players", {{"game", latest_.game->title},
                                                 {"first", latest_.player(Side::first).name},
                                                 {"seat", latest_.game->seats[0]},
                                                 {"second", latest_.player(Side::second).name},
                                                 {"other", latest_.game->seats[1]}}));
        write_board();
        if (is_latest()) {
            page_.preformatted(club::format_offer(latest_, reader_) +
                               club::format_etiquette(latest_, reader_) +
                               club::format_state(latest_, reader_));
            write_actions();
        }
        write_talk();
        write_moves();
        return std::move(page_).response(view_.status);
    }

private:
    std::string title() const { return latest_.name(texts_); }
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
            page_.paragraph(texts_(
                "letter-move",
                {{"n", shown_.plies()}, {"told", club::describe_move(shown_, step, reader_)}}));
        }
        if (is_latest())
            page_.html(fmt::format("<p><img src=\"/api/picture/{}/{}?{}\" alt=\"\"></p>\n",
                                   latest_.match.game, latest_.match.board, latest_.plies()));
        if (const auto table =
                shown_.game->html_table(shown_.view.position, club::board_style(shown_, reader_)))
            page_.html(*table);
    }

    void write_actions() {
        const club::Match& match = latest_.match;
        if (!latest_.over() && latest_.view.to_move != seat_)
            page_.html("<p>" + link(address_for_commands(match), texts_("plain-reload")) +
                       "</p>\n");
        if (!seat_ || latest_.over()) return;
        if (match.is_offered()) return write_offer();
        if (club::proposal_awaits(match, *seat_))
            page_.html(NoScriptForm(address_for_commands(match), new_form_key(view_, "answer"))
                           .hidden("number", std::to_string(match.proposal_number))
                           .buttons("do", texts_("plain-response"),
                                    {{"accept", texts_("plain-accept")},
                                     {"reject", texts_("plain-decline")}})
                           .html());
        if (latest_.view.to_move == *seat_) write_move_form();
        SelectOptions others = {{"propose", texts_("plain-offer-draw")},
                                {"resign", texts_("plain-resign")}};
        if (!match.etiquette)
            others.insert(others.begin() + 1, {"undo", texts_("plain-ask-takeback")});
        if (match.may_yield_first_move() && match.senior == seat_)
            others.insert(others.begin(), {"yield", texts_("plain-yield")});
        page_.html(fmt::format("<details><summary>{}</summary>\n",
                               texts_(match.etiquette ? "plain-other-actions"
                                                      : "plain-draw-takeback-resign")) +
                   NoScriptForm(address_for_commands(match), new_form_key(view_, "do"))
                       .select("do", texts_("plain-action"), others)
                       .button(texts_("plain-send"))
                       .html() +
                   "</details>\n");
    }

    /// The challenged player's first move also accepts the challenge.
    void write_offer() {
        const club::Match& match = latest_.match;
        const bool challenged = club::challenged_in(match) == *seat_;
        const SelectOptions answers = challenged
                                          ? SelectOptions{{"accept", texts_("plain-accept")},
                                                          {"decline", texts_("plain-decline")}}
                                          : SelectOptions{{"decline", texts_("plain-withdraw")}};
        page_.html(NoScriptForm(address_for_commands(match), new_form_key(view_, "offer"))
                       .hidden("number", "0")
                       .buttons("do", texts_("plain-challenge"), answers)
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
            .text_area("comment", texts_("plain-move-message"));
        if (moves.size() <= buttons_max)
            form.buttons("move", texts_("plain-your-move"), moves);
        else
            form.select("move", texts_("plain-your-move"), moves).button(texts_("plain-play"));
        page_.heading(texts_("plain-your-move")).html(form.html());
    }

    void write_talk() {
        const std::string talk = render_text(club::format_chat(latest_, 0, texts_));
        if (!talk.empty()) page_.preformatted(talk);
        if (view_.viewer)
            page_.html(
                NoScriptForm(address_for_commands(latest_.match), new_form_key(view_, "chat"))
                    .text_area("chat", texts_("plain-message"))
                    .button(texts_("plain-send"))
                    .html());
    }

    void write_moves() {
        page_.heading(texts_("plain-moves"));
        std::string html = "<p>";
        if (!shown_.history.empty())
            html += link(at(shown_.plies() - 1), texts_("plain-previous-move"));
        if (!is_latest())
            html +=
                " " + link(address_for_commands(latest_.match), texts_("plain-current-position"));
        html += "</p>\n<ol>\n";
        for (std::size_t k = 0; k < latest_.plies(); ++k) {
            const games::MoveDetails& step = latest_.steps()[k];
            html += fmt::format("<li>{}: {}", link(at(k + 1), step.move.shown.to(seat_)),
                                games::escape_html(club::describe_move(latest_, step, reader_)));
            if (!latest_.moves()[k].comment.empty())
                html +=
                    " " + games::escape_html(
                              texts_("letter-writes", {{"name", latest_.player(step.side).name}}) +
                              " “" + latest_.moves()[k].comment + "”");
            html += "</li>\n";
        }
        page_.html(html + "</ol>\n");
    }

    static std::string link(std::string_view address, std::string_view words) {
        return fmt::format("<a href=\"{}\">{}</a>", games::escape_html(address),
                           games::escape_html(words));
    }

    const PageView& view_;
    const translation::Texts texts_;
    const club::LoadedMatch shown_;
    const club::LoadedMatch latest_;
    const std::optional<Side> seat_;
    const club::Viewer reader_;
    NoScriptHtml page_;
};

}  // namespace

SelectOptions game_choices() {
    SelectOptions games;
    for (const games::Game& game : games::all_games())
        if (game.listed) games.emplace_back(game.name, game.title);
    return games;
}

SelectOptions clock_choices(const translation::Texts& texts) {
    SelectOptions choices;
    for (const char* typed : {"30d+1d", "7d+12h", "30m+1m"}) {
        const club::Clock clock = *club::read_clock(typed);
        choices.emplace_back(typed,
                             texts("plain-clock-choice",
                                   {{"bank", club::write_duration(clock.bank, texts)},
                                    {"increment", club::write_duration(clock.increment, texts)}}));
    }
    choices.emplace_back("none", texts("plain-clock-none"));
    return choices;
}

SelectOptions first_choices(const translation::Texts& texts) {
    return {{"lot", texts("plain-first-lot")},
            {"me", texts("plain-first-me")},
            {"you", texts("plain-first-opponent")}};
}

HttpResponse front_page(const PageView& view) {
    const translation::Texts& texts = view.texts;
    NoScriptHtml front =
        begin_page(view, view.viewer ? texts("plain-my-games") : translation::site().name);
    if (!view.viewer) {
        front.paragraph(texts("plain-about"));
        front.html(view.front_html);
        front.heading(texts("plain-log-in")).html(login_forms(view));
        front.heading(texts("plain-running"));
        front.html(match_list(view, matches_of(view, std::nullopt, false)));
        return std::move(front).response(view.status);
    }
    auto mine = matches_of(view, view.viewer->id, false);
    std::stable_partition(mine.begin(), mine.end(), [&](const club::Match& match) {
        return match.seats[index_of(match.to_move)] == view.viewer->id;
    });
    front.html(match_list(view, mine));
    if (const auto offered = club::offers_to(view.reader, view.viewer->id); !offered.empty()) {
        front.heading(texts("plain-challenges-to-you"));
        front.html(match_list(view, offered));
    }
    if (const auto offered = club::offers_by(view.reader, view.viewer->id); !offered.empty()) {
        front.heading(texts("plain-challenges-by-you"));
        front.html(match_list(view, offered));
    }
    front.heading(texts("plain-new-game")).html(challenge_form(view));
    front.heading(texts("plain-command")).html(command_form(view));
    front.heading(texts("plain-finished"));
    front.html(match_list(view, matches_of(view, view.viewer->id, true)));
    return std::move(front).response(view.status);
}

HttpResponse games_page(const PageView& view) {
    NoScriptHtml games = begin_page(view, view.texts("plain-games"));
    std::string html = "<ul>\n";
    for (const games::Game& game : games::all_games())
        if (game.listed)
            html +=
                fmt::format("<li><a href=\"/plain/games/{}\">{}</a>: {}</li>\n",
                            games::escape_html(game.name), games::escape_html(game.title),
                            games::escape_html(view.texts("game-line-" + std::string(game.name))));
    games.html(html + "</ul>\n");
    games.heading(view.texts("plain-running"));
    games.html(match_list(view, matches_of(view, std::nullopt, false)));
    games.heading(view.texts("plain-finished"));
    games.html(match_list(view, matches_of(view, std::nullopt, true)));
    if (!view.monthly_games.empty())
        games.html("<p>").link("/plain/monthly-games", view.texts("plain-months")).html("</p>\n");
    return std::move(games).response(view.status);
}

HttpResponse game_page(const PageView& view, const games::Game& game) {
    NoScriptHtml rules = begin_page(view, game.title);
    rules.preformatted(games::short_help(game, view.texts))
        .preformatted(games::help_rules(game, view.texts))
        .preformatted(games::help_example(game, view.texts));
    rules.html("<p>")
        .link("/plain/standings/" + std::string(game.name), view.texts("plain-standings"))
        .html(" ")
        .link("/plain/openings/" + std::string(game.name), view.texts("plain-openings"))
        .html("</p>\n");
    return std::move(rules).response(view.status);
}

HttpResponse commands_page(const PageView& view) {
    NoScriptHtml commands = begin_page(view, view.texts("plain-commands"));
    commands.html(command_form(view)).preformatted(club::all_commands(view.texts));
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
    NoScriptHtml all = begin_page(view, view.texts("plain-letters"));
    if (letters.empty()) all.paragraph(view.texts("plain-no-letters"));
    for (const club::Letter& letter : letters)
        all.heading(letter.subject).preformatted(letter.text());
    if (more)
        all.html("<p>")
            .link(fmt::format("/plain/letters?before={}", oldest_stored(letters)),
                  view.texts("plain-older-letters"))
            .html("</p>\n");
    return std::move(all).response(view.status);
}

HttpResponse confirm_page(const PageView& view, std::string_view token) {
    NoScriptHtml confirm = begin_page(view, view.texts("plain-confirm"));
    confirm.html(NoScriptForm("/plain/confirm")
                     .text_field("token", view.texts("plain-confirm-token"), token)
                     .button(view.texts("plain-confirm"))
                     .html());
    return std::move(confirm).response(view.status);
}

HttpResponse password_reset_page(const PageView& view, std::string_view token) {
    NoScriptHtml reset = begin_page(view, view.texts("plain-reset"));
    NoScriptForm form("/plain/reset/" + std::string(token));
    if (token.empty())
        form.required_text_field("token", view.texts("plain-reset-token"));
    else
        form.hidden("token", token);
    reset.paragraph(view.texts("plain-reset-about"))
        .html(form.password("password", view.texts("plain-new-password"), "new-password")
                  .button(view.texts("plain-change-password"))
                  .html());
    return std::move(reset).response(view.status);
}

HttpResponse written_page(const PageView& view, std::string_view name, std::string_view html) {
    NoScriptHtml written =
        begin_page(view, view.texts(name == "terms" ? "plain-terms" : "plain-privacy"));
    written.html(html);
    return std::move(written).response(view.status);
}

HttpResponse not_found_page(const PageView& view) {
    NoScriptHtml nothing = begin_page(view, view.texts("plain-not-found"));
    nothing.html("<p>" + view.texts("plain-not-found-about") + " ")
        .link("/plain", view.texts("plain-to-start"))
        .html("</p>");
    return std::move(nothing).response(404);
}

HttpResponse match_page(const PageView& view, const club::Match& match,
                        std::optional<std::size_t> plies) {
    return NoScriptMatchPage(view, match, plies).answer();
}

}  // namespace posthouse::http
