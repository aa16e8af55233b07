import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { newId } from '@housebrand/shared';
import { waitUntil } from '@housebrand/shared/testing';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { BooksRepository } from '../reconciliation/books.repository';
import { CorrectionsService } from './corrections.service';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
});
afterEach(() => simulator.clearFaults());
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

/** Adds a member who is logged in, because the provider's reports need a session. */
async function addMember(baht: number): Promise<string> {
  const member = await simulator.addMember('MTO', baht * 100);
  await world.enter(member);
  return member.username;
}

const correct = (username: string, amountSatang: bigint, id = newId()) =>
  world.app
    .get(CorrectionsService, { strict: false })
    .open({ id, member: { prefix: 'MTO', username }, amountSatang })
    .then(() => id);
const rows = async (text: string, ...values: unknown[]) =>
  (await world.database.database.operatorQuery<Record<string, unknown>>({ text, values })).rows;
const postingsOf = (id: string) =>
  rows(
    'select move, source, destination, amount::int from ledger_posting where payment = $1 order by at, move desc',
    id,
  );
const statusOf = async (id: string) => (await rows('select status from payment where id = $1', id))[0]?.['status'];
const ends = (id: string, status: string) => waitUntil(async () => (await statusOf(id)) === status);

describe('correction', () => {
  it('adds credit once, from an account of its own', async () => {
    const username = await addMember(100);
    const id = await correct(username, 2_550n);
    await correct(username, 2_550n, id);
    await ends(id, 'SUCCESS');
    expect((await client.holds(username)).baht).toBe(125.5);
    expect(await postingsOf(id)).toEqual([
      { move: 'hold', source: 'correction', destination: 'in-transit', amount: 2_550 },
      { move: 'credit', source: 'in-transit', destination: `member:${username}`, amount: 2_550 },
    ]);
    expect(await client.last(username, 'all')).toMatchObject({ id, kind: 'CORRECTION', amount: 25.5 });
    expect((await client.list(username, 'reward')).meta.total).toBe(0);
  });

  it('takes credit, and ends without a posting if there is not enough', async () => {
    const username = await addMember(100);
    const taken = await correct(username, -4_000n);
    await ends(taken, 'SUCCESS');
    expect(await postingsOf(taken)).toEqual([
      { move: 'debit', source: `member:${username}`, destination: 'correction', amount: 4_000 },
    ]);
    const tooMuch = await correct(username, -6_001n);
    await ends(tooMuch, 'REJECT');
    expect(await postingsOf(tooMuch)).toEqual([]);
    expect((await client.holds(username)).baht).toBe(60);
    expect(await client.last(username, 'all')).toMatchObject({ kind: 'CORRECTION', amount: -60.01, status: 'REJECT' });
  });

  it.each([
    [2_000n, 'creditTransfer', 120],
    [-2_000n, 'debitTransfer', 80],
  ])('moves %s satang once if replies are lost', async (amount, call, baht) => {
    const username = await addMember(100);
    await simulator.addFault({ kind: 'doneReplyLost', system: 'memberSystem', call, times: 1 });
    const id = await correct(username, amount);
    await waitUntil(async () => {
      await world.app
        .get(PaymentSaga, { strict: false })
        .drive('MTO', id)
        .catch(() => undefined);
      return (await statusOf(id)) === 'SUCCESS';
    });
    expect((await client.holds(username)).baht).toBe(baht);
  });

  it('is audited as an act of operators and leaves no difference between the books', async () => {
    const username = await addMember(100);
    for (const amount of [100n, -100n]) await ends(await correct(username, amount), 'SUCCESS');
    const actors = await rows(
      `select distinct actor from audit_entry where subject = $1 and action = 'money.payment-opened'`,
      username,
    );
    expect(actors).toEqual([{ actor: 'operator' }]);
    expect(await world.app.get(BooksRepository, { strict: false }).wrongEntries(new Date(0))).toEqual([]);
  });
});
