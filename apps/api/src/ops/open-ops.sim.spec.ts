import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { AppLog, Clock } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { openOps } from './open-ops';

const DAY_MS = 86_400_000;

describe('operator command', () => {
  let simulator: RunningSimulator;
  let test: TestDatabase;

  beforeAll(async () => {
    [simulator, test] = await Promise.all([startSimulator(), createTestDatabase(migrations)]);
  });
  afterAll(() => Promise.all([test.close(), simulator.stop()]));

  const open = (simulated: boolean) => {
    const providers = Object.fromEntries(
      Object.entries(simulator.baseUrls).map(([system, url]) => [system, { url, secret: '' }]),
    ) as Record<keyof RunningSimulator['baseUrls'], { url: string; secret: string }>;
    return openOps(testSettings({ databaseUrl: test.url, ...(simulated && { providers }) }), new AppLog('silent'));
  };

  it('uses the simulated clock, so that reconciliation covers the simulated days', async () => {
    const { now } = (await simulator.control('POST', '/control/clock', { advanceMs: 40 * DAY_MS })) as { now: string };
    const app = await open(true);
    expect(app.get(Clock).now().getTime()).toBeGreaterThanOrEqual(new Date(now).getTime());
    await app.close();
  });

  it("uses the machine's clock if the simulator does not respond", async () => {
    const before = Date.now();
    const app = await open(false);
    expect(app.get(Clock).now().getTime() - before).toBeLessThan(DAY_MS);
    await app.close();
  });
});
