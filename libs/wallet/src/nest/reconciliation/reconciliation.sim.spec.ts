import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { actingAsKeyOf } from '@housebrand/shared/testing';
import type { CaseView, Reconciliation } from '../../core';
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
afterEach(() => simulator.clearFaults());
afterAll(async () => {
  await provider?.end();
  await world?.close();
  await simulator?.stop();
});

const service = () => world.app.get(ReconciliationService, { strict: false });
const reconcile = (what: Reconciliation) => service().run(what);
const member = async (baht: number): Promise<string> => (await simulator.addMember('MTO', baht * 100)).username;
const books = (text: string, values: unknown[]) => world.database.database.operatorQuery({ text, values });
/** Falsifies our ledger as the database owner, without its triggers. */
const falsify = async (text: string, values: unknown[]): Promise<void> => {
  const owner = new pg.Client({ connectionString: world.database.url });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(text, values);
  await owner.end();
};
const list = async (query = '?state=OPEN&limit=100') => {
  const url = `/api/apps/reconciliation/cases${query}`;
  const reply = await world.app.inject({ url, headers: actingAsKeyOf('MTO') });
  return reply.json<{ data: CaseView[]; meta: { total: number } }>();
};
const openOf = async (subject: string) => (await list()).data.filter((one) => one.subject.startsWith(subject));
/** Sends a gift of 100 chips that arrives. @returns its id and its members */
const gift = async (): Promise<{ id: string; sender: string; receiver: string }> => {
  const [sender, receiver] = [await member(1_000), await member(0)];
  expect(await client.given(sender, receiver, 100)).toBe(200);
  await client.settled(sender);
  return { id: (await client.last(sender, 'gift_sent'))!.id, sender, receiver };
};

