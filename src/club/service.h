// The club's service: one request is carried out in one unit of work, with all that follows from
// it: the move, the clock, the letters, the jobs, and the answer itself. Either all of it is there
// afterwards or nothing is.
//
// A line that is refused changes nothing. The same key has one effect, however often it comes.
//
// Deliberately absent: I/O, threads, passwords in the clear (doorkeeper.h), asking the time.
#pragma once

#include "club/authenticator.h"
#include "club/backend.h"
#include "club/clock.h"
#include "club/command_table.h"
#include "club/letter_limits.h"
#include "club/loaded_match.h"
#include "club/moderation.h"
#include "club/secrets.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace posthouse::club {

struct MatchTerms;  // what a challenge asks for: club/matchmaking.h

struct ServiceSettings {
    std::string host;                     // the part behind the @ of the house's Message-IDs
    HouseKey key;                         // knows the confirmation words and all marks
    std::function<std::uint64_t()> lot;   // random bits, for who moves first
    std::size_t answers_an_hour = 60;     // to one correspondent; what is above stays on the page
    std::size_t questions_an_hour = 5;    // the same, to mails in which nothing was understood
    bool webhooks_to_loopback = false;    // for tests: http://127.0.0.1 may be called, too
    std::string operator_address{};       // where reports go; empty: they wait to be looked at
    Circle begins_with = Circle::nobody;  // whose challenges begin at once, for a new player
    std::chrono::days offers_last{14};    // a challenge that nobody accepts
    std::size_t matches_max = 200;        // that one player may have running
    SignUpLimits sign_ups{};
    bool sign_ups_confirmed = false;  // a name is given only once a letter was answered
    /// Told who is forgotten, before that is durable, so that files that name them can go, too.
    std::function<void(const Forgotten&)> forgetting{};
    LimitReached limit_reached{};
};

struct ParsedReply;

class Service {
public:
    explicit Service(ServiceSettings settings) : settings_(std::move(settings)) {}

    Response handle(UnitOfWork&, const Request&, const PasswordChecks&) const;

    /// A job of a turn's clock: its time is up and the match is lost, or its player is reminded.
    /// Does nothing where the job is gone or the turn is over; puts it off where the clock stood
    /// still. Or a challenge's time is over.
    Response flag(UnitOfWork&, const Job&, Instant now) const;

    /// Begins a tournament whose time has come; nothing where it has begun already.
    Response begin_due_tournament(UnitOfWork&, TournamentId, Instant now) const;

    /// The computer takes the empty seat at a board that has waited for somebody long enough, where
    /// it may; nothing where it may not, or where the board waits no more.
    Response seat_computer_opponent(UnitOfWork&, std::string_view game, int board,
                                    Instant now) const;

    /// The house is open. Where it was not for a while, by the last sign of that, no clock has run
    /// since.
    static void record_heartbeat(UnitOfWork&, Instant now);

    /// Gives the computer its accounts, one for each level, where it has none yet.
    static void seat_computers(UnitOfWork&, Instant now);

    // What the operator does, each in one unit of work: it is written down among his acts, and
    // those whom it concerns are told by letter. Answered with a sentence for him.

