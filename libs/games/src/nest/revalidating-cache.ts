import { createHash } from 'node:crypto';
import type { Clock } from '@housebrand/shared/nest';

/** A value as it was last read, and a print of it: the same value has the same version. */
export interface Held<T> {
  value: T;
  version: string;
}

interface Entry<T> extends Held<T> {
  /** When the next read is due. */
  dueMs: number;
}

export interface RevalidatingCacheOptions {
  /** For so long a value is given out without asking again. */
  freshMs: number;
  /** After a read that failed, the next one waits so long; meanwhile the old value is given out. */
  retryMs: number;
  /** Keys held; the one that was read longest ago goes first. */
  maxKeys: number;
}

/**
 * Values of another system: a value is given out at once however old it is, and read anew behind the scenes when it is due.
 * Only the very first read of a key makes anybody wait, and however many wait, it is one read.
 */
export class RevalidatingCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly reading = new Map<string, Promise<Entry<T>>>();

  constructor(
    private readonly clock: Clock,
    private readonly options: RevalidatingCacheOptions,
  ) {}

  /** @throws what `read` throws, when there is no value yet */
  async get(key: string, read: () => Promise<T>): Promise<Held<T>> {
    const entry = this.entries.get(key);
    if (!entry) return this.read(key, read);
    if (this.clock.now().getTime() >= entry.dueMs) void this.refresh(key, entry, read);
    return entry;
  }

  /** What there is now, without waiting: a first read is only begun. */
  peek(key: string, read: () => Promise<T>): T | undefined {
    const entry = this.entries.get(key);
    // who peeks does without: a failure is heard of by the next one who waits
    this.get(key, read).catch(() => undefined);
    return entry?.value;
  }

  private async refresh(key: string, entry: Entry<T>, read: () => Promise<T>): Promise<void> {
    entry.dueMs = this.clock.now().getTime() + this.options.retryMs;
    try {
      await this.read(key, read);
    } catch {
      // the old value stays; the outbound metrics count the failure
    }
  }

  private read(key: string, read: () => Promise<T>): Promise<Entry<T>> {
    const running = this.reading.get(key);
    if (running) return running;
    const started = (async () => {
      const value = await read();
      const version = createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
      const entry = { value, version, dueMs: this.clock.now().getTime() + this.options.freshMs };
      this.keep(key, entry);
      return entry;
    })().finally(() => this.reading.delete(key));
    this.reading.set(key, started);
    return started;
  }

  private keep(key: string, entry: Entry<T>): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.options.maxKeys) this.entries.delete(this.entries.keys().next().value!);
  }
}
