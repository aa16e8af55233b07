import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { MalformedRequest, languageOf, sharedMessages, translate } from '@housebrand/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestContext } from '../context/request-context';
import { ResponseCache } from '../prepared-responses/response-cache';
import { PreparedResponses } from '../prepared-responses/prepared-responses';
import { AppLog } from '../logging/app-log';
import { Settings } from '../settings/settings';
import { hasTwoHosts, limitConnections } from './connections';
import { problemEnvelope } from '../wire/envelope';
import { requestHooks } from './request-hooks';
import { BODY_BYTES, isPlainJson, limitBody } from './request-limits';
import { plainPath } from '../wire/route-path';
import { REFUSAL_HEADERS, securityHeaders } from './security-headers';

const REQUEST_ID = /^[\w.:-]{8,64}$/;

type ShortCut = (request: IncomingMessage, response: ServerResponse) => boolean;
/** Handlers that may answer before the framework, by adapter; set by `configureHttp`. */
const shortCuts = new WeakMap<object, { answer: ShortCut }>();

/**
 * DTO classes validate requests and we serialize replies ourselves. Without these stubs Fastify would load its JSON schema
 * compilers, a fifth of all files read at startup.
 */
const NO_SCHEMAS = { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema };

function refuseSchema(): never {
  throw new TypeError('routes must not have a JSON schema: use a DTO class instead');
}

/** Creates the Fastify adapter that all our servers use. */
export function createHttpAdapter(settings: Settings): FastifyAdapter {
  const shortCut: { answer: ShortCut } = { answer: () => false };
  const adapter = new FastifyAdapter({
    serverFactory: (handler: (request: IncomingMessage, response: ServerResponse) => void) => {
      const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
        if (hasTwoHosts(request)) refuseHosts(request, response);
        else if (!shortCut.answer(request, response)) handler(request, response);
      });
      server.keepAliveTimeout = 72_000;
      limitConnections(server, settings);
      return server;
    },
    logger: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    skipMiddie: true,
    schemaController: { compilersFactory: NO_SCHEMAS },
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => refuseAddress(request, reply),
  });
  shortCuts.set(adapter, shortCut);
  return adapter;
}

/** Options of `NestFactory.create` that go with the adapter. */
export const NEST_OPTIONS = { bodyParser: false, abortOnError: false } as const;

/** Adds request context, request id, headers, access log and metrics to every request, including those outside Nest. */
export function configureHttp(app: NestFastifyApplication): void {
  const context = app.get(RequestContext);
  const log = app.get(AppLog);
  const settings = app.get(Settings);
  const headers = securityHeaders(settings);
  const addresses = new ResponseCache(headers, log);
  app.get(PreparedResponses).answerFrom(addresses);
  const shortCut = shortCuts.get(app.getHttpAdapter());
  if (shortCut) shortCut.answer = (request, response) => addresses.answer(request, response);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  readJsonOnly(fastify);
  closeAsSoonAsIdle(fastify);
  fastify.addHook('onRoute', limitBody);
  const { onRequest, preValidation, onResponse } = requestHooks({
    context,
    log,
    headers,
    answerWithinMs: settings.answerWithinMs,
  });
  fastify.addHook('onRequest', onRequest);
  fastify.addHook('preValidation', preValidation);
  fastify.addHook('onResponse', onResponse);
}

/** Closes connections as they become idle during a shutdown; otherwise they would stay open until the browser closes them. */
function closeAsSoonAsIdle(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const sweep = setInterval(() => fastify.server.closeIdleConnections(), 50);
    // a server that never listened emits no `close`
    sweep.unref();
    fastify.server.once('close', () => clearInterval(sweep));
    done();
  });
}

/**
 * Accepts JSON only, since a form on another site cannot send it without a preflight. A call without payload may declare JSON and
 * send nothing.
 */
function readJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, {});
    else if (!isPlainJson(text as string)) done(new MalformedRequest());
    else void parse(request, text as string, done);
  });
}

/** Answers when the router rejects an address before any hook has run. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  const { headers, body } = malformed(request.raw, request.id);
  void reply.status(400).headers(headers).send(body);
}

function refuseHosts(request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = malformed(request, randomUUID());
  response.writeHead(400, { ...headers, connection: 'close' }).end(body);
}

/** Returns the reply to a request that fails before our hooks. */
function malformed({ headers, url = '/' }: IncomingMessage, requestId: string) {
  const message = translate([sharedMessages], 'shared.malformed', languageOf(headers['accept-language']));
  return {
    headers: {
      ...REFUSAL_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
    },
    body: JSON.stringify(problemEnvelope(plainPath(url), { code: 400, message, requestId })),
  };
}
