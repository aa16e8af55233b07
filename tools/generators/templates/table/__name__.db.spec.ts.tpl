import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { __migrations__ } from './migrations';
import { __Name__Repository, insert__Name__ } from './__name__.repository';
import { __camel__Table } from './__name__.tables';

let test: TestDatabase;
let rows: __Name__Repository;

beforeAll(async () => {
  test = await createTestDatabase(__migrations__);
  rows = new __Name__Repository(test.database);
}, 30_000);
afterAll(() => test.close());

const add = (prefix: string, username = `${prefix}DEMO1`) =>
  test.database.forAgent(prefix, (tx) => insert__Name__(tx, username));

describe('__snake__ rows', () => {
  it('returns a member’s own rows, the newest first', async () => {
    const added = [await add('MTO', 'MTOFIRST'), await add('MTO', 'MTOFIRST')];
    await add('MTO', 'MTOSECOND');
    const found = await rows.ofMember({ prefix: 'MTO', username: 'MTOFIRST' });
    expect(found.map(({ id }) => id)).toEqual(added.toReversed());
    expect(found[0]).not.toHaveProperty('agent');
  });

  it('hides rows from other agents', async () => {
    await add('NAGA');
    const seen = await test.database.read('NAGA', (q) => q.select().from(__camel__Table));
    expect(seen.map(({ agent }) => agent)).toEqual(['NAGA']);
    expect(await rows.ofMember({ prefix: 'MTO', username: 'NAGADEMO1' })).toEqual([]);
  });
__appendOnlySpec__
});
