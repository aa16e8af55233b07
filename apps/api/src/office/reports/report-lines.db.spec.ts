import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayReport, OfficeRound, OfficeRounds, PaidItem, PaidList } from '@housebrand/office';
import { businessDay } from '@housebrand/shared';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../../domains';
import { TestOffice, type OfficeCaller } from '../../testing/test-office';

const MINUTE_MS = 60_000;
const ZONE = 'Asia/Bangkok';
const START_MS = Date.parse('2026-11-12T12:00:00.000Z');
const DAYS = { from: '2026-11-13', to: '2026-11-17' };
const PROVIDERS = ['NAGX', 'PRSM', 'IRON'];

/** Rounds of a week, some of them void and several within one instant, spread by a fixed sequence. */
const rounds = Array.from({ length: 420 }, (_, index) => ({
  id: `round-${String(index).padStart(3, '0')}`,
  username: `MTODEMO${(index % 3) + 1}`,
  provider: PROVIDERS[index % 3]!,
  gameId: `${PROVIDERS[index % 3]!}-000${index % 5}`,
  at: new Date(START_MS + (((index >> 1) * 7_919) % (7 * 24 * 60)) * MINUTE_MS),
  stake: 1_000 + index,
  payout: (index * 37) % 2_500,
  isVoid: index % 9 === 0,
}));
/** Payments that started an hour before they ended, so that some of them ended on another day. */
const paid = Array.from({ length: 130 }, (_, index) => ({
  kind: index % 4 === 0 ? 'WITHDRAWAL' : 'DEPOSIT',
  reference: `PG-${String(index).padStart(3, '0')}`,
  username: `MTODEMO${(index % 3) + 1}`,
  satang: 50_000 + index,
  at: new Date(START_MS + ((index * 6_007) % (7 * 24 * 60)) * MINUTE_MS),
  isFirst: index === 1,
}));

let office: TestOffice;
let head: OfficeCaller;
const move = randomUUID();

async function insert(into: string, rows: readonly (readonly unknown[])[]): Promise<void> {
  for (const row of rows)
    await office.world.test.database.operatorQuery({
      text: `insert into ${into} values (${row.map((_, index) => `$${index + 1}`).join(', ')})`,
      values: [...row],
    });
}

beforeAll(async () => {
  const test = await createTestDatabase(migrations);
  const clock = new FixedClock();
  clock.set(new Date('2026-11-25T00:00:00.000Z'));
  office = await TestOffice.open({ test, clock, settings: testSettings({ databaseUrl: test.url }) });
  head = await office.login('mto.head');
  await insert(
    'bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)',
    rounds.flatMap(({ id, username, gameId, provider, at, stake, payout, isVoid }) => {
      const row = (kind: string, sign: number) => [
        ...['MTO', id, kind, username, gameId, provider, 'Slot', at],
        ...[sign * stake, sign * payout],
      ];
      return isVoid ? [row('counted', 1), row('takenBack', -1)] : [row('counted', 1)];
    }),
  );
  await insert(
    'reported_payment (agent, kind, reference, username, satang, ended_at, is_first)',
    paid.map(({ kind, reference, username, satang, at, isFirst }) => [
      ...['MTO', kind, reference, username, satang, at, isFirst],
    ]),
  );
  await insert('provider_move (agent, id, username, kind, amount_satang, state, reference, created_at, settled_at)', [
    ['MTO', move, 'MTODEMO2', 'DEPOSIT', 50_001, 'SETTLED', 'PG-001', new Date(START_MS), new Date(START_MS)],
  ]);
});
afterAll(() => office.close());

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const isIn = (at: Date, { from, to } = DAYS) => businessDay(at, ZONE) >= from && businessDay(at, ZONE) <= to;

/** All pages of a list. */
async function pages<Page extends { cursor: string | null }>(url: string, caller = head): Promise<Page[]> {
  const found: Page[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data }: { data: Page } = await office.call<Page>('GET', url + (cursor && `&cursor=${cursor}`), caller);
    found.push(data);
    ({ cursor } = data);
  }
  return found;
}
async function listedRounds(query: Record<string, string>, caller = head): Promise<OfficeRound[]> {
  const url = `/api/office/rounds?${new URLSearchParams({ ...DAYS, ...query })}`;
  return (await pages<OfficeRounds>(url, caller)).flatMap((page) => page.rounds);
}
async function listedPaid(query: Record<string, string>, caller = head): Promise<PaidItem[]> {
  const url = `/api/office/paid?${new URLSearchParams({ ...DAYS, ...query })}`;
  return (await pages<PaidList>(url, caller)).flatMap(({ items }) => items);
}
const days = async () =>
  (await office.call<DayReport>('GET', `/api/office/reports/days?${new URLSearchParams(DAYS)}`, head)).data;

