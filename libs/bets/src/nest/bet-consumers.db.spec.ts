import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '@housebrand/shared';
import { AppLog, Jobs, type AgentTx } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { BetBatch, BetConsumer, BetEvent } from '../core';
import { newBetsService, plainTurnover, unrulyFeeds } from '../testing';
import { BetConsumers } from './bet-consumers';
import { BetConsumersRepository } from './bet-consumers.repository';
import type { BetsService } from './bets.service';
import { betsMigrations } from './migrations';
import { TurnoverLog } from './turnover-log';

/** The consumer's effect: a row per move, without a key, so that a move processed twice shows. */
const effects = {
  id: 'bets-spec-effect',
  sql: `create table effect (agent text not null, consumer text not null, bet_id text not null, stake bigint not null);
    grant select, insert on effect to public;`,
};

describe('BetConsumers', () => {
  let test: TestDatabase;
  let bets: BetsService;
  let name: string;
  let prefix: string;
  const unknownAgents = new Set<string>();

  beforeEach(async () => {
    [name, prefix] = ['spec', 'MTO'];
    test = await createTestDatabase([...betsMigrations, effects]);
    bets = newBetsService(test);
  });
  afterEach(() => test.close());

  /** Registers the consumer with an instance of its own. */
  const instance = (more: Partial<BetConsumer<AgentTx>> = {}) => {
    const jobs = new Jobs(testSettings({ databaseUrl: test.url }), new AppLog('silent'));
    const calendar = {
      zoneOf: (agent: string) => (unknownAgents.has(agent) ? Promise.reject(new NotFound()) : Promise.resolve('UTC')),
    };
    const log = new TurnoverLog(test.database);
    const consumers = new BetConsumers(test.database, log, new BetConsumersRepository(), calendar, jobs);
    const registered = consumers.register({ name, everyMs: 1_000, batchSize: 3, consume: store, ...more });
    return {
      follow: () => registered.follow(new AbortController().signal),
      restart: (agent: string) => test.database.forAgent(agent, (tx) => consumers.restart(tx, name)),
    };
  };
  const store = async (tx: AgentTx, { moves }: BetBatch): Promise<undefined> => {
    for (const { betId, stakeSatang } of moves)
      await tx.execute(sql`insert into effect values (${tx.agent}, ${name}, ${betId}, ${stakeSatang})`);
  };
  const settled = (nth: number, agent = prefix): BetEvent => ({
    id: `${agent}-e-${nth}`,
    kind: 'settle',
    betId: `${agent}-${nth}`,
    at: new Date('2026-11-18T09:00:00.000Z'),
    member: { prefix: agent, username: `${agent}DEMO1` },
    gameId: 'g',
    provider: 'p',
    category: 'Slot',
    stakeSatang: 100n,
    payoutSatang: 0n,
  });
  const take = async (...events: BetEvent[]) =>
    expect(await bets.take({ from: await bets.cursor(), events, cursor: crypto.randomUUID() })).toBe(true);
  const play = (from: number, until: number, agent = prefix) =>
    take(...Array.from({ length: until - from + 1 }, (_, index) => settled(from + index, agent)));
  const ids = (from: number, until: number, agent = prefix) =>
    Array.from({ length: until - from + 1 }, (_, index) => `${agent}-${from + index}`);
  const storedOf = async (agent: string): Promise<string[]> => {
    const text = 'select bet_id from effect where consumer = $1 and agent = $2';
    const { rows } = await test.database.operatorQuery<{ bet_id: string }>({ text, values: [name, agent] });
    return rows.map((row) => row.bet_id);
  };
  const stored = () => storedOf(prefix);
  const position = async (): Promise<number> => {
    const text = `select count(*)::int as read from bet_turnover where agent = $2
      and position <= (select position from bet_consumer where name = $1 and agent = $2)`;
    const { rows } = await test.database.operatorQuery<{ read: number }>({ text, values: [name, prefix] });
    return rows[0]!.read;
  };

  it('processes each move once, in booking order and in batches, and continues after a restart', async () => {
    const sizes: number[] = [];
    const consume = async (tx: AgentTx, batch: BetBatch) => {
      sizes.push(batch.moves.length);
      return store(tx, batch);
    };
    await play(1, 7);
    await instance({ consume }).follow();
    expect([sizes, await stored(), await position()]).toEqual([[3, 3, 1], ids(1, 7), 7]);
    await play(8, 9);
    await instance({ consume }).follow();
    await instance({ consume }).follow();
    expect([sizes, await stored(), await position()]).toEqual([[3, 3, 1, 2], ids(1, 9), 9]);
  });

  it('leaves position and effects unchanged when the handler throws, and repeats the batch', async () => {
    await play(1, 5);
    let isBroken = true;
    const notified: number[] = [];
    const consume = async (tx: AgentTx, batch: BetBatch) => {
      await store(tx, batch);
      if (isBroken && batch.moves.some(({ betId }) => betId === `${prefix}-4`)) throw new Error('the handler fails');
      return () => void notified.push(batch.moves.length);
    };
    const { follow } = instance({ consume });
    await expect(follow()).rejects.toThrow('the handler fails');
    expect([await stored(), await position(), notified]).toEqual([ids(1, 3), 3, [3]]);
    isBroken = false;
    await follow();
    expect([await stored(), await position(), notified]).toEqual([ids(1, 5), 5, [3, 2]]);
  });

  it('processes each move once when two instances run at the same time, each with other agents', async () => {
    await play(1, 20);
    await play(1, 2, `${prefix}B`);
    let other: Promise<void> | undefined;
    let found: unknown;
    const consume = async (tx: AgentTx, batch: BetBatch) => {
      other ??= instance().follow();
      await other;
      // the other instance has not waited for the position that this one has locked
      found ??= await storedOf(`${prefix}B`);
      return store(tx, batch);
    };
    await instance({ consume }).follow();
    expect([(await stored()).toSorted(), await position(), found]).toEqual([
      ids(1, 20).toSorted(),
      20,
      ids(1, 2, `${prefix}B`),
    ]);
    expect(await storedOf(`${prefix}B`)).toEqual(ids(1, 2, `${prefix}B`));
  });

  it('lets several instances process every move once', async () => {
    for (const agent of [prefix, `${prefix}B`, `${prefix}C`]) await play(1, 10, agent);
    await Promise.all(Array.from({ length: 4 }, () => instance().follow()));
    // an instance ends while another one processes the rest
    await instance().follow();
    for (const agent of [prefix, `${prefix}B`, `${prefix}C`])
      expect((await storedOf(agent)).toSorted()).toEqual(ids(1, 10, agent).toSorted());
  });

  it('keeps a position for each consumer and agent', async () => {
    await play(1, 2);
    await play(1, 2, `${prefix}B`);
    await instance().follow();
    const first = await stored();
    name += '-other';
    expect([first, await stored()]).toEqual([ids(1, 2), []]);
    await instance().follow();
    prefix += 'B';
    expect(await stored()).toEqual(ids(1, 2));
  });

  it('lets the moves of an unknown agent wait without delaying other agents', async () => {
    const unknown = `${prefix}A`;
    unknownAgents.add(unknown);
    await play(1, 2, unknown);
    await play(1, 1);
    const { follow } = instance();
    await follow();
    expect(await stored()).toEqual(ids(1, 1));
    prefix = unknown;
    expect(await stored()).toEqual([]);
    unknownAgents.clear();
    await follow();
    expect(await stored()).toEqual(ids(1, 2));
  });

  it('calls a consumer for further agents without new moves, with the position that it has reached', async () => {
    const batches: [number, boolean][] = [];
    const consume = async (_: AgentTx, { moves, from }: BetBatch) => {
      batches.push([moves.length, from > 0n]);
      return undefined;
    };
    const { follow } = instance({ consume, alsoFor: () => Promise.resolve([prefix]) });
    await follow();
    await play(1, 1);
    await follow();
    await follow();
    expect(batches).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ]);
  });

  it('processes all moves of an agent again after a restart from the first one', async () => {
    await play(1, 2);
    const { follow, restart } = instance();
    await follow();
    await restart(prefix);
    await follow();
    expect((await stored()).toSorted()).toEqual([...ids(1, 2), ...ids(1, 2)].toSorted());
  });

  it('sums to the turnover of the plain history, even if the feed repeats and reorders events', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(unrulyFeeds, async ({ history, pages }) => {
        runs += 1;
        const run = `-${runs}`;
        const own = (event: BetEvent): BetEvent => ({
          ...event,
          id: event.id + run,
          betId: event.betId + run,
          member: { prefix: `${prefix}R${runs}`, username: event.member.username },
        });
        for (const page of pages) {
          await take(...page.map(own));
          await Promise.all([instance().follow(), instance().follow()]);
        }
        const text = 'select coalesce(sum(stake), 0) as sum from effect where consumer = $1 and agent = $2';
        const values = [name, `${prefix}R${runs}`];
        const { rows } = await test.database.operatorQuery<{ sum: string }>({ text, values });
        const plain = [...plainTurnover(history).values()].reduce((sum, one) => sum + one, 0n);
        expect(BigInt(rows[0]!.sum)).toBe(plain);
      }),
      { numRuns: 8 },
    );
  });
});
