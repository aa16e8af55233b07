import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { asOwner } from './as-owner';

let test: TestDatabase;
let other: pg.Client;

beforeAll(async () => {
  test = await createTestDatabase([]);
  other = new pg.Client({ connectionString: test.url });
  await other.connect();
  // with this timeout, PostgreSQL never aborts the other transaction
  await other.query(`set deadlock_timeout = '10min'; create table one (id int); create table two (id int)`);
});
afterAll(async () => {
  await other.end();
  await test.close();
});

it('retries after a deadlock with work that locked the tables in another order', async () => {
  await other.query('begin; lock table two');
  let tries = 0;
  const done = asOwner(test.url, async (client) => {
    tries += 1;
    await client.query('lock table one');
    if (tries === 1) {
      // both transactions wait for each other from here on
      const taken = other.query('lock table one').then(() => other.query('commit'));
      await Promise.all([client.query('lock table two'), taken]);
    }
    await client.query('insert into one values ($1)', [tries]);
    return tries;
  });
  expect(await done).toBe(2);
  expect((await other.query('select id from one')).rows).toEqual([{ id: 2 }]);
});

it('throws other errors and rolls back', async () => {
  const failing = asOwner(test.url, async (client) => {
    await client.query('insert into two values (1)');
    await client.query('select nothing from nowhere');
  });
  await expect(failing).rejects.toThrow('nowhere');
  expect((await other.query('select id from two')).rows).toEqual([]);
});
