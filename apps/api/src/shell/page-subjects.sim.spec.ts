import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { BOOTSTRAP_ID } from '@housebrand/theming';
import { seedDemoWorld } from '../seed/demo-world';
import { apiBeforePortal } from '../testing/api-before-portal';

describe('page of a promotion, quest, tutorial or lottery', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;
  let member: string;

  beforeAll(async () => {
    simulator = await startSimulator();
    world = await openTestWorld({ application: apiBeforePortal, simulator });
    ({ app } = world);
    await seedDemoWorld(app);
    const payload = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
    member = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  async function open(url: string, cookie = member): Promise<{ status: number; title: string | undefined }> {
    const { statusCode, body } = await app.inject({ url, headers: { cookie } });
    expect(new RegExp(`id="${BOOTSTRAP_ID}">.*"hasNoPage":true`).test(body)).toBe(statusCode === 404);
    return { status: statusCode, title: /<title>(.*?) - .*<\/title>/.exec(body)?.[1] };
  }

  it.each(['promotion/999', 'promotion/lotus-week', 'promotion/a b', 'tutorial/nope'])(
    'does not find %s, which the agent does not have',
    async (path) => {
      expect(await open(`/MTO/${path}`)).toEqual({ status: 404, title: 'ไม่พบหน้านี้' });
      expect(await open(`/MTO/en/${path}`)).toEqual({ status: 404, title: 'Page not found' });
    },
  );

  it.each(['999', '0', '1.0', 'first', '9999999999', '99999999999'])('does not find quest %s', async (id) => {
    expect(await open(`/MTO/daily-quest/${id}`)).toEqual({ status: 404, title: 'ไม่พบหน้านี้' });
  });

  it('opens those that the agent has', async () => {
    const promotions: { id: string }[] = (
      await app.inject({ url: '/api/provider/promotion', headers: { cookie: member } })
    ).json().result;
    expect(promotions.length).toBeGreaterThan(0);
    for (const { id } of promotions)
      expect(await open(`/MTO/promotion/${id}`)).toEqual({ status: 200, title: 'รายละเอียดโปรโมชัน' });
    expect(await open('/MTO/daily-quest/1')).toMatchObject({ status: 200 });
    expect(await open('/MTO/tutorial/deposit')).toMatchObject({ status: 200 });
  });

  it.each(['tutorial/nope', 'daily-quest/999', 'promotion/999', 'promotion/lotus-week'])(
    'does not find %s for a guest either',
    async (path) => {
      expect(await open(`/MTO/${path}`, '')).toEqual({ status: 404, title: 'ไม่พบหน้านี้' });
    },
  );

  it('opens an existing promotion for a guest, who logs in first', async () => {
    expect(await open('/MTO/promotion/mto-daily', '')).toMatchObject({ status: 200 });
  });

  it.each(['lotto?type=ZZZ', 'lotto?type=lotto', 'lotto?type='])(
    'does not find %s, an unknown lottery',
    async (path) => {
      for (const cookie of [member, ''])
        expect(await open(`/MTO/${path}`, cookie)).toEqual({ status: 404, title: 'ไม่พบหน้านี้' });
    },
  );

  it.each(['lotto', 'lotto?type=LOTTO', 'lotto?type=LOTTO_LAUNCH', 'sports?type=ZZZ'])('opens %s', async (path) => {
    expect(await open(`/MTO/${path}`)).toMatchObject({ status: 200 });
  });

  it('opens any promotion while no member of the agent is logged in, because only they may look it up', async () => {
    expect(await open('/LOTUS/promotion/999', '')).toMatchObject({ status: 200 });
    expect(await open('/LOTUS/promotion/999')).toMatchObject({ status: 200 });
  });

  it('answers 404 for the call of an unknown promotion, with its own message', async () => {
    const reply = await app.inject({ url: '/api/provider/promotion-detail/999', headers: { cookie: member } });
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      expect.objectContaining({ code: 404, message: 'ไม่พบโปรโมชันนี้' }),
    ]);
  });
});
