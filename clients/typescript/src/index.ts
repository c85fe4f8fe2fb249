// Client of Posthouse servers (docs/api.md).

export type * from './api/index.js';
export type * from './api/game_commands.js';
export type * from './api/house_commands.js';
export type * from './api/parameters.js';
export { Client, type ClientOptions, type Route, type StreamOptions } from './client.js';
export { Refusal } from './refusal.js';
export { MatchSocket, type WebSocketConstructor, type WebSocketLike } from './socket.js';
