import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { RequestContext, type RequestScope } from '../context/request-context';
import { OutboundHttp, type OutboundOptions, type OutboundRequest } from './outbound-http';
import { ProviderUnavailable } from './provider-unavailable';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** Far from a call that nobody ends, far enough from the deadline of 300 ms for a loaded machine. */
const SOON_MS = 4_000;

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
    const http = new OutboundHttp('spec', { baseUrl: url, timeoutMs: 300, ...options });
    open.push(http);
    return http;
  };
  const read: OutboundRequest = { method: 'GET', path: 'thing' };
  const reasonOf = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: unknown) => (error instanceof ProviderUnavailable ? error.reason : String(error)),
    );

  const until = async (condition: () => Promise<boolean>) => {
    for (const end = Date.now() + 5_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10))) {
      if (await condition()) return;
    }
    throw new Error('did not happen within five seconds');
  };

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
    ['a 503 of something before it', (_request, response) => json(response, { error: 'no backend' }, 503), 'status'],
    ['its word for maintenance', (_request, response) => json(response, { code: 503 }, 503), 'maintenance'],
    ['a page instead of JSON', (_request, response) => response.end('<html>maintenance</html>'), 'malformed'],
    ['JSON that is cut off', (_request, response) => response.end('{"code":0,"resu'), 'malformed'],
    ['an empty body', (_request, response) => response.end(), 'malformed'],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'redirect',
    ],
    ['no answer at all', () => undefined, 'timeout'],
    ['a connection that is reset', (request) => request.socket.resetAndDestroy(), 'reset'],
    [
      'a connection that ends in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"code":');
        setTimeout(() => response.destroy(), 20);
      },
      'reset',
    ],
    [
      'one byte at a time',
      (_request, response) => {
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
    [
      'a body without end',
      (_request, response) => {
        const chunk = Buffer.alloc(256 * 1024, 32);
        const pump = () => {
          while (!response.destroyed && response.write(chunk));
          response.once('drain', pump);
        };
        pump();
      },
      'tooLarge',
    ],
  ])('takes %s for unavailable, within the deadline', async (_what, respond, reason) => {
    handler = respond;
    const started = Date.now();
    expect(await reasonOf(connect({ maxBodyBytes: 1_000_000 }).request(read))).toBe(reason);
    expect(Date.now() - started).toBeLessThan(SOON_MS);
    expect(calls).toBe(1);
  });

  it('takes a refused connection for unavailable and knows that nothing happened', async () => {
    const http = connect({ baseUrl: 'http://127.0.0.1:1/' });
    const error = (await http.request(read).catch((thrown: unknown) => thrown)) as ProviderUnavailable;
    expect([error.reason, error.hadNoEffect, error.status]).toEqual(['refused', true, 503]);
    expect(new ProviderUnavailable('spec', 'timeout').hadNoEffect).toBe(false);
  });

  it('passes refusals of business on and never breaks because of them', async () => {
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

  it('stops calling a system that is down, refuses at once, and comes back by itself', async () => {
    handler = (_request, response) => json(response, {}, 500);
    const http = connect({ breakMs: 150 });
    await repeat(30, http, read);
    const made = calls;
    expect(made).toBeLessThan(30);
    handler = (_request, response) => json(response, { code: 0 });
    await until(async () => (await reasonOf(http.request(read))) === 'answered');
    expect(await reasonOf(http.request(read))).toBe('answered');
    expect(calls).toBe(made + 2);
  });

  it('refuses without calling while it is open', async () => {
    handler = (_request, response) => json(response, {}, 500);
    const http = connect({ breakMs: 60_000 });
    await repeat(30, http, read);
    const made = calls;
    expect(await reasonOf(http.request(read))).toBe('breakerOpen');
    expect(calls).toBe(made);
  });

  it.each<[string, Handler, string]>([
    ['fails', (_request, response) => json(response, {}, 503), 'breakerOpen'],
    ['answers nonsense', (_request, response) => response.end('<html>'), 'malformed'],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end(), 'redirect'],
  ])('lets the other calls of a system through when one %s', async (_what, respond, reason) => {
    handler = (request, response) => (isOther(request) ? json(response, { code: 0 }) : respond(request, response));
    const http = connect({ breakMs: 60_000 });
    await repeat(40, http, read);
    expect(await reasonOf(http.request(read))).toBe(reason);
    expect(await reasonOf(http.request(other))).toBe('answered');
  });

  it('stops every call of a system of which several calls fail', async () => {
    handler = (_request, response) => json(response, {}, 502);
    const http = connect({ breakMs: 60_000 });
    for (let time = 0; time < 12; time++) await repeat(1, http, time % 2 === 0 ? read : other);
    expect(await reasonOf(http.request({ method: 'GET', path: 'third' }))).toBe('breakerOpen');
  });

  it('stops every call of a system that cannot be reached, whichever call finds out', async () => {
    const http = connect({ baseUrl: 'http://127.0.0.1:1/', breakMs: 60_000 });
    expect(http.isReached).toBe(true);
    await repeat(10, http, read);
    expect(await reasonOf(http.request(other))).toBe('breakerOpen');
    expect(http.isReached).toBe(false);
  });

  it('lets only so many calls through, queues some and refuses the rest', async () => {
    let running = 0;
    let most = 0;
    handler = (_request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        json(response, { code: 0 });
      }, 60);
    };
    const http = connect({ maxConcurrent: 2, maxQueued: 3, timeoutMs: 1_000 });
    const reasons = await Promise.all(Array.from({ length: 8 }, () => reasonOf(http.request(read))));
    expect(most).toBe(2);
    expect(reasons.filter((reason) => reason === 'answered')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'overloaded')).toHaveLength(3);
  });

  it('counts the wait for a turn as time', async () => {
    handler = (_request, response) => void setTimeout(() => json(response, { code: 0 }), 250);
    const http = connect({ maxConcurrent: 1, maxQueued: 5 });
    const started = Date.now();
    expect(await Promise.all([1, 2, 3].map(() => reasonOf(http.request(read))))).toEqual([
      'answered',
      'timeout',
      'timeout',
    ]);
    expect(Date.now() - started).toBeLessThan(SOON_MS);
  });

  it('gives up a call that waits for its turn when its time is over, before it was sent, and the next one goes on', async () => {
    const replies: (() => void)[] = [];
    handler = (_request, response) => void replies.push(() => json(response, { code: 0 }));
    const http = connect({ maxConcurrent: 1, maxQueued: 5, timeoutMs: 60_000 });
    const first = reasonOf(http.request({ ...read, agent: 'MTO' }));
    await until(() => Promise.resolve(replies.length === 1));
    const waited = reasonOf(http.request({ ...read, agent: 'MTO', timeoutMs: 20 }));
    const next = reasonOf(http.request({ ...read, agent: 'NAGA' }));
    expect(await waited).toBe('timeout');
    replies[0]!();
    await until(() => Promise.resolve(replies.length === 2));
    replies[1]!();
    expect([await first, await next, calls]).toEqual(['answered', 'answered', 2]);
  });

  it('ends all calls of one request with it, however many follow each other, and begins none too late', async () => {
    handler = () => undefined;
    const http = connect({ timeoutMs: 60_000 });
    const scope: RequestScope = { requestId: '', language: 'th', principal: null, answerBy: performance.now() + 1_400 };
    const inOrder = async () => [await reasonOf(http.request(read)), await reasonOf(http.request(read))];
    expect(await new RequestContext().run(scope, inOrder)).toEqual(['timeout', 'tooLate']);
    expect(calls).toBe(1);
    expect(new ProviderUnavailable('spec', 'tooLate').hadNoEffect).toBe(true);
    // behind the reply nobody waits
    handler = (_request, response) => json(response, { code: 0 });
    scope.answerBy = undefined;
    expect(await new RequestContext().run(scope, () => reasonOf(http.request(read)))).toBe('answered');
  });

  it('cuts off what is being received when its time is over', async () => {
    let isCut = false;
    handler = (request, response) => {
      response.writeHead(200).write('{');
      request.socket.once('close', () => (isCut = true));
    };
    expect(await reasonOf(connect().request({ ...read, timeoutMs: 200 }))).toBe('timeout');
    await until(() => Promise.resolve(isCut));
  });

  it('is an HttpService for whoever wants no breaker', async () => {
    handler = (_request, response) => json(response, { code: 7 }, 418);
    const { http } = connect();
    const full = await firstValueFrom(http.get<string>('/base/thing', { headers: { accept: 'application/json' } }));
    expect([full.status, full.data]).toEqual([418, '{"code":7}']);
  });
});
