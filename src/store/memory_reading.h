// How what MemoryStore keeps is read. A port (Reader, or the Unit that reads what it has
// itself done) is filled in on the same shelves.
//
// Deliberately absent: changing anything (memory.cpp), locks.
#pragma once

#include "club/glance.h"
#include "club/store.h"
#include "store/folded.h"
#include "store/memory_shelves.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <stdexcept>
#include <tuple>

namespace posthouse {

template <class Port>
class MemoryReading : public Port {
public:
    explicit MemoryReading(Shelves& shelves) : shelves_(shelves) {}

    std::optional<User> user(UserId id) const override { return found(shelves_.users, id); }
    std::optional<User> user_named(std::string_view name) const override {
        const UserId* id = shelves_.names.find(folded(name));
        return id ? user(*id) : std::nullopt;
    }
    std::optional<User> user_looking_like(std::string_view name) const override {
        for (const auto& [id, user] : shelves_.users)
            if (at_a_glance(user.name) == at_a_glance(name)) return user;
        return std::nullopt;
    }
    std::vector<User> users_at(std::string_view address) const override {
        std::vector<User> there;
        for (const auto& [id, user] : shelves_.users)
            if (!address.empty() && !user.gone && user.may_write_from(address))
                there.push_back(user);
        return there;
    }
    std::vector<User> users() const override {
        std::vector<User> all;
        for (const auto& [id, user] : shelves_.users) all.push_back(user);
        return all;
    }
    std::vector<User> users_after(UserId last, std::size_t limit) const override {
        std::vector<User> some;
        for (const auto& [id, user] : shelves_.users)
            if (id > last && some.size() < limit) some.push_back(user);
        return some;
    }
    std::vector<User> users_beginning(std::string_view name, std::size_t limit) const override {
        std::vector<User> some;
        for (const auto& [id, user] : shelves_.users)
            if (folded(user.name).starts_with(folded(name))) some.push_back(user);
        std::ranges::sort(some, {}, [](const User& user) { return folded(user.name); });
        if (some.size() > limit) some.resize(limit);
        return some;
    }
    std::vector<User> operators() const override {
        std::vector<User> all;
        for (const auto& [id, user] : shelves_.users)
            if (user.operator_since) all.push_back(user);
        return all;
    }
    std::vector<Vacation> vacations(UserId id) const override {
        return found(shelves_.vacations, id).value_or(std::vector<Vacation>{});
    }
    std::vector<Rest> rests(UserId id) const override {
        return found(shelves_.rests, id).value_or(std::vector<Rest>{});
    }
    std::vector<HousePause> house_pauses(Instant since) const override {
        std::vector<HousePause> wanted;
        for (const auto& [number, pause] : shelves_.house_pauses)
            if (!pause.until || *pause.until > since) wanted.push_back(pause);
        std::ranges::stable_sort(wanted, {}, &HousePause::from);
        return wanted;
    }
    std::optional<Instant> alive() const override { return found(shelves_.signs_of_life, 1); }
    std::optional<Appetite> appetite(UserId id, std::string_view game) const override {
        return found(shelves_.appetites, std::pair(id, std::string(game)));
    }
    std::vector<Appetite> seekers(std::string_view game) const override {
        std::vector<Appetite> seeking;
        for (const auto& [of, appetite] : shelves_.appetites)
            if (appetite.game == game && appetite.seek > 0) seeking.push_back(appetite);
        std::ranges::sort(seeking, {},
                          [](const Appetite& one) { return std::tuple(one.since, one.user); });
        return seeking;
    }

    std::vector<Friend> friends(UserId by) const override {
        std::vector<Friend> theirs;
        for (const auto& [of, one] : shelves_.friends)
            if (one.by == by) theirs.push_back(one);
        std::ranges::sort(theirs, {},
                          [](const Friend& one) { return std::tuple(one.since, one.whom); });
        return theirs;
    }
    int messages_written(UserId by, UserId whom) const override {
        return found(shelves_.messages, std::pair(by, whom)).value_or(0);
    }

