import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp, createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Database, type AgentTx } from '../database/database';
import { OPERATOR_ROLE } from '../database/migration';
import { outboxDeliveries } from '../monitoring/metrics';
import { Outbox } from './outbox';
import {
  OutboxRefused,
  type DeliveryEnd,
  type OutboxDelivery,
  type OutboxHandler,
  type OutboxLease,
} from './outbox-handler';
import { OutboxWorker } from './outbox-worker';

const TOPIC = 'spec.gift';

interface Payload {
  number: number;
}

describe('Outbox', () => {
  let test: TestDatabase;
  let apps: NestFastifyApplication[] = [];
  /** Deliveries of all instances, in order. */
  let delivered: (OutboxDelivery<Payload> & { instance: number })[] = [];

  beforeEach(async () => {
    test = await createTestDatabase();
    delivered = [];
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
      delivered.push({ ...entry, instance: number });
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
  /** Makes waiting entries due now, without their back-off or the end of their lease. */
  const makeDue = () =>
    test.database.operatorQuery({ text: `update outbox_entry set due_at = now() where state = 'waiting'` });

  it('delivers committed entries of all agents, and none that were rolled back', async () => {
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
    expect(delivered.map(({ agent, payload }) => [agent, payload.number]).sort()).toEqual([
      ['MTO', 1],
      ['NAGA', 2],
    ]);
    expect(delivered.find(({ agent }) => agent === 'MTO')).toMatchObject({
      id,
      reference: id,
      attempt: 1,
      key: 'MTODEMO1',
    });
  });

  it('delivers a delayed entry when its time has come', async () => {
    const app = await instance();
    await test.database.forAgent('MTO', (tx) =>
      outbox().add(
        tx,
        { topic: TOPIC, key: 'later', payload: { number: 1 }, delayMs: 3_600_000 },
        { topic: TOPIC, key: 'now', payload: { number: 2 } },
      ),
    );
    start(app);
    await waitUntil(async () => (await states()).includes('sent'));
    expect(delivered.map(({ payload }) => payload.number)).toEqual([2]);
    const { rows } = await test.database.operatorQuery<{ minutes: number }>({
      text: `select round(extract(epoch from due_at - created_at) / 60)::int as minutes from outbox_entry where key = 'later'`,
    });
    expect(rows).toEqual([{ minutes: 60 }]);
    await makeDue();
    await waitUntil(allSent);
    expect(delivered.map(({ payload }) => payload.number)).toEqual([2, 1]);
  });

  it('delivers each entry once and each key in order with two instances', async () => {
    const working = new Set<number>();
    let release = () => undefined as void;
    const bothWork = new Promise<void>((resolve) => (release = resolve));
    const slow = (number: number) => async () => {
      if (working.add(number).size === 2) release();
      await bothWork;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
    };
    const both = [await instance({ deliver: slow(1) }), await instance({ deliver: slow(2) })];
    const keys = Array.from({ length: 40 }, (_, index) => `MTODEMO${index}`);
    for (let number = 0; number < 4; number += 1) await Promise.all(keys.map((key) => add('MTO', key, number)));
    both.forEach(start);
    await waitUntil(allSent);
    expect(delivered).toHaveLength(160);
    for (const key of keys) {
      const numbers = delivered.filter((entry) => entry.key === key).map(({ payload }) => payload.number);
      expect(numbers).toEqual([0, 1, 2, 3]);
    }
    expect(new Set(delivered.map(({ instance: from }) => from)).size).toBe(2);
  });

  it('orders the entries of a key by commit under concurrent writers', async () => {
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
    expect(delivered.map(({ payload }) => payload.number)).toEqual(committed);
  });

  it('delivers again with the same reference after an instance died before recording the delivery', async () => {
    // close this instance's database before it can record the delivery
    const dying: NestFastifyApplication = await instance({
      deliver: () => dying.get(Database).close(),
      leaseMs: 3_600_000,
    });
    const [id] = await add('MTO', 'MTODEMO1', 1);
    start(dying);
    await waitUntil(() => delivered.length === 1);
    await add('MTO', 'MTODEMO1', 2);
    expect((await states())[0]).toBe('waiting');
    const other = await instance();
    start(other);
    await add('MTO', 'MTODEMO2', 3);
    await waitUntil(() => delivered.length === 2);
    // the lease still holds, so the later entry of the key waits
    expect(delivered.map(({ payload }) => payload.number)).toEqual([1, 3]);
    await makeDue();
    other.get(OutboxWorker).wake();
    await waitUntil(allSent);
    expect(delivered.map(({ reference, attempt, payload }) => [reference === id, attempt, payload.number])).toEqual([
      [true, 1, 1],
      [false, 1, 3],
      [true, 2, 1],
      [false, 1, 2],
    ]);
  });

  describe('entry that its writer leases', () => {
    type App = NestFastifyApplication;
    /** Adds an entry under a lease of an instance. @returns the lease if it was granted */
    const addLeased = async (app: App, id: string, leaseMs?: number) => {
      const lease = app.get(OutboxWorker).lease(TOPIC)!;
      const { rows } = await test.database.forAgent('MTO', (tx) =>
        tx.execute<{ leased: boolean }>(
          sql`select outbox_add(${id}, ${TOPIC}, 'MTODEMO1', ${id}, ${JSON.stringify({ number: 1 })}, ${lease.claim},
            ${leaseMs ?? lease.leaseMs} * interval '1 millisecond') as leased`,
        ),
      );
      return rows[0]!.leased ? lease : null;
    };
    const deliveryOf = (id: string, claim: string) => ({
      agent: 'MTO',
      id,
      topic: TOPIC,
      key: 'MTODEMO1',
      reference: id,
      payload: { number: 1 },
      attempt: 1,
      claim,
    });
    const finish = async (id: string, claim: string) => {
      const { rows } = await test.database.forAgent('MTO', (tx) =>
        tx.execute<{ isFinished: boolean }>(sql`select outbox_finish(${id}, ${claim}) as "isFinished"`),
      );
      return rows[0]!.isFinished;
    };

    /** Finishes an entry, and leases the next of its key. @returns its id */
    const finishAndTake = async (id: string, claim: string, { claim: nextClaim, leaseMs }: OutboxLease) => {
      const { rows } = await test.database.forAgent('MTO', async (tx) => {
        await tx.execute(sql`select outbox_finish(${id}, ${claim})`);
        return tx.execute<{ taken: string | null }>(
          sql`select outbox_take(${TOPIC}, 'MTODEMO1', ${nextClaim}, ${leaseMs} * interval '1 millisecond') as taken`,
        );
      });
      return rows[0]!.taken;
    };
    const addUnleased = (tx: AgentTx, id: string) =>
      tx.execute(
        sql`select outbox_add(${id}, ${TOPIC}, 'MTODEMO1', ${id}, ${JSON.stringify({ number: 2 })}, null, null)`,
      );
    const isWaitingForWriter = async () => {
      const text = `select from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`;
      return (await test.database.operatorQuery({ text })).rowCount === 1;
    };

    it('is delivered by that instance alone, and the next of its key afterwards', async () => {
      const [writer, other] = [await instance(), await instance()];
      const [first, second] = [randomUUID(), randomUUID()];
      const lease = await addLeased(writer, first);
      expect(lease).not.toBeNull();
      expect(await addLeased(writer, second)).toBeNull();
      start(other);
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => (release = resolve));
      const worker = writer.get(OutboxWorker);
      worker.deliverLeased(deliveryOf(first, lease!.claim), async () => {
        await released;
        return (await finish(first, lease!.claim)) ? 'recorded' : undefined;
      });
      worker.wake({ agent: 'MTO', topic: TOPIC, key: 'MTODEMO1' });
      expect(await states()).toEqual(['waiting', 'waiting']);
      await other.close();
      release();
      await waitUntil(allSent);
      expect(delivered.map(({ id, attempt }) => [id, attempt])).toEqual([[second, 1]]);
    });

    it('takes the next entry of its key as it ends, with its place among the deliveries of its process', async () => {
      const writer = await instance();
      const worker = writer.get(OutboxWorker);
      const ids = Array.from({ length: 3 }, () => randomUUID());
      const lease = await addLeased(writer, ids[0]!);
      for (const id of ids.slice(1)) expect(await addLeased(writer, id)).toBeNull();
      const others = Array.from({ length: 15 }, () => Promise.withResolvers<undefined>());
      for (const { promise } of others)
        worker.deliverLeased(deliveryOf(randomUUID(), randomUUID()), async () => promise);
      const attempts: [string, string][] = [];
      const deliver = (id: string, claim: string) => async (): Promise<DeliveryEnd> => {
        attempts.push([id, claim]);
        const next = worker.leaseNext(TOPIC, claim)!;
        const taken = await finishAndTake(id, claim, next);
        return taken === null
          ? 'recorded'
          : { entry: deliveryOf(taken, next.claim), deliver: deliver(taken, next.claim) };
      };
      worker.deliverLeased(deliveryOf(ids[0]!, lease!.claim), deliver(ids[0]!, lease!.claim));
      expect([worker.lease(TOPIC), worker.leaseNext(TOPIC, randomUUID())]).toEqual([null, null]);
      await waitUntil(allSent);
      expect(attempts.map(([id]) => id)).toEqual(ids);
      expect(new Set(attempts.map(([, claim]) => claim)).size).toBe(3);
      others.forEach(({ resolve }) => resolve(undefined));
    });

    it('takes an entry that a concurrent writer is just adding, and none that was delivered before', async () => {
      const writer = await instance();
      const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
      const lease = await addLeased(writer, first);
      const next = () => ({ claim: randomUUID(), leaseMs: 60_000 });
      const taken = await test.database.forAgent('MTO', async (tx) => {
        await addUnleased(tx, second);
        const taking = finishAndTake(first, lease!.claim, next());
        await waitUntil(isWaitingForWriter);
        return { taking };
      });
      expect(await taken.taking).toBe(second);
      await test.database.forAgent('MTO', (tx) => addUnleased(tx, third));
      await test.database.operatorQuery({ text: `update outbox_entry set attempts = 1 where id = '${third}'` });
      const { rows } = await test.database.operatorQuery<{ claim: string }>({
        text: `select claim from outbox_entry where id = '${second}'`,
      });
      expect(await finishAndTake(second, rows[0]!.claim, next())).toBeNull();
      expect(await states()).toEqual(['sent', 'sent', 'waiting']);
    });

    it('is delivered by another instance when the lease ends, and its writer can no longer finish it', async () => {
      const [writer, other] = [await instance(), await instance()];
      const id = randomUUID();
      const lease = await addLeased(writer, id, 0);
      start(other);
      await waitUntil(allSent);
      expect(delivered.map(({ attempt, instance: by }) => [attempt, by])).toEqual([[2, 2]]);
      expect(await finish(id, lease!.claim)).toBe(false);
    });

    it('is postponed when its delivery fails, and refused to an instance that stops', async () => {
      const app = await instance();
      const id = randomUUID();
      const lease = await addLeased(app, id);
      app.get(OutboxWorker).deliverLeased(deliveryOf(id, lease!.claim), () => Promise.reject(new Error('not now')));
      await waitUntil(async () => {
        const text = 'select failure from outbox_entry where claim is null';
        const { rows } = await test.database.operatorQuery<{ failure: string }>({ text });
        return rows[0]?.failure === 'not now';
      });
      await app.get(OutboxWorker).beforeApplicationShutdown();
      expect(app.get(OutboxWorker).lease(TOPIC)).toBeNull();
    });
  });

  it('retries with growing pauses and keeps the order of the key meanwhile', async () => {
    let left = 2;
    const app = await instance({
      deliver: () => {
        left -= 1;
        return left >= 0 ? Promise.reject(new Error('not now')) : Promise.resolve();
      },
    });
    await recordPostponements();
    await add('MTO', 'MTODEMO1', 1, 2);
    start(app);
    await waitUntil(allSent);
    expect(delivered.map(({ payload, attempt }) => [payload.number, attempt])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    const { rows } = await test.database.operatorQuery<{ min_ms: number; max_ms: number }>({
      text: 'select * from postponement order by attempts',
    });
    expect(rows).toMatchObject([
      { attempts: 1, failure: 'not now' },
      { attempts: 2, failure: 'not now' },
    ]);
    expect(rows[0]!.min_ms).toBeLessThanOrEqual(1_000);
    expect(rows[1]!.max_ms).toBeGreaterThanOrEqual(1_000);
  });

  /** Records the bounds of each postponement by a trigger; the exact length is unknown because the statement takes time. */
  async function recordPostponements(): Promise<void> {
    const owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query(`
      create table postponement (attempts int, failure text, min_ms float, max_ms float);
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

  it('parks refused and repeatedly failing entries for operators to retry or settle', async () => {
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
    // later entries of the key wait for the operator
    expect(await states()).toEqual(['parked', 'waiting', 'parked']);
    world.isRefusing = false;
    const isParked = (agent: string) => outbox().isParked(agent, refused.id);
    expect([await isParked('MTO'), await isParked('NAGA')]).toEqual([true, false]);
    expect(await outbox().retry('NAGA', refused.id)).toBe(false);
    expect(await outbox().retry('MTO', refused.id)).toBe(true);
    expect(await outbox().settle('NAGA', failed.id, 'paid by hand, ticket 7')).toBe(true);
    app.get(OutboxWorker).wake();
    await waitUntil(allSent);
    expect(delivered.map(({ payload }) => payload.number)).toEqual([1, 10]);
    expect([await outbox().parked(), await isParked('MTO')]).toEqual([[], false]);
  });

  it('initializes the counters of all outcomes to zero', async () => {
    await instance({ topic: 'spec.counted' });
    const { values } = await outboxDeliveries.get();
    const own = values.filter(({ labels }) => labels.topic === 'spec.counted');
    expect(own.map(({ labels, value }) => [labels.outcome, value])).toEqual(
      ['sent', 'failed', 'parked', 'late'].map((outcome) => [outcome, 0]),
    );
  });

  it('delivers later entries of a key past a parked one with `continue`', async () => {
    const app = await instance({
      whenParked: 'continue',
      deliver: ({ payload: { number } }) =>
        number === 1 ? Promise.reject(new OutboxRefused('no')) : Promise.resolve(),
    });
    await add('MTO', 'MTODEMO1', 1, 2);
    start(app);
    await waitUntil(() => delivered.length === 1);
    expect(delivered[0]!.payload.number).toBe(2);
  });

  it('rejects a repeated reference within an agent and topic', async () => {
    await instance();
    const entry = { topic: TOPIC, key: 'k', payload: {}, reference: 'gift-1' };
    await test.database.forAgent('MTO', (tx) => outbox().add(tx, entry));
    await test.database.forAgent('NAGA', (tx) => outbox().add(tx, entry));
    await expect(test.database.forAgent('MTO', (tx) => outbox().add(tx, entry))).rejects.toThrow();
  });

  it('hides entries from other agents', async () => {
    await instance();
    await add('MTO', 'MTODEMO1', 1);
    const { rows } = await test.database.forAgent('NAGA', (tx) => tx.execute('select from outbox_entry'));
    expect(rows).toHaveLength(0);
  });
});
