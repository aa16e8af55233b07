import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp, createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { PreparedResponses, PreparedResponse, type PreparedResponseOptions } from './prepared-responses';

interface World {
  made: number;
  value: string;
  fails: boolean;
  /** `make` waits for this. */
  gate: Promise<unknown>;
  options: PreparedResponseOptions;
}

function instanceOf(world: World) {
  @Controller('api/apps')
  class ListController {
    @Get('list/:key')
    list(@Param('key') key: string, @Query('version') version: string): PreparedResponse {
      return new PreparedResponse(key, version ?? '1', () => make(world), world.options);
    }
  }
  return ListController;
}

@Controller('api/provider')
class ProviderListController {
  @Get('list/:key')
  list(@Param('key') key: string): PreparedResponse {
    return new PreparedResponse(key, '1', async () => 'a list');
  }
}

async function make(world: World): Promise<unknown> {
  const { value } = world;
  world.made += 1;
  await world.gate;
  if (world.fails) throw new Error('cannot be made');
  return { value, filler: 'x'.repeat(2_000) };
}

describe('PreparedResponses', () => {
  const world: World = { made: 0, value: 'first', fails: false, gate: Promise.resolve(), options: {} };
  let test: TestDatabase;
  let one: NestFastifyApplication;
  let other: NestFastifyApplication;
  let key = '';

  beforeAll(async () => {
    test = await createTestDatabase();
    one = await createTestApp({ database: test, controllers: [instanceOf(world), ProviderListController] });
    other = await createTestApp({ database: test, controllers: [instanceOf(world)] });
  });
  beforeEach(() => {
    Object.assign(world, { made: 0, value: 'first', fails: false, gate: Promise.resolve(), options: {} });
    key = `k${Math.random().toString(36).slice(2)}`;
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await test.close();
  });

  it.each(['/%61pi/provider/list', '/api/%70rovider/list'])(
    'uses the envelope of the route when %s is requested first',
    async (spelling) => {
      await one.inject({ url: `${spelling}/${key}` });
      const { statusCode, body } = await one.inject({ url: `/api/provider/list/${key}` });
      expect([statusCode, JSON.parse(body)]).toMatchObject([200, { code: 0, result: 'a list' }]);
    },
  );

  const get = (app: NestFastifyApplication, headers: Record<string, string> = {}, query = '') =>
    app.inject({ method: 'GET', url: `/api/apps/list/${key}${query}`, headers });
  const valueOf = async (app: NestFastifyApplication) => (await get(app)).json().data.value as string;
  const closedGate = () => {
    let open = () => undefined as void;
    world.gate = new Promise<void>((resolve) => (open = resolve));
    return open;
  };
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('produces a body once under concurrent requests', async () => {
    const open = closedGate();
    const requested = Promise.all(Array.from({ length: 40 }, () => get(one)));
    await waitUntil(() => world.made > 0);
    open();
    const replies = await requested;
    expect(world.made).toBe(1);
    expect(replies.every(({ statusCode, body }) => statusCode === 200 && body === replies[0]!.body)).toBe(true);
    expect(replies[0]!.json()).toMatchObject({ code: 200, message: 'success', data: { value: 'first' } });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
    const reply = await get(one, { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(encoding);
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(JSON.parse(open(reply.rawPayload).toString())).toMatchObject({ data: { value: 'first' } });
    expect(reply.headers.vary).toContain('accept-encoding');
  });

  it('gives each encoding its own strong tag and recognizes all of them', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (name) => (await get(one, { 'accept-encoding': name })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of [...tags, `"nothing", ${tags[0]}`, `W/${tags[1]}`, '*']) {
      const reply = await get(one, { 'if-none-match': tag!, 'accept-encoding': 'br' });
      expect([reply.statusCode, reply.body]).toEqual([304, '']);
      expect(reply.headers.etag).toBe(tags[0]);
    }
    expect((await get(one, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('produces the body again for another version', async () => {
    await get(one);
    world.value = 'second';
    expect((await get(one, {}, '?version=2')).json().data.value).toBe('second');
    expect(world.made).toBe(2);
  });

  it('drops the body in every instance on a change', async () => {
    expect([await valueOf(one), await valueOf(other)]).toEqual(['first', 'first']);
    world.value = 'second';
    expect(await valueOf(other)).toBe('first');
    await one.get(PreparedResponses).invalidate(key);
    expect(await valueOf(one)).toBe('second');
    await waitUntil(async () => (await valueOf(other)) === 'second');
  });

  it('does not keep a body produced from data that changed meanwhile', async () => {
    const open = closedGate();
    const slow = get(one).then((reply) => reply);
    await waitUntil(() => world.made === 1);
    Object.assign(world, { value: 'second', gate: Promise.resolve() });
    await one.get(PreparedResponses).invalidate(key);
    open();
    expect((await slow).json().data.value).toBe('first');
    expect(await valueOf(one)).toBe('second');
  });

  it('drops everything when it may have missed a change', async () => {
    expect(await valueOf(other)).toBe('first');
    world.value = 'second';
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen %'`,
      [new URL(test.url).pathname.slice(1)],
    );
    await admin.end();
    await waitUntil(async () => (await valueOf(other)) === 'second');
    world.value = 'third';
    await waitUntil(async () => {
      await one.get(PreparedResponses).invalidate(key);
      return (await valueOf(other)) === 'third';
    });
    // each instance drops its bodies once more on reconnect: wait until both have
    expect(await valueOf(one)).toBe('third');
    world.value = 'fourth';
    await waitUntil(async () => {
      await other.get(PreparedResponses).invalidate(key);
      return (await valueOf(one)) === 'fourth';
    });
  });

  it('serves the expired body while it produces a new one', async () => {
    world.options = { maxAgeMs: 20, staleMs: 60_000 };
    expect(await valueOf(one)).toBe('first');
    const open = closedGate();
    world.value = 'second';
    const { made } = world;
    await waitUntil(async () => (await valueOf(one)) === 'first' && world.made > made);
    expect(await valueOf(one)).toBe('first');
    open();
    await waitUntil(async () => (await valueOf(one)) === 'second');
  });

  it('serves the expired body up to `staleMs` when production fails', async () => {
    world.options = { maxAgeMs: 20, staleMs: 60_000 };
    expect(await valueOf(one)).toBe('first');
    world.fails = true;
    await waitUntil(async () => (await valueOf(one)) === 'first' && world.made > 1);
    expect(await valueOf(one)).toBe('first');
    world.options = { maxAgeMs: 20, staleMs: 30 };
    await wait(40);
    expect((await get(one)).statusCode).toBe(500);
  });

  it('does not cache failures', async () => {
    world.fails = true;
    expect((await get(one)).statusCode).toBe(500);
    world.fails = false;
    expect((await get(one)).statusCode).toBe(200);
  });
});
