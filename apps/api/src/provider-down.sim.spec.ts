import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PROVIDER_SYSTEMS, type ProviderSystem } from '@housebrand/providers';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { waitUntil, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { seedDemoWorld } from './seed/demo-world';
import { ProviderGate } from './testing/provider-gate';
import { apiBeforePortal } from './testing/api-before-portal';

const LONG_MS = 100_000;
const MEMBER = { prefix: 'MTO', username: 'MTODEMO3' };

/** One operation per system that always calls it. */
const NEEDS: Readonly<Record<ProviderSystem, { method: 'GET' | 'POST'; url: string; payload?: object }>> = {
  memberSystem: {
    method: 'POST',
    url: '/api/apps/getProfileAndCredit/MTO',
    payload: { username: MEMBER.username },
  },
  gamePlatform: { method: 'GET', url: '/api/provider/report-deposit' },
  external: { method: 'POST', url: '/api/provider/daily-check-in', payload: {} },
};

/** `npm run chaos -- provider-down` measures the same scenario. */
describe('outage of one provider system', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;
  let gates: Record<ProviderSystem, ProviderGate>;
  let cookie: string;

  beforeAll(async () => {
    simulator = await startSimulator();
    const opened = await Promise.all(
      PROVIDER_SYSTEMS.map(async (system) => {
        const gate = new ProviderGate(simulator.baseUrls[system]);
        return { system, gate, url: await gate.open() };
      }),
    );
    gates = Object.fromEntries(opened.map(({ system, gate }) => [system, gate])) as typeof gates;
    const providers = Object.fromEntries(opened.map(({ system, url }) => [system, { url, secret: '' }])) as Record<
      ProviderSystem,
      { url: string; secret: string }
    >;
    world = await openTestWorld({ application: apiBeforePortal, settings: { providers, answerWithinMs: 5_000 } });
    ({ app } = world);
    await seedDemoWorld(app);
    const payload = { ...MEMBER, password: 'Chips-2026!' };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
    expect(reply.json()).toMatchObject({ code: 0 });
    cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await world?.close();
    await Promise.all(Object.values(gates ?? {}).map((gate) => gate.close()));
    await simulator?.stop();
  });

  /** Retries while the session's rate limit of 30 requests per second applies. */
  const ask = async (system: ProviderSystem) => {
    while (true) {
      const reply = await app.inject({ ...NEEDS[system], headers: { cookie, origin: 'http://localhost:3000' } });
      if (reply.statusCode !== 429) return reply;
      await pause(50);
    }
  };
  const answers = async (system: ProviderSystem) => (await ask(system)).statusCode === 200;
  const ready = async () => {
    const reply = await app.inject({ url: '/health/ready' });
    expect(reply.statusCode).toBe(200);
    return reply.json<{ status: string; degraded?: string[] }>();
  };
  /** Returns how many calls to a system the open circuit breaker has blocked so far. */
  const keptBack = async (system: ProviderSystem): Promise<number> => {
    const { body } = await app.inject({ url: '/metrics' });
    const lines = body.split('\n').filter((line) => line.startsWith('provider_call_duration_seconds_count{'));
    return lines
      .filter((line) => line.includes(`provider="${system}"`) && line.includes('outcome="breakerOpen"'))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };

  it.each(PROVIDER_SYSTEMS)(
    'leaves the other systems available, blocks calls and recovers automatically: %s',
    async (system) => {
      for (const each of PROVIDER_SYSTEMS) await waitUntil(() => answers(each), LONG_MS);
      expect(await ready()).not.toHaveProperty('degraded');
      gates[system].cut();

      await waitUntil(async () => {
        expect(await ask(system)).toMatchObject({ statusCode: 503 });
        return (await ready()).degraded?.includes(system) ?? false;
      }, LONG_MS);
      expect(await ready()).toMatchObject({ status: 'degraded', degraded: [system] });
      // retry, because a single request can time out on a busy machine
      for (const other of PROVIDER_SYSTEMS.filter((each) => each !== system))
        await waitUntil(() => answers(other), LONG_MS);

      // the breaker lets one call through every two seconds and blocks all others
      const keptBefore = await keptBack(system);
      await waitUntil(async () => {
        const reply = await ask(system);
        expect([reply.statusCode, reply.json()]).toEqual([
          503,
          expect.objectContaining({ message: 'ระบบไม่ตอบกลับ เครดิตของคุณอยู่ครบ ลองอีกครั้งได้เลย' }),
        ]);
        return (await keptBack(system)) >= keptBefore + 10;
      }, LONG_MS);

      gates[system].restore();
      await waitUntil(() => answers(system), LONG_MS);
      await waitUntil(async () => (await ready()).degraded === undefined, LONG_MS);
    },
  );
});
