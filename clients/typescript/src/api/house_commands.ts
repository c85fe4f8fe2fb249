// Written by generate.mjs: change src/http/api_types/ and the server instead.

import type { Integer } from './basics.js';

/** The fields of each command that belongs to no game. */
export interface HouseCommands {
  /** Explain a game, a command, or all commands; also GAME help. */
  'help': {
    subject?: string[];
    comment?: string;
    key?: string;
  };
  /** Create an account. */
  'signup': {
    name: string;
    password: string;
    address?: string[];
    comment?: string;
    key?: string;
  };
  /** Confirm your address, or a command sent in your name, with the code from our letter. */
  'confirm': {
    token: string;
    comment?: string;
    key?: string;
  };
  /** Change your password. */
  'change-password': {
    password: string;
    new: string;
    options?: {
      'keep-sessions'?: boolean;
      'end-tokens'?: boolean;
    };
    comment?: string;
    key?: string;
  };
  /** Choose another password, with the code from the operator's reset link. */
  'reset-password': {
    token: string;
    new: string;
    comment?: string;
    key?: string;
  };
  /** Get a separate password for use in mails. */
  'change-mail-password': {
    password: string;
    options?: {
      off?: boolean;
    };
    comment?: string;
    key?: string;
  };
  /** Choose where your letters go. */
  'change-address': {
    password: string;
    address?: string[];
    comment?: string;
    key?: string;
  };
  /** Delete your account. */
  'signoff': {
    password: string;
    yes?: 'yes';
    comment?: string;
    key?: string;
  };
  /** Get all your data. */
  'export': {
    comment?: string;
    key?: string;
  };
  /** List the games. */
  'list': {
    word?: string[];
    comment?: string;
    key?: string;
  };
  /** Write to other players. */
  'message': {
    to: string[];
    comment: string;
    key?: string;
  };
  /** Write to everyone who receives broadcasts. */
  'broadcast': {
    comment: string;
    key?: string;
  };
  /** Report a player or a match to the operator. */
  'report': {
    about: string;
    comment: string;
    key?: string;
  };
  /** List challenges to you and by you; choose whose challenges you accept. */
  'offers': {
    options?: {
      begin?: 'nobody' | 'friends' | 'rated' | 'everybody';
      from?: 'everybody' | 'rated' | 'friends' | 'nobody';
    };
    comment?: string;
    key?: string;
  };
  /** Add players to your list of friends; alone: show the list. */
  'friend': {
    name?: string[];
    comment?: string;
    key?: string;
  };
  /** Remove players from your list of friends. */
  'unfriend': {
    name: string[];
    comment?: string;
    key?: string;
  };
  /** Receive no challenges or messages from a player; alone: list the players you block. */
  'block': {
    name?: string[];
    comment?: string;
    key?: string;
  };
  /** Receive challenges and messages from a player again. */
  'unblock': {
    name: string[];
    comment?: string;
    key?: string;
  };
  /** Show all boards of a player, of all games. */
  'all-show': {
    who: string;
    which?: 'active' | 'next';
    comment?: string;
    key?: string;
  };
  /** Send several commands, one on each line below, and get one answer. */
  'multiple': {
    comment: string;
    key?: string;
  };
  /** Pause your clocks for some days. */
  'vacation': {
    from?: string;
    to?: string;
    comment?: string;
    key?: string;
  };
  /** Set the hours of the day when your clocks pause. */
  'sleep': {
    hours?: string;
    options?: {
      zone?: string;
    };
    comment?: string;
    key?: string;
  };
  /** Set the days of the week when your clocks pause, at most two. */
  'weekend': {
    day?: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | 'off')[];
    comment?: string;
    key?: string;
  };
  /** Set how often you get mail (each, digest, once or never) and how your boards look. */
  'notify': {
    how?: 'each' | 'digest' | 'once' | 'never';
    board?: string[];
    options?: {
      quiet?: string;
      zone?: string;
      seat?: 'own' | 'first';
    };
    comment?: string;
    key?: string;
  };
  /** Set the language in which letters say why something was refused. */
  'language': {
    language?: 'en' | 'ak' | 'de' | 'es' | 'fr' | 'off';
    comment?: string;
    key?: string;
  };
  /** List what was mailed to you, where to, and whether it arrived. */
  'letters': {
    n?: Integer;
    comment?: string;
    key?: string;
  };
  /** List where you are logged in: since when, with what, and when last used. */
  'sessions': {
    comment?: string;
    key?: string;
  };
  /** Log out in other places. */
  'end-session': {
    session: string;
    comment?: string;
    key?: string;
  };
  /** Require a code from your phone in addition to the password. */
  'two-factor': {
    password: string;
    code?: string;
    options?: {
      off?: boolean;
      'new-codes'?: boolean;
    };
    comment?: string;
    key?: string;
  };
  /** Tell everybody that a program plays for this account, for ever. */
  'become-bot': {
    password: string;
    yes?: 'yes';
    comment?: string;
    key?: string;
  };
  /** Make a token for a program of yours, such as a bot; it is shown once. */
  'make-token': {
    password: string;
    name: string;
    scope?: ('read' | 'play' | 'talk' | 'webhook')[];
    options?: {
      days?: Integer;
    };
    comment?: string;
    key?: string;
  };
  /** List the tokens of your programs, their scopes and when they were last used. */
  'tokens': {
    comment?: string;
    key?: string;
  };
  /** Revoke a token at once. */
  'revoke-token': {
    name: string;
    comment?: string;
    key?: string;
  };
  /** Send the events of your matches to a web address of yours. */
  'make-webhook': {
    name: string;
    url: string;
    comment?: string;
    key?: string;
  };
  /** List your webhooks and whether events arrive. */
  'webhooks': {
    comment?: string;
    key?: string;
  };
  /** Show what became of the last 20 deliveries to a webhook. */
  'show-webhook': {
    name: string;
    comment?: string;
    key?: string;
  };
  /** Send a test to a webhook. */
  'ping-webhook': {
    name: string;
    comment?: string;
    key?: string;
  };
  /** Send an event again that was sent to a webhook before. */
  'redeliver-webhook': {
    name: string;
    event: Integer;
    comment?: string;
    key?: string;
  };
  /** Remove a webhook. */
  'revoke-webhook': {
    name: string;
    comment?: string;
    key?: string;
  };
}
