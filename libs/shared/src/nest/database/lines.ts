import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AgentStatement, AgentTx } from './transactions';

/** Most statements per commit. */
const BATCH_SIZE = 32;
const LOCK_NOT_AVAILABLE = '55P03';
/** PostgreSQL's error classes for a refused statement: data, integrity, and errors that a function raises. */
const REFUSED = /^(?:22|23|P0)/;

type Work<T> = (q: AgentStatement) => PromiseLike<T>;

/** A request, and the statement that handles many requests for the same row. */
export interface Together<Request, T> {
  request: Request;
  /**
   * Handles all requests in order and returns for each what its own `work` would return after those before it. If it throws
   * without an effect, each request runs its own `work`. Requests share a batch only if they pass the same function.
   */
  all: (q: AgentStatement, requests: readonly Request[]) => PromiseLike<readonly T[]>;
}

interface Waiting {
  work: Work<unknown>;
  together: Together<unknown, unknown> | undefined;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** The two kinds of commit that `Lines` needs. */
export interface Commits {
  /** Runs one statement in its own transaction. */
  write<T>(prefix: string, work: Work<T>): Promise<T>;
  forAgent<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T>;
}

/**
 * Serializes and batches statements that start by locking the same row. Statements that arrive during a commit form the next
 * batch, in order: one statement for all of them where there is one, else a savepoint for each. A row thus uses one connection
 * however many requests need it, and a batch shares the commit's wait for the disk. ADR 0065 has the reasons, ADR 0071 the
 * measurements.
 */
export class Lines {
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly commits: Commits) {}

  /** @returns the statement's result, after the commit */
  join<T, Request>(prefix: string, row: string, work: Work<T>, together?: Together<Request, T>): Promise<T> {
    const key = `${prefix} ${row}`;
    return new Promise<T>((resolve, reject) => {
      // runs inside another caller's batch; keep the caller's async context for tracing
      const one = { work: AsyncLocalStorage.bind(work), together, resolve, reject } as Waiting;
      const line = this.lines.get(key);
      if (line) {
        line.push(one);
        return;
      }
      this.lines.set(key, [one]);
      void this.serve(prefix, key);
    });
  }

  private async serve(prefix: string, key: string): Promise<void> {
    const line = this.lines.get(key)!;
    while (line.length > 0) {
      await this.commit(prefix, line.splice(0, BATCH_SIZE));
      // yield once so that follow-up requests join the next batch
      await nextTurn();
    }
    this.lines.delete(key);
  }

  private async commit(prefix: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const [first, ...others] = batch;
      if (others.length === 0) return first!.resolve(await this.commits.write(prefix, first!.work));
      const ends =
        (await this.asOneStatement(prefix, batch)) ??
        (await this.commits.forAgent(prefix, (tx) => withSavepoints(tx, batch)));
      // resolve the callers only after the commit
      for (const end of ends) end();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** @returns callbacks that resolve the callers; `null`, without any effect, if the batch shares no statement or it was refused */
  private async asOneStatement(prefix: string, batch: readonly Waiting[]): Promise<(() => void)[] | null> {
    const all = batch[0]!.together?.all;
    if (!all || batch.some(({ together }) => together?.all !== all)) return null;
    const requests = batch.map(({ together }) => together!.request);
    try {
      const answers = await this.commits.write(prefix, (q) => all(q, requests));
      return batch.map(
        ({ resolve }, nth) =>
          () =>
            resolve(answers[nth]),
      );
    } catch (error) {
      if (REFUSED.test(codeOf(error) ?? '')) return null;
      // other errors may follow a commit, or would hit the single statements as well
      throw error;
    }
  }
}

/** Runs each statement in its own savepoint. @returns callbacks that settle the callers after the commit */
async function withSavepoints(tx: AgentTx, batch: readonly Waiting[]): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  for (const { work, resolve, reject } of batch) {
    try {
      const value = await tx.transaction(async (inner) => work(inner));
      ends.push(() => resolve(value));
    } catch (error) {
      // if the first cannot lock the row, the others can't either: don't wait for each
      if (ends.length === 0 && codeOf(error) === LOCK_NOT_AVAILABLE) throw error;
      ends.push(() => reject(error));
    }
  }
  return ends;
}

const codeOf = (error: unknown) =>
  ((error as { code?: string }).code ?? (error as { cause?: { code?: string } }).cause?.code) || null;
