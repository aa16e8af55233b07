import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import type { Reconciliation } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { CasesService } from './cases.service';
import { ReconciliationService } from './reconciliation.service';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;
let provider: pg.Client;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
  provider = new pg.Client({ connectionString: simulator.databaseUrl });
  await provider.connect();
});
afterAll(async () => {
  await provider?.end();
  await world?.close();
  await simulator?.stop();
});

const reconcile = (what: Reconciliation) => world.app.get(ReconciliationService, { strict: false }).run(what);
const member = async (baht: number): Promise<string> => (await simulator.addMember('MTO', baht * 100)).username;

describe('runs of reconciliation', () => {
  it('records each run by agent, and runs with the same result after each other as one', async () => {
    const cases = world.app.get(CasesService, { strict: false });
    const latest = async () =>
      (await cases.runs('MTO', null, 100)).filter(({ comparison }) => comparison === 'statement');
    const [sender, receiver] = [await member(1_000), await member(0)];
    expect(await client.given(sender, receiver, 100)).toBe(200);
    await client.settled(sender);
    const { id } = (await client.last(sender, 'gift_sent'))!;
    await reconcile('statement');
    await reconcile('statement');
    const [agrees] = await latest();
    expect(agrees).toMatchObject({ result: 'AGREES', opened: 0, gone: 0, open: 0 });
    await reconcile('statement');
    expect((await latest())[0]).toMatchObject({ number: agrees!.number, runs: agrees!.runs + 1 });
    const { rows } = await provider.query('select * from transfer');
    await provider.query('delete from transfer where reference = $1', [`${id}:debit`]);
    await reconcile('statement');
    await reconcile('statement');
    await simulator.addFault({ kind: 'http502', call: 'transferStatement', times: 5 });
    await reconcile('statement');
    await simulator.clearFaults();
    await provider.query('delete from transfer');
    await provider.query('insert into transfer select * from jsonb_populate_recordset(null::transfer, $1)', [
      JSON.stringify(rows),
    ]);
    await reconcile('statement');
    expect(
      (await latest()).slice(0, 4).map(({ result, opened, gone, open, runs }) => [result, opened, gone, open, runs]),
    ).toEqual([
      ['AGREES', 0, 1, 0, 1],
      ['UNREAD', 0, 0, 1, 1],
      ['DIFFERS', 1, 0, 1, 2],
      ['AGREES', 0, 0, 0, agrees!.runs + 1],
    ]);
    const [newest, second] = await cases.runs('MTO', null, 2);
    expect(await cases.runs('MTO', BigInt(newest!.number), 1)).toEqual([second]);
    expect(await cases.runs('NAGA', null, 10)).toEqual([]);
  });
});
