// The club's service: executes a request in one unit of work, including its consequences: move,
// clock, letters, jobs and the stored response.
//
// A refused line changes nothing. A request key takes effect only once. No I/O and no reading of
// clocks; passwords have been checked before (authenticator.h).
#pragma once

#include "club/accounts/authenticator.h"
#include "club/commands/backend.h"
#include "club/commands/command_table.h"
#include "club/core/secrets.h"
#include "club/letters/letter_limits.h"
#include "club/matches/clock.h"
#include "club/matches/loaded_match.h"
#include "club/matches/replay_cache.h"
#include "club/moderation/moderation.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace posthouse::club {

struct MatchTerms;  // club/challenges/matchmaking.h

struct ServiceSettings {
    std::string host;                            // host part of the server's Message-IDs
    ServerKey key;                               // for confirmation codes and mail tokens
    std::function<std::uint64_t()> random_bits;  // random bits, to draw lots
    std::size_t replies_per_hour = 60;           // to one correspondent; more stay on the page
    std::size_t questions_per_hour = 5;  // the same, for mails in which nothing was understood
    bool webhooks_to_loopback = false;   // also allow http on this machine
    std::string operator_address{};      // where reports are mailed; empty: they are only stored
    PlayerGroup auto_accepts = PlayerGroup::nobody;  // default of new players
    std::chrono::days challenge_lifetime{14};        // until a challenge expires
    std::size_t matches_max = 200;                   // running matches of one player
    SignUpLimits sign_ups{};
    SignUpPolicy sign_up_policy = SignUpPolicy::open;
    bool confirm_sign_ups = false;  // sign-ups must be confirmed by mail
    /// Called before the deletion of a player is durable, to delete files that name them.
    std::function<void(const DeletedAccount&)> on_forget{};
    LimitReached limit_reached{};
    std::string mail_address{};  // the house's own, which no player may enter
};

struct ParsedReply;
struct SenderIdentity;  // who may have sent a request; command_context.h

class Service {
public:
    explicit Service(ServiceSettings settings) : settings_(std::move(settings)) {}

    Response handle(UnitOfWork&, const Request&, const PasswordChecks&) const;

    /// Runs a clock job: the time is up and the match is lost, the player is reminded, or a
    /// challenge expires. Does nothing if the job is gone or the turn is over; reschedules it if
    /// the clock was paused.
    Response run_turn_job(UnitOfWork&, const Job&, Instant now) const;

    /// Begins the tournament if it is due; lets one go on that has begun.
    Response run_tournament(UnitOfWork&, TournamentId, Instant now) const;

    /// Lets the computer accept an open challenge that has waited long enough and allows it, or
    /// removes an invitation that has expired; otherwise does nothing.
    Response run_open_challenge(UnitOfWork&, std::string_view game, int board, Instant now) const;
    /// Pairs seekers who suit each other by now though nobody has asked again: a block was lifted,
    /// a rating has become provisional, a match of another game has ended.
    Response pair_unasked(UnitOfWork&, std::string_view game, Instant now) const;

    /// Records that the server is running. After a gap since the last heartbeat, no clock has run
    /// meanwhile. `set_back`: this server's clock may have been set back (it has just started, or
    /// its own last heartbeat was later), so that the time until the clock is right again is such a
    /// gap, too. Otherwise a heartbeat before the last one is of a server whose clock is behind,
    /// and ignored.
    static void record_heartbeat(UnitOfWork&, Instant now, bool set_back = false);

    /// Creates the missing computer accounts, one for each level.
    static void create_computer_accounts(UnitOfWork&, Instant now);

    // Operator actions, each in one unit of work: written to the audit log, and the players
    // concerned get a letter. Returns a sentence for the operator.

