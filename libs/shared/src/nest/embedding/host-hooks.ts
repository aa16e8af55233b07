import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { RequestContext } from '../context/request-context';
import { ProblemFilter } from '../http/problem.filter';
import { requestHooks } from '../http/request-hooks';
import { BODY_BYTES, limitBody } from '../http/request-limits';
import { securityHeaders } from '../http/security-headers';
import { AppLog } from '../logging/app-log';
import { Settings } from '../settings/settings';
import { isMounted } from './mounted-route';

/** Adds context, request id, headers, limits and access log to the mounted routes of a host application, and to no others. */
@Injectable()
export class HostHooks {
  constructor(
    { httpAdapter }: HttpAdapterHost,
    context: RequestContext,
    log: AppLog,
    settings: Settings,
    problems: ProblemFilter,
  ) {
    // an application context without HTTP (a job, an operator's command) has no routes
    if (httpAdapter?.getType() !== 'fastify') return;
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    const hooks = requestHooks({
      context,
      log,
      headers: securityHeaders(settings),
      answerWithinMs: settings.answerWithinMs,
    });
    const refuse = (request: FastifyRequest, reply: FastifyReply, done: () => void) => (error?: Error) =>
      error ? problems.answer(error, request, reply) : done();
    fastify.addHook('onRoute', (route: RouteOptions) => {
      if (!isMounted(route)) return;
      route.bodyLimit = BODY_BYTES;
      limitBody(route);
      route.onRequest = (request, reply, done) => hooks.onRequest(request, reply, refuse(request, reply, done));
      route.preValidation = (request, reply, done) => {
        const proceed = refuse(request, reply, done);
        if (isForm(request)) proceed(new UnsupportedMediaTypeException());
        else hooks.preValidation(request, reply, proceed);
      };
      route.onResponse = (request, reply, done) => hooks.onResponse(request, reply, done);
    });
  }
}

/** Whether a body is not JSON: a form on another site could send it without a preflight. */
function isForm({ body, headers }: FastifyRequest): boolean {
  return body !== undefined && body !== null && !/^application\/json\b/i.test(headers['content-type'] ?? '');
}