describe('rounds of an agent', () => {
  it.each<Record<string, string>>([
    {},
    { provider: 'PRSM' },
    { gameId: 'NAGX-0003' },
    { provider: 'IRON', username: 'mtodemo3' },
    { provider: 'NAGX', gameId: 'PRSM-0001' },
    { from: '2026-11-15', to: '2026-11-15' },
  ])('has each round that matches %j once, newest first, without void ones', async (filter) => {
    const found = await listedRounds(filter);
    const wanted = rounds
      .filter(
        (one) =>
          !one.isVoid &&
          isIn(one.at, { ...DAYS, ...filter }) &&
          (!filter['provider'] || one.provider === filter['provider']) &&
          (!filter['gameId'] || one.gameId === filter['gameId']) &&
          (!filter['username'] || one.username === filter['username'].toUpperCase()),
      )
      .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1));
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(found[0] ?? null).toEqual(
      wanted[0]
        ? {
            ...{ id: wanted[0].id, username: wanted[0].username, gameId: wanted[0].gameId, name: null },
            ...{ provider: wanted[0].provider, stakeSatang: wanted[0].stake, payoutSatang: wanted[0].payout },
            at: wanted[0].at.toISOString(),
          }
        : null,
    );
  });

  it('adds up to the stakes and payouts of each day of the report', async () => {
    const found = await listedRounds({});
    const { days: figures } = await days();
    for (const { day, stakeSatang, payoutSatang } of figures) {
      const own = found.filter(({ at }) => businessDay(new Date(at), ZONE) === day);
      expect([day, sum(own.map((one) => one.stakeSatang)), sum(own.map((one) => one.payoutSatang))]).toEqual([
        day,
        stakeSatang,
        payoutSatang,
      ]);
    }
    expect(found.length).toBeGreaterThan(200);
  });

  it('is empty for another agent, and refuses a cursor that is not one', async () => {
    expect(await listedRounds({}, await office.login('naga.head'))).toEqual([]);
    const reply = await office.call('GET', `/api/office/rounds?${new URLSearchParams(DAYS)}&cursor=x`, head);
    expect(reply.status).toBe(422);
  });
});

describe('paid deposits and withdrawals', () => {
  it.each<Record<string, string>>([{}, { kind: 'WITHDRAWAL' }, { kind: 'DEPOSIT', username: 'MTODEMO2' }])(
    'has each that ended in the days and matches %j, the last ended first',
    async (filter) => {
      const wanted = paid
        .filter(
          (one) =>
            isIn(one.at) &&
            (!filter['kind'] || one.kind === filter['kind']) &&
            (!filter['username'] || one.username === filter['username']),
        )
        .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.reference < other.reference ? 1 : -1));
      const found = await listedPaid(filter);
      expect(found.map(({ reference }) => reference)).toEqual(wanted.map(({ reference }) => reference));
    },
  );

  it('adds up to the deposits and withdrawals of each day of the report', async () => {
    const found = await listedPaid({});
    const { days: figures, total } = await days();
    for (const { day, depositsSatang, withdrawalsSatang, firstDeposits } of figures) {
      const own = found.filter(({ endedAt }) => businessDay(new Date(endedAt), ZONE) === day);
      const of = (wanted: string) => sum(own.map(({ kind, amountSatang }) => (kind === wanted ? amountSatang : 0)));
      expect([day, of('DEPOSIT'), of('WITHDRAWAL'), own.filter(({ isFirst }) => isFirst).length]).toEqual([
        day,
        depositsSatang,
        withdrawalsSatang,
        firstDeposits,
      ]);
    }
    expect(total.depositsSatang).toBeGreaterThan(0);
  });

  it('names our record of a payment that was started here', async () => {
    const all = await listedPaid({ from: '2026-11-12', to: '2026-11-20' });
    expect(all.filter((one) => one.move !== null).map((one) => [one.reference, one.move])).toEqual([['PG-001', move]]);
  });

  it('is empty for another agent', async () => {
    expect(await listedPaid({}, await office.login('naga.head'))).toEqual([]);
  });
});
