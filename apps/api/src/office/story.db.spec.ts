import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AuditPage,
  AuditVerification,
  FoundMembers,
  MemberNotes,
  MemberPage,
  MemberStatus,
  MoneyDecision,
  MoneyList,
  MoneyPage,
  OfficeApproval,
  OfficeApprovals,
  Today,
} from '@housebrand/office';
import { AuditSealer } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { TestOffice, type OfficeCaller } from '../testing/test-office';

let office: TestOffice;
let support: OfficeCaller;
let cashier: OfficeCaller;
let head: OfficeCaller;

beforeAll(async () => {
  const test = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: test.url });
  office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  support = await office.login('mto.support');
  cashier = await office.login('mto.cashier');
  head = await office.login('mto.head');
});
afterAll(() => office.close());

const because = { reason: "The provider's report has the credit" };

describe('missing deposit', () => {
  it('is found, settled by two accounts, and leaves verified audit entries', async () => {
    const move = await office.unknownMove({ prefix: 'MTO', username: 'MTODEMO1' }, 1_500_037);

    const found = await office.call<FoundMembers>('GET', '/api/office/members?query=demo1', support);
    expect(found.data.members.map(({ username, matched }) => [username, matched])).toEqual([['MTODEMO1', 'USERNAME']]);
    const page = await office.call<MemberPage>('GET', '/api/office/members/MTODEMO1', support);
    expect(page.data).toMatchObject({
      username: 'MTODEMO1',
      status: { state: 'ACTIVE' },
      balance: { creditSatang: null, isProviderAnswering: false },
      counts: { openMoney: 1 },
    });
    const list = await office.call<MoneyList>('GET', '/api/office/money?username=mtodemo1&states=UNKNOWN', support);
    expect(list.data.items.map(({ id, kind, amountSatang }) => [id, kind, amountSatang])).toEqual([
      [move, 'DEPOSIT', 1_500_037],
    ]);
    const seen = await office.call<MoneyPage>('GET', `/api/office/money/move/${move}`, support);
    expect(seen.data).toMatchObject({ actions: [], needsApproval: true, provider: null, isProviderAnswering: false });

    const address = `/api/office/money/move/${move}`;
    const settlement = { ...because, reference: 'PG-99812' };
    expect((await office.call('POST', `${address}/settle`, support, settlement)).status).toBe(403);
    const proposed = await office.call<MoneyDecision>('POST', `${address}/settle`, cashier, settlement);
    expect(proposed.data).toMatchObject({ outcome: 'REQUESTED', item: { state: 'UNKNOWN' } });
    const { id } = proposed.data.approval!;
    const today = await office.call<Today>('GET', '/api/office/today', head);
    expect(today.data.waiting.map(({ kind }) => kind).sort()).toEqual(['APPROVAL', 'UNKNOWN_OUTCOME']);
    const open = await office.call<OfficeApprovals>('GET', '/api/office/approvals', head);
    expect(open.data.approvals).toMatchObject([{ id, action: 'SETTLE', requestedBy: 'mto.cashier', subject: move }]);

    expect((await office.call('POST', `/api/office/approvals/${id}/approve`, cashier, because)).status).toBe(403);
    const approved = await office.call<OfficeApproval>('POST', `/api/office/approvals/${id}/approve`, head, because);
    expect(approved.data).toMatchObject({ state: 'APPLIED', decidedBy: 'mto.head' });
    expect((await office.call('POST', `/api/office/approvals/${id}/approve`, head, because)).status).toBe(409);
    const after = await office.call<MoneyPage>('GET', address, head);
    expect(after.data.item).toMatchObject({ state: 'DONE', reference: 'PG-99812', amountSatang: 1_500_037 });

    const trail = await office.call<AuditPage>('GET', `/api/office/audit?subject=${move}`, head);
    const steps = trail.data.entries.filter(({ actor }) => actor.startsWith('staff:'));
    expect(steps.map(({ actor, action, reason }) => [actor, action, reason])).toEqual([
      ['staff:mto.head', 'office.approval-approved', because.reason],
      ['staff:mto.cashier', 'office.money-settle-requested', because.reason],
    ]);
    await office.app.get(AuditSealer, { strict: false }).sealAll();
    const verified = await office.call<AuditVerification>('GET', '/api/office/audit/verification', head);
    expect(verified.data).toMatchObject({ isIntact: true, broken: null });
    expect(verified.data.sealed).toBeGreaterThanOrEqual(4);
  });

  it('is settled at once up to the limit, by one account and once per key', async () => {
    const move = await office.unknownMove({ prefix: 'MTO', username: 'MTODEMO3' }, 50_037, 'WITHDRAWAL');
    const settle = (key: string) =>
      office.call<MoneyDecision>(
        'POST',
        `/api/office/money/move/${move}/settle`,
        cashier,
        { ...because, reference: 'WD-1' },
        { 'idempotency-key': key },
      );
    const done = await settle('one-key');
    expect(done.data).toMatchObject({ outcome: 'DONE', approval: null, item: { state: 'DONE' } });
    expect((await settle('one-key')).data).toEqual(done.data);
    expect((await settle('another-key')).status).toBe(409);
  });

  it('needs a second account above the limit, whatever amount a cashier gives', async () => {
    const member = { prefix: 'MTO', username: 'MTODEMO2' };
    const stuck = [
      ['payment', await office.parkedReward(member, 1_500_000)],
      ['move', await office.unknownMove(member, 1_500_000, 'WITHDRAWAL')],
    ] as const;
    for (const [record, id] of stuck) {
      const body = { ...because, reference: 'PG-2', amountSatang: 1 };
      const address = `/api/office/money/${record}/${id}/settle`;
      const decided = await office.call<MoneyDecision>('POST', address, cashier, body);
      expect(decided.data).toMatchObject({ outcome: 'REQUESTED', approval: { amountSatang: 1_500_000 } });
    }
  });

  it('cannot be approved by the account that requested it', async () => {
    const move = await office.unknownMove({ prefix: 'MTO', username: 'MTODEMO2' }, 2_000_000);
    const body = { ...because };
    const { data } = await office.call<MoneyDecision>('POST', `/api/office/money/move/${move}/refuse`, head, body);
    const address = `/api/office/approvals/${data.approval!.id}`;
    expect((await office.call('POST', `${address}/approve`, head, body)).status).toBe(409);
    expect((await office.call<OfficeApproval>('POST', `${address}/refuse`, head, body)).data.state).toBe('REFUSED');
    const seen = await office.call<MoneyPage>('GET', `/api/office/money/move/${move}`, head);
    expect(seen.data.item.state).toBe('UNKNOWN');
  });
});

