#include "http/site/link_preview.h"
#include "base/parse_number.h"
#include "club/accounts/computer_accounts.h"

#include "base/inplace.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/challenges.h"
#include "club/challenges/invitations.h"
#include "club/clocks/clock.h"
#include "club/commands/club.h"
#include "club/core/calendar.h"
#include "club/core/forgotten.h"
#include "club/matches/board_letters.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/series_view.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "games/drawings/html_markup.h"
#include "games/result_text.h"
#include "http/api/parameters.h"
#include "http/routes.h"
#include "tournament/standings.h"
#include "tournament/teams.h"
#include "translation/site.h"
#include "translation/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace posthouse::http {

namespace {

constexpr std::string_view about_the_site =
    "Play sowing games and OctiLite with people and the computer: on the page, by mail or in a "
    "terminal.";
/// Longer ones are cut off by those who show them.
constexpr std::size_t description_bytes_max = 300;
constexpr std::size_t games_told_max = 3;

const std::string& segment(const Target& target, std::size_t k) {
    static const std::string none;
    return k < target.path.size() ? target.path[k] : none;
}

std::string capitalized(std::string words) {
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

/// The title of an address at which nothing is.
LinkPreview nothing_here() {
    LinkPreview preview;
    preview.title = "There is nothing here";
    preview.description = about_the_site;
    preview.found = preview.indexed = false;
    return preview;
}

/// "26–19": the captured seeds of First and Second at the end of a game that was played to it;
/// empty where that is no score.
std::string score_of(const club::LoadedMatch& table) {
    const bool played_out = table.view.verdict.over && table.match.outcome &&
                            table.match.outcome->reason == table.view.verdict.reason;
    if (!played_out || table.game->drawing.kind != "sowing") return {};
    std::string_view rest = table.view.position;  // "HOUSES/HOUSES STORE STORE TO-MOVE"
    take_until(rest, ' ');
    const auto first = take_until(rest, ' '), second = take_until(rest, ' ');
    return fmt::format("{}–{}", first, second);
}

/// "ann – bob: Wari, board 12"; after the game with its score in place of the dash.
std::string match_title(const club::LoadedMatch& table) {
    const std::string score = score_of(table);
    return fmt::format("{} {} {}: {}, board {}", table.player(Side::first).name,
                       score.empty() ? "–" : score, table.player(Side::second).name,
                       table.game->title, table.match.board);
}

std::string match_description(const club::LoadedMatch& table) {
    const club::Match& match = table.match;
    const std::size_t shown = table.plies();
    const auto all = static_cast<std::size_t>(match.plies);
    if (match.is_offered()) {
        const Side challenged = club::challenged_in(match);
        return fmt::format("{} challenges {} to a game of {}.",
                           table.player(other(challenged)).name, table.player(challenged).name,
                           table.game->title);
    }
    std::string words;
    if (shown < all)
        words =
            fmt::format("After {} of {}.", shown, games::counted(static_cast<int>(all), "move"));
    else if (match.outcome)
        return fmt::format("{} {}.", club::format_ending(table),
                           capitalized(games::counted(match.plies, "move")));
    else
        words =
            fmt::format("{}; it is {}’s turn.",
                        all == 0 ? "No move yet" : games::counted(match.plies, "move") + " so far",
                        table.player(match.to_move).name);
    if (!table.history.empty()) {
        const games::MoveDetails& last = table.history.last_step();
        words +=
            fmt::format(" {}: {}", table.player(last.side).name, last.description.to(std::nullopt));
    }
    return words;
}

LinkPreview match_preview(const club::StoreReader& reader, std::string_view game,
                          std::string_view board, std::optional<std::size_t> ply) {
    const auto match = find_match(reader, game, board);
    if (!match) return nothing_here();
    const club::LoadedMatch table = club::load_match(reader, *match, ply);
    LinkPreview preview;
    preview.path = fmt::format("/match/{}/{}", match->game, match->board);
    if (table.plies() < static_cast<std::size_t>(match->plies))
        preview.path += fmt::format("?ply={}", table.plies());
    preview.title = match_title(table);
    preview.description = match_description(table);
    preview.type = "article";
    preview.board = board_of(table);
    return preview;
}

std::string player_description(const club::StoreReader& reader, const club::User& user) {
    if (club::is_deleted_account(user)) return "This account was deleted.";
    if (user.guest) return "Plays without an account, by a friend’s link.";
    std::string words;
    if (const auto level = club::level_description(user); !level.empty())
        words = fmt::format("The computer, level {}: {}. ", user.level, level);
    auto standings = reader.list<club::PlayerStanding>(user.id);
    const auto played = [](const club::PlayerStanding& one) {
        return one.won + one.drawn + one.lost;
    };
    std::ranges::sort(standings, std::greater(), played);
    for (std::size_t i = 0; i < std::min(standings.size(), games_told_max); ++i) {
        const club::PlayerStanding& one = standings[i];
        const games::Game* game = games::find_game(one.game);
        if (!game || played(one) == 0) continue;
        words += fmt::format("{}: {} won, {} drawn, {} lost. ", game->title, one.won, one.drawn,
                             one.lost);
    }
    const std::chrono::year_month_day joined(std::chrono::floor<std::chrono::days>(user.joined));
    if (user.level == 0)
        words += fmt::format("On {} since {}.", translation::site().name,
                             static_cast<int>(joined.year()));
    return words;
}

/// Their latest match is the picture.
LinkPreview player_preview(const club::StoreReader& reader, const Target& target) {
    const auto user = reader.user_named(segment(target, 1));
    if (!user) return nothing_here();
    LinkPreview preview;
    preview.path = "/player/" + percent_encoded(user->name);
    preview.title = user->name;
    preview.description = player_description(reader, *user);
    preview.type = "profile";
    preview.indexed = !user->guest && !club::is_deleted_account(*user);
    if (const auto rival = reader.user_named(segment(target, 2)); rival && rival->id != user->id) {
        preview.path += '/' + percent_encoded(rival->name);
        preview.title += " – " + rival->name;
        preview.description =
            fmt::format("The games of {} and {} against each other.", user->name, rival->name);
    }
    for (const club::Match& latest :
         find_matches(reader, {std::nullopt, user->id, std::nullopt, 1}))
        preview.board = board_of(club::load_match(reader, latest));
    return preview;
}

/// Players or teams; nobody where nothing was played.
std::vector<std::string> winners(const club::TournamentView& view) {
    std::vector<std::string> names;
    if (view.state.games.empty()) return names;
    if (view.about.rules.of_teams()) {
        for (const auto& one : tournament::team_scores(view.state))
            if (one.place == 1) names.push_back(view.teams.at(club::TeamId{one.team}));
        return names;
    }
    for (const auto& one : tournament::standings(view.state))
        if (one.place == 1) names.push_back(view.names[static_cast<std::size_t>(one.player)]);
    return names;
}

LinkPreview tournament_preview(const club::StoreReader& reader, const std::string& name) {
    const auto about = tournament_named(reader, name);
    const games::Game* game = about ? games::find_game(about->game) : nullptr;
    if (!game) return nothing_here();
    LinkPreview preview;
    preview.path = "/tournament/" + percent_encoded(about->name);
    preview.title = fmt::format("{}: {} tournament", about->name, game->title);
    const auto entered =
        games::counted(static_cast<int>(entrants_count(reader, about->id)), "player");
    preview.description = capitalized(club::format_system(about->rules)) + ". ";
    if (about->ended && about->begun) {
        const auto names = winners(club::load_tournament_view(reader, *about));
        preview.description += names.empty() ? fmt::format("It is over; {} took part.", entered)
                                             : fmt::format("Won by {}; {} took part.",
                                                           fmt::join(names, " and "), entered);
    } else if (about->ended)
        preview.description += "It was canceled.";
    else if (about->begun)
        preview.description += fmt::format("It is under way with {}.", entered);
    else
        preview.description +=
            about->size > 0
                ? fmt::format("Entries are open: {} of {} so far.", entered, about->size)
                : fmt::format("Entries are open until {} UTC: {} so far.",
                              club::format_minute(about->starts), entered);
    preview.board = opening_of(*game);
    return preview;
}

LinkPreview series_preview(const club::StoreReader& reader, const std::string& name) {
    const auto about = series_named(reader, name);
    const games::Game* game = about ? games::find_game(about->game) : nullptr;
    if (!game) return nothing_here();
    LinkPreview preview;
    preview.path = "/series/" + percent_encoded(about->name);
    preview.title = fmt::format("{}: {} tournaments", about->name, game->title);
    preview.description =
        about->ended
            ? "It has ended."
            : fmt::format("{} at {} ({}).",
                          capitalized(format_recurrence(about->every, translation::Texts())),
                          club::format_time_of_day(about->every.at), about->every.zone);
    preview.board = opening_of(*game);
    return preview;
}

LinkPreview analysis_preview(const club::StoreReader& reader, const Target& target,
                             const games::Game& game) {
    const std::string& kind = segment(target, 2);
    LinkPreview preview;
    if (kind == "match") {
        preview = match_preview(reader, game.name, segment(target, 3),
                                parse_number<std::size_t>(segment(target, 4)));
        if (!preview.found) return preview;
        preview.title = fmt::format("{}: analysis", preview.title);
        preview.path = fmt::format("/analysis/{}/match/{}", game.name, segment(target, 3));
        if (!segment(target, 4).empty()) preview.path += '/' + segment(target, 4);
        return preview;
    }
    preview.path = fmt::format("/analysis/{}", game.name);
    preview.title = fmt::format("{}: analysis", game.title);
    games::GameRecord record = record_in_analysis(target.path);
    auto board = board_after(game, record);
    if (!board) record = {};  // of another kind, or damaged: the page says so
    for (std::size_t i = 2; board && i < target.path.size(); ++i)
        preview.path += '/' + percent_encoded(segment(target, i));
    preview.board = board ? *std::move(board) : opening_of(game);
    preview.description =
        record.moves.empty()
            ? fmt::format("Try out moves of {} on the board, with the computer’s advice.",
                          game.title)
            : fmt::format("A position of {} after {}: {}", game.title,
                          games::counted(static_cast<int>(record.moves.size()), "move"),
                          preview.board.last->description.to(std::nullopt));
    preview.indexed = record.moves.empty() && record.from.empty();
    return preview;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    if (const auto at = text.find(what); at != std::string::npos) text.replace(at, what.size(), by);
    return text;
}

void fill_in(LinkPreview& preview, std::string_view name, const std::string& position) {
    const games::Game* game = games::find_game(name);
    const auto state = game ? std::optional(game->state({position, {}})) : std::nullopt;
    if (!state || !*state) return;
    preview.board = {.game = game, .position = (*state)->position};
    preview.title = replaced(preview.title, "{game}", game->title);
}

}  // namespace

LinkPreviews::LinkPreviews(std::string_view texts, const club::ServerKey* key,
                           std::function<club::Instant()> now)
    : key_(key), now_(std::move(now)) {
    while (!texts.empty()) {
        std::string_view line = take_until(texts, '\n');
        const std::string path(take_until(line, '\t'));
        if (path.empty()) continue;
        Row& row = rows_[path];
        for (std::string* cell : {&row.title, &row.description, &row.game, &row.position})
            *cell = take_until(line, '\t');
    }
}

LinkPreview LinkPreviews::about(const club::StoreReader& reader, const Target& target) const {
    const std::string& page = segment(target, 0);
    LinkPreview preview;
    if (page == "match")
        preview = match_preview(reader, segment(target, 1), segment(target, 2), ply_in(target));
    else if (page == "player" && target.path.size() > 1)
        preview = player_preview(reader, target);
    else if (page == "tournament")
        preview = tournament_preview(reader, segment(target, 1));
    else if (page == "series")
        preview = series_preview(reader, segment(target, 1));
    else if (page == "join")
        preview = invitation(reader, segment(target, 1));
    else if (const games::Game* game = games::find_game(segment(target, 1));
             page == "analysis" && game)
        preview = analysis_preview(reader, target, *game);
    else
        preview = written(target);
    if (!preview.board.game)
        preview.board =
            opening_of(*std::ranges::find(games::all_games(), true, &games::Game::listed));
    preview.description = truncate(preview.description, description_bytes_max);
    return preview;
}

/// From previews.tsv: the row of this path, or of its first part.
LinkPreview LinkPreviews::written(const Target& target) const {
    const std::string& page = segment(target, 0);
    LinkPreview preview;
    // Only this much of an address that is not known: the rest may be a token.
    preview.path = '/' + page;
    auto row = rows_.find('/' + fmt::format("{}", fmt::join(target.path, "/")));
    if (row != rows_.end())
        preview.path = row->first;
    else
        row = rows_.find(preview.path);
    const games::Game* game = games::find_game(segment(target, 1));
    preview.title = row == rows_.end() ? "" : row->second.title;
    preview.description = row == rows_.end() ? "" : row->second.description;
    if (row != rows_.end() && !row->second.game.empty()) {
        fill_in(preview, row->second.game, row->second.position);
    } else if (game && game->listed) {
        preview.path += fmt::format("/{}", game->name);
        preview.title = preview.title.empty() ? std::string(game->title)
                                              : fmt::format("{}: {}", game->title, preview.title);
        preview.description = game->blurb;
        preview.board = opening_of(*game);
        if (page == "games")
            preview.feed = fmt::format("/{}{}/week.atom", versioned("api/standings/"), game->name);
    }
    if (preview.title.empty()) preview.title = translation::site().name;
    if (preview.description.empty()) preview.description = about_the_site;
    return preview;
}

/// Says no more than the page under this link says to anybody who has it.
LinkPreview LinkPreviews::invitation(const club::StoreReader& reader,
                                     const std::string& code) const {
    const auto board = key_ ? club::read_invitation_code(*key_, code) : std::nullopt;
    const games::Game* game = board ? games::find_game(board->game) : nullptr;
    if (!game) return nothing_here();
    LinkPreview preview;
    preview.path = "/join/" + percent_encoded(code);
    preview.indexed = false;
    preview.board = opening_of(*game);
    const auto offer = offer_on(reader, board->game, board->board);
    const auto by =
        offer && !club::has_expired(*offer, now_()) ? reader.user(offer->by) : std::nullopt;
    if (!by) {
        preview.title = fmt::format("A game of {}", game->title);
        preview.description = reader.match_on(board->game, board->board)
                                  ? "Somebody has accepted this invitation: watch their game."
                                  : "This invitation was withdrawn or has expired.";
        return preview;
    }
    preview.title = fmt::format("{} invites you to a game of {}", by->name, game->title);
    const std::string pace = club::write_clock(offer->clock);
    preview.description =
        fmt::format("{} {} Open the link to play.", game->blurb,
                    pace == "none" ? "Without a clock." : fmt::format("Pace: {}.", pace));
    return preview;
}

}  // namespace posthouse::http
