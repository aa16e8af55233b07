import { COOKIE_LIFETIME_SECONDS, PREFIX_COOKIE, SESSION_COOKIES } from '../../core';
import type { Settings } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import type { SessionTokens, TokenKind } from './session-token';

const KINDS = Object.keys(SESSION_COOKIES) as TokenKind[];

/** Sets the three session cookies (specification section 9). */
export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens, settings: Settings): void {
  for (const kind of KINDS) {
    void reply.header('set-cookie', cookie(SESSION_COOKIES[kind], tokens[kind], COOKIE_LIFETIME_SECONDS, settings));
  }
}

/** The cookie that remembers the agent; nothing secret, the portal reads it. */
export function setPrefixCookie(reply: FastifyReply, prefix: string, settings: Settings): void {
  const text = `${PREFIX_COOKIE}=${prefix}; Path=/; Max-Age=${COOKIE_LIFETIME_SECONDS}; SameSite=Lax`;
  void reply.header('set-cookie', settings.secure ? `${text}; Secure` : text);
}

export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  for (const kind of KINDS) void reply.header('set-cookie', cookie(SESSION_COOKIES[kind], '', 0, settings));
}

/** A session that ended loses the portal token: without it nobody is logged in (specification section 8). */
export function clearPortalCookie(reply: FastifyReply, settings: Settings): void {
  void reply.header('set-cookie', cookie(SESSION_COOKIES.portal, '', 0, settings));
}

function cookie(name: string, value: string, maxAge: number, { secure }: Settings): string {
  const text = `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}