describe('daily comparison with the statement', () => {
  it('opens no case on a clean day with gifts that arrived or were refused, and a lost reply', async () => {
    await gift();
    const [poor, other] = [await member(100), await member(0)];
    await Promise.all([client.given(poor, other, 100), client.given(poor, other, 100)]);
    await client.settled(poor);
    await simulator.addFault({ kind: 'doneReplyLost', call: 'creditTransfer', times: 1 });
    const sender = await member(500);
    expect(await client.given(sender, other, 150)).toBe(200);
    await client.settled(sender);
    for (const what of ['ledger', 'statement'] as const)
      expect(await reconcile(what)).toEqual({ opened: 0, gone: 0, open: 0 });
    expect((await list('')).meta.total).toBe(0);
  });

  it.each([
    [
      'MISSING_AT_PROVIDER',
      'delete from transfer where reference = $1 returning *',
      ({ receiver }: { receiver: string }) => ({
        expected: `${receiver} +100.00`,
        found: 'nothing',
        amountSatang: 10_000,
      }),
    ],
    [
      'OTHER_AMOUNT',
      'update transfer set amount = amount + 1 where reference = $1',
      ({ receiver }: { receiver: string }) => ({ expected: `${receiver} +100.00`, found: `${receiver} +100.01` }),
    ],
    [
      'OTHER_AMOUNT',
      `update transfer set member_id = (select id from member where username = 'MTODEMO1') where reference = $1`,
      ({ receiver }: { receiver: string }) => ({ expected: `${receiver} +100.00`, found: 'MTODEMO1 +100.00' }),
    ],
    [
      'DOUBLE',
      'insert into transfer select * from transfer where reference = $1',
      ({ receiver }: { receiver: string }) => ({ found: `${receiver} +100.00, ${receiver} +100.00` }),
    ],
    [
      'MISSING_WITH_US',
      `insert into transfer select prefix, 'by-hand-' || reference, member_id, direction, kind, amount, reason, refused,
        credit_after, points_after, at from transfer where reference = $1`,
      ({ receiver }: { receiver: string }) => ({ expected: 'nothing', found: `${receiver} +100.00` }),
    ],
  ] as const)('opens one case for %s and closes it when the difference is gone', async (kind, wrong, seen) => {
    const { id, ...members } = await gift();
    const { rows: before } = await provider.query('select * from transfer');
    // allow duplicate references for this comparison; gifts need the key
    await provider.query('alter table transfer drop constraint transfer_pkey');
    await provider.query(wrong, [`${id}:credit`]);
    expect(await reconcile('statement')).toEqual({ opened: 1, gone: 0, open: 1 });
    expect(await reconcile('statement')).toEqual({ opened: 0, gone: 0, open: 1 });
    const [found] = (await list()).data;
    const subject = kind === 'MISSING_WITH_US' ? `by-hand-${id}:credit` : `${id}:credit`;
    expect(found).toMatchObject({ kind, subject, state: 'OPEN', unit: 'CREDIT', endedAt: null, ...seen(members) });
    expect(found!.what).toMatch(/\p{Script=Thai}/u);
    await putBack(before);
    await provider.query('alter table transfer add constraint transfer_pkey primary key (prefix, reference)');
    expect(await reconcile('statement')).toEqual({ opened: 0, gone: 1, open: 0 });
    expect((await list('?state=GONE')).data[0]).toMatchObject({ id: found!.id, endedAt: expect.any(String) });
    // reconciliation never posts
    const { rows } = await books('select count(*)::int as postings from ledger_posting where payment = $1', [id]);
    expect(rows).toEqual([{ postings: 2 }]);
  });

  const putBack = async (rows: readonly Record<string, unknown>[]): Promise<void> => {
    await provider.query('delete from transfer');
    await provider.query('insert into transfer select * from jsonb_populate_recordset(null::transfer, $1)', [
      JSON.stringify(rows),
    ]);
  };

  it('leaves cases unchanged while the provider does not answer', async () => {
    const { id } = await gift();
    const { rows } = await provider.query('select * from transfer');
    await provider.query('delete from transfer where reference = $1', [`${id}:debit`]);
    expect(await reconcile('statement')).toMatchObject({ opened: 1 });
    await putBack(rows);
    await simulator.addFault({ kind: 'http502', call: 'transferStatement', times: 5 });
    expect(await reconcile('statement')).toEqual({ opened: 0, gone: 0, open: 0 });
    expect(await openOf(id)).toHaveLength(1);
    await simulator.clearFaults();
    expect(await reconcile('statement')).toMatchObject({ gone: 1 });
  });

  it('opens and closes no case while it cannot query what a statement lacks', async () => {
    const { id } = await gift();
    const { rows } = await provider.query('select * from transfer');
    await provider.query('delete from transfer where reference = $1', [`${id}:debit`]);
    await simulator.addFault({ kind: 'http502', call: 'transferStatus', times: 5 });
    expect(await reconcile('statement')).toEqual({ opened: 0, gone: 0, open: 0 });
    await simulator.clearFaults();
    expect(await reconcile('statement')).toMatchObject({ opened: 1 });
    await simulator.addFault({ kind: 'http502', call: 'transferStatus', times: 5 });
    expect(await reconcile('statement')).toEqual({ opened: 0, gone: 0, open: 0 });
    expect(await openOf(id)).toHaveLength(1);
    await simulator.clearFaults();
    await putBack(rows);
    expect(await reconcile('statement')).toMatchObject({ gone: 1 });
  });

  it('opens no case if the provider is ahead of us, or made a transfer before the statement begins', async () => {
    const { id } = await gift();
    // posted today but made a week ago: its outcome was unknown until today
    await provider.query(`update transfer set at = at - interval '7 days' where reference = $1`, [`${id}:debit`]);
    const { id: requested } = await gift();
    await falsify('delete from ledger_posting where payment = $1 and move = $2', [requested, 'credit']);
    await falsify(`update payment set status = 'APPROVE', step = 'credit' where id = $1`, [requested]);
    expect(await reconcile('statement')).toEqual({ opened: 0, gone: 0, open: 0 });
  });

  it('keeps a case closed that an operator closed, until the difference changes', async () => {
    const { id } = await gift();
    await provider.query('update transfer set amount = 777 where reference = $1', [`${id}:credit`]);
    await reconcile('statement');
    const [found] = await openOf(id);
    const cases = world.app.get(CasesService, { strict: false });
    expect(await cases.close('NAGA', found!.id, 'x')).toBe(false);
    expect(await cases.close('MTO', 'no id', 'x')).toBe(false);
    expect(await cases.close('MTO', found!.id, 'Nok: the provider corrects it')).toBe(true);
    const { rows: noted } = await world.database.database.operatorQuery<{ agent: string; actor: string }>({
      text: `select agent, actor from audit_entry where action = 'reconciliation.case-closed' and subject = $1`,
      values: [found!.id],
    });
    expect(noted).toEqual([{ agent: 'MTO', actor: 'operator' }]);
    expect(await reconcile('statement')).toEqual({ opened: 0, gone: 0, open: 0 });
    expect((await list('?state=CLOSED')).data).toMatchObject([
      { id: found!.id, note: 'Nok: the provider corrects it' },
    ]);
    await provider.query('update transfer set amount = 778 where reference = $1', [`${id}:credit`]);
    expect(await reconcile('statement')).toMatchObject({ opened: 1, open: 1 });
    await provider.query('update transfer set amount = 10000 where reference = $1', [`${id}:credit`]);
    expect(await reconcile('statement')).toMatchObject({ gone: 1, open: 0 });
  });
});

