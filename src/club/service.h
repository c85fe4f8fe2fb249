// The club's service: one request is carried out in one unit of work, with all that follows from
// it: the move, the clock, the letters, the jobs, and the answer itself. Either all of it is there
// afterwards or nothing is.
//
// A line that is refused changes nothing. The same key has one effect, however often it comes.
//
// Deliberately absent: I/O, threads, passwords in the clear (doorkeeper.h), asking the time.
#pragma once

#include "club/by_operator.h"
#include "club/command_table.h"
#include "club/door.h"
#include "club/doorkeeper.h"
#include "club/letter_limits.h"
#include "club/limit_reached.h"
#include "club/pauses.h"
#include "club/secrets.h"
#include "club/table.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace posthouse {

struct Terms;  // what a challenge asks for: club/seats.h

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

struct WholeReply;

class Service {
public:
    explicit Service(ServiceSettings settings) : settings_(std::move(settings)) {}

    Reply handle(Unit&, const Request&, const Proofs&) const;

    /// A job of a turn's clock: its time is up and the match is lost, or its player is reminded.
    /// Does nothing where the job is gone or the turn is over; puts it off where the clock stood
    /// still. Or a challenge's time is over.
    Reply flag(Unit&, const Job&, Instant now) const;

    /// Begins a tournament whose time has come; nothing where it has begun already.
    Reply begin_due_tournament(Unit&, TournamentId, Instant now) const;

    /// The computer takes the empty seat at a board that has waited for somebody long enough, where
    /// it may; nothing where it may not, or where the board waits no more.
    Reply keep_company(Unit&, std::string_view game, int board, Instant now) const;

    /// The house is open. Where it was not for a while, by the last sign of that, no clock has run
    /// since.
    static void note_alive(Unit&, Instant now);

    /// Gives the computer its accounts, one for each level, where it has none yet.
    static void seat_computers(Unit&, Instant now);

    // What the operator does, each in one unit of work: it is written down among his acts, and
    // those whom it concerns are told by letter. Answered with a sentence for him.

    // service_operator.cpp: players.
    /// `lasting`: none: until he lifts it. A ban takes the player's offers and wishes for matches
    /// away; his matches run on.
    Or<std::string> restrain(Unit&, const ByOperator&, std::string_view name, RestraintKind,
                             std::optional<milliseconds> lasting) const;
    Or<std::string> lift(Unit&, const ByOperator&, std::string_view name, RestraintKind) const;
    Or<std::string> rename(Unit&, const ByOperator&, std::string_view name,
                           std::string_view to) const;
    /// The only address he has from now on, as if he had confirmed it.
    Or<std::string> give_address(Unit&, const ByOperator&, std::string_view name,
                                 const std::string& address) const;
    /// A word with which the player may choose another password, once, until `lasting` is over.
    Or<std::string> reset_word(Unit&, const ByOperator&, std::string_view name,
                               milliseconds lasting) const;
    /// What every page shows at its top from now on, until then or until it is ended.
    Or<std::string> set_banner(Unit&, const ByOperator&, std::string_view text,
                               std::optional<Instant> until) const;
    Or<std::string> end_banner(Unit&, const ByOperator&) const;
    /// For a player who has lost their authenticator and their recovery codes.
    Or<std::string> end_two_factor(Unit&, const ByOperator&, std::string_view name) const;
    /// From now on they keep order on the page (moderation.h). Only somebody who has switched on
    /// two-factor authentication: a stolen password alone must never be worth so much.
    Or<std::string> make_operator(Unit&, const ByOperator&, std::string_view name) const;
    Or<std::string> end_operator(Unit&, const ByOperator&, std::string_view name) const;
    Or<std::string> close_report(Unit&, const ByOperator&, ReportId) const;
    /// Deletes the account (service_leaving.cpp), also of who left before names were forgotten. The
    /// act that is written down names nobody.
    Or<std::string> delete_player(Unit&, const ByOperator&, std::string_view name) const;