    std::vector<Block> blocks(UserId by) const override {
        std::vector<Block> his;
        for (const auto& [of, block] : shelves_.blocks)
            if (block.by == by) his.push_back(block);
        std::ranges::sort(his, {},
                          [](const Block& one) { return std::tuple(one.since, one.whom); });
        return his;
    }

    std::optional<Match> match(MatchId id) const override { return found(shelves_.matches, id); }
    std::optional<Match> match_on(std::string_view game, int board) const override {
        const MatchId* id = shelves_.boards.find(std::pair(std::string(game), board));
        return id ? match(*id) : std::nullopt;
    }
    std::vector<Match> matches(const MatchFilter& filter) const override {
        std::vector<Match> wanted;
        for (const auto& [id, match] : std::views::reverse(shelves_.matches.things())) {
            if (wanted.size() >= filter.limit) break;
            if (filter.game && *filter.game != match.game) continue;
            if (filter.player && *filter.player != match.seats[0] &&
                *filter.player != match.seats[1])
                continue;
            if (filter.state && *filter.state != match.state()) continue;
            wanted.push_back(match);
        }
        return wanted;
    }
    std::vector<Match> matches_between(UserId one, UserId two, std::size_t limit) const override {
        std::vector<Match> theirs;
        for (const auto& [id, match] : std::views::reverse(shelves_.matches.things())) {
            if (theirs.size() >= limit) break;
            if (match.seats == std::array{one, two} || match.seats == std::array{two, one})
                theirs.push_back(match);
        }
        return theirs;
    }
    std::vector<Match> matches_ended_after(const Match* last, std::size_t limit) const override {
        std::vector<Match> over;
        const auto& things = shelves_.endings.things();
        auto at =
            last ? things.upper_bound(std::tuple(last->ending->at, last->id)) : things.begin();
        for (; at != things.end() && over.size() < limit; ++at)
            over.push_back(*shelves_.matches.find(std::get<MatchId>(at->first)));
        return over;
    }

    std::optional<PlayerStanding> standing(UserId user, std::string_view game) const override {
        return found(shelves_.standings, std::pair(user, std::string(game)));
    }
    std::vector<PlayerStanding> standings_of(UserId user) const override {
        std::vector<PlayerStanding> his;
        for (const auto& [of, standing] : shelves_.standings)
            if (standing.user == user) his.push_back(standing);
        return his;
    }
    std::vector<PlayerStanding> standings(std::string_view game) const override {
        std::vector<PlayerStanding> all;
        for (const auto& [of, standing] : shelves_.standings)
            if (standing.game == game) all.push_back(standing);
        std::ranges::stable_sort(all, std::greater(),
                                 [](const PlayerStanding& one) { return one.rating.rating; });
        return all;
    }
    std::vector<RatingChange> rating_changes(MatchId match) const override {
        std::vector<RatingChange> changes;
        for (const auto& [of, change] : shelves_.rating_changes)
            if (change.match == match) changes.push_back(change);
        return changes;
    }
    std::vector<RatingChange> rating_changes(UserId user, std::string_view game,
                                             std::size_t limit) const override {
        std::vector<RatingChange> changes;
        for (const auto& [of, change] : shelves_.rating_changes)
            if (change.user == user && change.game == game) changes.push_back(change);
        std::ranges::sort(changes, std::greater(),
                          [](const RatingChange& one) { return std::tuple(one.at, one.match); });
        if (changes.size() > limit) changes.resize(limit);
        return changes;
    }
    std::vector<PlayedMove> moves(MatchId id) const override {
        std::vector<PlayedMove> all;
        const auto& things = shelves_.moves.things();
        for (auto at = things.lower_bound(std::pair(id, 0)); at != things.end(); ++at) {
            if (at->first.first != id) break;
            all.push_back(at->second);
        }
        return all;
    }

