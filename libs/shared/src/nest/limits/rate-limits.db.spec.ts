import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TooManyRequests } from '@housebrand/shared';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { createLimiterFactory } from './limiter-factory';
import { RateLimits } from './rate-limits';

describe('RateLimits', () => {
  let test: TestDatabase;
  let one: RateLimits;
  let other: RateLimits;

  beforeAll(async () => {
    test = await createTestDatabase();
    const instance = async () => new RateLimits(await createLimiterFactory(testSettings(), test.database));
    [one, other] = [await instance(), await instance()];
  });
  afterAll(() => test.close());

  it('counts across instances and says how long to wait', async () => {
    const rule = { name: 'spec-shared', points: 3, seconds: 60 };
    await one.consume(rule, 'MTODEMO1');
    await other.consume(rule, 'MTODEMO1');
    await one.consume(rule, 'MTODEMO1');
    const refusal = await other.consume(rule, 'MTODEMO1').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyRequests);
    expect((refusal as TooManyRequests).retryAfterSeconds).toBeGreaterThan(50);
    await one.consume(rule, 'MTODEMO2');
  });

  it('lets exactly as many through as allowed, however many ask at once', async () => {
    const rule = { name: 'spec-parallel', points: 5, seconds: 60 };
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).consume(rule, 'k')),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('gives the allowance back when it is reset and when the window ends', async () => {
    const rule = { name: 'spec-reset', points: 1, seconds: 4 };
    await one.consume(rule, 'k');
    await expect(one.consume(rule, 'k')).rejects.toThrow(TooManyRequests);
    await one.reset(rule, 'k');
    await one.consume(rule, 'k');
    const started = Date.now();
    await expect(one.consume(rule, 'k')).rejects.toThrow(TooManyRequests);
    while (Date.now() < started + 4_100) await new Promise((resolve) => setTimeout(resolve, 100));
    await one.consume(rule, 'k');
  });

  it('stores no key as it was given', async () => {
    await one.consume({ name: 'spec-hash', points: 1, seconds: 60 }, '0812345678');
    const { rows } = await test.database.operatorQuery<{ key: string }>({ text: 'select key from rate_limit' });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('0812345678');
  });
});
