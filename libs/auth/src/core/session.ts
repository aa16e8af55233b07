const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lives under its 366-day cookie. */
export interface SessionLimits {
  /** Ends after this time without a call. */
  idleMs: number;
  /** Ends this long after the login, however active it is. */
  absoluteMs: number;
  /** Minimum time between two updates of the last use, so that a read does not cause a write. */
  touchEveryMs: number;
}

/** A session ends after 14 days without a call and after 90 days in any case; its last use is recorded every five minutes. */
export const SESSION_LIMITS: SessionLimits = {
  idleMs: 14 * DAY_MS,
  absoluteMs: 90 * DAY_MS,
  touchEveryMs: 5 * MINUTE_MS,
};

/** Live sessions per member; one more ends the session with the oldest activity. */
export const MAX_SESSIONS_OF_A_MEMBER = 10;

/** After this time without a call, someone else may be using the device. */
const PRESENT_MS = 30 * MINUTE_MS;
/** How long an entered password counts as recent. */
const FRESH_MS = 5 * MINUTE_MS;

/** The times of a session. */
export interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
  revokedAt: Date | null;
}

/** `active` is accepted; `idle` was unused for too long, `expired` is too old, `revoked` was ended explicitly. */
export type SessionState = 'active' | 'idle' | 'expired' | 'revoked';

/** Returns the state of a session at an instant. A revoked session stays revoked and an expired one never becomes active again. */
export function sessionState(times: SessionTimes, now: Date, limits: SessionLimits = SESSION_LIMITS): SessionState {
  if (times.revokedAt !== null) return 'revoked';
  if (since(times.createdAt, now) >= limits.absoluteMs) return 'expired';
  if (since(times.lastSeenAt, now) >= limits.idleMs) return 'idle';
  return 'active';
}

/** Returns when the session ends without further calls: the header `x-token-expired-at`. */
export function sessionExpiresAt(times: SessionTimes, limits: SessionLimits = SESSION_LIMITS): Date {
  return new Date(Math.min(times.createdAt.getTime() + limits.absoluteMs, times.lastSeenAt.getTime() + limits.idleMs));
}

/** Returns the latest `lastSeenAt` for which a call now requires the password again. */
export function silentSince(now: Date): Date {
  return new Date(now.getTime() - PRESENT_MS);
}

/**
 * Whether a session has the assurance that a call requires.
 * @param confirmedAt when the member last entered the password; `null` after too long an inactivity
 */
export function isAssured(confirmedAt: Date | null, how: 'present' | 'fresh', now: Date): boolean {
  return confirmedAt !== null && (how === 'present' || since(confirmedAt, now) < FRESH_MS);
}

/** Whether a call now should update the time of the last use. */
export function shouldTouch(times: SessionTimes, now: Date, limits: SessionLimits = SESSION_LIMITS): boolean {
  return since(times.lastSeenAt, now) >= limits.touchEveryMs;
}

/** Returns the milliseconds from one instant to another. */
const since = (from: Date, until: Date): number => until.getTime() - from.getTime();
