import { PREFIX_COOKIE } from '@housebrand/shared';
import { plainPath, readCookies, type ProblemFilter } from '@housebrand/shared/nest';
import type { FastifyInstance } from 'fastify';
import { redirectOf } from './address';
import type { PortalAssets } from './assets';
import { MANIFEST_ROUTE } from './manifest';
import type { PortalShell } from './portal-shell';

/** First path segments that are never portal pages. */
const RESERVED = /^\/(?:api|docs|health|metrics|assets|media)(?:\/|$|\?)/;

/** Serves the portal's files and its page for all remaining GET requests. */
export function mountShell(
  fastify: FastifyInstance,
  shell: PortalShell,
  assets: PortalAssets,
  problems: ProblemFilter,
): void {
  fastify.get<{ Params: { prefix: string } }>(MANIFEST_ROUTE, async (request, reply) => {
    try {
      return (await shell.sendManifest(request.params.prefix, request, reply)) ?? reply.callNotFound();
    } catch (error) {
      problems.answer(error, request, reply);
      return reply;
    }
  });
  fastify.get('/*', async (request, reply) => {
    const path = plainPath(request.url);
    if (RESERVED.test(path)) return reply.callNotFound();
    // use the raw address: decoding would drop an encoded line break
    const target = redirectOf(request.url, readCookies(request).get(PREFIX_COOKIE));
    if (target !== null) return reply.header('cache-control', 'no-store').redirect(target, 302);
    try {
      if (assets.has(path)) return await assets.send(path, request, reply);
      return await shell.send(request, reply);
    } catch (error) {
      problems.answer(error, request, reply);
      return reply;
    }
  });
}
