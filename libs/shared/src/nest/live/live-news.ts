import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LIVE_TOPICS, newId, type LiveTopic, type MemberRef } from '@housebrand/shared';
import { Changes } from '../prepared-responses/changes';
import { AppLog } from '../logging/app-log';

const CHANGED = 'live';
/** News that come together go together: a feed of bets tells of many members at once. */
const GATHER_MS = 100;
/** Names in one message. */
const NAMES_A_MESSAGE = 100;
/** What they may take in it: PostgreSQL's NOTIFY refuses 8,000 bytes and more. */
const NAME_BYTES_A_MESSAGE = 7_500;
/** What a stream that comes back can be told again. */
const KEPT = 10_000;
/** Instances may hear of two changes in either order, this far apart at the most. */
const OVERLAP_MS = 5_000;

/** Something that a member, or everybody at an agent (`username` null), may want to read again. */
export interface LiveItem {
  id: string;
  topic: LiveTopic;
  prefix: string;
  username: string | null;
}

interface KeptItem extends LiveItem {
  heardAt: number;
}

interface LiveListener {
  /** Something that may be the listener's. */
  reported(item: LiveItem): void;
  /** News may have been missed. */
  lost(): void;
}

/**
 * Carries "this changed" from whoever changed something, after the commit, to the streams of all instances. What changed is
 * never said: whoever is told reads it as ever, with his own rights. News can be lost with an instance, so that pages go on
 * looking by themselves now and then.
 */
@Injectable()
export class LiveNews implements OnModuleDestroy {
  private readonly gathered = new Map<LiveTopic, Set<string>>();
  private readonly kept = new Map<string, KeptItem>();
  private readonly listeners = new Set<LiveListener>();
  private timer: NodeJS.Timeout | undefined;
  /** Since when nothing that was told is unknown here. */
  private completeSince = performance.now();

  constructor(
    private readonly changes: Changes,
    private readonly log: AppLog,
  ) {
    changes.on(CHANGED, (text) => this.hear(text));
    changes.onLost(() => this.lose());
  }

  /** Something of these members changed. */
  notify(topic: LiveTopic, members: Iterable<MemberRef>): void {
    for (const { prefix, username } of members) this.gather(topic, `${prefix} ${username}`);
  }

  /** Something changed that everybody at the agent may see. */
  notifyAgent(topic: LiveTopic, prefix: string): void {
    this.gather(topic, prefix);
  }

  /** @returns stops listening */
  listen(listener: LiveListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Where a stream that begins now begins; `null` before anything was told. */
  get newest(): string | null {
    return [...this.kept.keys()].at(-1) ?? null;
  }

  /** What was told since an id, perhaps with some that were told before it; `null` when nobody knows any more. */
  since(id: string): LiveItem[] | null {
    const last = this.kept.get(id);
    return last ? this.after(last.heardAt).filter((item) => item.id !== id) : null;
  }

  /** What was told in the last so many milliseconds, perhaps with some that were told before; `null` when this instance did not hear it all. */
  within(milliseconds: number): LiveItem[] | null {
    const from = performance.now() - milliseconds;
    return from < this.completeSince ? null : this.after(from);
  }

  async onModuleDestroy(): Promise<void> {
    await this.send();
  }

  private after(heardAt: number): LiveItem[] {
    return [...this.kept.values()].filter((item) => item.heardAt >= heardAt - OVERLAP_MS);
  }

  private gather(topic: LiveTopic, name: string): void {
    const names = this.gathered.get(topic) ?? new Set();
    this.gathered.set(topic, names.add(name));
    this.timer ??= setTimeout(() => void this.send(), GATHER_MS);
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const messages = [...this.gathered].flatMap(([topic, names]) => inMessages(topic, [...names]));
    this.gathered.clear();
    for (const message of messages)
      await this.changes.publish(CHANGED, message).catch((error: unknown) => {
        this.log.warn(`live news did not go out: ${error instanceof Error ? error.message : String(error)}`);
      });
  }

  private hear(text: string): void {
    const [id, topic, ...names] = text.split('\n');
    // an instance hears its own news twice
    if (!id || !isTopic(topic) || this.kept.has(`${id}-0`)) return;
    for (const [index, name] of names.entries()) {
      const [prefix = '', username = null] = name.split(' ');
      const item = { id: `${id}-${index}`, topic, prefix, username, heardAt: performance.now() };
      this.kept.set(item.id, item);
      for (const listener of this.listeners) listener.reported(item);
    }
    for (const [oldest, { heardAt }] of this.kept) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
      this.completeSince = heardAt;
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
  let room = 0;
  for (const name of names) {
    // its quotes stand for the line's end, which takes two bytes as well
    const bytes = Buffer.byteLength(JSON.stringify(name));
    if (bytes > room || part.length === NAMES_A_MESSAGE) {
      parts.push((part = []));
      room = NAME_BYTES_A_MESSAGE;
    }
    part.push(name);
    room -= bytes;
  }
  return parts.map((part) => [newId(Date.now()), topic, ...part].join('\n'));
}

function isTopic(topic: string | undefined): topic is LiveTopic {
  return LIVE_TOPICS.some((one) => one === topic);
}
