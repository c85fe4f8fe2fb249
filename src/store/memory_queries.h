// The memory store's queries, shared by StoreReader and UnitOfWork (which sees its own changes).
#pragma once

#include "club/lookalike_name.h"
#include "club/store.h"
#include "store/memory_state.h"
#include "store/text_encoding.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <stdexcept>
#include <tuple>

namespace posthouse::store {

template <class Port>
class MemoryQueries : public Port {
public:
    explicit MemoryQueries(MemoryState& data) : data_(data) {}

    std::optional<club::User> user(club::UserId id) const override {
        return found(data_.users, id);
    }
    std::optional<club::User> user_named(std::string_view name) const override {
        const club::UserId* id = data_.names.find(fold_case(name));
        return id ? user(*id) : std::nullopt;
    }
    std::optional<club::User> user_with_lookalike_name(std::string_view name) const override {
        for (const auto& [id, user] : data_.users)
            if (club::lookalike_key(user.name) == club::lookalike_key(name)) return user;
        return std::nullopt;
    }
    std::vector<club::User> users_at(std::string_view address) const override {
        std::vector<club::User> there;
        for (const auto& [id, user] : data_.users)
            if (!address.empty() && !user.left_at && user.may_write_from(address))
                there.push_back(user);
        return there;
    }
    std::vector<club::User> users() const override {
        std::vector<club::User> all;
        for (const auto& [id, user] : data_.users) all.push_back(user);
        return all;
    }
    std::vector<club::User> users_after(club::UserId last, std::size_t limit) const override {
        std::vector<club::User> some;
        for (const auto& [id, user] : data_.users)
            if (id > last && some.size() < limit) some.push_back(user);
        return some;
    }
    std::vector<club::User> users_with_prefix(std::string_view name,
                                              std::size_t limit) const override {
        std::vector<club::User> some;
        for (const auto& [id, user] : data_.users)
            if (fold_case(user.name).starts_with(fold_case(name))) some.push_back(user);
        std::ranges::sort(some, {}, [](const club::User& user) { return fold_case(user.name); });
        if (some.size() > limit) some.resize(limit);
        return some;
    }
    std::vector<club::User> operators() const override {
        std::vector<club::User> all;
        for (const auto& [id, user] : data_.users)
            if (user.operator_since) all.push_back(user);
        return all;
    }
    std::vector<club::Vacation> vacations(club::UserId id) const override {
        return found(data_.vacations, id).value_or(std::vector<club::Vacation>{});
    }
    std::vector<club::RestSchedule> rest_schedules(club::UserId id) const override {
        return found(data_.rests, id).value_or(std::vector<club::RestSchedule>{});
    }
    std::vector<club::ServerPause> server_pauses(club::Instant since) const override {
        std::vector<club::ServerPause> wanted;
        for (const auto& [number, pause] : data_.house_pauses)
            if (!pause.until || *pause.until > since) wanted.push_back(pause);
        std::ranges::stable_sort(wanted, {}, &club::ServerPause::from);
        return wanted;
    }
    std::optional<club::Instant> last_heartbeat() const override {
        return found(data_.signs_of_life, 1);
    }
    std::optional<club::PairingPreferences> preferences(club::UserId id,
                                                        std::string_view game) const override {
        return found(data_.appetites, std::pair(id, std::string(game)));
    }
    std::vector<club::PairingPreferences> seekers(std::string_view game) const override {
        std::vector<club::PairingPreferences> seeking;
        for (const auto& [of, preferences] : data_.appetites)
            if (preferences.game == game && preferences.seek > 0) seeking.push_back(preferences);
        std::ranges::sort(seeking, {}, [](const club::PairingPreferences& one) {
            return std::tuple(one.since, one.user);
        });
        return seeking;
    }

    std::vector<club::Friend> friends(club::UserId by) const override {
        std::vector<club::Friend> theirs;
        for (const auto& [of, one] : data_.friends)
            if (one.by == by) theirs.push_back(one);
        std::ranges::sort(theirs, {},
                          [](const club::Friend& one) { return std::tuple(one.since, one.whom); });
        return theirs;
    }
    int messages_written(club::UserId by, club::UserId whom) const override {
        return found(data_.messages, std::pair(by, whom)).value_or(0);
    }

