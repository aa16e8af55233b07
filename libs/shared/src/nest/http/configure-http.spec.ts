import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Body,
  Controller,
  Get,
  Injectable,
  Param,
  Post,
  Query,
  Res,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  Conflict,
  DomainError,
  Forbidden,
  NotFound,
  TooManyRequests,
  type MemberRef,
  type MessageCatalogue,
} from '@housebrand/shared';
import { createTestApp, withFrozenTime, waitUntil } from '@housebrand/shared/testing';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import type { FastifyReply } from 'fastify';
import { AppLog } from '../logging/app-log';
import { admit } from '../context/admission';
import { Public } from '../context/decorators';
import { Self } from '../context/caller.decorators';
import type { MemberPrincipal } from '../context/principal';
import { RequestContext, timeLeftMs } from '../context/request-context';
import { ProviderUnavailable } from '../outbound/provider-unavailable';
import { metrics } from '../monitoring/metrics';
import { paged } from '../paging/paged';

const messages: MessageCatalogue = {
  domain: 'spec',
  th: { tel: '{field} ไม่ถูกต้อง', closed: 'ปิด', 'field.tel': 'เบอร์โทรศัพท์', 'field.password': 'รหัสผ่าน' },
  en: {
    tel: '{field} is wrong',
    closed: 'closed',
    'field.tel': 'The telephone number',
    'field.password': 'The password',
  },
};

class InnerDto {
  @IsInt() count!: number;
}
class BodyDto {
  @IsString() @IsNotEmpty() name!: string;
  @IsOptional() @MinLength(9) password?: string;
  @IsOptional() @Matches(/^0\d{9}$/, { message: 'spec.tel' }) tel?: string;
  @IsOptional() @IsIn(['dark', 'light']) look?: string;
  @IsOptional() @Type(() => InnerDto) @ValidateNested() inner?: InnerDto;
  @IsOptional() @Min(0, { each: true }) share?: number[];
}
class QueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
}

const thrown: Record<string, () => Error> = {
  forbidden: () => new Forbidden(),
  missing: () => new NotFound(),
  conflict: () => new Conflict(),
  busy: () => new TooManyRequests(7),
  unavailable: () => new ProviderUnavailable('gamePlatform', 'timeout'),
  provider: () =>
    new DomainError({ code: 77, status: 422, messageKey: 'spec.closed', providerMessage: 'message of the provider' }),
  defect: () => new Error('canary-defect with password=canary-secret'),
};

/** Runs a function in the async context of the latest `time-left` request. */
let inRequestContext: ReturnType<typeof AsyncLocalStorage.snapshot>;

@Controller('api')
class SpecController {
  constructor(private readonly context: RequestContext) {}

  @Get('apps/one') one() {
    return { id: 1 };
  }
  @Get('apps/nothing') nothing() {}
  @Get('apps/page') page() {
    return paged([1, 2], 12);
  }
  @Post('provider/echo') echo(@Body() body: BodyDto) {
    return { ...body, requestId: this.context.requestId };
  }
  @Get('apps/query') query(@Query() query: QueryDto) {
    return { limit: query.limit ?? 10 };
  }
  @Get('apps/time-left') timeLeft() {
    inRequestContext = AsyncLocalStorage.snapshot();
    return timeLeftMs();
  }
  @Get('apps/throw/:what') fail(@Param('what') what: string) {
    throw thrown[what]!();
  }
  @Post('provider/throw/:what') failProvider(@Param('what') what: string) {
    throw thrown[what]!();
  }
  @Get('apps/me/:prefix/:username') me(@Self() member: MemberRef) {
    return member;
  }
  @Get('apps/language') language() {
    return this.context.language;
  }
  @Public() @Get('raw') raw(@Res() reply: FastifyReply) {
    return reply.send('raw');
  }
}

@Injectable()
class SpecGuard implements CanActivate {
  constructor(
    private readonly context: RequestContext,
    private readonly reflector: Reflector,
  ) {}

  canActivate(execution: ExecutionContext): boolean {
    const { headers } = execution.switchToHttp().getRequest<{ headers: Record<string, string> }>();
    if (headers['x-spec-member']) {
      const ids = { memberId: '1', sessionId: 's' };
      const principal: MemberPrincipal = { kind: 'member', prefix: 'MTO', username: 'MTODEMO1', ...ids };
      this.context.authenticate(principal);
      admit(execution, this.reflector, principal);
    }
    return true;
  }
}

