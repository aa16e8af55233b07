import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp, createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import pg from 'pg';
import { Database } from '../database/database';
import { OPERATOR_ROLE } from '../database/migration';
import { outboxDeliveries } from '../metrics/metrics';
import { Outbox } from './outbox';
import { OutboxRefused, type OutboxDelivery, type OutboxHandler } from './outbox-handler';
import { OutboxWorker } from './outbox-worker';

const TOPIC = 'spec.gift';

interface Payload {
  number: number;
}

describe('outbox', () => {
  let test: TestDatabase;
  let apps: NestFastifyApplication[] = [];
  /** What reached the other side, in order, over all instances. */
  let reached: (OutboxDelivery<Payload> & { instance: number })[] = [];

  beforeEach(async () => {
    test = await createTestDatabase();
    reached = [];
  });
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()));
    apps = [];
    await test.close();
  });

  const instance = async (handler: Partial<OutboxHandler<Payload>> = {}): Promise<NestFastifyApplication> => {
    const app = await createTestApp({ database: { ...test, database: test.another() } });
    const number = apps.push(app);
    const deliver = async (entry: OutboxDelivery<Payload>, signal: AbortSignal) => {
      await handler.deliver?.(entry, signal);
      reached.push({ ...entry, instance: number });
    };
    app.get(OutboxWorker).handle<Payload>({ topic: TOPIC, ...handler, deliver });
    return app;
  };
  const start = (app: NestFastifyApplication) => app.get(OutboxWorker).start();
  const outbox = (app = apps[0]!) => app.get(Outbox);
  const add = (agent: string, key: string, ...numbers: number[]) =>
    test.database.forAgent(agent, (tx) =>
      outbox().add(tx, ...numbers.map((number) => ({ topic: TOPIC, key, payload: { number } }))),
    );
  const states = async () =>
    (
      await test.database.operatorQuery<{ state: string }>({ text: 'select state from outbox_entry order by position' })
    ).rows.map(({ state }) => state);
  const allSent = async () => (await states()).every((state) => state === 'sent');
  /** Failed deliveries come again now instead of after their back-off, lost ones as if their lease were over. */
  const makeDue = () =>
    test.database.operatorQuery({ text: `update outbox_entry set due_at = now() where state = 'waiting'` });

  it('delivers what was committed, across agents, and nothing that was rolled back', async () => {
    const app = await instance();
    const [id] = await add('MTO', 'MTODEMO1', 1);
    await add('NAGA', 'NAGADEMO1', 2);
    const lost = test.database.forAgent('MTO', async (tx) => {
      await outbox().add(tx, { topic: TOPIC, key: 'MTODEMO1', payload: { number: 3 } });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    start(app);
    await waitUntil(allSent);
    expect(reached.map(({ agent, payload }) => [agent, payload.number]).sort()).toEqual([
      ['MTO', 1],
      ['NAGA', 2],
    ]);
    expect(reached.find(({ agent }) => agent === 'MTO')).toMatchObject({
      id,
      reference: id,
      attempt: 1,
      key: 'MTODEMO1',
    });
  });

  it('is shared by two instances, each entry delivered once, each key in order', async () => {
    const working = new Set<number>();
    let begin = () => undefined as void;
    const bothWork = new Promise<void>((resolve) => (begin = resolve));
    const slow = (number: number) => async () => {
      if (working.add(number).size === 2) begin();
      await bothWork;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
    };
    const both = [await instance({ deliver: slow(1) }), await instance({ deliver: slow(2) })];
    const keys = Array.from({ length: 40 }, (_, index) => `MTODEMO${index}`);
    for (let number = 0; number < 4; number += 1) await Promise.all(keys.map((key) => add('MTO', key, number)));
    both.forEach(start);
    await waitUntil(allSent);
    expect(reached).toHaveLength(160);
    for (const key of keys) {
      const numbers = reached.filter((entry) => entry.key === key).map(({ payload }) => payload.number);
      expect(numbers).toEqual([0, 1, 2, 3]);
    }
    expect(new Set(reached.map(({ instance: from }) => from)).size).toBe(2);
  });

  it('orders a key by commit, when writers of the key come at once', async () => {
    const app = await instance();
    const committed: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        test.database.forAgent('MTO', async (tx) => {
          await outbox().add(tx, { topic: TOPIC, key: 'MTODEMO1', payload: { number } });
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
          committed.push(number);
        }),
      ),
    );
    start(app);
    await waitUntil(allSent);
    expect(reached.map(({ payload }) => payload.number)).toEqual(committed);
  });

  it('sends again with the same reference when an instance died between sending and noting it down', async () => {
    // the database is gone for this instance when it would note the delivery down
    const dying: NestFastifyApplication = await instance({
      deliver: () => dying.get(Database).close(),
      leaseMs: 3_600_000,
    });
    const [id] = await add('MTO', 'MTODEMO1', 1);
    start(dying);
    await waitUntil(() => reached.length === 1);
    await add('MTO', 'MTODEMO1', 2);
    expect((await states())[0]).toBe('waiting');
    const other = await instance();
    start(other);
    await add('MTO', 'MTODEMO2', 3);
    await waitUntil(() => reached.length === 2);
    // it looks: the lease holds, and the later entry of the key waits for it
    expect(reached.map(({ payload }) => payload.number)).toEqual([1, 3]);
    await makeDue();
    other.get(OutboxWorker).wake();
    await waitUntil(allSent);
    expect(reached.map(({ reference, attempt, payload }) => [reference === id, attempt, payload.number])).toEqual([
      [true, 1, 1],
      [false, 1, 3],
      [true, 2, 1],
      [false, 1, 2],
    ]);
  });

  it('tries again after a while, later each time, and holds the key in order meanwhile', async () => {
    let left = 2;
    const app = await instance({
      deliver: () => ((left -= 1) >= 0 ? Promise.reject(new Error('not now')) : Promise.resolve()),
    });
    await notePostponements();
    await add('MTO', 'MTODEMO1', 1, 2);
    start(app);
    await waitUntil(allSent);
    expect(reached.map(({ payload, attempt }) => [payload.number, attempt])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    const { rows } = await test.database.operatorQuery<{ least_ms: number; most_ms: number }>({
      text: 'select * from postponement order by attempts',
    });
    expect(rows).toMatchObject([
      { attempts: 1, failure: 'not now' },
      { attempts: 2, failure: 'not now' },
    ]);
    expect(rows[0]!.least_ms).toBeLessThanOrEqual(1_000);
    expect(rows[1]!.most_ms).toBeGreaterThanOrEqual(1_000);
  });

  /** Keeps, of every failed delivery, for how long it was put off: at least and at most, since its statement took its time. */
  async function notePostponements(): Promise<void> {
    const owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query(`
      create table postponement (attempts int, failure text, least_ms float, most_ms float);
      grant select, insert on postponement to ${OPERATOR_ROLE};
      create function note_postponement() returns trigger language plpgsql as $$
      begin
        insert into postponement
        values (new.attempts, new.failure, extract(epoch from new.due_at - clock_timestamp()) * 1000,
          extract(epoch from new.due_at - statement_timestamp()) * 1000);
        return null;
      end $$;
      create trigger noted after update on outbox_entry for each row
      when (old.claim is not null and new.claim is null and new.state = 'waiting') execute function note_postponement();`);
    await owner.end();
  }

  it('parks what is refused for good or fails too often; operators see, retry and settle it', async () => {
    const world = { isRefusing: true };
    const app = await instance({
      maxAttempts: 1,
      deliver: ({ payload: { number } }) => {
        if (!world.isRefusing) return Promise.resolve();
        return Promise.reject(number === 1 ? new OutboxRefused('no such account') : new Error('down'));
      },
    });
    await add('MTO', 'MTODEMO1', 1, 10);
    await add('NAGA', 'NAGADEMO1', 2);
    start(app);
    await waitUntil(async () => (await outbox().parked()).length === 2);
    const parked = await outbox().parked();
    const refused = parked.find(({ agent }) => agent === 'MTO')!;
    const failed = parked.find(({ agent }) => agent === 'NAGA')!;
    expect(refused).toMatchObject({ topic: TOPIC, key: 'MTODEMO1', attempts: 1, failure: 'no such account' });
    expect(failed.failure).toBe('down');
    // what came later for the key waits for the operator
    expect(await states()).toEqual(['parked', 'waiting', 'parked']);
    world.isRefusing = false;
    const isParked = (agent: string) => outbox().isParked(agent, refused.id);
    expect([await isParked('MTO'), await isParked('NAGA')]).toEqual([true, false]);
    expect(await outbox().retry('NAGA', refused.id)).toBe(false);
    expect(await outbox().retry('MTO', refused.id)).toBe(true);
    expect(await outbox().settle('NAGA', failed.id, 'paid by hand, ticket 7')).toBe(true);
    app.get(OutboxWorker).wake();
    await waitUntil(allSent);
    expect(reached.map(({ payload }) => payload.number)).toEqual([1, 10]);
    expect([await outbox().parked(), await isParked('MTO')]).toEqual([[], false]);
  });

  it('counts every outcome from nought on, so that the first parked entry is an increase', async () => {
    await instance({ topic: 'spec.counted' });
    const { values } = await outboxDeliveries.get();
    const own = values.filter(({ labels }) => labels.topic === 'spec.counted');
    expect(own.map(({ labels, value }) => [labels.outcome, value])).toEqual(
      ['sent', 'failed', 'parked', 'late'].map((outcome) => [outcome, 0]),
    );
  });

  it('lets later entries of a key pass a parked one where the topic says so', async () => {
    const app = await instance({
      whenParked: 'goOn',
      deliver: ({ payload: { number } }) =>
        number === 1 ? Promise.reject(new OutboxRefused('no')) : Promise.resolve(),
    });
    await add('MTO', 'MTODEMO1', 1, 2);
    start(app);
    await waitUntil(() => reached.length === 1);
    expect(reached[0]!.payload.number).toBe(2);
  });

  it('knows a reference once, in its agent and topic', async () => {
    await instance();
    const entry = { topic: TOPIC, key: 'k', payload: {}, reference: 'gift-1' };
    await test.database.forAgent('MTO', (tx) => outbox().add(tx, entry));
    await test.database.forAgent('NAGA', (tx) => outbox().add(tx, entry));
    await expect(test.database.forAgent('MTO', (tx) => outbox().add(tx, entry))).rejects.toThrow();
  });

  it('belongs to its agent: another one neither sees nor takes it', async () => {
    await instance();
    await add('MTO', 'MTODEMO1', 1);
    const { rows } = await test.database.forAgent('NAGA', (tx) => tx.execute('select from outbox_entry'));
    expect(rows).toHaveLength(0);
  });
});