    std::vector<Offer> offers(std::optional<std::string_view> game) const override {
        std::vector<Offer> open;
        for (const auto& [number, offer] : std::views::reverse(shelves_.offers.things()))
            if (!game || offer.game == *game) open.push_back(offer);
        return open;
    }
    std::optional<Offer> offer_on(std::string_view game, int board) const override {
        for (const auto& [number, offer] : shelves_.offers)
            if (offer.game == game && offer.board == board) return offer;
        return std::nullopt;
    }
    std::vector<Watch> watches(MatchId match) const override {
        std::vector<Watch> watching;
        for (const auto& [of, watch] : shelves_.watches)
            if (watch.match == match) watching.push_back(watch);
        return watching;
    }
    std::vector<Watch> watched_by(UserId user) const override {
        std::vector<Watch> watched;
        for (const auto& [of, watch] : shelves_.watches)
            if (watch.user == user) watched.push_back(watch);
        return watched;
    }
    std::vector<Remark> remarks(MatchId match) const override {
        std::vector<Remark> said;
        const auto& things = shelves_.remarks.things();
        for (auto at = things.lower_bound(std::pair(match, 0)); at != things.end(); ++at) {
            if (at->first.first != match) break;
            said.push_back(at->second);
        }
        return said;
    }

    std::optional<Tournament> tournament(TournamentId id) const override {
        return found(shelves_.tournaments, id);
    }
    std::optional<Tournament> tournament_named(std::string_view name) const override {
        const TournamentId* id = shelves_.tournament_names.find(folded(name));
        return id ? tournament(*id) : std::nullopt;
    }
    std::vector<Tournament> tournaments(std::optional<std::string_view> game) const override {
        std::vector<Tournament> all;
        for (const auto& [id, one] : std::views::reverse(shelves_.tournaments.things()))
            if (!game || one.game == *game) all.push_back(one);
        return all;
    }
    std::vector<Tournament> tournaments_due(Instant now) const override {
        std::vector<Tournament> due;
        for (const auto& [id, one] : shelves_.tournaments)
            if (!one.begun && !one.ended && one.starts <= now) due.push_back(one);
        std::ranges::stable_sort(due, {}, &Tournament::starts);
        return due;
    }
    std::vector<Entrant> entrants(TournamentId id) const override {
        std::vector<Entrant> all = of_tournament(shelves_.entrants, id);
        std::ranges::sort(all, {}, [](const Entrant& one) {
            return std::tuple(one.seed, one.entered, one.user);
        });
        return all;
    }
    std::vector<Tournament> tournaments_of(UserId user) const override {
        std::vector<Tournament> his;
        for (const Tournament& one : tournaments({})) {
            const auto entrant = found(shelves_.entrants, std::pair(one.id, user));
            if (!one.ended && entrant && !entrant->withdrawn) his.push_back(one);
        }
        return his;
    }
    std::vector<tournament::Pairing> pairings(TournamentId id) const override {
        return of_tournament(shelves_.pairings, id);
    }
    std::vector<TournamentGame> tournament_games(TournamentId id) const override {
        return of_tournament(shelves_.tournament_games, id);
    }
    std::optional<TournamentGame> tournament_game(MatchId id) const override {
        return found(shelves_.games_of_tournaments, id);
    }

