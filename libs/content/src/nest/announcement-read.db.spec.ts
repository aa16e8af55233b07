import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberRef } from '@housebrand/shared';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { AnnouncementReadRepository } from './announcement-read.repository';
import { contentMigrations } from './migrations';

let database: TestDatabase;
let read: AnnouncementReadRepository;
const add = (by: MemberRef, ids: string[]) =>
  database.database.forAgent(by.prefix, (tx) => read.add(tx, by.username, ids));
const member = { prefix: 'MTO', username: 'MTODEMO1' };

beforeAll(async () => {
  database = await createTestDatabase(contentMigrations);
  read = new AnnouncementReadRepository(database.database);
});
afterAll(() => database?.close());

describe('list of read announcements', () => {
  it('belongs to one member of one agent, newest last and once each', async () => {
    expect(await read.list(member)).toEqual([]);
    await add(member, ['a', 'b']);
    await add(member, ['c', 'a']);
    expect(await read.list(member)).toEqual(['b', 'c', 'a']);
    expect(await read.list({ ...member, username: 'MTODEMO2' })).toEqual([]);
    expect(await read.list({ prefix: 'NAGA', username: 'MTODEMO1' })).toEqual([]);
  });

  it('keeps what two devices add at once, up to the newest sixty', async () => {
    const other = { ...member, username: 'MTODEMO3' };
    const ids = Array.from({ length: 8 }, (_, index) => `at-once-${index}`);
    await Promise.all(ids.map((id) => add(other, [id])));
    expect((await read.list(other)).sort()).toEqual(ids);
    await add(
      other,
      Array.from({ length: 60 }, (_, index) => `later-${index}`),
    );
    expect(await read.list(other)).toHaveLength(60);
    expect(await read.list(other)).not.toContain('at-once-0');
  });
});
