import { DEFAULT_PREFIX, NotFound, PREFIX_COOKIE, isPrefix, normalizePrefix } from '@housebrand/shared';
import type { FastifyRequest } from 'fastify';
import { readCookies } from './cookies';
import type { Principal } from './principal';

/**
 * Returns the agent of a call without one in its path: the requested one, else the session's, else the prefix cookie's, else MASTER
 * (specification sections 4 and 9). For public replies.
 *
 * @throws NotFound for an invalid prefix
 */
export function requestAgent(request: FastifyRequest, principal: Principal | null, requested?: string): string {
  const cookie = readCookies(request).get(PREFIX_COOKIE);
  const prefix = normalizePrefix(requested ?? principal?.prefix ?? (cookie || DEFAULT_PREFIX));
  if (!isPrefix(prefix)) throw new NotFound();
  return prefix;
}
