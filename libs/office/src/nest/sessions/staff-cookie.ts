import { clearCookie, readCookies, setCookie, type Settings } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STAFF_SESSION } from '../../core';

/** The cookie of the back office. It is unknown to the portal, and the portal's cookies are unknown here. */
export const OFFICE_COOKIE = 'hb_office';

const OPTIONS = { sameSite: 'strict', maxAgeSeconds: STAFF_SESSION.absoluteMs / 1_000 } as const;

/** Returns the secret of a request's cookie; `''` without one. */
export function staffSecretOf(request: FastifyRequest): string {
  return readCookies(request).get(OFFICE_COOKIE) ?? '';
}

/** Sets the cookie of a new session. */
export function setStaffCookie(reply: FastifyReply, secret: string, settings: Settings): void {
  setCookie(reply, OFFICE_COOKIE, secret, settings, OPTIONS);
}

/** Removes the cookie of an ended session. */
export function clearStaffCookie(reply: FastifyReply, settings: Settings): void {
  clearCookie(reply, OFFICE_COOKIE, settings, OPTIONS);
}
