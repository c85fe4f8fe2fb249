// Schemas of requests and responses, one row each, in a small grammar:
//
//   name: type        a field; `name?:` may be missing
//   string integer number boolean      as in JSON; `time` is milliseconds since 1970, UTC
//   'first'|'second'  one of these words;   type|null   may be null
//   [type]            a list;   Name   another row;   ...Name   all of its fields
//
// A row whose name begins with `-` only lends its fields.
//
// browser/e2e/openapi_test.mjs checks real responses against these rows.

#include "base/assert.h"
#include "base/inplace.h"
#include "http/openapi.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

struct Row {
    std::string_view name, fields;
};

constexpr Row rows[] = {
    {"Problem",
     "type: string, title: string, status: integer, detail: string, code: string, params: object, "
     "error: string, problem?: string"},
    {"RefusedCommand", "...Problem, accepted: boolean, text: string, match?: Match"},
    {"Nothing", ""},
    {"Document", "openapi: string"},
    {"SignUp", "name: string, password: string, address?: string"},
    {"LogIn", "name: string, password: string, code?: string"},
    {"Confirm", "token: string"},
    {"Command",
     "command: string, comment?: string, key?: string, columns?: integer, "
     "reader_language?: string, brief?: boolean"},
    {"PushPlace", "endpoint: string"},
    {"PushKey", "key: string|null"},
    {"Said", "text: string"},
    {"Facts",
     "token?: string, secret?: string, authenticator_uri?: string, recovery_codes?: string, "
     "mail_password?: string, name?: string, address?: string, letters_go_to?: string, "
     "recipients?: integer, running_matches?: integer, language?: string"},
    {"Confirmed", "text: string, facts: Facts, match?: Board"},
    {"Carried", "accepted: boolean, text?: string, facts?: Facts, match?: Match, move?: LastMove"},
    {"Trouble", "what: string, words: string"},
    {"Health", "ok: boolean, version: string, troubles: [Trouble]"},

    {"Address", "address: string, confirmed: boolean, bounces: integer, suspended: boolean"},
    {"User",
     "name: string, operator: boolean, guest: boolean, language: string|null, "
     "mail_goes_to: string|null, addresses: [Address]"},
    {"Banner", "text: string, until: time|null"},
    {"Me", "user: User|null, banner: Banner|null, guests: boolean, pages: [string]"},
    {"LoggedIn", "user: User"},
    {"SignedUp", "user: User|null, text: string|null"},
    {"Restrain", "name: string, for?: string, reason?: string"},
    {"Lift", "name: string, reason?: string"},
    {"Rename", "name: string, new: string, reason?: string"},
    {"CloseReport", "report: integer"},
    {"Board", "game: string, board: integer"},
    {"Report",
     "id: integer, by: string|null, about: string|null, match: Board|null, words: string, "
     "at: time, closed: time|null"},
    {"Restraint",
     "kind: 'mute'|'ban', from: time, until: time|null, holds: boolean, reason: string"},
    {"ModeratedPlayer",
     "name: string, joined: time, looked: time|null, gone: boolean, operator: boolean, "
     "restraints: [Restraint]"},
    {"OperatorAct", "id: integer, at: time, who: string, what: string, reason: string"},
    {"Token",
     "name: string, scopes: ['read'|'play'|'talk'], made: time, used: time|null, "
     "expires: time"},
    {"Session",
     "name: string, device: string, begun: time, used: time, expires: time, here: boolean"},
    {"Webhook",
     "name: string, url: string, made: time, told: integer, attempts: integer, trouble: string, "
     "due: time|null, given_up: time|null"},
    {"CommandRow",
     "word: string, per_game: boolean, usage: string, about: string, more: string, "
     "trust: 'nobody'|'player'|'owner', takes_text: boolean"},
    {"Drawing", "kind: string, columns: integer, rows: integer, numbered: boolean"},
    {"Game",
     "name: string, title: string, blurb: string, help?: string, seats: [string], "
     "etiquette: 'never'|'on_request'|'usual', second_begins: string|null, drawing: Drawing"},
    {"Somebody", "name: string, level: integer"},
    {"Player", "...Somebody, plays_like: string, joined: time, gone: boolean"},
    {"House",
     "version: string, mail: string, here: [Somebody], others_here: integer, strangers: integer, "
     "banner: Banner|null, pages: [string]"},
    {"HostPage", "page: string, html: string"},
    {"Letter",
     "id: integer|null, subject: string, body: string, written: time, address: string, "
     "attempts: integer, due: time, trouble: string, sent: time|null, given_up: time|null"},

    {"Seat", "...Somebody, rating: integer|null, provisional: boolean, change?: integer|null"},
    {"Proposal", "what: 'draw'|'take-back', by: 'first'|'second'"},
    {"Summary",
     "id: integer, game: string, board: integer, version: integer, seats: [Seat], started: time, "
     "turn_since: time, to_move: 'first'|'second', plies: integer, over: boolean, "
     "state: 'offered'|'running'|'over'|'never_begun', offered_to: 'first'|'second'|null, "
     "etiquette: boolean, result: 'first'|'second'|'draw'|null, reason: string|null, "
     "ended: time|null, rated: boolean, proposal: Proposal|null, due: time|null"},
    {"Move", "text: string, comment: string, at: time"},
    {"Clock",
     "words: string, bank: integer, increment: integer, cap: integer, left: [integer], "
     "pauses: [[integer|string|null]]"},
    {"Remark",
     "number: integer, by: string|null, ply: integer, text: string, at: time, code?: string, "
     "params?: object"},
    {"PlannedAnswer", "theirs: string, mine: string, then: [PlannedAnswer]"},
    {"Match",
     "...Summary, from: string|null, moves: [Move], position: string, legal: [string], "
     "shown: [string], clock: Clock|null, senior: 'first'|'second'|null, undos: integer, "
     "talk: [Remark], offer_ends: time|null, rematch: integer|null, you: 'first'|'second'|null, "
     "bottom: 'first'|'second', "
     "plan: [PlannedAnswer]|null, note: string|null"},
    {"LastMove",
     "id: integer, game: string, board: integer, version: integer, plies: integer, text: string, "
     "comment?: string, at: time, to_move: 'first'|'second', position: string, legal: [string], "
     "shown?: [string], left?: [integer], pauses?: [[integer|string|null]], due?: time|null"},
    {"Offer",
     "id: integer, game: string, board: integer, by: Seat, first: 'lot'|'me'|'you', rated: "
     "boolean, "
     "clock: Clock|null, etiquette: boolean, posted: time, wanted: Conditions, games: integer, "
     "cannot: Obstacle|null"},
    {"Invite", "game: string, clock?: string, first?: 'lot'|'me'|'you', rated?: boolean"},
    {"Invited", "user: User, code: string"},
    {"Invitation",
     "code: string, game: string, board: integer, expires: time|null, mine: boolean, "
     "offer: Offer|null"},
    {"Joined", "user: User, game: string, board: integer"},
    {"Event",
     "id: integer, event: 'begun'|'move'|'taken_back'|'seats'|'proposal'|'talk'|'ended'|'offer'"
     "|'offer_gone'|'message'|'challenge'|'challenge_gone'|'open'|'reset', at?: time, game?: "
     "string, board?: integer, "
     "seats?: [string], you?: 'first'|'second'|null, by?: string|null, ply?: integer, "
     "to_move?: 'first'|'second'|null, your_turn?: boolean, text?: string, "
     "result?: 'first'|'second'|'draw', reason?: string"},

    {"-Standing",
     "rating: integer, deviation: integer, provisional: boolean, won: integer, drawn: integer, "
     "lost: integer, last: time"},
    {"Ranked", "place: integer|null, ...Somebody, ...-Standing"},
    {"RatingPoint",
     "at: time, rating: integer, deviation: integer, change: integer, match: integer"},
    {"Rating", "game: string, ...-Standing, history: [RatingPoint]"},

    {"PuzzleStanding",
     "rating: integer, deviation: integer, provisional: boolean, tried: integer, solved: integer, "
     "days: integer, best_days: integer, today: boolean"},
    {"PuzzleTry", "game: string, position: string, moves: [string], at?: time"},
    {"TriedPuzzle", "...PuzzleStanding, right: boolean, counted: boolean, change: integer"},
    {"PuzzleAttempt",
     "game: string, position: string, tried: time, at_first_try: boolean, solved: time|null"},
    {"OwnPuzzles", "...PuzzleStanding, puzzles: [PuzzleAttempt]"},
    {"LessonStep", "game: string, step: string"},
    {"LessonSteps", "steps: [LessonStep]"},

    {"Hours", "from: integer, until: integer"},
    {"BoardWish", "game: string, board: integer, notify: Often|null, plays: boolean"},
    {"Often", "'each'|'digest'|'once'|'never'"},
    {"Blocked", "name: string, since: time"},
    {"Circle", "'nobody'|'friends'|'rated'|'everybody'"},
    {"ChallengeWish", "begin: Circle, from: Circle"},
    {"Appetite", "game: string, limit: integer|null, seek: integer, wanted: Conditions"},
    {"Conditions",
     "rating_min: integer|null, rating_max: integer|null, within: integer|null, "
     "established: boolean, company: 'anyone'|'people'|'computer'"},
    {"Obstacle",
     "what: 'apart'|'enough'|'waits'|'rating'|'within'|'established'|'people', why: string"},
    {"Vacation", "from: time, until: time"},
    {"VacationDays", "used: integer, most: integer"},
    {"Rest",
     "since: time, sleep: Hours|null, weekend: ['mon'|'tue'|'wed'|'thu'|'fri'|'sat'|'sun'], "
     "zone: integer"},
    {"TwoFactor", "since: time, recovery_codes: integer"},
    {"Wishes",
     "notify: Often, broadcasts: boolean, puzzle: boolean, seat: 'own'|'first', quiet: Hours|null, "
     "zone: integer, "
     "mail_password: boolean, two_factor: TwoFactor|null, boards: [BoardWish], "
     "appetites: [Appetite], blocked: [Blocked], friends: [Blocked], "
     "challenges: ChallengeWish, vacations: [Vacation], vacation_days: VacationDays, "
     "auto_vacation: boolean, rest: Rest, rest_later: Rest|null"},

    {"ExploredMove",
     "move: string, shown: string, games: integer, first: integer, second: integer, "
     "draws: integer"},
    {"Explored",
     "game: string, position: string, games: integer, first: integer, second: integer, "
     "draws: integer, moves: [ExploredMove]"},
    {"TableReach", "game: string, cycle: integer|null, bounds: integer|null"},
    {"EndingMove",
     "move: string, shown: string, captured: integer, value: integer|null, sure: [integer]|null, "
     "proof: string, ends: string|null, words: string"},
    {"Ending",
     "game: string, position: string, to_move: 'first'|'second', seeds: integer, "
     "stores: [integer], value: integer|null, sure: [integer]|null, proof: string, "
     "words: [string], caution: string, moves: [EndingMove]"},

    {"TimeBank", "bank: integer, increment: integer, cap: integer"},
    {"Entrant", "...Somebody, withdrawn: boolean, seeded_at: integer|null"},
    {"Place",
     "place: integer, player: integer, points: number, won: integer, drawn: integer, "
     "lost: integer, ties: [string]"},
    {"MeetingGame", "board: integer, first: integer, result: 'first'|'second'|'draw'|null"},
    {"Meeting",
     "round: integer, table: integer, players: [integer|null], points: [number], decided: boolean, "
     "played: boolean, winner: integer|null, games: [MeetingGame]"},
    {"Tournament",
     "name: string, game: string, by: Somebody, state: 'open'|'running'|'over'|'off', "
     "system: 'robin'|'swiss'|'knockout', rounds: integer, games: integer, race: integer, "
     "together: boolean, clock: TimeBank, rated: boolean, etiquette: boolean, size: integer, "
     "seeds: 'rating'|'lot', entered: integer, announced: time, starts: time, begun: time|null, "
     "ended: time|null, "
     "players?: [Entrant], ties?: [string], standing?: [Place], meetings?: [Meeting]"},
};

