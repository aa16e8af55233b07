import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FoundMembers, MoneyDecision, MoneyList, OfficeApprovals, StaffAccounts } from '@housebrand/office';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { TestOffice, type OfficeCaller } from '../testing/test-office';

describe('staff of another agent', () => {
  let office: TestOffice;
  let naga: OfficeCaller;
  let move: string;
  let approval: string;

  beforeAll(async () => {
    const test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url });
    office = await TestOffice.open({ test, clock: new FixedClock(), settings });
    naga = await office.login('naga.head');
    move = await office.unknownMove({ prefix: 'MTO', username: 'MTODEMO1' }, 2_000_000);
    const cashier = await office.login('mto.cashier');
    const body = { reason: 'Seen in the report', reference: 'PG-1' };
    const { data } = await office.call<MoneyDecision>('POST', `/api/office/money/move/${move}/settle`, cashier, body);
    approval = data.approval!.id;
  });
  afterAll(() => office.close());

  it('finds no member, payment, request, or account', async () => {
    const get = <T>(url: string) => office.call<T>('GET', `/api/office/${url}`, naga);
    expect((await get<FoundMembers>('members?query=MTODEMO1')).data.members).toEqual([]);
    const all = await get<FoundMembers>('members');
    expect(all.data.members.every(({ username }) => username.startsWith('NAGA'))).toBe(true);
    for (const part of [
      '',
      '/statement',
      '/play',
      '/limits',
      '/sessions',
      '/factors',
      '/referrals',
      '/notes',
      '/audit',
    ])
      expect((await get(`members/MTODEMO1${part}`)).status).toBe(404);
    expect((await get<MoneyList>('money')).data.items.filter(({ username }) => username.startsWith('MTO'))).toEqual([]);
    expect((await get(`money/move/${move}`)).status).toBe(404);
    expect((await get<OfficeApprovals>('approvals')).data.approvals).toEqual([]);
    expect((await get<StaffAccounts>('staff')).data.accounts.map(({ username }) => username)).toEqual(['naga.head']);
  });

  it('changes nothing', async () => {
    const post = (url: string, body: object) =>
      office.call('POST', `/api/office/${url}`, naga, { reason: 'No reason', ...body });
    expect((await post('members/MTODEMO1/lock', {})).status).toBe(404);
    expect((await post('members/MTODEMO1/personal-data', {})).status).toBe(404);
    const csv = await office.call<string>('GET', '/api/office/audit/entries.csv', naga);
    expect(csv.data).not.toContain('MTODEMO1');
    const correction = { kind: 'CORRECTION', amountSatang: 100 };
    expect((await post('members/MTODEMO1/correction', correction)).status).toBe(404);
    expect((await post(`money/move/${move}/settle`, { reference: 'PG-1' })).status).toBe(404);
    expect((await post(`approvals/${approval}/approve`, {})).status).toBe(404);
    expect((await post(`approvals/${approval}/refuse`, {})).status).toBe(404);
    expect((await post('staff/mto.support/disable', {})).status).toBe(404);
    expect((await post('staff', { username: 'mto.intruder', role: 'head' })).status).toBe(422);
  });

  it("cannot be read by the members' role, by raw SQL either", async () => {
    const read = (table: string) =>
      office.world.test.database.forAgent('NAGA', (tx) => tx.execute(`select * from ${table} where agent = 'MTO'`));
    for (const table of ['staff_account', 'staff_factor', 'staff_session', 'staff_invitation'])
      await expect(read(table)).rejects.toThrow();
    expect((await read('member_note')).rows).toEqual([]);
  });
});
