import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage, NewOfficeKey, OfficeKey, OfficeKeys, StaffAccount } from '@housebrand/office';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { AgentKeyService } from '@housebrand/theming/nest';
import { migrations } from '../../domains';
import { TestOffice, type OfficeCaller } from '../../testing/test-office';

let office: TestOffice;
let head: OfficeCaller;
let naga: OfficeCaller;

beforeAll(async () => {
  const test = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: test.url });
  office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  head = await office.login('mto.head');
  naga = await office.login('naga.head');
});
afterAll(() => office.close());

const reason = 'New accounting server';
const post = <T>(url: string, body: object, caller = head) =>
  office.call<T>('POST', `/api/office/${url}`, caller, { reason, ...body });
const listed = async (caller = head) => (await office.call<OfficeKeys>('GET', '/api/office/keys', caller)).data.keys;
const verify = (key: string, ip = '203.0.113.9') => office.app.get(AgentKeyService, { strict: false }).verify(key, ip);

describe('key of an agent in the office', () => {
  it('is created, limited and revoked, each with a reason in one audit entry', async () => {
    const wanted = { label: 'Accounting', scopes: ['payments'], networks: ['203.0.113.0/24'] };
    const { id, key } = (await post<NewOfficeKey>('keys', wanted)).data;
    expect(await verify(key)).toMatchObject({ prefix: 'MTO', scopes: ['payments'] });
    const [made] = (await listed()).filter((one) => one.id === id);
    const used = office.world.clock.now().toISOString();
    expect(made).toMatchObject({ ...wanted, createdBy: 'staff:mto.head', lastUsedAt: used, revokedAt: null });

    const limited = await post<OfficeKey>(`keys/${id}/networks`, { networks: ['2001:db8::/32'] });
    expect(limited.data.networks).toEqual(['2001:db8::/32']);
    await expect(verify(key)).rejects.toThrow('shared.keyNetworkRefused');

    expect((await post<OfficeKey>(`keys/${id}/revoke`, {})).data.revokedAt).not.toBeNull();
    expect(await verify(key, '2001:db8::1')).toBeNull();
    expect((await post<OfficeKey>(`keys/${id}/revoke`, {})).status).toBe(200);
    expect((await post(`keys/${id}/networks`, { networks: [] })).status).toBe(404);

    const { data } = await office.call<AuditPage>('GET', `/api/office/audit?subject=${id}`, head);
    expect(data.entries.map(({ action, actor, reason: why }) => [action, actor, why])).toEqual(
      ['settings.key-revoked', 'settings.key-limited', 'settings.key-created'].map((action) => [
        action,
        'staff:mto.head',
        reason,
      ]),
    );
    expect(JSON.stringify(data)).not.toContain(key);
  });

  it('is stored as a hash only, not in the reply of an idempotency key either', async () => {
    const { key } = (await post<NewOfficeKey>('keys', { label: 'Spec' })).data;
    const { rows } = await office.world.test.database.operatorQuery<{ table: string }>({
      text: `select table_name as "table" from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    });
    for (const { table } of rows) {
      const found = await office.world.test.database.operatorQuery({
        text: `select 1 from "${table}" as row where row::text like $1`,
        values: [`%${key}%`],
      });
      expect([table, found.rows.length]).toEqual([table, 0]);
    }
  });

  it('belongs to its agent', async () => {
    const { id } = (await post<NewOfficeKey>('keys', { label: 'Spec' })).data;
    expect((await listed(naga)).map((key) => key.id)).not.toContain(id);
    expect((await post(`keys/${id}/revoke`, {}, naga)).status).toBe(404);
    expect((await post(`keys/${id}/networks`, { networks: [] }, naga)).status).toBe(404);
  });

  it.each([
    { label: '' },
    { label: 'x'.repeat(81) },
    { label: 'x', scopes: [] },
    { label: 'x', scopes: ['everything'] },
    { label: 'x', scopes: ['members', 'members'] },
    { label: 'x', networks: ['203.0.113.0/33'] },
    { label: 'x', reason: '' },
  ])('refuses %j', async (body) => {
    expect((await post('keys', body)).status).toBe(422);
  });
});

describe('account of the office', () => {
  it('is limited to networks by another account, from the next call on', async () => {
    const support = await office.login('mto.support');
    const statusOf = async () => (await office.call('GET', '/api/office/today', support)).status;
    expect(await statusOf()).toBe(200);
    const limit = (networks: string[], username = 'mto.support') =>
      post<StaffAccount>(`staff/${username}/networks`, { networks });
    expect((await limit(['203.0.113.0/24'])).data.networks).toEqual(['203.0.113.0/24']);
    expect(await statusOf()).toBe(401);
    expect((await limit([])).data.networks).toEqual([]);
    expect(await statusOf()).toBe(200);
    expect((await limit(['anywhere'])).status).toBe(422);
    expect((await limit([], 'mto.head')).status).toBe(409);
    expect((await limit([], 'naga.head')).status).toBe(404);
    const { data } = await office.call<AuditPage>('GET', '/api/office/audit?action=office.staff-networks', head);
    expect(data.entries.map(({ subject, reason: why }) => [subject, why])).toEqual(
      Array(2).fill(['mto.support', reason]),
    );
  });
});
