import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import type { MemberRef } from '@housebrand/shared';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { WEBHOOK_KINDS } from '@housebrand/webhooks';
import { WebhooksService } from '@housebrand/webhooks/nest';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const PATIENCE_MS = 120_000;
const PASSWORD = 'Chips-2026!';
const TEL = '0918273646';

interface Event {
  kind: string;
  agent: string;
  data: Record<string, string | number | null>;
}

const received: Event[] = [];
let server: Server;
let origin: string;
let simulator: RunningSimulator;
let world: TestWorld;
let app: NestFastifyApplication;

beforeAll(async () => {
  server = createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()) as Event);
      reply.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  const clock = new FollowingClock();
  world = await openTestWorld({
    application: apiBeforePortal,
    simulator,
    clock,
    settings: { webhookLocalOrigin: origin },
  });
  ({ app } = world);
  await new DemoWorldSync(app, clock).look();
  startWorkers(app);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
  server.closeAllConnections();
  server.close();
});

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await world.database.database.operatorQuery<Row>({ text })).rows;
const post = async <T>(url: string, payload: object, cookie = '') => {
  const headers = { cookie, origin: 'http://localhost:3000', 'idempotency-key': randomUUID() };
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  const body = reply.json<{ data: T; result: T; message: string }>();
  expect([url, reply.statusCode, body.message]).toEqual([url, 200, body.message]);
  return { reply, result: body.result ?? body.data };
};
const enter = async ({ prefix, username }: MemberRef) => {
  const { reply } = await post('/api/provider/login', { prefix, username, password: PASSWORD });
  return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
};
const arrived = async (kind: string, data: Event['data']) => {
  await waitUntil(() => received.some((event) => event.kind === kind && isPart(data, event.data)), PATIENCE_MS);
  return received.filter((event) => event.kind === kind && isPart(data, event.data));
};
const isPart = (part: Event['data'], whole: Event['data']) =>
  Object.entries(part).every(([key, value]) => whole[key] === value);
const withoutEvents = async () => rows(`select from outbox_entry where topic in ('agent.events', 'webhooks.send')`);

const addWebhook = async (prefix: string) => {
  const by = { actor: 'staff:platform.operator', reason: 'Connects the CRM' };
  const request = { url: `${origin}/`, description: 'CRM', kinds: [...WEBHOOK_KINDS] };
  await app.get(WebhooksService, { strict: false }).create(prefix, request, by);
};

/** Lets a member deposit, and pays the deposit. @returns its id */
const deposit = async (cookie: string) => {
  const { result } = await post<{ deposit: { id: string } }>(
    '/api/provider/deposit-point-create',
    { value: 200 },
    cookie,
  );
  await simulator.control('POST', `/control/deposits/${result.deposit.id}/decision`, { action: 'confirm' });
  return result.deposit.id;
};

describe('events of an agent', () => {
  it(
    'writes nothing for an agent without a webhook',
    async () => {
      const member = await simulator.addMember('MTO', 500_000);
      const reference = await deposit(await enter(member));
      await waitUntil(
        async () => (await rows(`select from reported_payment where reference = '${reference}'`)).length > 0,
        PATIENCE_MS,
      );
      expect(await withoutEvents()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'reports deposits, withdrawals and gifts, without numbers of accounts and phones',
    async () => {
      await addWebhook('MTO');

      const [sender, receiver] = [await simulator.addMember('MTO', 500_000), await simulator.addMember('MTO', 0)];
      const cookie = await enter(sender);
      await enter(receiver);
      const { username } = sender;
      const paymentId = await deposit(cookie);
      const deposits = await arrived('payment.settled', { paymentKind: 'DEPOSIT', paymentId, username });
      expect(deposits).toMatchObject([{ agent: 'MTO', data: { receiver: null, amountPoints: null } }]);
      expect(Number(deposits[0]!.data['amountSatang'])).toBeGreaterThanOrEqual(20_000);

      const withdraw = async (decision: object) => {
        const { result } = await post<{ reference: string }>('/api/provider/withdraw', { amount: 300 }, cookie);
        await simulator.control('POST', `/control/withdrawals/${result.reference}/decision`, decision);
        return { paymentKind: 'WITHDRAWAL', paymentId: result.reference, username, amountSatang: 30_000 };
      };
      const rejected = await withdraw({ paid: false, reason: 'ชื่อบัญชีไม่ตรง' });
      expect((await arrived('withdrawal.rejected', rejected)).length).toBe(1);

      await post('/api/provider/step-up', { password: PASSWORD }, cookie);
      const gift = { depositUsername: username, receiverUsername: receiver.username, amount: 100 };
      await post('/api/apps/payments/send_gift', gift, cookie);
      const given = { paymentKind: 'GIFT', username, receiver: receiver.username, amountSatang: 10_000 };
      expect((await arrived('payment.settled', given)).length).toBe(1);

      const paid = await withdraw({ paid: true });
      expect((await arrived('payment.settled', paid)).length).toBe(1);

      // the last group of an id may have digits only
      const texts = JSON.stringify(received).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
      expect(texts).not.toMatch(/\b0\d{9}\b|\b\d{10,12}\b/);
    },
    PATIENCE_MS,
  );

  it('drops the announcement with the transaction that is rolled back', async () => {
    const { database } = world.database;
    const settle = (isUndone: boolean) =>
      database.forAgent('MTO', async (tx) => {
        const key = randomUUID();
        const { rows: opened } = await tx.client.query<{ payment: string }>(
          `select payment from open_reward(gen_random_uuid(), 'QUEST', 'POINT', 25, 'MTODEMO1', '${key}', '2026-11-18', now())`,
        );
        const id = opened[0]!.payment;
        await tx.client.query(`select request_payment_step('${id}', now())`);
        await tx.client.query(`select settle_payment('${id}', 'credit', now() + interval '1 second')`);
        if (isUndone) throw new Error('undone');
        return id;
      });
    const before = await withoutEvents();
    await expect(settle(true)).rejects.toThrow('undone');
    expect((await withoutEvents()).length).toBe(before.length);
    const paymentId = await settle(false);
    const reward = { paymentId, paymentKind: 'QUEST', username: 'MTODEMO1', amountSatang: null, amountPoints: 25 };
    expect((await arrived('payment.settled', reward)).length).toBe(1);
  });

  it(
    'reports a registration',
    async () => {
      await addWebhook('NAGA');
      await post('/api/provider/otp', { prefix: 'NAGA', tel: TEL });
      const person = {
        ...{ prefix: 'NAGA', username: 'NAGAHOOKED', tel: TEL, password: PASSWORD, consent: true },
        ...{ bankName: 'KBANK', accountNumber: '918273645547', birthday: '1995-04-13' },
        ...{ firstName: 'Thanakorn', lastName: 'Thongsukdee' },
      };
      await post('/api/provider/register-v2', { ...person, otp: await simulator.otp(TEL) });
      expect(await arrived('member.registered', { username: 'NAGAHOOKED' })).toMatchObject([{ agent: 'NAGA' }]);
    },
    PATIENCE_MS,
  );
});
