import { Injectable } from '@nestjs/common';
import type { StoredSession } from './session.repository';

/** A session is read again after this, should the news of its end have been missed. */
const FRESH_MS = 5_000;
const MAX_SESSIONS = 20_000;

interface Entry {
  slot: string;
  session: StoredSession;
  readAt: number;
}

/** Sessions that were just used, so that a page full of calls reads its session once. */
@Injectable()
export class SessionCache {
  private readonly slots = new Map<string, Entry>();
  private readonly ids = new Map<string, Entry>();
  /** Changes whenever something is forgotten: a session that was being read meanwhile is not kept. */
  generation = 0;

  find(slot: string, now: number): StoredSession | null {
    const entry = this.slots.get(slot);
    return entry && now - entry.readAt < FRESH_MS && now >= entry.readAt ? entry.session : null;
  }

  /** The session of a request that was authenticated just now. */
  byId(id: string): StoredSession | null {
    return this.ids.get(id)?.session ?? null;
  }

  keep(slot: string, session: StoredSession, now: number, generation: number): void {
    if (generation !== this.generation) return;
    if (this.slots.size >= MAX_SESSIONS) this.forget(this.ids.keys().next().value!);
    this.forgetEntry(this.ids.get(session.id));
    const entry = { slot, session, readAt: now };
    this.slots.set(slot, entry);
    this.ids.set(session.id, entry);
  }

  forget(id: string): void {
    this.generation += 1;
    this.forgetEntry(this.ids.get(id));
  }

  clear(): void {
    this.generation += 1;
    this.slots.clear();
    this.ids.clear();
  }

  private forgetEntry(entry: Entry | undefined): void {
    if (!entry) return;
    this.slots.delete(entry.slot);
    this.ids.delete(entry.session.id);
  }
}
