import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DEFAULT_TERMS } from '@housebrand/affiliate';
import { IncomeConsumer, ReferralService } from '@housebrand/affiliate/nest';
import type { BetEvent } from '@housebrand/bets';
import { BetsService } from '@housebrand/bets/nest';
import { Database } from '@housebrand/shared/nest';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { AffiliatePayable } from '@housebrand/wallet/nest';
import fc from 'fast-check';
import { seedDemoWorld } from './seed/demo-world';
import { apiBeforePortal } from './testing/api-before-portal';

/** Each member referred the next. Income covers three levels, so EVE's bets bring ANN nothing. */
const CHAIN = ['ANN', 'BEE', 'CID', 'DAN', 'EVE'];

interface Bet {
  /** Index in the chain. */
  by: number;
  stake: number;
  payout: number;
  isSettled: boolean;
  isVoid: boolean;
}

const bets = fc.array(
  fc.record({
    by: fc.nat(CHAIN.length - 1),
    stake: fc.integer({ min: 1, max: 900_000 }),
    payout: fc.integer({ min: 0, max: 2_000_000 }),
    isSettled: fc.boolean(),
    isVoid: fc.boolean(),
  }),
  { minLength: 1, maxLength: 10 },
);

/**
 * Generates valid feeds: each event one to three times, in any order and page size, with income computed in between.
 */
const feeds = bets.chain((history) => {
  const events = history.flatMap(({ isSettled, isVoid }, bet) => [
    ...(isSettled ? [{ bet, kind: 'settle' as const }] : []),
    ...(isVoid ? [{ bet, kind: 'void' as const }] : []),
  ]);
  const reported = fc
    .array(fc.integer({ min: 1, max: 3 }), { minLength: events.length, maxLength: events.length })
    .map((times) => events.flatMap((event, index) => Array.from({ length: times[index]! }, () => event)))
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
  return fc.record({ history: fc.constant(history), reported, pageSize: fc.integer({ min: 1, max: 6 }) });
});

/** Computes each member's income directly from the bets. */
function plainIncome(history: readonly Bet[]): bigint[] {
  return CHAIN.map((_, place) =>
    history.reduce((sum, { by, stake, isSettled, isVoid }) => {
      const share = DEFAULT_TERMS.shares[by - place - 1];
      if (!isSettled || isVoid || share === undefined) return sum;
      return sum + (BigInt(stake) * BigInt(share)) / 10_000n;
    }, 0n),
  );
}

describe('referral income', () => {
  let world: TestWorld;
  let app: NestFastifyApplication;
  let runs = 0;

  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>(token, { strict: false });

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ app } = world);
    await seedDemoWorld(app);
  });
  afterAll(() => world?.close());

  const take = async (events: BetEvent[], cursor: string) =>
    get(BetsService).take({ from: await get(BetsService).cursor(), events, cursor });

  it('equals the income computed from the bets, for any repetition, order and late voids in the feed', async () => {
    const at = new Date(Date.now() + 60_000);
    await fc.assert(
      fc.asyncProperty(feeds, async ({ history, reported, pageSize }) => {
        runs += 1;
        const run = runs;
        const names = CHAIN.map((name) => `MTO${name}${run}`);
        for (const [place, username] of names.entries())
          if (place > 0) await get(ReferralService).bind({ prefix: 'MTO', username }, names[place - 1]!);
        const toEvent = ({ bet, kind }: { bet: number; kind: 'settle' | 'void' }): BetEvent => ({
          id: `${run}-${bet}-${kind}`,
          betId: `${run}-${bet}`,
          kind,
          at,
          member: { prefix: 'MTO', username: names[history[bet]!.by]! },
          gameId: 'g',
          provider: 'p',
          category: 'Slot',
          stakeSatang: BigInt(history[bet]!.stake),
          payoutSatang: BigInt(history[bet]!.payout),
        });
        for (let from = 0; from < reported.length; from += pageSize) {
          await take(reported.slice(from, from + pageSize).map(toEvent), `${run}-${from}`);
          await get(IncomeConsumer).follow(new AbortController().signal);
        }
        const owed = await Promise.all(
          names.map((username) => get(AffiliatePayable).balance({ prefix: 'MTO', username })),
        );
        expect(owed).toEqual(plainIncome(history));
      }),
      { numRuns: 12 },
    );
    // income lines, postings and balances must agree
    const { rows } = await get(Database).operatorQuery<{ id: string }>({
      text: `select a.id from ledger_account a where a.id like 'affiliate:%' and a.balance <> any (array[
          (select coalesce(sum(i.amount_satang), 0) from affiliate_income i where i.agent = a.agent and 'affiliate:' || i.username = a.id),
          (select coalesce(sum(case p.destination when a.id then p.amount else -p.amount end), 0) from ledger_posting p
            where p.agent = a.agent and a.id in (p.source, p.destination))])`,
    });
    expect(rows).toEqual([]);
    // each income line must belong to a counted bet
    const { rows: loose } = await get(Database).operatorQuery({
      text: `select from affiliate_income i where not exists
        (select from bet_turnover b where (b.agent, b.bet_id, b.username) = (i.agent, i.bet_id, i.from_username))`,
    });
    expect(loose).toEqual([]);
  });
});