    // service_operator.cpp: players.
    /// `lasting`: none: until he lifts it. A ban takes the player's offers and wishes for matches
    /// away; his matches run on.
    Expected<std::string> restrain(UnitOfWork&, const OperatorContext&, std::string_view name,
                                   SanctionKind, std::optional<milliseconds> lasting) const;
    Expected<std::string> lift(UnitOfWork&, const OperatorContext&, std::string_view name,
                               SanctionKind) const;
    Expected<std::string> rename(UnitOfWork&, const OperatorContext&, std::string_view name,
                                 std::string_view to) const;
    /// The only address he has from now on, as if he had confirmed it.
    Expected<std::string> give_address(UnitOfWork&, const OperatorContext&, std::string_view name,
                                       const std::string& address) const;
    /// A word with which the player may choose another password, once, until `lasting` is over.
    Expected<std::string> reset_word(UnitOfWork&, const OperatorContext&, std::string_view name,
                                     milliseconds lasting) const;
    /// What every page shows at its top from now on, until then or until it is ended.
    Expected<std::string> set_banner(UnitOfWork&, const OperatorContext&, std::string_view text,
                                     std::optional<Instant> until) const;
    Expected<std::string> end_banner(UnitOfWork&, const OperatorContext&) const;
    /// For a player who has lost their authenticator and their recovery codes.
    Expected<std::string> end_two_factor(UnitOfWork&, const OperatorContext&,
                                         std::string_view name) const;
    /// From now on they keep order on the page (moderation.h). Only somebody who has switched on
    /// two-factor authentication: a stolen password alone must never be worth so much.
    Expected<std::string> make_operator(UnitOfWork&, const OperatorContext&,
                                        std::string_view name) const;
    Expected<std::string> end_operator(UnitOfWork&, const OperatorContext&,
                                       std::string_view name) const;
    Expected<std::string> close_report(UnitOfWork&, const OperatorContext&, ReportId) const;
    /// Deletes the account (service_leaving.cpp), also of who left before names were forgotten. The
    /// act that is written down names nobody.
    Expected<std::string> delete_player(UnitOfWork&, const OperatorContext&,
                                        std::string_view name) const;

    // service_repair.cpp: matches.
    /// Back to the position after so many moves, also where the match was over.
    Expected<std::string> take_back_to(UnitOfWork&, const OperatorContext&, Match, int plies) const;
    /// The match is over with this result, or with another one than it had; none: it counts
    /// nowhere.
    Expected<std::string> rule(UnitOfWork&, const OperatorContext&, Match,
                               std::optional<Result>) const;
    /// `to` plays on in the place of `from`.
    Expected<std::string> give_seat(UnitOfWork&, const OperatorContext&, Match,
                                    std::string_view from, std::string_view to) const;
    /// The turn's jobs are made anew; its clock is not touched.
    Expected<std::string> recreate_turn_jobs(UnitOfWork&, const OperatorContext&, Match) const;
    /// What is wrong with a running match, in a few words: nobody would ever end its turn, or it
    /// does not replay. Empty where all is well.
    static std::string match_problem(const StoreReader&, const Match&);

    /// What a computer's play is like, in a word or two; nothing is said of people.
    static std::string_view plays_like(const User&);

private:
    struct CommandContext;   // one line of a request on its way
    struct SenderIdentity;   // who may be behind a request
    struct RequestLine;      // one line that is to be carried out
    struct ExecutionResult;  // what became of a request
    using Said = Expected<std::string>;

    // service.cpp: a request as a whole.
    ExecutionResult carry_out_request(UnitOfWork&, const Request&, const PasswordChecks&) const;
    void carry_out_task(UnitOfWork&, const Request&, const RequestLine&, SenderIdentity&,
                        ExecutionResult&) const;
    static void note_presence(CommandContext&);
    static const std::string& unproved_return(const Request&);
    std::string return_of(const UnitOfWork&, const Request&, bool proved) const;
    Said carry_out(CommandContext&) const;
    std::string refused(CommandContext&, const Refusal&) const;

    // service_replies.cpp: what a mail stands for that is no command.
    /// Why a request is answered with a question before its lines are read; none: they are read.
    static std::optional<Refusal> unreadable(const Request&);
    /// The answer to somebody who replies to another player's letter.
    static ExecutionResult not_theirs();
    /// What the lines of a reply to a board letter stand for; else it is answered with a question.
    Expected<std::vector<RequestLine>, ExecutionResult> read_reply(UnitOfWork&, const Request&,
                                                                   const PasswordChecks&,
                                                                   const Match&) const;
    static std::string ask_about(UnitOfWork&, const SenderIdentity&, const LoadedMatch&,
                                 const ParsedReply&, Response&);

    // answering.cpp: the letter that answers a mail.
    void answer_by_letter(UnitOfWork&, const Request&, const ExecutionResult&) const;
    bool asked_enough(const StoreReader&, const Letter& question) const;
    void tell_silence(UnitOfWork&, Letter question) const;