    // service_operator.cpp: players.
    /// `lasting`: none: until lifted. A ban removes the player's open challenges and searches;
    /// running matches go on.
    Expected<std::string> add_sanction(UnitOfWork&, const OperatorContext&, std::string_view name,
                                       SanctionKind, std::optional<milliseconds> lasting) const;
    Expected<std::string> lift_sanction(UnitOfWork&, const OperatorContext&, std::string_view name,
                                        SanctionKind) const;
    Expected<std::string> rename(UnitOfWork&, const OperatorContext&, std::string_view name,
                                 std::string_view to) const;
    /// Replaces all addresses by this one, as confirmed.
    Expected<std::string> set_address(UnitOfWork&, const OperatorContext&, std::string_view name,
                                      const std::string& address) const;
    /// A token with which the player can choose a new password, once, within `lasting`.
    Expected<std::string> make_reset_token(UnitOfWork&, const OperatorContext&,
                                           std::string_view name, milliseconds lasting) const;
    /// Shows a banner on every page, until then or until it is ended.
    Expected<std::string> set_banner(UnitOfWork&, const OperatorContext&, std::string_view text,
                                     std::optional<Instant> until) const;
    Expected<std::string> end_banner(UnitOfWork&, const OperatorContext&) const;
    /// For a player who has lost their authenticator and their recovery codes.
    Expected<std::string> end_two_factor(UnitOfWork&, const OperatorContext&,
                                         std::string_view name) const;
    /// Lets a player moderate on the page (moderation.h). Requires two-factor authentication, so
    /// that a stolen password alone is not enough.
    Expected<std::string> make_operator(UnitOfWork&, const OperatorContext&,
                                        std::string_view name) const;
    Expected<std::string> end_operator(UnitOfWork&, const OperatorContext&,
                                       std::string_view name) const;
    Expected<std::string> close_report(UnitOfWork&, const OperatorContext&, ReportId) const;
    /// Deletes the account (service_leaving.cpp), also one closed before names were deleted. The
    /// audit entry does not contain the name.
    Expected<std::string> delete_player(UnitOfWork&, const OperatorContext&,
                                        std::string_view name) const;

    // service_repair.cpp: matches.
    /// Takes a match back to the position after this many moves, also if it is over.
    Expected<std::string> take_back_to(UnitOfWork&, const OperatorContext&, Match, int plies) const;
    /// Ends a match with this result, or changes its result; none: it counts nowhere.
    Expected<std::string> decide_result(UnitOfWork&, const OperatorContext&, Match,
                                        std::optional<Result>) const;
    /// Replaces player `from` by `to`.
    Expected<std::string> give_seat(UnitOfWork&, const OperatorContext&, Match,
                                    std::string_view from, std::string_view to) const;
    /// Recreates the jobs of the turn without changing its clock.
    Expected<std::string> recreate_turn_jobs(UnitOfWork&, const OperatorContext&, Match) const;
    /// What is wrong with a running match: its turn would never end, or it does not replay. Empty
    /// if it is fine.
    static std::string match_problem(const StoreReader&, const Match&);
    /// Why this tournament would never go on: it is not over, but neither a game of it runs nor is
    /// it still to begin. Empty if it is fine.
    static std::string tournament_problem(const StoreReader&, const Tournament&, Instant now);

    /// The name of a computer's level; empty for people.
    static std::string_view level_description(const User&);

private:
    friend std::vector<CommandSpec> account_commands();
    friend std::vector<CommandSpec> matchmaking_commands();
    friend std::vector<CommandSpec> playing_commands();
    friend std::vector<CommandSpec> program_commands();

    struct RequestLine;      // a line to execute
    struct ExecutionResult;  // the result of a request
    using CommandResult = Expected<LetterBody>;

    // service.cpp
    ExecutionResult execute_request(UnitOfWork&, const Request&, const PasswordChecks&) const;
    void execute_line(UnitOfWork&, const Request&, const RequestLine&, SenderIdentity&,
                      ExecutionResult&) const;
    static void record_presence(CommandContext&);
    static const std::string& unauthenticated_reply_address(const Request&);
    std::string reply_address_of(const UnitOfWork&, const Request&, bool proved) const;
    CommandResult execute(CommandContext&) const;
    CommandResult multiple(CommandContext&) const;
    LetterBody format_refusal(CommandContext&, const Refusal&) const;

