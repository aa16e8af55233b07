import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlayRecords } from '@housebrand/protection';
import { NotOffered } from '@housebrand/providers';
import { instantsOf, InvalidInput, type AgentCalendar, type InstantRange } from '@housebrand/shared';
import { AppLog, Jobs } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { migrations } from '../../domains';
import { DayPartsRepository } from '../../figures/day-parts.repository';
import { EndedDays } from '../../figures/ended-days';
import { EndedDaysRepository } from '../../figures/ended-days.repository';
import { FiguresRepository } from '../../figures/figures.repository';
import { FiguresService } from '../today/figures.service';
import { ReportPartsRepository } from './report-parts.repository';
import { ReportPartsService } from './report-parts.service';

const MINUTE_MS = 60_000;
const DAYS = { from: '2026-11-18', to: '2026-11-20' };
const START_MS = Date.parse('2026-11-13T12:00:00.000Z');

/** Bets of nine days by six members on seven games of three providers, spread by a fixed sequence. */
const bets = Array.from({ length: 400 }, (_, index) => ({
  username: `MTODEMO${(index % 6) + 1}`,
  gameId: `${['NAGX', 'PRSM', 'IRON'][index % 3]!}-000${index % 7}`,
  provider: ['NAGX', 'PRSM', 'IRON'][index % 3]!,
  at: new Date(START_MS + ((index * 7_919) % (9 * 24 * 60)) * MINUTE_MS + index),
  stake: 1_000 + index,
  payout: (index * 37) % 2_500,
  isVoid: index % 9 === 0,
})).filter(({ username, at }) => username !== 'MTODEMO6' || at < new Date('2026-11-16T00:00:00Z'));
const bonuses = Array.from({ length: 40 }, (_, index) => ({
  kind: ['COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE'][index % 4]!,
  at: new Date(START_MS + index * 5 * 60 * MINUTE_MS),
  satang: 10_000 + index,
}));
const joined = [new Date('2026-11-17T20:00:00.000Z'), new Date('2026-11-19T04:00:00.000Z'), new Date('2026-11-25')];
const income = [
  ['2026-11-17', 500],
  ['2026-11-18', 70],
  ['2026-11-20', 8],
] as const;

let test: TestDatabase;
let zone = 'Asia/Bangkok';
const calendar: AgentCalendar = { zoneOf: () => Promise.resolve(zone) };
const names = new Map([['NAGX-0000', 'Naga Gold']]);
const records = (gameNames: PlayRecords['gameNames']) => ({ gameNames }) as PlayRecords;
const clock = new FixedClock();
const dayParts = new DayPartsRepository();
let ended: EndedDays;
const service = (gameNames: PlayRecords['gameNames'] = () => Promise.resolve(names)) =>
  new ReportPartsService(test.database, ended, dayParts, new ReportPartsRepository(), calendar, records(gameNames));

async function insert(into: string, rows: readonly (readonly unknown[])[]): Promise<void> {
  for (const row of rows)
    await test.database.operatorQuery({
      text: `insert into ${into} values (${row.map((_, index) => `$${index + 1}`).join(', ')})`,
      values: [...row],
    });
}

beforeAll(async () => {
  test = await createTestDatabase(migrations);
  clock.set(new Date('2026-11-27T00:00:00.000Z'));
  const jobs = new Jobs(testSettings({ databaseUrl: test.url }), new AppLog('silent'));
  ended = new EndedDays(
    test.database,
    new EndedDaysRepository(),
    new FiguresRepository(),
    dayParts,
    calendar,
    clock,
    jobs,
  );
  await insert(
    'bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)',
    bets.flatMap(({ username, gameId, provider, at, stake, payout, isVoid }, index) => {
      const move = (kind: string, sign: number) => [
        ...['MTO', `bet-${index}`, kind, username, gameId, provider, 'Slot', at],
        ...[sign * stake, sign * payout],
      ];
      return isVoid ? [move('counted', 1), move('takenBack', -1)] : [move('counted', 1)];
    }),
  );
  await insert(
    `payment (agent, id, kind, unit, amount, username, receiver, status, idempotency_key, business_day, created_at, changed_at)`,
    bonuses.map(({ kind, satang, at }, index) => [
      ...['MTO', randomUUID(), kind, 'CREDIT', satang, 'MTODEMO1', 'MTODEMO1', 'SUCCESS', `key-${index}`, '2026-11-20'],
      ...[at, at],
    ]),
  );
  await insert(
    'downline (agent, upline, username, level, joined_at)',
    joined.flatMap((at, index) => [
      ['MTO', 'MTODEMO1', `MTOFRIEND${index}`, 1, at],
      ['MTO', 'MTODEMO2', `MTOFRIEND${index}`, 2, at],
    ]),
  );
  await insert(
    'affiliate_income (agent, bet_id, kind, username, from_username, level, at, business_day, amount_satang)',
    income.map(([day, satang], index) => [
      ...['MTO', `bet-${index}`, 'earned', 'MTODEMO1', 'MTOFRIEND0', 1, new Date(`${day}T12:00:00Z`), day, satang],
    ]),
  );
});
afterAll(() => test.close());

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const playedIn = ({ from, until }: InstantRange) =>
  bets.filter(({ at, isVoid }) => !isVoid && at >= from && at < until);
