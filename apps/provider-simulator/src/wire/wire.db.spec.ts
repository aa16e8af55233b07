import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  announcements,
  gameList,
  memberProfile,
  platformProfile,
  providerList,
  simulatorRoute,
  wireCalls,
} from '@housebrand/providers';
import { creditOf, memberToken, type RunningSimulator, runSimulator, sitDown } from '../testing/running-simulator';
import { catalogue } from '../world/catalogue';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

const asGuest = { authorization: 'Bearer simulator-secret', 'x-agent-prefix': 'MTO' };

describe('login', () => {
  it('issues a token for signature, username and password, and returns its owner', async () => {
    const token = await memberToken(simulator, 'mtodemo1');
    const reply = await simulator.get('/member-system/c/m/getProfile', { token });
    const { data } = memberProfile.response.parse(reply.body);
    expect(data.username).toBe('MTODEMO1');

    const userKey = new URL(String(data.autoLink)).searchParams.get('token');
    const login = await simulator.post('/game-platform/frontend/user/login/auto', { prefix: 'MTO', userKey });
    expect(login.body['code']).toBe(0);
  });

  it('refuses a wrong password and an unknown member alike', async () => {
    const attempt = async (username: string) => {
      const { uuid } = (await simulator.get('/member-system/c/m/clientSignature')).body['result'] as { uuid: string };
      const body = { username, password: 'wrong', captcha: '', clientSignature: uuid };
      return simulator.post('/member-system/c/m/authen', body);
    };
    const [known, unknown] = [await attempt('MTODEMO1'), await attempt('MTONOBODY')];
    expect(known.status).toBe(200);
    expect(known.body['code']).toBe(1001);
    expect(unknown.body).toEqual(known.body);
  });

  it('accepts a client signature once', async () => {
    const { uuid } = (await simulator.get('/member-system/c/m/clientSignature')).body['result'] as { uuid: string };
    const body = { username: 'MTODEMO1', password: 'Chips-2026!', captcha: '', clientSignature: uuid };
    expect((await simulator.post('/member-system/c/m/authen', body)).body['code']).toBe(0);
    expect((await simulator.post('/member-system/c/m/authen', body)).body['code']).toBe(1002);
  });

  it('answers 1003 to an unknown token and 1005 to an expired one', async () => {
    const token = await memberToken(simulator, 'MTODEMO2');
    await simulator.post('/control/sessions/MTODEMO2/expire', {});
    expect((await simulator.get('/member-system/c/m/getProfile', { token })).body['code']).toBe(1005);
    expect((await simulator.get('/member-system/c/m/getProfile', { token: 'unknown' })).body['code']).toBe(1003);
    expect((await simulator.get('/member-system/c/m/getProfile')).body['code']).toBe(1003);
  });

  it('rejects a token of another system', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    const reply = await simulator.get('/game-platform/frontend/user/profile', { authorization: `Bearer ${token}` });
    expect(reply.body['code']).toBe(1003);
  });
});

describe('profile', () => {
  it('returns the seeded demo member', async () => {
    const login = { username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'MTO' };
    const { token } = (await simulator.post('/game-platform/frontend/user/login', login)).body['result'] as {
      token: string;
    };
    const reply = await simulator.get('/game-platform/frontend/user/profile', { authorization: `Bearer ${token}` });
    const { result } = platformProfile.response.parse(reply.body);
    expect(result).toMatchObject({ credit: 12345.67, point: 250, prefix: 'MTO', groupAutoTopUp: { prefix: 'MTO' } });
    expect(result.tier).toMatchObject({ tierLevel: 2, depositAmount: 18_350, turnoverAmount: 37_800 });
  });

  it('refuses a member under another agent’s prefix', async () => {
    const login = { username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'NAGA' };
    expect((await simulator.post('/game-platform/frontend/user/login', login)).body['code']).toBe(1001);
  });

  it('returns a balance to the installation only, and only of the agent’s members', async () => {
    const path = '/member-system/bridge/getProfileAndCredit/MTO';
    const secret = { 'x-api-key': 'simulator-secret' };
    expect((await simulator.post(path, { username: 'MTODEMO3' }, secret)).body['data']).toMatchObject({
      balance: 250000,
    });
    expect((await simulator.post(path, { username: 'MTODEMO3' }, { 'x-api-key': 'guess' })).body['code']).toBe(1003);
    expect((await simulator.post(path, { username: 'NAGADEMO3' }, secret)).body['code']).toBe(2003);
  });
});

