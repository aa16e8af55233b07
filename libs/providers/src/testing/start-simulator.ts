import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createDatabaseFromTemplate } from '@housebrand/shared/testing';
import { z } from 'zod';
import type { SentCodes } from './suite/promises';
import {
  captchaShown,
  CONTROL_PATHS,
  messageSent,
  SYSTEM_MOUNTS,
  type FaultRequest,
  type OpeningRequest,
  type ProviderSystem,
} from '../core';
import type { MemberCredentials } from './connect-gateways';
import { loseRound, ROULETTE } from './lose-round';

const BUILT = join(import.meta.dirname, '../../../../dist/apps/provider-simulator/main.js');
const COMPILE_CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/housebrand/compile');
const PATIENCE_MS = 60_000;

/** A running simulator with the demo world. */
export interface RunningSimulator extends SentCodes {
  /** `http://localhost:41234`. */
  origin: string;
  /** Its database, for specs that corrupt the books. */
  databaseUrl: string;
  /** Base URL of each system, as an API's settings expect them. */
  baseUrls: Record<ProviderSystem, string>;
  /** Injects a fault until `clearFaults`. */
  addFault(fault: FaultRequest): Promise<void>;
  clearFaults(): Promise<void>;
  /** Returns the latest generated password sent to a number. */
  temporaryPassword(tel: string): Promise<string>;
  /** Opens or closes a provider. */
  setOpening(opening: OpeningRequest): Promise<void>;
  /** Creates a member that no other spec uses, for specs that move money. */
  addMember(prefix: string, creditSatang: number): Promise<MemberCredentials>;
  /** Plays a round in which the member loses the same whatever the outcome. @returns the loss in satang */
  loseRound(username: string): Promise<number>;
  /** Calls the control API and returns its JSON: `control('POST', '/control/withdrawals/…/decision', { paid: true })`. */
  control<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
}

/** Processes of finished spec files; the next file reuses one because its modules are already loaded. */
const idle: ChildProcess[] = [];

/**
 * Starts a simulator for one spec file; other files don't see its faults, clock or members. The application listens on a free
 * port, in a process that spec files reuse. Its database is a copy of the demo world, which the first file of a run seeds
 * (`TEST_DATABASE_URL`, see `createTestDatabase`).
 *
 * @throws Error if the simulator is not built or not ready within a minute
 */
export async function startSimulator(): Promise<RunningSimulator> {
  const main = process.env.SIMULATOR_MAIN ?? BUILT;
  if (!existsSync(main)) throw new Error('the provider simulator is not built: run `npx nx build provider-simulator`');
  const world = createHash('sha256').update(readFileSync(main)).digest('hex');
  const database = await createDatabaseFromTemplate(`simulator ${world}`, (url) => seedWorld(main, url));
  const { child, origin } = await openOn(main, database.url);
  const stop = async (): Promise<void> => {
    await release(child);
    await database.close();
  };
  return simulatorAt(origin, database.url, stop);
}

/** Seeds a database: the simulator fills an empty one before it is ready. */
async function seedWorld(main: string, databaseUrl: string): Promise<void> {
  const { child } = await openOn(main, databaseUrl);
  await release(child);
}

async function openOn(main: string, databaseUrl: string): Promise<{ child: ChildProcess; origin: string }> {
  const waiting = idle.pop();
  const child = waiting?.connected ? waiting : simulatorOn(main, databaseUrl);
  if (child === waiting) child.send({ databaseUrl });
  try {
    return { child, origin: await nextMessage(child) };
  } catch (error) {
    await terminate(child);
    throw error;
  }
}

/** Closes the simulator and keeps its process for the next file, unless the process has ended. */
async function release(child: ChildProcess): Promise<void> {
  if (!child.connected) return terminate(child);
  child.send('close');
  try {
    await nextMessage(child);
  } catch {
    return terminate(child);
  }
  // Don't keep this process alive for the child, which ends with it.
  for (const handle of [child, child.channel, child.stderr as Socket | null]) handle?.unref();
  idle.push(child);
}

const simulatorOn = (main: string, databaseUrl: string): ChildProcess =>
  spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SIMULATOR_PORT: '0',
      SIMULATOR_DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

function simulatorAt(origin: string, databaseUrl: string, stop: () => Promise<void>): RunningSimulator {
  return {
    origin,
    databaseUrl,
    baseUrls: {
      memberSystem: origin + SYSTEM_MOUNTS.memberSystem,
      gamePlatform: origin + SYSTEM_MOUNTS.gamePlatform,
      external: origin + SYSTEM_MOUNTS.external,
    },
    addFault: async (fault) => void (await control(origin + CONTROL_PATHS.faults, 'POST', fault)),
    clearFaults: async () => void (await control(origin + CONTROL_PATHS.faults, 'DELETE')),
    setOpening: async (opening) => void (await control(origin + CONTROL_PATHS.openings, 'POST', opening)),
    async addMember(prefix, creditSatang) {
      const username = `${prefix}T${randomBytes(5).toString('hex').toUpperCase()}`;
      const member = { prefix, username, password: 'Chips-2026!' };
      await control(`${origin}/control/members`, 'POST', { ...member, creditSatang });
      return member;
    },
    loseRound: async (username) => {
      const request = { username, gameID: ROULETTE };
      const launch = await control(`${origin}/control/launches`, 'POST', request);
      return loseRound(((await launch.json()) as { uri: string }).uri);
    },
    control: async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
      return (await (await control(origin + path, method, body)).json()) as T;
    },
    otp: (tel) => lastMessage(origin, 'OTP', tel),
    temporaryPassword: (tel) => lastMessage(origin, 'PASSWORD', tel),
    captcha: async (captchaId) => {
      const shown = z.array(captchaShown).parse(await read(origin + CONTROL_PATHS.captchas));
      return found(shown, (one) => one.captchaId === captchaId).answer;
    },
    stop,
  };
}

async function lastMessage(origin: string, kind: 'OTP' | 'PASSWORD', tel: string): Promise<string> {
  const sent = z.array(messageSent).parse(await read(`${origin}${CONTROL_PATHS.messages}?tel=${tel}`));
  return found(sent, (message) => message.kind === kind).code;
}

function found<T>(all: readonly T[], isIt: (one: T) => boolean): T {
  const one = all.find(isIt);
  if (!one) throw new Error('the simulator has sent no such message or captcha');
  return one;
}

async function read(address: string): Promise<unknown> {
  return (await control(address, 'GET')).json();
}

async function control(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Response> {
  const reply = await fetch(address, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`the simulator rejected the control call: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** Waits for the child's next message: its origin when it is ready, or `closed`. */
async function nextMessage(child: ChildProcess): Promise<string> {
  let complaints = '';
  const hear = (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-2_000));
  child.stderr?.on('data', hear);
  let timer: NodeJS.Timeout | undefined;
  let onEnd: (() => void) | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${what}\n${complaints}`));
      timer = setTimeout(() => fail(`the simulator sent no message for ${PATIENCE_MS / 1_000} s`), PATIENCE_MS);
      onEnd = () => fail('the simulator exited unexpectedly');
      child.once('close', onEnd);
      child.once('message', resolve as (said: unknown) => void);
    });
  } finally {
    clearTimeout(timer);
    if (onEnd) child.off('close', onEnd);
    child.stderr?.off('data', hear);
  }
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exit;
  clearTimeout(killTimer);
}
