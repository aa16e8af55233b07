import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FactorEnrolment, OfficeSession, OfficeSessions, StaffAccount, StaffInvitation } from '@housebrand/office';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { TestOffice, type OfficeCaller } from '../testing/test-office';

describe('session of the back office', () => {
  let office: TestOffice;
  beforeAll(async () => {
    const test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url });
    office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  });
  afterAll(() => office.close());

  const session = (caller: OfficeCaller) => office.call<OfficeSession>('GET', '/api/office/session', caller);
  const why = { reason: 'New colleague' };

  it('opens with password and code, and a code is valid once', async () => {
    const caller = await office.enter('MTO.Support ');
    expect((await session(caller)).data).toMatchObject({ stage: 'FACTOR', operations: [], agents: [] });
    const code = office.code();
    const show = (by: OfficeCaller, text: string) =>
      office.call<OfficeSession>('POST', '/api/office/session/factor', by, { code: text });
    expect((await show(caller, '000000')).status).toBe(422);
    expect((await show(caller, code)).data).toMatchObject({ stage: 'OPEN', role: 'support', agent: 'MTO' });
    expect((await session(caller)).data.agents.map(({ prefix }) => prefix)).toEqual(['MTO']);
    expect((await show(await office.enter('mto.support'), code)).status).toBe(422);
  });

  it('answers every failed login alike', async () => {
    const attempt = (username: string, password: string) =>
      office.call('POST', '/api/office/session', null, { username, password });
    const replies = [
      await attempt('mto.head', 'wrong'),
      await attempt('mto.unknown', 'Chips-2026!'),
      await attempt('no account', 'x'),
    ];
    for (const { status, code, cookie } of replies)
      expect({ status, code, cookie }).toEqual({ status: 401, code: 401, cookie: undefined });
  });

  it('is refused after ten failures of an account', async () => {
    const attempt = () =>
      office.call('POST', '/api/office/session', null, { username: 'mto.cashier', password: 'wrong' });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await attempt()).status);
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  it('ends after 30 minutes without a call and after 12 hours', async () => {
    const idle = await office.login('naga.head');
    office.world.clock.advance(29 * 60_000);
    expect((await session(idle)).status).toBe(200);
    office.world.clock.advance(30 * 60_000);
    expect((await session(idle)).status).toBe(401);
    const busy = await office.login('naga.head');
    for (let hours = 0; hours < 12; hours += 0.25) {
      office.world.clock.advance(15 * 60_000);
      if (hours < 11.7) expect((await session(busy)).status).toBe(200);
    }
    expect((await session(busy)).status).toBe(401);
  });

  it('lists and ends own sessions', async () => {
    const [one, other] = [await office.login('platform.auditor'), await office.login('platform.auditor')];
    const { data } = await office.call<OfficeSessions>('GET', '/api/office/sessions', one);
    expect(data.sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    const id = data.sessions.find(({ isCurrent }) => !isCurrent)!.id;
    expect((await office.call('DELETE', `/api/office/sessions/${id}`, one)).status).toBe(200);
    expect((await session(other)).status).toBe(401);
    expect((await office.call('DELETE', '/api/office/session', one)).status).toBe(200);
    expect((await session(one)).status).toBe(401);
  });

  it('starts from an invitation, once, and needs a second factor before anything else', async () => {
    const head = await office.login('mto.head');
    const invited = await office.call<StaffInvitation>('POST', '/api/office/staff', head, {
      ...why,
      username: 'mto.new',
      role: 'support',
    });
    const token = invited.data.path.split('#')[1]!;
    const accept = (password: string) =>
      office.call('POST', '/api/office/invitations/acceptance', null, { token, password });
    expect((await accept('weak')).status).toBe(422);
    const { cookie = '' } = await accept('Longer-2026!');
    const caller = { cookie };
    expect((await session(caller)).data.stage).toBe('ENROLMENT');
    expect((await office.call('GET', '/api/office/members', caller)).status).toBe(403);
    expect((await accept('Longer-2026!')).status).toBe(404);
    const { data } = await office.call<FactorEnrolment>('POST', '/api/office/session/enrolment', caller);
    const confirm = { code: office.code(data.secret) };
    const open = await office.call<OfficeSession>(
      'POST',
      '/api/office/session/enrolment/confirmation',
      caller,
      confirm,
    );
    expect(open.data).toMatchObject({ stage: 'OPEN', role: 'support' });
    const again = { code: office.code(data.secret) };
    expect((await office.call('POST', '/api/office/session/enrolment', caller, again)).status).toBe(409);

    const role = await office.call<StaffAccount>('POST', '/api/office/staff/mto.new/role', head, {
      ...why,
      role: 'cashier',
    });
    expect(role.data.role).toBe('cashier');
    expect((await session(caller)).data.role).toBe('cashier');
    expect((await office.call('POST', '/api/office/staff/mto.head/disable', head, why)).status).toBe(409);
    expect((await office.call<StaffAccount>('POST', '/api/office/staff/mto.new/disable', head, why)).data.state).toBe(
      'DISABLED',
    );
    expect((await session(caller)).status).toBe(401);
  });

  it('starts and continues from allowed networks only', async () => {
    const allow = (network: string) =>
      office.world.test.database.operatorQuery({
        text: `update staff_account set networks = array[$1] where username = 'platform.operator'`,
        values: [network],
      });
    await allow('203.0.113.0/24');
    expect((await office.enter('platform.operator')).cookie).toBe('');
    await allow('127.0.0.0/8');
    const caller = await office.login('platform.operator');
    expect((await session(caller)).status).toBe(200);
    await allow('203.0.113.0/24');
    expect((await session(caller)).status).toBe(401);
  });
});
