import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewNotification } from '@housebrand/shared';
import { Notifications, type AgentTx } from '@housebrand/shared/nest';
import { Secret, TOTP } from 'otpauth';
import { secondFactorsAddress } from '../core';
import { FAKE_PASSWORD, openAuthWorld, SessionJar, type AuthWorld } from '../testing';
import { SecondFactorService } from './second-factor/second-factor.service';

const member = { prefix: 'MTO', username: 'MTODEMO1' };
const NEW_PASSWORD = 'Lotus-2027!x';

let world: AuthWorld;
let announced: string[];

beforeAll(async () => {
  world = await openAuthWorld();
  const notifications = world.app.get(Notifications, { strict: false });
  notifications.announce = async (_tx: AgentTx, username: string, { kind, params }: NewNotification) => {
    announced.push([username, kind, ...Object.values(params)].join(' '));
  };
});
afterAll(() => world?.close());
beforeEach(() => {
  announced = [];
});

async function logIn(cookie = '', password = FAKE_PASSWORD, more: object = {}) {
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/provider/login',
    headers: { cookie, 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' },
    payload: { ...member, password, ...more },
  });
  const device = (reply.cookies as { name: string; value: string }[]).find(({ name }) => name.startsWith('device_'));
  return {
    jar: new SessionJar().keep(reply),
    device: device ? `${device.name}=${encodeURIComponent(device.value)}` : '',
  };
}

describe('access to an account', () => {
  it('announces a login from an unknown device, and none from a known one', async () => {
    const { device } = await logIn();
    expect(announced).toEqual([expect.stringMatching(/^MTODEMO1 newDevice .*Chrome.*Android/)]);
    await logIn(device);
    expect(announced).toHaveLength(1);
    await logIn('', 'not the password');
    expect(announced).toHaveLength(1);
  });

  it('announces factors that are added and removed, also by an operator, and no failed attempt', async () => {
    const { jar } = await logIn();
    announced = [];
    const factors = (rest: string, payload: object = {}) =>
      world.app.inject({ method: 'POST', url: secondFactorsAddress(member, rest), headers: jar.headers(), payload });
    const enrol = async () => {
      const { id, secret } = (await factors('/totp')).json<{ data: { id: string; secret: string } }>().data;
      await factors(`/totp/${id}/confirm`, { code: '000000', name: '' });
      world.clock.advance(30_000);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
      await factors(`/totp/${id}/confirm`, { code, name: 'My phone' });
      return id;
    };
    const service = world.app.get(SecondFactorService, { strict: false });
    await service.remove(member, await enrol());
    expect(announced).toEqual(['MTODEMO1 factorAdded TOTP', 'MTODEMO1 factorRemoved']);
    await enrol();
    await service.removeAll(member, 'operator:nok');
    await service.removeAll(member, 'operator:nok');
    expect(announced.slice(2)).toEqual(['MTODEMO1 factorAdded TOTP', 'MTODEMO1 factorRemoved']);
  });

  it('announces a changed password', async () => {
    const { jar } = await logIn();
    announced = [];
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/provider/change-password',
      headers: jar.headers(),
      payload: { currentPassword: FAKE_PASSWORD, password: NEW_PASSWORD, confirmation: NEW_PASSWORD },
    });
    expect([reply.statusCode, announced]).toEqual([200, ['MTODEMO1 passwordChanged']]);
  });
});
