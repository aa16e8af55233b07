import { PREVIEW_ADDRESS } from '@housebrand/office';
import { Forbidden } from '@housebrand/shared';
import { PAGE_HEADERS, plainPath, type Settings } from '@housebrand/shared/nest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOperatorsHost } from '../http/operators-host';
import { mountAssets, PortalAssets } from '../shell/assets';

/** The routes of the office, and the pictures that its pages show; all others of the loaded domains are hidden. */
const OFFICE_ROUTES = /^\/(?:api\/office(?:\/|$)|docs(?:\/|$)|health\/|assets\/|media\/)/;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Our own files only. Components set inline styles; there is no inline script, and none of another origin. */
const policy = (own: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ...own,
  ].join('; ');

/** The pages of the app. `blob:` is a picture that is cropped before its upload. */
const APP_POLICY = policy([
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]);

/** The page that shows members' components inside the app: it cannot call anything, and no other site can embed it. */
const PREVIEW_POLICY = policy([
  "img-src 'self' data:",
  "connect-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
]);

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
    if (
      route !== undefined &&
      route !== '*' &&
      !OFFICE_ROUTES.test(route) &&
      route !== '/*' &&
      route !== PREVIEW_ADDRESS
    )
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
  const preview = readFileSync(join(officeDist, 'preview.html'));
  const assets = new PortalAssets(officeDist);
  mountAssets(fastify, assets);
  fastify.get('/*', async (request, reply) => {
    const path = plainPath(request.url);
    if (assets.has(path)) return assets.send(path, request, reply);
    if (path.startsWith('/api/') || path.startsWith('/docs')) return reply.callNotFound();
    return sendPage(reply, page, APP_POLICY);
  });
  fastify.get(PREVIEW_ADDRESS, (_request, reply) => sendPage(reply, preview, PREVIEW_POLICY));
}

function sendPage(reply: FastifyReply, page: Buffer, contentSecurityPolicy: string): FastifyReply {
  return reply
    .headers({ ...PAGE_HEADERS, 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(page);
}
