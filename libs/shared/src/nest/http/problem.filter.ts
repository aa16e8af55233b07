import { Catch, HttpException, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError, InvalidInput, isPrefix, type MessageKey } from '@housebrand/shared';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { RequestContext } from '../context/request-context';
import { isDatabaseUnavailable } from '../database/unavailable';
import { AppLog } from '../logging/app-log';
import { problemEnvelope } from '../wire/envelope';
import { Messages } from '../wire/messages';
import { plainPath, routePath } from '../wire/route-path';

const KEYS: Record<number, MessageKey> = {
  400: 'shared.malformed',
  401: 'shared.notAuthenticated',
  403: 'shared.forbidden',
  404: 'shared.pageNotFound',
  405: 'shared.pageNotFound',
  413: 'shared.tooLarge',
  414: 'shared.tooLarge',
  415: 'shared.unsupportedMedia',
  429: 'shared.tooManyRequests',
  503: 'shared.unavailable',
};

/** The access-log status of a request whose connection closed before it was complete. */
const CLIENT_CLOSED_REQUEST = 499;

/** `Retry-After` while the database restarts, which takes a few seconds. */
const DATABASE_BACK_SECONDS = 2;

/** Turns every error into the envelope. Unexpected errors are logged and hidden from the caller. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly context: RequestContext,
    private readonly messages: Messages,
    private readonly log: AppLog,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const request = http.getRequest<FastifyRequest>();
    if (hasLeft(request)) this.leave(request, reply);
    else if (isHealthReport(thrown, request)) void reply.status(thrown.getStatus()).send(thrown.getResponse());
    else this.answer(thrown, request, reply);
  }

  /** Replies to an error, also for routes outside Nest. */
  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = thrown instanceof DomainError ? thrown : this.asDomainError(thrown, request);
    this.context.refuse(error.code);
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
    const { language, requestId } = this.context;
    const errors =
      error instanceof InvalidInput
        ? error.problems.map((problem) => ({
            field: problem.field,
            message: this.messages.describeProblem(problem, language),
          }))
        : undefined;
    const message = error.providerMessage ?? this.messages.say(error.messageKey, language, error.values);
    void reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(
        problemEnvelope(routePath(request), {
          code: error.code,
          message,
          errors,
          challenge: error.challenge,
          requestId: requestId || request.id,
        }),
      );
  }

  /** Writes the access line itself, since Fastify runs no `onResponse` on a closed connection. */
  private leave(request: FastifyRequest, reply: FastifyReply): void {
    const { id: requestId, method } = request;
    this.log.access({
      requestId,
      method,
      route: request.routeOptions.url ?? 'unmatched',
      status: CLIENT_CLOSED_REQUEST,
      ms: Math.round(reply.elapsedTime),
    });
    void reply.status(CLIENT_CLOSED_REQUEST).send();
  }

  private asDomainError(thrown: unknown, request: FastifyRequest): DomainError {
    const status = statusOf(thrown);
    const prefix = status === 404 ? agentInAddress(request) : null;
    if (prefix) return new DomainError({ code: 404, status, messageKey: 'shared.agentInAddress', values: { prefix } });
    const messageKey = KEYS[status];
    if (messageKey) return new DomainError({ code: status, status, messageKey });
    if (status >= 400 && status < 500) return new DomainError({ code: status, status, messageKey: 'shared.malformed' });
    if (isDatabaseUnavailable(thrown)) {
      this.log.error('database unavailable', thrown);
      const retryAfterSeconds = DATABASE_BACK_SECONDS;
      return new DomainError({ code: 503, status: 503, messageKey: 'shared.unavailable', retryAfterSeconds });
    }
    this.log.error('unexpected failure', thrown);
    return new DomainError({ code: 500, status: 500, messageKey: 'shared.internal' });
  }
}

/** Returns the status of Nest's and Fastify's own errors; anything else is a defect (500). */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const { statusCode, code } = (thrown ?? {}) as { statusCode?: unknown; code?: unknown };
  const fromFastify = typeof code === 'string' && code.startsWith('FST_');
  return fromFastify && typeof statusCode === 'number' ? statusCode : 500;
}

/** Returns the agent that a caller with an agent key added to the address of a call that names none; `null` otherwise. */
function agentInAddress({ headers, method, server, url }: FastifyRequest): string | null {
  if (headers['x-agent-key'] === undefined) return null;
  const path = plainPath(url);
  const end = path.lastIndexOf('/');
  const prefix = path.slice(end + 1);
  const isCall = server.hasRoute({ method: method as HTTPMethods, url: path.slice(0, end) });
  return isPrefix(prefix) && isCall ? prefix : null;
}

/** Whether the connection closed before the whole request arrived. No handler has run then, so it is not our failure. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Whether the error is a health report, which names what is down itself. */
function isHealthReport(thrown: unknown, request: FastifyRequest): thrown is HttpException {
  return routePath(request).startsWith('/health/') && thrown instanceof HttpException && thrown.getStatus() === 503;
}
