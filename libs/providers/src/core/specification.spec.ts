import { describe, expect, it } from '@jest/globals';
import { callName, type OwnOperation, type WireAuth } from './contract';
import { wireCalls } from './wire-calls';

/** The wire calls of specification section 7, and the credential each carries. */
const SECTION_7: Readonly<Record<string, WireAuth>> = {
  'GET /c/m/clientSignature': 'none',
  'POST /c/m/authen': 'none',
  'GET /c/m/getProfile': 'token',
  'POST /c/m/changePwd': 'token',
  'POST /c/m/startGame': 'token',
  'POST /c/m/startLotto': 'token',
  'POST /frontend/user/login': 'none',
  'POST /frontend/user/login/auto': 'none',
  'GET /frontend/user/profile': 'bearer',
  'PUT /frontend/user/change-password': 'bearer',
  'GET /frontend/user/link-reward': 'bearer',
  'POST /frontend/affiliate/new': 'bearer',
  'GET /frontend/affiliate/v2': 'bearer',
  'PUT /frontend/user/setting': 'bearer',
  'GET /frontend/games/status': 'bearer',
  'GET /frontend/games/provider-list': 'bearer',
  'GET /frontend/games/list/{gameType}': 'bearer',
  'GET /frontend/announce/get-announce': 'bearer',
  'GET /frontend/bank/non-promptPay': 'bearer',
  'GET /frontend/trueMoney': 'bearer',
  'POST /frontend/depositPoint/create': 'bearer',
  'POST /frontend/report/deposit': 'bearer',
  'POST /frontend/report/withdraw': 'bearer',
  'GET /frontend/promotion/v3': 'bearer',
  'GET /frontend/promotion/{id}': 'bearer',
  'POST /frontend/withdraw/credit': 'bearer',
  'GET /frontend/withdraw/condition': 'bearer',
  'POST /frontend/withdraw/condition/point': 'bearer',
  'POST /frontend/withdraw/point': 'bearer',
  'GET /frontend/user/captcha/{prefix}': 'none',
  'POST /frontend/user/send-otp': 'none',
  'POST /frontend/user/check-register': 'none',
  'POST /frontend/user/register/v2': 'none',
  'POST /frontend/user/register': 'none',
  'POST /frontend/user/check-cash-back/v2': 'bearer',
  'POST /frontend/user/cash-back/v2': 'bearer',
  'PUT /frontend/user/forgot-password': 'none',
  'POST /frontend/prefix/v2': 'none',
  'POST /spa/member/login': 'none',
  'GET /ambbo/gateway': 'bearer',
  'POST /api/external-app/reward': 'bearer',
  'POST /api/external-app/gashapon': 'bearer',
  'POST /api/external-app/wheel': 'bearer',
  'POST /api/external-app/daily-check-in': 'bearer',
};

/** Calls for which section 7 gives no provider address: the bridge, listed by our own operations, and the sport lobby link. */
const WITHOUT_ADDRESS: readonly OwnOperation[] = [
  'POST /api/apps/redirectLogin/{prefix}',
  'POST /api/apps/providerPrefixList/{prefix}',
  'POST /api/apps/gameList/{prefix}',
  'POST /api/apps/getProfileAndCredit/{prefix}',
  'POST /api/apps/members.refreshToken',
  'POST /api/provider/launch-sport-lobby',
];

describe('specification section 7', () => {
  // Types enforce a gateway method and a contract test per contract; the simulator does not start without a handler.
  it('lists fifty calls: 6 and 5 of the member system, 32 of the game platform, 7 of the external API', () => {
    const below = (start: RegExp) => Object.keys(SECTION_7).filter((call) => start.test(call)).length;
    expect([below(/ \/c\/m\//), below(/ \/frontend\//), below(/ \/(spa|ambbo|api)\//)]).toEqual([6, 32, 6]);
    expect(Object.keys(SECTION_7).length + WITHOUT_ADDRESS.length).toBe(50);
  });

  it.each(WITHOUT_ADDRESS)('has a contract behind %s', (operation) => {
    expect(wireCalls.filter(({ serves }) => serves.includes(operation)).map(callName)).not.toEqual([]);
  });

  it.each(Object.keys(SECTION_7))('has a contract for %s', (call) => {
    expect(wireCalls.map(({ method, path }) => `${method} ${path}`)).toContain(call);
  });
});

describe('calls outside the specification', () => {
  it.each(wireCalls.map((contract) => ({ name: callName(contract), contract })))(
    'marks $name as an extension exactly if the specification does not list it',
    ({ contract: { method, path, auth, extension, withoutIt } }) => {
      expect(extension).toBe(SECTION_7[`${method} ${path}`] !== auth);
      expect(withoutIt ?? '').toMatch(extension ? /^\p{Lu}.+\.$/u : /^$/);
    },
  );
});
