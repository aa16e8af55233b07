import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ALL_DAYS, type DayRange } from '@housebrand/shared';
import { AppLog, Clock, Jobs, SumsVerification } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import type { IncomeLine } from '../../core';
import { bindDownline, DownlineRepository } from '../members/downline.repository';
import { affiliateMigrations } from '../migrations';
import { IncomeSumsComparison } from './income-sums-comparison';
import { IncomeSumsRepository } from './income-sums.repository';
import { IncomeRepository, type StoredLine } from './income.repository';

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-01-28T05:00:00Z');
const dayAt = (index: number) => new Date(START_MS + index * DAY_MS).toISOString().slice(0, 10);
const WHOLE_PAGE = { limit: 100, offset: 0 };

/** A bet of one of four members, whose income goes to up to three others above. */
const bets = fc.array(
  fc.record({
    from: fc.nat(3),
    day: fc.nat(70),
    amount: fc.integer({ min: -9_000, max: 9_000 }).filter((value) => value !== 0),
  }),
  { minLength: 1, maxLength: 12 },
);
/** Bets, and batches that earn or take back their income: repeated, in any order, and also too early. */
const feeds = bets.chain((history) =>
  fc.record({
    history: fc.constant(history),
    batches: fc.array(
      fc.record({ isVoid: fc.boolean(), bets: fc.uniqueArray(fc.nat(history.length - 1), { minLength: 1 }) }),
      { maxLength: 8 },
    ),
    days: fc.tuple(fc.nat(75), fc.nat(75)),
  }),
);

