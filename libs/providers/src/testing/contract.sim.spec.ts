import { afterAll, beforeAll, describe } from '@jest/globals';
import type { MemberCredentials } from './connect-gateways';
import { describeProviderContract } from './provider-contract';
import { startSimulator, type RunningSimulator } from './start-simulator';

describe('simulator', () => {
  let simulator: RunningSimulator;
  let member: MemberCredentials;

  beforeAll(async () => {
    simulator = await startSimulator();
    member = await simulator.addMember('MTO', 5_000_000);
  });

  afterAll(() => simulator.stop());

  describeProviderContract(() => ({ baseUrls: simulator.baseUrls, member, codes: simulator }));
});
