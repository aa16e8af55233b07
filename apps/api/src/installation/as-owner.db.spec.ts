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
  // the other work looks for a deadlock so late that it is never the one that is undone
  await other.query(`set deadlock_timeout = '10min'; create table one (id int); create table two (id int)`);
});
afterAll(async () => {
  await other.end();
  await test.close();
});

it('begins anew when it met work that took the same tables in another order', async () => {
  await other.query('begin; lock table two');
  let tries = 0;
  const done = asOwner(test.url, async (client) => {
    tries += 1;
    await client.query('lock table one');
    if (tries === 1) {
      // both wait for one another from here on
      const taken = other.query('lock table one').then(() => other.query('commit'));
      await Promise.all([client.query('lock table two'), taken]);
    }
    await client.query('insert into one values ($1)', [tries]);
    return tries;
  });
  expect(await done).toBe(2);
  expect((await other.query('select id from one')).rows).toEqual([{ id: 2 }]);
});

it('says what went wrong when that is anything else, and leaves nothing', async () => {
  const failing = asOwner(test.url, async (client) => {
    await client.query('insert into two values (1)');
    await client.query('select nothing from nowhere');
  });
  await expect(failing).rejects.toThrow('nowhere');
  expect((await other.query('select id from two')).rows).toEqual([]);
});
