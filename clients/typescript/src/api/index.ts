// Written by generate.mjs: change src/http/api_types/ and the server instead.

// The types of the HTTP API: what requests and responses are made of. They are written only here. The page is compiled
// against them, and the server makes the schemas of its OpenAPI document from them (api_types.h), comments included;
// api_types.cpp says which part of TypeScript it reads.

export type * from './accounts.js';
export type * from './basics.js';
export type * from './commands.js';
export type * from './matches.js';
export type * from './moderation.js';
export type * from './routes.js';
export type * from './study.js';
export type * from './tournaments.js';
export type * from './waiting.js';
