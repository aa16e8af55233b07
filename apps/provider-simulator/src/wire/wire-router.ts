import { createHmac } from 'node:crypto';
import { callName, SIGNATURE_HEADER, simulatorRoute, wireCalls, type WireContract } from '@housebrand/providers';
import { AppLog } from '@housebrand/shared/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';
import { Callers } from './callers';
import { Extensions } from './extensions';
import { misbehave } from './fault-replies';
import { BEFORE, Faults, type Subject } from './faults';
import type { Caller, WireHandler } from './handler';
import { CODES, Refusal, MESSAGES } from './refusal';

/** Injection token of every {@link WireHandler}. */
export const WIRE_HANDLERS = Symbol('WIRE_HANDLERS');

/** Mounts every contract at its path: validates the request, identifies the caller, runs the handler and validates the reply. */
@Injectable()
export class WireRouter {
  /** Serialised replies of payloads that handlers reuse, validated once. */
  private readonly prepared = new WeakMap<object, string>();

  constructor(
    @Inject(WIRE_HANDLERS) private readonly handlers: readonly WireHandler[],
    private readonly callers: Callers,
    private readonly extensions: Extensions,
    private readonly faults: Faults,
    private readonly log: AppLog,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  /** @throws Error that lists calls without a handler */
  register(server: FastifyInstance): void {
    const byName = new Map(this.handlers.map((handler) => [callName(handler.contract), handler]));
    const missing = wireCalls.filter((contract) => !byName.has(callName(contract))).map(callName);
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
    for (const contract of wireCalls) {
      const handler = byName.get(callName(contract))!;
      server.route({
        method: contract.method,
        url: simulatorRoute(contract),
        handler: (request, reply) => this.answer(handler, request, reply),
      });
    }
  }

  private async answer(handler: WireHandler, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const startedAt = performance.now();
    const { contract } = handler;
    // Lists that are closed to guests remain available to members.
    if (contract.auth !== 'catalogue' && !this.extensions.has(contract)) return sendNotFound(reply);
    const { caller, refusal } = await this.identify(contract, request);
    const fault = this.faults.strike(contract, subjectOf(request, caller));
    if (fault && BEFORE.has(fault.kind)) return misbehave(reply, {}, fault, this.faults);
    const outcome = refusal ?? (await this.outcome(handler, request, caller!));
    this.logCall(contract, outcome, fault?.kind, caller, startedAt);
    if (fault) return misbehave(reply, JSON.parse(outcome.body) as Record<string, unknown>, fault, this.faults);
    if (contract.signed) reply.header(SIGNATURE_HEADER, this.signatureOf(outcome.body));
    return reply.type('application/json; charset=utf-8').send(outcome.body);
  }

  private signatureOf(body: string): string {
    return `sha256=${createHmac('sha256', this.config.secret).update(body).digest('hex')}`;
  }

  private async identify(
    contract: WireContract,
    request: FastifyRequest,
  ): Promise<{ caller?: Caller; refusal?: Outcome }> {
    try {
      return { caller: await this.callers.of(contract, request) };
    } catch (error) {
      return { refusal: this.refuse(error, contract) };
    }
  }

  private async outcome({ contract, handle }: WireHandler, request: FastifyRequest, caller: Caller): Promise<Outcome> {
    try {
      const parsed = contract.request.safeParse({
        params: request.params,
        query: request.query,
        body: request.body ?? {},
      });
      if (!parsed.success) throw new Refusal(CODES.malformed, MESSAGES.malformed);
      return { code: 0, body: this.success(contract, await handle(parsed.data, caller)) };
    } catch (error) {
      return this.refuse(error, contract);
    }
  }

  private success(contract: WireContract, payload: object): string {
    const known = this.prepared.get(payload);
    if (known) return known;
    const body = JSON.stringify(contract.response.parse({ code: 0, msg: 'success', message: 'success', ...payload }));
    if (Object.isFrozen(payload)) this.prepared.set(payload, body);
    return body;
  }

  private refuse(error: unknown, contract: WireContract): Outcome {
    const refusal = error instanceof Refusal ? error : new Refusal(CODES.broken, MESSAGES.broken);
    if (refusal !== error) this.log.error(`${callName(contract)} failed`, error);
    const { code, message } = refusal;
    return { code, body: JSON.stringify({ code, msg: message, message, result: null }) };
  }

  private logCall(
    contract: WireContract,
    { code }: Outcome,
    fault: string | undefined,
    caller: Caller | undefined,
    startedAt: number,
  ): void {
    this.log.info(callName(contract), {
      code,
      ...(fault && { fault }),
      ...(caller?.member && { username: caller.member.username }),
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  }
}

/** Identifies the caller, or else the member named in the request, as at login or registration. */
function subjectOf({ params, query, body }: FastifyRequest, caller: Caller | undefined): Subject {
  const named = { ...(params as object), ...(query as object), ...(body as object | null) } as Record<string, unknown>;
  const nameOf = (field: string) => (typeof named[field] === 'string' ? named[field].toUpperCase() : null);
  return {
    username: caller?.member?.username ?? nameOf('username'),
    prefix: caller?.member?.prefix ?? caller?.prefix ?? nameOf('prefix'),
  };
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/html').send('<!doctype html><title>404</title><h1>Not Found</h1>');
}

interface Outcome {
  code: number;
  /** Serialised JSON. */
  body: string;
}
