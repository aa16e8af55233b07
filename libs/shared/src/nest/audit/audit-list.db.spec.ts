import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { entriesOf, type AuditQuery } from './audit-list';
import { AuditRepository } from './audit.repository';

const ENTRIES = 60_000;
const PAGE = 51;
/** A list reads at most this many entries of each action of an actor, and of the entries of a member. */
const MOST_READ = 4_000;

/** Entries of two agents; those of staff, keys and settings are rare, and some are only old. */
const ROWS = `select case when n % 10 < 8 then 'MTO' else 'NAGA' end, 1, now() - (${ENTRIES} - n) * interval '1 minute',
    case when n % 500 = 0 then 'staff:mto.support' when n % 777 = 0 then 'agent key' when n % 10 < 4 then member else 'system' end,
    case when n % 500 = 0 then (array['member.locked', 'office.note-added'])[1 + n / 500 % 2]
      when n < 50 and n % 10 = 5 then 'settings.changed' when n % 777 = 0 then 'settings.tiers-replaced'
      when n % 10 < 4 then 'money.opened' else 'money.success' end,
    case when n % 777 = 0 then 'MTO' else member end, '{}'
  from (select n, 'MTOMEMBER' || (n * 7 + n / 100) % 300 as member from generate_series(1, ${ENTRIES}) n) noted`;

const [PKEY, SUBJECT, ACTOR] = ['audit_entry_pkey', 'audit_entry_subject', 'audit_entry_actor'];
const [SYSTEM, OTHERS, TIME] = ['audit_entry_of_system', 'audit_entry_of_others', 'audit_entry_at'];
const MEMBER = 'MTOMEMBER7';
const STAFF = 'staff:mto.support';
const RECENT = new Date(Date.now() - 3_600_000);

/** Filters, and the indexes that may find their entries. */
const LISTS: readonly [what: string, query: AuditQuery, indexes: readonly string[]][] = [
  ['all entries', {}, [PKEY]],
  ['a member', { subject: MEMBER }, [SUBJECT]],
  ['an action of a member', { subject: MEMBER, actions: ['office.'] }, [SUBJECT]],
  ['a member by staff', { subject: MEMBER, actor: STAFF }, [SUBJECT]],
  ['what a member did', { actor: MEMBER }, [SUBJECT, ACTOR]],
  ['what was done by or to a member', { about: MEMBER }, [SUBJECT, ACTOR]],
  ['what staff did', { actor: STAFF }, [SUBJECT, ACTOR]],
  ['an action of staff', { actor: STAFF, actions: ['member.'] }, [SUBJECT, OTHERS, ACTOR]],
  ['what no staff did', { actor: STAFF, actions: ['money.'] }, [SUBJECT, OTHERS, ACTOR]],
  ['what a key did', { actor: 'agent key' }, [SUBJECT, ACTOR]],
  ['what someone unknown did', { actor: 'staff:gone' }, [SUBJECT, ACTOR]],
  ['what the system did', { actor: 'system' }, [SYSTEM]],
  ['a rare action of the system', { actor: 'system', actions: ['settings.'] }, [SYSTEM]],
  ['a frequent action', { actions: ['money.success'] }, [SYSTEM, OTHERS]],
  ['a rare action', { actions: ['settings.tiers'] }, [SYSTEM, OTHERS]],
  ['an old action', { actions: ['settings.changed'] }, [SYSTEM, OTHERS]],
  ['several actions', { actions: ['settings.', 'member.'] }, [SYSTEM, OTHERS]],
  ['an unknown action', { actions: ['none.'] }, [SYSTEM, OTHERS]],
  ['the last hour', { since: RECENT }, [TIME]],
];

let test: TestDatabase;
let owner: pg.Client;
let repository: AuditRepository;

beforeAll(async () => {
  test = await createTestDatabase();
  owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  await owner.query('alter table audit_entry set (autovacuum_enabled = false)');
  await owner.query(`set session_replication_role = 'replica'`);
  await owner.query(`insert into audit_entry (agent, xid, at, actor, action, subject, details) ${ROWS}`);
  await owner.query('vacuum (analyze) audit_entry');
  repository = new AuditRepository(test.database);
});
afterAll(async () => {
  await owner?.end();
  await test?.close();
});

interface PlanNode {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The indexes that a list uses, and how many entries it reads. */
async function planOf(query: AuditQuery): Promise<{ indexes: string[]; read: number }> {
  const { rows } = await test.database.asOperator((tx) =>
    tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (analyze, timing off, format json) select * from ${entriesOf(query, PAGE)} e order by e.number desc limit ${PAGE}`,
    ),
  );
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  const all = nodes(rows[0]!['QUERY PLAN'][0].Plan);
  const read = all
    .filter((node) => node['Relation Name'] === 'audit_entry')
    .map(
      (node) =>
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops'],
    )
    .reduce((sum, one) => sum + one, 0);
  return { indexes: [...new Set(all.flatMap((node) => node['Index Name'] ?? []))], read };
}

describe.each(LISTS)('the list of %s', (_what, query, indexes) => {
  const own = { agent: 'MTO', ...query };

  it('reads few entries, by its indexes', async () => {
    const plan = await planOf(own);
    expect(plan.indexes).not.toEqual([]);
    expect(indexes).toEqual(expect.arrayContaining(plan.indexes));
    expect(plan.read).toBeLessThan(MOST_READ);
  });

  it('has the entries that match, newest first, page by page', async () => {
    const { rows } = await owner.query<{ number: string }>({
      text: `select number from audit_entry where agent = 'MTO' and ($1::text is null or subject = $1) and ($2::text is null or actor = $2)
        and ($3::text is null or subject = $3 or actor = $3) and ($4::text is null or action ~ $4) and ($5::timestamptz is null or at >= $5)
        order by number desc limit ${2 * PAGE}`,
      values: [query.subject, query.actor, query.about, query.actions && `^(${query.actions.join('|')})`, query.since],
    });
    const first = await repository.list(own, PAGE);
    const before = first.at(-1)?.number;
    const second = before === undefined ? [] : await repository.list({ ...own, before }, PAGE);
    expect([...first, ...second].map(({ number }) => String(number))).toEqual(rows.map(({ number }) => number));
  });
});
