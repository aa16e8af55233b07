const HOUR_MS = 3_600_000;
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

export const SESSION_LIMITS: SessionLimits = { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS, touchEveryMs: 5 * 60_000 };

/** The times of a session, milliseconds since 1970. */
export interface SessionTimes {
  createdAt: number;
  lastSeenAt: number;
  revokedAt: number | null;
}

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

/** Whether a call now is worth noting. */
export function shouldTouch(times: SessionTimes, now: number, limits: SessionLimits = SESSION_LIMITS): boolean {
  return now - times.lastSeenAt >= limits.touchEveryMs;
}
