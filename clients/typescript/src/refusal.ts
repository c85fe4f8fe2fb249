// What the server answers to a request that it does not carry out (RFC 9457).

import type { Problem, RefusedCommand } from './api/index.js';

/** Decide by `code`, which is stable; `message` is an English sentence that says what to do instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Empty if the answer is not the server's, but from a proxy before it. */
  readonly code: string;
  readonly params: Record<string, string>;
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | undefined;
  /** All that the server sent: of a refused command also its text and match. */
  readonly problem: Partial<RefusedCommand>;

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number) {
    super(problem.detail ?? `The server answers with the status ${status}.`);
    this.status = status;
    this.code = problem.code ?? '';
    this.params = problem.params ?? {};
    this.retryAfter = retryAfter ?? problem.retry_after;
    this.problem = problem;
  }

  static async of(response: Response): Promise<Refusal> {
    let problem: Partial<Problem> = {};
    try {
      problem = (await response.json()) as Partial<Problem>;
    } catch {
      // A proxy's own page.
    }
    const seconds = Number(response.headers.get('retry-after') ?? NaN);
    return new Refusal(response.status, problem, Number.isFinite(seconds) ? seconds : undefined);
  }
}
