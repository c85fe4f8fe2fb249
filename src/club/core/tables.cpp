#include "club/core/tables.h"

#include "club/core/forgotten.h"
#include "club/core/table_columns.h"
#include "club/letters/letter_limits.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace posthouse::club {

namespace {

/// Calls `each` with the parts of the text between these.
void split(std::string_view text, std::string_view between, const auto& each) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        each(text.substr(0, end));
        text.remove_prefix(std::min(end + between.size(), text.size()));
    }
}

std::vector<Table::Columns> lists_in(std::string_view text) {
    std::vector<Table::Columns> lists;
    split(text, ", ", [&](std::string_view list) {
        auto& columns = lists.emplace_back();
        split(list, " ", [&](std::string_view column) { columns.push_back(column); });
    });
    return lists;
}

}  // namespace

Table read_table(const TableText& text, void (*visit)(void*, ColumnVisitor&), void* value) {
    std::vector<FieldKind> kinds;
    ColumnVisitor visitor(kinds);
    visit(value, visitor);
    Table table{text.name, {}, text.key, text.ids, lists_in(text.unique), lists_in(text.indexes)};
    split(text.columns, ", ", [&](std::string_view column) {
        Column& made = table.columns.emplace_back();
        const std::size_t arrow = column.find(" -> ");
        made.name = column.substr(0, arrow);
        if (arrow != column.npos) made.references = column.substr(arrow + 4);
    });
    if (kinds.size() != table.columns.size())
        throw std::logic_error("not a column for each member in " + std::string(table.name));
    for (std::size_t i = 0; i < kinds.size(); ++i) table.columns[i].kind = kinds[i];
    return table;
}

std::string fold_case(std::string_view words) {
    std::string form(words);
    for (char& c : form) c = to_lower(c);
    return form;
}

std::string name_key(const User& user) {
    return is_deleted_account(user) ? "*" + std::to_string(static_cast<std::int64_t>(user.id))
                                    : fold_case(user.name);
}

/// Answers count by their address; letters that ask to confirm an address or a sign-up count
/// separately.
std::optional<std::string> rate_limit_key(const Letter& letter) {
    if (letter.kind == LetterKind::answer) return fold_case(letter.address);
    if (letter.message_id.starts_with("confirm.") || letter.message_id.starts_with("signup."))
        return unconfirmed_key(fold_case(letter.address));
    return std::nullopt;
}

std::span<const Table* const> all_tables() {
    static const std::array tables = {
        &table_of<User>(),
        &table_of<PlacedAddress>(),
        &table_of<Of<UserId, Vacation>>(),
        &table_of<Of<UserId, RestSchedule>>(),
        &table_of<ServerPause>(),
        &table_of<PairingPreferences>(),
        &table_of<Block>(),
        &table_of<Friend>(),
        &table_of<MessageCount>(),
        &table_of<PuzzleStanding>(),
        &table_of<PuzzleAttempt>(),
        &table_of<LessonStep>(),
        &table_of<LastBoard>(),
        &table_of<OpenChallenge>(),
        &table_of<Match>(),
        &table_of<Of<MatchId, PlayedMove>>(),
        &table_of<PlayerStanding>(),
        &table_of<RatingChange>(),
        &table_of<MatchSubscription>(),
        &table_of<ChatMessage>(),
        &table_of<Tournament>(),
        &table_of<Entrant>(),
        &table_of<Of<TournamentId, tournament::Pairing>>(),
        &table_of<TournamentGame>(),
        &table_of<OpeningMove>(),
        &table_of<Letter>(),
        &table_of<PendingRequest>(),
        &table_of<PendingSignUp>(),
        &table_of<Throttle>(),
        &table_of<Job>(),
        &table_of<KeyedResponse>(),
        &table_of<Session>(),
        &table_of<SecondFactor>(),
        &table_of<PushSubscription>(),
        &table_of<ApiToken>(),
        &table_of<Webhook>(),
        &table_of<WebhookDelivery>(),
        &table_of<Event>(),
        &table_of<Sanction>(),
        &table_of<Report>(),
        &table_of<AuditEntry>(),
        &table_of<LastEvent>(),
        &table_of<Heartbeat>(),
        &table_of<StoredServerKey>(),
        &table_of<Banner>(),
    };
    return tables;
}

