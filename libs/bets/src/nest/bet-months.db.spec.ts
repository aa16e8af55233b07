import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AppLog, Clock, Jobs, SumsVerification } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import type { BetEvent } from '../core';
import { newBetsService } from '../testing';
import { BetMonths } from './bet-months';
import { BetSumsComparison } from './bet-sums-comparison';
import type { BetsService } from './bets.service';
import { betsMigrations } from './migrations';
import { TurnoverLog } from './turnover-log';

const EVER = { from: new Date(0), until: new Date('2100-01-01') };
const member = { prefix: 'MTO', username: 'MTODEMO1' };

describe('months of bets', () => {
  let test: TestDatabase;
  let bets: BetsService;
  let months: BetMonths;

  beforeEach(async () => {
    test = await createTestDatabase(betsMigrations);
    bets = newBetsService(test);
    months = new BetMonths(test.database, newJobs());
  });
  afterEach(() => test.close());

  const newJobs = () => new Jobs(testSettings({ databaseUrl: test.url }), new AppLog('silent'));
  const event = (betId: string, at: string, more: Partial<BetEvent> = {}): BetEvent => {
    const kind = more.kind ?? 'settle';
    const about = { gameId: 'g', provider: 'p', category: 'Slot', stakeSatang: 100n, payoutSatang: 0n };
    return { id: `${betId}-${kind}`, kind, betId, at: new Date(at), member, ...about, ...more };
  };
  const take = async (...events: BetEvent[]) =>
    expect(await bets.take({ from: await bets.cursor(), events, cursor: crypto.randomUUID() })).toBe(true);
  const rounds = async () => (await bets.played(member, EVER.from, EVER.until)).bets;
  const archive = (before: string) => test.asOwner('select archive_bets($1)', [before]);
  const rows = async <Row extends object>(text: string): Promise<Row[]> =>
    (await test.database.operatorQuery<Row & Record<string, unknown>>({ text })).rows;
  /** Returns the partitions with stored rows, each with their number. */
  const stored = async (schema: 'bet_months' | 'bet_archive') => {
    const counted: Record<string, number> = {};
    for (const { table, isArchived } of await months.list()) {
      if (isArchived !== (schema === 'bet_archive')) continue;
      await test.asOwner(`create table if not exists public.counted (name text, rows int);
        grant select on public.counted to public; insert into counted select '${table}', count(*) from ${schema}.${table}`);
    }
    for (const { name, rows: count } of await rows<{ name: string; rows: number }>(
      'select * from counted where rows > 0',
    ))
      counted[name] = count;
    await test.asOwner('drop table counted');
    return counted;
  };
  const consumed = () =>
    test.database.asOperator((tx) =>
      tx.forAgent('MTO', async (agent) => {
        const moves = await new TurnoverLog(test.database).after(agent, 0n, 1_000);
        return moves.map(({ betId, kind }) => `${betId} ${kind}`);
      }),
    );
  const differences = () => {
    const verification = new SumsVerification(test.database, new Clock(), new AppLog('silent'), newJobs());
    new BetSumsComparison(verification);
    return verification.verify();
  };
  /** The name of a partition, relative to the current month. */
  const named = (table: string, ahead: number) => {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString();
    return `${table}_${month.slice(0, 7).replace('-', '_')}`;
  };

  it('creates partitions from the last month to two months ahead, once', async () => {
    const ahead = [-1, 0, 1, 2];
    const wanted = ['bet_event', 'bet_turnover'].flatMap((table) => [
      ...ahead.map((month) => named(table, month)),
      `${table}_other`,
    ]);
    await months.create();
    expect((await months.list()).map(({ table }) => table).toSorted()).toEqual(wanted.toSorted());
  });

  it('keeps events of any month, and moves them into its partition once that exists', async () => {
    for (const table of ['bet_event', 'bet_turnover']) await test.asOwner(`drop table bet_months.${named(table, 0)}`);
    await take(
      event('old', '2019-05-31T23:59:59.999Z'),
      event('new', new Date().toISOString()),
      event('far', '2090-01-01'),
    );
    expect(await stored('bet_months')).toEqual({ bet_event_other: 3, bet_turnover_other: 3 });
    await months.create();
    expect(await stored('bet_months')).toEqual({
      bet_event_other: 2,
      [named('bet_event', 0)]: 1,
      bet_turnover_other: 2,
      [named('bet_turnover', 0)]: 1,
    });
    await take(event('new', new Date().toISOString(), { kind: 'void' }));
    expect([await rounds(), await differences()]).toEqual([2, []]);
  });

  it('stores an event once, whether it is repeated within its month, later or in another order', async () => {
    const settled = event('b', '2021-03-31T23:59:59.999Z');
    const voided = event('b', '2021-07-01', { kind: 'void' });
    await take(settled, settled);
    await take(settled);
    expect(await rounds()).toBe(1);
    await take(voided, settled);
    await take(voided);
    const early = event('early', '2021-04-01', { kind: 'void' });
    await take(early, event('early', '2021-03-31'));
    expect([await rounds(), await consumed(), await differences()]).toEqual([0, ['b counted', 'b takenBack'], []]);
    expect(await rows('select from bet_event')).toHaveLength(4);
  });

  it('counts a bet once that is settled again at another instant, and takes that back', async () => {
    await take(event('b', '2021-03-31', { payoutSatang: 500n }));
    await take(event('b', '2021-04-20', { payoutSatang: 700n }), event('b', '2021-04-20', { id: 'other' }));
    expect(await rounds()).toBe(1);
    await take(event('b', '2021-05-01', { kind: 'void' }));
    const march = await bets.played(member, new Date('2021-03-01'), new Date('2021-04-01'));
    expect([march, await rounds()]).toEqual([{ turnoverSatang: 0n, payoutSatang: 0n, bets: 0 }, 0]);
    expect(await differences()).toEqual([]);
  });

  it('archives old months, while sums, cursor and positions stay', async () => {
    await take(
      event('a', '2020-12-31T23:59:59.999Z'),
      event('b', '2021-01-31T23:59:59.999Z', { payoutSatang: 900n }),
      event('c', '2021-02-01T00:00:00.000Z'),
      event('open', '2021-01-05', { kind: 'stake' }),
    );
    const before = [await bets.played(member, EVER.from, EVER.until), await bets.cursor()];
    await archive('2021-02-01T00:00:00Z');
    expect([await bets.played(member, EVER.from, EVER.until), await bets.cursor()]).toEqual(before);
    expect([await stored('bet_archive'), await stored('bet_months')]).toEqual([
      { bet_event_2020_12: 1, bet_event_2021_01: 2, bet_turnover_2020_12: 1, bet_turnover_2021_01: 1 },
      { bet_event_other: 1, bet_turnover_other: 1 },
    ]);
    expect([await consumed(), await differences()]).toEqual([['c counted'], []]);
    await archive('2021-01-01T00:00:00Z');
    expect(await rows(`select from bet_archived where until = '2021-02-01T00:00:00Z'`)).toHaveLength(1);
  });

  it('finds a difference in a month that is not archived, and none before', async () => {
    await take(event('a', '2021-01-31T12:00:00Z'), event('b', '2021-02-01T12:00:00Z'));
    await archive('2021-02-01T00:00:00Z');
    await test.asOwner(`set session_replication_role = replica; update bet_sum set bets = bets + 1 where grain = 'HOUR';
      set session_replication_role = default`);
    expect((await differences()).map(({ subject }) => subject.slice(0, 19))).toEqual(
      Array(2).fill('MTODEMO1 2021-02-01'),
    );
  });

  it('keeps a late event of an archived month apart: it changes no figure', async () => {
    await take(event('a', '2021-01-10'));
    await archive('2021-02-01T00:00:00Z');
    const late = [event('a', '2021-01-10'), event('b', '2021-01-31T23:59:59Z')];
    await take(...late, event('c', '2021-02-01'));
    await take(...late);
    expect([await rounds(), await consumed(), await months.lateEvents()]).toEqual([2, ['c counted'], 2]);
    expect(await differences()).toEqual([]);
  });

  it('stores the void of a bet that was settled in an archived month without taking its turnover back', async () => {
    await take(event('a', '2021-01-10'));
    await archive('2021-02-01T00:00:00Z');
    await take(event('a', '2021-11-01', { kind: 'void' }));
    expect([await rounds(), await consumed(), await months.lateEvents()]).toEqual([1, [], 0]);
    expect(await rows(`select from bet_event where kind = 'void'`)).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });

  it('closes a bet whose stake is archived', async () => {
    await take(event('a', '2021-01-10', { kind: 'stake' }));
    await archive('2021-02-01T00:00:00Z');
    const at = new Date('2021-02-02');
    expect(await bets.unsettled(member, at)).toEqual({ bets: 1, stakeSatang: 100n });
    await take(event('a', '2021-02-01'));
    expect([await bets.unsettled(member, at), await rounds()]).toEqual([{ bets: 0, stakeSatang: 0n }, 1]);
  });

  it('refuses to archive bets that a consumer has not processed', async () => {
    await take(event('a', '2021-01-10'), event('b', '2021-02-10'));
    const position = (which: 'min' | 'max', name: string) =>
      test.asOwner(`insert into bet_consumer select agent, '${name}', ${which}(position) from bet_turnover group by agent
        on conflict (agent, name) do update set position = excluded.position`);
    await position('max', 'first');
    await test.asOwner(`insert into bet_consumer values ('MTO', 'second', 0)`);
    await expect(archive('2021-02-01T00:00:00Z')).rejects.toThrow('has not processed');
    await position('min', 'second');
    await archive('2021-02-01T00:00:00Z');
    expect(await consumed()).toEqual(['b counted']);
  });

  it('lets neither role reach a partition, create one or archive', async () => {
    await take(event('a', '2021-01-10'));
    await archive('2021-02-01T00:00:00Z');
    const attempts = [
      'select from bet_months.bet_event_other',
      'delete from bet_months.bet_event_other',
      'select from bet_archive.bet_event_2021_01',
      `select create_bet_month('2030-01-01')`,
      `select archive_bets('2021-03-01')`,
    ];
    for (const text of attempts) {
      await expect(test.database.operatorQuery({ text })).rejects.toThrow('permission denied');
    }
    await expect(test.asOwner('delete from bet_archive.bet_event_2021_01')).rejects.toThrow('append-only');
  });
});
