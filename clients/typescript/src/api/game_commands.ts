// Written by generate.mjs: change src/http/api_types/ and the server instead.

import type { Integer } from './basics.js';

/** The fields of each command of a game. */
export interface GameCommands {
  /** Challenge somebody to a match; user1 or user2 is you. */
  'challenge': {
    user1: string;
    user2?: string;
    options?: {
      to?: 'anyone' | 'link';
      first?: string;
      move?: string;
      clock?: string;
      start?: string;
      rated?: boolean;
      unrated?: boolean;
      etiquette?: 'on' | 'off';
      style?: 'balanced' | 'hoarder' | 'attacker';
      rating?: string;
      within?: Integer;
      established?: boolean;
      computer?: 'no' | 'yes';
      repeat?: Integer;
      password?: string;
    };
    comment?: string;
    key?: string;
  };
  /** List the waiting room: matches that wait for a second player. */
  'waiting': {
    options?: {
      before?: Integer;
    };
    comment?: string;
    key?: string;
  };
  /** Accept a challenge, an open challenge in the waiting room, or a proposal. */
  'accept': {
    board: Integer;
    options?: {
      link?: string;
      number?: Integer;
    };
    comment?: string;
    key?: string;
  };
  /** Decline a challenge, or a match before you have moved; no reason is needed. */
  'decline': {
    board: Integer;
    options?: {
      reason?: 'later' | 'clock' | 'rated' | 'unrated' | 'game' | 'people';
      number?: Integer;
    };
    comment?: string;
    key?: string;
  };
  /** Decline a match before you have moved; refuse a proposal; withdraw your open challenge. */
  'reject': {
    board: Integer;
    options?: {
      number?: Integer;
    };
    comment?: string;
    key?: string;
  };
  /** Withdraw your challenge, if nobody has accepted it yet. */
  'withdraw': {
    board: Integer;
    comment?: string;
    key?: string;
  };
  /** Give the first move to your opponent, if you may move first. */
  'yield': {
    board: Integer;
    comment?: string;
    key?: string;
  };
  /** Be paired with other players who seek, until you have n matches of this game; 0: stop. */
  'seek': {
    n: Integer;
    options?: {
      rating?: string;
      within?: Integer;
      established?: boolean;
      computer?: 'no' | 'yes';
    };
    comment?: string;
    key?: string;
  };
  /** Play at most n matches of this game at a time; `none`: no limit. */
  'limit': {
    n: Integer | string;
    comment?: string;
    key?: string;
  };
  /** Make your move. */
  'move': {
    board: Integer;
    move: string;
    comment?: string;
    key?: string;
  };
  /** Show boards; board#n shows it after n moves. */
  'show': {
    board: (Integer | string)[];
    options?: {
      seat?: 'own' | 'first';
    };
    comment?: string;
    key?: string;
  };
  /** Show boards as you see them, with your queued moves and notes. */
  'showas': {
    board: (Integer | string)[];
    options?: {
      seat?: 'own' | 'first';
    };
    comment?: string;
    key?: string;
  };
  /** Queue conditional moves: “if b then d, if c then e”. */
  'queue': {
    board: Integer | string;
    move?: string[];
    comment?: string;
    key?: string;
  };
  /** Try moves on a copy; nobody else sees it. */
  'preview': {
    board: Integer | string;
    move?: string[];
    comment?: string;
    key?: string;
  };
  /** Submit a move and see its result; “confirm” plays it. */
  'submit': {
    board: Integer;
    move: string;
    comment?: string;
    key?: string;
  };
  /** Play the move that was submitted. */
  'confirm': {
    board: Integer;
    options?: {
      number?: Integer;
    };
    comment?: string;
    key?: string;
  };
  /** Resign the game. */
  'resign': {
    board: Integer;
    comment?: string;
    key?: string;
  };
  /** Play the match again; the other player begins. */
  'rematch': {
    board: Integer;
    comment?: string;
    key?: string;
  };
  /** Write a private note about the match. */
  'note': {
    board: Integer;
    comment: string;
    key?: string;
  };
  /** Write a message at the board. */
  'chat': {
    board: Integer;
    comment: string;
    key?: string;
  };
  /** Get letters about somebody else's match. */
  'subscribe': {
    board: Integer;
    comment?: string;
    key?: string;
  };
  /** Get no more letters about a match, even one of yours; “subscribe” turns them on again. */
  'unsubscribe': {
    board: Integer;
    comment?: string;
    key?: string;
  };
  /** List the matches of one or more players. */
  'games': {
    who: string[];
    comment?: string;
    key?: string;
  };
  /** List finished matches, newest first, with their rating changes. */
  'history': {
    who?: string[];
    comment?: string;
    key?: string;
  };
  /** List the players by rating, with its deviation. */
  'standings': {
    options?: {
      bots?: boolean;
    };
    comment?: string;
    key?: string;
  };
  /** Announce a tournament; players enter with “join”. */
  'tournament': {
    name: string;
    options?: {
      system?: 'robin' | 'swiss' | 'knockout';
      games?: Integer;
      race?: Integer;
      rounds?: Integer;
      'in-turn'?: boolean;
      seeds?: 'rating' | 'lot';
      players?: Integer;
      starts?: string;
      with?: string;
      clock?: string;
      unrated?: boolean;
      etiquette?: 'on' | 'off';
    };
    comment?: string;
    key?: string;
  };
  /** Enter a tournament that has not begun. */
  'join': {
    name: string;
    comment?: string;
    key?: string;
  };
  /** Leave a tournament. */
  'leave': {
    name: string;
    comment?: string;
    key?: string;
  };
  /** Call off a tournament that you announced, before it begins. */
  'call-off': {
    name: string;
    comment?: string;
    key?: string;
  };
  /** List the tournaments of a game, or show one with its table and rounds. */
  'tournaments': {
    name?: string;
    options?: {
      behind?: string;
    };
    comment?: string;
    key?: string;
  };
}
