import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ProofNeeded, TooManyRequests } from '@housebrand/shared';
import { createTestDatabase, inDepth, type TestDatabase } from '@housebrand/shared/testing';
import { ChainStore } from './chain-store';
import { acquireAll, type Held } from './limit-chain';
import { LimitSteps } from './limit-steps';
import { createLimiterFactory } from './limiter-factory';
import { ONCE, idempotencyKey, type ProofOfWork } from './proof-of-work';
import { RateLimits } from './rate-limits';
import type { Verdict } from './verdict';

const SECONDS = 600;
const VERDICTS: readonly Verdict[] = ['right', 'wrong', 'refused', 'unjudged'];

interface Attempt {
  address: string;
  account: string;
  proof: string | undefined;
}

/** A small version of the login chain, with its own counter names. */
class World {
  private readonly steps: LimitSteps;

  constructor(
    readonly name: string,
    limits: RateLimits,
    store: ChainStore | null,
  ) {
    const own = (token: string) => `${name}.${token}`;
    const proofs: Pick<ProofOfWork, 'accepts' | 'solved' | 'demand'> = {
      solved: async (_, { token }) => (token === 'wrong' ? null : own(token)),
      accepts: async (_, { token }, { limit }) =>
        token !== 'wrong' &&
        limits.consume(ONCE, idempotencyKey(limit, own(token))).then(
          () => true,
          () => false,
        ),
      demand: (_, extra = 0) => new ProofNeeded({ token: '', salt: '', bits: 16 + extra, expiresAt: '' }),
    };
    this.steps = new LimitSteps(limits, proofs as ProofOfWork, store);
  }

  take({ address, account, proof }: Attempt): Promise<Held> {
    const rule = (name: string, points: number) => ({ name: `${this.name}.${name}`, points, seconds: SECONDS });
    const answer = proof === undefined ? undefined : { token: proof, answer: '1' };
    return acquireAll([
      this.steps.distinct(rule('address', 2), address, account),
      this.steps.points(rule('network', 4), `${account} ${address}`, { countsRefused: address === 'a' }),
      this.steps.slowDown(rule('account', 3), account),
      this.steps.proofBeyond(rule('agent', 6), 'MTO', answer),
    ]);
  }
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  address: fc.constantFrom('a', 'b', 'c'),
  account: fc.constantFrom('one', 'two', 'three'),
  proof: fc.constantFrom(undefined, 'wrong', 'p1', 'p2', 'p3'),
});
const settle = fc.record({ settles: fc.nat({ max: 5 }), verdict: fc.constantFrom(...VERDICTS) });
const story = fc.array(fc.oneof({ arbitrary: attempt, weight: 3 }, { arbitrary: settle, weight: 2 }), {
  minLength: 10,
  maxLength: 40,
});

/** How an attempt ended; waits are rounded to the minute, since time passes between the two worlds. */
function reported(error: unknown): string {
  if (error instanceof TooManyRequests) return `wait ${Math.round(error.retryAfterSeconds! / 60)}`;
  if (error instanceof ProofNeeded) return 'proof';
  throw error;
}

describe('ChainStore', () => {
  let test: TestDatabase;
  let oneByOne: World;
  let atOnce: World;
  let limits: RateLimits;

  beforeAll(async () => {
    test = await createTestDatabase();
    limits = new RateLimits(await createLimiterFactory(test.database, null));
    oneByOne = new World('one-by-one', limits, null);
    atOnce = new World('at-once', limits, new ChainStore(test.database));
  });
  afterAll(() => test.close());

  async function counters({ name }: World): Promise<Record<string, number>> {
    const { rows } = await test.database.unauthenticatedQuery<{ key: string; points: number }>({
      text: 'select key, points from rate_limit where starts_with(key, $1) and points > 0 order by key',
      values: [`${name}.`],
    });
    return Object.fromEntries(rows.map(({ key, points }) => [key.slice(name.length), points]));
  }

  async function play(world: World, steps: readonly (Attempt | { settles: number; verdict: Verdict })[]) {
    const [open, outcomes]: [Held[], string[]] = [[], []];
    for (const step of steps) {
      if ('settles' in step) {
        const [held] = open.splice(step.settles % Math.max(1, open.length), 1);
        await held?.settle(step.verdict);
        continue;
      }
      const held = await world.take(step).catch((error: unknown) => void outcomes.push(reported(error)));
      if (held) open.push(held);
      outcomes.push(held ? 'taken' : 'refused');
    }
    return { outcomes, counters: await counters(world) };
  }

  it('refuses, forgives and counts exactly like the steps taken one by one', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        await test.database.unauthenticatedQuery({ text: 'delete from rate_limit' });
        const [expected, found] = [await play(oneByOne, steps), await play(atOnce, steps)];
        for (const outcome of expected.outcomes) kinds.add(outcome);
        expect(found).toEqual(expected);
      }),
      { numRuns: inDepth(40, 150) },
    );
    // the generated sequences reach every outcome: a pause of one minute and of more, a full window, a proof
    expect([...kinds]).toEqual(expect.arrayContaining(['taken', 'wait 1', 'wait 10', 'proof']));
  });

  it('keeps to the limit without deadlocks when many attempts overlap', async () => {
    await test.database.unauthenticatedQuery({ text: 'delete from rate_limit' });
    const attempts = Array.from({ length: 120 }, (_, index) => ({
      address: 'abc'[index % 3]!,
      account: ['one', 'two'][index % 2]!,
      proof: undefined,
    }));
    const taken = await Promise.all(attempts.map((each) => atOnce.take(each).catch(reported)));
    const held = taken.filter((each) => typeof each !== 'string');
    expect(held.length).toBe(6);
    await Promise.all(held.map((each) => each.settle('unjudged')));
    expect(await counters(atOnce)).toEqual({});
  });

  it('takes a chain in one statement and settles it in another', async () => {
    const sent: string[] = [];
    const unauthenticatedQuery = (query: never) => {
      sent.push(query['text']);
      return test.database.unauthenticatedQuery(query);
    };
    const database = { unauthenticatedQuery };
    const world = new World('counted', limits, new ChainStore(database as never));
    await (await world.take({ address: 'a', account: 'one', proof: undefined })).settle('right');
    expect(sent).toHaveLength(2);
  });
});
