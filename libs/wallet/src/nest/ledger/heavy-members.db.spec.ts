import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import pg from 'pg';
import { walletMigrations } from '../migrations';

/** One row for each of 5,000 members, and 200 rows for one member. */
const NAMES = `(select 'MTOF' || generate_series(1, 5000) as name union all select 'MTOHEAVY' from generate_series(1, 200)) n`;
/** Per table: the values of a row, the lookup by idempotency key, and the index it should use. */
const TABLES = {
  payment: {
    rows: `'MTO', gen_random_uuid(), 'GIFT', 'CREDIT', 1, n.name, 'MTOFRIEND', 'CREATE', 'debit', null, null, null, null,
      gen_random_uuid()::text, '2026-11-18', now(), now()`,
    lookup: `username = $2 and kind = 'GIFT' and idempotency_key = $3`,
    index: 'payment_agent_username_kind_idempotency_key_key',
  },
  chip_purchase: {
    rows: `'MTO', gen_random_uuid(), n.name, 'pack', 1, 1, gen_random_uuid()::text, 'CREATE', null, null, null, now(), now()`,
    lookup: `username = $2 and idempotency_key = $3`,
    index: 'chip_purchase_agent_username_idempotency_key_key',
  },
} as const;

describe('lookup by idempotency key for a member with many rows', () => {
  let test: TestDatabase;
  let owner: pg.Client;

  beforeAll(async () => {
    test = await createTestDatabase(walletMigrations);
    owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner?.end();
    await test?.close();
  });

  it.each(['payment', 'chip_purchase'] as const)('reads %s by the index of the key', async (table) => {
    const { rows, lookup, index } = TABLES[table];
    await owner.query(`insert into ${table} select ${rows} from ${NAMES}`);
    await owner.query(`analyze ${table}`);
    await owner.query(`set plan_cache_mode = force_generic_plan`);
    await owner.query(`prepare ${table}_ask (text, text, text) as select from ${table} where agent = $1 and ${lookup}`);
    const plan = await owner.query(`explain (format json) execute ${table}_ask ('MTO', 'MTOHEAVY', 'key')`);
    expect(JSON.stringify(plan.rows)).toContain(`"Index Name":"${index}"`);
  });
});