    std::vector<Letter> letters_to(UserId reader, std::size_t limit) const override {
        std::vector<Letter> wanted;
        if (reader == UserId{}) return wanted;
        for (const auto& [id, letter] : std::views::reverse(shelves_.letters.things())) {
            if (wanted.size() >= limit) break;
            if (letter.to == reader) wanted.push_back(letter);
        }
        return wanted;
    }
    std::vector<Letter> letters_before(LetterId id, UserId reader,
                                       std::size_t limit) const override {
        std::vector<Letter> wanted = letters_to(reader, shelves_.letters.things().size());
        std::erase_if(wanted, [&](const Letter& one) { return one.id >= id; });
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }
    std::optional<Letter> letter(LetterId id) const override { return found(shelves_.letters, id); }
    std::vector<Letter> letters_due(Instant now, std::size_t limit) const override {
        std::vector<Letter> wanted;
        for (const auto& [id, due] : shelves_.unsent) {
            if (wanted.size() >= limit) break;
            if (due <= now) wanted.push_back(*shelves_.letters.find(id));
        }
        return wanted;
    }
    std::vector<Letter> letters_dead(std::size_t limit) const override {
        std::vector<Letter> dead;
        for (const auto& [id, letter] : std::views::reverse(shelves_.letters.things())) {
            if (dead.size() >= limit) break;
            if (letter.given_up && !letter.sent) dead.push_back(letter);
        }
        return dead;
    }
    std::size_t answers_to(std::string_view address, Instant since) const override {
        if (address.empty()) return 0;
        const auto& things = shelves_.answers.things();
        const std::string form = folded(address);
        std::size_t count = 0;
        for (auto at = things.lower_bound(std::tuple(form, since, LetterId{})); at != things.end();
             ++at) {
            if (std::get<0>(at->first) != form) break;
            ++count;
        }
        return count;
    }
    std::optional<HeldRequest> held(HeldId id) const override { return found(shelves_.held, id); }
    std::optional<HeldSignUp> held_sign_up(SignUpId id) const override {
        return found(shelves_.held_sign_ups, id);
    }
    std::optional<Throttle> throttle(std::string_view key) const override {
        return found(shelves_.throttles, key);
    }

    std::vector<Job> jobs_due(Instant now, std::string_view kind,
                              std::size_t limit) const override {
        std::vector<Job> wanted;
        for (const auto& [id, job] : shelves_.jobs)
            if (job.kind == kind && job.due <= now) wanted.push_back(job);
        std::ranges::sort(wanted, {}, [](const Job& job) { return std::tuple(job.due, job.id); });
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }
    std::vector<Job> jobs_of(MatchId match) const override {
        std::vector<Job> its;
        for (const auto& [id, job] : shelves_.jobs)
            if (job.match == match && match != MatchId{}) its.push_back(job);
        std::ranges::sort(its, {}, [](const Job& job) { return std::tuple(job.due, job.id); });
        return its;
    }
    std::vector<PushPlace> push_places(UserId user) const override {
        std::vector<PushPlace> his;
        for (const auto& [endpoint, place] : shelves_.push_places)
            if (place.user == user) his.push_back(place);
        std::ranges::stable_sort(his, {}, &PushPlace::added);
        return his;
    }
    std::vector<PushPlace> push_due(Instant now, std::size_t limit) const override {
        std::vector<PushPlace> wanted;
        for (const auto& [endpoint, place] : shelves_.push_places)
            if (place.due && *place.due <= now) wanted.push_back(place);
        std::ranges::stable_sort(wanted, {}, &PushPlace::due);
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }
    std::optional<Session> session(std::string_view token_hash) const override {
        return found(shelves_.sessions, token_hash);
    }
    std::vector<Session> sessions(UserId user) const override {
        std::vector<Session> own;
        for (const auto& [hash, session] : shelves_.sessions)
            if (session.user == user) own.push_back(session);
        std::ranges::stable_sort(own, {}, &Session::begun);
        return own;
    }
    std::optional<SecondFactor> second_factor(UserId user) const override {
        return found(shelves_.second_factors, user);
    }
    std::optional<Outcome> outcome(std::string_view key) const override {
        return found(shelves_.outcomes, key);
    }
    std::optional<std::string> house_key() const override { return found(shelves_.house_keys, 1); }

