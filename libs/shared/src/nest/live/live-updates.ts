import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LIVE_TOPICS, newId, type LiveTopic, type MemberRef } from '@housebrand/shared';
import { Changes } from '../prepared-responses/changes';
import { AppLog } from '../logging/app-log';

const CHANGED = 'live';
/** Debounce of notifications: a bet feed changes many members at once. */
const DEBOUNCE_MS = 100;
const MAX_MESSAGE_NAMES = 100;
/** Bytes of names per message: PostgreSQL's NOTIFY rejects 8,000 bytes and more. */
const MAX_MESSAGE_NAME_BYTES = 7_500;
/** Notifications kept for streams that reconnect. */
const MAX_KEPT = 10_000;
/** Instances may receive two changes in different order, at most this far apart. */
const OVERLAP_MS = 5_000;

/** A notification that data of a member, or of all members of an agent (`username` null), has changed. */
export interface LiveItem {
  id: string;
  topic: LiveTopic;
  prefix: string;
  username: string | null;
}

interface StoredUpdate extends LiveItem {
  receivedAt: number;
}

interface LiveListener {
  /** Called for each notification; the listener filters by member. */
  reported(item: LiveItem): void;
  /** Called when notifications may have been missed. */
  lost(): void;
}

/**
 * Forwards change notifications, after the commit, to the streams of all instances. They contain no data: pages read it again with
 * their own rights. Notifications can be lost with an instance, so pages also poll occasionally.
 */
@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  private readonly pending = new Map<LiveTopic, Set<string>>();
  private readonly kept = new Map<string, StoredUpdate>();
  private readonly listeners = new Set<LiveListener>();
  private timer: NodeJS.Timeout | undefined;
  /** Since when this instance has all notifications. */
  private completeSince = performance.now();

  constructor(
    private readonly changes: Changes,
    private readonly log: AppLog,
  ) {
    changes.on(CHANGED, (text) => this.receive(text));
    changes.onLost(() => this.lose());
  }

  /** Notifies members of a change of their data. */
  notify(topic: LiveTopic, members: Iterable<MemberRef>): void {
    for (const { prefix, username } of members) this.add(topic, `${prefix} ${username}`);
  }

  /** Notifies all members of an agent of a change. */
  notifyAgent(topic: LiveTopic, prefix: string): void {
    this.add(topic, prefix);
  }

  /** @returns a function that stops listening */
  listen(listener: LiveListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The id of the latest notification; `null` if there is none. */
  get newest(): string | null {
    return [...this.kept.keys()].at(-1) ?? null;
  }

  /** Returns the notifications since an id, possibly with some earlier ones; `null` if the id is no longer known. */
  since(id: string): LiveItem[] | null {
    const last = this.kept.get(id);
    return last ? this.after(last.receivedAt).filter((item) => item.id !== id) : null;
  }

  /** Returns the notifications of the last milliseconds, possibly with some earlier ones; `null` if this instance may lack some. */
  within(milliseconds: number): LiveItem[] | null {
    const from = performance.now() - milliseconds;
    return from < this.completeSince ? null : this.after(from);
  }

  async onModuleDestroy(): Promise<void> {
    await this.send();
  }

  private after(receivedAt: number): LiveItem[] {
    return [...this.kept.values()].filter((item) => item.receivedAt >= receivedAt - OVERLAP_MS);
  }

  private add(topic: LiveTopic, name: string): void {
    const names = this.pending.get(topic) ?? new Set();
    this.pending.set(topic, names.add(name));
    this.timer ??= setTimeout(() => void this.send(), DEBOUNCE_MS);
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const messages = [...this.pending].flatMap(([topic, names]) => inMessages(topic, [...names]));
    this.pending.clear();
    for (const message of messages)
      await this.changes.publish(CHANGED, message).catch((error: unknown) => {
        this.log.warn(`live notification not sent: ${error instanceof Error ? error.message : String(error)}`);
      });
  }

  private receive(text: string): void {
    const [id, topic, ...names] = text.split('\n');
    // an instance receives its own notifications twice
    if (!id || !isTopic(topic) || this.kept.has(`${id}-0`)) return;
    for (const [index, name] of names.entries()) {
      const [prefix = '', username = null] = name.split(' ');
      const item = { id: `${id}-${index}`, topic, prefix, username, receivedAt: performance.now() };
      this.kept.set(item.id, item);
      for (const listener of this.listeners) listener.reported(item);
    }
    for (const [oldest, { receivedAt }] of this.kept) {
      if (this.kept.size <= MAX_KEPT) break;
      this.kept.delete(oldest);
      this.completeSince = receivedAt;
    }
  }

  private lose(): void {
    this.kept.clear();
    this.completeSince = performance.now();
    for (const listener of this.listeners) listener.lost();
  }
}

function inMessages(topic: LiveTopic, names: readonly string[]): string[] {
  const parts: string[][] = [];
  let part: string[] = [];
  let bytesLeft = 0;
  for (const name of names) {
    // the two quotes account for the escaped line end
    const bytes = Buffer.byteLength(JSON.stringify(name));
    if (bytes > bytesLeft || part.length === MAX_MESSAGE_NAMES) {
      part = [];
      parts.push(part);
      bytesLeft = MAX_MESSAGE_NAME_BYTES;
    }
    part.push(name);
    bytesLeft -= bytes;
  }
  return parts.map((part) => [newId(), topic, ...part].join('\n'));
}

function isTopic(topic: string | undefined): topic is LiveTopic {
  return LIVE_TOPICS.some((one) => one === topic);
}
