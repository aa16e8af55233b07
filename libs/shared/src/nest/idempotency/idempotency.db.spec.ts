import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, HttpCode, Injectable, Param, Post, type CanActivate } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DomainError, NotFound } from '@housebrand/shared';
import {
  createTestApp,
  createTestDatabase,
  withFrozenTime,
  waitUntil,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { IsInt, Max } from 'class-validator';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { RequestContext } from '../context/request-context';
import { Idempotent, IdempotencyKey, StoredRefusal, type FindRefusal } from './idempotent';
import { IdempotentAnswers } from './idempotent-answers';

class GiftDto {
  @IsInt() @Max(100) amount!: number;
}

/**
 * Simulates the death of a key's instance: terminates the connection with its lock and holds the lock in shared mode until the
 * result is called, so that the instance cannot regain it. Other callers also try shared mode, so they still see it as free.
 */
async function holdLockOf(url: string, key: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await waitUntil(async () => {
    const { rows } = await client.query<{ isDead: boolean }>(
      `select pg_try_advisory_lock_shared(holder) as "isDead" from idempotent_answer where key = $1`,
      [key],
    );
    if (rows[0]!.isDead) return true;
    await client.query(
      `select pg_terminate_backend(pid) from pg_locks join idempotent_answer
         on holder = (classid::bigint << 32) + objid::bigint where locktype = 'advisory' and key = $1`,
      [key],
    );
    return false;
  });
  return () => client.end();
}

/** Effects of the calls over all instances. */
const world = { done: 0, keys: [] as (string | null)[], failure: null as Error | null, gate: Promise.resolve() };

@Controller('api/apps/gifts')
class GiftsController {
  @Post()
  @Idempotent()
  async give(@Body() { amount }: GiftDto, @IdempotencyKey() key: string | null): Promise<object> {
    world.done += 1;
    world.keys.push(key);
    const number = world.done;
    await world.gate;
    if (world.failure) throw world.failure;
    return { number, z: 'last', amount };
  }

  /** Finds its effect by the key, like work with its own record. */
  @Post('own')
  @Idempotent({ isRequired: true, hasOwnRecord: true })
  async giveOnRecord(
    @Body() { amount }: GiftDto,
    @IdempotencyKey() key: string,
    @StoredRefusal() findRefusal: FindRefusal,
  ): Promise<object> {
    if (world.keys.includes(key)) return { amount, key };
    const refusal = await findRefusal();
    if (refusal) throw refusal;
    if (world.failure) throw world.failure;
    world.done += 1;
    world.keys.push(key);
    return { amount, key };
  }

  @Post('required/:to')
  @HttpCode(202)
  @Idempotent({ isRequired: true })
  giveTo(@Param('to') to: string): object {
    world.done += 1;
    return { to, number: world.done };
  }
}

@Injectable()
class HeaderAuthGuard implements CanActivate {
  constructor(private readonly context: RequestContext) {}

  canActivate(execution: Parameters<CanActivate['canActivate']>[0]): boolean {
    const { headers } = execution.switchToHttp().getRequest<{ headers: Record<string, string> }>();
    const [prefix = '', username = ''] = (headers['x-as'] ?? 'MTO MTODEMO1').split(' ');
    this.context.authenticate({ kind: 'member', prefix, username, memberId: 'm', sessionId: 's' });
    return true;
  }
}

describe('Idempotency-Key', () => {
  let test: TestDatabase;
  let apps: NestFastifyApplication[];

  beforeAll(async () => {
    test = await createTestDatabase();
    const instance = () =>
      createTestApp({
        database: { ...test, database: test.another() },
        controllers: [GiftsController],
        providers: [{ provide: APP_GUARD, useClass: HeaderAuthGuard }],
      });
    apps = [await instance(), await instance()];
  });
  beforeEach(() => {
    Object.assign(world, { done: 0, keys: [], failure: null, gate: Promise.resolve() });
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await test.close();
  });

  const send = async (
    key: string | null,
    payload: object = { amount: 5 },
    { instance = 0, as = '', url = '' } = {},
  ) => {
    const reply = await apps[instance]!.inject({
      method: 'POST',
      url: `/api/apps/gifts${url}`,
      payload,
      headers: { ...(key !== null && { 'idempotency-key': key }), ...(as && { 'x-as': as }) },
    });
    return { status: reply.statusCode, text: reply.body, body: reply.json(), headers: reply.headers };
  };

  it('replays the stored reply byte for byte from either instance', async () => {
    const key = randomUUID();
    const first = await send(key);
    const again = await send(key, undefined, { instance: 1 });
    expect(first.body).toMatchObject({ code: 200, data: { number: 1, amount: 5 } });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect([world.done, world.keys]).toEqual([1, [key]]);
  });

  it('takes effect once and gives one reply under fifty concurrent calls', async () => {
    const key = randomUUID();
    // freeze the clock, so that no call gives up waiting on a slow machine
    const replies = await withFrozenTime(() =>
      Promise.all(Array.from({ length: 50 }, (_, index) => send(key, undefined, { instance: index % 2 }))),
    );
    expect(world.done).toBe(1);
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
  });

  it("rejects another body under the same key in the caller's language", async () => {
    const key = randomUUID();
    await send(key);
    const other = await send(key, { amount: 6 });
    expect([other.status, other.body.code]).toEqual([422, 422]);
    expect(other.body.message).toMatch(/[ก-๙]/);
    expect(world.done).toBe(1);
    expect((await send(key)).status).toBe(200);
  });

  it('separates equal keys of different members, agents and routes', async () => {
    const key = randomUUID();
    for (const as of ['MTO MTODEMO1', 'MTO MTODEMO2', 'NAGA NAGADEMO1'])
      expect((await send(key, { amount: 1 }, { as })).status).toBe(200);
    expect((await send(key, {}, { url: '/required/x' })).status).toBe(202);
    expect(world.done).toBe(4);
    expect((await send(key, {}, { url: '/required/y' })).status).toBe(422);
  });

  it('replays the status, and rejects a missing key where it is required', async () => {
    const key = randomUUID();
    expect([
      (await send(key, {}, { url: '/required/x' })).status,
      (await send(key, {}, { url: '/required/x' })).status,
    ]).toEqual([202, 202]);
    const without = await send(null, {}, { url: '/required/x' });
    expect([without.status, without.body.errors[0].field]).toEqual([422, 'Idempotency-Key']);
    expect(world.done).toBe(1);
    expect([(await send(null)).status, (await send(null)).status, world.done]).toEqual([200, 200, 3]);
  });

  it.each(['', 'with space', 'ก', 'x'.repeat(65)])('rejects the key "%s"', async (key) => {
    const reply = await send(key);
    expect([reply.status, world.done]).toEqual([422, 0]);
  });

  it('answers 409 while the first call is in progress', async () => {
    const key = randomUUID();
    let open = () => undefined as void;
    world.gate = new Promise<void>((resolve) => (open = resolve));
    const first = send(key);
    await waitUntil(() => world.done === 1);
    const early = await send(key, undefined, { instance: 1 });
    expect([early.status, early.headers['retry-after']]).toEqual([409, '1']);
    open();
    expect((await first).status).toBe(200);
    expect((await send(key, undefined, { instance: 1 })).text).toBe((await first).text);
    expect(world.done).toBe(1);
  });

  it('replays a refusal, and frees the key after a failure or an invalid body', async () => {
    const [refused, failed, wrong] = [randomUUID(), randomUUID(), randomUUID()];
    world.failure = new NotFound();
    const first = await send(refused);
    world.failure = null;
    const again = await send(refused, undefined, { instance: 1 });
    expect([first.status, again.status, again.body.message]).toEqual([404, 404, first.body.message]);
    expect(world.done).toBe(1);
    world.failure = new DomainError({ code: 503, status: 503, messageKey: 'shared.unavailable' });
    expect((await send(failed)).status).toBe(503);
    world.failure = null;
    expect((await send(failed)).status).toBe(200);
    expect((await send(wrong, { amount: 1_000 })).status).toBe(422);
    expect((await send(wrong, { amount: 10 })).status).toBe(200);
  });

  describe('of work with its own record', () => {
    const sendOwn = (key: string, payload?: object, instance = 0) => send(key, payload, { url: '/own', instance });
    const storedCount = async (key: string) =>
      (await test.database.operatorQuery({ text: 'select from idempotent_answer where key = $1', values: [key] }))
        .rowCount;

    it('stores nothing for an effect, which the work repeats', async () => {
      const key = randomUUID();
      const [first, again] = [await sendOwn(key), await sendOwn(key, undefined, 1)];
      expect([again.status, again.text, world.done]).toEqual([first.status, first.text, 1]);
      expect(await storedCount(key)).toBe(0);
    });

    it('hands the work its stored refusal, also for another body, and prefers the effect', async () => {
      const key = randomUUID();
      world.failure = new NotFound();
      const refused = await sendOwn(key);
      world.failure = null;
      const again = await sendOwn(key, undefined, 1);
      expect([refused.status, again.status, again.body.message]).toEqual([404, 404, refused.body.message]);
      expect((await sendOwn(key, { amount: 6 })).status).toBe(422);
      expect([(await sendOwn(key)).status, world.done]).toEqual([404, 0]);
      world.keys.push(key);
      expect((await sendOwn(key)).status).toBe(200);
    });

    it('stores neither failures nor temporary refusals nor invalid bodies', async () => {
      const key = randomUUID();
      for (const status of [503, 403, 429]) {
        world.failure = new DomainError({ code: status, status, messageKey: 'shared.unavailable' });
        expect((await sendOwn(key)).status).toBe(status);
      }
      expect((await sendOwn(key, { amount: 1_000 })).status).toBe(422);
      world.failure = null;
      expect(await storedCount(key)).toBe(0);
      expect((await sendOwn(key)).status).toBe(200);
    });
  });

  it('frees the key when the lease of a dead instance ends, for the same request only', async () => {
    const key = randomUUID();
    const answers = apps[0]!.get(IdempotentAnswers);
    const call = {
      agent: 'MTO',
      username: 'MTODEMO1',
      route: 'POST /x',
      key,
      requestHash: Buffer.from('request'),
    };
    const dead = await answers.claim(call);
    expect([dead.kind, (await answers.claim(call)).kind]).toEqual(['first', 'inFlight']);
    await test.database.operatorQuery({
      text: `update idempotent_answer set lease_until = now() - interval '1 second' where key = $1`,
      values: [key],
    });
    expect((await answers.claim({ ...call, requestHash: Buffer.from('other') })).kind).toBe('keyConflict');
    const next = await apps[1]!.get(IdempotentAnswers).claim(call);
    expect(next.kind).toBe('first');
    // a late answer of the dead instance is ignored
    await answers.keep(call, (dead as { claim: string }).claim, 200, '"late"');
    expect((await answers.claim(call)).kind).toBe('inFlight');
    await answers.keep(call, (next as { claim: string }).claim, 200, '"own"');
    expect(await answers.claim(call)).toEqual({ kind: 'answered', status: 200, body: '"own"' });
  });

  describe('held by a dying instance', () => {
    const call = (key: string) => ({
      agent: 'MTO',
      username: 'MTODEMO1',
      route: 'POST /x',
      key,
      requestHash: Buffer.from('request'),
    });
    const claimAt = (app: NestFastifyApplication, key: string) => app.get(IdempotentAnswers).claim(call(key));
    const another = () => createTestApp({ database: { ...test, database: test.another() } });

    it('frees the key at once for exactly one other call', async () => {
      const [dying, key] = [await another(), randomUUID()];
      expect((await claimAt(dying, key)).kind).toBe('first');
      expect((await claimAt(apps[0]!, key)).kind).toBe('inFlight');
      const free = await holdLockOf(test.url, key);
      const kinds = await Promise.all(Array.from({ length: 8 }, (_, nth) => claimAt(apps[nth % 2]!, key)));
      expect(kinds.map(({ kind }) => kind).sort()).toEqual(['first', ...Array.from({ length: 7 }, () => 'inFlight')]);
      await free();
      await dying.close();
      expect((await claimAt(apps[0]!, key)).kind).toBe('inFlight');
    });

    it('frees the key after a regular shutdown', async () => {
      const [ending, key] = [await another(), randomUUID()];
      expect((await claimAt(ending, key)).kind).toBe('first');
      expect((await claimAt(apps[0]!, key)).kind).toBe('inFlight');
      await ending.close();
      expect((await claimAt(apps[0]!, key)).kind).toBe('first');
    });
  });

  it('forgets keys after their retention', async () => {
    const key = randomUUID();
    await send(key);
    await apps[0]!.get(IdempotentAnswers).forget(new Date(Date.now() - 3_600_000));
    expect((await send(key)).body.data.number).toBe(1);
    await apps[0]!.get(IdempotentAnswers).forget(new Date(Date.now() + 3_600_000));
    expect((await send(key)).body.data.number).toBe(2);
  });
});
