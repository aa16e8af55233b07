import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import type { PaymentReference } from '@housebrand/shared';
import { FollowingClock } from '@housebrand/shared/nest';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import {
  groupOf,
  referenceOfLine,
  type PaymentEntry,
  type ReportedWithdrawal,
  type StatementLine,
} from '@housebrand/wallet';
import { OwnedPayments, StatementService } from '@housebrand/wallet/nest';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const OTHER = { prefix: 'MTO', username: 'MTODEMO2' };
const THIRD = { prefix: 'MTO', username: 'MTODEMO3' };
const EVERY_DAY = { fromDate: '2000-01-01', toDate: '2200-12-31' };
const KEY = { 'x-agent-key': 'demo-agent-key-mto' };

let simulator: RunningSimulator;
let world: TestWorld;
let app: NestFastifyApplication;
let session: Record<string, string>;
let lines: readonly StatementLine[];

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  const clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  ({ app } = world);
  await new DemoWorldSync(app, clock).look();
  session = await logIn(MEMBER);
  await logIn(OTHER);
  const statement = await app.get(StatementService, { strict: false }).page(MEMBER, { ...EVERY_DAY, limit: 100 });
  ({ lines } = statement);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

async function logIn(member: typeof MEMBER): Promise<Record<string, string>> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/provider/login',
    headers: { 'x-user-auth': 'request' },
    payload: { ...member, password: 'Chips-2026!' },
  });
  expect(reply.statusCode).toBe(200);
  return { 'x-user-auth': String(reply.headers['x-user-auth']) };
}

const find = (member: typeof MEMBER, reference: PaymentReference) =>
  app.get(OwnedPayments, { strict: false }).find(member, reference);

const ask = (payment: PaymentReference) =>
  app.inject({
    method: 'POST',
    url: `/api/apps/support/MTO/${MEMBER.username}/threads`,
    headers: { ...session, 'idempotency-key': randomUUID() },
    payload: { payment, text: 'สอบถามรายการนี้ค่ะ' },
  });

describe('questions about payments', () => {
  it('finds the payment of every line of the statement for its member, and for no other', async () => {
    const records = new Set(lines.map((line) => referenceOfLine(line).record));
    expect([...records].sort()).toEqual(['DEPOSIT', 'STATEMENT', 'WITHDRAWAL']);
    for (const line of lines) {
      const reference = referenceOfLine(line);
      const [found, foreign] = await Promise.all([find(MEMBER, reference), find(OTHER, reference)]);
      // a bonus is named by the deposit that it belongs to
      const isItself = reference.record === 'PAYMENT' || reference.record === 'STATEMENT';
      expect([line.kind, found?.group, isItself ? found?.amountSatang : line.amountSatang]).toEqual([
        line.kind,
        groupOf(line.kind),
        line.amountSatang,
      ]);
      const isShared = line.kind === 'GIFT_SENT' && line.counterparty === OTHER.username;
      if (!isShared && line.kind !== 'GIFT_RECEIVED') expect([line.kind, foreign]).toEqual([line.kind, null]);
    }
  });

  it('finds a gift for its sender and its receiver, and for no other', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/apps/payments/send_gift',
      headers: { ...session, 'idempotency-key': randomUUID() },
      payload: { depositUsername: MEMBER.username, receiverUsername: OTHER.username, amount: 250.25 },
    });
    const { id, createdAt: at } = reply.json<{ data: PaymentEntry }>().data;
    const found = await Promise.all(
      [MEMBER, OTHER, THIRD].map((member) => find(member, { record: 'PAYMENT', id, at })),
    );
    expect(found.map((payment) => payment && [payment.group, payment.amountSatang])).toEqual([
      ['gifts', -25_025],
      ['gifts', 25_025],
      null,
    ]);
    expect(await find(MEMBER, { record: 'PAYMENT', id: 'not-an-id', at })).toBeNull();
  });

  it('asks about a withdrawal of the report, and refuses a deposit that the member does not have', async () => {
    const reports = await app.inject({ url: '/api/provider/report-withdraw', headers: session });
    const [withdrawal] = reports.json<{ result: ReportedWithdrawal[] }>().result;
    const { id, amountSatang, createdAt: at } = withdrawal!;
    const reply = await ask({ record: 'WITHDRAWAL', id, at });
    expect([reply.statusCode, reply.json().data.payment]).toEqual([
      200,
      { record: 'WITHDRAWAL', id, group: 'withdrawals', amountSatang: -amountSatang, amountPoints: null, at },
    ]);
    expect((await ask({ record: 'DEPOSIT', id, at })).statusCode).toBe(404);
    const waiting = await app.inject({ url: '/api/apps/support/threads', headers: KEY });
    expect(waiting.json().data.threads).toMatchObject([{ username: MEMBER.username, payment: { id } }]);
  });
});
