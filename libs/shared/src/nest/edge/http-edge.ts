import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { languageOf, sharedMessages, translate } from '@housebrand/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestContext, type RequestScope } from '../context/request-context';
import { HotAddresses } from '../hot/hot-addresses';
import { HotBodies } from '../hot/hot-bodies';
import { AppLog } from '../logging/app-log';
import { redactQuery } from '../logging/redaction';
import { requestSeconds } from '../metrics/metrics';
import { Settings } from '../settings/settings';
import { problemEnvelope } from './envelope';
import { securityHeaders } from './security-headers';

/** The largest body a request may have. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_ID = /^[\w.:-]{8,64}$/;

const SCOPE = Symbol('scope');
type ScopedRequest = FastifyRequest & { [SCOPE]?: RequestScope };

type ShortCut = (request: IncomingMessage, response: ServerResponse) => boolean;
/** What may answer before the framework does, by adapter; `applyHttpEdge` fills it in. */
const shortCuts = new WeakMap<object, { answer: ShortCut }>();

/** Fastify as all our servers run it. */
export function createHttpAdapter(settings: Settings): FastifyAdapter {
  const shortCut: { answer: ShortCut } = { answer: () => false };
  const adapter = new FastifyAdapter({
    serverFactory: (handler: (request: IncomingMessage, response: ServerResponse) => void) => {
      const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
        if (!shortCut.answer(request, response)) handler(request, response);
      });
      server.keepAliveTimeout = 72_000;
      return server;
    },
    logger: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    skipMiddie: true,
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => refuseAddress(request, reply),
  });
  shortCuts.set(adapter, shortCut);
  return adapter;
}

/** Options of `NestFactory.create` that go with the adapter. */
export const NEST_OPTIONS = { bodyParser: false, abortOnError: false } as const;

/** Request context, request id, headers, access log and metrics for every request, Nest's or not. */
export function applyHttpEdge(app: NestFastifyApplication): void {
  const context = app.get(RequestContext);
  const log = app.get(AppLog);
  const headers = securityHeaders(app.get(Settings));
  const addresses = new HotAddresses(headers, log);
  app.get(HotBodies).answerFrom(addresses);
  const shortCut = shortCuts.get(app.getHttpAdapter());
  if (shortCut) shortCut.answer = (request, response) => addresses.answer(request, response);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  readJsonOnly(fastify);
  closeAsSoonAsIdle(fastify);
  fastify.addHook('onRequest', (request: ScopedRequest, reply, done) => {
    const scope: RequestScope = { requestId: request.id, language: requestLanguage(request), principal: null };
    request[SCOPE] = scope;
    void reply.headers(headers).header('x-request-id', request.id);
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

/** A connection that was busy when the server began to close would stay open until the browser tires of it. */
function closeAsSoonAsIdle(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const sweep = setInterval(() => fastify.server.closeIdleConnections(), 50);
    // a server that never listened closes without saying so
    sweep.unref();
    fastify.server.once('close', () => clearInterval(sweep));
    done();
  });
}

/**
 * JSON and nothing else: a form of another site cannot send it without asking first. A call without payload may say it
 * sends JSON and send nothing.
 */
function readJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, {});
    else void parse(request, text as string, done);
  });
}

/** The router refuses an address before any hook has run. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  const message = translate([sharedMessages], 'shared.malformed', languageOf(request.headers['accept-language']));
  const body = problemEnvelope(request.raw.url ?? '/', { code: 400, message, requestId: request.id });
  void reply.status(400).headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }).send(body);
}

/** `lang` in the query wins over the browser's `Accept-Language`; every call takes it, so no call's own check sees it. */
function requestLanguage(request: FastifyRequest): RequestScope['language'] {
  const query = request.query as { lang?: unknown } | null;
  if (typeof query?.lang !== 'string') return languageOf(request.headers['accept-language']);
  const language = languageOf(query.lang);
  delete query.lang;
  return language;
}

function recordAccess(log: AppLog, request: FastifyRequest, reply: FastifyReply, scope: RequestScope): void {
  // the pattern, never the address itself: addresses hold usernames and telephone numbers
  const route = request.routeOptions.url ?? 'unmatched';
  const status = reply.statusCode;
  requestSeconds.observe({ method: request.method, route, status: String(status) }, reply.elapsedTime / 1000);
  const query = redactQuery(request.url);
  log.access({
    requestId: request.id,
    method: request.method,
    route,
    ...(query && { query }),
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(scope.principal && { agent: scope.principal.prefix, principal: scope.principal.kind }),
  });
}
