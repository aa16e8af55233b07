import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { ALL_DAYS, instantsOf } from '@housebrand/shared';
import { waitUntil } from '@housebrand/shared/testing';
import type { PaymentEntry } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { PaymentTransitions } from '../keyed-transfers/payment-transitions';
import { AffiliatePayable } from './affiliate-payable';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;
let payable: AffiliatePayable;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
  payable = world.app.get(AffiliatePayable, { strict: false });
});
afterEach(() => simulator.clearFaults());
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const ALL = { limit: 100, offset: 0 };
const request = (idempotencyKey: string, minSatang = 2_000n) => ({ minSatang, idempotencyKey, day: '2026-11-18' });
const newMember = async () => ({ prefix: 'MTO', username: (await simulator.addMember('MTO', 0)).username });
const accrue = ({ username }: { username: string }, amount: bigint) =>
  world.database.database.forAgent('MTO', (tx) => payable.accrue(tx, new Map([[username, amount]])));
const isOver = ({ status }: PaymentEntry) => status === 'SUCCESS' || status === 'REJECT';
const settled = async (member: { prefix: string; username: string }) => {
  const all = async () => (await payable.withdrawals(member, ALL, instantsOf(ALL_DAYS))).data;
  await waitUntil(async () => (await all()).every(isOver));
  return all();
};
const postings = async (payment: string) => {
  const text =
    'select move, source, destination, amount::int as amount from ledger_posting where payment = $1 order by at, move desc';
  return (await world.database.database.operatorQuery({ text, values: [payment] })).rows;
};

describe('affiliate payable', () => {
  it('moves all that is owed through in-transit to the credit', async () => {
    const member = await newMember();
    await accrue(member, 10_000n);
    await accrue(member, -1_950n);
    expect(await payable.balance(member)).toBe(8_050n);
    const started = await payable.withdraw(member, request(client.newKey()));
    expect(started).toMatchObject({ kind: 'AFFILIATE', unit: 'CREDIT', amount: 80.5 });
    expect(await payable.balance(member)).toBe(0n);
    expect(await settled(member)).toMatchObject([{ id: started!.id, status: 'SUCCESS' }]);
    expect((await client.holds(member.username)).baht).toBe(80.5);
    const [own, transit] = [`affiliate:${member.username}`, 'in-transit'];
    expect(await postings(started!.id)).toEqual([
      { move: 'hold', source: own, destination: transit, amount: 8_050 },
      { move: 'credit', source: transit, destination: `member:${member.username}`, amount: 8_050 },
    ]);
    // it is listed as a reward
    expect((await client.last(member.username, 'reward'))!.id).toBe(started!.id);
  });

  it('pays once for fifty concurrent requests, with one key or with many', async () => {
    const member = await newMember();
    await accrue(member, 5_000n);
    const same = await Promise.all(Array.from({ length: 25 }, () => payable.withdraw(member, request('same'))));
    expect(new Set(same.map((entry) => entry?.id)).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 25 }, () => payable.withdraw(member, request(client.newKey()))),
    );
    expect(others.every((entry) => entry === null)).toBe(true);
    expect(await settled(member)).toHaveLength(1);
    expect((await client.holds(member.username)).baht).toBe(50);
  });

  it('pays nothing below the minimum, or below zero until new income makes up for it', async () => {
    const member = await newMember();
    expect(await payable.withdraw(member, request(client.newKey(), 0n))).toBeNull();
    await accrue(member, 1_999n);
    expect(await payable.withdraw(member, request(client.newKey()))).toBeNull();
    await accrue(member, -2_500n);
    expect(await payable.balance(member)).toBe(-501n);
    expect(await payable.withdraw(member, request(client.newKey(), 0n))).toBeNull();
    await accrue(member, 2_501n);
    expect(await payable.withdraw(member, request(client.newKey()))).toMatchObject({ amount: 20 });
    expect((await settled(member)).map(({ status }) => status)).toEqual(['SUCCESS']);
  });

  it('restores the debt when the provider refuses the credit', async () => {
    const member = { prefix: 'MTO', username: 'MTONOBODY91' };
    await accrue(member, 3_000n);
    const started = await payable.withdraw(member, request(client.newKey()));
    expect(await settled(member)).toMatchObject([
      { id: started!.id, status: 'REJECT', rejectReason: { th: expect.stringMatching(/\S/) } },
    ]);
    expect(await payable.balance(member)).toBe(3_000n);
  });

  it('pays once even if the provider’s reply is lost', async () => {
    const member = await newMember();
    await accrue(member, 4_200n);
    await simulator.addFault({ kind: 'doneReplyLost', system: 'memberSystem', call: 'creditTransfer', times: 1 });
    await payable.withdraw(member, request(client.newKey()));
    expect((await settled(member)).map(({ status }) => status)).toEqual(['SUCCESS']);
    expect((await client.holds(member.username)).baht).toBe(42);
    expect(await world.app.get(PaymentTransitions, { strict: false }).listUnknown(10)).toEqual([]);
  });
});
