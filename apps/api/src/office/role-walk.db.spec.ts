import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  mayPerform,
  OFFICE_CALLS,
  OFFICE_OPERATIONS,
  type OfficeCallName,
  type OfficeOperationName,
  type OfficeRole,
} from '@housebrand/office';
import { fillAddress } from '@housebrand/shared';
import { randomUUID } from 'node:crypto';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { TestOffice, type OfficeCaller } from '../testing/test-office';

const ACCOUNTS: Readonly<Record<OfficeRole, string>> = {
  support: 'mto.support',
  cashier: 'mto.cashier',
  marketing: 'mto.marketing',
  head: 'mto.head',
  operator: 'platform.operator',
  auditor: 'platform.auditor',
};
/** Calls of an operation with another name. */
const SECOND_CALLS: Partial<Record<OfficeCallName, OfficeOperationName>> = {
  'session.list': 'session.read',
  'reports.parts': 'reports.read',
  'reports.csv': 'reports.read',
  'reports.partsCsv': 'reports.read',
  'reports.partsXlsx': 'reports.read',
  'reports.agentsCsv': 'reports.agents',
  'reports.agentsXlsx': 'reports.agents',
  'money.paid': 'money.list',
  'cases.runs': 'cases.list',
  'reports.xlsx': 'reports.read',
  'audit.csv': 'audit.list',
  'passkeys.begin': 'session.passkeys',
  'passkeys.add': 'session.passkeys',
  'passkeys.remove': 'session.passkeys',
  'campaigns.versions': 'campaigns.read',
  'campaigns.version': 'campaigns.read',
  'campaigns.site': 'campaigns.read',
  'campaigns.board': 'campaigns.read',
  'keys.limit': 'keys.edit',
  'keys.revoke': 'keys.edit',
  'webhooks.deliveries': 'webhooks.read',
  'webhooks.create': 'webhooks.edit',
  'webhooks.rotateSecret': 'webhooks.edit',
  'webhooks.delete': 'webhooks.edit',
  'webhooks.test': 'webhooks.edit',
  'webhooks.replay': 'webhooks.edit',
};
/** Calls that complete a login, and the one that describes the session in any stage. */
const ANY_STAGE: readonly OfficeCallName[] = [
  'showFactor',
  'beginEnrolment',
  'confirmEnrolment',
  'askPasskey',
  'showPasskey',
  'logout',
  'session.read',
];
const ENTRIES: readonly OfficeCallName[] = ['login', 'acceptInvitation'];

const names = Object.keys(OFFICE_CALLS) as OfficeCallName[];
const walked = names.filter((name) => ![...ANY_STAGE, ...ENTRIES].includes(name));
const operationOf = (name: OfficeCallName) => SECOND_CALLS[name] ?? (name as OfficeOperationName);
const values = {
  username: 'MTODEMO1',
  record: 'MOVE',
  id: randomUUID(),
  kind: 'quests',
  number: 1,
  delivery: randomUUID(),
};

describe('operation × role × agent', () => {
  let office: TestOffice;
  const callers = new Map<OfficeRole, OfficeCaller>();

  beforeAll(async () => {
    const test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url });
    office = await TestOffice.open({ test, clock: new FixedClock(), settings });
    for (const [role, username] of Object.entries(ACCOUNTS))
      callers.set(role as OfficeRole, await office.login(username));
  });
  afterAll(() => office.close());

  const statusOf = async (name: OfficeCallName, caller: OfficeCaller | null): Promise<number> => {
    const [method, template] = OFFICE_CALLS[name];
    const reply = await office.call(
      method,
      fillAddress(template, { path: values }),
      caller,
      method === 'POST' || method === 'PUT' ? {} : undefined,
    );
    return reply.status;
  };

  it('covers every operation with a call, apart from those that only open fields', () => {
    const missing = Object.keys(OFFICE_OPERATIONS).filter(
      (name) => !name.startsWith('see.') && !(name in OFFICE_CALLS),
    );
    expect(missing).toEqual([]);
  });

  it.each(walked)('opens %s to exactly its roles', async (name) => {
    const operation = operationOf(name);
    for (const [role, caller] of callers) {
      const agents = role === 'operator' || role === 'auditor' ? [undefined, 'MTO', 'NAGA'] : [undefined, 'MTO'];
      for (const agent of agents) {
        const status = await statusOf(name, { ...caller, ...(agent && { agent }) });
        // 503: the providers of this spec do not answer
        const isOpen = ![401, 403, 500].includes(status);
        expect({ role, agent, isOpen }).toEqual({ role, agent, isOpen: mayPerform(role, operation) });
      }
    }
  });

  it.each(walked)('refuses %s without a session, before the second factor, and for another agent', async (name) => {
    expect(await statusOf(name, null)).toBe(401);
    expect(await statusOf(name, { cookie: 'hb_office=forged' })).toBe(401);
    expect(await statusOf(name, { cookie: 'portalToken=x; jwt=x' })).toBe(401);
    expect(await statusOf(name, await office.enter('naga.head'))).toBe(403);
    for (const role of ['support', 'cashier', 'marketing', 'head'] as const)
      expect(await statusOf(name, { ...callers.get(role)!, agent: 'NAGA' })).toBe(403);
    expect(await statusOf(name, { ...callers.get('operator')!, agent: 'NOPE' })).toBe(403);
  });

  it.each(['/api/provider/profile', '/api/apps/agent_configs/MTO', '/metrics', '/MTO'])(
    "hides the members' route %s",
    async (url) => {
      expect((await office.call('GET', url, callers.get('head')!)).status).toBe(404);
    },
  );

  it('refuses foreign host names and writes from other origins', async () => {
    const foreign = await office.app.inject({ url: '/api/office/session', headers: { host: 'evil.example' } });
    expect(foreign.statusCode).toBe(403);
    const login = { username: 'mto.head', password: 'x' };
    const write = (headers: Record<string, string>) => office.call('POST', '/api/office/session', null, login, headers);
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await write({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  });
});
