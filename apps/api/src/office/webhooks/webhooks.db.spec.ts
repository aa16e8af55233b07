import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@housebrand/office';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import {
  MAX_WEBHOOKS,
  type Webhook,
  type WebhookDeliveries,
  type WebhookDelivery,
  type Webhooks,
  type WebhookWithSecret,
} from '@housebrand/webhooks';
import { migrations } from '../../domains';
import { TestOffice, type OfficeCaller } from '../../testing/test-office';

const CALLS = '/api/office/webhooks';
const reason = 'Connects the CRM';
const webhookLocalOrigin = 'http://127.0.0.1:9';
const url = `${webhookLocalOrigin}/hook?token=secret-of-the-address`;
const request = { url, description: 'CRM', kinds: ['payment.settled', 'member.registered'], reason };

let office: TestOffice;
let head: OfficeCaller;
let auditor: OfficeCaller;

beforeAll(async () => {
  const test = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: test.url, webhookLocalOrigin });
  office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  head = await office.login('mto.head');
  auditor = { ...(await office.login('platform.auditor')), agent: 'MTO' };
});
afterAll(() => office.close());

const list = async (caller = head) => (await office.call<Webhooks>('GET', CALLS, caller)).data.webhooks;
const create = (body: object = request, caller = head) => office.call<WebhookWithSecret>('POST', CALLS, caller, body);
const post = <T>(webhook: string, path: string, caller = head) =>
  office.call<T>('POST', `${CALLS}/${webhook}/${path}`, caller, { reason });

describe('office with webhooks', () => {
  it('adds one with a secret that only this reply shows', async () => {
    const { status, data } = await create();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      webhook: { url, description: 'CRM', disabledReason: null, failingSince: null },
      secret: expect.stringMatching(/^whsec_/),
    });
    expect(await list(auditor)).toEqual([data.webhook]);
    const { rows } = await office.world.test.database.operatorQuery({ text: 'select body from idempotent_answer' });
    expect(JSON.stringify(rows)).not.toContain(data.secret);
  });

  it('lets heads and operators change one, and auditors only see it', async () => {
    const [{ id } = { id: '' }] = await list();
    const body = { ...request, kinds: ['withdrawal.rejected'], isEnabled: false };
    const change = (caller: OfficeCaller) => office.call<Webhook>('PUT', `${CALLS}/${id}`, caller, body);
    expect((await change(auditor)).status).toBe(403);
    expect((await create(request, auditor)).status).toBe(403);
    const operator = await office.login('platform.operator');
    const { status, data } = await change({ ...operator, agent: 'MTO' });
    expect([status, data.kinds, data.disabledReason]).toEqual([200, ['withdrawal.rejected'], 'STAFF']);
    expect((await change({ ...operator, agent: 'NAGA' })).status).toBe(404);
    expect((await post(id, 'test')).status).toBe(409);
    expect((await office.call('PUT', `${CALLS}/${id}`, head, { ...body, isEnabled: true })).status).toBe(200);
  });

  it('requires an address on the internet, a name and events', async () => {
    for (const [field, value] of [
      ['url', 'https://10.0.0.8/hook'],
      ['url', 'https://169.254.169.254/latest/meta-data'],
      ['url', 'http://example.com/hook'],
      ['url', ''],
      ['description', ''],
      ['kinds', []],
      ['kinds', ['payment.opened']],
      ['kinds', ['payment.settled', 'payment.settled']],
      ['reason', ''],
    ] as const) {
      const reply = await create({ ...request, [field]: value });
      expect([field, value, reply.status]).toEqual([field, value, 422]);
    }
  });

  it('tests, replays, gives a new secret and deletes, each with an entry in the audit trail', async () => {
    const [{ id } = { id: '' }] = await list();
    const tested = await post<WebhookDelivery>(id, 'test');
    expect(tested.data).toMatchObject({ kind: 'webhook.test', state: 'WAITING', attempts: 0, subject: null });
    const replayed = await post<WebhookDelivery>(id, `deliveries/${tested.data.id}/replay`);
    expect(replayed.data).toEqual(tested.data);
    const page = await office.call<WebhookDeliveries>('GET', `${CALLS}/${id}/deliveries?state=WAITING`, auditor);
    expect(page.data).toEqual({ deliveries: [tested.data], cursor: null });
    expect((await office.call('GET', `${CALLS}/${id}/deliveries?state=LOST`, head)).status).toBe(422);
    expect((await office.call('GET', `${CALLS}/${id}/deliveries?cursor=x`, head)).status).toBe(422);
    const rotated = await post<WebhookWithSecret>(id, 'secret');
    expect(rotated.data.webhook.oldSecretUntil).not.toBeNull();
    expect((await post(id, 'delete', auditor)).status).toBe(403);
    expect((await post(id, 'delete')).status).toBe(200);
    expect((await post(id, 'delete')).status).toBe(404);
    expect(await list()).toEqual([]);
    const { data } = await office.call<AuditPage>('GET', '/api/office/audit?action=office.webhook', head);
    expect(data.entries.map(({ action }) => action.replace('office.webhook-', ''))).toEqual([
      ...['deleted', 'secret-rotated', 'replayed', 'tested', 'changed', 'changed', 'created'],
    ]);
    for (const entry of data.entries) expect([entry.subject, entry.reason]).toEqual([id, reason]);
    expect(JSON.stringify(data)).not.toMatch(/secret-of-the-address|whsec_/);
  });

  it('refuses an eleventh one', async () => {
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(409);
  });
});
