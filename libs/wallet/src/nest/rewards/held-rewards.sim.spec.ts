import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { RewardPayments } from './reward-payments.service';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;
let rewardPayments: RewardPayments;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
  rewardPayments = world.app.get(RewardPayments, { strict: false });
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

/** Gives a member a reward of 20 baht, once per key. */
async function win(username: string, idempotencyKey: string): Promise<string> {
  const member = { prefix: 'MTO', username };
  const isHeld = await rewardPayments.isHeld(member, 'QUEST');
  const reward = { kind: 'QUEST', unit: 'CREDIT', amount: 2_000n, member, idempotencyKey, day: '2026-11-25' } as const;
  return world.database.database.forAgent('MTO', (tx) => rewardPayments.open(tx, reward, isHeld));
}

describe('RewardPayments', () => {
  it('holds a reward during an exclusion and pays it once afterwards, under the promised id', async () => {
    const { username } = await simulator.addMember('MTO', 0);
    world.excluded.add(username);
    const id = await win(username, 'quest 1');
    expect(await win(username, 'quest 1')).toBe(id);
    await rewardPayments.release();
    expect(await client.last(username, 'reward')).toBeUndefined();
    expect(await client.holds(username)).toMatchObject({ baht: 0 });
    world.excluded.delete(username);
    await Promise.all([rewardPayments.release(), rewardPayments.release()]);
    await rewardPayments.release();
    await client.settled(username, 'reward');
    expect((await client.list(username, 'reward')).data).toMatchObject([{ id, kind: 'QUEST', status: 'SUCCESS' }]);
    expect(await client.holds(username)).toMatchObject({ baht: 20 });
  });

  it('pays other members’ rewards while one is held', async () => {
    const [away, back] = [await simulator.addMember('MTO', 0), await simulator.addMember('MTO', 0)];
    for (const { username } of [away, back]) world.excluded.add(username);
    await win(away.username, 'quest 2');
    await win(back.username, 'quest 2');
    world.excluded.delete(back.username);
    await rewardPayments.release();
    await client.settled(back.username, 'reward');
    expect(await client.holds(back.username)).toMatchObject({ baht: 20 });
    expect(await client.last(away.username, 'reward')).toBeUndefined();
  });

  it('pays members who are not excluded at once', async () => {
    const { username } = await simulator.addMember('MTO', 0);
    const id = await win(username, 'quest 3');
    await client.settled(username, 'reward');
    expect(await client.last(username, 'reward')).toMatchObject({ id, status: 'SUCCESS' });
  });
});
