import { parseCookie, stringifySetCookie } from 'cookie';
import { COOKIE_LIFETIME_SECONDS } from '@housebrand/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Visibility and lifetime of a cookie. All cookies are `Secure` on https sites. */
export interface CookieOptions {
  /** Whether scripts of the portal can read it; it must not hold a secret then. Default: false. */
  isReadByScripts?: boolean;
  /** The path to which browsers send it. Default: `/`. */
  path?: string;
  /** Whether browsers send it with requests from other sites never, or when a link leads here. Default: `lax`. */
  sameSite?: 'lax' | 'strict';
  /** Default: about 366 days. */
  maxAgeSeconds?: number;
}

/** Returns a request's cookies by name; of two with one name the first, which has the more specific path. */
export function readCookies(request: Pick<FastifyRequest, 'headers'>): ReadonlyMap<string, string> {
  const cookies = Object.entries(parseCookie(request.headers.cookie ?? ''));
  return new Map(cookies.map(([name, value]) => [name, value ?? '']));
}

/** Sets a cookie with our defaults: path /, about 366 days, SameSite=Lax, Secure on https sites (specification section 9). */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  settings: { secure: boolean },
  options: CookieOptions = {},
): void {
  write(reply, name, value, options.maxAgeSeconds ?? COOKIE_LIFETIME_SECONDS, settings, options);
}

/** Clears a cookie; pass the options it was set with. */
export function clearCookie(
  reply: FastifyReply,
  name: string,
  settings: { secure: boolean },
  options: CookieOptions = {},
): void {
  write(reply, name, '', 0, settings, options);
}

function write(
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
  { secure }: { secure: boolean },
  { isReadByScripts = false, path = '/', sameSite = 'lax' }: CookieOptions,
): void {
  const attributes = { path, maxAge, sameSite, secure, httpOnly: !isReadByScripts } as const;
  void reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes }));
}
