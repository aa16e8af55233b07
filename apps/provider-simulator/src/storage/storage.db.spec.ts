import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@housebrand/shared/testing';
import { runSimulator, type RunningSimulator } from '../testing/running-simulator';
import { Storage } from './storage';

describe('storage', () => {
  let simulator: RunningSimulator;
  beforeAll(async () => {
    simulator = await runSimulator();
  });
  afterAll(() => simulator.close());

  it('survives the loss of a connection during a transaction', async () => {
    const storage = simulator.app.get(Storage);
    const lost = storage.transaction(async (queries) => {
      const { pid } = (await queries.row<{ pid: number }>('select pg_backend_pid() as pid'))!;
      await storage.rows('select pg_terminate_backend($1, 10000)', [pid]);
      // Wait until the connection has ended before the next query.
      await waitUntil(async () => !(await storage.row('select from pg_stat_activity where pid = $1', [pid])));
      await queries.rows('select 1');
    });
    await expect(lost).rejects.toThrow();
    expect((await simulator.get('/health/ready')).status).toBe(200);
  });
});
