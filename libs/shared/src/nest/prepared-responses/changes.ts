/** Something changed; every instance hears of it. Keys are ids, never secrets. */
export interface Change {
  topic: string;
  key: string;
}

const EVERYTHING = 'everything';

/** Hears of a change, with the key of what changed. */
export type ChangeListener = (key: string) => void;

/** Carries news between the instances of the API: PostgreSQL's NOTIFY, or Redis when there is one. */
export abstract class Changes {
  private readonly listeners = new Map<string, Set<ChangeListener>>();
  private readonly lostListeners = new Set<() => void>();

  /** Tells every instance, this one first. Resolves when the news is sent to the others, not when they heard it. */
  async publish(topic: string, key: string): Promise<void> {
    const change = { topic, key };
    this.heard(change);
    await this.send(change);
  }

  /** Tells every instance, this one first, that whatever it keeps may be wrong: the database was changed behind its back. */
  async forgetAll(): Promise<void> {
    await this.publish(EVERYTHING, '');
  }

  protected abstract send(change: Change): Promise<void>;

  /** Calls the listener for each change of a topic. @returns stops listening */
  on(topic: string, listener: ChangeListener): () => void {
    const group = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, group.add(listener));
    return () => group.delete(listener);
  }

  /** Calls the listener when news may have been missed: forget everything that is cached. */
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

/** For one instance alone and for tests. */
export class LocalChanges extends Changes {
  protected send(): Promise<void> {
    return Promise.resolve();
  }
}

/** A change as another instance sent it; `undefined` for a text that is none. */
export function readChange(text: string): Change | undefined {
  try {
    const { topic, key } = JSON.parse(text) as Partial<Change>;
    return typeof topic === 'string' && typeof key === 'string' ? { topic, key } : undefined;
  } catch {
    return undefined;
  }
}
