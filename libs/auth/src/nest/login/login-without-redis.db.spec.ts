import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeRedis } from '@housebrand/shared/testing';
import { FAKE_PASSWORD, openAuthWorld, type AuthWorld } from '../../testing';

const redis = new FakeRedis();
let world: AuthWorld;

beforeAll(async () => {
  await redis.start();
  await redis.kill();
  world = await openAuthWorld({ settings: { redisUrl: redis.url } });
});
afterAll(async () => {
  await world.close();
  await redis.kill();
});

const login = async (password: string) => {
  const start = performance.now();
  const payload = { prefix: 'MTO', username: 'MTODEMO1', password };
  const { statusCode } = await world.app.inject({ method: 'POST', url: '/api/provider/login', payload });
  return { statusCode, ms: performance.now() - start };
};

describe('a login whose Redis was never there', () => {
  it('is as quick and as limited as with it', async () => {
    const right = await login(FAKE_PASSWORD);
    expect(right.statusCode).toBe(200);
    expect(right.ms).toBeLessThan(2_000);
    for (let guess = 0; guess < 10; guess += 1) expect((await login('guess')).statusCode).toBe(401);
    expect((await login('guess')).statusCode).toBe(429);
  });

  it('is no slower when it falls silent in the middle', async () => {
    await redis.start();
    redis.fallSilent();
    const refused = await login(FAKE_PASSWORD);
    expect([200, 429]).toContain(refused.statusCode);
    expect(refused.ms).toBeLessThan(2_000);
  });
});
