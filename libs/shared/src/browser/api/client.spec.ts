/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n } from '../messages/i18n';
import '../messages/shared-messages';
import { ApiError } from './api-error';
import { api, mediaUrl, onSessionOver, READ_PATIENCE_MS, setUpApi } from './client';
import { shouldRetryRead } from './query-client';

const calls: { url: string; init: RequestInit }[] = [];
let reply: { status?: number; body?: unknown; text?: string; headers?: Record<string, string> } | Error = {};
const isOver = jest.fn();
let endTelling: () => void;

beforeEach(() => {
  calls.length = 0;
  createI18n('th');
  endTelling = onSessionOver(isOver);
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    if (reply instanceof Error) throw reply;
    const { status = 200, body, text, headers = {} } = reply;
    return {
      ok: status < 400,
      status,
      headers: { get: (name: string) => headers[name] ?? null },
      json: async () => (text === undefined ? body : JSON.parse(text)),
    };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  endTelling();
  jest.clearAllMocks();
});

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('api client', () => {
  it('returns the content of either envelope', async () => {
    reply = { body: { code: 200, message: 'success', data: [1], meta: { total: 7 } } };
    await expect(api.get('/api/apps/banners', { query: { agentID: 'MTO', empty: null } })).resolves.toEqual([1]);
    await expect(api.page('/api/apps/banners')).resolves.toEqual({ entries: [1], total: 7 });
    reply = { body: { code: 0, message: 'success', result: { uri: 'x' } } };
    await expect(api.post('/api/provider/launch-game', { gameID: '1' })).resolves.toEqual({ uri: 'x' });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/apps/banners?agentID=MTO',
      '/api/apps/banners',
      '/api/provider/launch-game',
    ]);
  });

  it('sends the language and the idempotency key, and cookies only to its own origin', async () => {
    createI18n('en');
    reply = { body: { code: 200, message: '', data: null } };
    await api.post('/api/apps/payments/send_gift', { amount: 1 }, { idempotencyKey: 'k1' });
    const { init } = calls[0]!;
    expect(init.headers).toMatchObject({
      'accept-language': 'en',
      'idempotency-key': 'k1',
      'content-type': 'application/json',
    });
    expect(init.credentials).toBe('same-origin');
  });

  it('treats a code other than success as a failure, whatever the HTTP status', async () => {
    reply = { body: { code: 12, message: 'ปฏิเสธ', result: null } };
    expect(await failureOf(api.get('/api/provider/profile'))).toMatchObject({
      code: 12,
      status: 200,
      message: 'ปฏิเสธ',
    });
    reply = { body: { code: 0, message: '', data: {} } };
    expect(await failureOf(api.get('/api/apps/banners'))).toMatchObject({ code: 0, status: 200 });
  });

  it('keeps field errors and the request id', async () => {
    const errors = [{ field: 'username', message: 'โปรดกรอกข้อมูล' }];
    reply = { status: 422, body: { code: 422, message: 'x', data: null, errors, requestId: 'r-1' } };
    expect(await failureOf(api.post('/api/apps/x'))).toMatchObject({ errors, requestId: 'r-1' });
    reply = { status: 502, text: '<html>', headers: { 'x-request-id': 'r-2' } };
    expect(await failureOf(api.get('/api/apps/x'))).toMatchObject({ status: 502, code: 0, requestId: 'r-2' });
  });

  it('notifies every listener that the session is over, except those that unsubscribed', async () => {
    const other = jest.fn();
    const leave = onSessionOver(other);
    for (const code of [1005, 1003, 401]) {
      reply = { status: 401, body: { code, message: '', result: null } };
      await failureOf(api.post('/api/provider/launch-game'));
    }
    expect(isOver).toHaveBeenCalledTimes(3);
    expect(other).toHaveBeenCalledTimes(3);
    leave();
    await failureOf(api.get('/api/apps/favorite_games/MTO/MTODEMO1'));
    expect(isOver).toHaveBeenCalledTimes(4);
    expect(other).toHaveBeenCalledTimes(3);
  });

  it('does not treat a refused login as an ended session', async () => {
    reply = { status: 401, body: { code: 500, message: 'Invalid Username or Password', result: null } };
    expect(await failureOf(api.post('/api/provider/login'))).toMatchObject({ code: 500, status: 401 });
    expect(isOver).not.toHaveBeenCalled();
  });

  it('ignores a 401 to a request that was sent before the login', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const now = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (url !== '/api/provider/login') await answered;
      return now(url, init);
    };
    const late = failureOf(api.get('/api/apps/favorite_games/MTO/MTODEMO1'));
    reply = { body: { code: 0, message: '', result: {} } };
    await api.post('/api/provider/login');
    reply = { status: 401, body: { code: 401, message: '', data: null } };
    answer();
    expect((await late).status).toBe(401);
    expect(isOver).not.toHaveBeenCalled();
    await failureOf(api.get('/api/apps/favorite_games/MTO/MTODEMO1'));
    expect(isOver).toHaveBeenCalledTimes(1);
  });

  const silence = () => new Promise<never>(() => undefined);
  const beginning = { ok: true, status: 200, headers: { get: () => null }, json: silence } as unknown as Response;
  it.each([
    ['gets no reply', silence],
    ['stalls after its headers', async () => beginning],
  ])('times out a read that %s, and never a write', async (_, answer) => {
    jest.useFakeTimers();
    try {
      globalThis.fetch = answer;
      const outcome = jest.fn();
      void failureOf(api.get('/api/apps/banners')).then((error) => outcome(error.status, error.isNetworkFailure));
      const change = jest.fn();
      void api.post('/api/apps/payments/send_gift').then(change, change);
      await jest.advanceTimersByTimeAsync(READ_PATIENCE_MS - 1);
      expect(outcome).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(10 * READ_PATIENCE_MS);
      // Status 504: it is not retried.
      expect(outcome).toHaveBeenCalledWith(504, false);
      expect(change).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it("reports a broken network in the page's language", async () => {
    reply = new TypeError('failed to fetch');
    const failure = await failureOf(api.get('/api/apps/x'));
    expect(failure.isNetworkFailure).toBe(true);
    expect(failure.message).toMatch(/เชื่อมต่อไม่ได้/);
  });
});

describe('api client of a site on another host', () => {
  const kept: (string | null)[] = [];
  const tokens = { read: () => kept.at(-1) ?? null, write: (token: string | null) => void kept.push(token) };
  beforeEach(() => {
    kept.length = 0;
    setUpApi({ baseUrl: 'https://api.example', tokens });
  });
  afterEach(() => setUpApi({ baseUrl: '', tokens: null }));

  it('requests a token at login, sends it instead of cookies, and forgets it at logout', async () => {
    reply = { body: { code: 0, message: '', result: {} }, headers: { 'x-user-auth': 'sealed' } };
    await api.post('/api/provider/login', {});
    reply = { body: { code: 0, message: '', result: {} } };
    await api.get('/api/provider/profile');
    await api.post('/api/provider/logout');
    await api.get('/api/provider/profile');
    expect(calls.map(({ url, init }) => [url, (init.headers as Record<string, string>)['x-user-auth']])).toEqual([
      ['https://api.example/api/provider/login', 'request'],
      ['https://api.example/api/provider/profile', 'sealed'],
      ['https://api.example/api/provider/logout', 'sealed'],
      ['https://api.example/api/provider/profile', undefined],
    ]);
    expect(calls.every(({ init }) => init.credentials === 'omit')).toBe(true);
  });

  it('resolves our images beside the API and leaves other addresses unchanged', () => {
    expect(mediaUrl('/media/banks/KBANK.svg')).toBe('https://api.example/media/banks/KBANK.svg');
    expect(mediaUrl('/media/a.avif 160w, /media/b.avif 320w')).toBe(
      'https://api.example/media/a.avif 160w, https://api.example/media/b.avif 320w',
    );
    expect([mediaUrl('https://cdn.example/media/a.png'), mediaUrl(null)]).toEqual([
      'https://cdn.example/media/a.png',
      null,
    ]);
    setUpApi({ baseUrl: '' });
    expect(mediaUrl('/media/banks/KBANK.svg')).toBe('/media/banks/KBANK.svg');
  });

  it('forgets a token that the server rejects', async () => {
    kept.push('old');
    reply = { status: 401, body: { code: 401, message: '', result: null } };
    await failureOf(api.get('/api/provider/profile'));
    expect(tokens.read()).toBeNull();
  });
});

describe('shouldRetryRead', () => {
  it('allows two retries at most, and none after a refusal', () => {
    const down = new ApiError({ code: 503, status: 503, message: '' });
    const offline = new ApiError({ code: 0, status: 0, message: '' });
    const refused = new ApiError({ code: 403, status: 403, message: '' });
    expect([0, 1, 2].map((failures) => shouldRetryRead(failures, down))).toEqual([true, true, false]);
    expect(shouldRetryRead(0, offline)).toBe(true);
    expect(shouldRetryRead(0, refused)).toBe(false);
    expect(shouldRetryRead(0, new Error('defect'))).toBe(false);
  });
});
