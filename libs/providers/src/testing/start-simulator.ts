import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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

const BUILT = join(import.meta.dirname, '../../../../dist/apps/provider-simulator/main.js');
const COMPILE_CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/housebrand/compile');
const START_MS = 60_000;

/** A simulator that runs, with the demo world in it. */
export interface RunningSimulator extends SentCodes {
  /** `http://localhost:41234`. */
  origin: string;
  /** Its books, for specs that falsify them. */
  databaseUrl: string;
  /** The base URL of each system, as the settings of an API want them. */
  baseUrls: Record<ProviderSystem, string>;
  /** Makes it misbehave until `clearFaults`. */
  addFault(fault: FaultRequest): Promise<void>;
  clearFaults(): Promise<void>;
  /** The generated password that came to a number last. */
  temporaryPassword(tel: string): Promise<string>;
  /** Opens or closes a provider. */
  setOpening(opening: OpeningRequest): Promise<void>;
  /** A new member whom no other spec knows: for whoever moves money. */
  addMember(prefix: string, creditSatang: number): Promise<MemberCredentials>;
  /** What the desk does and sees: `desk('POST', '/control/withdrawals/…/decision', { paid: true })`, its JSON. */
  desk<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
}

/**
 * A simulator for one spec file, whose faults, clock and members no other file sees: a process of the built one on a free port.
 * Its database is a copy of the demo world, which the first file of a run seeds (`TEST_DATABASE_URL`, see `createTestDatabase`).
 *
 * @throws Error when there is no built simulator, or it is not ready within a minute
 */
export async function startSimulator(): Promise<RunningSimulator> {
  const main = process.env.SIMULATOR_MAIN ?? BUILT;
  if (!existsSync(main)) throw new Error('the provider simulator is not built: run `npx nx build provider-simulator`');
  const world = createHash('sha256').update(readFileSync(main)).digest('hex');
  const database = await createDatabaseFromTemplate(`simulator ${world}`, (url) => seedWorld(main, url));
  const child = simulatorOn(main, database.url);
  const stop = async (): Promise<void> => {
    await ended(child);
    await database.close();
  };
  try {
    return simulatorAt(await addressOf(child), database.url, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The simulator fills an empty database before it is ready. */
async function seedWorld(main: string, databaseUrl: string): Promise<void> {
  const child = simulatorOn(main, databaseUrl);
  try {
    await addressOf(child);
  } finally {
    await ended(child);
  }
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
    desk: async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
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
  if (!one) throw new Error('the simulator has sent no such thing');
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
  if (!reply.ok) throw new Error(`the simulator did not obey: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** Where it listens: it says so when it is ready. */
async function addressOf(child: ChildProcess): Promise<string> {
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-2_000)));
  try {
    return await new Promise<string>((resolve, reject) => {
      const giveUp = () => reject(new Error(`the simulator was not ready within ${START_MS / 1_000} s\n${complaints}`));
      const timer = setTimeout(giveUp, START_MS);
      child.once('message', (address: string) => {
        clearTimeout(timer);
        resolve(address);
      });
      child.once('close', () => {
        clearTimeout(timer);
        reject(new Error(`the simulator ended by itself\n${complaints}`));
      });
    });
  } finally {
    if (child.connected) child.disconnect();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exit;
  clearTimeout(killTimer);
}
