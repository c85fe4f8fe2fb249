#include "club/matches/match_tables.h"

#include "club/core/table_columns.h"

#include <algorithm>
#include <functional>

namespace posthouse::club {

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
             "questions, proposal_number, submitted_number, submitted_comment, clock_first_move",
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
                  it.submitted_comment, clock.first_move);
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
const TableCodec& codec_of<MatchSubscription>() {
    static const TableCodec codec = table_codec<MatchSubscription>(
        {.name = "match_subscriptions",
         .columns = "match_id -> matches, user_id -> users, notify",
         .key = 2,
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) { visit(it.match, it.user, it.mail_frequency); });
    return codec;
}

template <>
const TableCodec& codec_of<ChatMessage>() {
    static const TableCodec codec = table_codec<ChatMessage>(
        {"chat_messages", "match_id -> matches, number, speaker -> users, ply, remark, said", 2},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.match, it.number, it.by, it.ply, it.text, it.at);
        });
    return codec;
}

void add_state(std::vector<Condition>& where, MatchState state) {
    const bool over = state == MatchState::over || state == MatchState::never_begun;
    const bool offered = state == MatchState::offered || state == MatchState::never_begun;
    where.push_back(over ? not_null("ended") : null("ended"));
    where.push_back(offered ? not_null("offered_to") : null("offered_to"));
}

const Table& moves_table() {
    return table_of<Of<MatchId, PlayedMove>>();
}

/// Each state and each seat has its own index.
std::vector<Match> find_matches(const StoreReader& reader, const MatchFilter& filter) {
    std::vector<Match> found;
    const auto add = [&](std::vector<Condition> where) {
        found = merged(
            std::move(found),
            all<Match>(reader.rows(), std::move(where), newest_first(filter.before, filter.limit)),
            &Match::id, std::greater(), filter.limit);
    };
    const auto add_in = [&](MatchState state) {
        std::vector<Condition> where;
        if (filter.game) where.push_back(is("game", *filter.game));
        add_state(where, state);
        if (!filter.player) return add(std::move(where));
        for (const char* seat : {"seat_first", "seat_second"}) {
            std::vector<Condition> seated = where;
            seated.push_back(is(seat, *filter.player));
            add(std::move(seated));
        }
    };
    if (filter.state) {
        add_in(*filter.state);
    } else {
        add_in(MatchState::running);
        add_in(MatchState::over);
    }
    return found;
}

std::vector<Match> all_matches(const StoreReader& reader) {
    return all<Match>(reader.rows(), {}, {{"-id"}});
}

std::vector<Match> matches_between(const StoreReader& reader, UserId one, UserId two,
                                   std::size_t limit) {
    const auto seated = [&](UserId first, UserId second) {
        return all<Match>(reader.rows(), {is("seat_first", first), is("seat_second", second)},
                          {{"-id"}, limit});
    };
    return merged(seated(one, two), seated(two, one), &Match::id, std::greater(), limit);
}

std::vector<Match> matches_ended_after(const StoreReader& reader, const Match* last,
                                       std::size_t limit) {
    Page page{{"ended", "id"}, limit};
    if (last) page.after = {to_field(last->outcome->at), to_field(last->id)};
    return all<Match>(reader.rows(), {not_null("ended")}, std::move(page));
}

std::vector<Match> matches_ended_before(const StoreReader& reader, const Match& last,
                                        std::size_t limit) {
    return all<Match>(reader.rows(), {not_null("ended")},
                      {{"-ended", "-id"}, limit, {to_field(last.outcome->at), to_field(last.id)}});
}

std::uint64_t moves_stamp(const StoreReader& reader, MatchId id) {
    return reader.rows().stamp(table_of<Of<MatchId, PlayedMove>>(), static_cast<long long>(id));
}

std::vector<MatchSubscription> subscriptions_of(const StoreReader& reader, UserId id,
                                                std::size_t limit) {
    return all<MatchSubscription>(reader.rows(), {is("user_id", id)}, {{"-match_id"}, limit});
}

/// A statement that may change the self-reference `rematch` makes SQLite rewrite all indexes, and
/// one that may end a match those that depend on it: these were nine of 23 pages per move.
void change_match(UnitOfWork& unit, const Match& match) {
    std::vector<Assignment> changes =
        columns_of(match, {changing_match_columns.begin(), changing_match_columns.end()});
    changes.push_back(increment("version"));
    const Condition this_one = is("id", match.id);
    if (match.rematch == MatchId{} &&
        update<Match>(unit.rows(), {this_one, null("rematch")}, changes) == 1)
        return;
    must_have_changed(update<Match>(unit.rows(), {this_one}, changes), "match");
    update<Match>(unit.rows(), {this_one}, columns_of(match, {"rematch"}));
}

void set_outcome(UnitOfWork& unit, const Match& match, OutcomeKey) {
    must_have_changed(update<Match>(unit.rows(), {is("id", match.id)},
                                    columns_of(match, {"result", "reason", "ended"})),
                      "match");
}

void accept_offer(UnitOfWork& unit, MatchId id) {
    must_have_changed(update<Match>(unit.rows(), {is("id", id)},
                                    {set("offered_to", UserId{}), increment("version")}),
                      "match");
}

void swap_seats(UnitOfWork& unit, MatchId id) {
    auto match = unit.match(id);
    must_have_changed(match ? 1 : 0, "match");
    std::swap(match->seats[0], match->seats[1]);
    if (match->senior) match->senior = other(*match->senior);
    auto changes = columns_of(*match, {"seat_first", "seat_second", "senior"});
    changes.push_back(increment("version"));
    update<Match>(unit.rows(), {is("id", id)}, changes);
}

void give_seat(UnitOfWork& unit, MatchId id, Side side, UserId user) {
    const std::string_view seat = side == Side::first ? "seat_first" : "seat_second";
    must_have_changed(update<Match>(unit.rows(), {is("id", id)},
                                    {set(seat, user), set("senior", std::optional<Side>()),
                                     increment("version")}),
                      "match");
}

bool append_move(UnitOfWork& unit, MatchId match, const PlayedMove& move) {
    return unit.keep(Of<MatchId, PlayedMove>{match, move});
}

void remove_moves_from(UnitOfWork& unit, MatchId id, int ply) {
    if (erase<Of<MatchId, PlayedMove>>(unit.rows(), {is("match_id", id), at_least("ply", ply)}) ==
            0 &&
        !unit.match(id))
        throw std::runtime_error("There is no such match.");
}

void add_chat_message(UnitOfWork& unit, ChatMessage& message) {
    const auto last = one<ChatMessage>(unit.rows(), {is("match_id", message.match)}, {"-number"});
    message.number = last ? last->number + 1 : 1;
    unit.insert(message);
    update<Match>(unit.rows(), {is("id", message.match)}, {increment("version")});
}

}  // namespace posthouse::club
