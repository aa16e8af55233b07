const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lives under its 366-day cookie. */
export interface SessionLimits {
  /** Without a call for so long, it ends. */
  idleMs: number;
  /** However busy it is, it ends so long after the login. */
  absoluteMs: number;
  /** A call is noted at most this often, so that reading does not mean writing. */
  touchEveryMs: number;
}

/** A session ends after 14 days without a call and after 90 days in any case; its last use is noted every five minutes. */
export const SESSION_LIMITS: SessionLimits = {
  idleMs: 14 * DAY_MS,
  absoluteMs: 90 * DAY_MS,
  touchEveryMs: 5 * MINUTE_MS,
};

/** A member has so many live sessions; one more ends the one that was not heard of for the longest. */
export const MAX_SESSIONS_OF_A_MEMBER = 10;

/** After so long without a call whoever sits there may be somebody else. */
const PRESENT_MS = 30 * MINUTE_MS;
/** So long a password that was typed stands for what is asked for each time. */
const FRESH_MS = 5 * MINUTE_MS;

/** The times of a session, milliseconds since 1970. */
export interface SessionTimes {
  createdAt: number;
  lastSeenAt: number;
  revokedAt: number | null;
}

/** `active` lets in; `idle` was not used for too long, `expired` is too old, `revoked` was ended by somebody. */
export type SessionState = 'active' | 'idle' | 'expired' | 'revoked';

/** The state of a session at an instant. A revoked one stays revoked, an expired one never comes back. */
export function sessionState(times: SessionTimes, now: number, limits: SessionLimits = SESSION_LIMITS): SessionState {
  if (times.revokedAt !== null) return 'revoked';
  if (now >= times.createdAt + limits.absoluteMs) return 'expired';
  if (now >= times.lastSeenAt + limits.idleMs) return 'idle';
  return 'active';
}

/** When the session ends if nothing more is heard of it, milliseconds since 1970: the header `x-token-expired-at`. */
export function sessionExpiresAt(times: SessionTimes, limits: SessionLimits = SESSION_LIMITS): number {
  return Math.min(times.createdAt + limits.absoluteMs, times.lastSeenAt + limits.idleMs);
}

/** The last moment of being heard of that makes a call now come after too long a silence. */
export function silentSince(now: number): number {
  return now - PRESENT_MS;
}

/**
 * Whether a session is as sure of its member as a call asks.
 * @param confirmedAt when the password was typed last; `null` since a silence that was too long
 */
export function isAssured(confirmedAt: number | null, how: 'present' | 'fresh', now: number): boolean {
  return confirmedAt !== null && (how === 'present' || now - confirmedAt < FRESH_MS);
}

/** Whether a call now is worth noting. */
export function shouldTouch(times: SessionTimes, now: number, limits: SessionLimits = SESSION_LIMITS): boolean {
  return now - times.lastSeenAt >= limits.touchEveryMs;
}
