import { Injectable } from '@nestjs/common';
import { Cache, Clock } from '@housebrand/shared/nest';
import type { StoredSession } from './session.repository';

/** A session is read again after this, should the news of its end have been missed. */
const FRESH_MS = 5_000;
const MAX_SESSIONS = 20_000;

/** Sessions that were just used, so that a page full of calls reads its session once. */
@Injectable()
export class SessionCache {
  private readonly sessions: Cache<StoredSession | null>;
  /** The slot of each session that is held, by its id. */
  private readonly slots: Cache<string>;

  constructor(clock: Clock) {
    this.sessions = new Cache({ maxEntries: MAX_SESSIONS, freshMs: FRESH_MS, clock });
    this.slots = new Cache({ maxEntries: MAX_SESSIONS });
  }

  /** @param slot the agent and the hash of a session's handle */
  async get(slot: string, read: () => Promise<StoredSession | null>): Promise<StoredSession | null> {
    const session = await this.sessions.get(slot, read);
    if (session) this.note(session.id, slot);
    else this.sessions.forget(slot);
    return session;
  }

  /** The session of a request that was authenticated just now. */
  byId(id: string): StoredSession | null {
    const slot = this.slots.peek(id);
    return (slot !== undefined && this.sessions.peek(slot)) || null;
  }

  /** Also what is being read: it may be this session as it was. */
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

  /** A session that was given another handle leaves its old slot. */
  private note(id: string, slot: string): void {
    const before = this.slots.peek(id);
    if (before === slot) return;
    if (before !== undefined) this.sessions.forget(before);
    this.slots.keep(id, slot);
  }
}
