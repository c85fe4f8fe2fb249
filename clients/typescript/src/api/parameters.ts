// Written by generate.mjs: change src/http/api_types/ and the server instead.

import type { Integer } from './basics.js';

/** The parameters of each GET: those in its address, and its query. */
export interface GetParameters {
  '/api/v1/challenges': {};
  '/api/v1/commands': {};
  '/api/v1/explorer/{game}': {
    game: string;
    moves?: string;
    from?: string;
  };
  '/api/v1/friends': {};
  '/api/v1/games': {
    help?: boolean;
  };
  '/api/v1/house': {};
  '/api/v1/invitations': {};
  '/api/v1/invitations/{code}': {
    code: string;
  };
  '/api/v1/lessons': {};
  '/api/v1/letters': {
    before?: Integer;
    since?: Integer;
    limit?: Integer;
  };
  '/api/v1/match/{game}/{board}': {
    game: string;
    board: Integer;
  };
  '/api/v1/matches': {
    player?: string;
    game?: string;
    over?: boolean;
    result?: 'first' | 'second' | 'draw' | 'won' | 'lost';
    rated?: boolean;
    since?: Integer;
    before?: Integer | string;
    limit?: Integer;
  };
  '/api/v1/matches/{player}.ndjson': {
    player: string;
    game?: string;
    over?: boolean;
    result?: 'first' | 'second' | 'draw' | 'won' | 'lost';
    rated?: boolean;
    since?: Integer;
    before?: Integer | string;
    limit?: Integer;
  };
  '/api/v1/me': {};
  '/api/v1/moderation/audit': {
    before?: Integer;
  };
  '/api/v1/moderation/players': {
    beginning?: string;
  };
  '/api/v1/moderation/reports': {
    closed?: boolean;
    before?: Integer;
  };
  '/api/v1/moderation/restraints': {
    behind?: string;
  };
  '/api/v1/openapi.json': {};
  '/api/v1/pages/{page}': {
    page: string;
  };
  '/api/v1/players': {
    behind?: string;
    beginning?: string;
    limit?: Integer;
  };
  '/api/v1/push': {};
  '/api/v1/puzzles': {};
  '/api/v1/puzzles/{player}': {
    player: string;
  };
  '/api/v1/ratings/{player}': {
    player: string;
  };
  '/api/v1/sessions': {};
  '/api/v1/standings/{game}': {
    game: string;
    behind?: string;
    bots?: boolean;
  };
  '/api/v1/tablebase': {};
  '/api/v1/tablebase/{game}/{north}/{south}': {
    game: string;
    north: string;
    south: string;
  };
  '/api/v1/tablebase/{game}/{position}': {
    game: string;
    position: string;
  };
  '/api/v1/tokens': {};
  '/api/v1/tournament/{name}': {
    name: string;
  };
  '/api/v1/tournaments': {
    game?: string;
    over?: boolean;
    behind?: string;
  };
  '/api/v1/waiting': {
    game?: string;
    player?: string;
    before?: Integer;
  };
  '/api/v1/webhooks': {};
  '/api/v1/webhooks/{webhook}/deliveries': {
    webhook: string;
  };
  '/api/v1/wishes': {};
  '/health': {};
}
