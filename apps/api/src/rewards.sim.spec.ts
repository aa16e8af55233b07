import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { PaymentSaga } from '@housebrand/wallet/nest';
import { seedDemoWorld } from './seed/demo-world';
import { apiBeforePortal } from './testing/api-before-portal';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
const DEPOSIT_QUEST = 3;

describe('quest reward', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    simulator = await startSimulator();
    world = await openTestWorld({ application: apiBeforePortal, simulator });
    ({ app } = world);
    await seedDemoWorld(app);
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  async function enter(): Promise<Record<string, string>> {
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload: MEMBER });
    return { cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  }
  const claim = (headers: Record<string, string>, key: string) =>
    app.inject({
      method: 'POST',
      url: '/api/apps/daily_quest.claim',
      headers: { ...headers, origin: 'http://localhost:3000', 'idempotency-key': key },
      payload: { agentID: MEMBER.prefix, id: DEPOSIT_QUEST, username: MEMBER.username },
    });
  const held = async () => {
    const reply = await fetch(`${simulator.origin}/control/members/${MEMBER.username}`);
    return ((await reply.json()) as { creditSatang: number }).creditSatang;
  };

  it('leaves the ledger and reaches the provider once', async () => {
    const headers = await enter();
    const deposit = { username: MEMBER.username, amountSatang: 10_000, reference: 'REWARDS-SPEC' };
    await simulator.control('POST', '/control/deposits', deposit);
    const before = await held();
    const claimed = await claim(headers, 'mine');
    expect([claimed.statusCode, claimed.json().data]).toEqual([
      200,
      expect.objectContaining({ reward: { kind: 'CREDIT', amount: 10 } }),
    ]);
    const { transactionId } = claimed.json().data;
    const saga = app.get(PaymentSaga, { strict: false });
    await saga.drive(MEMBER.prefix, transactionId);
    await saga.drive(MEMBER.prefix, transactionId);
    expect((await held()) - before).toBe(1_000);
    expect((await claim(headers, 'another')).statusCode).toBe(409);
    const quest = await app.inject({ url: `/api/apps/daily_quest/MTO/${DEPOSIT_QUEST}`, headers });
    expect(quest.json().data).toMatchObject({ status: 'CLAIMED', claim: { transactionId, status: 'SUCCESS' } });
    const rewards = await app.inject({ url: '/api/apps/payments/reward?source=QUEST', headers });
    expect(rewards.json()).toMatchObject({
      data: [{ id: transactionId, kind: 'QUEST', amount: 10 }],
      meta: { total: 1 },
    });
    const coupons = await app.inject({ url: '/api/apps/payments/reward?source=COUPON', headers });
    expect(coupons.json()).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it.each(['creditTransfer', 'betFeed'])(
    'is offered, like tournaments, only while the provider has %s',
    async (extension) => {
      const headers = await enter();
      const pages = ['/api/apps/daily_quest/MTO', '/api/apps/tournaments/leaderboards/MTO'];
      const looks = async () => {
        const replies = await Promise.all(pages.map((url) => app.inject({ url, headers })));
        return replies.map((reply) => [reply.statusCode, reply.json().message]);
      };
      const offer = (isOffered: boolean) => simulator.control('POST', '/control/extensions', { extension, isOffered });
      expect((await looks()).map(([status]) => status)).toEqual([200, 200]);
      await offer(false);
      try {
        // a confirmation counts for a second
        await waitUntil(async () => (await looks()).every(([status]) => status === 503));
        expect(await looks()).toEqual(pages.map(() => [503, 'ยังไม่เปิดให้บริการบนเว็บไซต์นี้']));
        expect((await claim(headers, `without-${extension}`)).statusCode).toBe(503);
      } finally {
        await offer(true);
      }
      expect((await looks()).map(([status]) => status)).toEqual([200, 200]);
    },
  );
});
