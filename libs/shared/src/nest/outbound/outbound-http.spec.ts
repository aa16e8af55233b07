import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { RequestContext, type RequestScope } from '../context/request-context';
import { AwakeTime } from '../../testing/awake-time';
import { waitUntil } from '../../testing/wait-until';
import { OutboundHttp, type OutboundOptions, type OutboundRequest } from './outbound-http';
import { ProviderUnavailable } from './provider-unavailable';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** The deadline of calls that get no reply. */
const DEADLINE_MS = 300;
/** The deadline of calls that get a reply, long enough for a slow machine. */
const LONG_DEADLINE_MS = 60_000;
/** Upper bound for a call that ends in time. */
const SOON_MS = 2_000;

describe('OutboundHttp', () => {
  let server: Server;
  let url = '';
  let handler: Handler;
  let calls = 0;
  const open: OutboundHttp[] = [];

  beforeEach(async () => {
    calls = 0;
    server = createServer((request, response) => {
      calls += 1;
      handler(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((http) => http.onApplicationShutdown()));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const connect = (options: Partial<OutboundOptions> = {}) => {
    const http = new OutboundHttp('spec', { baseUrl: url, timeoutMs: LONG_DEADLINE_MS, ...options });
    open.push(http);
    return http;
  };
  const read: OutboundRequest = { method: 'GET', path: 'thing' };
  const reasonOf = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: unknown) => (error instanceof ProviderUnavailable ? error.reason : String(error)),
    );

  it('sends method, path, query, headers, JSON and the request id', async () => {
    let seen: Record<string, unknown> = {};
    handler = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen = {
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        };
        json(response, { code: 0, result: 'ok' });
      });
    };
    const http = connect();
    const scope = { requestId: 'request-77', language: 'th' as const, principal: null };
    const reply = await new RequestContext().run(scope, () =>
      http.request({
        method: 'POST',
        path: '/a/b',
        query: { type: 'x y', none: undefined },
        headers: { authorization: 'Bearer t' },
        json: { n: 1 },
      }),
    );
    expect(reply).toMatchObject({ status: 200, body: { code: 0, result: 'ok' }, text: '{"code":0,"result":"ok"}' });
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/base/a/b?type=x+y',
      body: '{"n":1}',
      headers: { authorization: 'Bearer t', 'x-request-id': 'request-77', 'content-type': 'application/json' },
    });
  });

  it.each<[string, Handler, string]>([
    ['an error status', (_request, response) => json(response, { code: 1 }, 502), 'status'],
    ['a 503 of a proxy before it', (_request, response) => json(response, { error: 'no backend' }, 503), 'status'],
    ['its maintenance reply', (_request, response) => json(response, { code: 503 }, 503), 'maintenance'],
    ['HTML instead of JSON', (_request, response) => response.end('<html>maintenance</html>'), 'malformed'],
    ['truncated JSON', (_request, response) => response.end('{"code":0,"resu'), 'malformed'],
    ['an empty body', (_request, response) => response.end(), 'malformed'],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'redirect',
    ],
    ['no reply', () => undefined, 'timeout'],
    ['a reset connection', (request) => request.socket.resetAndDestroy(), 'reset'],
    [
      'a connection that closes within the body',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"code":');
        setTimeout(() => response.destroy(), 20);
      },
      'reset',
    ],
    [
      'a reply of one byte at a time',
      (_request, response) => {
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
    [
      'an endless body',
      (_request, response) => {
        const chunk = Buffer.alloc(256 * 1024, 32);
        const pump = () => {
          let isDrained = true;
          while (isDrained && !response.destroyed) isDrained = response.write(chunk);
          response.once('drain', pump);
        };
        pump();
      },
      'tooLarge',
    ],
  ])('reports %s as unavailable within the deadline', async (_what, respond, reason) => {
    handler = respond;
    const timeoutMs = reason === 'timeout' ? DEADLINE_MS : LONG_DEADLINE_MS;
    const http = connect({ maxBodyBytes: 1_000_000, timeoutMs });
    const awake = new AwakeTime();
    expect(await reasonOf(http.request(read))).toBe(reason);
    expect(awake.ms).toBeLessThan(SOON_MS);
    awake.stop();
    await waitUntil(() => calls === 1);
  });

  it('reports a refused connection as unavailable without effect', async () => {
    const http = connect({ baseUrl: 'http://127.0.0.1:1/' });
    const error = (await http.request(read).catch((thrown: unknown) => thrown)) as ProviderUnavailable;
    expect([error.reason, error.hadNoEffect, error.status]).toEqual(['refused', true, 503]);
    expect(new ProviderUnavailable('spec', 'timeout').hadNoEffect).toBe(false);
  });

  it('passes business refusals on without opening the breaker', async () => {
    handler = (_request, response) => json(response, { code: 1005 }, 401);
    const http = connect();
    for (let time = 0; time < 40; time++) expect((await http.request(read)).status).toBe(401);
    expect(calls).toBe(40);
  });

  const repeat = async (times: number, http: OutboundHttp, request: OutboundRequest) => {
    for (let time = 0; time < times; time++) await reasonOf(http.request(request));
  };
  const other: OutboundRequest = { method: 'GET', path: 'other' };
  const isOther = ({ url: path }: IncomingMessage) => path === '/base/other';

  it('stops calls to a failing system and resumes by itself', async () => {
    handler = (_request, response) => json(response, {}, 500);
    const http = connect({ breakMs: 1_000 });
    await repeat(30, http, read);
    const made = calls;
    expect(made).toBeLessThan(30);
    handler = (_request, response) => json(response, { code: 0 });
    await waitUntil(async () => (await reasonOf(http.request(read))) === 'answered');
    expect(await reasonOf(http.request(read))).toBe('answered');
    expect(calls).toBe(made + 2);
  });

  it('rejects calls without sending them while the breaker is open', async () => {
    handler = (_request, response) => json(response, {}, 500);
    const http = connect({ breakMs: 60_000 });
    await repeat(30, http, read);
    const made = calls;
    expect(await reasonOf(http.request(read))).toBe('breakerOpen');
    expect(calls).toBe(made);
  });

  it.each<[string, Handler, string]>([
    ['fails', (_request, response) => json(response, {}, 503), 'breakerOpen'],
    ['sends malformed replies', (_request, response) => response.end('<html>'), 'malformed'],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end(), 'redirect'],
  ])('keeps other calls to a system working when one call %s', async (_what, respond, reason) => {
    handler = (request, response) => (isOther(request) ? json(response, { code: 0 }) : respond(request, response));
    const http = connect({ breakMs: 60_000 });
    await repeat(40, http, read);
    expect(await reasonOf(http.request(read))).toBe(reason);
    expect(await reasonOf(http.request(other))).toBe('answered');
  });

  it('stops all calls to a system when several of its calls fail', async () => {
    handler = (_request, response) => json(response, {}, 502);
    const http = connect({ breakMs: 60_000 });
    for (let time = 0; time < 12; time++) await repeat(1, http, time % 2 === 0 ? read : other);
    expect(await reasonOf(http.request({ method: 'GET', path: 'third' }))).toBe('breakerOpen');
  });

  it('stops all calls to an unreachable system', async () => {
    const http = connect({ baseUrl: 'http://127.0.0.1:1/', breakMs: 60_000 });
    expect(http.isReached).toBe(true);
    await repeat(10, http, read);
    expect(await reasonOf(http.request(other))).toBe('breakerOpen');
    expect(http.isReached).toBe(false);
  });

  it('limits concurrent calls, queues some and rejects the rest', async () => {
    const running: (() => void)[] = [];
    let maxRunning = 0;
    handler = (_request, response) => {
      maxRunning = Math.max(
        maxRunning,
        running.push(() => json(response, { code: 0 })),
      );
    };
    const http = connect({ maxConcurrent: 2, maxQueued: 3 });
    const requested = Array.from({ length: 8 }, () => reasonOf(http.request(read)));
    for (const together of [2, 2, 1]) {
      await waitUntil(() => running.length === together);
      for (const answer of running.splice(0)) answer();
    }
    const reasons = await Promise.all(requested);
    expect(maxRunning).toBe(2);
    expect(reasons.filter((reason) => reason === 'answered')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'overloaded')).toHaveLength(3);
  });

  it('counts the wait for a slot towards the deadline', async () => {
    const sent: (() => void)[] = [];
    handler = (_request, response) => void sent.push(() => json(response, { code: 0 }));
    const http = connect({ maxConcurrent: 1, maxQueued: 5 });
    const held = reasonOf(http.request(read));
    await waitUntil(() => sent.length === 1);
    const ends: string[] = [];
    const waited = reasonOf(http.request({ ...read, timeoutMs: 1_000 })).then((reason) => ends.push(reason));
    await new Promise((resolve) => setTimeout(resolve, 200));
    // it is sent now, so its deadline must pass before another full second
    const second = new Promise((resolve) => setTimeout(resolve, 1_000)).then(() => ends.push('a second later'));
    sent[0]!();
    await Promise.all([held, waited, second]);
    expect(ends).toEqual(['timeout', 'a second later']);
  });

  it('drops a queued call at its deadline without sending it, and runs the next one', async () => {
    const replies: (() => void)[] = [];
    handler = (_request, response) => void replies.push(() => json(response, { code: 0 }));
    const http = connect({ maxConcurrent: 1, maxQueued: 5, timeoutMs: 60_000 });
    const first = reasonOf(http.request({ ...read, agent: 'MTO' }));
    await waitUntil(() => replies.length === 1);
    const waited = reasonOf(http.request({ ...read, agent: 'MTO', timeoutMs: 20 }));
    const next = reasonOf(http.request({ ...read, agent: 'NAGA' }));
    expect(await waited).toBe('timeout');
    replies[0]!();
    await waitUntil(() => replies.length === 2);
    replies[1]!();
    expect([await first, await next, calls]).toEqual(['answered', 'answered', 2]);
  });

  it('shares one deadline among all calls of a request and starts none too late', async () => {
    const requested = new Set<string | undefined>();
    handler = ({ url: path }) => void requested.add(path);
    const http = connect();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
    const scope: RequestScope = { requestId: '', language: 'th', principal: null, answerBy: now + 1_400 };
    const inOrder = async () => {
      const first = await reasonOf(http.request(read));
      clock.mockReturnValue(now + 1_400);
      return [first, await reasonOf(http.request(other))];
    };
    expect(await new RequestContext().run(scope, inOrder)).toEqual(['timeout', 'tooLate']);
    clock.mockRestore();
    expect(requested).not.toContain('/base/other');
    expect(new ProviderUnavailable('spec', 'tooLate').hadNoEffect).toBe(true);
    // work after the reply has no deadline
    handler = (_request, response) => json(response, { code: 0 });
    scope.answerBy = undefined;
    expect(await new RequestContext().run(scope, () => reasonOf(http.request(read)))).toBe('answered');
  });

  it('aborts a reply that is still arriving at the deadline', async () => {
    let isCut = false;
    handler = (request, response) => {
      response.writeHead(200).write('{');
      request.socket.once('close', () => (isCut = true));
    };
    expect(await reasonOf(connect().request({ ...read, timeoutMs: 2_000 }))).toBe('timeout');
    await waitUntil(() => isCut);
  });

  it('offers an HttpService without a breaker', async () => {
    handler = (_request, response) => json(response, { code: 7 }, 418);
    const { http } = connect();
    const full = await firstValueFrom(http.get<string>('/base/thing', { headers: { accept: 'application/json' } }));
    expect([full.status, full.data]).toEqual([418, '{"code":7}']);
  });
});