    // speaking.cpp: who is speaking.
    SenderIdentity sender_of(UnitOfWork&, const Request&) const;
    Expected<Command> read_as(const UnitOfWork&, const SenderIdentity&, const std::string& line,
                              const PasswordCheck&) const;
    /// The player whom the sender of this command may be; none where it could be several.
    std::optional<User> candidate(const UnitOfWork&, const SenderIdentity&, const Command&) const;
    std::optional<UserId> known_to_speak(const UnitOfWork&, const SenderIdentity&,
                                         const Command&) const;
    static std::optional<User> proved_by_password(const CommandContext&);
    static bool needs_a_code(const CommandContext&, UserId claimed);
    /// Who is speaking, if that is proved well enough for the command; else a sentence, and where
    /// it can be proved later the command is held.
    Expected<User> speaker(CommandContext&) const;
    Expected<User> proved_speaker(
        CommandContext&) const;  // whatever the operator has decreed about him
    /// The match named by the slot `board`, if the user plays in it, or has played.
    Expected<Match> own_match(CommandContext&, const User&) const;
    Expected<Match> seated(CommandContext&, const User&) const;  // the same, if it runs
    /// The same, also where it has not been accepted yet.
    Expected<Match> seated_or_challenged(CommandContext&, const User&) const;
    Refusal add_pending(CommandContext&, const User&) const;
    void ask_to_confirm(UnitOfWork&, const Request&, SenderIdentity&) const;
    Said confirm_held(CommandContext&, HeldId) const;
    /// Whether a task is only as good as the mark that came with it.
    bool rests_on_mark(const UnitOfWork&, const SenderIdentity&, const RequestLine&) const;

    // service_accounts.cpp
    static std::string tokens_after_change(CommandContext&, const User&);
    Said help(CommandContext&) const;
    Said sign_up(CommandContext&) const;
    Said hold_sign_up(CommandContext&, const User&) const;  // service_sign_ups.cpp
    Said confirm_sign_up(CommandContext&, SignUpId) const;
    Said confirm(CommandContext&) const;
    Said confirm_address(CommandContext&, User&, Address&) const;
    std::string send_confirmations(const CommandContext&, const User&) const;
    std::string send_confirmation(const CommandContext&, const User&, const Address&) const;
    /// Why an address that nobody has confirmed gets no letter at present (letter_limits.h); none:
    /// it may have one, and that is counted.
    std::optional<Refusal> no_letter_to(const CommandContext&, const std::string& address) const;
    Said change_password(CommandContext&) const;
    Said reset_password(CommandContext&) const;
    Said change_mail_password(CommandContext&) const;
    Said change_address(CommandContext&) const;

    // service_leaving.cpp
    Said sign_off(CommandContext&) const;
    Said export_own(CommandContext&) const;
    /// Ends all that this player takes part in, and forgets them; how many matches they gave up.
    std::size_t leave(CommandContext&, const User&) const;

    // service_letters.cpp: the post.
    Said message(CommandContext&) const;
    Said broadcast(CommandContext&) const;
    Said letters(CommandContext&) const;
    Said report(CommandContext&) const;

    // service_blocks.cpp: whom a player wants nothing of.
    Said block(CommandContext&) const;
    Said unblock(CommandContext&) const;

    // service_wishes.cpp: how often mail comes.
    Said notify(CommandContext&) const;

    // service_rest.cpp: when a player's clocks stand still.
    Said vacation(CommandContext&) const;
    Said sleep(CommandContext&) const;
    Said weekend(CommandContext&) const;
    Said set_rest_schedule(CommandContext&, const User&, const RestSchedule&) const;

    // service_clock.cpp: what clocks do by themselves.
    void schedule_turn_jobs(UnitOfWork&, const Match&, bool person) const;
    void pauses_changed(CommandContext&, UserId) const;
    void remind(UnitOfWork&, const Job&, const Match&, const PauseSet&, Instant now) const;
    void last_call(UnitOfWork&, const Job&, const Match&, const PauseSet&, Instant now,
                   Response&) const;