    // service_repair.cpp: matches.
    /// Back to the position after so many moves, also where the match was over.
    Or<std::string> take_back_to(Unit&, const ByOperator&, Match, int plies) const;
    /// The match is over with this result, or with another one than it had; none: it counts
    /// nowhere.
    Or<std::string> rule(Unit&, const ByOperator&, Match, std::optional<Result>) const;
    /// `to` plays on in the place of `from`.
    Or<std::string> give_seat(Unit&, const ByOperator&, Match, std::string_view from,
                              std::string_view to) const;
    /// The turn's jobs are made anew; its clock is not touched.
    Or<std::string> wind_anew(Unit&, const ByOperator&, Match) const;
    /// What is wrong with a running match, in a few words: nobody would ever end its turn, or it
    /// does not replay. Empty where all is well.
    static std::string damage(const Reader&, const Match&);

    /// What a computer's play is like, in a word or two; nothing is said of people.
    static std::string_view plays_like(const User&);

private:
    struct Errand;      // one line of a request on its way
    struct Sender;      // who may be behind a request
    struct Task;        // one line that is to be carried out
    struct CarriedOut;  // what became of a request
    using Said = Or<std::string>;

    // service.cpp: a request as a whole.
    CarriedOut carry_out_request(Unit&, const Request&, const Proofs&) const;
    void carry_out_task(Unit&, const Request&, const Task&, Sender&, CarriedOut&) const;
    static void note_presence(Errand&);
    static const std::string& unproved_return(const Request&);
    std::string return_of(const Unit&, const Request&, bool proved) const;
    Said carry_out(Errand&) const;
    std::string refused(Errand&, const Refusal&) const;

    // service_replies.cpp: what a mail stands for that is no command.
    /// Why a request is answered with a question before its lines are read; none: they are read.
    static std::optional<Refusal> unreadable(const Request&);
    /// The answer to somebody who replies to another player's letter.
    static CarriedOut not_theirs();
    /// What the lines of a reply to a board letter stand for; else it is answered with a question.
    Or<std::vector<Task>, CarriedOut> read_reply(Unit&, const Request&, const Proofs&,
                                                 const Match&) const;
    static std::string ask_about(Unit&, const Sender&, const Table&, const WholeReply&, Reply&);

    // answering.cpp: the letter that answers a mail.
    void answer_by_letter(Unit&, const Request&, const CarriedOut&) const;
    bool asked_enough(const Reader&, const Letter& question) const;
    void tell_silence(Unit&, Letter question) const;

    // speaking.cpp: who is speaking.
    Sender sender_of(Unit&, const Request&) const;
    Or<Command> read_as(const Unit&, const Sender&, const std::string& line, const Proof&) const;
    /// The player whom the sender of this command may be; none where it could be several.
    std::optional<User> candidate(const Unit&, const Sender&, const Command&) const;
    std::optional<UserId> known_to_speak(const Unit&, const Sender&, const Command&) const;
    static std::optional<User> proved_by_password(const Errand&);
    static bool needs_a_code(const Errand&, UserId claimed);
    /// Who is speaking, if that is proved well enough for the command; else a sentence, and where
    /// it can be proved later the command is held.
    Or<User> speaker(Errand&) const;
    Or<User> proved_speaker(Errand&) const;  // whatever the operator has decreed about him
    /// The match named by the slot `board`, if the user plays in it, or has played.
    Or<Match> own_match(Errand&, const User&) const;
    Or<Match> seated(Errand&, const User&) const;  // the same, if it runs
    /// The same, also where it has not been accepted yet.
    Or<Match> seated_or_challenged(Errand&, const User&) const;
    Refusal hold(Errand&, const User&) const;
    void ask_to_confirm(Unit&, const Request&, Sender&) const;
    Said confirm_held(Errand&, HeldId) const;
    /// Whether a task is only as good as the mark that came with it.
    bool rests_on_mark(const Unit&, const Sender&, const Task&) const;

    // service_accounts.cpp
    static std::string tokens_after_change(Errand&, const User&);
    Said help(Errand&) const;
    Said sign_up(Errand&) const;
    Said hold_sign_up(Errand&, const User&) const;  // service_sign_ups.cpp
    Said confirm_sign_up(Errand&, SignUpId) const;
    Said confirm(Errand&) const;
    Said confirm_address(Errand&, User&, Address&) const;
    std::string send_confirmations(const Errand&, const User&) const;
    std::string send_confirmation(const Errand&, const User&, const Address&) const;
    /// Why an address that nobody has confirmed gets no letter at present (letter_limits.h); none:
    /// it may have one, and that is counted.
    std::optional<Refusal> no_letter_to(const Errand&, const std::string& address) const;
    Said change_password(Errand&) const;
    Said reset_password(Errand&) const;
    Said change_mail_password(Errand&) const;
    Said change_address(Errand&) const;

