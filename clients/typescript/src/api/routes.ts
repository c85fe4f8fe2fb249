// Written by generate.mjs: change src/http/api_types/ and the server instead.

// Requests and responses of the routes in src/http/routes.cpp, if they are JSON. `{game}` is a part of the address.

import type { Health, HostPage, Letter, LoggedIn, LogIn, Me, PushEndpoint, PushKey, ServerStats } from './accounts.js';
import type { ListedPlayer, Session, SignedUp, SignUp, Token, UserPreferences, Webhook, WebhookDelivery } from './accounts.js';
import type { Nothing, Problem } from './basics.js';
import type { Command, CommandResponse, CommandRow, Confirm, Confirmed, MoveResponse, RefusedCommand } from './commands.js';
import type { Game, Match, RecordedGame, Summary } from './matches.js';
import type { AuditEntry, CloseReport, Impose, Lift, Moderated, ModeratedPlayer, NewBanner, Rename, Report } from './moderation.js';
import type { ExplorerResult, LessonSteps, OwnPuzzles, PlayerRating, PuzzleStanding, PuzzleTry } from './study.js';
import type { RankedPlayer, TablebaseRange, TablebaseResult, TriedPuzzle } from './study.js';
import type { Tournament, TournamentSummary } from './tournaments.js';
import type { Invitation, Invite, Invited, Joined, Offer } from './waiting.js';

/** What each GET answers. */
export interface GetRoutes {
  '/api/v1/challenges': Summary[];
  '/api/v1/commands': CommandRow[];
  '/api/v1/explorer/{game}': ExplorerResult;
  '/api/v1/friends': Summary[];
  '/api/v1/games': Game[];
  '/api/v1/house': ServerStats;
  '/api/v1/invitations': Invitation[];
  '/api/v1/invitations/{code}': Invitation;
  '/api/v1/lessons': LessonSteps;
  '/api/v1/letters': Letter[];
  '/api/v1/match/{game}/{board}': Match;
  '/api/v1/matches': Summary[];
  '/api/v1/matches/{player}.ndjson': RecordedGame;
  '/api/v1/me': Me;
  '/api/v1/moderation/audit': AuditEntry[];
  '/api/v1/moderation/players': ModeratedPlayer[];
  '/api/v1/moderation/reports': Report[];
  '/api/v1/moderation/restraints': ModeratedPlayer[];
  '/api/v1/openapi.json': object;
  '/api/v1/pages/{page}': HostPage;
  '/api/v1/players': ListedPlayer[];
  '/api/v1/push': PushKey;
  '/api/v1/puzzles': OwnPuzzles;
  '/api/v1/puzzles/{player}': PuzzleStanding;
  '/api/v1/ratings/{player}': PlayerRating[];
  '/api/v1/sessions': Session[];
  '/api/v1/standings/{game}': RankedPlayer[];
  '/api/v1/tablebase': TablebaseRange[];
  '/api/v1/tablebase/{game}/{north}/{south}': TablebaseResult;
  '/api/v1/tablebase/{game}/{position}': TablebaseResult;
  '/api/v1/tokens': Token[];
  '/api/v1/tournament/{name}': Tournament;
  '/api/v1/tournaments': TournamentSummary[];
  '/api/v1/waiting': Offer[];
  '/api/v1/webhooks': Webhook[];
  '/api/v1/webhooks/{webhook}/deliveries': WebhookDelivery[];
  '/api/v1/wishes': UserPreferences;
  '/health': Health;
}

/** Requests and responses of each POST. A refusal is a Problem if nothing else is said. */
export interface PostRoutes {
  '/api/v1/command': { request: Command; response: CommandResponse | MoveResponse; refusal: RefusedCommand | Problem };
  /** The command table says what these two take. */
  '/api/v1/commands/{command}': { response: CommandResponse | MoveResponse; refusal: RefusedCommand | Problem };
  '/api/v1/games/{game}/commands/{command}': { response: CommandResponse | MoveResponse; refusal: RefusedCommand | Problem };
  '/api/v1/confirm': { request: Confirm; response: Confirmed };
  '/api/v1/invitations': { request: Invite; response: Invited };
  '/api/v1/invitations/{code}/accept': { request: Nothing; response: Joined };
  '/api/v1/lessons': { request: LessonSteps; response: LessonSteps };
  '/api/v1/login': { request: LogIn; response: LoggedIn };
  '/api/v1/logout': { request: Nothing; response: Nothing };
  '/api/v1/moderation/ban': { request: Impose; response: Moderated };
  '/api/v1/moderation/banner': { request: NewBanner; response: Moderated };
  '/api/v1/moderation/close': { request: CloseReport; response: Moderated };
  '/api/v1/moderation/delete': { request: Lift; response: Moderated };
  '/api/v1/moderation/end-banner': { request: Nothing; response: Moderated };
  '/api/v1/moderation/mute': { request: Impose; response: Moderated };
  '/api/v1/moderation/rename': { request: Rename; response: Moderated };
  '/api/v1/moderation/unban': { request: Lift; response: Moderated };
  '/api/v1/moderation/unmute': { request: Lift; response: Moderated };
  '/api/v1/push': { request: PushEndpoint; response: Nothing };
  '/api/v1/push/forget': { request: PushEndpoint; response: Nothing };
  '/api/v1/puzzles': { request: PuzzleTry; response: TriedPuzzle };
  '/api/v1/signup': { request: SignUp; response: SignedUp };
}