/// Takes the text up to the next `end` outside of brackets.
std::string_view take_type(std::string_view& rest, char end) {
    std::size_t depth = 0, at = 0;
    for (; at < rest.size() && (depth > 0 || rest[at] != end); ++at) {
        if (rest[at] == '[') ++depth;
        if (rest[at] == ']') --depth;
    }
    const std::string_view taken = rest.substr(0, at);
    rest.remove_prefix(std::min(rest.size(), at + 1));
    return taken;
}

json::object type_of(std::string_view words);

json::object plain_type(std::string_view word) {
    if (word.starts_with('['))
        return {{"type", "array"}, {"items", type_of(word.substr(1, word.size() - 2))}};
    if (word == "time") return {{"type", "integer"}, {"description", "Milliseconds since 1970."}};
    for (const std::string_view known :
         {"string", "integer", "number", "boolean", "object", "null"})
        if (word == known) return {{"type", known}};
    ASSERT(std::ranges::count(rows, word, &Row::name) == 1);
    return {{"$ref", "#/components/schemas/" + std::string(word)}};
}

json::object type_of(std::string_view words) {
    json::array choices, quoted;
    bool null = false;
    while (!words.empty()) {
        const std::string_view one = take_type(words, '|');
        if (one.starts_with('\''))
            quoted.emplace_back(one.substr(1, one.size() - 2));
        else if (one == "null")
            null = true;
        else
            choices.push_back(plain_type(one));
    }
    if (!quoted.empty()) choices.push_back(json::object{{"type", "string"}, {"enum", quoted}});
    if (null) choices.push_back(plain_type("null"));
    if (choices.size() == 1) return std::move(choices.front().as_object());
    return {{"anyOf", std::move(choices)}};
}

void add_fields(std::string_view rest, json::object& fields, json::array& required) {
    while (!rest.empty()) {
        std::string_view type = take_type(rest, ',');
        while (rest.starts_with(' ')) rest.remove_prefix(1);
        if (type.starts_with("...")) {
            const auto* other = std::ranges::find(rows, type.substr(3), &Row::name);
            ASSERT(other != std::end(rows));
            add_fields(other->fields, fields, required);
            continue;
        }
        std::string_view name = take_until(type, ':');
        type.remove_prefix(1);
        if (name.ends_with('?'))
            name.remove_suffix(1);
        else
            required.emplace_back(name);
        fields[name] = type_of(type);
    }
}

}  // namespace

json::object openapi_schemas() {
    json::object all;
    for (const Row& row : rows) {
        if (row.name.starts_with('-')) continue;
        if (row.fields.starts_with('\'')) {
            all[row.name] = type_of(row.fields);
            continue;
        }
        json::object fields;
        json::array required;
        add_fields(row.fields, fields, required);
        json::object schema{{"type", "object"}, {"properties", std::move(fields)}};
        if (!required.empty()) schema["required"] = std::move(required);
        all[row.name] = std::move(schema);
    }
    return all;
}

}  // namespace posthouse::http
