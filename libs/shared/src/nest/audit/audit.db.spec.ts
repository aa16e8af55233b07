import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, waitForTransactions, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Jobs } from '../jobs/jobs';
import { AppLog } from '../logging/app-log';
import { Audit, WHOLE_INSTALLATION } from './audit';
import { AuditSealer } from './audit-sealer';
import { CHAIN_START, linkHash } from './audit-chain';
import { AuditVerifier } from './audit-verifier';
import { AuditRepository } from './audit.repository';

let test: TestDatabase;
let owner: pg.Client;
let audit: Audit;
let repository: AuditRepository;
let verifier: AuditVerifier;

const noJobs = { register: () => undefined } as unknown as Jobs;
const sealer = () => new AuditSealer(test.database, new AuditRepository(test.database), new AppLog('silent'), noJobs);
const noteOf = (subject: string) => ({ actor: 'spec', action: 'spec.done', subject });

beforeAll(async () => {
  test = await createTestDatabase();
  owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  audit = new Audit(test.database);
  repository = new AuditRepository(test.database);
  verifier = new AuditVerifier(repository);
});
afterAll(async () => {
  await owner.end();
  await test.close();
});
beforeEach(async () => {
  await asOwner('truncate audit_entry, audit_link, audit_head');
});

/** Runs SQL as an attacker with full access to the database: without triggers and row-level security. */
async function asOwner(text: string): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  try {
    await owner.query(text);
  } finally {
    await owner.query("set session_replication_role = 'origin'");
  }
}

/** Seals all committed entries; waits for transactions in other databases of the server. */
async function sealCommitted(): Promise<void> {
  await waitForTransactions(test);
  await sealer().sealAll();
}

async function brokenOf(agent: string) {
  return (await verifier.verify()).find((verdict) => verdict.agent === agent)?.broken ?? null;
}