describe('account of a member', () => {
  const status = (action: string, body: object, caller = support) =>
    office.call<MemberStatus>('POST', `/api/office/members/MTODEMO3/${action}`, caller, body);

  it('is locked, unlocked and excluded with a reason, and an exclusion is never shortened', async () => {
    expect((await status('lock', {})).status).toBe(422);
    expect((await status('lock', { reason: 'Phone was stolen' })).data).toMatchObject({
      state: 'LOCKED',
      by: 'mto.support',
      reason: 'Phone was stolen',
    });
    expect((await status('unlock', { reason: 'Phone is back' })).data.state).toBe('ACTIVE');
    expect((await status('exclusion', { reason: 'Requested by phone', days: 30 })).data.state).toBe('EXCLUDED');
    expect((await status('exclusion', { reason: 'Changed his mind', days: 7 })).status).toBe(409);
    expect((await status('exclusion', { reason: 'Wants more time', days: null })).data).toMatchObject({ until: null });
  });

  it('is closed for good by a head only', async () => {
    const close = (caller: OfficeCaller) =>
      office.call<MemberStatus>('POST', '/api/office/members/MTODEMO1/close', caller, {
        reason: 'Requested in writing',
      });
    expect((await close(support)).status).toBe(403);
    expect((await close(head)).data.state).toBe('CLOSED');
    const unlock = { reason: 'Mistake' };
    expect((await office.call('POST', '/api/office/members/MTODEMO1/unlock', head, unlock)).status).toBe(409);
  });

  it('has notes, which name their author', async () => {
    const address = '/api/office/members/MTODEMO3/notes';
    await office.call('POST', address, support, { text: 'Called back' });
    office.world.clock.advance(1);
    await office.call('POST', address, cashier, { text: 'Checked' });
    const { data } = await office.call<MemberNotes>('GET', address, support);
    expect(data.notes.map(({ by, text }) => [by, text])).toEqual([
      ['mto.cashier', 'Checked'],
      ['mto.support', 'Called back'],
    ]);
  });
});