describe('sums of income', () => {
  let test: TestDatabase;
  let income: IncomeRepository;
  let sums: IncomeSumsRepository;
  let downline: DownlineRepository;
  let prefix: string;
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(affiliateMigrations);
    income = new IncomeRepository(test.database);
    sums = new IncomeSumsRepository(test.database);
    downline = new DownlineRepository(test.database);
  });
  afterAll(() => test.close());

  /** Each run has an agent of its own; each member has referred the next. */
  const newAgent = async () => {
    runs += 1;
    prefix = `R${runs}`;
    for (const place of [1, 2, 3])
      await test.database.forAgent(prefix, (tx) => bindDownline(tx, nameOf(place), nameOf(place - 1), new Date(0)));
  };
  beforeEach(newAgent);
  const nameOf = (place: number) => `${prefix}M${place}`;

  const linesOf = ({ from, day, amount }: { from: number; day: number; amount: number }, nth: number) =>
    Array.from({ length: from }, (_, above): IncomeLine & { businessDay: string } => ({
      betId: `bet-${nth}`,
      username: nameOf(above),
      fromUsername: nameOf(from),
      level: from - above,
      at: new Date(START_MS + day * DAY_MS),
      businessDay: dayAt(day),
      amountSatang: BigInt(amount),
    }));

  /** The stored lines, from which the plain model sums. */
  const stored = async (): Promise<(StoredLine & { businessDay: string })[]> => {
    const text = `select username, from_username as "fromUsername", kind, business_day::text as "businessDay", bet_id as "betId",
      amount_satang::text as "amountSatang" from affiliate_income where agent = $1`;
    const { rows } = await test.database.operatorQuery<StoredLine & { businessDay: string }>({
      text,
      values: [prefix],
    });
    return rows.map((row) => ({ ...row, amountSatang: BigInt(row.amountSatang) }));
  };

  it('equals the lines after any batches, and every list shows the sums of its range', async () => {
    await fc.assert(
      fc.asyncProperty(feeds, async ({ history, batches, days: [a, b] }) => {
        await newAgent();
        for (const { isVoid, bets: chosen } of batches)
          await test.database.forAgent(prefix, (tx) =>
            isVoid
              ? income.reverse(
                  tx,
                  chosen.map((bet) => `bet-${bet}`),
                )
              : income.earn(
                  tx,
                  chosen.flatMap((bet) => linesOf(history[bet]!, bet)),
                ),
          );
        const all = await stored();
        const partial = { from: dayAt(Math.min(a, b)), to: dayAt(Math.max(a, b)) };
        for (const place of [0, 1, 2, 3]) {
          const own = all.filter(({ username }) => username === nameOf(place));
          for (const range of [
            ALL_DAYS,
            partial,
            { from: dayAt(a), to: dayAt(a) },
            { from: '2026-02-01', to: '2026-02-28' },
          ])
            await expectLists(nameOf(place), own, range);
          const { total, months } = await sums.figures({ prefix, username: nameOf(place) }, '2026-02');
          expect(total).toBe(sumOf(own));
          const inMonths = Map.groupBy(
            own.filter(({ businessDay }) => businessDay >= '2026-02'),
            ({ businessDay }) => businessDay.slice(0, 7),
          );
          expect(months).toEqual(new Map([...inMonths].map(([month, lines]) => [month, sumOf(lines)])));
        }
      }),
      { numRuns: 25 },
    );
    expect(await differences()).toEqual([]);
  });

  const sumOf = (lines: readonly StoredLine[]) => lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0n);

  /** Compares the lists of a member with the plain sums of its lines. */
  async function expectLists(
    username: string,
    own: Awaited<ReturnType<typeof stored>>,
    range: DayRange,
  ): Promise<void> {
    const member = { prefix, username };
    const inRange = own.filter(({ businessDay }) => range.from <= businessDay && businessDay <= range.to);
    const { days, total } = await sums.days(member, WHOLE_PAGE, range);
    const plainDays = [...Map.groupBy(inRange, ({ businessDay }) => businessDay)].map(([date, lines]) => {
      const back = lines.filter(({ kind }) => kind === 'takenBack');
      return {
        date,
        income: sumOf(lines),
        takenBack: sumOf(back),
        bets: lines.length - 2 * back.length,
        members: new Set(lines.map(({ fromUsername }) => fromUsername)).size,
      };
    });
    expect([days, total]).toEqual([plainDays.toSorted((x, y) => (x.date < y.date ? 1 : -1)), plainDays.length]);
    for (const { date } of days) {
      const ofDay = inRange.filter(({ businessDay }) => businessDay === date);
      const listed = await income.lines(member, date, WHOLE_PAGE);
      expect([listed.lines.length, listed.total]).toEqual([ofDay.length, ofDay.length]);
    }
    const byMember = await sums.byMember(member, WHOLE_PAGE, range);
    const plain = [...Map.groupBy(inRange, ({ fromUsername }) => fromUsername)]
      .map(([name, lines]) => ({ username: name, income: sumOf(lines) }))
      .toSorted((x, y) => Number(y.income - x.income) || (x.username < y.username ? -1 : 1));
    expect(byMember.members.map(({ username: name, income: sum }) => ({ username: name, income: sum }))).toEqual(plain);
    expect(byMember.total).toBe(plain.length);
    expect((await sums.byMember(member, { limit: 1, offset: 1 }, range)).members).toEqual(byMember.members.slice(1, 2));
  }

  it('counts downlines by level', async () => {
    const { levels } = await sums.figures({ prefix, username: nameOf(0) }, '2026-01');
    expect(levels).toEqual([1, 2, 3].map((level) => ({ level, members: 1 })));
    const member = { prefix, username: nameOf(0) };
    expect((await downline.page(member, WHOLE_PAGE, {})).total).toBe(3);
    expect((await downline.page(member, WHOLE_PAGE, { level: 2 })).total).toBe(1);
    expect((await downline.page({ prefix, username: nameOf(3) }, WHOLE_PAGE, {})).total).toBe(0);
  });

  it('orders long lists by an index, with income before, at and after the change of a list from short to long', async () => {
    const owner = nameOf(0);
    const nameAt = (nth: number) => `${prefix}D${String(nth).padStart(4, '0')}`;
    const all = 600;
    await test.database.forAgent(prefix, async (tx) => {
      for (let nth = 0; nth < all; nth += 1) await bindDownline(tx, nameAt(nth), owner, new Date(0));
    });
    const line = (nth: number, round: number): IncomeLine & { businessDay: string } => ({
      betId: `long-${round}-${nth}`,
      username: owner,
      fromUsername: nameAt(nth),
      level: 1,
      at: new Date(START_MS),
      businessDay: dayAt(0),
      amountSatang: BigInt(1 + ((nth * 7_919 + round * 131) % 101)),
    });
    const rounds = [
      Array.from({ length: 512 }, (_, nth) => line(nth, 0)),
      [line(100, 1), line(512, 1), line(513, 1)],
      [line(5, 2), line(513, 2), ...Array.from({ length: 80 }, (_, nth) => line(514 + nth, 2))],
    ];
    const day = { from: dayAt(0), to: dayAt(0) };
    const isOrdered = async () => {
      const text = 'select bool_and(is_ordered) as "isOrdered" from affiliate_sum where agent = $1';
      return (await test.database.operatorQuery<{ isOrdered: boolean }>({ text, values: [prefix] })).rows[0]!.isOrdered;
    };
    for (const [round, lines] of rounds.entries()) {
      await test.database.forAgent(prefix, (tx) => income.earn(tx, lines));
      expect(await isOrdered()).toBe(round > 0);
      const earned = new Map<string, bigint>();
      for (const one of rounds.slice(0, round + 1).flat())
        earned.set(one.fromUsername, (earned.get(one.fromUsername) ?? 0n) + one.amountSatang);
      const plain = [...earned]
        .map(([name, sum]) => ({ username: name, income: sum }))
        .toSorted((x, y) => Number(y.income - x.income) || (x.username < y.username ? -1 : 1));
      for (const range of [day, ALL_DAYS]) {
        const { members, total } = await sums.byMember({ prefix, username: owner }, { limit: 40, offset: 30 }, range);
        expect(members).toMatchObject(plain.slice(30, 70));
        expect(total).toBe(plain.length);
      }
    }
    await test.database.forAgent(prefix, (tx) => income.reverse(tx, ['long-0-5', 'long-2-520']));
    expect(await differences()).toEqual([]);
  });

  /** Compares all sums with their rows, as the daily job does. */
  const differences = () => {
    const log = new AppLog('silent');
    const jobs = new Jobs(testSettings({ databaseUrl: test.url }), log);
    const verification = new SumsVerification(test.database, new Clock(), log, jobs);
    new IncomeSumsComparison(verification);
    return verification.verify();
  };

  it('refuses a change beside their lines', async () => {
    for (const table of ['affiliate_sum', 'affiliate_source_sum', 'downline_count'])
      for (const change of [`update ${table} set agent = agent`, `delete from ${table}`, `truncate ${table}`])
        await expect(test.asOwner(change)).rejects.toThrow();
  });
});
