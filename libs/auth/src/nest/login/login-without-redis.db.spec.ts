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
  const payload = { prefix: 'MTO', username: 'MTODEMO1', password };
  return (await world.app.inject({ method: 'POST', url: '/api/provider/login', payload })).statusCode;
};

describe('login without Redis', () => {
  // redis-gone.db.spec.ts covers how long callers wait
  it('has the same limits as with Redis', async () => {
    expect(await login(FAKE_PASSWORD)).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) expect(await login('guess')).toBe(401);
    expect(await login('guess')).toBe(429);
  });

  it('gets a reply if Redis stops answering', async () => {
    await redis.start();
    redis.fallSilent();
    expect([200, 429]).toContain(await login(FAKE_PASSWORD));
  });
});