    // service_leaving.cpp
    Said sign_off(Errand&) const;
    Said export_own(Errand&) const;
    /// Ends all that this player takes part in, and forgets them; how many matches they gave up.
    std::size_t leave(Errand&, const User&) const;

    // service_letters.cpp: the post.
    Said message(Errand&) const;
    Said broadcast(Errand&) const;
    Said letters(Errand&) const;
    Said report(Errand&) const;

    // service_blocks.cpp: whom a player wants nothing of.
    Said block(Errand&) const;
    Said unblock(Errand&) const;

    // service_wishes.cpp: how often mail comes.
    Said notify(Errand&) const;

    // service_rest.cpp: when a player's clocks stand still.
    Said vacation(Errand&) const;
    Said sleep(Errand&) const;
    Said weekend(Errand&) const;
    Said wish_rest(Errand&, const User&, const Rest&) const;

    // service_clock.cpp: what clocks do by themselves.
    void wind_clock(Unit&, const Match&, bool person) const;
    void pauses_changed(Errand&, UserId) const;
    void remind(Unit&, const Job&, const Match&, const Pauses&, Instant now) const;
    void last_call(Unit&, const Job&, const Match&, const Pauses&, Instant now, Reply&) const;

    // service_lists.cpp
    Said list(Errand&) const;
    Said all_show(Errand&) const;
    Said games(Errand&) const;
    Said history(Errand&) const;
    Said standings(Errand&) const;

    // service_seats.cpp: how two people come to a board.
    Said challenge(Errand&) const;
    /// `one`: whichever of the two was named first.
    Said challenge_player(Errand&, const User&, const User& opponent, const User& one, Terms) const;
    Said rematch(Errand&) const;
    std::optional<Refusal> not_with(Errand&, const Game&, const User&, const User& opponent) const;
    /// Whether the lot has just said who moves first in a match that begins.
    enum class Lot : bool { none, drawn };
    static Match seat_match(Errand&, Match);  // nobody is told yet
    /// The match begins, and the player whose turn it is makes this move; nothing where they
    /// cannot.
    Said begin_with_move(Errand&, Match, std::string_view typed) const;
    Table begin_match(Errand&, Match, std::optional<UserId> but, Lot = Lot::none) const;
    void tell_lot(Errand&, const Match&) const;

    // service_challenges.cpp: what becomes of a challenge, and whose a player wants.
    Said accept_challenge(Errand&, const User&, Match) const;
    Said give_up_challenge(Errand&, const User&, Match) const;  // declined, or taken back
    /// `reason`: "declined", "withdrawn" or "expired".
    void end_challenge(Unit&, Match&, std::string_view reason, Instant now, Reply&) const;
    /// All that this player has made or may accept; `with`: only those with that other player.
    void end_challenges_of(Unit&, const User&, Instant now, Reply&,
                           std::optional<UserId> with = std::nullopt) const;
    /// Why one of the two cannot begin the match that is offered.
    std::optional<Refusal> cannot_begin(Errand&, const Match&, UserId asking) const;
    void begin_offered(Errand&, Match&) const;  // nobody is told yet
    void add_expiry(Unit&, const Match&) const;
    /// Why this player begins no more matches.
    void reached(std::string_view limit, std::string_view who) const {
        if (settings_.limit_reached) settings_.limit_reached(limit, who);
    }
    std::optional<Refusal> too_many_matches(const Reader&, const User&, UserId asking) const;
    Said offers(Errand&) const;
    Said add_friends(Errand&) const;
    Said remove_friends(Errand&) const;

    // service_waiting.cpp: the waiting room.
    Said post_offer(Errand&, const User&, Offer) const;
    Said waiting(Errand&) const;
    Said accept(Errand&) const;
    Said reject(Errand&) const;
    Said withdraw(Errand&) const;
    Said withdraw(Errand&, const User&, const Offer&) const;
    /// The match begins with this player in the empty seat; the board is posted anew where more
    /// are to begin from it.
    Table sit_down(Errand&, const Offer&, const User& poster, const User& comer,
                   std::optional<UserId> but) const;

