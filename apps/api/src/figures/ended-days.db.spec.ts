import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { instantsOf, type InstantRange } from '@housebrand/shared';
import { AppLog, Jobs, type AgentTx } from '@housebrand/shared/nest';
import {
  createTestDatabase,
  FixedClock,
  testSettings,
  waitForTransactions,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { migrations } from '../domains';
import { DayPartsRepository, type DaysOfRange } from './day-parts.repository';
import { EndedDays } from './ended-days';
import { EndedDaysRepository, nameOfDay } from './ended-days.repository';
import { FiguresRepository } from './figures.repository';

const MINUTE_MS = 60_000;
const START_MS = Date.parse('2026-11-20T00:00:00.000Z');
const NOW = new Date('2026-11-27T05:00:00.000Z');
const AGENT = 'MTO';

let test: TestDatabase;
let days: EndedDays;
let zone: string;
const repository = new EndedDaysRepository();
const figures = new FiguresRepository();
const parts = new DayPartsRepository();
const clock = new FixedClock();
const calendar = { zoneOf: () => Promise.resolve(zone) };

beforeAll(async () => {
  test = await createTestDatabase(migrations);
  const jobs = new Jobs(testSettings({ databaseUrl: test.url }), new AppLog('silent'));
  days = new EndedDays(test.database, repository, figures, parts, calendar, clock, jobs);
});
afterAll(() => test.close());
beforeEach(() => {
  zone = 'Asia/Bangkok';
  clock.set(NOW);
});

const inAgent = <T>(work: (tx: AgentTx) => Promise<T>): Promise<T> => test.database.forAgent(AGENT, work);
const week = (): InstantRange[] =>
  Array.from({ length: 9 }, (_, index) => {
    const day = new Date(START_MS + (index - 1) * 1_440 * MINUTE_MS).toISOString().slice(0, 10);
    return instantsOf({ from: day, to: day }, zone);
  });
const stored = () => inAgent((tx) => repository.valid(tx, { from: week()[0]!.from, until: week().at(-1)!.until }));

/** Stores all ended days. A transaction of another database, too, keeps the job from storing them. */
async function storeAll(): Promise<void> {
  await waitForTransactions(test);
  await days.store(AGENT);
}

/** What the figures of days consist of. */
const partsOf = (of: DaysOfRange) =>
  inAgent(async (tx) => [await parts.games(tx, of, 9), await parts.providers(tx, of), await parts.bonuses(tx, of)]);

/** The kinds of facts, by how they are recorded at an instant. */
const FACTS: Record<string, (tx: AgentTx, at: Date, who: string) => Promise<unknown>> = {
  bet: (tx, at, who) => bet(tx, at, who, randomUUID()),
  voidBet: async (tx, at, who) => {
    const id = randomUUID();
    await bet(tx, at, who, id);
    await tx.execute(sql`insert into bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)
      values (${AGENT}, ${id}, 'takenBack', ${who}, ${`GAME-${who}`}, 'NAGX', 'Slot', ${at.toISOString()}, -700, -300)`);
  },
  deposit: (tx, at, who) =>
    tx.execute(sql`insert into reported_payment (agent, kind, reference, username, satang, ended_at, is_first)
      values (${AGENT}, 'DEPOSIT', ${randomUUID()}, ${who}, 5000, ${at.toISOString()}, true)`),
  withdrawal: (tx, at, who) =>
    tx.execute(sql`insert into reported_payment (agent, kind, reference, username, satang, ended_at, is_first)
      values (${AGENT}, 'WITHDRAWAL', ${randomUUID()}, ${who}, 4000, ${at.toISOString()}, false)`),
  openBonus: (tx, at, who) => bonus(tx, at, who, 'QUEST', 'APPROVE'),
  settledBonus: (tx, at, who) => bonus(tx, at, who, 'COUPON', 'SUCCESS'),
  settleBonuses: (tx) => tx.execute(sql`update payment set status = 'SUCCESS', step = null where status = 'APPROVE'`),
  member: (tx, at) => member(tx, at),
  olderMember: (tx, at) =>
    tx.execute(
      sql`update member set member_since = ${at.toISOString()} where username = (select min(username) from member)`,
    ),
};

function bet(tx: AgentTx, at: Date, who: string, id: string) {
  return tx.execute(sql`insert into bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)
    values (${AGENT}, ${id}, 'counted', ${who}, ${`GAME-${who}`}, 'NAGX', 'Slot', ${at.toISOString()}, 700, 300)`);
}
function bonus(tx: AgentTx, at: Date, who: string, kind: string, status: string) {
  const id = randomUUID();
  return tx.execute(sql`insert into payment (agent, id, kind, unit, amount, username, receiver, status, step, idempotency_key, business_day, created_at, changed_at)
    values (${AGENT}, ${id}, ${kind}, 'CREDIT', 900, ${who}, ${who}, ${status}, ${status === 'APPROVE' ? 'credit' : null}, ${id}, '2026-11-20',
      ${at.toISOString()}, ${at.toISOString()})`);
}
function member(tx: AgentTx, at: Date) {
  const name = `MTO${randomUUID().slice(0, 8).toUpperCase()}`;
  return tx.execute(sql`insert into member (agent, username, member_id, synced_at, last_active_at, member_since)
    values (${AGENT}, ${name}, ${name}, ${at.toISOString()}, ${at.toISOString()}, ${at.toISOString()})`);
}

const fact = fc.record({
  kind: fc.constantFrom(...Object.keys(FACTS)),
  minute: fc.integer({ min: 0, max: 7 * 1_440 }),
  who: fc.constantFrom('MTODEMO1', 'MTODEMO2', 'MTODEMO3'),
});
const history = fc.array(fc.array(fact, { maxLength: 6 }), { minLength: 1, maxLength: 3 });

describe('figures of ended days', () => {
  it.each(['Asia/Bangkok', 'Asia/Kathmandu'])(
    'equals what the facts say after any history of late facts in %s',
    async (where) => {
      zone = where;
      await fc.assert(
        fc.asyncProperty(history, async (batches) => {
          for (const batch of batches) {
            for (const { kind, minute, who } of batch)
              await inAgent((tx) => FACTS[kind]!(tx, new Date(START_MS + minute * MINUTE_MS), who));
            const [read, summed] = await inAgent(async (tx) => [
              await days.read(tx, week()),
              await figures.ranges(tx, week()),
            ]);
            expect(read).toEqual(summed);
            const summedParts = await partsOf({ stored: [], others: week() });
            expect(await partsOf(await inAgent((tx) => days.split(tx, week())))).toEqual(summedParts);
            await days.store(AGENT);
            expect(await inAgent((tx) => days.read(tx, week()))).toEqual(summed);
            expect(await partsOf(await inAgent((tx) => days.split(tx, week())))).toEqual(summedParts);
          }
        }),
        { numRuns: 8 },
      );
      await storeAll();
      const valid = await stored();
      const ended = week().filter(({ until }) => until <= NOW);
      expect(ended).toHaveLength(8);
      for (const day of ended) expect(valid.has(nameOfDay(day))).toBe(true);
    },
  );

  it('stores no day while a running transaction may record a fact without noting it', async () => {
    clock.set(new Date('2026-11-28T05:00:00.000Z'));
    const last = week().at(-1)!;
    const inDay = new Date(last.from.getTime() + 60 * MINUTE_MS);
    await inAgent(async (running) => {
      // it has its number, and does not know yet that the day has ended
      await FACTS['deposit']!(running, inDay, 'MTODEMO1');
      await days.store(AGENT);
      expect((await stored()).has(nameOfDay(last))).toBe(false);
    });
    await storeAll();
    expect((await stored()).has(nameOfDay(last))).toBe(true);
    const [read, summed] = await inAgent(async (tx) => [await days.read(tx, [last]), await figures.ranges(tx, [last])]);
    expect(read).toEqual(summed);
    expect(Number(read![0]!.deposits)).toBeGreaterThan(0);
  });

  it('voids a day at once after a late fact', async () => {
    await storeAll();
    const day = week()[2]!;
    expect((await stored()).has(nameOfDay(day))).toBe(true);
    await inAgent((tx) => FACTS['bet']!(tx, day.from, 'MTODEMO2'));
    expect((await stored()).has(nameOfDay(day))).toBe(false);
    await storeAll();
    expect((await stored()).has(nameOfDay(day))).toBe(true);
  });
});