    std::vector<club::Block> blocks(club::UserId by) const override {
        std::vector<club::Block> theirs;
        for (const auto& [of, block] : data_.blocks)
            if (block.by == by) theirs.push_back(block);
        std::ranges::sort(theirs, {},
                          [](const club::Block& one) { return std::tuple(one.since, one.whom); });
        return theirs;
    }

    std::optional<club::PuzzleStanding> puzzle_standing(club::UserId user) const override {
        return found(data_.puzzle_standings, user);
    }
    std::optional<club::PuzzleAttempt> puzzle_attempt(club::UserId user, std::string_view game,
                                                      std::string_view position) const override {
        return found(data_.puzzle_attempts,
                     std::tuple(user, std::string(game), std::string(position)));
    }
    std::vector<club::PuzzleAttempt> puzzle_attempts(club::UserId user) const override {
        std::vector<club::PuzzleAttempt> theirs;
        for (const auto& [of, one] : data_.puzzle_attempts)
            if (one.user == user) theirs.push_back(one);
        return theirs;
    }
    std::vector<club::UserId> puzzle_mails_due(club::Instant now,
                                               std::size_t limit) const override {
        std::vector<std::pair<club::Instant, club::UserId>> due;
        for (const auto& [user, one] : data_.puzzle_standings)
            if (one.mail_due && *one.mail_due <= now) due.emplace_back(*one.mail_due, user);
        std::ranges::sort(due);
        std::vector<club::UserId> users;
        for (const auto& [at, user] : due)
            if (users.size() < limit) users.push_back(user);
        return users;
    }
    std::vector<club::LessonStep> lesson_steps(club::UserId user) const override {
        std::vector<club::LessonStep> theirs;
        for (const auto& [of, one] : data_.lesson_steps)
            if (one.user == user) theirs.push_back(one);
        return theirs;
    }

