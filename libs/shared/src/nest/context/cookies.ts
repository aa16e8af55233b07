import type { FastifyRequest } from 'fastify';

/** The cookies of a request, by name; of two with one name the first, as it is the more specific one. */
export function readCookies(request: Pick<FastifyRequest, 'headers'>): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}