    // service_seeking.cpp: being paired.
    Said seek(Errand&) const;
    Said limit(Errand&) const;
    /// Begins matches between those who seek one, as many as they want.
    void pair_seekers(Errand&, const Game&, const Match* ended = nullptr) const;
    void pair_with_computers(Errand&, const Game&) const;

    // service_etiquette.cpp
    Said yield(Errand&) const;

    // service_tournaments.cpp
    Said announce_tournament(Errand&) const;
    Said join_tournament(Errand&) const;
    Said leave_tournament(Errand&) const;
    Said tournaments(Errand&) const;
    void withdraw(Errand&, const Tournament&, Entrant) const;
    void begin_tournament(Errand&, Tournament) const;
    /// Pairs and begins whatever follows from what has been played.
    void advance_tournament(Errand&, TournamentId) const;

    // service_sessions.cpp: sessions and two-factor authentication.
    Said sessions(Errand&) const;
    Said end_session(Errand&) const;
    /// All of this player's but the one with the hash `kept`; how many they were.
    static std::size_t end_sessions(Errand&, UserId, std::string_view kept);
    Said two_factor(Errand&) const;
    Said set_up_two_factor(Errand&, const User&) const;

    // service_programs.cpp: tokens and webhooks.
    Said make_token(Errand&) const;
    Said tokens(Errand&) const;
    Said revoke_token(Errand&) const;
    Said make_webhook(Errand&) const;
    Said webhooks(Errand&) const;
    Said revoke_webhook(Errand&) const;

    // service_matches.cpp: playing and looking.
    Said move(Errand&) const;
    Said resign(Errand&) const;
    Said show(Errand&) const;
    Said show_as(Errand&) const;
    Said preview(Errand&) const;
    /// Plays a move that is known to be this player's turn and wish, and what follows from it: the
    /// clock, the ending, plans that answer it, the letters. The sentence where it is not legal.
    Or<Table> play(Errand&, Match, std::string_view typed, std::string_view comment) const;
    std::optional<Refusal> move_at_offer(Errand&, Record, Match&, std::string_view typed) const;
    /// Ends the match and tells everybody but the one who has the answer already.
    void end_match(Errand&, Match&, Ending, std::optional<UserId> but = std::nullopt) const;
    void seek_again(Errand&, const Table&) const;

    // service_plans.cpp: moves laid ready, and notes.
    Said queue(Errand&) const;
    Said move_with_plan(Errand&, Match, std::string_view words) const;
    static void change_privately(Errand&, const Match&, UserId);
    Said submit(Errand&) const;
    Said confirm_move(Errand&) const;
    Said note(Errand&) const;

    // service_talk.cpp: what players say to each other at a board.
    Said propose(Errand&, const User&, Match, Proposal) const;
    Said answer_proposal(Errand&, const User&, Match, bool agreed) const;
    /// Adds a line to the talk at the board; without `by` it is the house that says it.
    Remark say_at_board(Errand&, const Match&, std::optional<UserId> by, std::string text,
                        EventKind told_as = EventKind::talk) const;
    /// A letter about it to all who play and watch but `but`.
    void tell_remark(Errand&, const Remark&, const Table&, UserId but) const;
    Said take_back(Errand&, const User&, Match) const;
    Said chat(Errand&) const;
    Said subscribe(Errand&) const;
    Said unsubscribe(Errand&) const;

    void turn_passes(Unit&, Match&, Instant now) const;
    /// A board letter to each person at the table and to all who watch it, but the one who has the
    /// answer already.
    void tell_players(Errand&, const Table&, std::optional<UserId> but) const;

    // service_operator.cpp
    static void note(Unit&, const ByOperator&, std::string what, UserId about = {},
                     MatchId match = {});
    void end_wishes(Unit&, const User&, Instant now) const;
    static void end_role(Unit&, const ByOperator&, User&);
    void tell_operators(Unit&, const Report&, const User& by, std::string_view about) const;

    // service_moderation.cpp: what operators do on the page.
    Reply moderate(Unit&, const Request&) const;
    Said carry_out(Unit&, const User& by, const Moderation&, Instant now, Reply&) const;

    // service_repair.cpp
    void tell_decision(Errand&, const Match&, std::string what, const ByOperator&,
                       EventKind told_as = EventKind::talk) const;

    ServiceSettings settings_;
    std::shared_ptr<LetterLimits> letter_limits_ = std::make_shared<LetterLimits>();
};

}  // namespace posthouse