    // service_replies.cpp
    /// A reason to answer with a question without reading the lines; none: read them.
    static std::optional<Refusal> ambiguity_error(const Request&);
    /// The answer to a reply to another player's letter.
    static ExecutionResult foreign_letter_result(const Request&, const SenderIdentity&);
    std::optional<Refusal> doubted_command_error(const UnitOfWork&, const Request&,
                                                 const SenderIdentity&,
                                                 std::span<const RequestLine>) const;
    /// The commands of a reply to a board letter, or a question.
    Expected<std::vector<RequestLine>, ExecutionResult> read_reply(UnitOfWork&, const Request&,
                                                                   const SenderIdentity&,
                                                                   const PasswordChecks&,
                                                                   const Match&) const;
    Refusal ask_about_doubt(UnitOfWork&, const Request&, const SenderIdentity&, const LoadedMatch&,
                            const ParsedReply&, Response&) const;
    /// Passwords in the request, and mail passwords of whoever may have sent it.
    std::vector<std::string> secrets_of(const Request&, const SenderIdentity&) const;

    // answering.cpp: letters that answer mails
    void answer_by_letter(UnitOfWork&, const Request&, const ExecutionResult&) const;
    std::size_t questions_left(const StoreReader&, const Letter& question, bool proved) const;
    std::size_t answers_left(const StoreReader&, const Letter&, bool proved) const;

    // service_identity.cpp: sender authentication
    SenderIdentity sender_of(UnitOfWork&, const Request&) const;
    Expected<Command> read_as(const UnitOfWork&, const SenderIdentity&, const std::string& line,
                              const PasswordCheck&) const;
    /// The player who may have sent this command; none if there are several.
    std::optional<User> candidate(const UnitOfWork&, const SenderIdentity&, const Command&) const;
    std::optional<UserId> authenticated_user_of(const UnitOfWork&, const SenderIdentity&,
                                                const Command&) const;
    static std::optional<User> authenticated_by_password(const CommandContext&);
    /// Who speaks, if that is proved.
    static std::optional<User> proved_speaker(const CommandContext&);
    /// The refusal in the language of the answer's reader, who is the speaker if that is proved.
    static std::string translated(const Request&, const SenderIdentity&, const Refusal&,
                                  const std::optional<User>& speaker = std::nullopt);
    static std::string translated(const CommandContext&, const Refusal&);
    static bool needs_code(const CommandContext&, UserId claimed);
    /// The authenticated user, if authentication suffices for the command. Otherwise a refusal, and
    /// if the user can confirm it later, the command is kept pending.
    Expected<User> authenticated_user(CommandContext&) const;
    Expected<User> authenticate(CommandContext&) const;  // ignoring sanctions
    /// The match named by the parameter `board`, if the user plays or played in it.
    Expected<Match> own_match(CommandContext&, const User&) const;
    Expected<Match> seated(CommandContext&, const User&) const;  // the same, if it is running
    /// The same, also if it has not been accepted yet.
    Expected<Match> seated_or_challenged(CommandContext&, const User&) const;
    Refusal add_pending(CommandContext&, const User&) const;
    void send_confirmation_requests(UnitOfWork&, const Request&, SenderIdentity&) const;
    CommandResult confirm_pending(CommandContext&, PendingRequestId) const;
    /// Whether a line is authenticated only by the mail token that came with it.
    bool depends_on_token(const UnitOfWork&, const SenderIdentity&, const RequestLine&) const;

    // service_accounts.cpp
    static std::string tokens_after_change(CommandContext&, const User&);
    CommandResult help(CommandContext&) const;
    CommandResult sign_up(CommandContext&) const;
    static User new_player(const CommandContext&, UserId guest);
    static bool save_new_player(CommandContext&, User&);
    CommandResult add_pending_sign_up(CommandContext&, const User&) const;  // service_sign_ups.cpp
    CommandResult confirm_sign_up(CommandContext&, SignUpId) const;
    CommandResult confirm(CommandContext&) const;
    CommandResult confirm_address(CommandContext&, User&, Address&) const;
    std::string send_confirmations(const CommandContext&, const User&) const;
    std::string send_confirmation(const CommandContext&, const User&, const Address&) const;
    /// Why an unconfirmed address gets no letter now (letter_limits.h); none: it may get one, which
    /// is counted.
    std::optional<Refusal> confirmation_letter_error(const CommandContext&,
                                                     const std::string& address) const;
    CommandResult change_password(CommandContext&) const;
    CommandResult reset_password(CommandContext&) const;
    CommandResult change_mail_password(CommandContext&) const;
    CommandResult change_address(CommandContext&) const;

