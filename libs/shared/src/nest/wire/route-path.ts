import type { FastifyRequest } from 'fastify';

/**
 * Returns the pattern of a request's route, or its decoded path when only a wildcard matches. Use it for every decision about an
 * address: the router treats `/%61pi/` and `/api/` alike.
 */
export function routePath({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = routeOptions.url;
  return pattern === undefined || pattern.endsWith('*') ? plainPath(url) : pattern;
}

/** Returns the path of an address as the router sees it: percent-decoded and without query. */
export function plainPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
