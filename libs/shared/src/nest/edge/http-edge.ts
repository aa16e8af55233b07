import type { IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { languageOf, newId } from '@housebrand/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestContext, type RequestScope } from '../context/request-context';
import { AppLog } from '../logging/app-log';
import { redactQuery } from '../logging/redaction';
import { requestSeconds } from '../metrics/metrics';
import type { Settings } from '../settings/settings';

/** The largest body a request may have. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_ID = /^[\w.:-]{8,64}$/;

const SCOPE = Symbol('scope');
type ScopedRequest = FastifyRequest & { [SCOPE]?: RequestScope };

/** Fastify as all our servers run it. */
export function createHttpAdapter(settings: Settings): FastifyAdapter {
  return new FastifyAdapter({
    logger: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    },
    skipMiddie: true,
  });
}

/** Request context, request id, access log and metrics for every request, Nest's or not. */
export function applyHttpEdge(app: NestFastifyApplication): void {
  const context = app.get(RequestContext);
  const log = app.get(AppLog);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', (request: ScopedRequest, reply, done) => {
    const scope: RequestScope = { requestId: request.id, language: requestLanguage(request), principal: null };
    request[SCOPE] = scope;
    void reply.header('x-request-id', request.id);
    context.run(scope, done);
  });
  // reading a body leaves the scope: the socket's events belong to no request
  fastify.addHook('preValidation', (request: ScopedRequest, _reply, done) => {
    const scope = request[SCOPE];
    if (scope) context.run(scope, done);
    else done();
  });
  fastify.addHook('onResponse', (request: ScopedRequest, reply, done) => {
    const scope = request[SCOPE];
    if (scope) context.run(scope, () => recordAccess(log, request, reply, scope));
    done();
  });
}

/** `lang` in the query wins over the browser's `Accept-Language`. */
function requestLanguage(request: FastifyRequest): RequestScope['language'] {
  const query = request.query as { lang?: unknown } | null;
  return languageOf(typeof query?.lang === 'string' ? query.lang : request.headers['accept-language']);
}

function recordAccess(log: AppLog, request: FastifyRequest, reply: FastifyReply, scope: RequestScope): void {
  // the pattern, never the address itself: addresses hold usernames and telephone numbers
  const route = request.routeOptions.url ?? 'unmatched';
  const status = reply.statusCode;
  requestSeconds.observe({ method: request.method, route, status: String(status) }, reply.elapsedTime / 1000);
  const query = redactQuery(request.url);
  log.info('request', {
    method: request.method,
    route,
    ...(query && { query }),
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(scope.principal && { agent: scope.principal.prefix, principal: scope.principal.kind }),
  });
}