// Players

template <>
const TableCodec& codec_of<User>() {
    static const TableCodec codec = table_codec<User>(
        {.name = "users",
         .columns = "id, name, name_folded, password_hash, level, joined, mail_password, notify, "
                    "quiet_from, quiet_until, quiet_zone, auto_vacation, broadcasts, first_below, "
                    "begins_with, challenged_by, broadcast, looked, gone, operator_since, guest, "
                    "language, "
                    "bot",
         .ids = Ids::next,
         .unique = "name_folded"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.name, computed([&it] { return name_key(it); }), it.password_hash,
                  it.level, it.joined, it.mail_password, it.mail_frequency,
                  part(it.quiet_hours, &QuietHours::from), part(it.quiet_hours, &QuietHours::until),
                  part(it.quiet_hours, &QuietHours::zone), it.auto_vacation, it.wants_broadcasts,
                  it.first_at_bottom, it.auto_accepts, it.accepts_challenges_from,
                  it.last_broadcast, it.last_seen, it.left_at, it.operator_since, it.guest,
                  it.language, it.bot);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PlacedAddress>() {
    static const TableCodec codec = table_codec<PlacedAddress>(
        {.name = "addresses",
         .columns =
             "user_id -> users, place, address, address_folded, confirmed, bounces, bounced, "
             "suspended, replaced",
         .key = 2,
         .indexes = "address_folded"},
        [](auto& it, ColumnVisitor& visit) {
            auto& one = it.address;
            visit(it.user, it.place, one.address,
                  computed([&one] { return fold_case(one.address); }), one.confirmed, one.bounces,
                  one.bounced, one.suspended, one.replaced);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Of<UserId, Vacation>>() {
    static const TableCodec codec = table_codec<Of<UserId, Vacation>>(
        {"vacations", "user_id -> users, begins, ends", 3},
        [](auto& it, ColumnVisitor& visit) { visit(it.owner, it.value.from, it.value.until); });
    return codec;
}

template <>
const TableCodec& codec_of<Of<UserId, RestSchedule>>() {
    static const TableCodec codec = table_codec<Of<UserId, RestSchedule>>(
        {"rests", "user_id -> users, since, sleep_from, sleep_until, weekend, zone", 2},
        [](auto& it, ColumnVisitor& visit) {
            auto& one = it.value;
            visit(it.owner, one.since, one.sleep_from, one.sleep_until, one.weekend, one.zone);
        });
    return codec;
}

template <>
const TableCodec& codec_of<ServerPause>() {
    static const TableCodec codec = table_codec<ServerPause>(
        {.name = "house_pauses", .columns = "id, begins, ends, frozen", .ids = Ids::next},
        [](auto& it, ColumnVisitor& visit) {
            visit(hidden_id(), it.from, it.until, it.by_operator);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PairingPreferences>() {
    static const TableCodec codec = table_codec<PairingPreferences>(
        {"appetites",
         "user_id -> users, game, most, seek, since, program, rating_min, rating_max, "
         "rating_within, established, company, unfilled",
         2},
        [](auto& it, ColumnVisitor& visit) {
            auto& wanted = it.criteria;
            visit(it.user, it.game, it.limit, it.seek, it.since, it.by_program, wanted.rating_min,
                  wanted.rating_max, wanted.rating_within, wanted.established, wanted.kind,
                  it.unfilled);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Block>() {
    static const TableCodec codec =
        table_codec<Block>({"blocks", "user_id -> users, blocked -> users, since", 2},
                           [](auto& it, ColumnVisitor& visit) { visit(it.by, it.whom, it.since); });
    return codec;
}

template <>
const TableCodec& codec_of<Friend>() {
    static const TableCodec codec = table_codec<Friend>(
        {"friends", "user_id -> users, friend -> users, since", 2},
        [](auto& it, ColumnVisitor& visit) { visit(it.by, it.whom, it.since); });
    return codec;
}

template <>
const TableCodec& codec_of<MessageCount>() {
    static const TableCodec codec = table_codec<MessageCount>(
        {"messages", "user_id -> users, reader -> users, written", 2},
        [](auto& it, ColumnVisitor& visit) { visit(it.by, it.whom, it.written); });
    return codec;
}

template <>
const TableCodec& codec_of<PuzzleStanding>() {
    static const TableCodec codec = table_codec<PuzzleStanding>(
        {"puzzle_standings",
         "user_id -> users, rating, deviation, volatility, since, tried, solved, last_day, "
         "days, best_days, mail_due"},
        [](auto& it, ColumnVisitor& visit) {
            auto& rating = it.rating;
            visit(it.user, rating.rating, rating.deviation, rating.volatility, it.since, it.tried,
                  it.solved, it.last_day, it.days, it.best_days, it.mail_due);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PuzzleAttempt>() {
    static const TableCodec codec = table_codec<PuzzleAttempt>(
        {"puzzle_attempts", "user_id -> users, game, puzzle, tried, at_first_try, solved", 3},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.user, it.game, it.position, it.tried, it.at_first_try, it.solved);
        });
    return codec;
}

template <>
const TableCodec& codec_of<LessonStep>() {
    static const TableCodec codec = table_codec<LessonStep>(
        {"lesson_steps", "user_id -> users, game, step, done", 3},
        [](auto& it, ColumnVisitor& visit) { visit(it.user, it.game, it.step, it.done); });
    return codec;
}

// Matches

template <>
const TableCodec& codec_of<LastBoard>() {
    static const TableCodec codec =
        table_codec<LastBoard>({"boards", "game, last_board"},
                               [](auto& it, ColumnVisitor& visit) { visit(it.game, it.board); });
    return codec;
}

template <>
const TableCodec& codec_of<OpenChallenge>() {
    static const TableCodec codec = table_codec<OpenChallenge>(
        {.name = "offers",
         .columns = "id, game, board, player -> users, clock_bank, clock_increment, clock_cap, "
                    "left_first, left_second, first, rated, posted, etiquette, games, by_link, "
                    "rating_min, rating_max, rating_within, established, company, due, words",
         .ids = Ids::next,
         .unique = "game board",
         .indexes = "player"},
        [](auto& it, ColumnVisitor& visit) {
            auto& clock = it.clock;
            auto& wanted = it.criteria;
            visit(it.id, it.game, it.board, it.by, clock.bank, clock.increment, clock.cap,
                  clock.left[0], clock.left[1], it.first_mover, it.rated, it.posted, it.etiquette,
                  it.games, it.by_link, wanted.rating_min, wanted.rating_max, wanted.rating_within,
                  wanted.established, wanted.kind, it.due, it.words);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Match>() {
    static const TableCodec codec = table_codec<Match>(
        {.name = "matches",
         .columns =
             "id, game, board, set_up, seat_first -> users, seat_second -> users, clock_bank, "
             "clock_increment, clock_cap, left_first, left_second, started, turn_since, to_move, "
             "plies, result, reason, ended, rated, undos, proposal, proposer, plan_first, "
             "plan_second, submitted_first, submitted_second, note_first, note_second, "
             "rematch -> matches, etiquette, senior, version, offered_to -> users, style, "
             "questions, proposal_number, submitted_number, submitted_comment",
         .ids = Ids::next,
         .unique = "game board",
         .indexes = "seat_first, seat_second, ended"},
        [](auto& it, ColumnVisitor& visit) {
            auto& clock = it.clock;
            visit(it.id, it.game, it.board, it.start_position, it.seats[0], it.seats[1], clock.bank,
                  clock.increment, clock.cap, clock.left[0], clock.left[1], it.started,
                  it.turn_since, it.to_move, it.plies, part(it.outcome, &MatchOutcome::result),
                  part(it.outcome, &MatchOutcome::reason), part(it.outcome, &MatchOutcome::at),
                  it.rated, it.undos, it.proposal, it.proposer, it.conditional_moves[0],
                  it.conditional_moves[1], it.pending_moves[0], it.pending_moves[1], it.notes[0],
                  it.notes[1], it.rematch, it.etiquette, it.senior, it.version, it.offered_to,
                  it.style, it.questions, it.proposal_number, it.submitted_number,
                  it.submitted_comment);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Of<MatchId, PlayedMove>>() {
    static const TableCodec codec = table_codec<Of<MatchId, PlayedMove>>(
        {"moves", "match_id -> matches, ply, move, comment, played, request", 2},
        [](auto& it, ColumnVisitor& visit) {
            auto& move = it.value;
            visit(it.owner, move.ply, move.text, move.comment, move.at, move.request);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PlayerStanding>() {
    static const TableCodec codec = table_codec<PlayerStanding>(
        {.name = "standings",
         .columns =
             "user_id -> users, game, rating, deviation, volatility, since, won, drawn, lost, "
             "established_until, bot",
         .key = 2,
         .indexes = "game"},
        [](auto& it, ColumnVisitor& visit) {
            auto& rating = it.rating;
            visit(it.user, it.game, rating.rating, rating.deviation, rating.volatility, it.since,
                  it.won, it.drawn, it.lost, it.established_until, it.bot);
        });
    return codec;
}

template <>
const TableCodec& codec_of<RatingChange>() {
    static const TableCodec codec = table_codec<RatingChange>(
        {.name = "rating_changes",
         .columns = "match_id -> matches, user_id -> users, game, rating_before, rating_after, "
                    "deviation, ended, opponent -> users, plies, score, "
                    "counted",
         .key = 2,
         .indexes = "user_id game"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.match, it.user, it.game, it.before, it.after, it.deviation, it.at, it.opponent,
                  it.plies, it.score, it.counted);
        });
    return codec;
}

template <>
const TableCodec& codec_of<MatchSubscription>() {
    static const TableCodec codec = table_codec<MatchSubscription>(
        {.name = "watches",
         .columns = "match_id -> matches, user_id -> users, notify",
         .key = 2,
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) { visit(it.match, it.user, it.mail_frequency); });
    return codec;
}

template <>
const TableCodec& codec_of<ChatMessage>() {
    static const TableCodec codec = table_codec<ChatMessage>(
        {"remarks", "match_id -> matches, number, speaker -> users, ply, remark, said", 2},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.match, it.number, it.by, it.ply, it.text, it.at);
        });
    return codec;
}

// Tournaments

template <>
const TableCodec& codec_of<Tournament>() {
    static const TableCodec codec = table_codec<Tournament>(
        {.name = "tournaments",
         .columns = "id, name, name_folded, game, announcer -> users, system, rounds, games, race, "
                    "together, clock_bank, clock_increment, clock_cap, rated, etiquette, size, "
                    "announced, starts, begun, ended, seeding",
         .ids = Ids::next,
         .unique = "name_folded"},
        [](auto& it, ColumnVisitor& visit) {
            auto& rules = it.rules;
            auto& clock = it.clock;
            visit(it.id, it.name, computed([&it] { return fold_case(it.name); }), it.game, it.by,
                  rules.system, rules.rounds, rules.games, rules.race, rules.all_rounds_at_once,
                  clock.bank, clock.increment, clock.cap, it.rated, it.etiquette, it.size,
                  it.announced, it.starts, it.begun, it.ended, it.seeding);
            if (visit.reads()) it.clock.left = {it.clock.bank, it.clock.bank};
        });
    return codec;
}

template <>
const TableCodec& codec_of<Entrant>() {
    static const TableCodec codec = table_codec<Entrant>(
        {.name = "entrants",
         .columns =
             "tournament_id -> tournaments, user_id -> users, entered, seed, withdrawn, rating",
         .key = 2,
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.tournament, it.user, it.entered, it.seed, it.withdrawn, it.rating);
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
         .columns = "tournament_id -> tournaments, round, place, number, match_id -> matches",
         .key = 4,
         .unique = "match_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.tournament, it.round, it.pairing_number, it.number, it.match);
        });
    return codec;
}

template <>
const TableCodec& codec_of<OpeningMove>() {
    static const TableCodec codec = table_codec<OpeningMove>(
        {.name = "openings",
         .columns = "id, position, move, first_won, second_won, drawn",
         .ids = Ids::next,
         .unique = "position move",
         .indexes = "position"},
        [](auto& it, ColumnVisitor& visit) {
            auto& outcomes = it.outcomes;
            visit(it.id, it.position, it.move, outcomes.first, outcomes.second, outcomes.draws);
        });
    return codec;
}

}  // namespace posthouse::club
