import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TooManyRequests } from '@housebrand/shared';
import {
  AwakeTime,
  createTestApp,
  createTestDatabase,
  FakeRedis,
  waitUntil,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { HealthModule } from '../health/health.module';
import { Changes } from '../prepared-responses/changes';
import { RateLimits } from '../limits/rate-limits';

const TOPIC = 'spec-redis';
/** 150 ms, and what our own code adds. */
const SOON_MS = 500;

const redis = new FakeRedis();
let database: TestDatabase;
let one: NestFastifyApplication;
let other: NestFastifyApplication;
let awake: AwakeTime;
/** When PostgreSQL was asked in the place of Redis. */
let turnedAwayMs: number | null = null;
/** How often. */
let timesTurnedAway = 0;
const heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  awake = new AwakeTime();
  for (const query of ['doorQuery', 'operatorQuery'] as const) {
    const requested = database.database[query].bind(database.database);
    database.database[query] = (statement) => {
      turnedAwayMs = awake.ms;
      timesTurnedAway += 1;
      return requested(statement);
    };
  }
  await redis.start();
  const open = () =>
    createTestApp({ imports: [HealthModule.forRoot([])], database, settings: { redisUrl: redis.url } });
  [one, other] = await Promise.all([open(), open()]);
  other.get(Changes).on(TOPIC, (key) => heard.push(key));
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  awake.stop();
  await redis.kill();
  await database.close();
});

const readiness = async (app = one) => {
  const reply = await app.inject({ url: '/health/ready' });
  const { status, degraded } = reply.json() as { status: string; degraded?: string[] };
  return { http: reply.statusCode, status, degraded };
};
/** Both: who does not hear Redis yet forgets what it knew when it does, and is told nothing before. */
const areWhole = async () =>
  (await Promise.all([one, other].map((app) => readiness(app)))).every(({ status }) => status === 'ok');

/** Redis keeps nobody waiting: it has answered soon, or PostgreSQL is asked, which takes the time it takes. */
async function soon(work: () => Promise<void>): Promise<void> {
  turnedAwayMs = null;
  const started = awake.ms;
  await work();
  expect((turnedAwayMs ?? awake.ms) - started).toBeLessThan(SOON_MS);
}

async function limited(name: string): Promise<void> {
  const rule = { name, points: 3, seconds: 3_600 };
  const limits = [one, other].map((app) => app.get(RateLimits));
  for (let attempt = 0; attempt < 3; attempt += 1) await soon(() => limits[attempt % 2]!.consume(rule, 'k'));
  await expect(limits[0]!.consume(rule, 'k')).rejects.toThrow(TooManyRequests);
}

async function newsArrive(key: string): Promise<void> {
  await soon(() => one.get(Changes).publish(TOPIC, key));
  await waitUntil(() => heard.includes(key));
}

/**
 * All of it without PostgreSQL. A machine that looks away for 150 ms has found Redis silent and turned away for a moment, as it
 * should: then it is begun anew.
 */
async function throughRedis(name: string): Promise<void> {
  for (let time = 1; ; time += 1) {
    await waitUntil(areWhole);
    redis.answered.length = 0;
    const before = timesTurnedAway;
    const done = limited(`${name}-${time}`).then(() => newsArrive(`${name}-${time}`));
    const failure = await done.then(
      () => null,
      (error: unknown) => error,
    );
    if (timesTurnedAway > before) continue;
    if (failure !== null) throw failure;
    return expect(redis.answered).toContain('publish');
  }
}

describe('an instance whose Redis goes away', () => {
  it('uses it while it is there', () => throughRedis('spec-there'));

  it.each([
    ['dies', () => redis.kill()],
    ['falls silent', () => Promise.resolve(redis.fallSilent())],
  ])('goes on with PostgreSQL, says so, and takes it up again by itself: %s', async (how, goAway) => {
    await goAway();
    await limited(`spec-${how}`);
    await newsArrive(how);
    expect(await readiness()).toEqual({ http: 200, status: 'degraded', degraded: ['redis'] });
    await redis.kill();
    await redis.start();
    await throughRedis(`spec-${how}-back`);
  });
});