async function platformToken(username: string): Promise<string> {
  const body = { username, password: 'Chips-2026!', prefix: username.replace(/DEMO\d$/, '') };
  const reply = await simulator.post('/game-platform/frontend/user/login', body);
  return (reply.body['result'] as { token: string }).token;
}

describe('announcements', () => {
  it("addresses the member's agent in the requested language", async () => {
    const read = async (username: string, language: string) => {
      const token = await platformToken(username);
      const path = `/game-platform/frontend/announce/get-announce?language=${language}`;
      const reply = await simulator.get(path, { authorization: `Bearer ${token}` });
      return announcements.response.parse(reply.body).result;
    };
    const [naga, mto, inEnglish] = [
      await read('NAGADEMO1', 'th'),
      await read('MTODEMO1', 'th'),
      await read('NAGADEMO1', 'en'),
    ];
    expect(JSON.stringify(naga)).not.toMatch(/MTO|เลานจ์|Lounge/);
    expect(JSON.stringify(mto)).toContain('MTO Lounge');
    expect(JSON.stringify(inEnglish)).not.toMatch(/[ก-๙]/);
    expect(inEnglish.map(({ _id, active }) => [_id, active])).toEqual(naga.map(({ _id, active }) => [_id, active]));
  });
});

describe('catalogue', () => {
  it('lists the studios in the specification’s order, including POPG and RECG', async () => {
    const reply = await simulator.get('/game-platform/frontend/games/provider-list', asGuest);
    const { result } = providerList.response.parse(reply.body);
    const orders = (type: string) => result.filter((entry) => entry.providerType === type).map(({ order }) => order);
    expect(orders('SLOT')).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
    expect(orders('CASINO')).toEqual(Array.from({ length: 13 }, (_, index) => index + 30));
    const others = ['KENO', 'CARD', 'POKER', 'LOTTO', 'TRADE'].map(orders);
    expect(others).toEqual([[43], [44, 51, 53], [45], [56], [57]]);
    expect(result.map(({ provider }) => provider)).toEqual(expect.arrayContaining(['POPG', 'RECG']));
  });

  it('lists about two thousand games with unique IDs and names', async () => {
    const types = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'];
    const lists = await Promise.all(
      types.map((type) => simulator.get(`/game-platform/frontend/games/list/${type}`, asGuest)),
    );
    const games = lists.flatMap(({ body }) => gameList.response.parse(body).result);
    expect(games.length).toBeGreaterThan(1_900);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
  });

  it('narrows a list to a product and refuses an unknown category', async () => {
    const some = await simulator.get('/game-platform/frontend/games/list/Slot?product=NAGX', asGuest);
    const { result } = gameList.response.parse(some.body);
    expect(new Set(result.map(({ provider }) => provider))).toEqual(new Set(['NAGX']));
    expect((await simulator.get('/game-platform/frontend/games/list/Bingo', asGuest)).body['code']).toBe(400);
  });

  it('shows no games to an installation that names no agent', async () => {
    const { authorization } = asGuest;
    expect((await simulator.get('/game-platform/frontend/games/status', { authorization })).body['code']).toBe(1003);
  });

  it('serves the pictures it lists', async () => {
    const reply = await simulator.get('/game-platform/frontend/games/list/Fish', asGuest);
    const [game] = gameList.response.parse(reply.body).result;
    for (const address of [game!.image.vertical, game!.image.horizontal]) {
      const picture = await fetch(address);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toMatch(/^image\//);
    }
  });
});

describe('sites', () => {
  it('enables SMS OTP for NAGA and disables studios for LOTUS', async () => {
    const site = async (prefix: string) =>
      (await simulator.post('/game-platform/frontend/prefix/v2', { prefix, ip: '127.0.0.1' })).body['result'];
    expect(await site('naga')).toMatchObject({ prefix: 'NAGA', isSmsOtp: true });
    expect(await site('LOTUS')).toMatchObject({ isSmsOtp: false, disabledProviders: ['IRON', 'VOLT'] });
  });

  it('refuses an unknown agent', async () => {
    expect((await simulator.post('/game-platform/frontend/prefix/v2', { prefix: 'MTOX', ip: '' })).body['code']).toBe(
      1010,
    );
  });
});

describe('phone messages', () => {
  const tel = '0911112222';
  const platform = '/game-platform/frontend/user';
  const send = async () => (await simulator.post(`${platform}/send-otp`, { tel, prefix: 'NAGA' })).body['code'];
  const forgot = async (number: string, otp: string) => {
    const address = `${simulator.origin}${platform}/forgot-password`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ prefix: 'NAGA', tel: number, otp });
    return ((await (await fetch(address, { method: 'PUT', headers, body })).json()) as { code: number }).code;
  };
  const messages = async (number: string) =>
    (await simulator.get(`/control/otp?tel=${number}`)).body as unknown as { kind: string; code: string }[];
  const pass = (advanceMs: number) => simulator.post('/control/clock', { advanceMs });

  it('sends a six-digit code, at most one per minute, valid for five minutes and never in a reply', async () => {
    // Freeze the clock, because a slow machine might exceed the minute.
    await simulator.post('/control/clock', { now: new Date().toISOString(), frozen: true });
    expect(await send()).toBe(900);
    const [first] = await messages(tel);
    expect(first!.code).toMatch(/^\d{6}$/);
    await pass(59_000);
    expect(await send()).toBe(1022);
    await pass(2_000);
    expect(await send()).toBe(900);
    expect(await messages(tel)).toHaveLength(2);
    const [second] = await messages(tel);
    if (second!.code !== first!.code) expect(await forgot(tel, first!.code)).toBe(1021);
    await pass(5 * 60_000);
    expect(await forgot(tel, second!.code)).toBe(1021);
    await simulator.post('/control/clock', {});
  });

  it('sends a password for one login per system to the member who proved the number', async () => {
    const spec = { prefix: 'NAGA', username: 'NAGASPEC01', password: 'Other-Pass-1!', tel: '0911113333' };
    await simulator.post('/control/members', spec);
    await simulator.post(`${platform}/send-otp`, { tel: spec.tel, prefix: 'NAGA' });
    const [otp] = await messages(spec.tel);
    expect([await forgot(spec.tel, otp!.code), await forgot(spec.tel, otp!.code)]).toEqual([900, 1021]);
    const [generated] = await messages(spec.tel);
    expect(generated!.kind).toBe('PASSWORD');
    expect(generated!.code).toMatch(/^1Ox[0-9a-f]{16}$/);
    const enter = async (password: string) =>
      (await simulator.post(`${platform}/login`, { username: spec.username, password, prefix: 'NAGA' })).body['code'];
    expect([await enter(spec.password), await enter(generated!.code), await enter(generated!.code)]).toEqual([
      1001, 0, 1001,
    ]);
    expect(await memberToken(simulator, spec.username, generated!.code)).toBeTruthy();
    await expect(memberToken(simulator, spec.username, generated!.code)).rejects.toThrow();
  });
});

