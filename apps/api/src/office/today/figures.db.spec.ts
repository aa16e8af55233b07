import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayFigures } from '@housebrand/office';
import { businessDay, instantsOf, type AgentCalendar, type InstantRange } from '@housebrand/shared';
import { AppLog, Jobs } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { migrations } from '../../domains';
import { DayPartsRepository } from '../../figures/day-parts.repository';
import { EndedDays } from '../../figures/ended-days';
import { EndedDaysRepository } from '../../figures/ended-days.repository';
import { FiguresRepository } from '../../figures/figures.repository';
import { FiguresService } from './figures.service';

const MINUTE_MS = 60_000;
const FIRST = { from: '2026-11-18', to: '2026-11-24' };
const START_MS = Date.parse('2026-11-17T12:00:00.000Z');
const BONUSES = ['COUPON', 'QUEST', 'TOURNAMENT'] as const;

interface Bet {
  username: string;
  at: Date;
  stake: number;
  payout: number;
  isVoid: boolean;
}
interface Paid {
  kind: string;
  username: string;
  at: Date;
  satang: number;
  isFirst: boolean;
}

/** Events of a week with its ends, spread by a fixed sequence; many lie close to midnight in one of the zones. */
const spread = (index: number): Date => new Date(START_MS + ((index * 7_919) % (8 * 24 * 60)) * MINUTE_MS + index);
const name = (index: number): string => `MTODEMO${(index % 5) + 1}`;
const bets: Bet[] = Array.from({ length: 400 }, (_, index) => ({
  username: name(index),
  at: spread(index),
  stake: 1_000 + index,
  payout: (index * 37) % 2_500,
  isVoid: index % 9 === 0,
}));
const paid: Paid[] = Array.from({ length: 60 }, (_, index) => ({
  kind: index % 3 === 0 ? 'WITHDRAWAL' : 'DEPOSIT',
  username: name(index),
  at: spread(index * 11 + 3),
  satang: 50_000 + index,
  isFirst: index % 3 !== 0 && index < 8,
}));
const bonuses = Array.from({ length: 40 }, (_, index) => ({
  kind: BONUSES[index % 3]!,
  at: spread(index * 13 + 5),
  satang: 10_000 + index,
}));

let test: TestDatabase;
let zone = 'Asia/Bangkok';
const calendar: AgentCalendar = { zoneOf: () => Promise.resolve(zone) };
const clock = new FixedClock();

beforeAll(async () => {
  test = await createTestDatabase(migrations);
  await insertBets();
  await insert(
    'reported_payment (agent, kind, reference, username, satang, ended_at, is_first)',
    paid.map(({ kind, username, satang, at, isFirst }, index) => [
      'MTO',
      kind,
      `PG-${index}`,
      username,
      satang,
      at,
      isFirst,
    ]),
  );
  await insert(
    `payment (agent, id, kind, unit, amount, username, receiver, status, idempotency_key, business_day, created_at, changed_at)`,
    bonuses.map(({ kind, satang, at }, index) => [
      ...['MTO', randomUUID(), kind, 'CREDIT', satang, 'MTODEMO1', 'MTODEMO1', 'SUCCESS', `key-${index}`, '2026-11-20'],
      ...[at, at],
    ]),
  );
  await insert('member (agent, username, member_id, synced_at, last_active_at, member_since)', [
    ['MTO', 'MTODEMO1', 'one', clock.now(), clock.now(), new Date('2026-11-20T17:00:00.000Z')],
    ['NAGA', 'NAGADEMO1', 'two', clock.now(), clock.now(), new Date('2026-11-20T17:00:00.000Z')],
  ]);
});
afterAll(() => test.close());

async function insert(into: string, rows: readonly (readonly unknown[])[]): Promise<void> {
  for (const row of rows)
    await test.database.operatorQuery({
      text: `insert into ${into} values (${row.map((_, index) => `$${index + 1}`).join(', ')})`,
      values: [...row],
    });
}

