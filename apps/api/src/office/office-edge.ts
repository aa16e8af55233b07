import { Forbidden } from '@housebrand/shared';
import { PAGE_HEADERS, plainPath, type Settings } from '@housebrand/shared/nest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOperatorsHost } from '../http/operators-host';
import { mountAssets, PortalAssets } from '../shell/assets';

/** The routes of the office, and the pictures that its pages show; all others of the loaded domains are hidden. */
const OFFICE_ROUTES = /^\/(?:api\/office(?:\/|$)|docs(?:\/|$)|health\/|assets\/|media\/)/;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Our own files only. Components set inline styles; there is no inline script, and none of another origin. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Hides the members' routes, rejects foreign `Host` headers (DNS rebinding), and rejects writes that a page of another origin sends.
 * It precedes all other hooks that know callers.
 */
export function guardEdge(fastify: FastifyInstance, { officeHost }: Settings): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket, headers } = request.raw;
    if (!isOperatorsHost(headers.host, officeHost, socket.localAddress)) throw new Forbidden();
    if (!SAFE_METHODS.has(request.method) && !isFromHere(request)) throw new Forbidden();
    const route = request.routeOptions.url;
    if (route !== undefined && route !== '*' && !OFFICE_ROUTES.test(route) && route !== '/*')
      return void reply.callNotFound();
    done();
  });
}

function isFromHere({ headers, protocol, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || origin === `${protocol}://${host}` || origin === `https://${host}`;
}

/** Serves the built app: its files, and its page for every other address. Without a build there is only the API. */
export function mountOffice(fastify: FastifyInstance, { officeDist }: Settings): void {
  const index = join(officeDist, 'index.html');
  if (!existsSync(index)) return;
  const page = readFileSync(index);
  const assets = new PortalAssets(officeDist);
  mountAssets(fastify, assets);
  fastify.get('/*', async (request, reply) => {
    const path = plainPath(request.url);
    if (assets.has(path)) return assets.send(path, request, reply);
    if (path.startsWith('/api/') || path.startsWith('/docs')) return reply.callNotFound();
    return reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
