import { createHash } from 'node:crypto';
import { Cache, type Clock } from '@housebrand/shared/nest';

/** A value as it was last read, and a print of it: the same value has the same version. */
export interface Held<T> {
  value: T;
  version: string;
}

export interface RevalidatingCacheOptions {
  /** For so long a value is given out without asking again. */
  freshMs: number;
  /** After a read that failed, the next one waits so long; meanwhile the old value is given out. */
  retryMs: number;
  /** Keys held; the one that was used longest ago goes first. */
  maxKeys: number;
}

/**
 * Values of another system, with their versions: a value is given out at once however old it is, and read anew behind the
 * scenes when it is due. Only the very first read of a key makes anybody wait.
 */
export class RevalidatingCache<T> {
  private readonly held: Cache<Held<T>>;

  constructor(clock: Clock, { freshMs, retryMs, maxKeys }: RevalidatingCacheOptions) {
    this.held = new Cache({ maxEntries: maxKeys, freshMs, retryMs, whenOld: 'serve', clock });
  }

  /** @throws what `read` throws, when there is no value yet */
  get(key: string, read: () => Promise<T>): Promise<Held<T>> {
    return this.held.get(key, async () => versioned(await read()));
  }

  /** What there is now, without waiting: a first read is only begun. */
  peek(key: string, read: () => Promise<T>): T | undefined {
    const held = this.held.peek(key);
    // who peeks does without: a failure is heard of by the next one who waits
    this.get(key, read).catch(() => undefined);
    return held?.value;
  }
}

function versioned<T>(value: T): Held<T> {
  return { value, version: createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12) };
}