describe('hourly comparison of the ledger', () => {
  const compareLedger = () => reconcile('ledger');

  it('finds a posting that is missing or has a wrong amount or account, and a wrong balance', async () => {
    await compareLedger();
    const wrong = [
      `delete from ledger_posting where payment = $1 and move = 'credit'`,
      `update ledger_posting set amount = 1 where payment = $1 and move = 'debit'`,
      `update ledger_posting set destination = 'member:MTOELSE' where payment = $1 and move = 'credit'`,
    ];
    for (const text of wrong) {
      const { id } = await gift();
      await falsify(text, [id]);
      await compareLedger();
      const found = (await openOf(id)).map(({ kind, expected }) => [kind, expected]);
      expect(found).toEqual([['LEDGER_ENTRIES', 'credit debit']]);
    }
    const { receiver } = await gift();
    await falsify('update ledger_account set balance = balance + 5 where id = $1', [`member:${receiver}`]);
    await compareLedger();
    expect(await openOf(`member:${receiver}`)).toMatchObject([
      { kind: 'LEDGER_BALANCE', username: receiver, expected: '10000', found: '10005', amountSatang: 10_005 },
    ]);
    await falsify('update ledger_account set balance = balance - 5 where id = $1', [`member:${receiver}`]);
    expect(await compareLedger()).toMatchObject({ gone: 1 });
  });

  it('keeps credit and points of one account apart', async () => {
    const { receiver } = await gift();
    const account = `member:${receiver}`;
    const add = (unit: string, amount: number) =>
      falsify(
        `insert into ledger_account values ('MTO', $1, $2, $3)
         on conflict (agent, id, unit) do update set balance = ledger_account.balance + $3`,
        [account, unit, amount],
      );
    const units = async () => (await openOf(account)).map(({ unit, found }) => [unit, found]).sort();
    await add('POINT', 7);
    await falsify(
      `insert into reconciliation_case select 'MTO', gen_random_uuid(), 'LEDGER_BALANCE', $1, $2, 'POINT', 7, '0', '7', now(), now(), now()`,
      [account, receiver],
    );
    expect(await compareLedger()).toMatchObject({ opened: 0, gone: 0 });
    await add('CREDIT', 5);
    const both = [
      ['CREDIT', '10005'],
      ['POINT', '7'],
    ];
    expect(await compareLedger()).toMatchObject({ opened: 1, gone: 0 });
    expect(await units()).toEqual(both);
    expect(await compareLedger()).toMatchObject({ opened: 0, gone: 0 });
    expect(await units()).toEqual(both);
    await add('POINT', -7);
    expect(await compareLedger()).toMatchObject({ gone: 1 });
    expect(await units()).toEqual(both.slice(0, 1));
    await add('CREDIT', -5);
    expect(await compareLedger()).toMatchObject({ gone: 1 });
  });
});

describe('check for open payments every minute', () => {
  it('reports a payment that is open for more than a quarter of an hour', async () => {
    const [sender, receiver] = [await member(300), await member(0)];
    await simulator.addFault({ kind: 'http502', call: 'debitTransfer', times: 50 });
    await simulator.addFault({ kind: 'http502', call: 'transferStatus', times: 500 });
    await client.give(sender, receiver, 100);
    const { id } = (await client.last(sender, 'gift_sent'))!;
    await reconcile('unsettled');
    expect(await openOf(id)).toEqual([]);
    await falsify(`update payment set created_at = created_at - interval '16 minutes' where id = $1`, [id]);
    await reconcile('unsettled');
    expect(await openOf(id)).toMatchObject([{ kind: 'PAYMENT_UNSETTLED', username: sender, amountSatang: 10_000 }]);
    await simulator.clearFaults();
    await client.settled(sender);
    await reconcile('unsettled');
    expect(await openOf(id)).toEqual([]);
  });

  it('reports an open move until it ends', async () => {
    const [id, username] = [randomUUID(), await member(0)];
    await books(
      `insert into provider_move (agent, id, username, kind, amount_satang, state, created_at, waits_for)
       values ('MTO', $1, $2, 'WITHDRAWAL', 12050, 'UNKNOWN', now() - interval '16 minutes', 'LOGIN')`,
      [id, username],
    );
    await reconcile('unsettled');
    expect(await openOf(id)).toMatchObject([
      { kind: 'MOVE_UNSETTLED', username, amountSatang: 12_050, found: 'WITHDRAWAL UNKNOWN waits for LOGIN' },
    ]);
    await books(`update provider_move set state = 'REFUSED', settled_at = now() where id = $1`, [id]);
    await reconcile('unsettled');
    expect(await openOf(id)).toEqual([]);
  });
});
