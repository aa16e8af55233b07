/** A change that every instance is notified of. Keys are ids, never secrets. */
export interface Change {
  topic: string;
  key: string;
}

const EVERYTHING = 'everything';

/** Called for a change with its key. */
export type ChangeListener = (key: string) => void;

/** Sends change notifications between instances, over PostgreSQL's NOTIFY or, where configured, Redis. */
export abstract class Changes {
  private readonly listeners = new Map<string, Set<ChangeListener>>();
  private readonly lostListeners = new Set<() => void>();

  /** Notifies every instance, this one first. Resolves when the notification is sent, not when the others received it. */
  async publish(topic: string, key: string): Promise<void> {
    const change = { topic, key };
    this.heard(change);
    await this.send(change);
  }

  /** Makes every instance, this one first, drop its caches, after a change of the database from outside. */
  async forgetAll(): Promise<void> {
    await this.publish(EVERYTHING, '');
  }

  protected abstract send(change: Change): Promise<void>;

  /** Calls the listener for each change of a topic. @returns a function that stops it */
  on(topic: string, listener: ChangeListener): () => void {
    const group = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, group.add(listener));
    return () => group.delete(listener);
  }

  /** Calls the listener when notifications may have been missed: drop all caches then. @returns a function that stops it */
  onLost(listener: () => void): () => void {
    this.lostListeners.add(listener);
    return () => this.lostListeners.delete(listener);
  }

  protected heard({ topic, key }: Change): void {
    if (topic === EVERYTHING) return this.lost();
    for (const listener of this.listeners.get(topic) ?? []) listener(key);
  }

  protected lost(): void {
    for (const listener of this.lostListeners) listener();
  }
}

/** Changes within one instance, for tests. */
export class LocalChanges extends Changes {
  protected send(): Promise<void> {
    return Promise.resolve();
  }
}

/** Parses a change from another instance; `undefined` for any other text. */
export function readChange(text: string): Change | undefined {
  try {
    const { topic, key } = JSON.parse(text) as Partial<Change>;
    return typeof topic === 'string' && typeof key === 'string' ? { topic, key } : undefined;
  } catch {
    return undefined;
  }
}
