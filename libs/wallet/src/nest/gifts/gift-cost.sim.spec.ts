import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { BalanceGateway, CreditTransfer } from '@housebrand/providers/nest';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { Database } from '@housebrand/shared/nest';
import { waitUntil } from '@housebrand/shared/testing';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';

/** Round trips to the database and calls to the provider, from the request until the gift is settled. */
interface Cost {
  /** Statements that only read. */
  reads: number;
  /** Statements that write; each commits on its own, and the commit waits for the disk. */
  commits: number;
  providerCalls: string[];
}

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;
let cost: Cost = { reads: 0, commits: 0, providerCalls: [] };

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
  countStatements();
  countProviderCalls();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await world?.close();
  await simulator?.stop();
});

function countStatements(): void {
  const database = world.app.get(Database, { strict: false });
  const { read, write, operatorQuery } = database;
  jest.spyOn(database, 'read').mockImplementation((...call) => {
    cost.reads += 1;
    return read.apply(database, call) as never;
  });
  jest.spyOn(database, 'write').mockImplementation((...call) => {
    cost.commits += 1;
    return write.apply(database, call) as never;
  });
  jest.spyOn(database, 'operatorQuery').mockImplementation(async (statement) => {
    const result = await operatorQuery.call(database, statement);
    // the outbox also polls, and a poll that finds nothing writes nothing
    if (statement.name?.startsWith('outbox_entry') && result.rowCount) cost.commits += 1;
    return result as never;
  });
}

function countProviderCalls(): void {
  const balances = world.app.get(BalanceGateway, { strict: false });
  const transfers = world.app.get(CreditTransfer, { strict: false });
  const count = <T extends object>(target: T, ...names: (keyof T & string)[]) => {
    for (const name of names) {
      const original = target[name] as (...args: unknown[]) => unknown;
      jest.spyOn(target, name as never).mockImplementation(((...args: unknown[]) => {
        cost.providerCalls.push(name);
        return original.apply(target, args);
      }) as never);
    }
  };
  count(balances, 'current');
  count(transfers, 'query', 'debit', 'credit');
}

/** Sends gifts at once, waits until they are settled and their outbox entries are sent, and returns what they cost together. */
async function costOf(sender: string, receiver: string, gifts = 1): Promise<Cost> {
  cost = { reads: 0, commits: 0, providerCalls: [] };
  const replies = await Promise.all(Array.from({ length: gifts }, () => client.give(sender, receiver, 100)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  await waitUntil(async () => {
    const { rowCount } = await world.database.database.operatorQuery({
      text: `select from outbox_entry where key = $1 and state <> 'sent'`,
      values: [sender],
    });
    return rowCount === 0;
  });
  return { ...cost, providerCalls: cost.providerCalls.toSorted() };
}

it('settles a gift within its budget of round trips, commits and provider calls', async () => {
  const [sender, receiver] = await Promise.all([simulator.addMember('MTO', 100_000), simulator.addMember('MTO', 0)]);
  const { username } = sender;
  // the debit reports insufficient credit and a provider without transfers by itself, and a gift moves by a debit and a credit
  const budget = { reads: 1, commits: 3, providerCalls: ['credit', 'debit'] };
  // once per process whether transfers are offered, and once per receiver whether the provider knows them: nothing else would tell the
  // sender before the gift is opened. The sender's credit, because nothing has reported it for half a minute
  const first = { ...budget, providerCalls: ['credit', 'current', 'current', 'debit', 'query'] };
  expect(await costOf(username, receiver.username)).toEqual(first);
  expect(await costOf(username, receiver.username)).toEqual(budget);
  const other = await simulator.addMember('MTO', 0);
  const toOther = { ...budget, providerCalls: ['credit', 'current', 'debit'] };
  expect(await costOf(username, other.username)).toEqual(toOther);
});

it('commits no more for gifts that one sender sends at once', async () => {
  const [sender, receiver] = await Promise.all([simulator.addMember('MTO', 1_000_000), simulator.addMember('MTO', 0)]);
  await costOf(sender.username, receiver.username);
  const gifts = 12;
  expect(await costOf(sender.username, receiver.username, gifts)).toEqual({
    reads: gifts,
    commits: 3 * gifts,
    providerCalls: [...Array<string>(gifts).fill('credit'), ...Array<string>(gifts).fill('debit')],
  });
});
