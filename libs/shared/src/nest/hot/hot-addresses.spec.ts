import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Injectable, Param, Req, Res, type CanActivate } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp } from '@housebrand/shared/testing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Changes } from './changes';
import { HotBodies } from './hot-bodies';

const NOW = Date.now();
const seen = { requests: 0 };
const world = { value: 'first', isAddressed: true };

@Injectable()
class CountingGuard implements CanActivate {
  canActivate(): boolean {
    seen.requests += 1;
    return true;
  }
}

@Controller('api/apps/hot')
class HotController {
  constructor(private readonly bodies: HotBodies) {}

  @Get(':key') read(@Param('key') key: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const make = () => Promise.resolve({ value: world.value, filler: 'x'.repeat(1_000) });
    return this.bodies.serve(request, reply, key, '1', make, { isAddressed: world.isAddressed });
  }
}

describe('HotAddresses', () => {
  let app: NestFastifyApplication;
  let origin = '';
  let key = '';
  let clock: jest.SpiedFunction<typeof Date.now>;

  beforeAll(async () => {
    app = await createTestApp({
      controllers: [HotController],
      providers: [{ provide: APP_GUARD, useClass: CountingGuard }],
    });
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
  });
  beforeEach(() => {
    // an entry lives a second, however slow the machine is
    clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
    Object.assign(seen, { requests: 0 });
    Object.assign(world, { value: 'first', isAddressed: true });
    key = `k${Math.random().toString(36).slice(2)}`;
  });
  afterEach(() => clock.mockRestore());
  afterAll(() => app.close());

  const get = (headers: Record<string, string> = {}) => fetch(`${origin}/api/apps/hot/${key}`, { headers });
  const valueOf = async () => ((await (await get()).json()) as { data: { value: string } }).data.value;

  it('answers before the framework does, with the same headers', async () => {
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

  it('negotiates and knows its tags', async () => {
    await get();
    const plain = await get({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const zipped = await get({ 'accept-encoding': 'gzip' });
    expect([zipped.headers.get('content-encoding'), await zipped.text()]).toEqual(['gzip', await plain.text()]);
    const again = await get({ 'if-none-match': zipped.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(seen.requests).toBe(1);
  });

  it('forgets on any change, at once in the instance that made it', async () => {
    expect([await valueOf(), await valueOf()]).toEqual(['first', 'first']);
    world.value = 'second';
    await app.get(HotBodies).invalidate(key);
    expect(await valueOf()).toBe('second');
    seen.requests = 0;
    await app.get(Changes).publish('something-else', 'x');
    await valueOf();
    expect(seen.requests).toBe(1);
  });

  it('asks again after a second', async () => {
    await get();
    clock.mockReturnValue(NOW + 1_050);
    await get();
    expect(seen.requests).toBe(2);
  });

  it("keeps a caller's request id, and its hands off what was not said to depend on the address alone", async () => {
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