describe('HTTP edge', () => {
  let app: NestFastifyApplication;
  const lines: string[] = [];

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    app = await createTestApp({
      settings: { answerWithinMs: 5_000 },
      controllers: [SpecController],
      providers: [{ provide: APP_GUARD, useClass: SpecGuard }],
      messages: [messages],
      log: new AppLog('info', stream),
    });
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });

  it('wraps results in the envelope of their path', async () => {
    expect((await get('/api/apps/one')).json()).toEqual({ code: 200, message: 'success', data: { id: 1 } });
    expect((await get('/api/apps/nothing')).json()).toEqual({ code: 200, message: 'success', data: null });
    expect((await get('/api/apps/page')).json()).toEqual({
      code: 200,
      message: 'success',
      data: [1, 2],
      meta: { total: 12 },
    });
    const posted = await post('/api/provider/echo', { name: 'a' });
    expect(posted.statusCode).toBe(200);
    expect(posted.json()).toMatchObject({ code: 0, message: 'success', result: { name: 'a' } });
    expect((await get('/api/raw')).body).toBe('raw');
  });

  it('accepts and returns the request id, also after a body was read', async () => {
    const reply = await post('/api/provider/echo', { name: 'a' }, { 'x-request-id': 'given-by-caller-1' });
    expect(reply.headers['x-request-id']).toBe('given-by-caller-1');
    expect(reply.json().result.requestId).toBe('given-by-caller-1');
    const made = await get('/api/apps/one', { 'x-request-id': 'bad id\twith spaces' });
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('isolates the contexts of concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post('/api/provider/echo', { name: 'a' }, { 'x-request-id': `together-${index}` }),
      ),
    );
    replies.forEach((reply, index) => expect(reply.json().result.requestId).toBe(`together-${index}`));
  });

  it('gives a request five seconds and does not limit work after its reply', async () => {
    const reply = await withFrozenTime(() => get('/api/apps/time-left'));
    expect(reply.json<{ data: number }>().data).toBe(5_000);
    await waitUntil(() => inRequestContext(timeLeftMs) === Infinity);
    expect(timeLeftMs()).toBe(Infinity);
  });

  it.each([
    ['forbidden', 403, 403],
    ['missing', 404, 404],
    ['conflict', 409, 409],
    ['busy', 429, 429],
    ['unavailable', 503, 503],
    ['defect', 500, 500],
  ])('answers %s with its code and status', async (what, code, status) => {
    const reply = await get(`/api/apps/throw/${what}`);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({
      code,
      message: expect.any(String),
      data: null,
      requestId: reply.headers['x-request-id'],
    });
    const provider = await post(`/api/provider/throw/${what}`, {});
    expect(provider.json()).toMatchObject({ code, result: null });
  });

  it('logs a defect without its secrets and hides it from the caller', async () => {
    lines.length = 0;
    const reply = await get('/api/apps/throw/defect');
    expect(reply.body).not.toMatch(/canary|stack|at /);
    const text = lines.join('');
    expect(text).toContain('canary-defect');
    expect(text).not.toContain('canary-secret');
    expect(text).toContain(reply.headers['x-request-id'] as string);
  });

  it("returns a provider's own message", async () => {
    expect((await post('/api/provider/throw/provider', {})).json()).toMatchObject({
      code: 77,
      message: 'message of the provider',
    });
  });

  it('sends the wait in `retry-after` and in the message', async () => {
    const reply = await get('/api/apps/throw/busy?lang=en');
    expect(reply.headers['retry-after']).toBe('7');
    expect(reply.json().message).toContain('7 seconds');
  });

  it('answers in Thai unless the query or the browser prefers English', async () => {
    expect((await get('/api/apps/language')).json().data).toBe('th');
    expect((await get('/api/apps/language', { 'accept-language': 'en-GB,en;q=0.9' })).json().data).toBe('en');
    expect((await get('/api/apps/language?lang=th', { 'accept-language': 'en' })).json().data).toBe('th');
    expect((await get('/api/apps/language?lang=xx')).json().data).toBe('th');
  });

  it('names each wrong field in the language of the request', async () => {
    const reply = await post('/api/provider/echo?lang=en', {
      password: 'short',
      tel: '12',
      inner: { count: 'x' },
      look: 'green',
      extra: 1,
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 422, result: null });
    expect(reply.json().errors).toEqual(
      expect.arrayContaining([
        { field: 'name', message: 'Please fill this in.' },
        { field: 'password', message: 'The password is too short. Minimum length: 9' },
        { field: 'tel', message: 'The telephone number is wrong' },
        { field: 'inner.count', message: 'Please enter digits only.' },
        { field: 'look', message: "look isn't valid. Allowed: dark, light" },
        { field: 'extra', message: 'Unknown field extra. Allowed: inner, look, name, password, share, tel' },
      ]),
    );
    const thai = await post('/api/provider/echo', { name: '' });
    expect(thai.json().errors).toEqual([{ field: 'name', message: 'โปรดกรอกข้อมูล' }]);
  });

  it('validates and converts queries', async () => {
    expect((await get('/api/apps/query?limit=5')).json().data).toEqual({ limit: 5 });
    expect((await get('/api/apps/query?limit=0&lang=en')).json().errors).toEqual([
      { field: 'limit', message: 'The number of entries on a page must be at least 1' },
    ]);
    expect((await get('/api/apps/query?other=1')).statusCode).toBe(422);
  });

  it('reports a bound only for values of the right type', async () => {
    const messagesOf = async (url: string, body?: object) =>
      (await (body ? post(url, body) : get(url))).json().errors.map(({ message }: { message: string }) => message);
    expect(await messagesOf('/api/apps/query?limit=abc')).toEqual(['โปรดกรอกข้อมูลเป็นตัวเลข']);
    expect(await messagesOf('/api/apps/query?limit=101&lang=en')).toEqual([
      'The number of entries on a page must be at most 100',
    ]);
    for (const password of [5, ['short'], {}])
      expect(await messagesOf('/api/provider/echo?lang=en', { name: 'a', password })).toEqual([
        'The password is invalid',
      ]);
    for (const [share, message] of [
      [['1'], 'Please enter digits only.'],
      [[-1], 'share must be at least 0'],
    ] as const)
      expect(await messagesOf('/api/provider/echo?lang=en', { name: 'a', share })).toEqual([message]);
  });

  it.each([
    ['malformed JSON', '{"name":', 'application/json', 400],
    ['a body that is not JSON', 'name=a', 'text/plain', 415],
    ['an array for an object', '[]', 'application/json', 422],
    ['an oversized body', `{"name":"${'x'.repeat(300_000)}"}`, 'application/json', 413],
    ['prototype pollution', '{"__proto__":{"admin":true},"name":"a"}', 'application/json', 400],
  ])('rejects %s', async (_what, payload, type, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/provider/echo',
      payload,
      headers: { 'content-type': type },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ code: status, result: null, requestId: expect.any(String) });
  });

  it('answers unknown routes as specified', async () => {
    const reply = await get('/api/apps/nowhere');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 404, message: 'This page could not be found', data: null });
    expect((await get('/api/%E0%A4%A')).statusCode).toBe(400);
    expect((await get('/api/%E0%A4%A')).json()).toMatchObject({ code: 400 });
  });

  it('tells a caller with an agent key to leave the agent out of an address that names none', async () => {
    const key = { 'x-agent-key': 'key-of-river', 'accept-language': 'en' };
    const reply = await get('/api/apps/one/RIVER?limit=1', key);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toBe(
      'This page could not be found. The agent key already names the agent: leave RIVER out of the address.',
    );
    const plain = { code: 404, message: 'This page could not be found' };
    // no such call, no prefix, or no key
    expect((await get('/api/apps/nowhere/RIVER', key)).json()).toMatchObject(plain);
    expect((await get('/api/apps/one/river', key)).json()).toMatchObject(plain);
    expect((await get('/api/apps/one/RIVER')).json()).toMatchObject(plain);
  });

  it("rejects access to another member's record in any spelling", async () => {
    const member = { 'x-spec-member': '1' };
    expect((await get('/api/apps/me/MTO/MTODEMO1', member)).statusCode).toBe(200);
    expect((await get('/api/apps/me/mto/mtodemo1', member)).statusCode).toBe(200);
    for (const path of ['NAGA/MTODEMO1', 'MTO/MTODEMO2', 'MTOX/MTODEMO1', 'MTO/%20MTODEMO11']) {
      expect((await get(`/api/apps/me/${path}`, member)).statusCode).toBe(403);
    }
    expect((await get('/api/apps/me/MTO/MTODEMO1')).statusCode).toBe(401);
  });

  it("logs a request's session and refusal code but no username", async () => {
    lines.length = 0;
    const member = { 'x-spec-member': 'yes' };
    await get('/api/apps/me/MTO/MTODEMO1', member);
    await get('/api/apps/me/NAGA/NAGADEMO1', member);
    await get('/api/apps/me/MTO/MTODEMO1');
    await post('/api/provider/echo', {}, member);
    const logged = lines.map((line) => JSON.parse(line) as { status: number; code?: number; session?: string });
    expect(logged.map(({ status, code, session }) => [status, code, session])).toEqual([
      [200, undefined, 's'],
      [403, 403, 's'],
      [401, 401, undefined],
      [422, 422, 's'],
    ]);
    expect(lines.join('')).not.toContain('DEMO1');
  });

  it('logs route patterns and harmless parameters, and labels metrics with patterns only', async () => {
    lines.length = 0;
    await get('/api/apps/me/MTO/canary-name?token=canary-token&page=2');
    await get('/canary-path?otp=canary-otp');
    const text = lines.join('');
    expect(text).toContain('"route":"/api/apps/me/:prefix/:username"');
    expect(text).toContain('"query":"page=2&(1 more)"');
    expect(`${text}${await metrics.metrics()}`).not.toContain('canary');
    expect(await metrics.metrics()).toContain('route="/api/apps/me/:prefix/:username"');
  });
});
