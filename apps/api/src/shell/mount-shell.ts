import type { ProblemFilter } from '@housebrand/shared/nest';
import type { FastifyInstance } from 'fastify';
import type { PortalAssets } from './assets';
import type { PortalShell } from './portal-shell';

/** First segments that are never a page of the portal. */
const RESERVED = /^\/(?:api|docs|health|metrics|assets|media)(?:\/|$|\?)/;

/** Every other GET is a file of the portal or its page. */
export function mountShell(fastify: FastifyInstance, shell: PortalShell, assets: PortalAssets, problems: ProblemFilter): void {
  fastify.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (RESERVED.test(path)) return reply.callNotFound();
    try {
      if (assets.has(path)) return await assets.send(path, request, reply);
      return await shell.send(request, reply);
    } catch (error) {
      problems.answer(error, request, reply);
      return reply;
    }
  });
}
