import type { TestDatabase } from './test-database';

/** Twenty checks per second: a session may send thirty requests. */
const PAUSE_MS = 50;
/** Below the two minutes after which a test is aborted. */
const PATIENCE_MS = 100_000;

/**
 * Waits for a condition, with one last check after the timeout, however long the machine was busy.
 * @throws Error when the condition isn't met within the timeout (default 100 seconds)
 */
export async function waitUntil(
  condition: () => boolean | undefined | Promise<boolean | undefined>,
  timeoutMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  let isLast = false;
  while (!(await condition())) {
    if (isLast) throw new Error(`The condition was not met within ${timeoutMs} ms`);
    isLast = performance.now() >= end;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Waits until all transactions that are running now have ended, including those in other specs' databases: the server
 * counts them all, and readers that stop at the oldest running transaction then see everything committed so far.
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
