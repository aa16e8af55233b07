import type { TestDatabase } from './test-database';

/** Twenty looks a second: a session may ask thirty times. */
const PAUSE_MS = 50;
/** Within the two minutes after which a test ends. */
const PATIENCE_MS = 100_000;

/**
 * Waits for a state instead of a time; looks once more when the time is over, however long the machine was busy with others.
 * @throws when it does not come within the time, default 100 seconds: only what hangs ends
 */
export async function waitUntil(
  condition: () => boolean | undefined | Promise<boolean | undefined>,
  timeoutMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (let isLast = false; !(await condition()); await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
    if (isLast) throw new Error(`did not happen within ${timeoutMs} ms`);
    isLast = performance.now() >= end;
  }
}

/**
 * Waits until every transaction is over that runs now, also in the databases of other specs: a server counts those of all its
 * databases, and what reads up to the oldest one that runs reaches then all that is committed now.
 */
export async function waitForTransactions({ database }: Pick<TestDatabase, 'database'>): Promise<void> {
  const snapshot = async () => {
    const text = `select pg_snapshot_xmin(now)::text as running, pg_snapshot_xmax(now)::text as next from pg_current_snapshot() as now`;
    const { rows } = await database.operatorQuery<{ running: string; next: string }>({ text });
    return rows[0]!;
  };
  const { next } = await snapshot();
  await waitUntil(async () => BigInt((await snapshot()).running) >= BigInt(next));
}
