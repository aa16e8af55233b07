import { parseCookie, stringifySetCookie } from 'cookie';
import { COOKIE_LIFETIME_SECONDS } from '@housebrand/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';

/** Who sees a cookie, and for how long it is kept; `SameSite=Lax` and `Secure` are set for all. */
export interface CookieOptions {
  /** Scripts of the portal read it, so it holds nothing secret. Default: no script sees it. */
  isReadByScripts?: boolean;
  /** Where it is sent to. Default: everywhere. */
  path?: string;
  /** Default: about 366 days. */
  maxAgeSeconds?: number;
}

/** The cookies of a request, by name; of two with one name the first, as it is the more specific one. */
export function readCookies(request: Pick<FastifyRequest, 'headers'>): ReadonlyMap<string, string> {
  const cookies = Object.entries(parseCookie(request.headers.cookie ?? ''));
  return new Map(cookies.map(([name, value]) => [name, value ?? '']));
}

/** Sets a cookie as all of ours are: path /, about 366 days, SameSite=Lax, Secure where the site is (specification section 9). */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  settings: Pick<Settings, 'secure'>,
  options: CookieOptions = {},
): void {
  write(reply, name, value, options.maxAgeSeconds ?? COOKIE_LIFETIME_SECONDS, settings, options);
}

/** Takes a cookie away, with the attributes it was set with. */
export function clearCookie(
  reply: FastifyReply,
  name: string,
  settings: Pick<Settings, 'secure'>,
  options: CookieOptions = {},
): void {
  write(reply, name, '', 0, settings, options);
}

function write(
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
  { secure }: Pick<Settings, 'secure'>,
  { isReadByScripts = false, path = '/' }: CookieOptions,
): void {
  const attributes = { path, maxAge, sameSite: 'lax', secure, httpOnly: !isReadByScripts } as const;
  void reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes }));
}
