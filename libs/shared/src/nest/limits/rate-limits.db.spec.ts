import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TooManyRequests } from '@housebrand/shared';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import type { Jobs } from '../jobs/jobs';
import { LimitJanitor } from './limit-janitor';
import { LimitSteps, pauseSeconds } from './limit-steps';
import { createLimiterFactory } from './limiter-factory';
import type { ProofOfWork } from './proof-of-work';
import { RateLimits } from './rate-limits';

describe('RateLimits', () => {
  let test: TestDatabase;
  let one: RateLimits;
  let other: RateLimits;

  beforeAll(async () => {
    test = await createTestDatabase();
    const instance = async () => new RateLimits(await createLimiterFactory(test.database, null));
    [one, other] = [await instance(), await instance()];
  });
  afterAll(() => test.close());

  it('counts across instances and reports how long to wait', async () => {
    const rule = { name: 'spec-shared', points: 3, seconds: 3_600 };
    await one.consume(rule, 'MTODEMO1');
    await other.consume(rule, 'MTODEMO1');
    await one.consume(rule, 'MTODEMO1');
    const refusal = await other.consume(rule, 'MTODEMO1').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyRequests);
    expect((refusal as TooManyRequests).retryAfterSeconds).toBeGreaterThan(3_000);
    await one.consume(rule, 'MTODEMO2');
  });

  it('lets exactly the allowed number through under concurrent requests', async () => {
    const rule = { name: 'spec-parallel', points: 5, seconds: 3_600 };
    const requested = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).consume(rule, 'k')),
    );
    expect(requested.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('restores the allowance after a reset and when the window ends', async () => {
    const rule = { name: 'spec-reset', points: 1, seconds: 3_600 };
    await test.database.unauthenticatedQuery({ text: 'delete from rate_limit' });
    await one.consume(rule, 'k');
    await expect(one.consume(rule, 'k')).rejects.toThrow(TooManyRequests);
    await one.reset(rule, 'k');
    await one.consume(rule, 'k');
    await expect(one.consume(rule, 'k')).rejects.toThrow(TooManyRequests);
    const { rowCount } = await test.database.unauthenticatedQuery({
      text: 'update rate_limit set expire = expire - 3600000',
    });
    expect(rowCount).toBe(1);
    await one.consume(rule, 'k');
  });

  it('never refunds beyond the full allowance when a refund arrives late', async () => {
    const rule = { name: 'spec-late', points: 2, seconds: 3_600 };
    await one.refund(rule, 'k');
    expect((await one.used(rule, 'k')).points).toBe(0);
    await one.add(rule, 'k');
    expect((await other.refund(rule, 'k')).points).toBe(0);
  });

  it('charges a key nothing for overlapping unjudged attempts of one subject', async () => {
    const rule = { name: 'spec-distinct', points: 5, seconds: 3_600 };
    const noProofs = null as unknown as ProofOfWork;
    const [here, there] = [new LimitSteps(one, noProofs), new LimitSteps(other, noProofs)];
    const attempts = async (steps: LimitSteps) => {
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const held = await steps.distinct(rule, '203.0.113.50', 'MTODEMO2').take();
        await held.settle('unjudged');
      }
    };
    await Promise.all([here, there, here].map(attempts));
    expect((await one.used(rule, '203.0.113.50')).points).toBe(0);
  });

  it('grows the pauses to 32 minutes', () => {
    const rule = { name: 'spec-pause', points: 30, seconds: 60 };
    const pauses = [31, 32, 33, 36, 40, 10_000].map((points) => pauseSeconds(rule, { points }) / 60);
    expect(pauses).toEqual([1, 2, 4, 32, 32, 32]);
  });

  it('deletes expired counters and, beyond the cap, those that expire next', async () => {
    const janitor = new LimitJanitor(test.database, { register: () => undefined } as unknown as Jobs);
    const rows = async () => {
      const { rows } = await test.database.unauthenticatedQuery<{ key: string }>({
        text: 'select key from rate_limit order by 1',
      });
      return rows.map(({ key }) => key);
    };
    await test.database.unauthenticatedQuery({ text: 'delete from rate_limit' });
    const put = (key: string, inMs: number) =>
      test.database.unauthenticatedQuery({
        text: 'insert into rate_limit values ($1, 1, $2)',
        values: [key, Date.now() + inMs],
      });
    for (const [key, inMs] of [
      ['a-old', -1],
      ['b-soon', 3_600_000],
      ['c-later', 7_200_000],
      ['d-last', 10_800_000],
    ] as const)
      await put(key, inMs);
    await janitor.sweep();
    expect(await rows()).toEqual(['b-soon', 'c-later', 'd-last']);
    await janitor.sweep(2);
    expect(await rows()).toEqual(['c-later', 'd-last']);
  });

  it('stores keys only as hashes', async () => {
    await one.consume({ name: 'spec-hash', points: 1, seconds: 60 }, '0812345678');
    const { rows } = await test.database.unauthenticatedQuery<{ key: string }>({ text: 'select key from rate_limit' });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('0812345678');
  });
});