describe('Audit', () => {
  it('commits a note with its transaction and drops it with a rollback', async () => {
    await audit.noteAlone('MTO', { ...noteOf('kept'), details: { amount: '5', by: null } });
    const undone = test.database.forAgent('MTO', async (tx) => {
      await audit.note(tx, 'MTO', noteOf('undone'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const listed = await repository.list({ agent: 'MTO' }, 10);
    expect(listed).toMatchObject([{ ...noteOf('kept'), details: '{"amount":"5","by":null}' }]);
    expect(Math.abs(Number(listed[0]!.atMicros / 1_000n) - Date.now())).toBeLessThan(60_000);
  });

  it('lists entries by agent, subject and time', async () => {
    for (const agent of ['MTO', 'NAGA', WHOLE_INSTALLATION]) await audit.noteAlone(agent, noteOf(`of ${agent}`));
    const subjects = async (query: object) => (await repository.list(query, 10)).map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['of *', 'of NAGA', 'of MTO']);
    expect(await subjects({ agent: 'NAGA' })).toEqual(['of NAGA']);
    expect(await subjects({ subject: 'of *' })).toEqual(['of *']);
    expect(await subjects({ since: new Date(Date.now() + 60_000) })).toEqual([]);
  });

  it.each(['housebrand_app', 'housebrand_operator'])('denies changes and deletions to the role %s', async (role) => {
    await audit.noteAlone('MTO', noteOf('kept'));
    await sealCommitted();
    for (const attempt of [
      "update audit_entry set subject = 'x'",
      'delete from audit_entry',
      'truncate audit_entry',
      "update audit_link set hash = 'x'",
      'delete from audit_link',
      'delete from audit_head',
    ]) {
      const work = owner.query(`begin; set local role ${role}; set local app.agent = 'MTO'; ${attempt}`);
      await expect(work).rejects.toThrow(/permission denied|append-only/);
      await owner.query('rollback');
    }
  });

  it("ignores a writer's time and transaction, and rejects entries for another agent", async () => {
    const forged = `insert into audit_entry (agent, xid, at, actor, action, subject, details)
      values ('MTO', 1, '2020-01-01', 'a', 'b', 'c', '{}')`;
    await test.database.forAgent('MTO', (tx) => tx.execute(sql.raw(forged)));
    const [entry] = await repository.list({}, 1);
    expect(entry!.xid).toBeGreaterThan(1n);
    expect(entry!.atMicros).toBeGreaterThan(BigInt(Date.parse('2026-01-01')) * 1_000n);
    await expect(test.database.forAgent('NAGA', (tx) => tx.execute(sql.raw(forged)))).rejects.toThrow();
    await expect(
      test.database.forAgent('MTO', (tx) => tx.execute(sql`insert into audit_link values ('MTO', 1, 1, 'x')`)),
    ).rejects.toThrow();
  });
});

describe('AuditSealer', () => {
  it('keeps the entries of a running transaction for later, in order', async () => {
    let finish = () => undefined as void;
    let started = () => undefined as void;
    const hasStarted = new Promise<void>((resolve) => (started = resolve));
    const slow = test.database.forAgent('MTO', async (tx) => {
      await audit.note(tx, 'MTO', noteOf('slow'));
      const waiting = new Promise<void>((resolve) => (finish = resolve));
      started();
      await waiting;
    });
    await hasStarted;
    await audit.noteAlone('MTO', noteOf('quick'));
    await sealer().sealAll();
    expect(await verifier.verify()).toMatchObject([{ broken: null, head: { position: 0n }, waiting: 1 }]);
    finish();
    await slow;
    await sealCommitted();
    const links = await repository.links('MTO', 0n, 10);
    expect(links.map(({ facts }) => facts?.subject)).toEqual(['slow', 'quick']);
    expect(await verifier.verify()).toMatchObject([{ broken: null, head: { position: 2n }, waiting: 0 }]);
  });

  it('creates one chain per agent under concurrent sealing and writing', async () => {
    const writers = Array.from({ length: 60 }, (_, n) => audit.noteAlone(n % 2 ? 'MTO' : 'NAGA', noteOf(String(n))));
    const sealers = Array.from({ length: 3 }, () => sealer());
    await Promise.all([...writers, ...Array.from({ length: 9 }, (_, n) => sealers[n % 3]!.sealSome(7))]);
    await waitForTransactions(test);
    await Promise.all(sealers.map((one) => one.sealAll()));
    const verdicts = await verifier.verify();
    expect(verdicts).toMatchObject([
      { agent: 'MTO', broken: null, head: { position: 30n }, waiting: 0 },
      { agent: 'NAGA', broken: null, head: { position: 30n }, waiting: 0 },
    ]);
  });

  it('seals a transaction as a whole even if it exceeds the batch size', async () => {
    await test.database.forAgent('MTO', async (tx) => {
      for (let n = 0; n < 12; n += 1) await audit.note(tx, 'MTO', noteOf(String(n)));
    });
    await audit.noteAlone('MTO', noteOf('last'));
    await waitForTransactions(test);
    expect(await sealer().sealSome(5)).toBe(12);
    expect(await sealer().sealSome(5)).toBe(1);
    expect(await sealer().sealSome(5)).toBe(0);
    expect(await brokenOf('MTO')).toBeNull();
  });

  it('continues in a restored database with lower transaction numbers', async () => {
    await audit.noteAlone('MTO', noteOf('before'));
    await sealCommitted();
    await restoreElsewhere();
    await audit.noteAlone('MTO', noteOf('after'));
    await waitForTransactions(test);
    expect(await sealer().sealSome()).toBe(1);
    await audit.noteAlone('MTO', noteOf('later'));
    expect(await verifier.verify()).toMatchObject([{ broken: null, head: { position: 2n }, waiting: 1 }]);
    await waitForTransactions(test);
    expect(await sealer().sealSome()).toBe(1);
    expect(await verifier.verify()).toMatchObject([{ broken: null, head: { position: 3n }, waiting: 0 }]);
    const links = await repository.links('MTO', 0n, 10);
    expect(links.map(({ facts }) => facts?.subject)).toEqual(['before', 'after', 'later']);
  });

  /** Simulates data from a server with higher transaction numbers: raises those of the entry and of the chain's head. */
  async function restoreElsewhere(): Promise<void> {
    await asOwner('update audit_entry set xid = xid + 1000000000');
    const [link] = await repository.links('MTO', 0n, 10);
    const hash = linkHash(CHAIN_START.hash, link!.position, link!.facts!);
    await asOwner(`update audit_link set hash = '${hash}'`);
    await asOwner(`update audit_head set hash = '${hash}', horizon = horizon + 1000000000`);
    expect(await brokenOf('MTO')).toBeNull();
  }
});

describe('AuditVerifier', () => {
  const acts: [string, string, string][] = [
    ['an edited entry', "update audit_entry set subject = 'x' where number = %2", 'altered'],
    ['a removed entry', 'delete from audit_entry where number = %2', 'entryMissing'],
    ['a removed link', 'delete from audit_link where entry = %2', 'linkMissing'],
    ['a cut-off end', 'delete from audit_link where entry = %4', 'headDiffers'],
    ['an added link', "insert into audit_link values ('MTO', 5, 999, 'x')", 'headDiffers'],
    [
      'an inserted entry',
      `insert into audit_entry (agent, number, xid, at, actor, action, subject, details)
       overriding system value values ('MTO', 900, 5, now(), 'a', 'b', 'c', '{}')`,
      'inserted',
    ],
    [
      'two swapped entries',
      `update audit_link l set entry = case when entry = %2 then -1 else %2 end where entry in (%2, %3);
       update audit_link set entry = %3 where entry = -1`,
      'altered',
    ],
  ];
  it.each(acts)('detects %s', async (_, act, what) => {
    for (const subject of ['one', 'two', 'three', 'four']) await audit.noteAlone('MTO', noteOf(subject));
    await sealCommitted();
    const numbers = (await repository.links('MTO', 0n, 10)).map(({ entry }) => entry);
    expect(await brokenOf('MTO')).toBeNull();
    await asOwner('alter table audit_link drop constraint if exists audit_link_agent_entry_key');
    await asOwner(act.replaceAll(/%(\d)/g, (_match, place: string) => String(numbers[Number(place) - 1])));
    expect(await brokenOf('MTO')).toMatchObject({ what });
  });
});
