import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PasskeyEnrolment } from '@housebrand/auth';
import { SoftwareAuthenticator } from '@housebrand/auth/testing';
import type { AuditPage, OfficeSession, StaffPasskeyRequest, StaffPasskeys } from '@housebrand/office';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../../domains';
import { TestOffice, type OfficeCaller } from '../../testing/test-office';
import { DEMO_STAFF_PASSWORD } from '../demo-staff';

const HOST = 'localhost';
const ORIGIN = `http://${HOST}`;

describe('passkey of staff', () => {
  let office: TestOffice;

  beforeAll(async () => {
    const test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url });
    office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  });
  afterAll(() => office.close());

  const from = { host: HOST, origin: ORIGIN };
  const post = <T>(url: string, caller: OfficeCaller, body: object = {}, headers: Record<string, string> = from) =>
    office.call<T>('POST', `/api/office/${url}`, caller, body, headers);
  const begin = (caller: OfficeCaller, password = DEMO_STAFF_PASSWORD, headers?: Record<string, string>) =>
    post<PasskeyEnrolment>('passkeys/challenge', caller, { password }, headers);
  const ask = async (caller: OfficeCaller, headers?: Record<string, string>) =>
    (await post<StaffPasskeyRequest>('session/passkey-challenge', caller, {}, headers)).data.passkey;
  const show = (caller: OfficeCaller, answer: object) => post<OfficeSession>('session/passkey', caller, answer);
  const stage = async (caller: OfficeCaller) =>
    (await office.call<OfficeSession>('GET', '/api/office/session', caller)).data.stage;

  /** Adds a passkey to an account that is logged in by a code. */
  async function added(username: string) {
    const caller = await office.login(username);
    const device = new SoftwareAuthenticator(ORIGIN);
    const { data } = await begin(caller);
    const made = await post<StaffPasskeys>('passkeys', caller, device.make(data, 'Laptop'));
    return { caller, device, passkeys: made.data.passkeys };
  }

  it('is added after the password, and completes the next login instead of a code', async () => {
    const { caller, device, passkeys } = await added('mto.head');
    expect(passkeys).toMatchObject([{ name: 'Laptop', host: HOST, usedAt: null }]);
    const next = await office.enter('mto.head');
    const request = (await ask(next))!;
    expect(request.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    expect((await show(next, device.answer(request))).data).toMatchObject({ stage: 'OPEN', username: 'mto.head' });
    expect(await stage(next)).toBe('OPEN');
    const list = await office.call<StaffPasskeys>('GET', '/api/office/passkeys', caller);
    expect(list.data.passkeys[0]!.usedAt).not.toBeNull();
    const trail = await office.call<AuditPage>('GET', '/api/office/audit?actor=staff:mto.head', caller);
    expect(trail.data.entries.slice(0, 2).map(({ action }) => action)).toEqual([
      'office.login',
      'office.passkey-added',
    ]);
  });

  it('is not added with a wrong password, without a browser, or by the answer for another session', async () => {
    const caller = await office.login('mto.cashier');
    expect((await begin(caller, 'wrong')).status).toBe(401);
    expect((await begin(caller, DEMO_STAFF_PASSWORD, {})).status).toBe(409);
    const device = new SoftwareAuthenticator(ORIGIN);
    const { data } = await begin(caller);
    const other = await office.login('mto.cashier');
    expect((await post('passkeys', other, device.make(data, 'Stolen'))).status).toBe(422);
    const elsewhere = new SoftwareAuthenticator('https://evil.example');
    expect((await post('passkeys', caller, elsewhere.make(data, 'Elsewhere'))).status).toBe(422);
  });

  it('opens nothing with a used, foreign or changed answer, and no other account', async () => {
    const { device } = await added('mto.support');
    const first = await office.enter('mto.support');
    const answer = device.answer((await ask(first))!);
    const second = await office.enter('mto.support');
    expect((await show(second, answer)).status).toBe(422);
    expect((await show(first, answer)).status).toBe(200);
    expect((await show(first, answer)).status).toBe(422);
    const request = (await ask(second))!;
    expect((await show(second, device.answer(request, { isVerified: false }))).status).toBe(422);
    expect(await stage(second)).toBe('FACTOR');
    const stranger = new SoftwareAuthenticator(ORIGIN);
    expect((await show(second, stranger.answer((await ask(second))!))).status).toBe(422);
    expect(await ask(await office.enter('mto.marketing'))).toBeNull();
  });

  it('is refused when its counter lags behind, which is audited', async () => {
    const { device } = await added('naga.head');
    const caller = await office.enter('naga.head');
    expect((await show(caller, device.answer((await ask(caller))!, { counter: 9 }))).status).toBe(200);
    const copy = await office.enter('naga.head');
    expect((await show(copy, device.answer((await ask(copy))!, { counter: 5 }))).status).toBe(422);
    const trail = await office.call<AuditPage>('GET', '/api/office/audit?action=office.passkey-behind', caller);
    expect(trail.data.entries).toHaveLength(1);
  });

  it('is removed by its account only, and then asks for a code again', async () => {
    const { caller, passkeys } = await added('platform.operator');
    const { id } = passkeys[0]!;
    const remove = (by: OfficeCaller) => office.call('DELETE', `/api/office/passkeys/${id}`, by);
    expect((await remove(await office.login('platform.auditor'))).status).toBe(404);
    expect((await remove(caller)).status).toBe(200);
    expect(await ask(await office.enter('platform.operator'))).toBeNull();
  });

  it('expires with its challenge after five minutes', async () => {
    const { device } = await added('platform.auditor');
    const caller = await office.enter('platform.auditor');
    const request = (await ask(caller))!;
    office.world.clock.advance(5 * 60_000);
    expect((await show(caller, device.answer(request))).status).toBe(422);
  });
});
