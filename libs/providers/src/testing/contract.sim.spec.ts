import { afterAll, beforeAll, describe } from '@jest/globals';
import { describeProviderContract } from './provider-contract';
import { startSimulator, type RunningSimulator } from './start-simulator';

describe('the simulator', () => {
  let simulator: RunningSimulator;

  beforeAll(async () => {
    simulator = await startSimulator();
  }, 90_000);

  afterAll(() => simulator.stop());

  describeProviderContract(() => ({
    baseUrls: simulator.baseUrls,
    member: { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' },
  }));
});
