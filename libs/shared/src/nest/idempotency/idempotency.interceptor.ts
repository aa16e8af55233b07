import { createHash } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError, InvalidInput, NotAuthenticated, type DomainErrorOptions } from '@housebrand/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { Principal } from '../context/principal';
import { RequestContext } from '../context/request-context';
import { AppLog } from '../logging/app-log';
import { IDEMPOTENCY_HEADER, readIdempotencyKey } from './idempotency-key';
import { IdempotencyKeyInFlight, IdempotencyKeyReused } from '../wire/idempotency-errors';
import { IdempotentAnswers, type Claimed, type IdempotentCall } from './idempotent-answers';

export const IS_KEY_REQUIRED = 'housebrand:idempotencyKeyRequired';
export const HAS_OWN_RECORD = 'housebrand:idempotencyOwnRecord';

/** Reads how an earlier call with the same key was refused; `null` if none was. */
export type FindRefusal = () => Promise<DomainError | null>;

/** By request, for work with its own record. */
const refusalFinders = new WeakMap<FastifyRequest, FindRefusal>();

export const refusalFinderOf = (request: FastifyRequest): FindRefusal => refusalFinders.get(request)!;

/** How long a repeated call waits for the reply of the first before it gets 409. */
const WAIT_MS = 2_000;
const POLL_MS = 50;
/** Refusals that don't depend on the request itself: a later retry may succeed. */
const TEMPORARY: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/** Implements `@Idempotent()`. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly answers: IdempotentAnswers,
    private readonly context: RequestContext,
    private readonly log: AppLog,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = readIdempotencyKey(request);
    if (key === null) {
      if (!this.reflector.get<boolean>(IS_KEY_REQUIRED, execution.getHandler())) return next.handle();
      throw new InvalidInput([{ field: IDEMPOTENCY_HEADER, messageKey: 'shared.required' }]);
    }
    const call = this.callOf(request, key);
    if (this.reflector.get<boolean>(HAS_OWN_RECORD, execution.getHandler()))
      return from(this.workWithOwnRecord(call, request, next));
    return from(this.answer(call, next, http.getResponse<FastifyReply>()));
  }

  private callOf(request: FastifyRequest, key: string): IdempotentCall {
    const { principal } = this.context;
    if (!principal) throw new NotAuthenticated();
    const requested = JSON.stringify([request.url, request.body ?? null]);
    return {
      agent: principal.prefix,
      username: ownerOf(principal),
      route: `${request.method} ${request.routeOptions.url ?? ''}`,
      key,
      requestHash: createHash('sha256').update(requested).digest(),
    };
  }

  private async answer(call: IdempotentCall, next: CallHandler<unknown>, reply: FastifyReply): Promise<unknown> {
    const claimed = await this.claim(call);
    if (claimed.kind === 'keyConflict') throw new IdempotencyKeyReused();
    if (claimed.kind === 'inFlight') throw new IdempotencyKeyInFlight();
    if (claimed.kind === 'first') return this.work(call, claimed.claim, next, reply);
    if (claimed.status >= 400) throw refusalFrom(claimed.body);
    void reply.status(claimed.status);
    return JSON.parse(claimed.body);
  }

  private async claim(call: IdempotentCall): Promise<Claimed> {
    const end = performance.now() + WAIT_MS;
    while (true) {
      const claimed = await this.answers.claim(call);
      if (claimed.kind !== 'inFlight' || performance.now() > end) return claimed;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  private async work(
    call: IdempotentCall,
    claim: string,
    next: CallHandler<unknown>,
    reply: FastifyReply,
  ): Promise<unknown> {
    let answer: unknown;
    try {
      answer = await firstValueFrom(next.handle(), { defaultValue: null });
    } catch (error) {
      await this.settle(() =>
        isKept(error)
          ? this.answers.keep(call, claim, error.status, JSON.stringify(optionsOf(error)))
          : this.answers.release(call, claim),
      );
      throw error;
    }
    await this.settle(() => this.answers.keep(call, claim, reply.statusCode, JSON.stringify(answer ?? null)));
    return answer;
  }

  private async workWithOwnRecord(
    call: IdempotentCall,
    request: FastifyRequest,
    next: CallHandler<unknown>,
  ): Promise<unknown> {
    refusalFinders.set(request, () => this.findRefusal(call));
    try {
      return await firstValueFrom(next.handle(), { defaultValue: null });
    } catch (error) {
      // another body under a key leaves the reply of the first as it is
      if (isKept(error) && !(error instanceof IdempotencyKeyReused))
        await this.settle(() => this.answers.keepRefusal(call, error.status, JSON.stringify(optionsOf(error))));
      throw error;
    }
  }

  private async findRefusal(call: IdempotentCall): Promise<DomainError | null> {
    const stored = await this.answers.find(call);
    if (stored?.kind === 'keyConflict') return new IdempotencyKeyReused();
    return stored && refusalFrom(stored.body);
  }

  /** Logs a failure to update the key instead of throwing it, since the work itself is done or refused. */
  private async settle(write: () => Promise<void>): Promise<void> {
    await write().catch((failure: unknown) => this.log.error('idempotency key not settled', failure));
  }
}

function ownerOf(principal: Principal): string {
  if (principal.kind === 'agentKey') return '';
  return principal.kind === 'member' ? principal.username : `staff:${principal.username}`;
}

function isKept(error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || error instanceof InvalidInput) return false;
  return error.status >= 400 && error.status < 500 && !TEMPORARY.has(error.status);
}

const refusalFrom = (body: string): DomainError => new DomainError(JSON.parse(body) as DomainErrorOptions);

function optionsOf({ code, status, messageKey, values, providerMessage }: DomainError): DomainErrorOptions {
  return { code, status, messageKey, values, ...(providerMessage !== undefined && { providerMessage }) };
}