    // service_leaving.cpp
    CommandResult sign_off(CommandContext&) const;
    CommandResult export_own(CommandContext&) const;
    /// Ends everything that this player takes part in and deletes their data; returns how many
    /// matches they gave up.
    std::size_t delete_account(CommandContext&, const User&) const;

    // service_mail.cpp: messages, letters and their frequency
    CommandResult message(CommandContext&) const;
    CommandResult broadcast(CommandContext&) const;
    CommandResult letters(CommandContext&) const;
    CommandResult report(CommandContext&) const;

    // service_moderation.cpp: blocking
    CommandResult block(CommandContext&) const;
    CommandResult unblock(CommandContext&) const;

    // service_mail.cpp
    CommandResult notify(CommandContext&) const;
    CommandResult language(CommandContext&) const;

    // service_clock.cpp: vacations, sleeping hours, weekends
    CommandResult vacation(CommandContext&) const;
    CommandResult sleep(CommandContext&) const;
    CommandResult weekend(CommandContext&) const;
    CommandResult set_rest_schedule(CommandContext&, const User&, const RestSchedule&) const;

    // service_clock.cpp: clock jobs
    void replace_turn_jobs(UnitOfWork&, const Match&, Instant now) const;
    void pauses_changed(CommandContext&, UserId) const;
    /// The player to move has run out of time.
    void stop_seeking(UnitOfWork&, const Match&, Instant now) const;
    void remind(UnitOfWork&, const Job&, const Match&, const PauseSet&, Instant now) const;
    void send_last_reminder(UnitOfWork&, const Job&, const Match&, const PauseSet&, Instant now,
                            Response&) const;

    // service_lists.cpp
    CommandResult list(CommandContext&) const;
    CommandResult all_show(CommandContext&) const;
    CommandResult games(CommandContext&) const;
    CommandResult history(CommandContext&) const;
    CommandResult standings(CommandContext&) const;

    // service_seats.cpp: challenges and rematches
    CommandResult challenge(CommandContext&) const;
    /// `one`: the player who was named first.
    CommandResult challenge_player(CommandContext&, const User&, const User& opponent,
                                   const User& one, MatchTerms) const;
    CommandResult rematch(CommandContext&) const;
    std::optional<Refusal> challenge_error(CommandContext&, const games::Game&, const User&,
                                           const User& opponent) const;
    /// Whether lots were drawn for the first move of a match that begins.
    enum class FirstMoveLot : bool { none, drawn };
    static Match create_match(CommandContext&, Match);  // sends no letters
    /// Begins the match with this move of the player to move.
    CommandResult begin_match_with_move(CommandContext&, Match, std::string_view typed) const;
    LoadedMatch begin_match(CommandContext&, Match, std::optional<UserId> but,
                            FirstMoveLot = FirstMoveLot::none) const;
    /// The same for a match that create_match() has stored.
    LoadedMatch start_match(CommandContext&, Match, std::optional<UserId> but, FirstMoveLot) const;
    void announce_lot(CommandContext&, const Match&) const;

    // service_challenges.cpp: answers to challenges, friends
    CommandResult accept_challenge(CommandContext&, const User&, Match) const;
    CommandResult give_up_challenge(CommandContext&, const User&,
                                    Match) const;  // declined or withdrawn
    /// Says at the board why a match is declined, if the command has a reason; its word.
    Expected<std::string> explain_decline(CommandContext&, const Match&, const User&) const;
    /// All challenges that this player has made or may accept; `with`: only those with that player.
    void end_challenges_of(UnitOfWork&, const User&, Instant now, Response&,
                           std::optional<UserId> with = std::nullopt) const;
    /// Why one of the players cannot begin the offered match.
    std::optional<Refusal> begin_error(CommandContext&, const Match&, UserId asking) const;
    void begin_accepted_match(CommandContext&, Match&) const;  // sends no letters
    void add_expiry(UnitOfWork&, const Match&) const;
    /// Reports that a limit was reached.
    void report_limit(std::string_view limit, std::string_view who) const {
        if (settings_.limit_reached) settings_.limit_reached(limit, who);
    }
    std::optional<Refusal> match_limit_error(const StoreReader&, const User&, UserId asking) const;
    CommandResult offers(CommandContext&) const;
    CommandResult add_friends(CommandContext&) const;
    CommandResult remove_friends(CommandContext&) const;

