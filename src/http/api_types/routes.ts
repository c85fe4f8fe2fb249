// Requests and responses of the routes in src/http/routes.cpp, if they are JSON. `{game}` is a part of the address.

import type { Health, HostPage, Letter, LoggedIn, LogIn, Me, PushEndpoint, PushKey, ServerStats } from './accounts';
import type { ListedPlayer, Session, SignedUp, SignUp, Token, UserPreferences, Webhook, WebhookDelivery } from './accounts';
import type { Nothing } from './basics';
import type { Command, CommandResponse, CommandRow, Confirm, Confirmed, MoveResponse, RefusedCommand } from './commands';
import type { Game, Match, MonthlyGames, RecordedGame, Summary } from './matches';
import type {
  AuditEntry,
  CloseReport,
  Impose,
  InviteToSignUp,
  Lift,
  Moderated,
  ModeratedPlayer,
  NewBanner,
  Rename,
  Report,
  SignUpInvitation,
  WithdrawInvitation,
} from './moderation';
import type { ExplorerResult, LessonSteps, OwnPuzzles, PlayerRating, PracticeGames, PuzzleStanding, PuzzleTry } from './study';
import type { RankedPlayer, TablebaseRange, TablebaseResult, TriedPuzzle, WeekRanking } from './study';
import type { Series, SeriesSummary } from './series';
import type { Team, TeamSummary } from './teams';
import type { Tournament, TournamentMessage, TournamentSummary } from './tournaments';
import type { Invitation, Invite, Invited, Joined, Offer } from './waiting';

/** What each GET answers. */
export interface GetRoutes {
  '/api/challenges': Summary[];
  '/api/challenges/open': Offer[];
  '/api/commands': CommandRow[];
  '/api/explorer/{game}': ExplorerResult;
  '/api/friends': Summary[];
  '/api/games': Game[];
  '/api/invitations': Invitation[];
  '/api/invitations/{code}': Invitation;
  '/api/lessons': LessonSteps;
  '/api/practice-games': PracticeGames;
  '/api/letters': Letter[];
  '/api/match/{game}/{board}': Match;
  '/api/matches': Summary[];
  '/api/matches/{player}.ndjson': RecordedGame;
  '/api/me': Me;
  '/api/moderation/audit': AuditEntry[];
  '/api/moderation/players': ModeratedPlayer[];
  '/api/moderation/reports': Report[];
  '/api/moderation/sanctions': ModeratedPlayer[];
  '/api/moderation/sign-up-invitations': SignUpInvitation[];
  '/api/monthly-games': MonthlyGames[];
  '/api/openapi.json': object;
  '/api/pages/{page}': HostPage;
  '/api/players': ListedPlayer[];
  '/api/push': PushKey;
  '/api/puzzles': OwnPuzzles;
  '/api/puzzles/{player}': PuzzleStanding;
  '/api/ratings/{player}': PlayerRating[];
  '/api/server': ServerStats;
  '/api/sessions': Session[];
  '/api/series': SeriesSummary[];
  '/api/series/{name}': Series;
  '/api/settings': UserPreferences;
  '/api/standings/{game}': RankedPlayer[];
  '/api/standings/{game}/week': WeekRanking;
  '/api/tablebase': TablebaseRange[];
  '/api/tablebase/{game}/{north}/{south}': TablebaseResult;
  '/api/tablebase/{game}/{position}': TablebaseResult;
  '/api/team/{name}': Team;
  '/api/teams': TeamSummary[];
  '/api/tokens': Token[];
  '/api/tournament/{name}': Tournament;
  '/api/tournament/{name}/chat': TournamentMessage[];
  '/api/tournaments': TournamentSummary[];
  '/api/webhooks': Webhook[];
  '/api/webhooks/{webhook}/deliveries': WebhookDelivery[];
  /** @deprecated Now `/api/server`. */
  '/api/house': ServerStats;
  /** @deprecated Now `/api/moderation/sanctions`. */
  '/api/moderation/restraints': ModeratedPlayer[];
  /** @deprecated Now `/api/challenges/open`. */
  '/api/waiting': Offer[];
  /** @deprecated Now `/api/settings`. */
  '/api/wishes': UserPreferences;
  '/health': Health;
}

/** Requests and responses of each POST. A refusal is a Problem if nothing else is said. */
export interface PostRoutes {
  '/api/command': { request: Command; response: CommandResponse | MoveResponse; refusal: RefusedCommand };
  /** The command table says what these two take. */
  '/api/commands/{command}': { response: CommandResponse | MoveResponse; refusal: RefusedCommand };
  '/api/games/{game}/commands/{command}': { response: CommandResponse | MoveResponse; refusal: RefusedCommand };
  '/api/confirm': { request: Confirm; response: Confirmed };
  '/api/guests': { request: Nothing; response: LoggedIn };
  '/api/invitations': { request: Invite; response: Invited };
  '/api/invitations/{code}/accept': { request: Nothing; response: Joined };
  '/api/lessons': { request: LessonSteps; response: LessonSteps };
  '/api/practice-games': { request: PracticeGames; response: { kept: number } };
  '/api/login': { request: LogIn; response: LoggedIn };
  '/api/logout': { request: Nothing; response: Nothing };
  '/api/moderation/ban': { request: Impose; response: Moderated };
  '/api/moderation/banner': { request: NewBanner; response: Moderated };
  '/api/moderation/close': { request: CloseReport; response: Moderated };
  '/api/moderation/delete': { request: Lift; response: Moderated };
  '/api/moderation/end-banner': { request: Nothing; response: Moderated };
  '/api/moderation/invite': { request: InviteToSignUp; response: Moderated };
  '/api/moderation/mute': { request: Impose; response: Moderated };
  '/api/moderation/rename': { request: Rename; response: Moderated };
  '/api/moderation/unban': { request: Lift; response: Moderated };
  '/api/moderation/unmute': { request: Lift; response: Moderated };
  '/api/moderation/withdraw-invitation': { request: WithdrawInvitation; response: Moderated };
  '/api/push': { request: PushEndpoint; response: Nothing };
  '/api/push/forget': { request: PushEndpoint; response: Nothing };
  '/api/puzzles': { request: PuzzleTry; response: TriedPuzzle };
  '/api/signup': { request: SignUp; response: SignedUp };
}
