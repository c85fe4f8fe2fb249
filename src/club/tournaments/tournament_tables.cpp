#include "club/tournaments/tournament_tables.h"

#include "club/core/live_clock.h"
#include "club/core/table_columns.h"

#include <algorithm>
#include <limits>

namespace posthouse::club {

template <>
const TableCodec& codec_of<Tournament>() {
    static const TableCodec codec = table_codec<Tournament>(
        {.name = "tournaments",
         .columns = "id, name, name_folded, game, announcer -> users, system, rounds, games, race, "
                    "together, clock_bank, clock_increment, clock_cap, rated, etiquette, size, "
                    "announced, starts, begun, ended, seeding, minutes, streaks, version, "
                    "round_minutes, series_id -> series, edition, remind_at, "
                    "best_of_team, team_first -> teams, team_second -> teams, pools",
         .ids = Ids::next,
         .unique = "name_folded"},
        [](auto& it, ColumnVisitor& visit) {
            auto& rules = it.rules;
            auto& clock = it.clock;
            visit(it.id, it.name, computed([&it] { return fold_case(it.name); }), it.game, it.by,
                  rules.system, rules.rounds, rules.games, rules.race, rules.all_rounds_at_once,
                  clock.bank, clock.increment, clock.cap, it.rated, it.etiquette, it.size,
                  it.announced, it.starts, it.begun, it.ended, it.seeding, rules.minutes,
                  rules.streaks, it.version, rules.round_minutes, it.series, it.edition,
                  it.remind_at, rules.best_of_team, it.sides[0], it.sides[1], rules.pools);
            if (!visit.reads()) return;
            clock.left = {clock.bank, clock.bank};
            rules.at_one_sitting = is_live(clock);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Entrant>() {
    static const TableCodec codec = table_codec<Entrant>(
        {.name = "entrants",
         .columns =
             "tournament_id -> tournaments, user_id -> users, entered, seed, withdrawn, rating, "
             "free_since, wishes_bye, place, half_points, team_id -> teams, boards",
         .key = 2,
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.tournament, it.user, it.entered, it.seed, it.withdrawn, it.rating,
                  it.free_since, it.wishes_bye, it.place, it.half_points, it.team, it.boards);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Of<TournamentId, tournament::Pairing>>() {
    static const TableCodec codec = table_codec<Of<TournamentId, tournament::Pairing>>(
        {"pairings", "tournament_id -> tournaments, round, place, first, second", 3},
        [](auto& it, ColumnVisitor& visit) {
            auto& pairing = it.value;
            visit(it.owner, pairing.round, pairing.pairing_number, pairing.first, pairing.second);
        });
    return codec;
}

template <>
const TableCodec& codec_of<TournamentGame>() {
    static const TableCodec codec = table_codec<TournamentGame>(
        {.name = "tournament_games",
         .columns = "tournament_id -> tournaments, round, place, number, match_id -> matches, "
                    "board, result, annulled, halved_first, halved_second, turned",
         .key = 4,
         .unique = "match_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.tournament, it.round, it.pairing_number, it.number, it.match, it.board,
                  it.result, it.annulled, it.halved[0], it.halved[1], it.turned);
        });
    return codec;
}

template <>
const TableCodec& codec_of<TournamentMessage>() {
    static const TableCodec codec = table_codec<TournamentMessage>(
        {.name = "tournament_messages",
         .columns = "tournament_id -> tournaments, number, speaker -> users, words, said",
         .key = 2,
         .indexes = "speaker"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.tournament, it.number, it.by, it.text, it.at);
        });
    return codec;
}

/// Half of the time is worth more only if both have moved twice.
static constexpr int halving_plies_min = 4;

std::optional<Tournament> tournament_named(const StoreReader& reader, std::string_view name) {
    return one<Tournament>(reader.rows(), {is("name_folded", fold_case(name))});
}

std::vector<Tournament> find_tournaments(const StoreReader& reader,
                                         const TournamentFilter& filter) {
    std::vector<Condition> where;
    if (filter.game) where.push_back(is("game", *filter.game));
    if (filter.by) where.push_back(is("announcer", *filter.by));
    if (filter.over) where.push_back(*filter.over ? not_null("ended") : null("ended"));
    return all<Tournament>(reader.rows(), std::move(where),
                           newest_first(filter.before, filter.limit));
}

std::vector<Tournament> tournaments_due(const StoreReader& reader, Instant now) {
    std::vector<Tournament> due = all<Tournament>(
        reader.rows(), {null("begun"), null("ended"), at_most("starts", now)}, {{"starts", "id"}});
    for (Tournament& one :
         all<Tournament>(reader.rows(), {null("begun"), null("ended"), at_most("remind_at", now)},
                         {{"starts", "id"}}))
        if (reminder_due(one, now)) due.push_back(std::move(one));
    const auto arena = static_cast<std::int64_t>(tournament::System::arena);
    for (Tournament& one : all<Tournament>(
             reader.rows(), {not_null("begun"), null("ended"), is("system", arena)}, {{"id"}})) {
        const auto free = reader.rows().count(
            query<Entrant>({is("tournament_id", one.id), not_null("free_since")}));
        if (free >= 2 || now >= pairing_end(one)) due.push_back(std::move(one));
    }
    for (Tournament& one : all<Tournament>(
             reader.rows(), {not_null("begun"), null("ended"), below("system", arena)}, {{"id"}})) {
        if (!one.rules.at_one_sitting) continue;
        if (!games_running(reader, one.id).empty()) continue;
        int begun = 0;
        for (const TournamentGame& game : reader.list<TournamentGame>(one.id))
            begun = std::max(begun, game.round + 1);
        if (one.rules.round_minutes > 0 ? begun < rounds_due(one, now)
                                        : now >= comeback_end(reader, one))
            due.push_back(std::move(one));
    }
    return due;
}

int rounds_due(const Tournament& one, Instant now) {
    if (one.rules.round_minutes == 0) return std::numeric_limits<int>::max();
    const auto gone = std::max(now - *one.begun, milliseconds(0));
    return 1 + static_cast<int>(gone / std::chrono::minutes(one.rules.round_minutes));
}

Instant comeback_end(const StoreReader& reader, const Tournament& one) {
    static constexpr std::chrono::minutes patience{5};
    Instant last = *one.begun;
    for (const TournamentGame& game : reader.list<TournamentGame>(one.id))
        if (const auto match = reader.match(game.match); match && match->outcome)
            last = std::max(last, match->outcome->at);
    return last + patience;
}

std::vector<Tournament> tournaments_of_team(const StoreReader& reader, TeamId team,
                                            std::size_t limit) {
    return all<Tournament>(reader.rows(),
                           {among("id", query<Entrant>({is("team_id", team)}), "tournament_id")},
                           {{"-id"}, limit});
}

std::vector<Entrant> entrants_of(const StoreReader& reader, TournamentId id) {
    return all<Entrant>(reader.rows(), {is("tournament_id", id)}, {{"seed", "entered", "user_id"}});
}

std::size_t entrants_count(const StoreReader& reader, TournamentId id) {
    return reader.rows().count(query<Entrant>({is("tournament_id", id)}));
}

std::vector<Entrant> entries_of(const StoreReader& reader, UserId user) {
    return all<Entrant>(reader.rows(), {is("user_id", user)}, {{"user_id", "tournament_id"}});
}

std::vector<Tournament> tournaments_of(const StoreReader& reader, UserId user) {
    return all<Tournament>(
        reader.rows(),
        {null("ended"),
         among("id", query<Entrant>({is("user_id", user), fixed("withdrawn", Is::equal, false)}),
               "tournament_id")},
        {{"-id"}});
}

std::optional<TournamentGame> tournament_game_of(const StoreReader& reader, MatchId id) {
    return one<TournamentGame>(reader.rows(), {is("match_id", id)});
}

std::vector<TournamentGame> games_running(const StoreReader& reader, TournamentId id) {
    return all<TournamentGame>(reader.rows(), {is("tournament_id", id), null("result"),
                                               fixed("annulled", Is::equal, false)});
}

void change_tournament(UnitOfWork& unit, const Tournament& one) {
    std::vector<Assignment> changes = columns_of(one, {"begun", "ended", "rounds", "remind_at"});
    changes.push_back(increment("version"));
    must_have_changed(update<Tournament>(unit.rows(), {is("id", one.id)}, std::move(changes)),
                      "tournament");
}

static void count_change(UnitOfWork& unit, TournamentId id) {
    update<Tournament>(unit.rows(), {is("id", id)}, {increment("version")});
}

void put_entrant(UnitOfWork& unit, const Entrant& one) {
    unit.put(one);
    count_change(unit, one.tournament);
}

void remove_entrant(UnitOfWork& unit, TournamentId id, UserId user) {
    unit.remove<Entrant>(id, user);
    count_change(unit, id);
}

void put_game(UnitOfWork& unit, const TournamentGame& game) {
    unit.put(game);
    count_change(unit, game.tournament);
}

int messages_said(const StoreReader& reader, TournamentId id) {
    const auto last = one<TournamentMessage>(reader.rows(), {is("tournament_id", id)}, {"-number"});
    return last ? last->number : 0;
}

std::vector<TournamentMessage> newest_messages(const StoreReader& reader, TournamentId id) {
    static constexpr std::size_t listed = 100;
    auto messages =
        all<TournamentMessage>(reader.rows(), {is("tournament_id", id)}, Page{{"-number"}, listed});
    std::ranges::reverse(messages);
    return messages;
}

void remove_tournament(UnitOfWork& unit, TournamentId id) {
    erase<Entrant>(unit.rows(), {is("tournament_id", id)});
    erase<TournamentMessage>(unit.rows(), {is("tournament_id", id)});
    unit.remove<Tournament>(id);
}

void add_message(UnitOfWork& unit, TournamentMessage message) {
    message.number = messages_said(unit, message.tournament) + 1;
    unit.insert(message);
    count_change(unit, message.tournament);
}

void note_ending(UnitOfWork& unit, TournamentGame game, const Match& match) {
    game.annulled = !match.outcome->counts();
    if (!game.annulled) game.result = match.outcome->result;
    // A game that was hardly played was no risk.
    if (match.plies < halving_plies_min) game.halved = {};
    put_game(unit, game);
}

bool add_pairing(UnitOfWork& unit, TournamentId id, const tournament::Pairing& pairing) {
    count_change(unit, id);
    return unit.keep(Of<TournamentId, tournament::Pairing>{id, pairing});
}

}  // namespace posthouse::club
