import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TooManyRequests } from '@housebrand/shared';
import { createTestApp, createTestDatabase, FakeRedis, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { HealthModule } from '../health/health.module';
import { Changes } from '../hot/changes';
import { RateLimits } from '../limits/rate-limits';

const TOPIC = 'spec-redis';
/** 200 ms, and what a busy machine adds. */
const SOON_MS = 500;

const redis = new FakeRedis();
let database: TestDatabase;
let one: NestFastifyApplication;
let other: NestFastifyApplication;
const heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await redis.start();
  const open = () =>
    createTestApp({ imports: [HealthModule.forRoot([])], database, settings: { redisUrl: redis.url } });
  [one, other] = await Promise.all([open(), open()]);
  other.get(Changes).on(TOPIC, (key) => heard.push(key));
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
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

async function limited(name: string): Promise<void> {
  const rule = { name, points: 3, seconds: 60 };
  const limits = [one, other].map((app) => app.get(RateLimits));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const start = performance.now();
    await limits[attempt % 2]!.consume(rule, 'k');
    expect(performance.now() - start).toBeLessThan(SOON_MS);
  }
  await expect(limits[0]!.consume(rule, 'k')).rejects.toThrow(TooManyRequests);
}

async function newsArrive(key: string): Promise<void> {
  const start = performance.now();
  await one.get(Changes).publish(TOPIC, key);
  expect(performance.now() - start).toBeLessThan(SOON_MS);
  await waitUntil(() => heard.includes(key));
}

describe('an instance whose Redis goes away', () => {
  it('uses it while it is there', async () => {
    await waitUntil(areWhole);
    await limited('spec-there');
    await newsArrive('there');
    expect(redis.answered).toContain('publish');
    const { rows } = await database.database.doorQuery({ text: 'select from rate_limit' });
    expect(rows).toHaveLength(0);
  });

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
    await waitUntil(areWhole);
    redis.answered.length = 0;
    await newsArrive(`${how} no more`);
    await limited(`spec-${how}-back`);
    expect(redis.answered).toContain('publish');
  });
});