    std::optional<club::Match> match(club::MatchId id) const override {
        return found(data_.matches, id);
    }
    std::optional<club::Match> match_on(std::string_view game, int board) const override {
        const club::MatchId* id = data_.boards.find(std::pair(std::string(game), board));
        return id ? match(*id) : std::nullopt;
    }
    std::vector<club::Match> matches(const club::MatchFilter& filter) const override {
        std::vector<club::Match> wanted;
        for (const auto& [id, match] : std::views::reverse(data_.matches.entries())) {
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
    std::vector<club::Match> matches_between(club::UserId one, club::UserId two,
                                             std::size_t limit) const override {
        std::vector<club::Match> theirs;
        for (const auto& [id, match] : std::views::reverse(data_.matches.entries())) {
            if (theirs.size() >= limit) break;
            if (match.seats == std::array{one, two} || match.seats == std::array{two, one})
                theirs.push_back(match);
        }
        return theirs;
    }
    std::vector<club::Match> matches_ended_after(const club::Match* last,
                                                 std::size_t limit) const override {
        std::vector<club::Match> over;
        const auto& things = data_.endings.entries();
        auto at =
            last ? things.upper_bound(std::tuple(last->outcome->at, last->id)) : things.begin();
        for (; at != things.end() && over.size() < limit; ++at)
            over.push_back(*data_.matches.find(std::get<club::MatchId>(at->first)));
        return over;
    }

    std::optional<club::PlayerStanding> standing(club::UserId user,
                                                 std::string_view game) const override {
        return found(data_.standings, std::pair(user, std::string(game)));
    }
    std::vector<club::PlayerStanding> standings_of(club::UserId user) const override {
        std::vector<club::PlayerStanding> theirs;
        for (const auto& [of, standing] : data_.standings)
            if (standing.user == user) theirs.push_back(standing);
        return theirs;
    }
    std::vector<club::PlayerStanding> standings(std::string_view game) const override {
        std::vector<club::PlayerStanding> all;
        for (const auto& [of, standing] : data_.standings)
            if (standing.game == game) all.push_back(standing);
        std::ranges::stable_sort(all, std::greater(),
                                 [](const club::PlayerStanding& one) { return one.rating.rating; });
        return all;
    }
    std::vector<club::RatingChange> rating_changes(club::MatchId match) const override {
        std::vector<club::RatingChange> changes;
        for (const auto& [of, change] : data_.rating_changes)
            if (change.match == match) changes.push_back(change);
        return changes;
    }
    std::vector<club::RatingChange> rating_changes(club::UserId user, std::string_view game,
                                                   std::size_t limit) const override {
        std::vector<club::RatingChange> changes;
        for (const auto& [of, change] : data_.rating_changes)
            if (change.user == user && change.game == game) changes.push_back(change);
        std::ranges::sort(changes, std::greater(), [](const club::RatingChange& one) {
            return std::tuple(one.at, one.match);
        });
        if (changes.size() > limit) changes.resize(limit);
        return changes;
    }
    std::vector<club::PlayedMove> moves(club::MatchId id) const override {
        std::vector<club::PlayedMove> all;
        const auto& things = data_.moves.entries();
        for (auto at = things.lower_bound(std::pair(id, 0)); at != things.end(); ++at) {
            if (at->first.first != id) break;
            all.push_back(at->second);
        }
        return all;
    }

    std::vector<club::OpenChallenge> offers(std::optional<std::string_view> game) const override {
        std::vector<club::OpenChallenge> open;
        for (const auto& [number, offer] : std::views::reverse(data_.offers.entries()))
            if (!game || offer.game == *game) open.push_back(offer);
        return open;
    }
    std::optional<club::OpenChallenge> offer_on(std::string_view game, int board) const override {
        for (const auto& [number, offer] : data_.offers)
            if (offer.game == game && offer.board == board) return offer;
        return std::nullopt;
    }
    std::vector<club::MatchSubscription> subscriptions(club::MatchId match) const override {
        std::vector<club::MatchSubscription> watching;
        for (const auto& [of, watch] : data_.watches)
            if (watch.match == match) watching.push_back(watch);
        return watching;
    }
    std::vector<club::MatchSubscription> subscriptions_of(club::UserId user) const override {
        std::vector<club::MatchSubscription> watched;
        for (const auto& [of, watch] : data_.watches)
            if (watch.user == user) watched.push_back(watch);
        return watched;
    }
    std::vector<club::ChatMessage> chat_messages(club::MatchId match) const override {
        std::vector<club::ChatMessage> said;
        const auto& things = data_.remarks.entries();
        for (auto at = things.lower_bound(std::pair(match, 0)); at != things.end(); ++at) {
            if (at->first.first != match) break;
            said.push_back(at->second);
        }
        return said;
    }

    std::optional<club::Tournament> tournament(club::TournamentId id) const override {
        return found(data_.tournaments, id);
    }
    std::optional<club::Tournament> tournament_named(std::string_view name) const override {
        const club::TournamentId* id = data_.tournament_names.find(fold_case(name));
        return id ? tournament(*id) : std::nullopt;
    }
    std::vector<club::Tournament> tournaments(std::optional<std::string_view> game) const override {
        std::vector<club::Tournament> all;
        for (const auto& [id, one] : std::views::reverse(data_.tournaments.entries()))
            if (!game || one.game == *game) all.push_back(one);
        return all;
    }
    std::vector<club::Tournament> tournaments_due(club::Instant now) const override {
        std::vector<club::Tournament> due;
        for (const auto& [id, one] : data_.tournaments)
            if (!one.begun && !one.ended && one.starts <= now) due.push_back(one);
        std::ranges::stable_sort(due, {}, &club::Tournament::starts);
        return due;
    }
    std::vector<club::Entrant> entrants(club::TournamentId id) const override {
        std::vector<club::Entrant> all = of_tournament(data_.entrants, id);
        std::ranges::sort(all, {}, [](const club::Entrant& one) {
            return std::tuple(one.seed, one.entered, one.user);
        });
        return all;
    }
    std::vector<club::Tournament> tournaments_of(club::UserId user) const override {
        std::vector<club::Tournament> theirs;
        for (const club::Tournament& one : tournaments({})) {
            const auto entrant = found(data_.entrants, std::pair(one.id, user));
            if (!one.ended && entrant && !entrant->withdrawn) theirs.push_back(one);
        }
        return theirs;
    }
    std::vector<tournament::Pairing> pairings(club::TournamentId id) const override {
        return of_tournament(data_.pairings, id);
    }
    std::vector<club::TournamentGame> tournament_games(club::TournamentId id) const override {
        return of_tournament(data_.tournament_games, id);
    }
    std::optional<club::TournamentGame> tournament_game(club::MatchId id) const override {
        return found(data_.games_of_tournaments, id);
    }

    std::vector<club::Letter> letters_to(club::UserId reader, std::size_t limit) const override {
        std::vector<club::Letter> wanted;
        if (reader == club::UserId{}) return wanted;
        for (const auto& [id, letter] : std::views::reverse(data_.letters.entries())) {
            if (wanted.size() >= limit) break;
            if (letter.to == reader) wanted.push_back(letter);
        }
        return wanted;
    }
    std::vector<club::Letter> letters_before(club::LetterId id, club::UserId reader,
                                             std::size_t limit) const override {
        std::vector<club::Letter> wanted = letters_to(reader, data_.letters.entries().size());
        std::erase_if(wanted, [&](const club::Letter& one) { return one.id >= id; });
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }
    std::optional<club::Letter> letter(club::LetterId id) const override {
        return found(data_.letters, id);
    }
    std::vector<club::Letter> letters_due(club::Instant now, std::size_t limit) const override {
        std::vector<club::Letter> wanted;
        for (const auto& [id, due] : data_.unsent) {
            if (wanted.size() >= limit) break;
            if (due <= now) wanted.push_back(*data_.letters.find(id));
        }
        return wanted;
    }
    std::vector<club::Letter> failed_letters(std::size_t limit) const override {
        std::vector<club::Letter> dead;
        for (const auto& [id, letter] : std::views::reverse(data_.letters.entries())) {
            if (dead.size() >= limit) break;
            if (letter.failed_at && !letter.sent) dead.push_back(letter);
        }
        return dead;
    }
    std::size_t answers_to(std::string_view address, club::Instant since) const override {
        if (address.empty()) return 0;
        const auto& things = data_.answers.entries();
        const std::string form = fold_case(address);
        std::size_t count = 0;
        for (auto at = things.lower_bound(std::tuple(form, since, club::LetterId{}));
             at != things.end(); ++at) {
            if (std::get<0>(at->first) != form) break;
            ++count;
        }
        return count;
    }
    std::optional<club::PendingRequest> pending_request(club::PendingRequestId id) const override {
        return found(data_.held, id);
    }
    std::optional<club::PendingSignUp> pending_sign_up(club::SignUpId id) const override {
        return found(data_.held_sign_ups, id);
    }
    std::optional<club::Throttle> throttle(std::string_view key) const override {
        return found(data_.throttles, key);
    }

    std::vector<club::Job> jobs_due(club::Instant now, std::string_view kind,
                                    std::size_t limit) const override {
        std::vector<club::Job> wanted;
        for (const auto& [id, job] : data_.jobs)
            if (job.kind == kind && job.due <= now) wanted.push_back(job);
        std::ranges::sort(wanted, {},
                          [](const club::Job& job) { return std::tuple(job.due, job.id); });
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }
    std::vector<club::Job> jobs_of(club::MatchId match) const override {
        std::vector<club::Job> its;
        for (const auto& [id, job] : data_.jobs)
            if (job.match == match && match != club::MatchId{}) its.push_back(job);
        std::ranges::sort(its, {},
                          [](const club::Job& job) { return std::tuple(job.due, job.id); });
        return its;
    }
    std::vector<club::PushSubscription> push_subscriptions(club::UserId user) const override {
        std::vector<club::PushSubscription> theirs;
        for (const auto& [endpoint, place] : data_.push_places)
            if (place.user == user) theirs.push_back(place);
        std::ranges::stable_sort(theirs, {}, &club::PushSubscription::added);
        return theirs;
    }
    std::vector<club::PushSubscription> push_subscriptions_due(club::Instant now,
                                                               std::size_t limit) const override {
        std::vector<club::PushSubscription> wanted;
        for (const auto& [endpoint, place] : data_.push_places)
            if (place.due && *place.due <= now) wanted.push_back(place);
        std::ranges::stable_sort(wanted, {}, &club::PushSubscription::due);
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }
    std::optional<club::Session> session(std::string_view token_hash) const override {
        return found(data_.sessions, token_hash);
    }
    std::vector<club::Session> sessions(club::UserId user) const override {
        std::vector<club::Session> own;
        for (const auto& [hash, session] : data_.sessions)
            if (session.user == user) own.push_back(session);
        std::ranges::stable_sort(own, {}, &club::Session::begun);
        return own;
    }
    std::optional<club::SecondFactor> second_factor(club::UserId user) const override {
        return found(data_.second_factors, user);
    }
    std::optional<club::StoredResponse> stored_response(std::string_view key) const override {
        const SavedResponse* saved = data_.outcomes.find(key);
        return saved ? std::optional(saved->response) : std::nullopt;
    }
    std::optional<std::string> server_key() const override { return found(data_.house_keys, 1); }

    std::vector<club::ApiToken> tokens(club::UserId user) const override {
        std::vector<club::ApiToken> theirs;
        for (const auto& [id, token] : data_.tokens)
            if (token.user == user) theirs.push_back(token);
        return theirs;
    }
    std::optional<club::ApiToken> token(std::string_view hash) const override {
        for (const auto& [id, token] : data_.tokens)
            if (token.hash == hash) return token;
        return std::nullopt;
    }
    std::vector<club::Event> events_after(std::int64_t number, const club::EventFilter& filter,
                                          std::size_t limit) const override {
        const auto wanted = [&](const club::Event& event) {
            if (filter.match) return event.match == *filter.match;
            if (!filter.player) return true;
            return event.seats[0] == *filter.player || event.seats[1] == *filter.player ||
                   (filter.include_public && event.seats[0] == club::UserId{});
        };
        std::vector<club::Event> found;
        const auto& things = data_.events.entries();
        for (auto at = things.upper_bound(number); at != things.end() && found.size() < limit; ++at)
            if (wanted(at->second)) found.push_back(at->second);
        return found;
    }
    club::EventRange event_range() const override {
        const std::int64_t* last = data_.counters.find("event");
        club::EventRange span{1, last ? *last : 0};
        const auto& things = data_.events.entries();
        span.first = things.empty() ? span.last + 1 : things.begin()->first;
        return span;
    }
    std::vector<club::Webhook> webhooks(club::UserId user) const override {
        std::vector<club::Webhook> theirs;
        for (const auto& [id, webhook] : data_.webhooks)
            if (webhook.user == user) theirs.push_back(webhook);
        return theirs;
    }
    std::vector<club::Webhook> webhooks_due(club::Instant now, std::size_t limit) const override {
        std::vector<club::Webhook> wanted;
        for (const auto& [id, webhook] : data_.webhooks)
            if (webhook.due && *webhook.due <= now) wanted.push_back(webhook);
        std::ranges::stable_sort(wanted, {}, &club::Webhook::due);
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }

    std::vector<club::Sanction> sanctions(club::UserId user) const override {
        std::vector<club::Sanction> theirs;
        for (const club::Sanction& one : all_sanctions())
            if (one.user == user) theirs.push_back(one);
        return theirs;
    }
    std::vector<club::Sanction> all_sanctions() const override {
        std::vector<club::Sanction> all;
        for (const auto& [of, one] : data_.restraints) all.push_back(one);
        return all;
    }
    std::optional<club::Report> report(club::ReportId id) const override {
        return found(data_.reports, id);
    }
    std::vector<club::Report> reports(bool closed_too, std::size_t limit,
                                      club::ReportId before) const override {
        std::vector<club::Report> wanted;
        for (const auto& [id, one] : std::views::reverse(data_.reports.entries()))
            if (wanted.size() < limit && (closed_too || !one.closed) &&
                (before == club::ReportId{} || id < before))
                wanted.push_back(one);
        return wanted;
    }
    std::size_t reports_by(club::UserId user, club::Instant since) const override {
        return static_cast<std::size_t>(std::ranges::count_if(
            data_.reports.entries(),
            [&](const auto& one) { return one.second.by == user && one.second.at >= since; }));
    }
    std::vector<club::AuditEntry> audit_entries(std::size_t limit,
                                                club::ActId before) const override {
        std::vector<club::AuditEntry> acts;
        for (const auto& [id, act] : std::views::reverse(data_.operator_acts.entries()))
            if (acts.size() < limit && (before == club::ActId{} || id < before))
                acts.push_back(act);
        return acts;
    }
    std::optional<club::Banner> banner() const override { return found(data_.banners, 1); }
    club::ServerStats server_stats(club::Instant now) const override {
        return count_stats(data_, now);
    }

private:
    /// The entries of one tournament in the map's order.
    template <class K, class V>
    static std::vector<V> of_tournament(const UndoableMap<K, V>& map, club::TournamentId id) {
        std::vector<V> all;
        for (const auto& [key, value] : map)
            if (std::get<0>(key) == id) all.push_back(value);
        return all;
    }

protected:
    MemoryState& data_;
};

}  // namespace posthouse::store