describe('captcha', () => {
  it('returns a picture that is valid for five minutes', async () => {
    const { result } = (await simulator.get('/game-platform/frontend/user/captcha/MTO')).body as {
      result: { captchaId: string; image: string };
    };
    expect(Buffer.from(result.image.split(',')[1]!, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const shown = async () =>
      (await simulator.get('/control/captchas')).body as unknown as { captchaId: string; answer: string }[];
    expect((await shown()).find(({ captchaId }) => captchaId === result.captchaId)!.answer).toMatch(/^\d{5}$/);
    await simulator.post('/control/clock', { advanceMs: 5 * 60_000 });
    expect(await shown()).toEqual([]);
  });
});

describe('contracts', () => {
  it('mounts and documents all contracts', async () => {
    const { paths } = (await simulator.get('/docs/openapi.json')).body as { paths: Record<string, object> };
    for (const contract of wireCalls) {
      const path = simulatorRoute(contract).replace(/:(\w+)/g, '{$1}');
      expect(paths[path]).toHaveProperty(contract.method.toLowerCase());
      expect(JSON.stringify(paths[path])).toContain(JSON.stringify(contract.example.refusal));
    }
  });

  it('serves the documentation without external resources', async () => {
    const page = await fetch(`${simulator.origin}/docs`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).toContain('Provider simulator');
    const script = await fetch(`${simulator.origin}/docs/swagger-ui-init.js`);
    expect(await script.text()).toContain('/docs/openapi.json');
  });

  it('refuses an invalid body', async () => {
    const reply = await simulator.post('/game-platform/frontend/user/login', { username: 5 });
    expect(reply.body['code']).toBe(400);
  });
});

describe('withdrawals and rewards', () => {
  const slot = catalogue.find(({ family }) => family === 'slot')!.id;

  /** Creates a member with credit, and functions for the member's calls; reply amounts are in baht. */
  async function aMember(name: string, creditSatang: number) {
    const username = `MTO${name}`;
    const password = 'Chips-2026!';
    await simulator.post('/control/members', { prefix: 'MTO', username, password, creditSatang });
    const login = await simulator.post('/game-platform/frontend/user/login', { username, password, prefix: 'MTO' });
    const { token } = login.body['result'] as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const call = async (path: string, body: object = {}) => {
      const reply = await simulator.post(`/game-platform/frontend/${path}`, body, headers);
      return { code: reply.body['code'], result: reply.body['result'] as Record<string, number & string> };
    };
    const condition = async () => {
      const reply = await simulator.get('/game-platform/frontend/withdraw/condition', headers);
      return reply.body['result'] as Record<string, unknown>;
    };
    const deposit = (amountSatang: number, reference: string) =>
      simulator.post('/control/deposits', { username, amountSatang, reference });
    const payments = async () =>
      (await simulator.get(`/control/payments?username=${username}`)).body as unknown as Record<string, string>[];
    const credit = () => creditOf(simulator, username);
    return { username, headers, call, condition, deposit, payments, credit };
  }

  it('allows one payout at a time and returns the money of a refused one', async () => {
    const { call, condition, payments, credit } = await aMember('OUT1', 100_000);
    expect(await condition()).toMatchObject({ disableBtn: false, amountCanWithdraw: 1_000, message: '' });
    const requested = await Promise.all(Array.from({ length: 5 }, () => call('withdraw/credit', { amount: 300.5 })));
    expect(requested.map(({ code }) => code).sort()).toEqual([0, 3101, 3101, 3101, 3101]);
    expect(await condition()).toMatchObject({
      disableBtn: true,
      amountCanWithdraw: 0,
      openWithdrawal: { amount: 300.5 },
    });
    expect(await credit()).toBe(69_950);
    const [{ id }] = (await payments()) as [{ id: string }];
    expect((await simulator.post(`/control/withdrawals/${id}/approval`, {})).body['status']).toBe('APPROVE');
    const failed = await simulator.post(`/control/withdrawals/${id}/decision`, { paid: false });
    expect(failed.body).toMatchObject({ status: 'REJECT', rejectReason: expect.stringMatching(/\S/) });
    expect(await credit()).toBe(100_000);
    expect((await simulator.post(`/control/withdrawals/${id}/approval`, {})).status).toBe(409);
    for (const amount of [99.99, 1_000.01]) expect((await call('withdraw/credit', { amount })).code).not.toBe(0);
    expect((await call('withdraw/credit', { amount: 1_000 })).code).toBe(0);
  });

  it("refuses a payout until the bonus's turnover requirement is met", async () => {
    const { username, call, condition, deposit, headers } = await aMember('BONUS1', 0);
    const setting = await fetch(`${simulator.origin}/game-platform/frontend/user/setting`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"isBonus":true}',
    });
    expect(await setting.json()).toMatchObject({ code: 0, result: { bonus: 'BONUS' } });
    await deposit(10_000, 'BONUS-DEPOSIT-1');
    await deposit(10_000, 'BONUS-DEPOSIT-1');
    expect(await condition()).toMatchObject({ credit: 110, turnover: { required: 330, done: 0 }, disableBtn: true });
    expect((await call('withdraw/credit', { amount: 100 })).code).toBe(3102);
    const seat = await sitDown(simulator, username, slot);
    await seat.play('9b1f6f0e-5c9d-4c43-8f5e-000000000001', { stake: 1_000 });
    expect(await condition()).toMatchObject({
      turnover: { required: 330, done: 10 },
      message: expect.stringContaining('320.00'),
    });
  });

  it('pays cashback on the net loss, each lost stake once', async () => {
    const { username, call, credit } = await aMember('LOSER1', 500_000);
    expect((await call('user/cash-back/v2')).code).toBe(3106);
    const seat = await sitDown(simulator, username, slot);
    const lose = async (round: number): Promise<number> => {
      const id = `9b1f6f0e-5c9d-4c43-8f5e-${String(round).padStart(12, '0')}`;
      const { body } = await seat.play(id, { stake: 10_000 });
      return 10_000 - Number(body['payoutSatang']);
    };
    let lost = 0;
    for (let round = 10; round < 30 || lost <= 0; round += 1) lost += await lose(round);
    const { result: offered } = await call('user/check-cash-back/v2');
    expect(offered).toMatchObject({ netLoss: lost / 100, amount: Math.floor(lost / 10) / 100, percentage: 0.1 });
    const before = await credit();
    const claims = await Promise.all(Array.from({ length: 5 }, () => call('user/cash-back/v2')));
    expect(claims.map(({ code }) => code).sort()).toEqual([0, 3106, 3106, 3106, 3106]);
    expect(await credit()).toBe(before + Math.floor(lost / 10));
    const claimed = claims.find(({ code }) => code === 0)!.result;
    const after = await call('user/check-cash-back/v2');
    expect(after.result).toMatchObject({ amount: 0, netLoss: 0, lastClaim: { id: claimed['id'] } });
  });

  it('moves earned points to the credit, never more than earned', async () => {
    const login = { username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'MTO' };
    const { token } = (await simulator.post('/game-platform/frontend/user/login', login)).body['result'] as {
      token: string;
    };
    const call = async (path: string, body: object = {}) =>
      (await simulator.post(`/game-platform/frontend/withdraw/${path}`, body, { authorization: `Bearer ${token}` }))
        .body;
    const { result } = (await call('condition/point')) as { result: { totalWallet: number; flag: boolean } };
    expect(result).toMatchObject({ flag: true, minWithdraw: 20 });
    const before = await creditOf(simulator, 'MTODEMO1');
    expect((await call('point', { amount: result.totalWallet + 0.01 }))['code']).toBe(3105);
    const claims = await Promise.all([1, 2, 3].map(() => call('point', { amount: result.totalWallet })));
    expect(claims.map(({ code }) => code).sort()).toEqual([0, 3105, 3105]);
    expect(await creditOf(simulator, 'MTODEMO1')).toBe(before + Math.round(result.totalWallet * 100));
    expect((await call('condition/point'))['result']).toMatchObject({ totalWallet: 0, flag: false });
    expect((await simulator.get('/control/balance-check')).body['outOfBalance']).toEqual([]);
  });
});