const figuresOf = (played: typeof bets) => ({
  bets: played.length,
  stakeSatang: sum(played.map(({ stake }) => stake)),
  payoutSatang: sum(played.map(({ payout }) => payout)),
  ggrSatang: sum(played.map(({ stake, payout }) => stake - payout)),
});

describe('parts of a report', () => {
  it.each(['Asia/Bangkok', 'Asia/Kathmandu'])('equals the bets by game and provider in %s', async (where) => {
    zone = where;
    const summed = await service().read('MTO', DAYS);
    await ended.store('MTO');
    const { games, providers } = await service().read('MTO', DAYS);
    expect(summed).toMatchObject({ games, providers });
    const played = Map.groupBy(playedIn(instantsOf(DAYS, zone)), ({ provider }) => provider);
    expect(providers).toEqual(
      [...played]
        .map(([provider, own]) => ({ provider, ...figuresOf(own) }))
        .toSorted((one, other) => other.stakeSatang - one.stakeSatang),
    );
    const byGame = Map.groupBy(playedIn(instantsOf(DAYS, zone)), ({ gameId }) => gameId);
    expect(games.map(({ gameId, bets: count, stakeSatang }) => [gameId, count, stakeSatang]).toSorted()).toEqual(
      [...byGame].map(([gameId, own]) => [gameId, own.length, figuresOf(own).stakeSatang]).toSorted(),
    );
    expect(games.filter(({ name }) => name !== null).map(({ gameId }) => gameId)).toEqual(['NAGX-0000']);
  });

  it('has bonuses by kind, which add up to the bonus cost of the report by day', async () => {
    zone = 'Asia/Bangkok';
    const { bonuses: costs } = await service().read('MTO', DAYS);
    const days = new FiguresService(test.database, ended, calendar, clock);
    const { total } = await days.days('MTO', DAYS);
    expect(costs.map(({ kind }) => kind)).toEqual(['COUPON', 'QUEST', 'TOURNAMENT']);
    expect(sum(costs.map(({ satang }) => satang))).toBe(total.bonusSatang);
    expect(total.bonusSatang).toBeGreaterThan(0);
  });

  it('counts the members who played in as many days before, those who came back, and referrals', async () => {
    zone = 'Asia/Bangkok';
    const { retention, referrals } = await service().read('MTO', DAYS);
    const playersOf = (range: { from: string; to: string }) =>
      new Set(playedIn(instantsOf(range, zone)).map(({ username }) => username));
    const before = playersOf({ from: '2026-11-15', to: '2026-11-17' });
    const now = playersOf(DAYS);
    expect(retention).toEqual({
      membersBefore: before.size,
      returned: [...before].filter((username) => now.has(username)).length,
    });
    expect(retention!.returned).toBeLessThan(retention!.membersBefore);
    expect(referrals).toEqual({ newMembers: 2, incomeSatang: 78 });
  });

  it('counts the members who came back for a month, but for no longer range', async () => {
    const month = await service().read('MTO', { from: '2026-10-21', to: DAYS.to });
    expect(month.retention).toMatchObject({ membersBefore: 0 });
    const longer = await service().read('MTO', { from: '2026-10-20', to: DAYS.to });
    expect(longer.retention).toBeNull();
  });

  it('is empty for another agent, names games by their id without the catalogue, and refuses a reversed range', async () => {
    const { games, providers, bonuses: costs, retention, referrals } = await service().read('NAGA', DAYS);
    expect({ games, providers, costs, retention, referrals }).toEqual({
      games: [],
      providers: [],
      costs: [],
      retention: { membersBefore: 0, returned: 0 },
      referrals: { newMembers: 0, incomeSatang: 0 },
    });
    const without = await service(() => Promise.reject(new NotOffered({ call: 'catalogue' }))).read('MTO', DAYS);
    expect(without.games.every(({ name }) => name === null)).toBe(true);
    await expect(service().read('MTO', { from: DAYS.to, to: DAYS.from })).rejects.toThrow(InvalidInput);
  });
});
