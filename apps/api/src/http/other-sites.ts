import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ForeignOrigin } from '@housebrand/auth';
import { RequestContext, Settings, isApiPath, routePath } from '@housebrand/shared/nest';
import { SiteDirectory } from '@housebrand/theming/nest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers that a page may send besides the safelisted ones. Agent keys are excluded: pages must not have any. */
const MAY_SEND = 'accept-language, content-type, idempotency-key, if-none-match, x-request-id, x-user-auth';
const MAY_READ = 'date, etag, retry-after, x-request-id, x-token-expired-at, x-user-auth';
const PREFLIGHT_SECONDS = 600;

/**
 * Lets pages of an agent's sites on other hosts call the API for that agent's members, with a token in `x-user-auth`.
 * Cookies are neither read nor set, and other origins get no access (ADR 0045).
 */
export function allowOtherSites(app: NestFastifyApplication): void {
  const settings = app.get(Settings);
  const context = app.get(RequestContext);
  const sites = app.get(SiteDirectory, { strict: false });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!isOfApi(request) || origin === undefined || isOwnPage(request, settings)) return;
    const agents = await sites.agentsAt(origin);
    const isPreflight = request.method === 'OPTIONS';
    if (agents.size === 0 && isPreflight) throw new ForeignOrigin();
    if (agents.size === 0) return;
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', MAY_READ);
    if (isPreflight) return admit(reply);
    delete request.headers.cookie;
    context.callFromSiteOf(agents);
  });
  fastify.addHook('onSend', async (request, reply) => {
    if (isOfApi(request)) varyByOrigin(reply);
  });
}

const isOfApi = (request: FastifyRequest): boolean => isApiPath(routePath(request));

/** Whether the page is ours, by `sec-fetch-site` or by our own origins. */
function isOwnPage({ headers, protocol, host }: FastifyRequest, { publicOrigin, secure }: Settings): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (fetchSite === 'same-origin' || origin === publicOrigin) return true;
  return !secure && origin === `${protocol}://${host}`;
}

/** Replies to a preflight request. */
function admit(reply: FastifyReply): FastifyReply {
  return reply
    .status(204)
    .headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': MAY_SEND,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    .send();
}

/** Prevents caches from serving a reply to another origin. */
function varyByOrigin(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/\borigin\b/i.test(vary)) void reply.header('vary', [vary, 'origin'].filter(Boolean).join(', '));
}
