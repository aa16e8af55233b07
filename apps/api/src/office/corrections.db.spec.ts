import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage, MoneyPage, OfficeApproval, OfficeApprovals, Today } from '@housebrand/office';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { runOps } from '../ops/run';
import { TestOffice, type OfficeCaller } from '../testing/test-office';

describe("correction of a member's credit", () => {
  let office: TestOffice;
  let cashier: OfficeCaller;
  let head: OfficeCaller;

  beforeAll(async () => {
    const test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url });
    office = await TestOffice.open({ test, clock: new FixedClock(), settings });
    cashier = await office.login('mto.cashier');
    head = await office.login('mto.head');
  });
  afterAll(() => office.close());

  const because = { reason: 'Bonus was posted twice' };
  const correct = (caller: OfficeCaller, body: object, headers?: Record<string, string>, username = 'MTODEMO1') =>
    office.call<OfficeApproval>('POST', `/api/office/members/${username}/correction`, caller, body, headers);
  const decide = (caller: OfficeCaller, id: string, decision = 'approve') =>
    office.call<OfficeApproval>('POST', `/api/office/approvals/${id}/${decision}`, caller, because);
  const payments = async (id: string) =>
    (
      await office.world.test.database.operatorQuery<Record<string, unknown>>({
        text: 'select kind, amount::int, username, status, step from payment where id = $1',
        values: [id],
      })
    ).rows;

  it.each([
    ['CORRECTION', 100_050, { step: 'credit', amount: 100_050 }],
    ['DEDUCTION', 50, { step: 'debit', amount: -50 }],
  ] as const)('starts a payment once another account approves it: %s', async (kind, satang, { step, amount }) => {
    const requested = await correct(cashier, { ...because, kind, amountSatang: satang });
    expect(requested.data).toMatchObject({
      action: 'CORRECT',
      amountSatang: amount,
      username: 'MTODEMO1',
      state: 'OPEN',
    });
    const { id } = requested.data;
    expect(await payments(id)).toEqual([]);
    const open = await office.call<OfficeApprovals>('GET', '/api/office/approvals', head);
    expect(open.data.approvals).toMatchObject([{ id, amountSatang: amount, requestedBy: 'mto.cashier' }]);
    const today = await office.call<Today>('GET', '/api/office/today', head);
    expect(today.data.waiting).toMatchObject([{ what: 'CORRECT', amountSatang: amount }]);
    expect((await decide(cashier, id)).status).toBe(403);
    expect((await decide(head, id)).data).toMatchObject({ state: 'APPLIED', decidedBy: 'mto.head' });
    expect((await decide(head, id)).status).toBe(409);
    expect(await payments(id)).toEqual([{ kind, amount: satang, username: 'MTODEMO1', status: 'CREATE', step }]);
    const page = await office.call<MoneyPage>('GET', `/api/office/money/payment/${id}`, head);
    expect(page.data).toMatchObject({ item: { kind, state: 'PENDING' }, approvals: [{ id }] });
  });

  it('is requested once per idempotency key, and audited with both accounts', async () => {
    const body = { ...because, kind: 'CORRECTION', amountSatang: 1_000 };
    const twice = [1, 2].map(() => correct(cashier, body, { 'idempotency-key': 'one-correction' }));
    const [first, second] = await Promise.all(twice);
    const { id } = (first!.status === 200 ? first : second)!.data;
    const again = await correct(cashier, body, { 'idempotency-key': 'one-correction' });
    expect(again.data.id).toBe(id);
    await decide(head, id);
    const trail = await office.call<AuditPage>('GET', '/api/office/audit?action=office.', head);
    const about = trail.data.entries.filter(({ details }) => details['approval'] === id);
    expect(about.map(({ actor, action, reason }) => [actor, action, reason])).toEqual([
      ['staff:mto.head', 'office.approval-approved', because.reason],
      ['staff:mto.cashier', 'office.correction-requested', because.reason],
    ]);
  });

  it('cannot be approved by the account that requested it, and moves nothing when refused', async () => {
    const { data } = await correct(head, { ...because, kind: 'DEDUCTION', amountSatang: 1 });
    expect((await decide(head, data.id)).status).toBe(409);
    expect((await decide(cashier, data.id, 'refuse')).data.state).toBe('REFUSED');
    expect(await payments(data.id)).toEqual([]);
  });

  it('rejects amounts out of range and unknown members', async () => {
    const send = async (differences: object, username?: string) =>
      (await correct(cashier, { ...because, kind: 'CORRECTION', amountSatang: 1, ...differences }, {}, username))
        .status;
    expect(await send({ amountSatang: 0 })).toBe(422);
    expect(await send({ amountSatang: -5 })).toBe(422);
    expect(await send({ amountSatang: 1_000_000_001 })).toBe(422);
    expect(await send({ kind: 'GIFT' })).toBe(422);
    expect(await send({}, 'MTONONE')).toBe(404);
    expect(await send({}, 'NAGADEMO1')).toBe(404);
  });

  it('appears at the terminal with its member and amount', async () => {
    const { data } = await correct(cashier, { ...because, kind: 'DEDUCTION', amountSatang: 12_345 });
    const { lines } = await runOps(office.app, ['approvals', 'list']);
    expect(lines.find((line) => line.includes(data.id))).toMatch(
      /123\.45 +staff:mto\.cashier .* members correct MTO MTODEMO1 -123\.45 +Bonus was posted twice/,
    );
  });
});
