import { describe, expect, it } from '@jest/globals';
import { isSessionCode } from '@housebrand/shared';
import fc from 'fast-check';
import { authHeaders, callName, callPath, routePath, simulatorRoute, type WireContract } from './contract';
import { profileAndCredit } from './balance/balance.schemas';
import { gameList } from './catalogue/catalogue.schemas';
import { depositPointCreate } from './deposits/deposits.schemas';
import { clientSignature, platformProfile } from './identity/identity.schemas';
import { replyHead, replyMessage } from './reply';
import { bahtAmount, webAddress } from './values.schemas';
import { wireCalls } from './wire-calls';

describe('wire contracts', () => {
  it('has unique names and routes', () => {
    const names = wireCalls.map(callName);
    const routes = wireCalls.map((call) => `${call.method} ${simulatorRoute(call)}`);
    expect(new Set(names).size).toBe(wireCalls.length);
    expect(new Set(routes).size).toBe(wireCalls.length);
  });

  it("includes the journey's calls at the specification's paths", () => {
    expect(wireCalls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'GET /c/m/clientSignature',
        'POST /c/m/authen',
        'GET /c/m/getProfile',
        'POST /c/m/startGame',
        'POST /c/m/startLotto',
        'POST /frontend/user/login',
        'POST /frontend/user/login/auto',
        'GET /frontend/user/profile',
        'GET /frontend/games/status',
        'GET /frontend/games/provider-list',
        'GET /frontend/games/list/{gameType}',
        'POST /frontend/prefix/v2',
        'GET /frontend/announce/get-announce',
        'POST /spa/member/login',
      ]),
    );
  });

  it('writes paths for routers and for callers', () => {
    expect(routePath(gameList)).toBe('/frontend/games/list/:gameType');
    expect(simulatorRoute(clientSignature)).toBe('/member-system/c/m/clientSignature');
    expect(callPath(gameList, { params: { gameType: 'Slot' }, query: { product: 'A & B' } })).toBe(
      '/frontend/games/list/Slot?product=A+%26+B',
    );
    expect(callPath(gameList, { params: { gameType: 'Slot' }, query: { product: undefined } })).toBe(
      '/frontend/games/list/Slot',
    );
    expect(() => callPath(profileAndCredit)).toThrow(RangeError);
  });

  it('keeps a path parameter within its segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (prefix) => {
        const path = callPath(profileAndCredit, { params: { prefix } });
        expect(path.split('/')).toHaveLength(4);
        expect(path).not.toMatch(/[?#]/);
        expect(decodeURIComponent(path.split('/')[3]!)).toBe(prefix);
      }),
    );
  });

  it('puts each credential in its own header', () => {
    expect(authHeaders('none', 'x')).toEqual({});
    expect(authHeaders('token', 'x')).toEqual({ token: 'x' });
    expect(authHeaders('bearer', 'x')).toEqual({ authorization: 'Bearer x' });
    expect(authHeaders('catalogue', 'x')).toEqual({ authorization: 'Bearer x' });
    expect(authHeaders('secret', 'x')).toEqual({ 'x-api-key': 'x' });
  });
});

describe('replies', () => {
  it('prefers msg over message', () => {
    expect(replyMessage({ code: 1, msg: 'a', message: 'b' })).toBe('a');
    expect(replyMessage({ code: 1, msg: '', message: 'b' })).toBe('b');
    expect(replyMessage({ code: 1 })).toBe('');
  });

  it('requires a whole number as code', () => {
    for (const body of [{}, { code: '0' }, { code: 0.5 }, null, 'text', []]) {
      expect(replyHead.safeParse(body).success).toBe(false);
    }
    expect([1003, 1005].every(isSessionCode)).toBe(true);
    expect([0, 900, 1004].some(isSessionCode)).toBe(false);
  });

  it('allows extra fields but rejects malformed amounts', () => {
    const accepts = (contract: WireContract, body: unknown): boolean => contract.response.safeParse(body).success;
    expect(accepts(clientSignature, { code: 0, result: { uuid: 'u', more: 1 }, extra: true })).toBe(true);
    expect(accepts(clientSignature, { code: 0, result: {} })).toBe(false);
    for (const credit of ['12.50', 12.345, null, undefined, Number.NaN]) {
      expect(bahtAmount.safeParse(credit).success).toBe(false);
    }
    expect(bahtAmount.safeParse(0.1 + 0.2).success).toBe(true);
    expect(accepts(platformProfile, { code: 0, result: { credit: 1 } })).toBe(false);
  });

  it('accepts only http(s) addresses for redirects', () => {
    expect(webAddress.safeParse('https://play.example/1').success).toBe(true);
    for (const uri of ['javascript:alert(1)', 'data:text/html,x', '/relative']) {
      expect(webAddress.safeParse(uri).success).toBe(false);
    }
  });

  it("keeps an open deposit whose link to the bank's app is unusable", () => {
    const order = depositPointCreate.example.reply as { result: object };
    const bankApp = { bankCode: 'KBANK', link: 'kplus://pay' };
    const reply = depositPointCreate.response.parse({ ...order, result: { ...order.result, bankApp } });
    expect(reply).toMatchObject({ code: 0, result: { bankApp: null } });
  });
});
