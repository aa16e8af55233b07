import { Injectable } from '@nestjs/common';
import { Cache, Clock } from '@housebrand/shared/nest';
import type { StoredSession } from './session.repository';

/** Maximum age of a cached session, in case the notification of its end was lost. */
const FRESH_MS = 5_000;
const MAX_SESSIONS = 20_000;

/** Recently used sessions, so that the many calls of a page read their session once. */
@Injectable()
export class SessionCache {
  private readonly sessions: Cache<StoredSession | null>;
  /** Slot of each cached session, by session id. */
  private readonly slots: Cache<string>;

  constructor(clock: Clock) {
    this.sessions = new Cache({ maxEntries: MAX_SESSIONS, freshMs: FRESH_MS, clock });
    this.slots = new Cache({ maxEntries: MAX_SESSIONS });
  }

  /** @param slot agent and hash of the session's handle */
  async get(slot: string, read: () => Promise<StoredSession | null>): Promise<StoredSession | null> {
    const session = await this.sessions.get(slot, read);
    if (session) this.recordSlot(session.id, slot);
    else this.sessions.forget(slot);
    return session;
  }

  /** Returns the cached session of a request that was just authenticated. */
  byId(id: string): StoredSession | null {
    const slot = this.slots.peek(id);
    return (slot !== undefined && this.sessions.peek(slot)) || null;
  }

  /** Also discards reads in progress: they may return the session's old state. */
  forget(id: string): void {
    const slot = this.slots.peek(id);
    this.slots.forget(id);
    this.sessions.forgetReads();
    if (slot !== undefined) this.sessions.forget(slot);
  }

  clear(): void {
    this.slots.clear();
    this.sessions.clear();
  }

  /** Frees the old slot of a session whose handle was replaced. */
  private recordSlot(id: string, slot: string): void {
    const before = this.slots.peek(id);
    if (before === slot) return;
    if (before !== undefined) this.sessions.forget(before);
    this.slots.keep(id, slot);
  }
}
