// A program's way to a server: one Client for one player.

import type { Command, CommandResponse, Event, GetRoutes, Match, PostRoutes, RecordedGame } from './api/index.js';
import type { GameAnswers, GameCommands } from './api/game_commands.js';
import type { HouseAnswers, HouseCommands } from './api/house_commands.js';
import type { GetParameters } from './api/parameters.js';
import { Connection, newKey, type Message } from './connection.js';
import { MatchSocket, type WebSocketConstructor } from './socket.js';
import { queryOf, readEvents, readGames } from './streams.js';

export interface ClientOptions {
  /** Of a player, “pht_…”. In a page of the server itself the session's cookie does without. */
  token?: string | undefined;
  /** How many seconds a request is tried again while the server cannot be reached or is busy; 60 by default. */
  patience?: number;
  /** For sockets, if there is no global one that can send a token: that of the package `ws`. */
  WebSocket?: WebSocketConstructor;
  fetch?: typeof globalThis.fetch;
}
export interface StreamOptions {
  /** The number of the last event that you have; the stream goes on behind it. Otherwise it begins now. */
  after?: number;
  /** Ends the stream. */
  signal?: AbortSignal;
}

type GamesRoute = '/api/v1/matches/{player}.ndjson';
/** What can be asked for with `get`. */
export type Route = Exclude<keyof GetRoutes & keyof GetParameters, GamesRoute>;
type Parameters<R extends Route> = {} extends GetParameters[R] ? [GetParameters[R]?] : [GetParameters[R]];
type Body<R extends keyof PostRoutes> = PostRoutes[R] extends { request: infer Type extends object } ? Type : object;
type Values = Record<string, string | number | boolean | undefined>;

/** A route's address, with its values in place; the others are its query. */
function addressOf(route: string, values: Values): string {
  const query = { ...values };
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete query[name];
    return encodeURIComponent(String(values[name]));
  });
  return path + queryOf(query);
}

export class Client {
  readonly #connection: Connection;
  readonly #WebSocket: WebSocketConstructor | undefined;

  /** `server` is its address, such as https://posthouse.example. */
  constructor(server: string | URL, options: ClientOptions = {}) {
    const base = new URL(server).href.replace(/\/+$/, '');
    const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
    this.#connection = new Connection(base, options.token, options.patience ?? 60, fetch);
    this.#WebSocket = options.WebSocket;
  }

  /** `get('/api/v1/match/{game}/{board}', { game, board })` */
  get<R extends Route>(route: R, ...[parameters]: Parameters<R>): Promise<GetRoutes[R]> {
    return this.#json(addressOf(route, (parameters ?? {}) as Values), { repeatable: true });
  }

  /** Not sent again if nobody knows whether it was carried out. Commands have methods of their own. */
  post<R extends keyof PostRoutes>(route: R, body: Body<R>, parameters: Values = {}): Promise<PostRoutes[R]['response']> {
    return this.#json(addressOf(route, parameters), { body, repeatable: false });
  }

  /** A command as in a mail: `command('oware move 12 c')`. */
  command(command: string, fields: Omit<Command, 'command' | 'brief'> = {}): Promise<CommandResponse> {
    const body: Command = { ...fields, command };
    return this.#command('/api/v1/command', body);
  }

  /** A command of a game with its fields: `gameCommand(game, 'move', { board: 12, move: 'c' })`. */
  gameCommand<Word extends keyof GameCommands>(game: string, word: Word, fields: GameCommands[Word]): Promise<GameAnswers[Word]> {
    return this.#command(`/api/v1/games/${encodeURIComponent(game)}/commands/${word}`, fields);
  }

  /** A command that belongs to no game: `houseCommand('message', { user: 'bob', comment: 'Hello' })`. */
  houseCommand<Word extends keyof HouseCommands>(word: Word, fields: HouseCommands[Word]): Promise<HouseAnswers[Word]> {
    return this.#command(`/api/v1/commands/${word}`, fields);
  }

  match(game: string, board: number): Promise<Match> {
    return this.get('/api/v1/match/{game}/{board}', { game, board });
  }

  /** What happens in the player's matches, messages to them, and the waiting room. Needs a token with `read`. */
  events(options: StreamOptions = {}): AsyncGenerator<Event> {
    return readEvents(this.#connection, '/api/v1/events', options);
  }

  /** What happens in one match; the first event has all of it in `match`. */
  matchEvents(game: string, board: number, options: StreamOptions = {}): AsyncGenerator<Event> {
    return readEvents(this.#connection, `/api/v1/match/${encodeURIComponent(game)}/${board}/events`, options);
  }

  /** All games of a player, newest first, however many there are. */
  games(player: string, filters: Omit<GetParameters[GamesRoute], 'player'> = {}): AsyncGenerator<RecordedGame> {
    return readGames(this.#connection, player, filters);
  }

  /** A socket, whose matches come whole at each change. */
  socket(): MatchSocket {
    const Socket = this.#WebSocket ?? globalThis.WebSocket;
    if (!Socket) throw new Error('There is no WebSocket here: pass that of the package “ws” to the Client.');
    const { base, token } = this.#connection;
    const isReachable = async () => void (await this.#json('/api/v1/me', { repeatable: true, patience: Infinity }));
    return new MatchSocket(`${base.replace(/^http/, 'ws')}/api/v1/socket`, token, Socket, isReachable);
  }

  #json<T>(path: string, message: Message): Promise<T> {
    return this.#connection.send(path, message, async (response) => (await response.json()) as T);
  }

  /** Sent again until it is answered: with its key it has one effect. Without a player, keys are ignored. */
  #command<Answer>(path: string, fields: { key?: string }): Promise<Answer> {
    const mayHavePlayer = this.#connection.token !== undefined || 'location' in globalThis;
    const body = { ...fields, key: fields.key ?? newKey() };
    return this.#json(path, { body, repeatable: mayHavePlayer });
  }
}
