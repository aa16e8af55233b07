import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { BannerPictures } from './banner-pictures.repository';
import { bannerTable } from './banner.tables';
import { contentMigrations } from './migrations';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(contentMigrations);
});
afterAll(() => database?.close());

const banner = (agent: string, id: string, imgUrl: string) => {
  const text = { th: 'ใหม่', en: 'New' };
  return { agent, id, position: 0, eyebrow: text, title: text, action: text, path: 'game', imgUrl };
};

describe('BannerPictures', () => {
  it('lists the images of all agents, each once', async () => {
    const pictures = new BannerPictures(database.database);
    expect(await pictures.list()).toEqual([]);
    await database.database.asOperator((tx) =>
      tx
        .insert(bannerTable)
        .values([banner('MTO', 'a', '/one.avif'), banner('NAGA', 'a', '/one.avif'), banner('NAGA', 'b', '/two.avif')]),
    );
    expect((await pictures.list()).sort()).toEqual(['/one.avif', '/two.avif']);
  });
});
