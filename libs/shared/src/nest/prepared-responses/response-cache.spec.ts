import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Injectable, Param, type CanActivate } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp } from '@housebrand/shared/testing';
import { Changes } from './changes';
import { PreparedResponses, PreparedResponse } from './prepared-responses';

const NOW = performance.now();
const seen = { requests: 0 };
const TOPIC = 'spec-site-changed';
const world = { value: 'first', isAddressed: true };

@Injectable()
class CountingGuard implements CanActivate {
  canActivate(): boolean {
    seen.requests += 1;
    return true;
  }
}

@Controller('api/apps/prepared-responses')
class PreparedController {
  @Get(':key') read(@Param('key') key: string): PreparedResponse {
    const make = () => Promise.resolve({ value: world.value, filler: 'x'.repeat(1_000) });
    return new PreparedResponse(key, '1', make, { isAddressed: world.isAddressed, topics: [TOPIC] });
  }
}

describe('ResponseCache', () => {
  let app: NestFastifyApplication;
  let origin = '';
  let key = '';
  let clock: jest.SpiedFunction<typeof performance.now>;

  beforeAll(async () => {
    app = await createTestApp({
      controllers: [PreparedController],
      providers: [{ provide: APP_GUARD, useClass: CountingGuard }],
    });
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
  });
  beforeEach(() => {
    // freeze the clock, so that entries don't expire on a slow machine
    clock = jest.spyOn(performance, 'now').mockReturnValue(NOW);
    Object.assign(seen, { requests: 0 });
    Object.assign(world, { value: 'first', isAddressed: true });
    key = `k${Math.random().toString(36).slice(2)}`;
  });
  afterEach(() => clock.mockRestore());
  afterAll(() => app.close());

  const get = (headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/apps/prepared-responses/${key}`, { headers });
  const valueOf = async () => ((await (await get()).json()) as { data: { value: string } }).data.value;

  it('answers before the framework with the same headers', async () => {
    const slow = await get();
    const fast = await get();
    expect(seen.requests).toBe(1);
    expect(await fast.text()).toBe(await slow.text());
    const names = (reply: Response) => [...reply.headers.keys()].filter((name) => name !== 'date').sort();
    expect(names(fast)).toEqual(names(slow));
    expect(fast.headers.get('etag')).toBe(slow.headers.get('etag'));
    expect(fast.headers.get('x-request-id')).not.toBe(slow.headers.get('x-request-id'));
    expect(fast.headers.get('x-content-type-options')).toBe('nosniff');
  });

  /** Sends requests for the key on one connection, the last of which ends it. @returns all bytes of the replies */
  const conversation = (requests: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port, host } = new URL(origin);
      const texts = requests.map((request) => request.replace('HOST', `host: ${host}`));
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write(texts.join('')));
      socket.setEncoding('latin1');
      socket.on('data', (text: string) => (received += text));
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });

  it.each([
    { version: '1.1', requests: 3, more: 'connection: close\r\n' },
    { version: '1.0', requests: 1, more: '' },
  ])('answers $requests requests of HTTP/$version on one connection, then closes it', async (example) => {
    await get();
    const line = `GET /api/apps/prepared-responses/${key} HTTP/${example.version}\r\nHOST\r\n`;
    const kept = Array.from({ length: example.requests - 1 }, () => `${line}\r\n`);
    const replies = (await conversation([...kept, `${line}${example.more}\r\n`])).split('HTTP/1.1 200 OK').slice(1);
    expect(replies.map((reply) => /^connection: (.*)\r$/im.exec(reply)?.[1])).toEqual([
      ...kept.map(() => 'keep-alive'),
      'close',
    ]);
    for (const reply of replies) expect(reply).toMatch(/^date: .*GMT\r$/im);
    expect(seen.requests).toBe(1);
  });

  it('negotiates encodings and recognizes its tags', async () => {
    await get();
    const plain = await get({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const zipped = await get({ 'accept-encoding': 'gzip' });
    expect([zipped.headers.get('content-encoding'), await zipped.text()]).toEqual(['gzip', await plain.text()]);
    const again = await get({ 'if-none-match': zipped.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(seen.requests).toBe(1);
  });

  it('drops a reply at once when its body or one of its topics changes in the same instance', async () => {
    expect([await valueOf(), await valueOf()]).toEqual(['first', 'first']);
    world.value = 'second';
    await app.get(PreparedResponses).invalidate(key);
    expect(await valueOf()).toBe('second');
    seen.requests = 0;
    await app.get(Changes).publish(TOPIC, 'x');
    await valueOf();
    expect(seen.requests).toBe(1);
  });

  it('keeps replies on unrelated changes', async () => {
    await valueOf();
    seen.requests = 0;
    const [changes, bodies] = [app.get(Changes), app.get(PreparedResponses)];
    await changes.publish('session-changed', 'x');
    await bodies.invalidate(`${key}-of-another-list`);
    expect([await valueOf(), seen.requests]).toEqual(['first', 0]);
  });

  it('drops one key without dropping another with the same content', async () => {
    const [first, second] = [key, `${key}-too`];
    const isPrepared = async (name: string) => {
      const before = seen.requests;
      await (await fetch(`${origin}/api/apps/prepared-responses/${name}`)).text();
      return seen.requests === before;
    };
    const both = async () => [await isPrepared(first), await isPrepared(second)];
    expect([await both(), await both()]).toEqual([
      [false, false],
      [true, true],
    ]);
    for (let index = 0; index < 40; index += 1)
      await fetch(`${origin}/api/apps/prepared-responses/${first}?lang=${index}`);
    await app.get(PreparedResponses).invalidate(first);
    expect([await both(), await both()]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('runs the handler again after a second', async () => {
    await get();
    clock.mockReturnValue(NOW + 1_050);
    await get();
    expect(seen.requests).toBe(2);
  });

  it('limits the spellings of an address, ignores long ones, and drops them after a second', async () => {
    await get();
    const getBy = (query: string) => fetch(`${origin}/api/apps/prepared-responses/${key}?${query}`);
    for (let index = 0; index < 60; index += 1) await getBy(`lang=${index}`);
    const prepared = async (query: string) => {
      const before = seen.requests;
      await getBy(query);
      return seen.requests === before;
    };
    expect([await prepared('lang=0'), await prepared('lang=59')]).toEqual([true, false]);
    clock.mockReturnValue(NOW + 3_000);
    await getBy('lang=60');
    expect([await prepared('lang=60'), await prepared('lang=0')]).toEqual([true, false]);
    const long = `lang=${'x'.repeat(400)}`;
    await getBy(long);
    expect(await prepared(long)).toBe(false);
  });

  it("returns a caller's request id, and does not cache replies that are not addressed", async () => {
    await get();
    expect((await get({ 'x-request-id': 'given-by-caller' })).headers.get('x-request-id')).toBe('given-by-caller');
    world.isAddressed = false;
    key = `${key}x`;
    seen.requests = 0;
    await get();
    await get();
    expect(seen.requests).toBe(2);
  });
});