    // service_lists.cpp
    Said list(CommandContext&) const;
    Said all_show(CommandContext&) const;
    Said games(CommandContext&) const;
    Said history(CommandContext&) const;
    Said standings(CommandContext&) const;

    // service_seats.cpp: how two people come to a board.
    Said challenge(CommandContext&) const;
    /// `one`: whichever of the two was named first.
    Said challenge_player(CommandContext&, const User&, const User& opponent, const User& one,
                          MatchTerms) const;
    Said rematch(CommandContext&) const;
    std::optional<Refusal> not_with(CommandContext&, const games::Game&, const User&,
                                    const User& opponent) const;
    /// Whether the lot has just said who moves first in a match that begins.
    enum class Lot : bool { none, drawn };
    static Match seat_match(CommandContext&, Match);  // nobody is told yet
    /// The match begins, and the player whose turn it is makes this move; nothing where they
    /// cannot.
    Said begin_with_move(CommandContext&, Match, std::string_view typed) const;
    LoadedMatch begin_match(CommandContext&, Match, std::optional<UserId> but,
                            Lot = Lot::none) const;
    void tell_lot(CommandContext&, const Match&) const;

    // service_challenges.cpp: what becomes of a challenge, and whose a player wants.
    Said accept_challenge(CommandContext&, const User&, Match) const;
    Said give_up_challenge(CommandContext&, const User&, Match) const;  // declined, or taken back
    /// `reason`: "declined", "withdrawn" or "expired".
    void end_challenge(UnitOfWork&, Match&, std::string_view reason, Instant now, Response&) const;
    /// All that this player has made or may accept; `with`: only those with that other player.
    void end_challenges_of(UnitOfWork&, const User&, Instant now, Response&,
                           std::optional<UserId> with = std::nullopt) const;
    /// Why one of the two cannot begin the match that is offered.
    std::optional<Refusal> cannot_begin(CommandContext&, const Match&, UserId asking) const;
    void begin_offered(CommandContext&, Match&) const;  // nobody is told yet
    void add_expiry(UnitOfWork&, const Match&) const;
    /// Why this player begins no more matches.
    void reached(std::string_view limit, std::string_view who) const {
        if (settings_.limit_reached) settings_.limit_reached(limit, who);
    }
    std::optional<Refusal> too_many_matches(const StoreReader&, const User&, UserId asking) const;
    Said offers(CommandContext&) const;
    Said add_friends(CommandContext&) const;
    Said remove_friends(CommandContext&) const;

    // service_waiting.cpp: the waiting room.
    Said post_offer(CommandContext&, const User&, OpenChallenge) const;
    Said waiting(CommandContext&) const;
    Said accept(CommandContext&) const;
    Said reject(CommandContext&) const;
    Said withdraw(CommandContext&) const;
    Said withdraw(CommandContext&, const User&, const OpenChallenge&) const;
    /// The match begins with this player in the empty seat; the board is posted anew where more
    /// are to begin from it.
    LoadedMatch sit_down(CommandContext&, const OpenChallenge&, const User& poster,
                         const User& comer, std::optional<UserId> but) const;

    // service_seeking.cpp: being paired.
    Said seek(CommandContext&) const;
    Said limit(CommandContext&) const;
    /// Begins matches between those who seek one, as many as they want.
    void pair_seekers(CommandContext&, const games::Game&, const Match* ended = nullptr) const;
    void pair_with_computers(CommandContext&, const games::Game&) const;

    // service_etiquette.cpp
    Said yield(CommandContext&) const;

    // service_tournaments.cpp
    Said announce_tournament(CommandContext&) const;
    Said join_tournament(CommandContext&) const;
    Said leave_tournament(CommandContext&) const;
    Said tournaments(CommandContext&) const;
    void withdraw(CommandContext&, const Tournament&, Entrant) const;
    void begin_tournament(CommandContext&, Tournament) const;
    /// Pairs and begins whatever follows from what has been played.
    void advance_tournament(CommandContext&, TournamentId) const;

