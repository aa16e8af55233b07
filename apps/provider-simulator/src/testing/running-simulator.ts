import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { createSimulator } from '../application';
import type { SimulatorConfig } from '../settings/config';
import { Address } from '../http/address';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

/** A separate simulator, on a free port and an empty database. */
export interface RunningSimulator {
  origin: string;
  databaseUrl: string;
  app: NestFastifyApplication;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
  remove(path: string): Promise<Reply>;
  close(): Promise<void>;
}

export async function runSimulator(changes: Partial<SimulatorConfig> = {}): Promise<RunningSimulator> {
  const databaseUrl = freshDatabase();
  const config: SimulatorConfig = {
    databaseUrl,
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    portalUrl: 'http://localhost:3000',
    secret: 'simulator-secret',
    seed: 'spec',
    betsPerSecond: 0,
    logLevel: 'silent',
    ...changes,
  };
  const app = await createSimulator(config, null);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  app.get(Address).listening(port);
  const origin = `http://localhost:${port}`;
  const call = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Reply> => {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };
  return {
    origin,
    databaseUrl,
    app,
    get: (path, headers = {}) => call('GET', path, headers),
    post: (path, body, headers = {}) => call('POST', path, headers, body),
    remove: (path) => call('DELETE', path, {}),
    async close() {
      await app.close();
      await drop(databaseUrl);
    },
  };
}

/** Returns the address of a database that does not exist yet; the simulator creates it. */
function freshDatabase(): string {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the specs through the test runner');
  const address = new URL(server);
  address.pathname = `/simulator_${randomBytes(6).toString('hex')}`;
  return address.href;
}

async function drop(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL']! });
  await client.connect();
  await client.query(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  await client.end();
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Logs in at the member system step by step. @returns its token */
export async function memberToken(
  simulator: RunningSimulator,
  username: string,
  password = 'Chips-2026!',
): Promise<string> {
  const signature = await simulator.get('/member-system/c/m/clientSignature');
  const { uuid } = signature.body['result'] as { uuid: string };
  const body = { username, password, captcha: '', clientSignature: uuid };
  const reply = await simulator.post('/member-system/c/m/authen', body);
  return (reply.body['data'] as { token: string }).token;
}

export interface Seat {
  id: string;
  cookie: string;
  /** Plays a round with the given ID. */
  /** A bet's `picks` default to none. */
  play(roundId: string, ...bets: object[]): Promise<Reply>;
  step(roundId: string, step: number, picks: object): Promise<Reply>;
}

/** Launches a game for a member and opens its page. */
export async function sitDown(simulator: RunningSimulator, username: string, gameID: string): Promise<Seat> {
  const launch = await simulator.post('/control/launches', { username, gameID });
  const address = new URL((launch.body as { uri: string }).uri);
  const entered = await simulator.get(address.pathname + address.search);
  const path = entered.headers.get('location')!;
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  return {
    id: path.split('/').at(-1)!,
    cookie,
    play: (roundId, ...bets) => simulator.post(`${path}/rounds`, { roundId, bets }, { cookie }),
    step: (roundId, step, picks) => simulator.post(`${path}/rounds/${roundId}/steps`, { step, picks }, { cookie }),
  };
}

export async function creditOf(simulator: RunningSimulator, username: string): Promise<number> {
  return (await simulator.get(`/control/members/${username}`)).body['creditSatang'] as number;
}
