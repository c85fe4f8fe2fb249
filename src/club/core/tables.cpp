#include "club/core/tables.h"

#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/request_tables.h"
#include "club/core/house_tables.h"
#include "club/learning/learning_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/programs/program_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/team_tables.h"
#include "club/tournaments/tournament_tables.h"

#include <array>

namespace posthouse::club {

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
        &table_of<PresenceSetting>(),
        &table_of<MessageCount>(),
        &table_of<PuzzleStanding>(),
        &table_of<PuzzleAttempt>(),
        &table_of<LessonStep>(),
        &table_of<PracticeGame>(),
        &table_of<LastBoard>(),
        &table_of<OpenChallenge>(),
        &table_of<Match>(),
        &table_of<Of<MatchId, PlayedMove>>(),
        &table_of<PlayerStanding>(),
        &table_of<RatingChange>(),
        &table_of<MatchSubscription>(),
        &table_of<ChatMessage>(),
        &table_of<Team>(),
        &table_of<TeamMember>(),
        &table_of<Series>(),
        &table_of<Regular>(),
        &table_of<Tournament>(),
        &table_of<Entrant>(),
        &table_of<Of<TournamentId, tournament::Pairing>>(),
        &table_of<TournamentGame>(),
        &table_of<TournamentMessage>(),
        &table_of<OpeningMove>(),
        &table_of<OpeningShare>(),
        &table_of<Letter>(),
        &table_of<PendingRequest>(),
        &table_of<PendingSignUp>(),
        &table_of<SignUpInvitation>(),
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

}  // namespace posthouse::club
