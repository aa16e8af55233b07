import type { Database } from '../database/database';
import type { Verdict } from './verdict';

interface Counter {
  /** The stored form, see `counterKey`. */
  key: string;
  points: number;
  ms: number;
}

/** A step of a chain as the database function reads it: what it counts, and how (see `LimitSteps`). */
export type LimitPlan =
  | ({ kind: 'points'; countsRefused: boolean } & Counter)
  | ({ kind: 'distinct'; pair: string } & Counter)
  | ({ kind: 'slowDown'; turn: string; turnMs: number; pausesMs: readonly number[] } & Counter)
  /** `once` is the counter of a valid proof; the database checks in the same call whether the proof was used before. */
  | ({ kind: 'proofBeyond'; once: string | null; onceMs: number } & Counter);

/** The steps a chain took, as the database returned them: pass them to `settle` unchanged. */
export type TakenSteps = readonly unknown[];

type Answer = { held: TakenSteps } | { stoppedAt: number; until: number };

/** Takes and settles a whole chain of limits in one round trip each. */
export class ChainStore {
  constructor(private readonly database: Database) {}

  /** Takes all steps in order, or none. */
  async take(plans: readonly LimitPlan[]): Promise<{ held: TakenSteps } | { stoppedAt: number; waitSeconds: number }> {
    const now = Date.now();
    const { rows } = await this.database.unauthenticatedQuery<{ answer: Answer }>({
      name: 'rate_limit.take',
      text: 'select rate_limit_take($1, $2) as answer',
      values: [JSON.stringify(plans), now],
    });
    const { answer } = rows[0]!;
    if ('held' in answer) return answer;
    return { stoppedAt: answer.stoppedAt, waitSeconds: Math.max(1, Math.ceil((answer.until - now) / 1_000)) };
  }

  async settle(held: TakenSteps, verdict: Verdict): Promise<void> {
    await this.database.unauthenticatedQuery({
      name: 'rate_limit.settle',
      text: 'select rate_limit_settle($1, $2, $3)',
      values: [JSON.stringify(held), verdict, Date.now()],
    });
  }
}
