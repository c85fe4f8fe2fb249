// Types that the others are made of.

/** A whole number. */
export type Integer = number;
/** Milliseconds since 1970, UTC. */
export type Time = Integer;

export type Side = 'first' | 'second';
export type Result = 'first' | 'second' | 'draw';

/** A match or a waiting board. */
export interface BoardName { game: string; board: Integer }
export interface Player {
  name: string;
  /** Of the computer; 0: a person or a bot. */
  level: Integer;
  /** A program plays for this account; absent: no. */
  bot?: boolean;
}

/** What a refusal is decided by; more may be added. The OpenAPI document has the sentence of each, which may change, with
    `{name}` for a parameter. */
export type RefusalCode = string;
/** Why a request was refused (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: Integer;
  /** An English sentence that says what to do instead. */
  detail: string;
  /** Stable. */
  code: RefusalCode;
  params: Record<string, string>;
  /** The same as `detail`, for older clients. */
  error: string;
  /** For older clients. */
  problem?: string;
  /** Seconds to wait. */
  retry_after?: Integer;
}
export interface Nothing {}
