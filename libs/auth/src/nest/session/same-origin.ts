import { ForeignOrigin } from '../../core';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cookies travel with requests that other sites make. A write with cookies must say that it comes from our own pages, and
 * a body must be JSON, which no form of another site can send.
 *
 * @param origins those the portal is served from
 * @throws ForeignOrigin
 */
export function requireSameOrigin(request: FastifyRequest, origins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site, 'content-type': type, 'content-length': length } = request.headers;
  const fromHere = typeof origin === 'string' ? isOwn(origin, request, origins) : site === 'same-origin';
  if (!fromHere || (site !== undefined && site !== 'same-origin')) throw new ForeignOrigin();
  const hasBody = (length !== undefined && length !== '0') || request.headers['transfer-encoding'] !== undefined;
  if (hasBody && !/^application\/json\b/i.test(type ?? '')) throw new ForeignOrigin();
}

/** For calls that need no session yet set one: refused only when the request says that it comes from elsewhere. */
export function refuseForeignOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined || (site !== undefined && site !== 'none')) requireSameOrigin(request, origins);
}

function isOwn(origin: string, request: FastifyRequest, origins: readonly string[]): boolean {
  return origins.includes(origin) || origin === `${request.protocol}://${request.host}`;
}
