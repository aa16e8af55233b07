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
/** The command timeout of 150 ms and time for our own code. */
const SOON_MS = 500;

const redis = new FakeRedis();
let database: TestDatabase;
let one: NestFastifyApplication;
let other: NestFastifyApplication;
let awake: AwakeTime;
/** When PostgreSQL was last used instead of Redis. */
let fallbackMs: number | null = null;
let fallbacks = 0;
const received: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  awake = new AwakeTime();
  for (const query of ['unauthenticatedQuery', 'operatorQuery'] as const) {
    const original = database.database[query].bind(database.database);
    database.database[query] = (statement) => {
      fallbackMs = awake.ms;
      fallbacks += 1;
      return original(statement);
    };
  }
  await redis.start();
  const open = () =>
    createTestApp({ imports: [HealthModule.forRoot([])], database, settings: { redisUrl: redis.url } });
  [one, other] = await Promise.all([open(), open()]);
  other.get(Changes).on(TOPIC, (key) => received.push(key));
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
/** Both instances: one that has not reconnected to Redis receives no changes and clears its caches when it does. */
const areReady = async () =>
  (await Promise.all([one, other].map((app) => readiness(app)))).every(({ status }) => status === 'ok');

/** Expects Redis to answer, or PostgreSQL to take over, within the timeout; PostgreSQL itself may take longer. */
async function soon(work: () => Promise<void>): Promise<void> {
  fallbackMs = null;
  const started = awake.ms;
  await work();
  expect((fallbackMs ?? awake.ms) - started).toBeLessThan(SOON_MS);
}

async function expectLimits(name: string): Promise<void> {
  const rule = { name, points: 3, seconds: 3_600 };
  const limits = [one, other].map((app) => app.get(RateLimits));
  for (let attempt = 0; attempt < 3; attempt += 1) await soon(() => limits[attempt % 2]!.consume(rule, 'k'));
  await expect(limits[0]!.consume(rule, 'k')).rejects.toThrow(TooManyRequests);
}

async function expectChanges(key: string): Promise<void> {
  await soon(() => one.get(Changes).publish(TOPIC, key));
  await waitUntil(() => received.includes(key));
}

/**
 * Expects limits and changes to work without PostgreSQL. A machine that stalls for 150 ms rightly falls back for a moment; then
 * the check starts again.
 */
async function throughRedis(name: string): Promise<void> {
  for (let time = 1; ; time += 1) {
    await waitUntil(areReady);
    redis.answered.length = 0;
    const before = fallbacks;
    const done = expectLimits(`${name}-${time}`).then(() => expectChanges(`${name}-${time}`));
    const failure = await done.then(
      () => null,
      (error: unknown) => error,
    );
    if (fallbacks > before) continue;
    if (failure !== null) throw failure;
    return expect(redis.answered).toContain('publish');
  }
}

describe('an instance that loses Redis', () => {
  it('uses Redis while it is available', () => throughRedis('spec-there'));

  it.each([
    ['dies', () => redis.kill()],
    ['falls silent', () => Promise.resolve(redis.fallSilent())],
  ])('falls back to PostgreSQL, reports it, and returns to Redis by itself when Redis %s', async (how, goAway) => {
    await goAway();
    await expectLimits(`spec-${how}`);
    await expectChanges(how);
    expect(await readiness()).toEqual({ http: 200, status: 'degraded', degraded: ['redis'] });
    await redis.kill();
    await redis.start();
    await throughRedis(`spec-${how}-back`);
  });
});
