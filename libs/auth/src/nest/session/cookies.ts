import { PREFIX_COOKIE } from '@housebrand/shared';
import { clearCookie, setCookie, type Settings } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { DEVICE_LIFETIME_SECONDS, DEVICE_PATH, deviceCookie, SESSION_COOKIES } from '../../core';
import type { SessionTokens, TokenKind } from './session-token';

const KINDS = Object.keys(SESSION_COOKIES) as TokenKind[];

/** Sets the three session cookies (specification section 9). */
export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens, settings: Settings): void {
  for (const kind of KINDS) setCookie(reply, SESSION_COOKIES[kind], tokens[kind], settings);
}

/** Sets the cookie that remembers the agent. It isn't secret; the portal's scripts read it. */
export function setPrefixCookie(reply: FastifyReply, prefix: string, settings: Settings): void {
  setCookie(reply, PREFIX_COOKIE, prefix, settings, { isReadByScripts: true });
}

/** Sets the cookie that identifies the device at its next login; browsers send it to that route only. */
export function setDeviceCookie(reply: FastifyReply, prefix: string, kept: string, settings: Settings): void {
  const options = { path: DEVICE_PATH, maxAgeSeconds: DEVICE_LIFETIME_SECONDS };
  setCookie(reply, deviceCookie(prefix)!, kept, settings, options);
}

export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  for (const kind of KINDS) clearCookie(reply, SESSION_COOKIES[kind], settings);
}

/** Clears the portal token of an ended session, which makes the browser a guest (specification section 8). */
export function clearPortalCookie(reply: FastifyReply, settings: Settings): void {
  clearCookie(reply, SESSION_COOKIES.portal, settings);
}
