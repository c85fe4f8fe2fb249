// The types of the HTTP API: what requests and responses are made of. They are written only here. The page is compiled
// against them, and the server makes the schemas of its OpenAPI document from them (api_types.h), comments included;
// api_types.cpp says which part of TypeScript it reads.

export type * from './accounts';
export type * from './basics';
export type * from './commands';
export type * from './matches';
export type * from './moderation';
export type * from './routes';
export type * from './series';
export type * from './teams';
export type * from './study';
export type * from './tournaments';
export type * from './waiting';
