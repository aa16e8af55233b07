import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp } from '@housebrand/shared/testing';
import { Type } from 'class-transformer';
import { IsOptional, IsString, ValidateNested } from 'class-validator';
import fc from 'fast-check';
import { BodyLimit } from './request-limits';

class NameDto {
  @IsOptional() @IsString() name?: string;
}
class NestedDto {
  @IsOptional() @Type(() => NameDto) @ValidateNested() one?: NameDto;
  @IsOptional() @Type(() => NameDto) @ValidateNested({ each: true }) some?: NameDto[];
}

@Controller('api')
class TargetController {
  @Post('provider/plain') plain(@Body() body: NameDto) {
    return body;
  }
  @Post('provider/nested') nested(@Body() body: NestedDto) {
    return body;
  }
  @BodyLimit(100) @Post('provider/short') short(@Body() body: NameDto) {
    return body.name?.length ?? 0;
  }
  @BodyLimit(40_000) @Post('provider/long') long(@Body() body: NameDto) {
    return body.name?.length ?? 0;
  }
  @Get('apps/:id') one(@Param('id') id: string, @Query() query: NameDto) {
    return [id, query.name ?? null];
  }
}

describe('hostile requests', () => {
  let app: NestFastifyApplication;
  let port = 0;

  beforeAll(async () => {
    app = await createTestApp({ controllers: [TargetController] });
    await app.listen(0, '127.0.0.1');
    port = Number(new URL(await app.getUrl()).port);
  });
  afterAll(() => app.close());

  const post = (path: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: `/api/provider/${path}`,
      payload,
      headers: { 'content-type': 'application/json' },
    });
  const get = (url: string) => app.inject({ method: 'GET', url });

  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"f${index}":1`).join(',')}}`;

  it('rejects fields that every object inherits', async () => {
    // the body parser itself rejects `__proto__`
    const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__');
    const targets = fc.constantFrom<[string, string, string]>(
      ['plain', '', 'name'],
      ['nested', '', 'one, some'],
      ['nested', 'one.', 'name'],
      ['nested', 'some.0.', 'name'],
    );
    const values = fc.constantFrom<unknown>('x', 1, null, {}, { name: 'x' });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...inherited), targets, values, async (name, [path, where, known], value) => {
        const inner = { [name]: value };
        const body = where === 'one.' ? { one: inner } : where === 'some.0.' ? { some: [inner] } : inner;
        const reply = await post(`${path}?lang=en`, JSON.stringify(body));
        const message = `Unknown field ${where}${name}. Allowed: ${known}`;
        expect([reply.statusCode, reply.json().errors]).toEqual([422, [{ field: `${where}${name}`, message }]]);
        if (path === 'plain') expect((await get(`/api/apps/7?${name}=x`)).statusCode).toBe(422);
      }),
      { numRuns: 200 },
    );
    expect((await post('plain', '{"__proto__":1}')).statusCode).toBe(400);
  });

  it.each([
    ['8,000 levels', `{"name":${deep(8_000)}}`],
    ['21 levels', `{"name":${deep(20)}}`],
    ['501 keys', keys(501)],
    ['U+0000', '{"name":"a\\u0000"}'],
    ['half of a pair', '{"name":"\\ud800"}'],
    ['U+0000 in a name', '{"\\u0000":1}'],
  ])('answers 400 to a body with %s, in the language of the request', async (_what, payload) => {
    const reply = await post('plain?lang=en', payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 400, message: 'The request could not be read.', result: null });
    expect((await post('plain', payload)).json().message).toBe('คำขอไม่ถูกต้อง');
  });

  it('accepts bodies within the limits, including brackets and colons inside strings', async () => {
    const name = `${'[{:'.repeat(2_000)}\\"😀\\\\`;
    const reply = await post('plain', `{"name":"${name}"}`);
    expect(reply.json()).toMatchObject({ code: 0, result: { name: `${'[{:'.repeat(2_000)}"😀\\` } });
    // rejected for unknown fields, not for their number
    expect((await post('plain', keys(500))).statusCode).toBe(422);
  });

  it('reports at most twenty problems', async () => {
    const reply = await post('plain', keys(400));
    expect(reply.json().errors).toHaveLength(20);
    expect(reply.rawPayload.byteLength).toBeLessThan(4_000);
  });

  it('limits bodies to 16 kB, or to the limit of the call', async () => {
    const named = (length: number) => JSON.stringify({ name: 'x'.repeat(length) });
    const status = async (path: string, length: number) => (await post(path, named(length))).statusCode;
    expect([await status('plain', 16_000), await status('plain', 17_000)]).toEqual([200, 413]);
    expect([await status('short', 50), await status('short', 200)]).toEqual([200, 413]);
    expect([await status('long', 39_000), await status('long', 41_000)]).toEqual([200, 413]);
  });

  it.each([
    '/api/apps/%00',
    '/api/apps/a%00b',
    '/api/apps/a?name=%00',
    '/api/apps/a?%00=1',
    '//',
    '///',
    '//a:999999/b',
  ])('answers 400 to the address %s', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ code: 400 })]);
  });

  it('accepts at most a hundred parameters', async () => {
    const query = (count: number) => Array.from({ length: count }, (_, index) => `p${index}=1`).join('&');
    expect((await get(`/api/apps/a?${query(100)}`)).statusCode).toBe(422);
    expect((await get(`/api/apps/a?${query(101)}`)).statusCode).toBe(400);
  });

  it('rejects TRACE without an echo of the request', async () => {
    const reply = await replyTo(port, 'TRACE /api/apps/a HTTP/1.1\r\nHost: a\r\nCookie: canary\r\n');
    expect(reply).toMatch(/^HTTP\/1.1 404/);
    expect(reply).not.toContain('canary');
  });

  it('rejects two Host headers', async () => {
    expect(await replyTo(port, 'GET /api/apps/a HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 200/);
    const two = await replyTo(port, 'GET /api/apps/a HTTP/1.1\r\nHost: a\r\nhOST: b\r\n');
    expect(two).toMatch(/^HTTP\/1.1 400/);
    expect(two).toContain('"code":400');
  });
});

function replyTo(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(`${head}Connection: close\r\n\r\n`));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
