import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AgentStatement, AgentTx } from './transactions';

/** The most that one commit takes along. */
const BATCH_SIZE = 32;
const LOCK_NOT_AVAILABLE = '55P03';
/** PostgreSQL's classes of errors that a statement itself is refused with: data, integrity, and what a function raises. */
const REFUSED = /^(?:22|23|P0)/;

type Work<T> = (q: AgentStatement) => PromiseLike<T>;

/** What is wished for, and the one statement that does many wishes for the same row. */
export interface Together<Request, T> {
  request: Request;
  /**
   * Does all of them in order and answers each as its own work would behind those before it; or does none and throws, and
   * each is done by its own. The same function for all that may go together.
   */
  all: (q: AgentStatement, requests: readonly Request[]) => PromiseLike<readonly T[]>;
}

interface Waiting {
  work: Work<unknown>;
  together: Together<unknown, unknown> | undefined;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** The two ways into the database that a line needs. */
export interface Commits {
  /** One statement, a transaction of its own. */
  write<T>(prefix: string, work: Work<T>): Promise<T>;
  forAgent<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T>;
}

/**
 * Statements that begin by locking the same row stand in a line here, one for each row: what comes while one commits is committed
 * together next, in the order it came: in one statement where there is one that does them all, else each in a savepoint of its
 * own. So one row holds one connection, however many ask for it, and they share the commit's wait for the disk. ADR 0065 has
 * the reasons, 0071 the measurements.
 */
export class Lines {
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly commits: Commits) {}

  /** @returns what the statement returns, once it is committed */
  join<T, Request>(prefix: string, row: string, work: Work<T>, together?: Together<Request, T>): Promise<T> {
    const key = `${prefix} ${row}`;
    return new Promise<T>((resolve, reject) => {
      // it runs in another's turn, and is told of as its own asker's
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
      // who was answered may ask again at once, and goes with the others then instead of alone before them
      await nextTurn();
    }
    this.lines.delete(key);
  }

  private async commit(prefix: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const [first, ...others] = batch;
      if (others.length === 0) return first!.resolve(await this.commits.write(prefix, first!.work));
      const ends =
        (await this.atOnce(prefix, batch)) ?? (await this.commits.forAgent(prefix, (tx) => inTurn(tx, batch)));
      // nobody is told before the commit
      for (const end of ends) end();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** All in one statement. @returns what each is to be told; `null` when there is no such statement, or it was refused: nothing is done */
  private async atOnce(prefix: string, batch: readonly Waiting[]): Promise<(() => void)[] | null> {
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
      // of anything else nobody knows that nothing is done, or it would meet the next one as well
      throw error;
    }
  }
}

/** Runs each in its savepoint. @returns what each is to be told after the commit */
async function inTurn(tx: AgentTx, batch: readonly Waiting[]): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  for (const { work, resolve, reject } of batch) {
    try {
      const value = await tx.transaction(async (inner) => work(inner));
      ends.push(() => resolve(value));
    } catch (error) {
      // the row that the first does not get, nobody behind it gets: they do not wait for it one after the other
      if (ends.length === 0 && codeOf(error) === LOCK_NOT_AVAILABLE) throw error;
      ends.push(() => reject(error));
    }
  }
  return ends;
}

const codeOf = (error: unknown) =>
  ((error as { code?: string }).code ?? (error as { cause?: { code?: string } }).cause?.code) || null;