function insertBets(): Promise<void> {
  const moves = bets.flatMap(({ username, at, stake, payout, isVoid }, index) => {
    const about = [username, 'NAGX-0001', 'NAGX', 'Slot', at];
    const counted = ['MTO', `bet-${index}`, 'counted', ...about, stake, payout];
    return isVoid ? [counted, ['MTO', `bet-${index}`, 'takenBack', ...about, -stake, -payout]] : [counted];
  });
  return insert(
    'bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)',
    moves,
  );
}

function service(): FiguresService {
  const jobs = new Jobs(testSettings({ databaseUrl: test.url }), new AppLog('silent'));
  const { database } = test;
  const days = new EndedDays(
    database,
    new EndedDaysRepository(),
    new FiguresRepository(),
    new DayPartsRepository(),
    calendar,
    clock,
    jobs,
  );
  return new FiguresService(database, days, calendar, clock);
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The figures of a range by the events themselves. */
function expected(day: string, { from, until }: InstantRange): DayFigures {
  const within = <Event extends { at: Date }>(events: readonly Event[]) =>
    events.filter(({ at }) => at >= from && at < until);
  const played = within(bets).filter(({ isVoid }) => !isVoid);
  const stakeSatang = sum(played.map(({ stake }) => stake));
  const payoutSatang = sum(played.map(({ payout }) => payout));
  const ofKind = (wanted: string) => sum(within(paid).flatMap(({ kind, satang }) => (kind === wanted ? [satang] : [])));
  return {
    day,
    depositsSatang: ofKind('DEPOSIT'),
    firstDeposits: within(paid).filter(({ isFirst }) => isFirst).length,
    withdrawalsSatang: ofKind('WITHDRAWAL'),
    stakeSatang,
    payoutSatang,
    ggrSatang: stakeSatang - payoutSatang,
    bonusSatang: sum(within(bonuses).map(({ satang }) => satang)),
    activeMembers: new Set(played.map(({ username }) => username)).size,
    newMembers: within([{ at: new Date('2026-11-20T17:00:00.000Z') }]).length,
  };
}

describe('figures of an agent', () => {
  it.each(['Asia/Bangkok', 'Asia/Kolkata', 'Asia/Kathmandu', 'UTC'])(
    'equals the bets, reports and payments of each day in %s',
    async (where) => {
      zone = where;
      clock.set(new Date('2026-11-27T00:00:00.000Z'));
      const { days, total } = await service().days('MTO', FIRST);
      expect(days).toHaveLength(7);
      expect(days).toEqual(days.map(({ day }) => expected(day, instantsOf({ from: day, to: day }, zone))));
      const week = expected(FIRST.from, instantsOf(FIRST, zone));
      expect(total).toMatchObject({ depositsSatang: week.depositsSatang, stakeSatang: week.stakeSatang });
      expect(week.stakeSatang).toBeGreaterThan(0);
    },
  );

  it('equals those of parts of days that end within an hour', async () => {
    const now = Date.parse('2026-11-24T08:41:13.500Z');
    const parts = [0, 1, 4].map((daysAgo) => {
      const until = new Date(now - daysAgo * 24 * 60 * MINUTE_MS);
      const day = businessDay(until, 'Asia/Bangkok');
      return { day, range: { from: instantsOf({ from: day, to: day }, 'Asia/Bangkok').from, until } };
    });
    const found = await test.database.forAgent('MTO', (tx) => service().of(tx, parts));
    expect(found).toEqual(parts.map(({ day, range }) => expected(day, range)));
  });

  it('leaves out days that have not started, and rows of other agents', async () => {
    zone = 'Asia/Bangkok';
    clock.set(new Date('2026-11-20T18:00:00.000Z'));
    const { days } = await service().days('NAGA', FIRST);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']);
    expect(days.map(({ newMembers, stakeSatang }) => [newMembers, stakeSatang])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });
});
