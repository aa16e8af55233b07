import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  gameList,
  memberProfile,
  platformProfile,
  providerList,
  simulatorRoute,
  wireCalls,
} from '@housebrand/providers';
import { memberToken, type RunningSimulator, runSimulator } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

const asGuest = { authorization: 'Bearer simulator-secret', 'x-agent-prefix': 'MTO' };

describe('login by steps', () => {
  it('gives a token for signature, username and password, and tells who it belongs to', async () => {
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

  it('takes a client signature once', async () => {
    const { uuid } = (await simulator.get('/member-system/c/m/clientSignature')).body['result'] as { uuid: string };
    const body = { username: 'MTODEMO1', password: 'Chips-2026!', captcha: '', clientSignature: uuid };
    expect((await simulator.post('/member-system/c/m/authen', body)).body['code']).toBe(0);
    expect((await simulator.post('/member-system/c/m/authen', body)).body['code']).toBe(1002);
  });

  it('answers 1003 for a token nobody knows, and 1005 for one that is over', async () => {
    const token = await memberToken(simulator, 'MTODEMO2');
    await simulator.post('/control/sessions/MTODEMO2/expire', {});
    expect((await simulator.get('/member-system/c/m/getProfile', { token })).body['code']).toBe(1005);
    expect((await simulator.get('/member-system/c/m/getProfile', { token: 'nobody' })).body['code']).toBe(1003);
    expect((await simulator.get('/member-system/c/m/getProfile')).body['code']).toBe(1003);
  });

  it('does not take the token of one system for another', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    const reply = await simulator.get('/game-platform/frontend/user/profile', { authorization: `Bearer ${token}` });
    expect(reply.body['code']).toBe(1003);
  });
});

describe('profile', () => {
  it('shows the demo member of the demo world', async () => {
    const login = { username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'MTO' };
    const { token } = (await simulator.post('/game-platform/frontend/user/login', login)).body['result'] as {
      token: string;
    };
    const reply = await simulator.get('/game-platform/frontend/user/profile', { authorization: `Bearer ${token}` });
    const { result } = platformProfile.response.parse(reply.body);
    expect(result).toMatchObject({ credit: 12345.67, point: 250, prefix: 'MTO', groupAutoTopUp: { prefix: 'MTO' } });
    expect(result.tier).toMatchObject({ tierLevel: 2, depositAmount: 8500, turnoverAmount: 59900 });
  });

  it('refuses a member under another agent’s prefix', async () => {
    const login = { username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'NAGA' };
    expect((await simulator.post('/game-platform/frontend/user/login', login)).body['code']).toBe(1001);
  });

  it('tells the balance to the installation only, and only of that agent’s members', async () => {
    const path = '/member-system/bridge/getProfileAndCredit/MTO';
    const secret = { 'x-api-key': 'simulator-secret' };
    expect((await simulator.post(path, { username: 'MTODEMO3' }, secret)).body['data']).toMatchObject({
      balance: 250000,
    });
    expect((await simulator.post(path, { username: 'MTODEMO3' }, { 'x-api-key': 'guess' })).body['code']).toBe(1003);
    expect((await simulator.post(path, { username: 'NAGADEMO3' }, secret)).body['code']).toBe(2003);
  });
});

describe('catalogue', () => {
  it('lists the studios with the specification’s orders, POPG and RECG among them', async () => {
    const reply = await simulator.get('/game-platform/frontend/games/provider-list', asGuest);
    const { result } = providerList.response.parse(reply.body);
    const orders = (type: string) => result.filter((entry) => entry.providerType === type).map(({ order }) => order);
    expect(orders('SLOT')).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
    expect(orders('CASINO')).toEqual(Array.from({ length: 13 }, (_, index) => index + 30));
    expect([orders('KENO'), orders('CARD'), orders('POKER'), orders('LOTTO')]).toEqual([
      [43],
      [44, 51, 53],
      [45],
      [56],
    ]);
    expect(result.map(({ provider }) => provider)).toEqual(expect.arrayContaining(['POPG', 'RECG']));
  });

  it('lists about two thousand games with different ids and names', async () => {
    const types = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'];
    const lists = await Promise.all(
      types.map((type) => simulator.get(`/game-platform/frontend/games/list/${type}`, asGuest)),
    );
    const games = lists.flatMap(({ body }) => gameList.response.parse(body).result);
    expect(games.length).toBeGreaterThan(1_900);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
  });

  it('narrows a list to a product and refuses a category that does not exist', async () => {
    const some = await simulator.get('/game-platform/frontend/games/list/Slot?product=NAGX', asGuest);
    const { result } = gameList.response.parse(some.body);
    expect(new Set(result.map(({ provider }) => provider))).toEqual(new Set(['NAGX']));
    expect((await simulator.get('/game-platform/frontend/games/list/Bingo', asGuest)).body['code']).toBe(400);
  });

  it('shows no games to an installation that names no agent', async () => {
    const { authorization } = asGuest;
    expect((await simulator.get('/game-platform/frontend/games/status', { authorization })).body['code']).toBe(1003);
  });

  it('draws the pictures it names', async () => {
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
  it('has SMS OTP on for NAGA and studios off for LOTUS', async () => {
    const site = async (prefix: string) =>
      (await simulator.post('/game-platform/frontend/prefix/v2', { prefix, ip: '127.0.0.1' })).body['result'];
    expect(await site('naga')).toMatchObject({ prefix: 'NAGA', isSmsOtp: true });
    expect(await site('LOTUS')).toMatchObject({ isSmsOtp: false, disabledProviders: ['IRON', 'VOLT'] });
  });

  it('does not know an agent that is none', async () => {
    expect((await simulator.post('/game-platform/frontend/prefix/v2', { prefix: 'MTOX', ip: '' })).body['code']).toBe(
      1010,
    );
  });
});

describe('contracts', () => {
  it('mounts every one of them and documents them', async () => {
    const { paths } = (await simulator.get('/docs/openapi.json')).body as { paths: Record<string, object> };
    for (const contract of wireCalls) {
      const path = simulatorRoute(contract).replace(/:(\w+)/g, '{$1}');
      expect(paths[path]).toHaveProperty(contract.method.toLowerCase());
    }
  });

  it('refuses a body that does not fit', async () => {
    const reply = await simulator.post('/game-platform/frontend/user/login', { username: 5 });
    expect(reply.body['code']).toBe(400);
  });
});