    std::vector<Token> tokens(UserId user) const override {
        std::vector<Token> his;
        for (const auto& [id, token] : shelves_.tokens)
            if (token.user == user) his.push_back(token);
        return his;
    }
    std::optional<Token> token(std::string_view hash) const override {
        for (const auto& [id, token] : shelves_.tokens)
            if (token.hash == hash) return token;
        return std::nullopt;
    }
    std::vector<Event> events_after(std::int64_t number, const EventFilter& filter,
                                    std::size_t limit) const override {
        const auto wanted = [&](const Event& event) {
            if (filter.match) return event.match == *filter.match;
            if (!filter.player) return true;
            return event.seats[0] == *filter.player || event.seats[1] == *filter.player ||
                   (filter.everybodys && event.seats[0] == UserId{});
        };
        std::vector<Event> found;
        const auto& things = shelves_.events.things();
        for (auto at = things.upper_bound(number); at != things.end() && found.size() < limit; ++at)
            if (wanted(at->second)) found.push_back(at->second);
        return found;
    }
    EventSpan event_span() const override {
        const std::int64_t* last = shelves_.counters.find("event");
        EventSpan span{1, last ? *last : 0};
        const auto& things = shelves_.events.things();
        span.first = things.empty() ? span.last + 1 : things.begin()->first;
        return span;
    }
    std::vector<Webhook> webhooks(UserId user) const override {
        std::vector<Webhook> his;
        for (const auto& [id, webhook] : shelves_.webhooks)
            if (webhook.user == user) his.push_back(webhook);
        return his;
    }
    std::vector<Webhook> webhooks_due(Instant now, std::size_t limit) const override {
        std::vector<Webhook> wanted;
        for (const auto& [id, webhook] : shelves_.webhooks)
            if (webhook.due && *webhook.due <= now) wanted.push_back(webhook);
        std::ranges::stable_sort(wanted, {}, &Webhook::due);
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }

    std::vector<Restraint> restraints(UserId user) const override {
        std::vector<Restraint> his;
        for (const Restraint& one : all_restraints())
            if (one.user == user) his.push_back(one);
        return his;
    }
    std::vector<Restraint> all_restraints() const override {
        std::vector<Restraint> all;
        for (const auto& [of, one] : shelves_.restraints) all.push_back(one);
        return all;
    }
    std::optional<Report> report(ReportId id) const override { return found(shelves_.reports, id); }
    std::vector<Report> reports(bool closed_too, std::size_t limit,
                                ReportId before) const override {
        std::vector<Report> wanted;
        for (const auto& [id, one] : std::views::reverse(shelves_.reports.things()))
            if (wanted.size() < limit && (closed_too || !one.closed) &&
                (before == ReportId{} || id < before))
                wanted.push_back(one);
        return wanted;
    }
    std::size_t reports_by(UserId user, Instant since) const override {
        return static_cast<std::size_t>(std::ranges::count_if(
            shelves_.reports.things(),
            [&](const auto& one) { return one.second.by == user && one.second.at >= since; }));
    }
    std::vector<OperatorAct> operator_acts(std::size_t limit, ActId before) const override {
        std::vector<OperatorAct> acts;
        for (const auto& [id, act] : std::views::reverse(shelves_.operator_acts.things()))
            if (acts.size() < limit && (before == ActId{} || id < before)) acts.push_back(act);
        return acts;
    }
    std::optional<Banner> banner() const override { return found(shelves_.banners, 1); }
    Tally tally(Instant now) const override { return tally_of(shelves_, now); }

private:
    /// What lies on this shelf of one tournament, in the shelf's order.
    template <class K, class V>
    static std::vector<V> of_tournament(const Shelf<K, V>& shelf, TournamentId id) {
        std::vector<V> all;
        for (const auto& [key, value] : shelf)
            if (std::get<0>(key) == id) all.push_back(value);
        return all;
    }

protected:
    Shelves& shelves_;
};

}  // namespace posthouse
