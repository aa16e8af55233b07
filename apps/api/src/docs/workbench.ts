import { CONTROL_PATHS } from '@housebrand/providers';
import { LedgerJournal, type JournalEntry } from '@housebrand/wallet/nest';
import {
  Clock,
  FollowingClock,
  keptTraces,
  readCookies,
  remoteAddressOf,
  type RequestTrace,
  type Settings,
} from '@housebrand/shared/nest';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DemoWorldSync } from '../seed/demo-world-sync';

/** Simulator controls that the page can use: faults, clock, sent messages, captchas and reset. */
const CONTROLS = new Map<string, string>([
  ['faults', CONTROL_PATHS.faults],
  ['clock', CONTROL_PATHS.clock],
  ['otp', CONTROL_PATHS.messages],
  ['captchas', CONTROL_PATHS.captchas],
  ['reset', CONTROL_PATHS.reset],
]);
/** A posting's time can be slightly before or after the request's time in the log. */
const MEANWHILE_MS = 500;
const SIMULATOR_TIMEOUT_MS = 60_000;
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What the page shows about a request. */
export interface Happened extends Omit<RequestTrace, 'beganAt' | 'endedAt'> {
  /** Postings in the agent's ledger during the request. */
  postings: JournalEntry[];
}

/**
 * Calls of the documentation page, in simulator mode and for this machine only: the token of the browser's session, so that a
 * copied curl command works; the simulator's controls; the trace of a request. They are not part of the API.
 */
export function mountWorkbench(fastify: FastifyInstance, app: INestApplication, settings: Settings): void {
  const guarded = { preHandler: onThisMachine };
  const simulator = new URL(settings.providers.gamePlatform.url).origin;
  fastify.get('/docs/workbench/desk', guarded, (_request, reply) => reply.redirect(simulator, 302));
  fastify.get('/docs/workbench/token', guarded, tokenOf);
  fastify.get('/docs/workbench/happened/:id', guarded, async (request, reply) => {
    const happened = await whatHappened((request.params as { id: string }).id, app);
    return (
      happened ??
      reply.status(404).send({ message: 'There is no trace of this request, or it has expired. Send the call again.' })
    );
  });
  fastify.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/docs/workbench/simulator/:control',
    ...guarded,
    handler: (request, reply) => control(simulator, request, reply, () => followReset(app)),
  });
}

/** Like the simulator's bank desk: accepts only a loopback peer and host name, and no page of another origin. */
async function onThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, host = '' } = request.headers;
  const isNear = LOOPBACK_ADDRESS.test(remoteAddressOf(request)) && LOOPBACK_HOST.test(host);
  const isOwn = origin === undefined || origin === `http://${host}`;
  if (!isNear || !isOwn || request.headers['sec-fetch-site'] === 'cross-site')
    await reply.status(403).send({ message: 'The workbench accepts requests only from this machine, at localhost.' });
}

/** Returns the session's token, which scripts cannot read, for the page's authorization: a copied curl command works unchanged. */
const tokenOf = (request: FastifyRequest): object => ({ token: readCookies(request).get('portalToken') ?? null });

/** Resets our part of the world before the page continues. */
async function followReset(app: INestApplication): Promise<void> {
  const clock = app.get(Clock, { strict: false });
  if (clock instanceof FollowingClock) await new DemoWorldSync(app, clock).look();
}

async function control(
  simulator: string,
  request: FastifyRequest,
  reply: FastifyReply,
  afterReset: () => Promise<void>,
): Promise<void> {
  const path = CONTROLS.get((request.params as { control: string }).control);
  if (path === undefined) return void (await reply.status(404).send({ message: 'Unknown simulator control.' }));
  const query = new URLSearchParams(request.query as Record<string, string>).toString();
  const isWrite = request.method === 'POST';
  const answer = await fetch(`${simulator}${path}${query && `?${query}`}`, {
    method: request.method,
    signal: AbortSignal.timeout(SIMULATOR_TIMEOUT_MS),
    ...(isWrite && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(request.body ?? {}) }),
  });
  if (path === CONTROL_PATHS.reset && answer.ok) await afterReset();
  await reply
    .status(answer.status)
    .type('application/json')
    .send(await answer.text());
}

async function whatHappened(requestId: string, app: INestApplication): Promise<Happened | null> {
  const trace = keptTraces()?.find(requestId);
  if (!trace) return null;
  const { beganAt, endedAt, ...reported } = trace;
  const prefix = reported.lines.map(agentOf).find((one) => one !== undefined);
  // the simulated clock can differ from the machine's clock
  const offsetMs = app.get(Clock, { strict: false }).now().getTime() - Date.now();
  const at = (ms: number) => new Date(ms + offsetMs);
  const journal = app.get(LedgerJournal, { strict: false });
  const postings =
    prefix === undefined ? [] : await journal.between(prefix, at(beganAt - MEANWHILE_MS), at(endedAt + MEANWHILE_MS));
  return { ...reported, postings };
}

/** Reads the agent from an access-log line. */
const agentOf = (line: string): string | undefined => (JSON.parse(line) as { agent?: string }).agent;
