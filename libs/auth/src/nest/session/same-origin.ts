import type { Settings } from '@housebrand/shared/nest';
import { ForeignOrigin } from '../../core';
import type { FastifyRequest } from 'fastify';

type Site = Pick<Settings, 'publicOrigin' | 'secure'>;

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Requires that a write with cookies comes from our own pages, because browsers send cookies with requests from other sites as well.
 * A body must be JSON, which no form of another site can send.
 *
 * @param site where the portal is served
 * @throws ForeignOrigin
 */
export function requireSameOrigin(request: FastifyRequest, site: Site): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': fetchSite, 'content-type': type, 'content-length': length } = request.headers;
  const fromHere = typeof origin === 'string' ? isOwn(origin, request, site) : fetchSite === 'same-origin';
  if (!fromHere || (fetchSite !== undefined && fetchSite !== 'same-origin')) throw new ForeignOrigin();
  const hasBody = (length !== undefined && length !== '0') || request.headers['transfer-encoding'] !== undefined;
  if (hasBody && !/^application\/json\b/i.test(type ?? '')) throw new ForeignOrigin();
}

/** For calls that need no session but set one: refuses a request only if its headers name a foreign origin. */
export function refuseForeignOrigin(request: FastifyRequest, site: Site): void {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin !== undefined || (fetchSite !== undefined && fetchSite !== 'none')) requireSameOrigin(request, site);
}

/** With https, only the public address counts: the scheme and host from a proxy are not trusted. */
function isOwn(origin: string, request: FastifyRequest, { publicOrigin, secure }: Site): boolean {
  return origin === publicOrigin || (!secure && origin === `${request.protocol}://${request.host}`);
}
