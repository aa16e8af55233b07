import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { AppLog, Jobs } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings } from '@housebrand/shared/testing';
import { createApi } from './create-api';
import { migrations } from './domains';
import { buildTestPortal } from './testing/test-portal';

const portalDist = buildTestPortal();

afterAll(() => rmSync(portalDist, { recursive: true }));

describe('createApi', () => {
  it('starts the jobs only once the data is prepared', async () => {
    const test = await createTestDatabase(migrations);
    const steps: string[] = [];
    jest.spyOn(Jobs.prototype, 'start').mockImplementation(() => void steps.push('jobs'));
    const settings = testSettings({ databaseUrl: test.url, portalDist });
    const app = await createApi(settings, new AppLog('silent'), undefined, async () => {
      // a slow seed: the jobs must not start in the meantime
      await new Promise((resolve) => setImmediate(resolve));
      steps.push('data');
    });
    await app.close();
    await test.close();
    expect(steps).toEqual(['data', 'jobs']);
  });
});