    // service_sessions.cpp: sessions and two-factor authentication.
    Said sessions(CommandContext&) const;
    Said end_session(CommandContext&) const;
    /// All of this player's but the one with the hash `kept`; how many they were.
    static std::size_t end_sessions(CommandContext&, UserId, std::string_view kept);
    Said two_factor(CommandContext&) const;
    Said set_up_two_factor(CommandContext&, const User&) const;

    // service_programs.cpp: tokens and webhooks.
    Said make_token(CommandContext&) const;
    Said tokens(CommandContext&) const;
    Said revoke_token(CommandContext&) const;
    Said make_webhook(CommandContext&) const;
    Said webhooks(CommandContext&) const;
    Said revoke_webhook(CommandContext&) const;

    // service_matches.cpp: playing and looking.
    Said move(CommandContext&) const;
    Said resign(CommandContext&) const;
    Said show(CommandContext&) const;
    Said show_as(CommandContext&) const;
    Said preview(CommandContext&) const;
    /// Plays a move that is known to be this player's turn and wish, and what follows from it: the
    /// clock, the ending, plans that answer it, the letters. The sentence where it is not legal.
    Expected<LoadedMatch> play(CommandContext&, Match, std::string_view typed,
                               std::string_view comment) const;
    std::optional<Refusal> move_at_offer(CommandContext&, games::GameRecord, Match&,
                                         std::string_view typed) const;
    /// Ends the match and tells everybody but the one who has the answer already.
    void end_match(CommandContext&, Match&, MatchOutcome,
                   std::optional<UserId> but = std::nullopt) const;
    void seek_again(CommandContext&, const LoadedMatch&) const;

    // service_plans.cpp: moves laid ready, and notes.
    Said queue(CommandContext&) const;
    Said move_with_plan(CommandContext&, Match, std::string_view words) const;
    static void change_privately(CommandContext&, const Match&, UserId);
    Said submit(CommandContext&) const;
    Said confirm_move(CommandContext&) const;
    Said note(CommandContext&) const;

    // service_talk.cpp: what players say to each other at a board.
    Said propose(CommandContext&, const User&, Match, Proposal) const;
    Said answer_proposal(CommandContext&, const User&, Match, bool agreed) const;
    /// Adds a line to the talk at the board; without `by` it is the house that says it.
    ChatMessage say_at_board(CommandContext&, const Match&, std::optional<UserId> by,
                             std::string text, EventKind told_as = EventKind::chat) const;
    /// A letter about it to all who play and watch but `but`.
    void tell_remark(CommandContext&, const ChatMessage&, const LoadedMatch&, UserId but) const;
    Said take_back(CommandContext&, const User&, Match) const;
    Said chat(CommandContext&) const;
    Said subscribe(CommandContext&) const;
    Said unsubscribe(CommandContext&) const;

    void turn_passes(UnitOfWork&, Match&, Instant now) const;
    /// A board letter to each person at the table and to all who watch it, but the one who has the
    /// answer already.
    void tell_players(CommandContext&, const LoadedMatch&, std::optional<UserId> but) const;

    // service_operator.cpp
    static void note(UnitOfWork&, const OperatorContext&, std::string what, UserId about = {},
                     MatchId match = {});
    void end_wishes(UnitOfWork&, const User&, Instant now) const;
    static void end_role(UnitOfWork&, const OperatorContext&, User&);
    void tell_operators(UnitOfWork&, const Report&, const User& by, std::string_view about) const;

    // service_moderation.cpp: what operators do on the page.
    Response moderate(UnitOfWork&, const Request&) const;
    Said carry_out(UnitOfWork&, const User& by, const Moderation&, Instant now, Response&) const;

    // service_repair.cpp
    void tell_decision(CommandContext&, const Match&, std::string what, const OperatorContext&,
                       EventKind told_as = EventKind::chat) const;

    ServiceSettings settings_;
    std::shared_ptr<LetterLimits> letter_limits_ = std::make_shared<LetterLimits>();
};

}  // namespace posthouse::club
