import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import pg from 'pg';

describe('the plan that finds an outbox entry in a table without statistics', () => {
  let test: TestDatabase;
  let owner: pg.Client;

  beforeAll(async () => {
    test = await createTestDatabase();
    owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query('alter table outbox_entry set (autovacuum_enabled = false)');
    await owner.query('set plan_cache_mode = force_generic_plan');
    await owner.query(`prepare finish (text, uuid, uuid) as
      update outbox_entry set state = 'sent' where agent = $1 and id = $2 and claim = $3`);
  });
  afterAll(async () => {
    await owner?.end();
    await test?.close();
  });

  it.each([0, 200, 3_000])('uses the primary key with %i entries', async (entries) => {
    await owner.query(
      `insert into outbox_entry (agent, id, topic, key, reference, payload)
       select 'MTO', gen_random_uuid(), 'spec.gift', 'k' || n % 20, gen_random_uuid(), '{}' from generate_series(1, $1) n`,
      [entries],
    );
    await owner.query('discard plans');
    const plan = await owner.query(
      `explain (format json) execute finish ('MTO', gen_random_uuid(), gen_random_uuid())`,
    );
    expect(JSON.stringify(plan.rows)).toContain('"Index Name":"outbox_entry_pkey"');
  });
});
