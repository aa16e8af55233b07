import { EVENT_STREAM, MalformedRequest, languageOf } from '@housebrand/shared';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { RequestContext, RequestScope } from '../context/request-context';
import type { AppLog } from '../logging/app-log';
import { loggedQuery } from '../logging/redaction';
import { requestSeconds } from '../monitoring/metrics';
import { isPlainQuery, isStorable } from './request-limits';

const SCOPE = Symbol('scope');
type ScopedRequest = FastifyRequest & { [SCOPE]?: RequestScope };
type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

export interface RequestHookParts {
  context: RequestContext;
  log: AppLog;
  /** Headers of every reply. */
  headers: Record<string, string>;
  /** See `Settings`. */
  answerWithinMs: number;
}

/** Returns the hooks for a request's context, id, headers, access log and metrics. */
export function requestHooks({
  context,
  log,
  headers,
  answerWithinMs,
}: RequestHookParts): Record<'onRequest' | 'preValidation' | 'onResponse', Hook> {
  return {
    onRequest: (request: ScopedRequest, reply, done) => {
      const { 'user-agent': userAgent, origin } = request.headers;
      const { id: requestId, host } = request;
      const language = requestLanguage(request);
      const scope: RequestScope = { requestId, language, principal: null, userAgent, host, origin };
      request[SCOPE] = scope;
      void reply.headers(headers).header('x-request-id', request.id);
      context.run(scope, () => done(isReadable(request.url) ? undefined : new MalformedRequest()));
    },
    // reading a body loses the async context, since socket events belong to no request
    preValidation: (request: ScopedRequest, _reply, done) => {
      const scope = request[SCOPE];
      // our time starts here: the upload speed of a body depends on the caller
      if (scope) scope.answerBy = performance.now() + answerWithinMs;
      const isSound = isPlainQuery(request.query) && [request.params, request.query, request.body].every(isStorable);
      const proceed = () => done(isSound ? undefined : new MalformedRequest());
      if (scope) context.run(scope, proceed);
      else proceed();
    },
    onResponse: (request: ScopedRequest, reply, done) => {
      const scope = request[SCOPE];
      // no caller waits for work after the reply
      if (scope) scope.answerBy = undefined;
      if (scope) context.run(scope, () => recordAccess(log, request, reply, scope));
      done();
    },
  };
}

/** Whether an address can be parsed; `//` and a six-digit port cannot. */
function isReadable(address: string): boolean {
  return URL.canParse(address, 'http://portal');
}

/** Returns the language: `lang` in the query wins over `Accept-Language`. Removes `lang`, which every call accepts, from validation. */
function requestLanguage(request: FastifyRequest): RequestScope['language'] {
  const query = request.query as { lang?: unknown } | null;
  if (typeof query?.lang !== 'string') return languageOf(request.headers['accept-language']);
  const language = languageOf(query.lang);
  delete query.lang;
  return language;
}

function recordAccess(log: AppLog, request: FastifyRequest, reply: FastifyReply, scope: RequestScope): void {
  // log the pattern, never the address itself, which may contain usernames and phone numbers
  const route = request.routeOptions.url ?? 'unmatched';
  const status = reply.statusCode;
  // the duration of a stream is no response time
  if (reply.getHeader('content-type') !== EVENT_STREAM)
    requestSeconds.observe({ method: request.method, route, status: String(status) }, reply.elapsedTime / 1000);
  const query = loggedQuery(request.url);
  const { principal, refusal } = scope;
  log.access({
    requestId: request.id,
    method: request.method,
    route,
    ...(query && { query }),
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(refusal !== undefined && { code: refusal }),
    ...(principal && { agent: principal.prefix, principal: principal.kind }),
    ...(principal?.kind === 'member' && { session: principal.sessionId }),
  });
}
