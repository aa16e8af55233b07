import type { FastifyRequest } from 'fastify';

/**
 * Where a request arrived: the pattern of its route, or its decoded path when no route but a wildcard matches. Every decision about an
 * address uses it: `/%61pi/` and `/api/` are one address to the router.
 */
export function routePath({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = routeOptions.url;
  return pattern === undefined || pattern.endsWith('*') ? plainPath(url) : pattern;
}

/** The path of an address as the router reads it: without query, percent-encoding undone. */
export function plainPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