    // service_matchmaking.cpp: open challenges
    CommandResult post_open_challenge(CommandContext&, const User&, OpenChallenge) const;
    std::string invite(CommandContext&, const User&, const OpenChallenge&) const;
    /// Why this player cannot accept an open challenge, or an invitation without its link.
    std::optional<Refusal> invitation_error(const CommandContext&, const User&,
                                            const OpenChallenge&) const;
    static void announce_offer(UnitOfWork&, const OpenChallenge&, EventKind, Instant now);
    /// False if there are none.
    static bool withdraw_offers(UnitOfWork&, const OfferFilter&, Instant now);
    CommandResult waiting(CommandContext&) const;
    CommandResult accept(CommandContext&) const;
    CommandResult reject(CommandContext&) const;
    CommandResult withdraw(CommandContext&) const;
    CommandResult withdraw(CommandContext&, const User&, const OpenChallenge&) const;
    /// Begins a match of an open challenge with this player; posts the challenge again if more are
    /// to begin from it.
    LoadedMatch begin_open_challenge(CommandContext&, const OpenChallenge&, const User& poster,
                                     const User& comer, std::optional<UserId> but) const;

    // service_matchmaking.cpp: automatic pairing
    CommandResult seek(CommandContext&) const;
    CommandResult limit(CommandContext&) const;
    /// Begins matches of these players with seekers, as many as each wants: all others have been
    /// considered before.
    void pair_seekers(CommandContext&, const games::Game&, std::span<const UserId>,
                      const Match* ended = nullptr, bool asked = true) const;
    /// Pairs a player, in each game that they seek, who may by now meet others than before.
    void pair_unasked(CommandContext&, UserId) const;
    void pair_with_computers(CommandContext&, const games::Game&, std::span<const UserId>,
                             bool asked) const;

    // service_seats.cpp
    CommandResult yield(CommandContext&) const;

    // service_tournaments.cpp
    CommandResult announce_tournament(CommandContext&) const;
    CommandResult join_tournament(CommandContext&) const;
    CommandResult leave_tournament(CommandContext&) const;
    CommandResult call_off_tournament(CommandContext&) const;
    CommandResult tournaments(CommandContext&) const;
    void withdraw(CommandContext&, const Tournament&, Entrant) const;
    void begin_tournament(CommandContext&, Tournament) const;
    /// Makes the pairings and begins the games that are due.
    void advance_tournament(CommandContext&, TournamentId) const;

    // service_sessions.cpp
    CommandResult sessions(CommandContext&) const;
    CommandResult end_session(CommandContext&) const;
    /// Ends all sessions of this player except the one with hash `kept`; returns how many.
    static std::size_t end_sessions(CommandContext&, UserId, std::string_view kept);
    CommandResult two_factor(CommandContext&) const;
    CommandResult set_up_two_factor(CommandContext&, const User&) const;

    // service_programs.cpp
    CommandResult become_bot(CommandContext&) const;
    CommandResult make_token(CommandContext&) const;
    CommandResult tokens(CommandContext&) const;
    CommandResult revoke_token(CommandContext&) const;

    // service_webhooks.cpp
    CommandResult make_webhook(CommandContext&) const;
    CommandResult webhooks(CommandContext&) const;
    CommandResult show_webhook(CommandContext&) const;
    CommandResult ping_webhook(CommandContext&) const;
    CommandResult redeliver_webhook(CommandContext&) const;
    CommandResult revoke_webhook(CommandContext&) const;
    CommandResult send_to_webhook(CommandContext&, std::optional<std::int64_t> event) const;
    Expected<Webhook> webhook_of(CommandContext&) const;  // the one that is named

    // service_matches.cpp
    CommandResult move(CommandContext&) const;
    CommandResult resign(CommandContext&) const;
    CommandResult show(CommandContext&) const;
    CommandResult show_as(CommandContext&) const;
    CommandResult preview(CommandContext&) const;
    /// Plays a move of the player to move with its consequences: clock, end of the match,
    /// conditional moves, letters. Refused if it is not legal.
    Expected<MatchSnapshotPtr> play(CommandContext&, Match, std::string_view typed,
                                    std::string_view comment) const;
    std::optional<Refusal> accept_by_move(CommandContext&, games::GameRecord, Match&,
                                          std::string_view typed) const;

    // service_endings.cpp
    /// `reason`: "declined", "withdrawn" or "expired".
    /// `why`: the word of `decline --reason=`.
    void end_challenge(UnitOfWork&, Match&, std::string_view reason, Instant now, Response&,
                       std::string_view why = {}) const;
    /// Ends the match with all that follows. `announce` tells the players, before other matches
    /// begin because of it.
    void end_match(CommandContext&, Match&, MatchOutcome,
                   const std::function<void()>& announce) const;
    /// The same; sends board letters to everybody except `but`.
    void end_match(CommandContext&, Match&, MatchOutcome,
                   std::optional<UserId> but = std::nullopt) const;
    void pair_again(CommandContext&, const Match&) const;
    /// Gives another result to a match that is over.
    static void change_result(UnitOfWork&, Match&, MatchOutcome, Instant now);
    static void reopen(UnitOfWork&, Match&);  // the match goes on

    // service_conditional_moves.cpp: conditional and submitted moves, notes
    CommandResult queue(CommandContext&) const;
    CommandResult move_with_conditional_moves(CommandContext&, Match, std::string_view words) const;
    static void save_private_change(CommandContext&, const Match&, UserId);
    CommandResult submit(CommandContext&) const;
    CommandResult confirm_move(CommandContext&) const;
    CommandResult note(CommandContext&) const;

    // service_chat.cpp: proposals and chat
    CommandResult propose(CommandContext&, const User&, Match, Proposal) const;
    CommandResult answer_proposal(CommandContext&, const User&, Match, bool agreed) const;
    /// Adds a chat message at the board; without `by` it is from the server.
    ChatMessage add_chat_message(CommandContext&, const Match&, std::optional<UserId> by,
                                 std::string text, EventKind told_as = EventKind::chat) const;
    /// What the request says beside a command that makes no move becomes chat, so that the letter
    /// about its effect has it; call this before that letter is written. Nothing if it says nothing
    /// or may not be said: then the answer says why.
    std::optional<ChatMessage> say_beside(CommandContext&, const Match&, const User& by) const;
    /// Sends a letter about it to all players and spectators except `but`.
    void send_chat_letters(CommandContext&, const ChatMessage&, const LoadedMatch&,
                           UserId but) const;
    std::optional<CommandResult> repeated_move(CommandContext&, const User&) const;
    CommandResult take_back(CommandContext&, const User&, Match) const;
    CommandResult chat(CommandContext&) const;
    CommandResult subscribe(CommandContext&) const;
    CommandResult unsubscribe(CommandContext&) const;

    void start_turn(UnitOfWork&, Match&, Instant now) const;
    /// Sends a board letter to the players and spectators except `but`.
    void send_board_letters(CommandContext&, const LoadedMatch&, std::optional<UserId> but) const;

    // service_operator.cpp
    static void record_act(UnitOfWork&, const OperatorContext&, std::string what, UserId about = {},
                           MatchId match = {});
    void end_matchmaking(UnitOfWork&, const User&, Instant now) const;
    static void end_operator_role(UnitOfWork&, const OperatorContext&, User&);
    void notify_operators(UnitOfWork&, const Report&, const User& by, std::string_view about) const;

    // service_moderation.cpp: moderation on the page
    Response moderate(UnitOfWork&, const Request&) const;
    CommandResult execute(UnitOfWork&, const User& by, const Moderation&, Instant now,
                          Response&) const;

    // service_repair.cpp
    void announce_decision(CommandContext&, const Match&, std::string what, const OperatorContext&,
                           EventKind told_as = EventKind::chat) const;

    ServiceSettings settings_;
    std::shared_ptr<LetterLimits> letter_limits_ = std::make_shared<LetterLimits>();
    std::shared_ptr<ReplayCache> replay_cache_ = std::make_shared<ReplayCache>();
};

}  // namespace posthouse::club
